import type { Fact, Unit } from '../fact.ts'
import { getFactMeaning } from '../meaning/fact-meaning.ts'
import type { Meaning } from '../meaning/role-words.ts'
import type { Reading, WrittenUnit } from '../reading/amounts.ts'
import { squareWords } from '../reading/shared-words.ts'
import type { Vocabulary } from '../reading/vocabulary.ts'

/** Context of a figure, from its sentence. */
export interface Surroundings {
  /** The sentence mentions an area, so that money may be by square metre. */
  isByArea: boolean
  /** The sentence mentions months or years. */
  isPeriodic: boolean
  /** What things it mentions. */
  meanings: ReadonlySet<Meaning>
}

const hasAny = (words: string, beginnings: readonly string[]): boolean => {
  const small = words.toLowerCase()
  return beginnings.some(beginning => small.includes(beginning))
}

/** Whether words mention months or years. */
export const isPeriodic = (words: string, { periodic }: Vocabulary): boolean => hasAny(words, periodic)

const areaSigns = /m²|m2|qm(?!\p{L})/iu

/** Whether a text mentions square metres. */
export const speaksOfArea = (text: string): boolean => areaSigns.test(text) || hasAny(text, squareWords)

/** A number and the word for the things that it counts, at the end of what stands around a fact. */
const counted = /\d ?\p{L}{4,}/u

/** Whether the words of a fact count things: `672 ventes`. */
const countsThings = (size: number, words: string | undefined): boolean =>
  Number.isInteger(size) && words !== undefined && counted.test(words.slice(words.indexOf(String(size))))

/** A numeric fact, prepared for lookup; its words are read where a figure is compared with it. */
export class KnownFact {
  readonly fact: Fact
  /** Without its sign. */
  readonly size: number
  readonly isNegative: boolean
  /** Index among the facts: of several of one value the first is linked. */
  readonly order: number
  readonly #vocabulary: Vocabulary

  constructor(fact: Fact, value: number, order: number, vocabulary: Vocabulary) {
    this.fact = fact
    this.size = Math.abs(value)
    this.isNegative = value < 0
    this.order = order
    this.#vocabulary = vocabulary
  }

  get #label(): string {
    return this.fact.source.path ?? this.fact.source.words ?? ''
  }

  get #isUnknown(): boolean {
    return this.fact.unit === 'number'
  }

  /** From its words or its field, where its unit does not tell. */
  get isPeriodic(): boolean {
    return isPeriodic(this.#label, this.#vocabulary) && getFactMeaning(this.fact).period !== 'once'
  }

  get isSurface(): boolean {
    return this.#isUnknown && (speaksOfArea(this.#label) || hasAny(this.#label, this.#vocabulary.surfaces))
  }

  /** A number of things that its own words name, `672 ventes`. */
  get isCount(): boolean {
    return this.#isUnknown && countsThings(this.size, this.fact.source.words)
  }
}

/** The facts that are numbers, the least first. */
export const numericFacts = (facts: readonly Fact[], vocabulary: Vocabulary): KnownFact[] =>
  facts
    .flatMap((fact, order) => {
      const { value, unit } = fact
      return typeof value === 'number' && unit !== 'article' ? [new KnownFact(fact, value, order, vocabulary)] : []
    })
    .sort((a, b) => a.size - b.size)

