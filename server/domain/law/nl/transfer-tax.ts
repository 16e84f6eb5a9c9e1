import { bandOf } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import type { FeeLine, FeeRelief, FeesInput, Findings } from '../country.ts'
import { nearCliff } from '../purchase-lines.ts'
import { sharesOf } from '../shared-rules.ts'
import { starterAgeBelow, starterExemption, type TransferTaxRow, transferTaxRates } from './parameters/transfer-tax.ts'

type Input = FeesInput<'NL'>
type Buyers = NonNullable<NonNullable<Findings['more']>['buyers']>

/** A buyer with the answers that the exemption of starters asks for. */
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
  if (law.value(starterExemption).length === 0) return false
  if (age !== undefined && age >= law.value(starterAgeBelow)) return false
  return age === undefined || starterExemptionUsed === undefined ? undefined : true
}

interface Judged {
  buyer: Buyer
  rate: number
  tax: number
  /** As `isStarter`, whatever the value of the home. */
  starter: boolean | undefined
}

const judged = (law: Law, buyer: Buyer, base: number, isWithinLimit: boolean): Judged => {
  const starter = isStarter(law, buyer)
  const rate = starter && isWithinLimit ? 0 : (law.row(transferTaxRates, rowOf[buyer.use]) ?? 0)
  return { buyer, rate, tax: toCents(base * buyer.share * rate), starter }
}

const regimeOf = ({ buyer: { use }, rate }: Judged): Buyers[number]['regime'] => {
  if (use === 'mainResidence') return rate === 0 ? 'starter' : 'mainResidence'
  return use === 'other' ? 'other' : 'secondary'
}

const line = (law: Law, base: number, all: readonly Judged[]): FeeLine[] => {
  const rates = new Set(all.map(({ rate }) => rate))
  const [only] = rates.size === 1 ? rates : []
  const isExempt = all.some(({ rate }) => rate === 0)
  return costLine(law, {
    key: 'transferTax',
    label: 'Transfer tax',
    localLabel: 'overdrachtsbelasting',
    category: 'transferTax',
    nature: 'tax',
    dueTo: 'state',
    amount: sum(all.map(({ tax }) => tax)),
    base,
    ...(only !== undefined && { rate: only }),
    basis: isExempt ? [transferTaxRates, starterExemption, starterAgeBelow] : [transferTaxRates],
    standsAtZero: isExempt,
  })
}

const possible = (law: Law, all: readonly Judged[]): FeeRelief[] => {
  const open = all.filter(({ starter }) => starter === undefined)
  if (open.length === 0) return []
  const fields = open.flatMap(({ buyer: { index, age, starterExemptionUsed } }) => [
    ...(age === undefined ? [`buyers[${index}].age`] : []),
    ...(starterExemptionUsed === undefined ? [`buyers[${index}].starterExemptionUsed`] : []),
  ])
  return [
    {
      key: 'starter',
      label: 'Exemption of starters',
      saving: sum(open.map(({ tax }) => tax)),
      condition: `The buyer would be of age, younger than ${law.value(starterAgeBelow)}, live there and use the exemption for the first time.`,
      fields,
      basis: [starterExemption.id, starterAgeBelow.id],
      certainty: law.version(starterExemption).certainty,
    },
  ]
}

/** The transfer tax of an existing property: each buyer by their own use and age, the exemption by the whole home. */
export const transferTax = (
  law: Law,
  input: Input,
): Pick<Findings, 'lines' | 'possibleReliefs' | 'notices'> & { buyers: Buyers } => {
  const { price, movables = 0, wholeValue = price } = input
  const base = price - movables
  const limits = law.value(starterExemption)
  const isWithinLimit = bandOf(wholeValue, limits) !== undefined
  const all = buyersOf(input).map(buyer => judged(law, buyer, base, isWithinLimit))
  const limit = limits.at(-1)?.upTo ?? Number.POSITIVE_INFINITY
  const lost = sum(all.filter(({ starter }) => starter !== false).map(({ tax }) => tax))
  return {
    lines: line(law, base, all),
    buyers: all.map(entry => {
      const { index, share, use } = entry.buyer
      return { index, share, use, regime: regimeOf(entry), tax: entry.tax }
    }),
    possibleReliefs: isWithinLimit ? possible(law, all) : [],
    notices: nearCliff(
      wholeValue,
      limit,
      lost,
      `The home is just above ${limit}, up to which a starter pays no transfer tax.`,
      input.wholeValue === undefined ? 'price' : 'wholeValue',
    ),
  }
}
