import type { AssetType } from '#contract/evaluation/asset-type'
import type { Default } from '../../core/assumption.ts'

const asOf = '2026-11-21'

const lendingValueJudgement = (value: number, reason: string): Default<number> => ({
  value,
  asOf,
  note: `Judgement: ${reason}`,
})

/** Haircut on the market value by use; no regulation gives these. */
export const haircuts: Readonly<Record<AssetType, Default<number>>> = {
  residential: lendingValueJudgement(
    0.1,
    'the smallest safety discount of the German BelWertV (s. 16(2)); the deepest market, with owners who live there.',
  ),
  office: lendingValueJudgement(
    0.2,
    'prime yield of 5.15 % (end of 2023) to a floor of 6.5 % is 21 %; letting and ageing.',
  ),
  retail: lendingValueJudgement(0.25, 'between retail parks (8 % by the same ratio) and high streets (36 %).'),
  industrial: lendingValueJudgement(0.25, 'short economic life, single use, high upkeep.'),
  hotel: lendingValueJudgement(0.3, 'income depends on the operator, in a thin market.'),
}

const floor = (value: number): Default<number> => ({
  value,
  asOf: '2024-01-01',
  note: 'Smallest capitalisation rate of the German BelWertV (s. 12(4)) from 1 January 2024, unchanged for 2025 and 2026; surcharges by use come on top.',
})

/** Smallest capitalisation rate of the income pillar by use. */
export const capitalisationFloors: Readonly<Record<AssetType, Default<number>>> = {
  residential: floor(0.055),
  office: floor(0.065),
  retail: floor(0.065),
  industrial: floor(0.065),
  hotel: floor(0.065),
}

/** Costs below this part of the rent are too low for a prudent income. */
export const costsShareMin: Default<number> = {
  value: 0.15,
  asOf,
  note: 'Least part of the gross income that the German BelWertV (s. 11) takes for costs; professional knowledge, not read.',
}

/** An income value below this part of the haircut value is far below it. */
export const farBelowShare = lendingValueJudgement(0.7, 'a choice of this service.')