/** The position of the first value that is at least as large, in a list in rising order. */
export const firstAtLeast = <Item>(items: readonly Item[], least: number, sizeOf: (item: Item) => number): number => {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && sizeOf(item) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether a unit is money. */
export const isMoney = (unit: WrittenUnit): boolean => /^[A-Z]{3}$/.test(unit)
/** Whether a unit is money by square metre. */
export const isPrice = (unit: WrittenUnit): boolean => unit.endsWith('/m²')
/** Whether a unit is a span of time. */
export const isTimeSpan = (unit: WrittenUnit): boolean =>
  unit === 'years' || unit === 'months' || unit === 'days' || unit === 'hours'

/** Whether a figure without a unit may be a value in a unit. */
const mayBeBare = (unit: Unit, { value }: Reading): boolean => {
  if (unit === 'fraction') return value < 1
  return !isTimeSpan(unit) && unit !== 'calendar year' && unit !== 'percentage points'
}

/** Whether a figure may be a number of which no unit is known. */
const mayBeNumber = ({ unit }: Reading, { isPeriodic: hasPeriod, isSurface, isCount }: KnownFact): boolean => {
  if (unit === 'bare') return true
  if (isCount) return false
  if (unit === 'times') return true
  if (isTimeSpan(unit)) return hasPeriod
  return unit === 'm²' ? isSurface : unit !== 'calendar year'
}

/** A reading in the unit of a fact: of a share in hundredths. */
interface Meant extends Reading {
  isInPoints?: boolean
}

/** A share as its source gives it, in hundredths. */
const inPoints = (reading: Reading): Meant => ({
  ...reading,
  value: reading.value * 100,
  tolerance: reading.tolerance * 100,
  unit: 'percentage points',
  isInPoints: true,
})

/** Whether the unit of a figure may be that of a fact. */
const isUnitCompatible = (reading: Meant, known: KnownFact, around: Surroundings): boolean => {
  const { unit } = known.fact
  if (unit === 'number') return mayBeNumber(reading, known)
  if (unit === reading.unit) return unit !== 'percentage points' || reading.isInPoints === true
  if (reading.unit === 'bare') return mayBeBare(unit, reading)
  if (reading.unit === 'percentage points') return unit === 'fraction' && known.size < 1
  if (isMoney(reading.unit)) return around.isByArea && unit === `${reading.unit}/m²`
  return false
}

/** Other readings of a figure: months for years, per cent for a number that is printed as one. */
const otherReadings = (reading: Reading): Meant[] => {
  const { value, tolerance, unit } = reading
  if (unit === 'fraction' || unit === 'percentage points') return [reading, inPoints(reading)]
  if (unit === 'years') return [reading, { value: value * 12, tolerance, unit: 'months' }]
  if (unit === 'months') return [reading, { value: value / 12, tolerance: tolerance / 100, unit: 'years' }]
  if (unit === 'bare' && value >= 24 && value % 12 === 0)
    return [reading, { value: value / 12, tolerance: 0.001, unit: 'years' }]
  return [reading]
}

/** Doubles of sums and quotients differ in their last digits. */
export const doubleError = 1e-12

/** Criteria for finding a figure. */
export interface Search {
  around: Surroundings
  isNegative: boolean
  /** Which facts may be meant, as those of law only where they are cited. */
  allows(fact: Fact): boolean
}

/** The facts that are as large as a value, or nearly so. */
export const factsWithin = (list: readonly KnownFact[], value: number, reach: number): KnownFact[] => {
  const found: KnownFact[] = []
  for (let at = firstAtLeast(list, value - reach, ({ size }) => size); at < list.length; at += 1) {
    const known = list[at]
    if (!known || known.size > value + reach) break
    found.push(known)
  }
  return found
}

const factsWithinTolerance = (list: readonly KnownFact[], { value, tolerance }: Reading): KnownFact[] =>
  factsWithin(list, value, tolerance + doubleError * value)

/** A number that a source gives in per cent without saying so, `"yield": 3.66`. */
const asPercent = (list: readonly KnownFact[], reading: Reading): KnownFact[] => {
  if (reading.unit !== 'fraction') return []
  const printed = { ...reading, value: reading.value * 100, tolerance: reading.tolerance * 100 }
  return factsWithinTolerance(list, printed).filter(
    ({ fact, size, isCount }) => fact.unit === 'number' && !isCount && !Number.isInteger(size),
  )
}

/** The fact that a figure states: of those with its value and its unit the first. */
export const findStatedFact = (
  list: readonly KnownFact[],
  readings: readonly Reading[],
  { around, isNegative, allows }: Search,
): { known: KnownFact; reading: Reading } | undefined => {
  for (const reading of readings) {
    const fitting = otherReadings(reading).flatMap(other =>
      factsWithinTolerance(list, other).filter(known => isUnitCompatible(other, known, around)),
    )
    const known = [...fitting, ...asPercent(list, reading)]
      .sort((a, b) => a.order - b.order)
      .find(one => (!isNegative || one.isNegative) && allows(one.fact))
    if (known) return { known, reading }
  }
  return undefined
}
