import type * as z from 'zod'
import type { Accuracy } from '#contract/estimation/accuracy'
import type { BackTest } from '#contract/estimation/back-test'
import type { ModelCard } from '#contract/estimation/model-card'
import { numberText, percentText } from '#languages/formats'

const share = (value: number): string => percentText(100 * value, 'en', 1)
const figure = (value: number | null, decimals = 3): string =>
  value === null ? 'not known' : numberText(value, 'en', decimals)

const backtest = (data: z.infer<typeof BackTest>): string[] => [
  `${data.count} sales judged, ${data.excluded.length} left out. Estimate over price: median ${figure(data.medianRatio.value)}, COD ${figure(data.cod.value, 1)} %, PRD ${figure(data.prd.value)}, PRB ${figure(data.prb.value)}.`,
  ...data.coverage.map(
    ({ coverage, held, low95, high95 }) =>
      `The interval of ${share(coverage)} held ${share(held)} of them (${share(low95)} to ${share(high95)}).`,
  ),
  `The places are judged in hindsight: today's tables know the years after each sale. Nothing is stored.`,
]

const accuracy = ({ measured, implied, tested }: z.infer<typeof Accuracy>): string[] => [
  `Measured: ${measured.pairs} prices of municipalities foretold a year ahead, root mean square error ${figure(measured.modelled.rmsePct, 2)} %.`,
  ...implied
    .filter(({ known }) => known === 'all')
    .map(
      ({ method, fsdPct, ppe20 }) =>
        `Implied for one apartment, ${method}: FSD ${figure(fsdPct.median, 1)} %, ${share(ppe20)} within 20 %.`,
    ),
  `Tested on ${tested.sales} sales of its own.`,
]

const modelCard = ({ identity, refusals, faults, drift }: z.infer<typeof ModelCard>): string[] => [
  `${identity.name}, tables ${identity.tables}. ${drift.says}`,
  ...[...refusals, ...faults].map(({ says }) => says),
]

/** What the tools on the accuracy of estimates say in words, by the operation's id. */
export const accuracySummaries: Readonly<Record<string, (data: Record<string, unknown>) => string[]>> = {
  // The answers were checked against these schemas where they were made.
  backtest: data => backtest(data as z.infer<typeof BackTest>),
  accuracy: data => accuracy(data as z.infer<typeof Accuracy>),
  modelCard: data => modelCard(data as z.infer<typeof ModelCard>),
}
