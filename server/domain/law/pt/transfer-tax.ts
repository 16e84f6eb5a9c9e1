import type { Notice } from '#contract/shared/law'
import type { Band } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import type { FeeLine, FeeRelief, Findings } from '../country.ts'
import { nearCliff } from '../purchase-lines.ts'
import {
  type Buyer,
  buyersOf,
  flatLimit,
  type Input,
  isYoung,
  parameterOf,
  type Regime,
  regimeOf,
  type Tables,
  taxOf,
  youthCeiling,
} from './buyers.ts'
import { nonResidentRate, stampDutyRate, taxHavenRate, youthAgeMax } from './parameters/special-rates.ts'

interface Charged {
  buyer: Buyer
  regime: Regime
  tax: number
  stamp: number
}

/** Stamp duty of a share: young buyers pay it on what lies above their ceiling, and on the whole above the flat limit. */
const stampOf = (law: Law, tables: Tables, regime: Regime, base: number, share: number): number => {
  const ceiling = youthCeiling(law, tables) ?? 0
  const isCredited = regime === 'jovem' && base <= (flatLimit(law, tables.young) ?? 0)
  return toCents(law.value(stampDutyRate) * share * (isCredited ? Math.max(0, base - ceiling) : base))
}

const chargedOf = (law: Law, tables: Tables, input: Input, base: number, buyer: Buyer): Charged => {
  const regime = regimeOf(law, tables, input, buyer)
  return {
    buyer,
    regime,
    tax: taxOf(law, tables, regime, base, buyer),
    stamp: stampOf(law, tables, regime, base, buyer.share),
  }
}

/** What a list of parameters is, the first of them apart. */
const asBasis = (parameters: readonly Parameter<unknown>[]): [Parameter<unknown>, ...Parameter<unknown>[]] => {
  const [first = stampDutyRate, ...others] = new Set(parameters)
  return [first, ...others]
}

const flatRates: Partial<Record<Regime, Parameter<number>>> = { taxHaven: taxHavenRate, nonResident: nonResidentRate }

const lines = (law: Law, tables: Tables, all: readonly Charged[], base: number): FeeLine[] => {
  const regimes = new Set(all.map(({ regime }) => regime))
  const [only] = regimes.size === 1 ? regimes : []
  const flat = only && flatRates[only]
  const isYouth = regimes.has('jovem')
  const facts = { category: 'transferTax', nature: 'tax', dueTo: 'municipality', base } as const
  return [
    ...costLine(law, {
      ...facts,
      key: 'transferTax',
      label: 'Municipal tax on transfers of property',
      localLabel: 'IMT',
      amount: sum(all.map(({ tax }) => tax)),
      ...(flat && { rate: law.value(flat) }),
      basis: asBasis([...[...regimes].map(regime => parameterOf(tables, regime)), ...(isYouth ? [youthAgeMax] : [])]),
      standsAtZero: true,
    }),
    ...costLine(law, {
      ...facts,
      key: 'stampDuty',
      label: 'Stamp duty on the purchase',
      localLabel: 'imposto do selo',
      category: 'stamp',
      dueTo: 'state',
      amount: sum(all.map(({ stamp }) => stamp)),
      ...(!isYouth && { rate: law.value(stampDutyRate) }),
      basis: isYouth ? [stampDutyRate, tables.young] : [stampDutyRate],
      standsAtZero: isYouth,
    }),
  ]
}

