import type { Certainty } from '#contract/shared/law'
import { type Band, bandOf, byBand, bySlices, type Slice } from './brackets.ts'
import { sumAmounts, toCents } from './money.ts'
import { orSent, type Provision, type Provisions } from './provision.ts'

/** How an amount was calculated; nothing of it is rounded. */
export interface Formula {
  readonly amount: number
  /** Amount to which the rate or the tariff is applied. */
  readonly base?: number
  /** The one rate of the whole base. */
  readonly rate?: number
  readonly range?: { readonly low: number; readonly high: number }
  /** Where it is not that of the provisions. */
  readonly certainty?: Certainty
}

/** An amount with the provisions that it rests on; only this file makes one. */
class CitedCharge {
  readonly #formula: Formula
  readonly by: Provisions

  constructor(formula: Formula, by: Provisions) {
    this.#formula = formula
    this.by = by
  }

  /** The amount before it is rounded to cents, with base, rate and range. */
  get formula(): Formula {
    return this.#formula
  }
}

/** An amount with the provisions that it rests on, the principal one first. */
export type Charge = CitedCharge

/** A charge by a formula of its own, with every provision that it applies; for formulas that are none of those below. */
export const charge = (formula: Formula, by: Provisions): Charge => new CitedCharge(formula, by)

/** A charge of a rate on a base; `also` are further provisions that it cites. */
export const atRate = (base: number, rate: Provision<number>, ...also: Provision[]): Charge =>
  charge({ amount: base * rate.value, base, rate: rate.value }, [rate, ...also])

/** A charge of a base slice by slice. */
export const onSlices = (base: number, tariff: Provision<readonly Slice[]>, ...also: Provision[]): Charge =>
  charge({ amount: bySlices(base, tariff.value), base }, [tariff, ...also])

/** A charge of a base by the one band that contains it; the rate is shown where the band is a rate alone. */
export const inBand = (base: number, table: Provision<readonly Band[]>, ...also: Provision[]): Charge => {
  const { rate, amount, deduction } = bandOf(base, table.value) ?? {}
  const isRate = rate !== undefined && amount === undefined && deduction === undefined
  return charge({ amount: byBand(base, table.value), base, ...(isRate && { rate }) }, [table, ...also])
}

/** The rate of the band that contains an amount, for another base, such as the amount in whole steps. */
export const rateOfBand = (table: Provision<readonly Band[]>, amount: number): Provision<number> => ({
  ...table,
  value: bandOf(amount, table.value)?.rate ?? 0,
})

/** An amount that the law or the market fixes. */
export const atFixedAmount = (amount: Provision<number>, ...also: Provision[]): Charge =>
  charge({ amount: amount.value }, [amount, ...also])

/** Where a limit that decided is cited: before the provisions of the usual charge, or after them. */
type Place = 'first' | 'last'

const applyLimit = (usual: Charge, limit: Provision<number>, place: Place): Charge => {
  const { rate: _rate, range: _range, ...formula } = usual.formula
  return charge({ ...formula, amount: limit.value }, place === 'first' ? [limit, ...usual.by] : [...usual.by, limit])
}

/** A charge with its minimum, which is cited where it decides; the line then has no rate. */
export const atLeast = (usual: Charge, minimum: Provision<number>, place: Place = 'first'): Charge =>
  usual.formula.amount < minimum.value ? applyLimit(usual, minimum, place) : usual

/** A charge with its maximum, which is cited where it decides; the line then has no rate. */
export const atMost = (usual: Charge, maximum: Provision<number>, place: Place = 'first'): Charge =>
  usual.formula.amount > maximum.value ? applyLimit(usual, maximum, place) : usual

/** The figure of the caller's own invoice, where one was sent: without range and rate, nor the base of that rate. */
export const orInvoiced = (usual: Charge, sent: number | undefined): Charge => {
  if (sent === undefined) return usual
  const [principal, ...others] = usual.by
  const { base, rate } = usual.formula
  const isTariff = base !== undefined && rate === undefined
  return charge({ amount: sent, ...(isTariff && { base }) }, [orSent<unknown>(principal, sent), ...others])
}

/** A charge whose amount the law rounds in its own way, such as `amount => roundDownTo(1, amount)`. */
export const roundCharge = (usual: Charge, round: (amount: number) => number): Charge =>
  charge({ ...usual.formula, amount: round(usual.formula.amount) }, usual.by)

/** A charge of 0, with a rate of 0 where the usual charge has one, that cites the exempting provisions. */
export const exempt = (usual: Charge, ...exemptedBy: Provision[]): Charge => {
  const { base, rate } = usual.formula
  return charge({ amount: 0, ...(base !== undefined && { base }), ...(rate !== undefined && { rate: 0 }) }, [
    ...usual.by,
    ...exemptedBy,
  ])
}

/** A charge that cites further provisions. */
export const citing = (usual: Charge, ...also: Provision[]): Charge => charge(usual.formula, [...usual.by, ...also])

/** A charge with a range that the law or the market leaves open; the amount is its central figure. */
export const withRange = (usual: Charge, low: number, high: number, ...also: Provision[]): Charge =>
  charge({ ...usual.formula, range: { low, high } }, [...usual.by, ...also])

/** The two halves of a charge that two payers share: whole cents, of which the odd one is in the `upper` half. */
export const halves = (whole: Charge): { lower: Charge; upper: Charge } => {
  const { amount, range, ...formula } = whole.formula
  const cents = toCents(amount)
  const half = Math.floor(Math.round(cents * 100) / 2) / 100
  const halved = { ...formula, ...(range && { range: { low: range.low / 2, high: range.high / 2 } }) }
  return {
    lower: charge({ ...halved, amount: half }, whole.by),
    upper: charge({ ...halved, amount: sumAmounts([cents, -half]) }, whole.by),
  }
}

/** Several charges on one base that one payer bears as one line: the sum of their cents, without a rate. */
export const together = (first: Charge, ...others: Charge[]): Charge => {
  const { base } = first.formula
  const amount = sumAmounts([first, ...others].map(({ formula }) => toCents(formula.amount)))
  const [principal, ...rest] = first.by
  return charge({ amount, ...(base !== undefined && { base }) }, [
    principal,
    ...rest,
    ...others.flatMap(({ by }) => by),
  ])
}
