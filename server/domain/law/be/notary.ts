import { bySlices } from '../../core/brackets.ts'
import { atRate, charge, fixed } from '../../core/charge.ts'
import { amountOf, type LineEntry, line, relief } from '../../core/entries.ts'
import { sum, toCents } from '../../core/money.ts'
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
  return line('notaryFeeNet', charge({ amount, base: price }, [scale, ...reducedBy]))
}

/** A sole own home as the tariff has it: owned alone before any sale, and no land to build on. */
const homeOf = (input: Input): SoleOwnHome =>
  soleOwnHome(input, { maySell: false, isExcluded: input.buildingLand === true })

/** The notary and the register: honorarium of scale J, lower for a sole own home, then fees, VAT and disbursements. */
export const notary = (law: Law, input: Input): Entries => {
  const { overrides } = input
  const taxed = [
    honorarium(law, input, homeOf(input).isMet === true),
    ...marketLine('administrativeFees', fixed(law(administrativeFees)), overrides),
    ...marketLine('searches', fixed(law(searches)), overrides),
  ]
  return [
    ...taxed,
    line('notaryFeeVat', atRate(amountOf(taxed), law(serviceVatRate))),
    ...marketLine('transcription', fixed(law(transcription)), overrides),
    ...marketLine('writingDuty', fixed(law(writingDuty)), overrides),
  ]
}

/** The notice of a lower honorarium that depends on missing answers. */
export const honorariumRelief = (law: Law, input: Input): Entries => {
  const { isMet, missing } = homeOf(input)
  const full = bySlices(input.price, law(scaleJ).value)
  const saving = sum([toCents(full), -toCents(full * (1 - reductionRate(law, input.price)))])
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
  return [relief(text, reduced, law(reducedHonorariumFaded))]
}
