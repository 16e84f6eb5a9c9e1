import type { LendingValueInput } from '#domain/evaluation/lending-value'
import type { CapitalisationInput } from '#domain/evaluation/net-operating-income'
import { goldenRows } from '../../golden/tables.ts'

/** Worked lending values. */
export const lendingValueCases = goldenRows<LendingValueInput>('mortgageLendingValue')

/** Worked capitalisations, with the figures that their sources round or do not print. */
export const capitalisationCases = goldenRows<CapitalisationInput>('directCapitalisation', {
  'appraiser-question-84000-less-28000': {
    noi: 56_000,
    grossValue: 700_000,
    netValue: 700_000,
    purchasersCosts: 0,
    netInitialYield: 0.08,
  },
  'apartments-vacancy-and-costs': {
    noi: 42_336,
    grossValue: 583944.83,
    netValue: 583944.83,
    purchasersCosts: 0,
    netInitialYield: 0.0725,
  },
  'isurv-term-and-reversion': {
    grossValue: 286383.76,
    netValue: 286383.76,
    purchasersCosts: 0,
    netInitialYield: 0.034918,
    reversionaryYield: 0.052377,
    equivalentYield: 0.05,
  },
  'deferral-at-the-term-yield': {
    grossValue: 764693.48,
    netValue: 764693.48,
    purchasersCosts: 0,
    netInitialYield: 0.039231,
    reversionaryYield: 0.058847,
    equivalentYield: 0.054291,
  },
})
