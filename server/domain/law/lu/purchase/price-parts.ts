import { type AnswerEntry, assumptionEntry } from '../../../core/entries.ts'
import { toCents, toSixDecimals } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import { type Answered, orDefault } from '../../purchase/entries.ts'
import { offPlanLandShare } from '../parameters/duties.ts'
import { standardVatRate, superReducedVatRate } from '../parameters/vat.ts'
import { dutiableValueOf } from './deed-value.ts'
import type { PurchaseInput } from './purchase-input.ts'

const nothingBuilt = 'Nothing is built on the day of the deed.'

/** Figure that a usual share or factor gives for a missing one. */
export const usually = (field: string, value: number, usual: Provision): Answered<number> => {
  const { certainty, note = '' } = usual.version
  return { value, assumptions: [assumptionEntry({ field, value, source: 'default', certainty, note }, usual)] }
}

/** Land value: as sent, else the usual part of the price, within the price less the construction already built. */
const landOf = (law: Law, { price, landValue, builtValueAtDeed = 0 }: PurchaseInput): Answered<number> => {
  if (landValue !== undefined) return { value: landValue, assumptions: [] }
  const share = law(offPlanLandShare)
  return usually('landValue', toCents(Math.min(price * share.value, price - builtValueAtDeed)), share)
}

type Convention = NonNullable<PurchaseInput['priceIncludes']>

/** Convention by which the price includes the construction to come. */
const conventionOf = (law: Law, { priceIncludes }: PurchaseInput): Answered<Convention> => {
  if (priceIncludes !== undefined) return { value: priceIncludes, assumptions: [] }
  const reduced = `${toSixDecimals(100 * law(superReducedVatRate).value)} %`
  const note = `The construction to come is taken as priced without VAT; advertised prices often include ${reduced}.`
  return orDefault<Convention>('priceIncludes', undefined, 'exclVat', note)
}

/** VAT that a price already includes, as a rate; 0 where the price is without VAT. */
const vatRateInside = (law: Law, convention: Convention): number => {
  if (convention === 'exclVat') return 0
  return law(convention === 'superReducedVat' ? superReducedVatRate : standardVatRate).value
}

/** Parts of the price, and the base of the duties. */
export interface PriceParts {
  /** Value that bears duties: price or value, or off plan the land and the construction that is already built. */
  dutiableValue: number
  /** Provisions that set it, besides the land of a sale off plan. */
  valuedBy: readonly Provision[]
  construction: { exclVat: number; vatInside: number }
  /** Defaults used in the case. */
  assumptions: readonly AnswerEntry<never>[]
}

const noConstruction = { exclVat: 0, vatInside: 0 }

/** A sale that bears duties on the price, or on the value of what is bought where that is higher; a house may follow. */
const wholePrice = (law: Law, input: PurchaseInput): PriceParts => {
  const valued = dutiableValueOf(law, input)
  return {
    dutiableValue: valued.value,
    valuedBy: valued.by,
    construction: { exclVat: input.constructionPrice ?? 0, vatInside: 0 },
    assumptions: [],
  }
}

/** Land and construction of a sale off plan: the parts that bear duties and VAT. */
const offPlanParts = (law: Law, input: PurchaseInput): PriceParts => {
  const land = landOf(law, input)
  const built = orDefault('builtValueAtDeed', input.builtValueAtDeed, 0, nothingBuilt)
  const dutiableValue = land.value + built.value
  const assumptions = [...land.assumptions, ...built.assumptions]
  const toCome = Math.max(0, input.price - land.value - built.value)
  if (toCents(toCome) === 0) return { dutiableValue, valuedBy: [], construction: noConstruction, assumptions }
  const convention = conventionOf(law, input)
  const exclVat = toCome / (1 + vatRateInside(law, convention.value))
  return {
    dutiableValue,
    valuedBy: [],
    construction: { exclVat, vatInside: toCome - exclVat },
    assumptions: [...assumptions, ...convention.assumptions],
  }
}

/** Base of the duties and of VAT: of a sale off plan its parts, else the price or the value. */
export const pricePartsOf = (law: Law, input: PurchaseInput): PriceParts =>
  input.operation === 'offPlan' ? offPlanParts(law, input) : wholePrice(law, input)
