import type { Words } from '#contract/shared/law'
import type { LineKinds } from '../../../core/line-kind.ts'
import type { GainLineKey } from './sale.ts'

const ofSeller = { nature: 'tax', payer: 'seller', dueTo: 'state' } as const

/** The lines of a sale in Luxembourg, in the four languages of the service. */
export const lines: LineKinds<GainLineKey, Words> = {
  incomeTaxOnGain: {
    ...ofSeller,
    category: 'incomeTax',
    label: {
      en: 'Income tax on the long-term gain',
      fr: 'Impôt sur le revenu sur le bénéfice de cession',
      de: 'Einkommensteuer auf den langfristigen Veräußerungsgewinn',
      lb: 'Akommessteier op de laangfristege Gewënn',
    },
    localLabel: 'impôt sur le bénéfice de cession',
    wordings: {
      speculative: {
        label: {
          en: 'Income tax on the speculative gain',
          fr: 'Impôt sur le revenu sur le bénéfice de spéculation',
          de: 'Einkommensteuer auf den Spekulationsgewinn',
          lb: 'Akommessteier op de Spekulatiounsgewënn',
        },
        localLabel: 'impôt sur le bénéfice de spéculation',
      },
    },
  },
  employmentFund: {
    ...ofSeller,
    category: 'incomeTax',
    label: {
      en: 'Contribution to the employment fund',
      fr: "Contribution au fonds pour l'emploi",
      de: 'Beitrag zum Beschäftigungsfonds',
      lb: 'Bäitrag zum Beschäftegungsfong',
    },
    localLabel: "contribution au fonds pour l'emploi",
  },
  dependencyContribution: {
    ...ofSeller,
    category: 'socialContribution',
    label: {
      en: 'Dependency insurance contribution',
      fr: "Contribution à l'assurance dépendance",
      de: 'Beitrag zur Pflegeversicherung',
      lb: "Bäitrag fir d'Fleegeversécherung",
    },
    localLabel: 'contribution dépendance',
  },
}
