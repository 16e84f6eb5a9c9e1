import type { LawReference } from '#contract/shared/law'
import { texts as homes } from '#languages/derived/homes'
import { amountText, dayText, numberText, percentText } from '#languages/formats'
import { filled } from '#languages/text'
import { accuracySummaries } from './accuracy-summaries.ts'

/** The body of a good answer, as JSON has it. */
export interface AnswerBody {
  data: Record<string, unknown>
  meta: { method: string; law?: LawReference[] }
}

/** Most characters of the text that an assistant reads. */
const charactersMax = 2000

/** Most sources that are named. */
const sourcesMax = 5

// What follows reads answers that the service has just given; their fields are those of the contract.
type Data = Record<string, never> & Record<string, unknown>

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Data | null | undefined)?.[name], data)

const number = (data: unknown, path: string): number | undefined => {
  const value = at(data, path)
  return typeof value === 'number' ? value : undefined
}

const list = (data: unknown, path: string): Record<string, unknown>[] =>
  (at(data, path) ?? []) as Record<string, unknown>[]

const text = (data: unknown, path: string): string => String(at(data, path) ?? '')

const amount = (data: unknown, path: string, currency = 'EUR'): string => {
  const value = number(data, path)
  if (value === undefined) return 'not known'
  return currency === 'EUR' ? amountText(value, 'en', 2) : `${numberText(value, 'en', 2)} ${currency}`
}

const percent = (data: unknown, path: string): string => {
  const value = number(data, path)
  return value === undefined ? 'not known' : percentText(value * 100, 'en', 2)
}

/** An amount whose currency is that of the caller's inputs. */
const plain = (data: unknown, path: string): string => {
  const value = number(data, path)
  return value === undefined ? 'not known' : numberText(value, 'en', 2)
}

/** A value of an estimate, which is rounded to hundreds of euros. */
const rounded = (data: unknown, path: string): string => amountText(number(data, path) ?? 0, 'en')

/** The lines of cost or tax in one line, the largest first. */
const largest = (data: unknown, currency?: string): string =>
  list(data, 'lines')
    .filter(({ counted, amount: value }) => counted === true && value !== 0)
    .sort((a, b) => Math.abs(Number(b.amount)) - Math.abs(Number(a.amount)))
    .slice(0, 6)
    .map(line => `${line.label} ${amount(line, 'amount', currency)}`)
    .join('; ')

const rateOfReturn = (data: unknown): string =>
  at(data, 'internalRateOfReturn.status') === 'ok' ? percent(data, 'internalRateOfReturn.value') : 'not defined'

const money = (data: unknown): string => text(data, 'currency') || 'EUR'

/** How many sales lie in the range of an estimate, and between which values half of them do. */
const shareOfSales = (data: unknown): string => {
  const [half] = list(data, 'intervals')
  return filled(homes.en.shareOfSales, { low: rounded(half, 'low'), high: rounded(half, 'high') })
}

/** How much is known of a home, within a sentence. */
const known = (data: unknown): string => {
  const { confiance } = homes.en
  return (confiance[text(data, 'confiance') as keyof typeof confiance] ?? '').toLowerCase()
}

