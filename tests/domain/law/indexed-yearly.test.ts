import { describe, expect, test } from 'vitest'
import { FeesInput } from '#contract/propcalc/fees/fees'
import type { CountryCode } from '#contract/shared/country'
import { Notice } from '#contract/shared/law'
import { Refusal } from '#domain/core/refusal'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { everyParameter } from '#server/commands/law-parameters'
import { casesByCountry } from './cases.ts'
import { answerTo, home } from './lu/asked.ts'
import { cases as gainCases } from './lu/capital-gain-cases.ts'

const yearly = (await everyParameter()).flatMap(({ country, parameter: { id, adjusted } }) =>
  adjusted === 'yearly' ? [{ code: country.toUpperCase(), id }] : [],
)

/** The notices of an answer; none of one that is refused on the day. */
const noticesOf = (answer: () => { data: { notices: readonly Notice[] } }): readonly Notice[] => {
  try {
    return answer().data.notices
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

const feesOf = (input: unknown, deedDate: string) =>
  noticesOf(() => acquisitionFees(FeesInput.parse({ ...(input as object), deedDate }), deedDate))

/** A household that asks for the aids of Luxembourg. */
const aided = (deedDate: string) =>
  noticesOf(() =>
    answerTo(home({ deedDate, includeAids: true, loanAmount: 900_000, household: { netIncome: 40_000 } })),
  )

/** The notices of every case of a country, were it of another day. */
const answersOn = (code: string, day: string): (readonly Notice[])[] => [
  // The code is that of a folder of parameters, and each country has one.
  ...casesByCountry[code as CountryCode].map(({ input }) => feesOf({ country: code, ...input }, day)),
  ...(code === 'LU' ? [aided(day), ...gainCases.map(({ input }) => noticesOf(() => capitalGains(input, day)))] : []),
]

const indexed = (notices: readonly Notice[]): Notice[] => notices.filter(({ code }) => code === 'indexed_yearly')

describe.each([...new Set(yearly.map(({ code }) => code))])('the figures of %s that change each year', code => {
  const ids = yearly.flatMap(one => (one.code === code ? [one.id] : []))

  test('are of the year on its last day', () => {
    expect(answersOn(code, '2026-12-31').flatMap(indexed)).toEqual([])
  })

  test('are each named on the first day of the next by some answer, which has one notice of them', () => {
    const answers = answersOn(code, '2027-01-01').map(indexed)
    expect(Math.max(...answers.map(({ length }) => length))).toBe(1)
    const messages = answers.flat().map(notice => Notice.parse(notice).message)
    for (const message of messages) expect(message).toContain('2027')
    expect(
      ids.filter(
        id => !messages.some(message => message.split(/[ ,]+/).some(word => word === id || word === `${id}.`)),
      ),
    ).toEqual([])
  })
})

const amsterdam = {
  country: 'NL',
  price: 560_000,
  use: 'mainResidence',
  buyers: [{ age: 30, starterExemptionUsed: false }],
}
const registry = { overrides: { registryOwnership: 100 } }

describe('a deed of 2027', () => {
  test.each<[string, object, string | undefined]>([
    [
      'a starter above the limit of 2026 pays by a limit that may have risen',
      { ...amsterdam, ...registry },
      'nl.transferTax.starterExemption',
    ],
    [
      'a starter below it is exempt by it',
      { ...amsterdam, ...registry, price: 400_000 },
      'nl.transferTax.starterExemption',
    ],
    [
      'a buyer who let the home has nothing to do with it',
      { ...amsterdam, ...registry, buyers: undefined, use: 'rental' },
      undefined,
    ],
    ['the caller\u2019s own figure needs no year', { ...amsterdam, ...registry, buyers: [{ age: 40 }] }, undefined],
    ['the register asks a fee of each year', { ...amsterdam, buyers: [{ age: 40 }] }, 'nl.market.registry'],
  ])('%s', (_description, input, named) => {
    const message =
      named && `Adjusted each year, and not known yet for 2027, so the last known figures are used: ${named}.`
    expect(indexed(feesOf(input, '2027-01-01')).map(notice => notice.message)).toEqual(message ? [message] : [])
  })

  test('of a country without yearly figures has no such notice', () => {
    const munich = { country: 'DE', region: 'DE-BY', price: 400_000, use: 'mainResidence' }
    expect(feesOf(munich, '2027-01-01').map(({ code }) => code)).toEqual(expect.not.arrayContaining(['indexed_yearly']))
  })
})
