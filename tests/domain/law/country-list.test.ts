import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { CountryEntry } from '#contract/propcalc/countries'
import { feesCountries } from '#contract/propcalc/fees/countries'
import { FeesInput } from '#contract/propcalc/fees/fees'
import { CountryCode } from '#contract/shared/country'
import { coveredUntil } from '#domain/core/dated'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { countryList } from '#domain/law/country-list'

type Entry = z.infer<typeof CountryEntry>
type Question = Entry['profile'][number]

const entry = (code: string): Entry => {
  const found = countryList.find(country => country.code === code)
  if (!found) throw new Error(`${code} is not listed.`)
  return found
}

test('the countries of the contract are listed in its order', () => {
  expect(countryList.map(({ code }) => code)).toEqual(CountryCode.options)
})

/** Figures of each country: currency, languages, VAT on services, term, rate, loans to value, growth. */
const figures: readonly (readonly [
  code: CountryCode,
  iso3: string,
  currency: string,
  languages: string,
  vat: number | null,
  term: number,
  rateType: string,
  rate: number,
  own: number,
  toLet: number,
  inflation: number,
  growth: number,
])[] = [
  ['LU', 'LUX', 'EUR', 'lb fr de', 0.17, 25, 'fixed', 0.035, 0.8, 0.8, 0.02, 0.03],
  ['FR', 'FRA', 'EUR', 'fr', 0.2, 20, 'fixed', 0.035, 0.9, 0.9, 0.02, 0.02],
  ['DE', 'DEU', 'EUR', 'de', 0.19, 30, 'fixedPeriod', 0.035, 0.8, 0.8, 0.02, 0.03],
  ['BE', 'BEL', 'EUR', 'nl fr de', 0.21, 20, 'fixed', 0.035, 0.9, 0.8, 0.02, 0.03],
  ['NL', 'NLD', 'EUR', 'nl', 0.21, 30, 'fixedPeriod', 0.035, 1, 0.75, 0.02, 0.03],
  ['IT', 'ITA', 'EUR', 'it', 0.22, 25, 'fixed', 0.033, 0.8, 0.7, 0.02, 0.01],
  ['ES', 'ESP', 'EUR', 'es ca eu gl', 0.21, 25, 'fixed', 0.029, 0.8, 0.65, 0.02, 0.025],
  ['PT', 'PRT', 'EUR', 'pt', 0.23, 30, 'mixed', 0.031, 0.9, 0.8, 0.02, 0.03],
  ['UK', 'GBR', 'GBP', 'en cy', 0.2, 30, 'fixedPeriod', 0.047, 0.8, 0.75, 0.02, 0.03],
  ['US', 'USA', 'USD', 'en es', null, 30, 'fixed', 0.062, 0.8, 0.75, 0.02, 0.035],
]

test.each(figures.map(row => [row[0], row] as const))(
  '%s: currency, languages, usual loan and growth',
  (_code, row) => {
    const [code, iso3, currency, languages, vat, term, rateType, rate, own, toLet, inflation, growth] = row
    const { iso2, mortgage, macro, ...facts } = entry(code)
    expect([facts.iso3, facts.currency, facts.languages.join(' '), facts.serviceVatRate]).toEqual([
      iso3,
      currency,
      languages,
      vat,
    ])
    expect(iso2).toBe(code === 'UK' ? 'GB' : code)
    expect(mortgage).toMatchObject({ defaultTermYears: term, rateType, defaultLtv: { own, let: toLet } })
    expect(mortgage.defaultRate.value).toBe(rate)
    expect([macro.inflation.default.value, macro.propertyGrowth.default.value]).toEqual([inflation, growth])
    expect(macro.rentGrowth.default.value).toBe(inflation)
  },
)

/** Figures last read: inflation and house prices, each with its period and a word of its series; shortest and longest usual term. */
const observed: readonly (readonly [
  code: CountryCode,
  inflation: readonly [number, string, string],
  housePrices: readonly [number, string, string],
  term: readonly [number, number],
])[] = [
  ['LU', [0.025, '2025', 'HICP'], [0.016, '2025', 'Eurostat'], [25, 30]],
  ['FR', [0.009, '2025', 'HICP'], [0.007, '2025', 'Eurostat'], [20, 25]],
  ['DE', [0.023, '2025', 'HICP'], [0.032, '2025', 'Eurostat'], [25, 30]],
  ['BE', [0.03, '2025', 'HICP'], [0.032, '2025', 'Eurostat'], [20, 25]],
  ['NL', [0.03, '2025', 'HICP'], [0.085, '2025', 'Eurostat'], [30, 30]],
  ['IT', [0.017, '2025', 'HICP'], [0.041, '2025-Q1 to Q3', 'IPAB'], [20, 30]],
  ['ES', [0.027, '2025', 'CPI'], [0.127, '2025', 'Instituto Nacional'], [25, 25]],
  ['PT', [0.022, '2025', 'HICP'], [0.189, '2025-Q4', 'Eurostat'], [30, 40]],
  ['UK', [0.036, '2025-10', 'CPI'], [0.024, '2025-12', 'UK House Price Index'], [25, 35]],
  ['US', [0.027, '2025-12', 'CPI-U'], [0.023, '2025-08', 'Federal Housing Finance Agency'], [15, 30]],
]