/** The result of each operation in one to five lines, with units. */
const summaries: Readonly<Record<string, (data: unknown) => string[]>> = {
  estimate: data => [
    `Value on ${dayText(text(data, 'valuationDate'), 'en')}: ${rounded(data, 'estimationCentrale')}; range from ${rounded(data, 'estimationBasse')} to ${rounded(data, 'estimationHaute')}.`,
    `${shareOfSales(data)} FSD ${numberText(number(data, 'fsdPct') ?? 0, 'en', 2)}%; ${known(data)}.`,
    `${rounded(data, 'prixM2Ajuste')} per m² after adjustments; reference price of ${text(data, 'reference.commune')} ${rounded(data, 'reference.basePriceM2')} per m², ${text(data, 'reference.period')}.`,
  ],
  places: data => [
    `${list(data, 'communes').length} municipalities with their localities and districts; the names are in the structured content.`,
  ],
  communes: data => [
    `${list(data, 'communes').length} municipalities, prices of existing apartments in ${text(list(data, 'communes')[0], 'year')}; the figures are in the structured content.`,
  ],
  commune: data => [
    `${text(data, 'commune')}: ${rounded(list(data, 'years').at(-1), 'modelledPriceM2')} per m² for existing apartments in ${text(list(data, 'years').at(-1), 'year')}, standard error ${text(list(data, 'years').at(-1), 'standardErrorPct')} %; ${rounded(list(data, 'years')[0], 'modelledPriceM2')} in ${text(list(data, 'years')[0], 'year')}.`,
    'Published means, sales and modelled prices of each year are in the structured content.',
  ],
  revalue: data => revaluations(data),
  mortgageLendingValue: data => [
    `Lending value ${amount(data, 'mortgageLendingValue')} of a market value of ${amount(data, 'marketValue')}; haircut ${percent(data, 'effectiveAbattement')}.`,
  ],
  discountedCashFlow: data => [
    `Gross present value ${plain(data, 'grossPresentValue')}; net of purchaser's costs ${plain(data, 'valueNetOfPurchaserCosts')}.`,
    `Internal rate of return ${rateOfReturn(data)} a year; terminal value ${plain(data, 'terminalValue.net')}, ${percent(data, 'terminalValue.shareOfGrossPresentValue')} of the present value.`,
    `Net initial yield ${percent(data, 'netInitialYield')}.`,
  ],
  directCapitalisation: data => [
    `Net value ${plain(data, 'netValue')}, gross ${plain(data, 'grossValue')}.`,
    `Net initial yield ${percent(data, 'netInitialYield')}.`,
  ],
  acquisitionCosts: data => purchase(data),
  fees: data => purchase(data),
  capitalGains: data => [
    `Tax ${amount(data, 'totals.tax')} on a taxable gain of ${amount(data, 'taxableGain')}; net proceeds ${amount(data, 'totals.netProceeds')}.`,
    `Sale of ${dayText(text(data, 'saleDate'), 'en')}; regime: ${text(data, 'regime')}${at(data, 'exemption') ? `; exemption: ${text(data, 'exemption')}` : ''}.`,
  ],
  investedCapital: data => [
    `Own capital ${plain(data, 'totalCapital')}: down payment ${plain(data, 'downPayment')}, fees ${plain(data, 'acquisitionFees')}, works ${plain(data, 'works')}.`,
    `Loan ${plain(data, 'loanAmount')}, ${percent(data, 'loanToValue')} of the value.`,
  ],
  cashflow: data => [
    `Cash flow ${plain(data, 'monthlyCashflowYear1')} a month in the first year, ${plain(data, 'cumulativeCashflow')} over the years of the plan (${list(data, 'years').length}).`,
    `Initial investment ${plain(data, 'initialInvestment')}; break-even rent ${plain(data, 'breakEvenMonthlyRent')} a month.`,
  ],
  mortgage: data => [
    `Monthly payment ${plain(data, 'monthlyPayment')}, with insurance ${plain(data, 'monthlyPaymentWithInsurance')}; ${text(data, 'numberOfPayments')} payments.`,
    `Interest ${plain(data, 'totalInterest')}, cost in all ${plain(data, 'totalCost')}; annual percentage rate of charge ${percent(data, 'aprc')}.`,
  ],
  yields: data => [
    `Gross yield ${percent(data, 'grossYield')} a year on the price, net yield ${percent(data, 'netYield')} on the total investment of ${plain(data, 'totalInvestment')}.`,
  ],
  countries: data => [
    `${list(data, 'countries').length} countries: ${list(data, 'countries')
      .map(({ code }) => code)
      .join(', ')}; regions, usual loans, questions and what is not calculated are in the structured content.`,
  ],
  lawParameters: data => parameters(data),
  ...accuracySummaries,
  marketData: data => [
    `${list(data, 'indicators').length} indicators as of ${text(data, 'asOf')}; each says its period, age and status.`,
    list(data, 'indicators')
      .filter(({ publishedValue }) => publishedValue !== null)
      .slice(0, 8)
      .map(one => `${one.key} ${one.publishedValue}${one.publishedUnit === 'percent' ? ' %' : ''} (${one.period})`)
      .join('; '),
  ],
}

const purchase = (data: unknown): string[] => {
  const currency = money(data)
  return [
    `Costs of the buyer ${amount(data, 'totals.buyer', currency)} on a price of ${amount(data, 'price', currency)}: ${percent(data, 'totals.feesRate')}; cash needed ${amount(data, 'totals.cashNeeded', currency)}.`,
    `Deed of ${dayText(text(data, 'deedDate'), 'en')}. ${largest(data, currency)}.`,
    ...list(data, 'possibleReliefs')
      .slice(0, 1)
      .map(({ label, condition }) => `Not applied: ${label}. ${condition}`),
  ]
}

