import type { AssetType } from '#contract/evaluation/asset-type'
import type { Default } from '../../core/assumption.ts'

const capRateJudgement = (value: number, reason: string): Default<number> => ({
  value,
  asOf: '2026-11-21',
  note: `Judgement on evidence of 2022 to 2025, to be replaced by a present report: ${reason}`,
})

/** Capitalisation rate of property in Luxembourg by use; above prime, since an unknown property is not the best one. */
export const capRates: Readonly<Record<AssetType, Default<number>>> = {
  residential: capRateJudgement(
    0.035,
    "gross yield of adverts 3.74 % in 2023 (Observatoire de l'Habitat, February 2025); usual range 2.8 to 4.5 %.",
  ),
  office: capRateJudgement(0.055, 'prime 5.15 % at the end of 2023 (Cushman & Wakefield); usual range 4.75 to 7.5 %.'),
  retail: capRateJudgement(
    0.06,
    'high street 4.15 % at the end of 2023, out of town 6 % (Cushman & Wakefield); usual range 4.15 to 7.5 %.',
  ),
  industrial: capRateJudgement(0.0625, 'no published figure was found; usual range 5.25 to 8 %.'),
  hotel: capRateJudgement(0.065, 'no published figure was found; usual range 5.5 to 8.5 %.'),
}

/** Steps of the table of values around the rate. */
export const capRateSteps: Default<readonly number[]> = {
  value: [-0.005, -0.0025, 0, 0.0025, 0.005],
  asOf: '2026-11-21',
  note: 'Judgement: a quarter and half a point on either side.',
}
