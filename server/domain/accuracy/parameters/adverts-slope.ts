/** How far asking prices moved for each part that our adjustments move: above 1 the adjustments are too timid. */
export const advertsSlope = {
  id: 'accuracy.advertsSlope',
  low: 1.4,
  high: 1.55,
  source: 'own check on 8 595 Belgian adverts of 2022 and 2026: slope of the price on the factor of all adjustments',
} as const