/** Values that were carried, at most four in words, and the first that failed. */
const revaluations = (data: unknown): string[] => {
  const found = list(data, 'results')
  const [done, failed] = [true, false].map(success => found.filter(one => one.success === success))
  return [
    `${text(data, 'succeeded')} of ${text(data, 'count')} values carried to another day.`,
    ...(done ?? []).slice(0, 4).map(one => {
      const mean = number(one, 'data.sixYearMean')
      return `${text(one, 'data.commune')}: ${rounded(one, 'data.value')} on ${dayText(text(one, 'data.to.day'), 'en')}, 80 % of the movements between ${rounded(one, 'data.low')} and ${rounded(one, 'data.high')}${mean === undefined ? '' : `; mean of six years ${amountText(mean, 'en')}`}.`
    }),
    ...(failed ?? []).slice(0, 1).map(one => `Item ${one.index} failed: ${one.error}`),
  ]
}

/** What of a parameter of law held when somebody last compared it: a version may be known that begins later. */
const presentVersion = (one: Record<string, unknown>): Record<string, unknown> | undefined => {
  const versions = list(one, 'versions')
  return versions.findLast(({ from }) => String(from) <= text(one, 'checkedOn')) ?? versions.at(-1)
}

const parameters = (data: unknown): string[] => {
  const found = list(data, 'parameters')
  const shown = found.slice(0, 4).map(one => {
    const version = presentVersion(one)
    const value = typeof version?.value === 'number' ? `${version.value} (${one.unit})` : `a table (${one.unit})`
    return `${one.id}: ${value} from ${version?.from}; ${one.says}`
  })
  return [`${found.length} parameters of law.`, ...shown]
}

/** Calculations that know no currency: amounts come out in that of the amounts that go in. */
const ownCurrency = ['discountedCashFlow', 'directCapitalisation', 'investedCapital', 'cashflow', 'mortgage', 'yields']
const inOwnCurrency = 'Amounts are in the currency of your inputs.'

/** Where the prices of municipalities come from. */
const registeredPrices =
  "registered sales (Observatoire de l'Habitat / STATEC), smoothed over the years; merged municipalities stand apart"

/** The figures' sources: law, else the source of the prices or series, else the caller's own inputs. */
const sources = (id: string, { data, meta }: AnswerBody): string => {
  if (meta.law && meta.law.length > 0) {
    const named = meta.law
      .slice(0, sourcesMax)
      .map(({ title, article, url }) => [title, article, url].filter(Boolean).join(', '))
    const more = meta.law.length - named.length
    return `${named.join('; ')}${more > 0 ? `; and ${more} more in meta.law` : ''}`
  }
  if (id === 'communes' || id === 'commune') return registeredPrices
  if (id === 'revalue') return `${registeredPrices}; house prices by quarter (STATEC, by BIS)`
  if (id === 'estimate') return `${text(data, 'reference.source')}, ${text(data, 'reference.period')}`
  if (id === 'marketData')
    return [...new Set(list(data, 'indicators').map(one => text(one, 'source.name')))].slice(0, sourcesMax).join('; ')
  if (id === 'lawParameters') {
    const versions = list(data, 'parameters').flatMap(one => presentVersion(one) ?? [])
    return [...new Set(versions.map(one => `${text(one, 'source.title')}, ${text(one, 'source.article')}`))]
      .slice(0, sourcesMax)
      .join('; ')
  }
  return 'methodology' in data ? `your inputs; ${meta.method}` : meta.method
}

/** What a reader must know beside the figures: the limits that the answer itself tells, else one sentence. */
const caveat = (id: string, { data }: AnswerBody): string => {
  const [limit] = (at(data, 'methodology.limits') ?? []) as string[]
  const [notice] = list(data, 'notices')
  if (id === 'estimate')
    return 'An indicative estimate, not a valuation. Its ranges follow from stated dispersions; not tested on sales of its own.'
  if (id === 'revalue')
    return 'A calculation from the prices of the municipality, not a valuation: works, wear and the error of the value sent are not in it.'
  return limit ?? (notice ? text(notice, 'message') : 'Information, not advice; compare each figure with its source.')
}

const cut = (whole: string, characters: number): string =>
  whole.length > characters ? `${whole.slice(0, characters - 1)}…` : whole

/** A good answer in words, at most 2 000 characters: the result with units, its sources, its caveat. */
export const summaryOf = (id: string, body: AnswerBody): string => {
  const lines = [...(summaries[id]?.(body.data) ?? []), ...(ownCurrency.includes(id) ? [inOwnCurrency] : [])]
  const end = [`Sources: ${cut(sources(id, body) || body.meta.method, 900)}.`, cut(caveat(id, body), 300)].join('\n')
  return `${cut(lines.join('\n'), charactersMax - end.length - 1)}\n${end}`
}

/** The operations that have a summary; a test compares them with the tools. */
export const summarised = Object.keys(summaries)
