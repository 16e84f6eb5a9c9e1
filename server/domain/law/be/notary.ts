import { bySlices } from '../../core/brackets.ts'
import { atFixedAmount, atRate, charge } from '../../core/charge.ts'
import { type LineEntry, lineEntry, reliefEntry, sumOfLines } from '../../core/entries.ts'
import { sumAmounts, toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { marketLine } from '../purchase/entries.ts'
import { reducedHonorarium, reducedHonorariumFaded, scaleJ, serviceVatRate } from './parameters/federal.ts'
import { administrativeFees, searches, transcription, writingDuty } from './parameters/market.ts'
import { type Entries, type Input, type SoleOwnHome, soleOwnHome } from './sole-own-home.ts'

const reductionRate = (law: Law, price: number): number =>
  Math.max(0, law(reducedHonorarium).value - bySlices(price, law(reducedHonorariumFaded).value))

const honorarium = (law: Law, { price }: Input, isReduced: boolean): LineEntry<'notaryFeeNet'> => {
  const reduced = isReduced ? reductionRate(law, price) : 0
  const scale = law(scaleJ)
  const reducedBy = reduced > 0 ? [law(reducedHonorarium), law(reducedHonorariumFaded)] : []
  const amount = bySlices(price, scale.value) * (1 - reduced)
  return lineEntry('notaryFeeNet', charge({ amount, base: price }, [scale, ...reducedBy]))
}

/** Sole own home as the tariff defines it: no other dwelling, not even one to be sold, and no building land. */
const tariffOwnHome = (input: Input): SoleOwnHome =>
  soleOwnHome(input, { maySell: false, isExcluded: input.buildingLand === true })

/** Notary and register: honorarium of scale J, lower for a sole own home, then fees, VAT and disbursements. */
export const belgianNotary = (law: Law, input: Input): Entries => {
  const { overrides } = input
  const taxed = [
    honorarium(law, input, tariffOwnHome(input).isMet === true),
    ...marketLine('administrativeFees', atFixedAmount(law(administrativeFees)), overrides),
    ...marketLine('searches', atFixedAmount(law(searches)), overrides),
  ]
  return [
    ...taxed,
    lineEntry('notaryFeeVat', atRate(sumOfLines(taxed), law(serviceVatRate))),
    ...marketLine('transcription', atFixedAmount(law(transcription)), overrides),
    ...marketLine('writingDuty', atFixedAmount(law(writingDuty)), overrides),
  ]
}

/** Relief of a lower honorarium that depends on missing answers. */
export const honorariumRelief = (law: Law, input: Input): Entries => {
  const { isMet, missing } = tariffOwnHome(input)
  const full = bySlices(input.price, law(scaleJ).value)
  const saving = sumAmounts([toCents(full), -toCents(full * (1 - reductionRate(law, input.price)))])
  if (isMet !== undefined || saving === 0) return []
  const reduced = law(reducedHonorarium)
  const text = {
    key: 'reducedHonorarium',
    label: 'Lower notary fee for a sole own home',
    saving,
    condition: 'The buyers would own no other dwelling, without one still to be sold, and live there.',
    fields: missing,
    certainty: reduced.version.certainty,
  } as const
  return [reliefEntry(text, reduced, law(reducedHonorariumFaded))]
}
