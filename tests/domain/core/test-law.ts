import type { Parameter } from '#domain/core/dated'
import { lawOn } from '#domain/core/provision'

/** Where the figures of these parameters would have been read. */
export const source = { title: 'Law of duties', article: 'art. 3' }

/** 5 %, for half a year 2 %, then 5 % again. */
export const rate: Parameter<number> = {
  id: 'lu.test.rate',
  description: 'Rate.',
  unit: 'fraction',
  checkedOn: '2026-11-21',
  versions: [
    { from: '2015-01-01', value: 0.05, source, certainty: 'published' },
    { from: '2024-07-01', until: '2024-12-31', value: 0.02, source, certainty: 'published' },
    { from: '2025-01-01', value: 0.05, source, certainty: 'unverified', note: 'Not read.' },
  ],
}

/** A parameter with one version from 2015 on. */
export const parameter = <T>(
  name: string,
  value: T,
  certainty: 'statutory' | 'published' | 'unverified' | 'estimate' = 'statutory',
): Parameter<T> => ({
  ...rate,
  id: `lu.test.${name}`,
  description: `The ${name}.`,
  versions: [{ from: '2015-01-01', value, source, certainty }],
})

/** The law of a day of deed, last checked in November 2026. */
export const lawOf = (day = '2026-01-01') => lawOn({ day, field: 'deedDate', checkedOn: '2026-11-21' })
