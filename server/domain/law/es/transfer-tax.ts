import type { Notice } from '#contract/shared/law'
import { costLine } from '../../core/cost-line.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import type { FeeLine, Findings } from '../country.ts'
import { nearCliff } from '../purchase-lines.ts'
import type { Input } from './conditions.ts'
import { cataloniaLargeHolderRate, ceutaMelillaRebate } from './parameters/transfer-tax.ts'
import { reducedRules } from './reduced-rules.ts'
import { reductions } from './reductions.ts'
import { generalCliff, generalRate, generalTax, isCeutaOrMelilla, partDue, scaleParameter } from './scales.ts'

/** What a part of the calculation finds. */
export type Part = Pick<Findings, 'lines' | 'possibleReliefs' | 'notices'>

/** Rate of large holders and whole buildings, where it applies. */
const largeHolderRate = (law: Law, { region, largeHolder, wholeBuilding }: Input): number | undefined => {
  const applies = region === 'ES-CT' && (largeHolder || wholeBuilding)
  return applies ? law.value(cataloniaLargeHolderRate) || undefined : undefined
}

const lineOf = (
  law: Law,
  base: number,
  amount: number,
  rate: number | undefined,
  basis: readonly [Parameter<unknown>, ...Parameter<unknown>[]],
): FeeLine[] =>
  costLine(law, {
    key: 'transferTax',
    label: 'Transfer tax of the community',
    localLabel: 'impuesto sobre transmisiones patrimoniales (ITP)',
    category: 'transferTax',
    nature: 'tax',
    dueTo: 'region',
    base,
    amount,
    ...(rate !== undefined && { rate }),
    basis,
    standsAtZero: true,
  })

const baseNotices = ({ price, fiscalReferenceValue }: Input): Notice[] => {
  const field = 'fiscalReferenceValue'
  if (fiscalReferenceValue === undefined)
    return [
      {
        code: 'base_is_price',
        message: 'The higher of price and reference value of the cadastre is the base; the price was taken.',
        field,
      },
    ]
  return fiscalReferenceValue > price
    ? [
        {
          code: 'base_above_price',
          message: 'The reference value of the cadastre is above the price and is the base.',
          field,
        },
      ]
    : []
}

/** A company may be a large holder, which nobody has said. */
const holderNotice = (law: Law, { region, buyerType, largeHolder }: Input, base: number, due: number): Notice[] => {
  if (region !== 'ES-CT' || buyerType !== 'company' || largeHolder !== undefined) return []
  const amount = sum([toCents(base * law.value(cataloniaLargeHolderRate)), -toCents(due)])
  return amount > 0
    ? [
        {
          code: 'surcharge_possible',
          message: 'A large holder of dwellings pays more; send largeHolder.',
          field: 'largeHolder',
          amount,
        },
      ]
    : []
}

const scaleCliff = (law: Law, { region, price }: Input, base: number): Notice[] => {
  const cliff = generalCliff(law, region, base)
  if (!cliff) return []
  const cost = toCents(generalTax(law, region, base) - base * cliff.rate)
  const field = base > price ? 'fiscalReferenceValue' : 'price'
  return nearCliff(base, cliff.limit, cost, `Above ${cliff.limit} a higher rate holds for the whole value.`, field)
}

/** Transfer tax on an existing home: the general scale, a reduced rate, or that of large holders. */
export const transferTax = (law: Law, input: Input): Part => {
  const { region, price, fiscalReferenceValue = 0 } = input
  const base = Math.max(price, fiscalReferenceValue)
  const holder = largeHolderRate(law, input)
  if (holder !== undefined)
    return {
      lines: lineOf(law, base, base * holder, holder, [cataloniaLargeHolderRate]),
      possibleReliefs: [],
      notices: baseNotices(input),
    }
  const part = partDue(law, region)
  const general = (value: number): number => generalTax(law, region, value) * part
  const { granted, possibleReliefs, notices } = reductions(law, input, reducedRules[region] ?? [], {
    baseAt: () => base,
    general,
    generalRate: 0,
  })
  const rate = generalRate(law, region, base)
  const rebate = isCeutaOrMelilla(region) ? [ceutaMelillaRebate] : []
  const due = granted?.tax ?? general(base)
  return {
    lines: granted
      ? lineOf(law, base, due, granted.rate, granted.basis)
      : lineOf(law, base, due, rate === undefined ? rate : rate * part, [scaleParameter(region), ...rebate]),
    possibleReliefs,
    notices: [
      ...baseNotices(input),
      ...notices,
      ...(granted ? [] : scaleCliff(law, input, base)),
      ...holderNotice(law, input, base, due),
    ],
  }
}
