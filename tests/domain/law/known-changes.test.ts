import { describe, expect, test } from 'vitest'
import { LawChanges } from '#contract/law-changes'
import { countryCodes } from '#contract/propcalc/fees/countries'
import { FeesInput } from '#contract/propcalc/fees/fees'
import type { CountryCode } from '#contract/shared/country'
import { Refusal } from '#domain/core/refusal'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { listLawChanges } from '#domain/law/changes'
import { countries } from '#domain/law/index'

const today = '2026-11-30'

const changesOf = (from: string, to: string, country?: CountryCode) =>
  listLawChanges({ from, to, ...(country && { country }) }, today).changes

const noticesOf = (purchase: object, deedDate: string) =>
  acquisitionFees(FeesInput.parse({ use: 'mainResidence', ...purchase, deedDate }), deedDate).data.notices

/** Notices of an answer on how far its law is known, as code and sentence. */
const knowledgeOf = (purchase: object, deedDate: string) =>
  noticesOf(purchase, deedDate)
    .filter(({ code }) => code === 'law_change_known' || code === 'law_not_checked_since')
    .map(({ code, message }) => `${code}: ${message}`)

const italy = { country: 'IT', price: 250_000, cadastralIncome: 723.04 }

describe('a deed after a known change', () => {
  test('in Italy names the new text from 1 January 2027 on, and nothing the day before', () => {
    expect(knowledgeOf(italy, '2026-12-31')).toEqual([])
    const [known, ...others] = knowledgeOf(italy, '2027-01-01')
    expect(known).toMatch(/^law_change_known: DPR 131\/1986 .*D\.Lgs\. 123\/2025.*D\.L\. 200\/2025\)$/)
    expect(others).toEqual([])
  })

  test.each([
    ['ES', { region: 'ES-AN' }, /budget acts/],
    ['FR', { region: 'FR-75' }, /notified from 16 April to 30 November 2026/],
    ['NL', {}, /exemption of starters/],
    ['BE', { region: 'BE-BRU' }, /decrees that begin on 1 January/],
    ['PT', {}, /tables of IMT/],
  ])('in %s names what acts change each January', (country, place, says) => {
    const known = knowledgeOf({ country, price: 250_000, ...place }, '2027-02-01')
    expect(known).toEqual([expect.stringMatching(says)])
  })

  test('in Washington names its limits of 2027, in New York it does not', () => {
    const bought = { country: 'US', price: 500_000 }
    expect(knowledgeOf({ ...bought, region: 'US-WA' }, '2027-01-01')).toEqual([
      expect.stringMatching(/^law_change_known: Washington adjusts/),
    ])
    expect(knowledgeOf({ ...bought, region: 'US-NY' }, '2027-01-01')).toEqual([
      expect.stringMatching(/^law_not_checked_since: The parameters of this answer were last compared/),
    ])
  })

  test('where nothing is known says on which days its own parameters were read', () => {
    const deedDate = '2027-02-01'
    const purchase = { country: 'DE', price: 400_000, region: 'DE-BY' }
    const { law } = acquisitionFees(FeesInput.parse({ use: 'mainResidence', ...purchase, deedDate }), deedDate)
    const days = law.map(({ checkedOn }) => checkedOn).sort()
    const words = days[0] === days.at(-1) ? `on ${days[0]}` : `from ${days[0]} to ${days.at(-1)}`
    expect(knowledgeOf(purchase, deedDate)).toEqual([expect.stringContaining(`their sources ${words} and`)])
  })
})

describe('the calendar', () => {
  test('has the rates of a day with the figure before and after', () => {
    // Loi du 16 mai 2023: 20 000 become 30 000 from 7 March 2023 on.
    expect(changesOf('2023-03-07', '2023-03-07', 'LU')).toMatchObject([
      { kind: 'begins', parameter: 'lu.acquisition.housingCreditCeiling', before: 20_000, after: 30_000 },
    ])
  })

  test('has the end of a temporary measure on the day after its last one', () => {
    const ends = changesOf('2027-07-01', '2027-07-01', 'US').filter(({ kind }) => kind === 'ends')
    expect(ends.map(({ parameter }) => parameter)).toEqual(['us.deedTax.vermont'])
  })

  test('of 2027 has what is passed, expected and adjusted, and the aids that begin', () => {
    const found = changesOf('2027-01-01', '2027-01-01')
    const keys = found.map(({ country, kind, parameter }) => [country, kind, parameter].filter(Boolean).join(' '))
    expect(keys).toEqual(
      expect.arrayContaining([
        'IT passed',
        'ES expected',
        'FR passed',
        'NL adjusted nl.guarantee.limit',
        'LU begins lu.aids.climateAids',
        'US begins us.deedTax.washington',
      ]),
    )
  })

  test('of 2028 has the single tax class of Luxembourg, as announced', () => {
    const announced = changesOf('2028-01-01', '2028-12-31', 'LU').filter(({ kind }) => kind === 'announced')
    expect(announced).toMatchObject([{ day: '2028-01-01', title: 'bill of January 2026' }])
  })

  test('fits its schema, is sorted by day, and lies within the days asked for', () => {
    const list = listLawChanges({ from: '2010-01-01', to: '2100-01-01' }, today)
    expect(LawChanges.parse(list)).toEqual(list)
    const days = list.changes.map(({ day }) => day)
    expect(days).toEqual([...days].sort())
    expect(listLawChanges({}, today)).toMatchObject({ from: today, to: '2027-12-31' })
  })

  test('has a reading of each country, whose days are those of its parameters', () => {
    const { readings } = listLawChanges({}, today)
    expect(readings.map(({ country }) => country)).toEqual([...countryCodes].sort())
    for (const { country, checkedOn, readFrom, readUntil } of readings) {
      expect([country, checkedOn]).toEqual([country, countries[country].coverage.checkedOn])
      expect(readFrom <= readUntil).toBe(true)
    }
  })

  test('refuses a last day before the first, at its field', () => {
    const ask = () => listLawChanges({ from: '2027-01-02', to: '2027-01-01' }, today)
    expect(ask).toThrow(Refusal)
    expect(ask).toThrow(
      expect.objectContaining({
        details: { issues: [expect.objectContaining({ path: 'to', code: 'to_before_from' })] },
      }),
    )
  })
})

test.each(Object.entries(countries))(
  'each change of %s comes after the last check, and its notice has room',
  (_code, { coverage, reading }) => {
    for (const { day, says, source } of reading.changes) {
      expect(day > coverage.checkedOn).toBe(true)
      expect(`${says} (${source.title}, ${source.article})`.length).toBeLessThanOrEqual(400)
    }
  },
)
