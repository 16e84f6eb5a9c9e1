import type * as z from 'zod'
import type { Accuracy } from '#contract/estimation/accuracy'
import type { BackTest } from '#contract/estimation/back-test'
import type { ModelCard } from '#contract/estimation/model-card'
import { formatNumber, formatPercent } from '#languages/formats'

const formatSharePercent = (value: number): string => formatPercent(100 * value, 'en', 1)
const formatFigureOrUnknown = (value: number | null, decimals = 3): string =>
  value === null ? 'not known' : formatNumber(value, 'en', decimals)

const describeBackTest = (data: z.infer<typeof BackTest>): string[] => [
  data.verdict.says.en,
  `${data.count} sales judged, ${data.excluded.length} left out, ${data.suspected.length} with a suspected price. Estimate over price: median ${formatFigureOrUnknown(data.medianRatio.value)}, COD ${formatFigureOrUnknown(data.cod.value, 1)} %, PRD ${formatFigureOrUnknown(data.prd.value)}, PRB ${formatFigureOrUnknown(data.prb.value)}.`,
  ...data.coverage.map(
    ({ coverage, held, low95, high95 }) =>
      `The interval of ${formatSharePercent(coverage)} held ${formatSharePercent(held)} of them (${formatSharePercent(low95)} to ${formatSharePercent(high95)}).`,
  ),
  `The places are judged in hindsight: today's tables know the years after each sale. Nothing is stored.`,
]

const describeAccuracy = ({ measured, implied, tested }: z.infer<typeof Accuracy>): string[] => [
  `Measured: ${measured.ahead.pairs} prices of municipalities predicted a year ahead, root mean square error ${formatFigureOrUnknown(measured.ahead.study.rmsePct, 2)} %.`,
  ...implied
    .filter(({ known }) => known === 'all')
    .map(
      ({ method, fsdPct, ppe20 }) =>
        `Implied for one apartment, ${method}: FSD ${formatFigureOrUnknown(fsdPct.median, 1)} %, ${formatSharePercent(ppe20)} within 20 %.`,
    ),
  `Tested on ${tested.sales} sales of its own.`,
]

const describeModelCard = ({ identity, refusals, faults, drift }: z.infer<typeof ModelCard>): string[] => [
  `${identity.name}, version ${identity.modelVersion}, tables ${identity.tables}${identity.approvedBy === null ? '; not approved by the operator' : ''}. ${drift.says}`,
  ...[...refusals, ...faults].map(({ says }) => says),
]

/** Text summaries of the accuracy tools, by operation id. */
export const accuracySummaries: Readonly<Record<string, (data: Record<string, unknown>) => string[]>> = {
  // The handlers validated the answers against these schemas.
  backtest: data => describeBackTest(data as z.infer<typeof BackTest>),
  accuracy: data => describeAccuracy(data as z.infer<typeof Accuracy>),
  modelCard: data => describeModelCard(data as z.infer<typeof ModelCard>),
}
