import { bySlices } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import type { FeeLine, FeeRelief } from '../country.ts'
import { overridable } from '../purchase-lines.ts'
import { reducedHonorarium, reducedHonorariumFaded, scaleJ, serviceVatRate } from './parameters/federal.ts'
import { administrativeFees, searches, transcription, writingDuty } from './parameters/market.ts'
import { soleOwnHome } from './sole-own-home.ts'
import type { Input } from './transfer-tax.ts'

const reductionRate = (law: Law, price: number): number => {
  const whole = law.value(reducedHonorarium)
  return Math.max(0, whole - bySlices(price, law.value(reducedHonorariumFaded)))
}

const honorarium = (law: Law, { price }: Input, isReduced: boolean): FeeLine[] => {
  const reduced = isReduced ? reductionRate(law, price) : 0
  return costLine(law, {
    key: 'notaryFeeNet',
    label: 'Notary fee',
    localLabel: 'honoraires / ereloon',
    category: 'notary',
    nature: 'regulatedTariff',
    dueTo: 'notary',
    amount: bySlices(price, law.value(scaleJ)) * (1 - reduced),
    base: price,
    basis: reduced > 0 ? [scaleJ, reducedHonorarium, reducedHonorariumFaded] : [scaleJ],
  })
}

const vat = (law: Law, taxed: readonly FeeLine[]): FeeLine[] => {
  const rate = law.value(serviceVatRate)
  const base = sum(taxed.map(({ amount }) => amount))
  return costLine(law, {
    key: 'notaryFeeVat',
    label: 'VAT on notary fee, administrative fees and searches',
    localLabel: 'TVA / btw',
    category: 'notary',
    nature: 'regulatedTariff',
    dueTo: 'notary',
    amount: base * rate,
    base,
    rate,
    basis: [serviceVatRate],
  })
}

/** The notary and the register: honorarium of scale J, lower for a sole own home, then fees, VAT and disbursements. */
export const notary = (law: Law, input: Input): FeeLine[] => {
  const { overrides } = input
  const own = { category: 'notary', dueTo: 'notary' } as const
  const taxed = [
    ...honorarium(law, input, soleOwnHome(input, false).isMet === true),
    ...overridable(law, overrides, administrativeFees, {
      key: 'administrativeFees',
      label: 'Administrative fees of the notary',
      localLabel: 'frais administratifs',
      ...own,
    }),
    ...overridable(law, overrides, searches, {
      key: 'searches',
      label: 'External searches',
      localLabel: 'recherches',
      ...own,
    }),
  ]
  return [
    ...taxed,
    ...vat(law, taxed),
    ...overridable(law, overrides, transcription, {
      key: 'transcription',
      label: 'Transcription in the register',
      localLabel: 'transcription',
      category: 'registry',
      dueTo: 'registry',
    }),
    ...overridable(law, overrides, writingDuty, {
      key: 'writingDuty',
      label: 'Writing duty',
      localLabel: "droit d'écriture",
      category: 'stamp',
      dueTo: 'state',
    }),
  ]
}

/** Tells a lower honorarium that waits for answers. */
export const honorariumRelief = (law: Law, input: Input): FeeRelief[] => {
  const { isMet, missing } = soleOwnHome(input, false)
  const full = bySlices(input.price, law.value(scaleJ))
  const saving = sum([toCents(full), -toCents(full * (1 - reductionRate(law, input.price)))])
  if (isMet !== undefined || saving === 0) return []
  return [
    {
      key: 'reducedHonorarium',
      label: 'Lower notary fee for a sole own home',
      saving,
      condition: 'The buyers would own no other dwelling, without one still to be sold, and live there.',
      fields: missing,
      basis: [reducedHonorarium.id, reducedHonorariumFaded.id],
      certainty: law.version(reducedHonorarium).certainty,
    },
  ]
}
