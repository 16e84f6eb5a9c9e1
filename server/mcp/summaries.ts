import type { LawReference } from '#contract/shared/law'
import { texts as homes } from '#languages/derived/homes'
import { formatAmount, formatDay, formatNumber } from '#languages/formats'
import { fillGaps } from '#languages/text'
import { accuracySummaries } from './accuracy-summaries.ts'
import {
  formatAmountField,
  formatNumberField,
  formatPercentField,
  formatRoundedAmount,
  readCurrency,
  readField,
  readNumberField,
  readRecords,
  readTextField,
} from './answer-fields.ts'
import { marketSummaries } from './market-summaries.ts'

/** JSON body of a success answer. */
export interface AnswerBody {
  data: Record<string, unknown>
  meta: { method: string; law?: LawReference[] }
}

/** Maximum length of a summary. */
const charactersMax = 2000

/** Maximum number of sources named. */
const sourcesMax = 5

/** Joins the cost or tax lines, largest first. */
const listLargestLines = (data: unknown, currency?: string): string =>
  readRecords(data, 'lines')
    .filter(({ counted, amount: value }) => counted === true && value !== 0)
    .sort((a, b) => Math.abs(Number(b.amount)) - Math.abs(Number(a.amount)))
    .slice(0, 6)
    .map(line => `${line.label} ${formatAmountField(line, 'amount', currency)}`)
    .join('; ')

const formatRateOfReturn = (data: unknown): string =>
  readField(data, 'internalRateOfReturn.status') === 'ok'
    ? formatPercentField(data, 'internalRateOfReturn.value')
    : 'not defined'

/** Share of sales within the range of an estimate, and the range that holds half of them. */
const describeShareOfSales = (data: unknown): string => {
  const [half] = readRecords(data, 'intervals')
  return fillGaps(homes.en.shareOfSales, {
    low: formatRoundedAmount(half, 'low'),
    high: formatRoundedAmount(half, 'high'),
  })
}

/** Value if differences between homes were larger, where it differs much. */
const describeTimid = (data: unknown): string[] =>
  readNumberField(data, 'ifLessTimid') === undefined
    ? []
    : [fillGaps(homes.en.timid, { value: formatRoundedAmount(data, 'ifLessTimid') })]

/** Completeness of the description of a home, in lower case for use within a sentence. */
const describeCompleteness = (data: unknown): string => {
  const { completeness } = homes.en
  return (completeness[readTextField(data, 'completeness') as keyof typeof completeness] ?? '').toLowerCase()
}

