import type { Notice } from '#contract/shared/law'
import type { Law } from '../../core/law.ts'
import type { Findings } from '../country.ts'
import { answerOr, brokerLine } from '../purchase-lines.ts'
import type { Input } from './conditions.ts'
import { agreedNotaryFee, deedFees } from './deed-fees.ts'
import { saleWithVat } from './new-build.ts'
import { brokerRate } from './parameters/market.ts'
import { idleAnswers, reforms } from './remarks.ts'
import { transferTax } from './transfer-tax.ts'

/** A waived exemption makes the sale of an existing home one with VAT. */
const isWaived = ({ region, newBuild, vatExemptionWaived }: Input): boolean =>
  region === 'ES-CT' && !newBuild && vatExemptionWaived === true

const taxesOf = (law: Law, input: Input) => {
  if (isWaived(input)) return saleWithVat(law, input, false)
  if (!input.newBuild) return { ...transferTax(law, input), deedValue: input.price }
  const note = 'Prices of developers are usually quoted without VAT.'
  return saleWithVat(law, input, answerOr(law, 'priceIncludesVat', input.priceIncludesVat, false, note))
}

const conventions = (input: Input): Notice[] =>
  isWaived(input)
    ? [
        {
          code: 'price_convention_assumed',
          message: 'The price was taken without VAT, which is due because the exemption is waived.',
          field: 'vatExemptionWaived',
        },
      ]
    : []

/** Costs of buying in Spain: transfer tax, or VAT and stamp duty; then notary, registrar, other helpers and broker. */
export const acquisition = (law: Law, input: Input): Findings => {
  const hasVat = input.newBuild === true || isWaived(input)
  const { lines, possibleReliefs, notices, deedValue } = taxesOf(law, input)
  return {
    lines: [...lines, ...deedFees(law, input, deedValue), ...brokerLine(law, input, brokerRate)],
    possibleReliefs,
    notices: [
      ...notices,
      ...conventions(input),
      ...agreedNotaryFee(law, deedValue),
      ...idleAnswers(law, input, hasVat),
      ...reforms(law, input, hasVat),
    ],
    ...(input.newBuild && { more: { priceIncludesVat: input.priceIncludesVat ?? false } }),
  }
}
