import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import type { FeeLine, FeeRelief, Findings } from '../country.ts'
import { answerOr, priceVatLine } from '../purchase-lines.ts'
import { fixedDuty, vatRates } from './parameters/federal.ts'
import { soleOwnHome } from './sole-own-home.ts'
import type { Input } from './transfer-tax.ts'

/** Whether a rebuilt home has the reduced rate: a sole own home, or let under the conditions. */
const isReduced = (input: Input): boolean | undefined => {
  if (!input.rebuiltHome || input.use === 'secondHome') return false
  return input.use === 'rental' ? input.reliefConditionsMet : soleOwnHome(input).isMet
}

const relief = (law: Law, input: Input, standardVat: number, reducedVat: number): FeeRelief[] => [
  {
    key: 'rebuiltHome',
    label: 'VAT at the reduced rate on a rebuilt home',
    saving: toCents(standardVat - reducedVat),
    condition: 'The rebuilt home would be the sole own home within the size of the law, or let for long or socially.',
    fields: input.use === 'rental' ? ['reliefConditionsMet'] : soleOwnHome(input).missing,
    basis: [vatRates.id],
    certainty: law.version(vatRates).certainty,
  },
]

const closedWindow = (input: Input, isOpen: boolean): Findings['notices'] =>
  input.rebuiltHome && !isOpen
    ? [
        {
          code: 'relief_window_closed',
          message: 'VAT at 6 % on rebuilt homes holds everywhere for deeds from 2025-07-01.',
          field: 'rebuiltHome',
        },
      ]
    : []

const fixed = (law: Law): FeeLine[] =>
  costLine(law, {
    key: 'fixedDuty',
    label: 'Fixed registration duty',
    localLabel: 'droit fixe général',
    category: 'transferTax',
    nature: 'tax',
    dueTo: 'state',
    amount: law.value(fixedDuty),
    basis: [fixedDuty],
  })

/** A new build: VAT, and a fixed duty instead of the registration duty. */
export const newBuild = (law: Law, input: Input): Findings => {
  const { price } = input
  const note = 'New homes are advertised with VAT in some places and without it in others.'
  const includesVat = answerOr(law, 'priceIncludesVat', input.priceIncludesVat, true, note)
  const { standard, rebuiltHome } = law.value(vatRates)
  const granted = isReduced(input)
  const row = granted === true && rebuiltHome !== undefined ? 'rebuiltHome' : 'standard'
  const rate = law.row(vatRates, row) ?? standard
  const vatAt = (some: number): number => (includesVat ? (price / (1 + some)) * some : price * some)
  const isWaiting = granted === undefined && rebuiltHome !== undefined
  return {
    lines: [
      ...priceVatLine(law, { price, includesVat, rate, basis: vatRates }, { localLabel: 'TVA / btw' }),
      ...fixed(law),
    ],
    possibleReliefs: isWaiting ? relief(law, input, vatAt(standard), vatAt(rebuiltHome)) : [],
    notices: closedWindow(input, rebuiltHome !== undefined),
    more: { priceIncludesVat: includesVat },
  }
}
