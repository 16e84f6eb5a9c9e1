import type { Words } from '#contract/shared/law'
import { tables } from '#languages/derived/gains'
import { buildLabels } from '#languages/labels'
import type { LineKinds } from '../../../core/line-kind.ts'
import type { GainLineKey } from './sale.ts'

const words = buildLabels(tables)

const ofSeller = { nature: 'tax', payer: 'seller', dueTo: 'state' } as const

/** Lines of a sale in Luxembourg, in the languages of the service. */
export const luxembourgGainLines: LineKinds<GainLineKey, Words> = {
  incomeTaxOnGain: {
    ...ofSeller,
    category: 'incomeTax',
    label: words.lines.incomeTaxOnGain,
    localLabel: 'impôt sur le bénéfice de cession',
    wordings: {
      speculative: {
        label: words.incomeTaxOnSpeculativeGain,
        localLabel: 'impôt sur le bénéfice de spéculation',
      },
    },
  },
  employmentFund: {
    ...ofSeller,
    category: 'incomeTax',
    label: words.lines.employmentFund,
    localLabel: "contribution au fonds pour l'emploi",
  },
  dependencyContribution: {
    ...ofSeller,
    category: 'socialContribution',
    label: words.lines.dependencyContribution,
    localLabel: 'contribution dépendance',
  },
}
