import { costLine } from '../../core/cost-line.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import type { FeeLine } from '../country.ts'
import { priceVatLine } from '../purchase-lines.ts'
import type { Input } from './conditions.ts'
import {
  cataloniaWaivedStampDutyRate,
  homeVatRate,
  igicRate,
  ipsiRange,
  ipsiRate,
  murciaStampDutyRate,
  protectedVatRate,
  stampDutyRates,
  valenciaStampDutyRate,
} from './parameters/new-build.ts'
import { ceutaMelillaRebate } from './parameters/transfer-tax.ts'
import { igicRules } from './reduced-rules.ts'
import { type Reductions, reductions } from './reductions.ts'
import { isCeutaOrMelilla, partDue } from './scales.ts'
import type { Part } from './transfer-tax.ts'

const inside = (price: number, rate: number): number => price - price / (1 + rate)

/** The lines of a tax on the price, and its rate. */
interface Taxed {
  lines: FeeLine[]
  rate: number
}

const vat = (law: Law, { price, protectedHousing }: Input, includesVat: boolean): Taxed => {
  const basis = protectedHousing ? protectedVatRate : homeVatRate
  const rate = law.value(basis)
  return { lines: priceVatLine(law, { price, includesVat, rate, basis }, { localLabel: 'IVA' }), rate }
}

const ipsi = (law: Law, { price }: Input, includesVat: boolean): Taxed => {
  const rate = law.value(ipsiRate)
  const { low, high } = law.value(ipsiRange)
  const at = (other: number): number => (includesVat ? inside(price, other) : price * other)
  const lines = priceVatLine(law, { price, includesVat, rate, basis: ipsiRate }, { localLabel: 'IPSI' })
  return {
    lines: lines.map(line => ({
      ...line,
      range: { low: toCents(at(low)), high: toCents(at(high)) },
      basis: [...line.basis, ipsiRange.id],
    })),
    rate,
  }
}

const igic = (law: Law, input: Input, includesVat: boolean): Taxed & Omit<Reductions, 'granted'> => {
  const { price } = input
  const general = law.value(igicRate)
  const { granted, possibleReliefs, notices } = reductions(law, input, igicRules, {
    baseAt: rate => (includesVat ? price / (1 + rate) : price),
    general: base => base * general,
    generalRate: general,
    isInPrice: includesVat,
  })
  const rate = granted?.rate ?? general
  const [basis, ...limits]: readonly [Parameter<unknown>, ...Parameter<unknown>[]] = granted?.basis ?? [igicRate]
  const lines = priceVatLine(law, { price, includesVat, rate, basis }, { localLabel: 'IGIC' })
  return {
    lines: lines.map(line => ({ ...line, basis: [...line.basis, ...limits.map(({ id }) => id)] })),
    rate,
    possibleReliefs,
    notices,
  }
}

const stampDutyRate = (
  law: Law,
  { region, vatExemptionWaived }: Input,
): { rate: number; parameter: Parameter<unknown> } => {
  const of = (parameter: Parameter<number>) => ({ rate: law.value(parameter), parameter })
  if (region === 'ES-CT' && vatExemptionWaived) return of(cataloniaWaivedStampDutyRate)
  if (region === 'ES-MC') return of(murciaStampDutyRate)
  if (region === 'ES-VC') return of(valenciaStampDutyRate)
  return { rate: law.row(stampDutyRates, region) ?? 0, parameter: stampDutyRates }
}

const stampDuty = (law: Law, input: Input, deedValue: number): FeeLine[] => {
  const { region, fiscalReferenceValue = 0 } = input
  const base = Math.max(deedValue, fiscalReferenceValue)
  const { rate: full, parameter } = stampDutyRate(law, input)
  const rate = full * partDue(law, region)
  return costLine(law, {
    key: 'stampDuty',
    label: 'Stamp duty on the deed',
    localLabel: 'actos jurídicos documentados (AJD)',
    category: 'stamp',
    nature: 'tax',
    dueTo: 'region',
    amount: base * rate,
    base,
    rate,
    basis: [parameter, ...(isCeutaOrMelilla(region) ? [ceutaMelillaRebate] : [])],
    standsAtZero: true,
  })
}

/** Taxes on a sale with VAT: VAT, IGIC or IPSI by territory, and stamp duty; with the price without them. */
export const saleWithVat = (law: Law, input: Input, includesVat: boolean): Part & { deedValue: number } => {
  const { region, price, fiscalReferenceValue = 0 } = input
  const none = { possibleReliefs: [], notices: [] }
  const taxOf = (): Taxed & Omit<Reductions, 'granted'> => {
    if (region === 'ES-CN') return igic(law, input, includesVat)
    return { ...none, ...(isCeutaOrMelilla(region) ? ipsi : vat)(law, input, includesVat) }
  }
  const { lines, rate, possibleReliefs, notices } = taxOf()
  const deedValue = includesVat ? price / (1 + rate) : price
  return {
    lines: [...lines, ...stampDuty(law, input, deedValue)],
    deedValue,
    possibleReliefs,
    notices: [
      ...notices,
      ...(fiscalReferenceValue > deedValue
        ? [
            {
              code: 'base_above_price' as const,
              message: 'The reference value of the cadastre is above the price and is the base of the stamp duty.',
              field: 'fiscalReferenceValue',
            },
          ]
        : []),
    ],
  }
}
