import { type MeasuredTables, measureAccuracy } from '#domain/accuracy/measured'

const formatAccuracyShare = (value: number): string => `${(100 * value).toFixed(1)} %`

/** Accuracy of the price model against the means published a year later, as lines of text. */
export const formatAccuracy = (tables: MeasuredTables): string => {
  const { pairs, published, modelled, intervals, untouched, bySales } = measureAccuracy(tables)
  const held = (of: typeof intervals): string =>
    of.map(({ coverage, held: seen }) => `${formatAccuracyShare(seen)} at ${formatAccuracyShare(coverage)}`).join(', ')
  return [
    `${pairs} pairs of neighbouring years with a published mean in both`,
    `root mean square error: from the last mean ${published.rmsePct.toFixed(2)} %, by the model ${modelled.rmsePct.toFixed(2)} %`,
    `intervals of the model held ${held(intervals)}`,
    `${untouched.year} from the files before it, ${untouched.communes} municipalities: ${held(untouched.intervals)}`,
    ...bySales.map(
      ({ salesMin, pairs: count, rmsePct }) => `from ${salesMin} sales: ${count} pairs, ${rmsePct.toFixed(2)} %`,
    ),
  ].join('\n')
}