test.each(observed)('%s: the figures last read, with period and series', (code, inflation, housePrices, [min, max]) => {
  const { macro, mortgage } = entry(code)
  const read = ([value, period, word]: readonly [number, string, string]) => ({
    observed: { value, period, series: expect.stringContaining(word) },
  })
  expect(macro).toMatchObject({ inflation: read(inflation), propertyGrowth: read(housePrices) })
  expect(mortgage.usualTermYears).toEqual({ min, max })
})

/** Highest loans to value that a rule sets, by case; the other countries have none. */
const ltvLimits: { readonly [Code in CountryCode]?: object } = {
  LU: { firstTimeBuyer: 1, mainResidence: 0.9, rental: 0.8 },
  BE: { mainResidence: 0.9, rental: 0.8 },
  NL: { mainResidence: 1 },
  IT: { mainResidence: 0.8 },
  PT: { mainResidence: 0.9, rental: 0.8 },
}

test('limits of loan to value stand where a rule sets them', () => {
  const found = countryList
    .filter(({ mortgage }) => mortgage.ltvLimits.length > 0)
    .map(({ code, mortgage }) => [code, Object.fromEntries(mortgage.ltvLimits.map(limit => [limit.case, limit.value]))])
  expect(Object.fromEntries(found)).toEqual(ltvLimits)
})

describe.each(countryList.map(country => [country.code, country] as const))('the entry of %s', (code, country) => {
  test('is as the contract prints it', () => {
    expect(() => CountryEntry.parse(country)).not.toThrow()
  })

  test('is covered until the end of the year after its last check', () => {
    const { coveredFrom, coveredUntil: until, checkedOn } = country.law
    expect(until).toBe(coveredUntil(checkedOn))
    expect(coveredFrom < checkedOn && checkedOn < until).toBe(true)
  })

  test('answers its first covered day, in the general case', () => {
    const [region] = country.regions
    const input = {
      country: code,
      price: 300_000,
      use: 'secondHome',
      ...(country.regionRequired && region && { region: region.code }),
    }
    const asked = FeesInput.parse(input)
    expect(acquisitionFees(asked, country.law.coveredFrom).data.totals.buyer).toBeGreaterThan(0)
  })

  test('lists the regions that the request admits, each once and with a name', () => {
    const variant = FeesInput.options.find(option => option.shape.country.value === code)
    const schema = variant && 'region' in variant.shape ? variant.shape.region : undefined
    const admitted = schema ? ('options' in schema ? schema.options : schema.unwrap().options) : []
    expect(country.regions.map(region => region.code)).toEqual([...admitted])
    expect(country.regionRequired).toBe(schema !== undefined && 'options' in schema)
  })

  test('asks only what the request admits, and explains what the law defines', () => {
    for (const { field, help, when } of country.profile) {
      if (['firstTimeBuyer', 'reliefConditionsMet'].includes(field)) expect(help, field).toMatch(/\w/)
      const asked = country.profile.map(question => question.field)
      if (when) expect(asked, field).toContain(when.field)
    }
  })
})

const valueAt = (request: object, field: string): unknown =>
  field.includes('[].') ? undefined : Reflect.get(request, field)

const isAsked = ({ when }: Question, request: object, questions: readonly Question[]): boolean => {
  if (!when) return true
  const answer = valueAt(request, when.field) ?? questions.find(({ field }) => field === when.field)?.default
  return 'equals' in when ? answer === when.equals : when.oneOf.includes(String(answer))
}

/** The request as a form makes it that asks the questions of the profile, and price and day always. */
const asForm = (request: object, questions: readonly Question[]): object => {
  const asked = questions.filter(question => isAsked(question, request, questions)).map(({ field }) => field)
  const ofBuyers = asked.filter(field => field.startsWith('buyers[].')).map(field => field.slice('buyers[].'.length))
  const entries = Object.entries(request).flatMap(([name, value]): [string, unknown][] => {
    if (['country', 'price', 'deedDate'].includes(name) || asked.includes(name)) return [[name, value]]
    // A broker's fee is asked as a sum or as a part of the price.
    if (name === 'brokerFee' && asked.includes('brokerFeeRate'))
      return [['brokerFeeRate', Number(value) / Number(Reflect.get(request, 'price'))]]
    if (name !== 'buyers' || ofBuyers.length === 0) return []
    const buyers = (value as object[]).map(buyer =>
      Object.fromEntries(Object.entries(buyer).filter(([field]) => ofBuyers.includes(field))),
    )
    return [[name, buyers]]
  })
  return Object.fromEntries(entries)
}

test.each(Object.values(feesCountries).map(({ example: { body } }) => [body.country, body] as const))(
  'a form built from the profile of %s gets the same figures as the whole request',
  (code, request) => {
    const form = FeesInput.parse(asForm(request, entry(code).profile))
    const whole = FeesInput.parse(request)
    const figuresOf = (input: typeof whole) => {
      const { lines, totals } = acquisitionFees(input, input.deedDate ?? '').data
      return { totals, lines: lines.map(({ key, amount, payer }) => ({ key, amount, payer })) }
    }
    expect(figuresOf(form)).toEqual(figuresOf(whole))
  },
)
