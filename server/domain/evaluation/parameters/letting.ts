import type { AssetType } from '#contract/evaluation/asset-type'
import type { Default } from '../../core/assumption.ts'

const lettingJudgement = (value: number, reason: string): Default<number> => ({
  value,
  asOf: '2026-11-21',
  note: `Judgement: ${reason}`,
})

/** Months that a unit is vacant between two leases, by use; `any` where the use is not sent. */
export const voidMonths: Readonly<Record<AssetType | 'any', Default<number>>> = {
  any: lettingJudgement(6, 'half a year, where the use of the building is not sent.'),
  residential: lettingJudgement(2, 'notice and works, in a market with more demand than homes.'),
  office: lettingJudgement(12, 'a year of marketing and fitting out.'),
  retail: lettingJudgement(9, 'between homes and offices; depends on the street.'),
  industrial: lettingJudgement(9, 'few tenants for each building, short works.'),
  hotel: lettingJudgement(12, 'an operator has to be found, and the house refitted.'),
}

/** Length of a new lease in months. */
export const newLeaseMonths = lettingJudgement(108, 'nine years, the usual commercial lease of Luxembourg (3/6/9).')

/** Months between two adjustments of a rent. */
export const adjustmentMonths = lettingJudgement(12, 'leases are usually adjusted each year.')

/** Months between two adjustments of the rent of a dwelling. */
export const dwellingAdjustmentMonths: Default<number> = {
  value: 24,
  asOf: '2026-11-21',
  note: 'The rent of a dwelling may be adapted every two years (law of 21 September 2006 on residential leases, art. 3(5)).',
}
