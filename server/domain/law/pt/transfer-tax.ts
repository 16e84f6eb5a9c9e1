import type { Band } from '../../core/brackets.ts'
import { charge } from '../../core/charge.ts'
import type { Parameter } from '../../core/dated.ts'
import { lineEntry, noticeEntry, reliefEntry } from '../../core/entries.ts'
import { sumAmounts, toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { roundByLaw } from '../../core/rounding.ts'
import type { Purchase, PurchaseEntry } from '../country.ts'
import { nearCliff } from '../purchase/entries.ts'
import {
  type Buyer,
  flatLimit,
  type Input,
  imtOfBuyer,
  isYoungBuyer,
  lawOfRegime,
  portugueseBuyers,
  portugueseRegime,
  type Regime,
  youthCeiling,
} from './buyers.ts'
import type { Tables } from './parameters/regions.ts'
import { transferTaxRounding } from './parameters/rounding.ts'
import {
  nonResidentRate,
  nonResidentRefund,
  stampDutyRate,
  taxHavenRate,
  youthAgeMax,
  youthNoHomeYears,
} from './parameters/special-rates.ts'

type Entries = PurchaseEntry<'PT'>[]

/** Tax and stamp duty of one buyer. */
interface Assessment {
  buyer: Buyer
  regime: Regime
  tax: number
  stamp: number
}

/**
 * Stamp duty of a share: young buyers pay it on the value above their ceiling, and on the whole above the flat limit.
 */
const stampOf = (law: Law, tables: Tables, regime: Regime, base: number, share: number): number => {
  const ceiling = youthCeiling(law, tables) ?? 0
  const isCredited = regime === 'jovem' && base <= (flatLimit(law, tables.young) ?? 0)
  const taxed = isCredited ? Math.max(0, base - ceiling) : base
  return roundByLaw(law, transferTaxRounding, law(stampDutyRate).value * share * taxed)
}

const portugueseAssessment = (law: Law, tables: Tables, input: Input, base: number, buyer: Buyer): Assessment => {
  const regime = portugueseRegime(law, tables, input, buyer)
  return {
    buyer,
    regime,
    tax: imtOfBuyer(law, tables, regime, base, buyer),
    stamp: stampOf(law, tables, regime, base, buyer.share),
  }
}

/** Single rate of regimes without a table. */
const flatRates: Partial<Record<Regime, Parameter<number>>> = { taxHaven: taxHavenRate, nonResident: nonResidentRate }

const taxLine = (law: Law, tables: Tables, all: readonly Assessment[], base: number) => {
  const regimes = new Set(all.map(({ regime }) => regime))
  const [only] = regimes.size === 1 ? regimes : []
  const flat = only && flatRates[only]
  // There is a buyer, so there is a regime.
  const [principal = law(tables.other), ...others] = [...regimes].map(regime => lawOfRegime(law, tables, regime))
  const youthAge = regimes.has('jovem') ? [law(youthAgeMax)] : []
  const amount = sumAmounts(all.map(({ tax }) => tax))
  const tax = charge({ amount, base, ...(flat && { rate: law(flat).value }) }, [principal, ...others, ...youthAge])
  return lineEntry('transferTax', tax, { isShownAtZero: true })
}

const stampLine = (law: Law, { young }: Tables, all: readonly Assessment[], base: number) => {
  const rate = law(stampDutyRate)
  const isYouth = all.some(({ regime }) => regime === 'jovem')
  const amount = sumAmounts(all.map(({ stamp }) => stamp))
  const duty = charge({ amount, base, ...(!isYouth && { rate: rate.value }) }, [rate, ...(isYouth ? [law(young)] : [])])
  return lineEntry('stampDuty', duty, { isShownAtZero: isYouth })
}

const youthRelief = (law: Law, tables: Tables, input: Input, base: number, all: readonly Assessment[]): Entries => {
  const open = all.filter(
    ({ buyer, regime }) => regime === 'mainResidence' && isYoungBuyer(law, tables, input, buyer) === undefined,
  )
  const saving = sumAmounts(
    open
      .flatMap(({ buyer, tax, stamp }) => [
        tax - imtOfBuyer(law, tables, 'jovem', base, buyer),
        stamp - stampOf(law, tables, 'jovem', base, buyer.share),
      ])
      .map(toCents),
  )
  if (open.length === 0 || saving <= 0) return []
  const fields = open.flatMap(({ buyer: { index, ...buyer } }) =>
    (['age', 'firstTimeBuyer', 'dependant'] as const)
      .filter(field => buyer[field] === undefined)
      .map(field => `buyers[${index}].${field}`),
  )
  const [young, ageMax, years] = [law(tables.young), law(youthAgeMax), law(youthNoHomeYears)]
  const text = {
    key: 'jovem',
    label: 'Relief of young buyers (IMT Jovem)',
    saving,
    condition: `The buyer would be at most ${ageMax.value}, be nobody's dependant in that year, buy a first home to live in, and own none on that day nor in the ${years.value} years before.`,
    fields,
    certainty: young.version.certainty,
  } as const
  return [reliefEntry(text, young, ageMax, years)]
}

/** Notice of a refund that non-resident buyers may claim later; it is never deducted. */
const nonResidentRefundNotice = (
  law: Law,
  tables: Tables,
  { use }: Input,
  base: number,
  all: readonly Assessment[],
): Entries => {
  const nonResidents = all.filter(({ regime }) => regime === 'nonResident')
  const ordinary = use === 'mainResidence' ? 'mainResidence' : 'secondary'
  const amount = sumAmounts(
    nonResidents.map(({ buyer, tax }) => toCents(tax - imtOfBuyer(law, tables, ordinary, base, buyer))),
  )
  if (amount <= 0) return []
  const terms = law(nonResidentRefund)
  const { residentWithinYears, letWithinMonths, letMonths, letWithinYears, rentMax, askMonths } = terms.value
  const message = `The difference to the ordinary rate is refunded on request within ${askMonths} months to a buyer who becomes a tax resident within ${residentWithinYears} years, or who within ${letWithinMonths} months lets the home at a rent of at most ${rentMax} a month, for ${letMonths} months of the first ${letWithinYears} years.`
  return [noticeEntry({ code: 'refund_possible', message, field: 'taxResident', amount }, terms)]
}

/** Limits above which one rate applies to the whole, in the tables of these regimes. */
const flatLimits = (law: Law, { own, other, young }: Tables, regimes: readonly Regime[]): number[] => {
  const tableOf: Partial<Record<Regime, Parameter<readonly Band[]>>> = {
    jovem: young,
    mainResidence: own,
    secondary: other,
  }
  const limits = regimes.flatMap(regime => {
    const table = tableOf[regime]
    const bands = table ? law(table).value : []
    return bands.filter(
      (_, index) => index > 0 && index + 1 < bands.length && bands[index + 1]?.deduction === undefined,
    )
  })
  return [...new Set(limits.flatMap(({ upTo }) => upTo ?? []))]
}

/** Tax of all buyers on a base, and the stamp duty of young buyers, who lose their credit at the last limit. */
const dutiesOn = (law: Law, tables: Tables, all: readonly Assessment[], base: number): number =>
  sumAmounts(
    all.flatMap(({ buyer, regime }) => [
      imtOfBuyer(law, tables, regime, base, buyer),
      ...(regime === 'jovem' ? [stampOf(law, tables, regime, base, buyer.share)] : []),
    ]),
  )

const imtCliffs = (law: Law, tables: Tables, all: readonly Assessment[], base: number): Entries => {
  const regimes = all.map(({ regime }) => regime)
  return flatLimits(law, tables, regimes).flatMap(limit => {
    const costs = sumAmounts([dutiesOn(law, tables, all, base), -dutiesOn(law, tables, all, limit)])
    return nearCliff(law, base, limit, costs, `Above ${limit} one rate applies to the whole value.`)
  })
}

/** Credit of stamp duty above the last limit, which the article seems to grant. */
const stampCreditNotice = (law: Law, tables: Tables, all: readonly Assessment[], base: number): Entries => {
  const isAbove = base > (flatLimit(law, tables.young) ?? Number.POSITIVE_INFINITY)
  const rate = law(stampDutyRate)
  const credit = (share: number): number => toCents(rate.value * share * (youthCeiling(law, tables) ?? 0))
  const amount = sumAmounts(all.flatMap(({ regime, buyer }) => (regime === 'jovem' ? [credit(buyer.share)] : [])))
  const message =
    'By its letter, art. 7.º-A of the code of stamp duty takes this credit off above the last limit of the youth table too; practice is reported to refuse it there, and none is granted.'
  return isAbove && amount > 0 ? [noticeEntry({ code: 'contested_rule', message, field: 'price', amount }, rate)] : []
}

/** IMT and stamp duty: the rate by the whole value, then each buyer by their own regime. */
export const portugueseTransferTax = (
  law: Law,
  tables: Tables,
  input: Input,
): { entries: Entries; buyers: NonNullable<NonNullable<Purchase<'PT'>['more']>['buyers']> } => {
  const base = Math.max(input.price, input.fiscalReferenceValue ?? 0)
  const all = portugueseBuyers(input).map(buyer => portugueseAssessment(law, tables, input, base, buyer))
  return {
    entries: [
      taxLine(law, tables, all, base),
      stampLine(law, tables, all, base),
      ...youthRelief(law, tables, input, base, all),
      ...nonResidentRefundNotice(law, tables, input, base, all),
      ...imtCliffs(law, tables, all, base),
      ...stampCreditNotice(law, tables, all, base),
    ],
    buyers: all.map(({ buyer: { index, share }, regime, tax, stamp: stampDuty }) => ({
      index,
      share,
      use: input.use,
      regime,
      tax,
      stampDuty,
    })),
  }
}
