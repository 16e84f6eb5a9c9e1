import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { CountryEntry } from '#contract/propcalc/countries'
import { feesCountries } from '#contract/propcalc/fees/countries'
import { FeesInput } from '#contract/propcalc/fees/fees'
import { CountryCode } from '#contract/shared/country'
import { lastCoveredDay } from '#domain/core/dated'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { countryList } from '#domain/law/country-list'
import { termsByCountry } from './cases.ts'

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

describe.each(Object.entries(termsByCountry))('the terms of %s', (code, terms) => {
  const { iso2, iso3, currency, languages, serviceVatRate, mortgage, macro } = entry(code)

  test('are its currency, languages and VAT on services', () => {
    const { loan: _, ltvLimits: _limits, inflation: _rise, propertyGrowth: _growth, ...names } = terms
    expect({ iso3, currency, languages, serviceVatRate }).toEqual(names)
    expect(iso2).toBe(code === 'UK' ? 'GB' : code)
  })

  test('are its usual loan, and the highest loans to value that a rule sets', () => {
    const { defaultTermYears: termYears, usualTermYears, rateType, defaultRate, defaultLtv: ltv, ltvLimits } = mortgage
    expect({ termYears, usualTermYears, rateType, rate: defaultRate.value, ltv }).toEqual(terms.loan)
    expect(Object.fromEntries(ltvLimits.map(limit => [limit.case, limit.value]))).toEqual(terms.ltvLimits)
  })

  test('are growth as it is assumed and as it was last read, with period and series', () => {
    for (const name of ['inflation', 'propertyGrowth'] as const) {
      const { assumed, observed } = terms[name]
      expect(macro[name].default.value).toBe(assumed)
      expect(macro[name].observed).toMatchObject({ ...observed, series: expect.stringContaining(observed.series) })
    }
    expect(macro.rentGrowth.default.value).toBe(terms.inflation.assumed)
  })
})

describe.each(countryList.map(country => [country.code, country] as const))('the entry of %s', (code, country) => {
  test('is as the contract prints it', () => {
    expect(() => CountryEntry.parse(country)).not.toThrow()
  })

  test('is covered until the end of the year after its last check', () => {
    const { coveredFrom, coveredUntil: until, checkedOn } = country.law
    expect(until).toBe(lastCoveredDay(checkedOn))
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
