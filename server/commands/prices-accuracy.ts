import type * as z from 'zod'
import type { MeasuredInterval } from '#contract/estimation/measured-accuracy'
import type { MeasuredTables } from '#domain/accuracy/mean-forecasts'
import { measureAccuracy } from '#domain/accuracy/measured'
import { formatTextTable } from './text-table.ts'

type Interval = z.infer<typeof MeasuredInterval>
type Measures = ReturnType<typeof measureAccuracy>

const formatShare = (value: number): string => `${(100 * value).toFixed(1)} %`
const formatPercentage = (percent: number): string => `${percent.toFixed(2)} %`

const formatHeld = (intervals: readonly Interval[]): string =>
  intervals.map(({ coverage, held }) => `${formatShare(held)} at ${formatShare(coverage)}`).join(', ')

/** Held share with its limits. */
const formatLimits = ({ held, low95, high95 }: Interval): string =>
  `${formatShare(held)} (${formatShare(low95)} to ${formatShare(high95)})`

const groupHeads = ['pairs', 'bias', 'rms', 'held at 80 %'] as const

type Group = Measures['stability']['byYear'][number]

const formatGroup = ({ pairs, biasPct, rmsePct, held80 }: Omit<Group, 'year'>): string[] => [
  ...[String(pairs), formatPercentage(biasPct), formatPercentage(rmsePct), formatLimits(held80)],
]

const formatTrials = ({ measured: { ahead, aheadIndexOnly, hidden, untouched } }: Measures): string[] => [
  ...(
    [
      ['a year ahead, the rest of that year known', ahead],
      ['a year ahead, only the index of that year known', aheadIndexOnly],
      ['each mean hidden in turn', hidden],
    ] as const
  ).map(
    ([name, { pairs, study, intervals }]) =>
      `${name}: ${pairs} pairs, ${formatPercentage(study.rmsePct)}, held ${formatHeld(intervals)}`,
  ),
  ...untouched.map(
    ({ period, communes, rmsePct, intervals }) =>
      `${period} from the files before it: ${communes} municipalities, ${formatPercentage(rmsePct)}, held ${formatHeld(intervals)}`,
  ),
]

/** Accuracy of the price model against published means, as lines of text. */
export const formatAccuracy = (tables: MeasuredTables): string => {
  const measures = measureAccuracy(tables)
  const { measured, stability } = measures
  return [
    ...formatTrials(measures),
    '',
    ...measured.rivals.map(({ key, study }) => `${key}: ${formatPercentage(study.rmsePct)} on the pairs a year ahead`),
    '',
    formatTextTable([
      ['sales before', ...groupHeads],
      ...measured.bySalesBefore.map(group => [String(group.salesMin), ...formatGroup(group)]),
    ]),
    '',
    formatTextTable([
      ['year, index only', ...groupHeads],
      ...stability.byYear.map(group => [String(group.year), ...formatGroup(group)]),
    ]),
    '',
    formatTextTable([
      ['canton, hidden', ...groupHeads],
      ...stability.byCanton.map(group => [group.canton, ...formatGroup(group)]),
    ]),
    `departure of the cantons from 80 %: ${stability.chi2.value} of ${stability.chi2.cantons}`,
  ].join('\n')
}