/** Summary of each operation's result in one to five lines, with units. */
const summaries: Readonly<Record<string, (data: unknown) => string[]>> = {
  estimate: data => [
    `Value on ${formatDay(readTextField(data, 'valuationDate'), 'en')}: ${formatRoundedAmount(data, 'estimationCentrale')}; range from ${formatRoundedAmount(data, 'estimationBasse')} to ${formatRoundedAmount(data, 'estimationHaute')}.`,
    `${describeShareOfSales(data)} FSD ${formatNumber(readNumberField(data, 'fsdPct') ?? 0, 'en', 2)}%; ${describeCompleteness(data)}.`,
    ...describeTimid(data),
    `${formatRoundedAmount(data, 'prixM2Ajuste')} per m² after adjustments; reference price of ${readTextField(data, 'reference.commune')} ${formatRoundedAmount(data, 'reference.basePriceM2')} per m², ${readTextField(data, 'reference.period')}.`,
  ],
  ...marketSummaries,
  revalue: data => describeRevaluations(data),
  mortgageLendingValue: data => [
    `Lending value ${formatAmountField(data, 'mortgageLendingValue')} of a market value of ${formatAmountField(data, 'marketValue')}; haircut ${formatPercentField(data, 'effectiveAbattement')}.`,
  ],
  discountedCashFlow: data => [
    `Gross present value ${formatNumberField(data, 'grossPresentValue')}; net of purchaser's costs ${formatNumberField(data, 'valueNetOfPurchaserCosts')}.`,
    `Internal rate of return ${formatRateOfReturn(data)} a year; terminal value ${formatNumberField(data, 'terminalValue.net')}, ${formatPercentField(data, 'terminalValue.shareOfGrossPresentValue')} of the present value.`,
    `Net initial yield ${formatPercentField(data, 'netInitialYield')}.`,
  ],
  directCapitalisation: data => [
    `Net value ${formatNumberField(data, 'netValue')}, gross ${formatNumberField(data, 'grossValue')}.`,
    `Net initial yield ${formatPercentField(data, 'netInitialYield')}.`,
  ],
  acquisitionCosts: data => describePurchase(data),
  fees: data => describePurchase(data),
  capitalGains: data => [
    `Tax ${formatAmountField(data, 'totals.tax')} on a taxable gain of ${formatAmountField(data, 'taxableGain')}; net proceeds ${formatAmountField(data, 'totals.netProceeds')}.`,
    `Sale of ${formatDay(readTextField(data, 'saleDate'), 'en')}; regime: ${readTextField(data, 'regime')}${readField(data, 'exemption') ? `; exemption: ${readTextField(data, 'exemption')}` : ''}.`,
  ],
  investedCapital: data => [
    `Own capital ${formatNumberField(data, 'totalCapital')}: down payment ${formatNumberField(data, 'downPayment')}, fees ${formatNumberField(data, 'acquisitionFees')}, works ${formatNumberField(data, 'works')}.`,
    `Loan ${formatNumberField(data, 'loanAmount')}, ${formatPercentField(data, 'loanToValue')} of the value.`,
  ],
  cashflow: data => [
    `Cash flow ${formatNumberField(data, 'monthlyCashflowYear1')} a month in the first year, ${formatNumberField(data, 'cumulativeCashflow')} over the years of the plan (${readRecords(data, 'years').length}).`,
    `Initial investment ${formatNumberField(data, 'initialInvestment')}; break-even rent ${formatNumberField(data, 'breakEvenMonthlyRent')} a month.`,
  ],
  mortgage: data => [
    `Monthly payment ${formatNumberField(data, 'monthlyPayment')}, with insurance ${formatNumberField(data, 'monthlyPaymentWithInsurance')}; ${readTextField(data, 'numberOfPayments')} payments.`,
    `Interest ${formatNumberField(data, 'totalInterest')}, cost in all ${formatNumberField(data, 'totalCost')}; annual percentage rate of charge ${formatPercentField(data, 'aprc')}.`,
  ],
  yields: data => [
    `Gross yield ${formatPercentField(data, 'grossYield')} a year on the price, net yield ${formatPercentField(data, 'netYield')} on the total investment of ${formatNumberField(data, 'totalInvestment')}.`,
  ],
  rentCap: data => [
    `Highest rent on ${formatDay(readTextField(data, 'referenceDate'), 'en')}: ${formatAmountField(data, 'monthlyMost', 'EUR')} a month, ${formatAmountField(data, 'annualMost', 'EUR')} a year, from an invested capital of ${formatAmountField(data, 'investedCapital', 'EUR')}.`,
  ],
  countries: data => [
    `${readRecords(data, 'countries').length} countries: ${readRecords(data, 'countries')
      .map(({ code }) => code)
      .join(', ')}; regions, usual loans, questions and what is not calculated are in the structured content.`,
  ],
  lawParameters: data => describeLawParameters(data),
  lawChanges: data => [
    `${readRecords(data, 'changes').length} changes of the law from ${readTextField(data, 'from')} to ${readTextField(data, 'to')}.`,
    ...readRecords(data, 'changes')
      .slice(0, 5)
      .map(one => `${one.day}, ${one.country}, ${one.kind}: ${one.says}`),
  ],
  ...accuracySummaries,
  marketData: data => [
    `${readRecords(data, 'indicators').length} indicators as of ${readTextField(data, 'asOf')}; each says its period, age and status.`,
    readRecords(data, 'indicators')
      .filter(({ publishedValue }) => publishedValue !== null)
      .slice(0, 8)
      .map(one => `${one.key} ${one.publishedValue}${one.publishedUnit === 'percent' ? ' %' : ''} (${one.period})`)
      .join('; '),
  ],
}

const describePurchase = (data: unknown): string[] => {
  const currency = readCurrency(data)
  return [
    `Costs of the buyer ${formatAmountField(data, 'totals.buyer', currency)} on a price of ${formatAmountField(data, 'price', currency)}: ${formatPercentField(data, 'totals.feesRate')}; cash needed ${formatAmountField(data, 'totals.cashNeeded', currency)}.`,
    `Deed of ${formatDay(readTextField(data, 'deedDate'), 'en')}. ${listLargestLines(data, currency)}.`,
    ...readRecords(data, 'possibleReliefs')
      .slice(0, 1)
      .map(({ label, condition }) => `Not applied: ${label}. ${condition}`),
  ]
}

/** Total of the values with one day, where there is one. */
const describeTotal = (data: unknown): string[] =>
  readNumberField(data, 'total.value') === undefined
    ? []
    : [
        `Total of ${readTextField(data, 'total.items')} on ${formatDay(readTextField(data, 'total.day'), 'en')}: ${formatRoundedAmount(data, 'total.value')}, 80 % between ${formatRoundedAmount(data, 'total.low')} and ${formatRoundedAmount(data, 'total.high')}.`,
      ]

