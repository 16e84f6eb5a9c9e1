import { bandOf } from '../../core/brackets.ts'
import { type Charge, charge } from '../../core/charge.ts'
import { lineEntry, reliefEntry } from '../../core/entries.ts'
import { sumAmounts } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { roundByLaw } from '../../core/rounding.ts'
import type { FeesInput, Purchase, PurchaseEntry } from '../country.ts'
import { nearCliff } from '../purchase/entries.ts'
import { dutiableBase } from '../purchase/market-value.ts'
import { buyerShares } from '../purchase/shared-rules.ts'
import { transferTaxRounding } from './parameters/rounding.ts'
import { starterAgeBelow, starterExemption, type TransferTaxRow, transferTaxRates } from './parameters/transfer-tax.ts'

type Input = FeesInput<'NL'>
type Buyers = NonNullable<NonNullable<Purchase<'NL'>['more']>['buyers']>

/** A buyer with the answers that the exemption of starters uses. */
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

const dutchBuyers = ({ buyers, use }: Input): Buyer[] => {
  const sent = buyers ?? [{}]
  const shares = buyerShares(buyers)
  return sent.map((buyer, index) => ({ ...buyer, index, share: shares[index] ?? 1, use: buyer.use ?? use }))
}

/** Whether the answers make a buyer a starter; undefined while one of them is missing. */
const isStarter = (law: Law, { use, age, starterExemptionUsed }: Buyer): boolean | undefined => {
  if (use !== 'mainResidence' || starterExemptionUsed === true) return false
  if (law(starterExemption).value.length === 0) return false
  if (age !== undefined && age >= law(starterAgeBelow).value) return false
  return age === undefined || starterExemptionUsed === undefined ? undefined : true
}

/** Tax of one buyer; `rate` is absent where the exemption of starters applies. */
interface Assessment {
  buyer: Buyer
  rate: Provision<number> | undefined
  tax: number
  /** Result of `isStarter`, whatever the value of the home. */
  starter: boolean | undefined
}

const assessBuyer = (law: Law, buyer: Buyer, base: number, isWithinLimit: boolean): Assessment => {
  const starter = isStarter(law, buyer)
  const rate = starter && isWithinLimit ? undefined : law.row(transferTaxRates, rowOf[buyer.use])
  return { buyer, rate, tax: roundByLaw(law, transferTaxRounding, base * buyer.share * (rate?.value ?? 0)), starter }
}

const dutchRegime = ({ buyer: { use }, rate }: Assessment): Buyers[number]['regime'] => {
  if (use === 'mainResidence') return rate ? 'mainResidence' : 'starter'
  return use === 'other' ? 'other' : 'secondary'
}

/** Provisions that decided on the exemption of starters: the exemption itself, or the limit that the home exceeds. */
const starterProvisions = (law: Law, all: readonly Assessment[], isWithinLimit: boolean): Provision[] => {
  if (all.some(({ rate }) => !rate)) return [law(starterExemption), law(starterAgeBelow)]
  return !isWithinLimit && all.some(({ starter }) => starter !== false) ? [law(starterExemption)] : []
}

/** Taxes of all buyers as one charge, with a rate where all pay the same. */
const chargeOfBuyers = (law: Law, base: number, all: readonly Assessment[], isWithinLimit: boolean): Charge => {
  const values = new Set(all.map(({ rate }) => rate?.value ?? 0))
  const [only] = values.size === 1 ? values : []
  const [principal = law(transferTaxRates), ...others] = all.flatMap(({ rate }) => (rate ? [rate] : []))
  const amount = sumAmounts(all.map(({ tax }) => tax))
  return charge({ amount, base, ...(only !== undefined && { rate: only }) }, [
    principal,
    ...others,
    ...starterProvisions(law, all, isWithinLimit),
  ])
}

const starterRelief = (law: Law, all: readonly Assessment[]): PurchaseEntry<'NL'>[] => {
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
    saving: sumAmounts(open.map(({ tax }) => tax)),
    condition: `The buyer would be of age, younger than ${ageBelow.value}, live there and use the exemption for the first time.`,
    fields,
    certainty: exemption.version.certainty,
  } as const
  return [reliefEntry(text, exemption, ageBelow)]
}

/** Transfer tax of an existing property: each buyer by their own use and age, the exemption by the whole home. */
export const dutchTransferTax = (law: Law, input: Input): Purchase<'NL'> => {
  const base = dutiableBase(input)
  // The limit is one of the home, without movables.
  const { wholeValue = base } = input
  const limits = law(starterExemption).value
  const isWithinLimit = bandOf(wholeValue, limits) !== undefined
  const all = dutchBuyers(input).map(buyer => assessBuyer(law, buyer, base, isWithinLimit))
  const limit = limits.at(-1)?.upTo ?? Number.POSITIVE_INFINITY
  const lost = sumAmounts(all.filter(({ starter }) => starter !== false).map(({ tax }) => tax))
  const message = `The home is just above ${limit}, up to which a starter pays no transfer tax.`
  return {
    entries: [
      lineEntry('transferTax', chargeOfBuyers(law, base, all, isWithinLimit), {
        isShownAtZero: all.some(({ rate }) => !rate),
      }),
      ...(isWithinLimit ? starterRelief(law, all) : []),
      ...nearCliff(law, wholeValue, limit, lost, message, input.wholeValue === undefined ? 'price' : 'wholeValue'),
    ],
    more: {
      buyers: all.map(one => {
        const { index, share, use } = one.buyer
        return { index, share, use, regime: dutchRegime(one), tax: one.tax }
      }),
    },
  }
}