const youthRelief = (law: Law, tables: Tables, input: Input, base: number, all: readonly Charged[]): FeeRelief[] => {
  const open = all.filter(
    ({ buyer, regime }) => regime === 'mainResidence' && isYoung(law, tables, input, buyer) === undefined,
  )
  const saving = sum(
    open
      .flatMap(({ buyer, tax, stamp }) => [
        tax - taxOf(law, tables, 'jovem', base, buyer),
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
  return [
    {
      key: 'jovem',
      label: 'Relief of young buyers (IMT Jovem)',
      saving,
      condition: `The buyer would be at most ${law.value(youthAgeMax)}, no dependant in the year, and buy a first own home to live in.`,
      fields: fields.slice(0, 20),
      basis: [tables.young.id, youthAgeMax.id],
      certainty: law.version(tables.young).certainty,
    },
  ]
}

const reclaim = (law: Law, tables: Tables, { use }: Input, base: number, all: readonly Charged[]): FeeRelief[] => {
  const strangers = all.filter(({ regime }) => regime === 'nonResident')
  const ordinary = use === 'mainResidence' ? 'mainResidence' : 'secondary'
  const saving = sum(strangers.map(({ buyer, tax }) => toCents(tax - taxOf(law, tables, ordinary, base, buyer))))
  if (saving <= 0) return []
  return [
    {
      key: 'nonResidentReclaim',
      label: 'Difference to the ordinary rate, paid back on request',
      saving,
      condition:
        'The buyer would become a tax resident within two years, or let at a moderate rent within six months and for 36 months of the first five years, and ask for it within six months.',
      fields: [],
      basis: [nonResidentRate.id],
      certainty: law.version(nonResidentRate).certainty,
    },
  ]
}

/** The limits above which one rate holds for the whole, in the tables of these regimes. */
const flatLimits = (law: Law, { own, other, young }: Tables, regimes: readonly Regime[]): number[] => {
  const tableOf: Partial<Record<Regime, Parameter<readonly Band[]>>> = {
    jovem: young,
    mainResidence: own,
    secondary: other,
  }
  const limits = regimes.flatMap(regime => {
    const table = tableOf[regime]
    return table ? law.value(table).slice(-3, -1) : []
  })
  return [...new Set(limits.flatMap(({ upTo }) => upTo ?? []))]
}

/** Tax of all buyers on a base, and the stamp duty of the young, who lose their credit at the last limit. */
const dutiesOn = (law: Law, tables: Tables, all: readonly Charged[], base: number): number =>
  sum(
    all.flatMap(({ buyer, regime }) => [
      taxOf(law, tables, regime, base, buyer),
      ...(regime === 'jovem' ? [stampOf(law, tables, regime, base, buyer.share)] : []),
    ]),
  )

const cliffs = (law: Law, tables: Tables, all: readonly Charged[], base: number): Notice[] => {
  const regimes = all.map(({ regime }) => regime)
  return flatLimits(law, tables, regimes).flatMap(limit => {
    const costs = sum([dutiesOn(law, tables, all, base), -dutiesOn(law, tables, all, limit)])
    return nearCliff(base, limit, costs, `Above ${limit} one rate holds for the whole value.`)
  })
}

const contestedStamp = (law: Law, { young }: Tables, all: readonly Charged[], base: number): Notice[] =>
  all.some(({ regime }) => regime === 'jovem') && base > (flatLimit(law, young) ?? Number.POSITIVE_INFINITY)
    ? [
        {
          code: 'contested_rule',
          message:
            'Above the last limit of the youth table sources disagree on the credit of stamp duty; none is given.',
        },
      ]
    : []

/** IMT and stamp duty: the rate from the whole value, then each buyer by their own regime. */
export const transferTax = (
  law: Law,
  tables: Tables,
  input: Input,
): Pick<Findings, 'lines' | 'possibleReliefs' | 'notices'> & {
  buyers: NonNullable<NonNullable<Findings['more']>['buyers']>
} => {
  const base = Math.max(input.price, input.fiscalReferenceValue ?? 0)
  const all = buyersOf(input).map(buyer => chargedOf(law, tables, input, base, buyer))
  return {
    lines: lines(law, tables, all, base),
    buyers: all.map(({ buyer: { index, share }, regime, tax, stamp: stampDuty }) => ({
      index,
      share,
      use: input.use,
      regime,
      tax,
      stampDuty,
    })),
    possibleReliefs: [...youthRelief(law, tables, input, base, all), ...reclaim(law, tables, input, base, all)],
    notices: [...cliffs(law, tables, all, base), ...contestedStamp(law, tables, all, base)],
  }
}