/** Summarises revalued items: at most four values, their total, and the first failure. */
const describeRevaluations = (data: unknown): string[] => {
  const found = readRecords(data, 'results')
  const [done, failed] = [true, false].map(success => found.filter(one => one.success === success))
  return [
    `${readTextField(data, 'succeeded')} of ${readTextField(data, 'count')} values carried to another day.`,
    ...(done ?? []).slice(0, 4).map(one => {
      const mean = readNumberField(one, 'data.sixYearMean')
      return `${readTextField(one, 'data.commune')}: ${formatRoundedAmount(one, 'data.value')} on ${formatDay(readTextField(one, 'data.to.day'), 'en')}, 80 % of homes between ${formatRoundedAmount(one, 'data.homeLow')} and ${formatRoundedAmount(one, 'data.homeHigh')}, of the movements of the place between ${formatRoundedAmount(one, 'data.low')} and ${formatRoundedAmount(one, 'data.high')}${mean === undefined ? '' : `; mean of six years ${formatAmount(mean, 'en')}`}.`
    }),
    ...describeTotal(data),
    ...(failed ?? []).slice(0, 1).map(one => `Item ${one.index} failed: ${one.error}`),
  ]
}

/** Version of a law parameter in force when it was last checked; a later version may already be known. */
const findPresentVersion = (one: Record<string, unknown>): Record<string, unknown> | undefined => {
  const versions = readRecords(one, 'versions')
  return versions.findLast(({ from }) => String(from) <= readTextField(one, 'checkedOn')) ?? versions.at(-1)
}

const describeLawParameters = (data: unknown): string[] => {
  const found = readRecords(data, 'parameters')
  const shown = found.slice(0, 4).map(one => {
    const version = findPresentVersion(one)
    const value = typeof version?.value === 'number' ? `${version.value} (${one.unit})` : `a table (${one.unit})`
    return `${one.id}: ${value} from ${version?.from}; ${one.says}`
  })
  return [`${found.length} parameters of law.`, ...shown]
}

/** Calculations without a currency: amounts are in the currency of the inputs. */
const ownCurrency = ['discountedCashFlow', 'directCapitalisation', 'investedCapital', 'cashflow', 'mortgage', 'yields']
const inOwnCurrency = 'Amounts are in the currency of your inputs.'

/** Source of municipality prices. */
const registeredPrices =
  "registered sales (Observatoire de l'Habitat / STATEC), smoothed over the years; merged municipalities stand apart"

/** Sources of the figures: law, else the source of the prices or series, else the caller's own inputs. */
const listSources = (id: string, { data, meta }: AnswerBody): string => {
  if (meta.law && meta.law.length > 0) {
    const named = meta.law
      .slice(0, sourcesMax)
      .map(({ title, article, url }) => [title, article, url].filter(Boolean).join(', '))
    const more = meta.law.length - named.length
    return `${named.join('; ')}${more > 0 ? `; and ${more} more in meta.law` : ''}`
  }
  if (id === 'communes' || id === 'commune' || id === 'forecasts') return registeredPrices
  if (id === 'revalue') return `${registeredPrices}; house prices by quarter (STATEC, by BIS)`
  if (id === 'estimate') return `${readTextField(data, 'reference.source')}, ${readTextField(data, 'reference.period')}`
  if (id === 'marketData')
    return [...new Set(readRecords(data, 'indicators').map(one => readTextField(one, 'source.name')))]
      .slice(0, sourcesMax)
      .join('; ')
  if (id === 'lawParameters') {
    const versions = readRecords(data, 'parameters').flatMap(one => findPresentVersion(one) ?? [])
    return [
      ...new Set(versions.map(one => `${readTextField(one, 'source.title')}, ${readTextField(one, 'source.article')}`)),
    ]
      .slice(0, sourcesMax)
      .join('; ')
  }
  return 'methodology' in data ? `your inputs; ${meta.method}` : meta.method
}

/** Caveat of the result: the first limit or notice in the answer, else a fixed sentence. */
const chooseCaveat = (id: string, { data }: AnswerBody): string => {
  const [limit] = (readField(data, 'methodology.limits') ?? []) as string[]
  const [notice] = readRecords(data, 'notices')
  if (id === 'estimate')
    return 'An indicative estimate, not a valuation. Its ranges follow from stated dispersions; not tested on sales of its own.'
  if (id === 'revalue')
    return 'A calculation from the prices of the municipality, not a valuation: works, wear and the error of the value sent are not in it.'
  return (
    limit ??
    (notice ? readTextField(notice, 'message') : 'Information, not advice; compare each figure with its source.')
  )
}

const truncateText = (whole: string, characters: number): string =>
  whole.length > characters ? `${whole.slice(0, characters - 1)}…` : whole

/** Summarises a success answer in at most 2 000 characters: the result with units, its sources, its caveat. */
export const describeAnswer = (id: string, body: AnswerBody): string => {
  const lines = [...(summaries[id]?.(body.data) ?? []), ...(ownCurrency.includes(id) ? [inOwnCurrency] : [])]
  const end = [
    `Sources: ${truncateText(listSources(id, body) || body.meta.method, 900)}.`,
    truncateText(chooseCaveat(id, body), 300),
  ].join('\n')
  return `${truncateText(lines.join('\n'), charactersMax - end.length - 1)}\n${end}`
}

/** Ids of operations with a summary; a test compares them with the tools. */
export const summarised = Object.keys(summaries)
