import type { LawReference } from '#contract/shared/law'
import type { Currency, Fact } from '../fact.ts'
import { unitBy } from './units.ts'

/** Parameters whose sums are in another currency than that of their country today. */
const currencyById: Readonly<Record<string, Currency>> = { 'lu.capitalGain.francsPerEuro': 'LUF' }

/** Countries that do not pay in euros, by the beginning of their parameters' ids. */
const currencyByCountry: Readonly<Record<string, Currency>> = { uk: 'GBP', us: 'USD' }

/** The value of a line of law as a fact, named as its mark; undefined where the line has no single number. */
export const lawFact = (mark: string, { id, value, unit }: LawReference): Fact | undefined => {
  if (typeof value !== 'number') return undefined
  const currency = currencyById[id] ?? currencyByCountry[id.slice(0, 2)] ?? 'EUR'
  return { name: mark, value, unit: unitBy(unit, currency), source: { kind: 'law', id } }
}

/** A line of law with its value named, as `= 0.06 {L2} (fraction; …)`; unchanged without a single value. */
export const nameLawLine = (mark: string, text: string, reference: LawReference): string => {
  const value = ` = ${JSON.stringify(reference.value)}`
  return lawFact(mark, reference) ? text.replace(`${value} (`, () => `${value} {${mark}} (`) : text
}
