import { describe, expect, test } from 'vitest'
import { feesCountries } from '#contract/propcalc/fees/countries'
import { notCoveredKeys } from '#contract/propcalc/not-covered'
import { countryList } from '#domain/law/country-list'
import { tables } from '#languages/derived/law/not-covered'
import { getLanguageRow, languages } from '#languages/registry'

/** Longest name of a matter that fits a list on a telephone. */
const charactersMax = 64

const keysOf = ({ notCovered }: (typeof countryList)[number], calculation: string): string[] =>
  notCovered.filter(one => one.calculation === calculation).map(({ key }) => key)

describe.each(countryList.map(country => [country.code, country] as const))('what %s leaves out', (code, country) => {
  test('is told of purchases and of sales, each matter once', () => {
    for (const calculation of ['purchase', 'sale']) {
      const keys = keysOf(country, calculation)
      expect(keys.length).toBeGreaterThan(0)
      expect(keys).toEqual([...new Set(keys)])
    }
    expect(country.notCovered.map(({ calculation }) => calculation)).toEqual([
      ...keysOf(country, 'purchase').map(() => 'purchase'),
      ...keysOf(country, 'sale').map(() => 'sale'),
    ])
  })

  test('has a name in every complete language', () => {
    const complete = languages.filter(language => !getLanguageRow(language).isBeta)
    for (const { label } of country.notCovered) expect(Object.keys(label)).toEqual(expect.arrayContaining(complete))
  })

  test('is nothing that its request asks for', () => {
    const { shape } = feesCountries[code].input
    const left = keysOf(country, 'purchase')
    const asks = (field: string): boolean => Object.hasOwn(shape, field)
    const asksUse = (use: string): boolean => shape.use?.safeParse(use).success === true
    expect(left.includes('movables')).toBe(!asks('movables'))
    expect(left.includes('commercial')).toBe(!asksUse('other'))
    expect(left.includes('dealers') && asks('resaleClause')).toBe(false)
    expect(['exchange', 'inheritanceGift', 'lifeAnnuity'].some(key => left.includes(key) && asks('deed'))).toBe(false)
    expect(left.includes('land') && (asks('buildingLand') || asks('operation') || asksUse('other'))).toBe(false)
  })

  test('of sales is the tax itself, where only that of Luxembourg is calculated', () => {
    expect(keysOf(country, 'sale').includes('gainTax')).toBe(code !== 'LU')
  })
})

describe('the matters', () => {
  test('of Luxembourg each have an article to begin with', () => {
    const [luxembourg] = countryList.filter(({ code }) => code === 'LU')
    expect(luxembourg?.notCovered.filter(({ legalReference }) => legalReference === undefined)).toEqual([])
  })

  const everywhere = ['companyShares', 'auction', 'exemptBodies']

  test('that no country calculates are told by all', () => {
    for (const country of countryList) expect(keysOf(country, 'purchase')).toEqual(expect.arrayContaining(everywhere))
  })

  test('are each left out by a country', () => {
    const used = new Set(countryList.flatMap(({ notCovered }) => notCovered.map(({ key }) => key)))
    expect([...used].sort()).toEqual([...notCoveredKeys].sort())
  })

  test.each(languages)('have short names in %s, each its own', language => {
    const names = Object.values<string>(tables[language] ?? {})
    expect(names.filter(name => name.length > charactersMax)).toEqual([])
    expect(names).toEqual([...new Set(names)])
  })
})
