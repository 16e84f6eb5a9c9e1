import { bandOf } from '../../core/brackets.ts'
import { type Charge, charge } from '../../core/charge.ts'
import { line, relief } from '../../core/entries.ts'
import { sum, toCents } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, Purchase, PurchaseEntry } from '../country.ts'
import { nearCliff } from '../purchase/entries.ts'
import { sharesOf } from '../purchase/shared-rules.ts'
import { starterAgeBelow, starterExemption, type TransferTaxRow, transferTaxRates } from './parameters/transfer-tax.ts'

type Input = FeesInput<'NL'>
type Buyers = NonNullable<NonNullable<Purchase<'NL'>['more']>['buyers']>

/** A buyer with the answers that the exemption of starters depends on. */
interface Buyer {
  index: number
  share: number
  use: Input['use']
  age?: number | undefined
  starterExemptionUsed?: boolean | undefined
}

const rowOf: Record<Input['use'], TransferTaxRow> = {
  mainResidence: 'ownHome',
  secondHome: 'otherDwelling',
  rental: 'otherDwelling',
  other: 'otherProperty',
}

const buyersOf = ({ buyers, use }: Input): Buyer[] => {
  const sent = buyers ?? [{}]
  const shares = sharesOf(buyers)
  return sent.map((buyer, index) => ({ ...buyer, index, share: shares[index] ?? 1, use: buyer.use ?? use }))
}

/** True and false as the answers say; undefined while one of them is missing. */
const isStarter = (law: Law, { use, age, starterExemptionUsed }: Buyer): boolean | undefined => {
  if (use !== 'mainResidence' || starterExemptionUsed === true) return false
  if (law(starterExemption).value.length === 0) return false
  if (age !== undefined && age >= law(starterAgeBelow).value) return false
  return age === undefined || starterExemptionUsed === undefined ? undefined : true
}

/** What one buyer owes; `rate` is missing where the exemption of starters frees the buyer. */
interface Assessment {
  buyer: Buyer
  rate: Provision<number> | undefined
  tax: number
  /** As `isStarter`, whatever the value of the home. */
  starter: boolean | undefined
}

const assessment = (law: Law, buyer: Buyer, base: number, isWithinLimit: boolean): Assessment => {
  const starter = isStarter(law, buyer)
  const rate = starter && isWithinLimit ? undefined : law.row(transferTaxRates, rowOf[buyer.use])
  return { buyer, rate, tax: toCents(base * buyer.share * (rate?.value ?? 0)), starter }
}

const regimeOf = ({ buyer: { use }, rate }: Assessment): Buyers[number]['regime'] => {
  if (use === 'mainResidence') return rate ? 'mainResidence' : 'starter'
  return use === 'other' ? 'other' : 'secondary'
}

/** What decided on the exemption of starters: what frees a buyer from the tax, or the limit that the home exceeds. */
const exemptionOf = (law: Law, all: readonly Assessment[], isWithinLimit: boolean): Provision[] => {
  if (all.some(({ rate }) => !rate)) return [law(starterExemption), law(starterAgeBelow)]
  return !isWithinLimit && all.some(({ starter }) => starter !== false) ? [law(starterExemption)] : []
}

/** The taxes of all buyers as one charge, with a rate where it is the same for all. */
const charged = (law: Law, base: number, all: readonly Assessment[], isWithinLimit: boolean): Charge => {
  const values = new Set(all.map(({ rate }) => rate?.value ?? 0))
  const [only] = values.size === 1 ? values : []
  const [principal = law(transferTaxRates), ...others] = all.flatMap(({ rate }) => (rate ? [rate] : []))
  const amount = sum(all.map(({ tax }) => tax))
  return charge({ amount, base, ...(only !== undefined && { rate: only }) }, [
    principal,
    ...others,
    ...exemptionOf(law, all, isWithinLimit),
  ])
}

const possible = (law: Law, all: readonly Assessment[]): PurchaseEntry<'NL'>[] => {
  const open = all.filter(({ starter }) => starter === undefined)
  if (open.length === 0) return []
  const fields = open.flatMap(({ buyer: { index, age, starterExemptionUsed } }) => [
    ...(age === undefined ? [`buyers[${index}].age`] : []),
    ...(starterExemptionUsed === undefined ? [`buyers[${index}].starterExemptionUsed`] : []),
  ])
  const exemption = law(starterExemption)
  const ageBelow = law(starterAgeBelow)
  const text = {
    key: 'starter',
    label: 'Exemption of starters',
    saving: sum(open.map(({ tax }) => tax)),
    condition: `The buyer would be of age, younger than ${ageBelow.value}, live there and use the exemption for the first time.`,
    fields,
    certainty: exemption.version.certainty,
  } as const
  return [relief(text, exemption, ageBelow)]
}

/** The transfer tax of an existing property: each buyer by their own use and age, the exemption by the whole home. */
export const transferTax = (law: Law, input: Input): Purchase<'NL'> => {
  const { price, movables = 0 } = input
  const base = price - movables
  // The limit is one of the home; what is movable is no part of its value.
  const { wholeValue = base } = input
  const limits = law(starterExemption).value
  const isWithinLimit = bandOf(wholeValue, limits) !== undefined
  const all = buyersOf(input).map(buyer => assessment(law, buyer, base, isWithinLimit))
  const limit = limits.at(-1)?.upTo ?? Number.POSITIVE_INFINITY
  const lost = sum(all.filter(({ starter }) => starter !== false).map(({ tax }) => tax))
  const message = `The home is just above ${limit}, up to which a starter pays no transfer tax.`
  return {
    entries: [
      line('transferTax', charged(law, base, all, isWithinLimit), { isShownAtZero: all.some(({ rate }) => !rate) }),
      ...(isWithinLimit ? possible(law, all) : []),
      ...nearCliff(law, wholeValue, limit, lost, message, input.wholeValue === undefined ? 'price' : 'wholeValue'),
    ],
    more: {
      buyers: all.map(one => {
        const { index, share, use } = one.buyer
        return { index, share, use, regime: regimeOf(one), tax: one.tax }
      }),
    },
  }
}
