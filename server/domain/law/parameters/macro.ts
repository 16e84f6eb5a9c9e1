import type { CountryMetadata } from '../country.ts'

type Default = CountryMetadata['macro']['rentGrowth']['default']

/** Day on which the defaults were chosen. */
export const chosenOn = '2026-11-21'

/** Inflation that central banks aim at in the euro area. */
export const ecbTarget: Default = {
  value: 0.02,
  rule: 'medium-term target of the ECB',
  certainty: 'estimate',
  asOf: chosenOn,
}

/** Growth of rents. */
export const asInflation: Default = { value: 0.02, rule: 'as inflation', certainty: 'estimate', asOf: chosenOn }

/** Growth of prices by the rule of the five northern countries. */
export const cappedGrowth: Default = {
  value: 0.03,
  rule: 'ten-year growth, capped at 3 %, rounded down to 0.5 points',
  certainty: 'estimate',
  asOf: chosenOn,
}
