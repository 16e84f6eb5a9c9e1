import { describe, expect, test } from 'vitest'
import type { CountryCode } from '#contract/shared/country'
import { Notice } from '#contract/shared/law'
import { inForce, isCarriedForward, type Parameter } from '#domain/core/dated'
import { lastDayOf, yearOf } from '#domain/core/days'
import { Refusal } from '#domain/core/refusal'
import { countries } from '#domain/law/index'
import { loadAllParameters } from '#server/commands/law-parameters'
import { type Answer, answersOn, purchaseOn } from './answers-on.ts'
import { knownOn, underLaw } from './changed-law.ts'

const filed = await loadAllParameters()

const adjusted = filed.flatMap(({ country, parameter }) =>
  // The code is that of a folder of parameters, and each country has one.
  parameter.adjusted === undefined ? [] : [{ code: country.toUpperCase() as CountryCode, parameter }],
)

const indexed = ({ data }: Answer): Notice[] => data.notices.filter(({ code }) => code === 'indexed_yearly')

const isNamed = (id: string, { message }: Notice): boolean =>
  message.split(/[ ,]+/).some(word => word === id || word === `${id}.`)

const isCarried = (parameter: Parameter<unknown>, day: string, checkedOn: string): boolean => {
  try {
    return isCarriedForward(parameter, inForce(parameter, { day, field: 'deedDate', checkedOn }))
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

describe.each([...new Set(adjusted.map(({ code }) => code))])('the figures of %s that the law adjusts', code => {
  const { checkedOn } = countries[code].coverage
  const year = yearOf(checkedOn)
  const next = `${year + 1}-01-01`
  const carried = adjusted.filter(one => one.code === code && isCarried(one.parameter, next, checkedOn))

  test('are of the year of the last check on its last day', () => {
    expect(answersOn(code, lastDayOf(year)).flatMap(indexed)).toEqual([])
  })

  test('are each named on the first day of the next by some answer where they are carried forward, in one notice', () => {
    const answers = answersOn(code, next).map(indexed)
    expect(Math.max(...answers.map(({ length }) => length))).toBe(carried.length > 0 ? 1 : 0)
    const notices = answers.flat().map(notice => Notice.parse(notice))
    for (const { message } of notices) expect(message).toContain(String(year + 1))
    const ids = carried.map(({ parameter }) => parameter.id)
    expect(ids.filter(id => !notices.some(notice => isNamed(id, notice)))).toEqual([])
  })
})

/** A purchase of 2027 by the law that was known on the last day of 2026, whatever was read since. */
const noticesOf2027 = (purchase: object): string[] =>
  underLaw(knownOn(filed, '2026-12-31'), () =>
    purchaseOn(purchase, '2027-01-01')
      .flatMap(indexed)
      .map(({ message }) => message),
  )

const amsterdam = {
  country: 'NL',
  price: 560_000,
  use: 'mainResidence',
  buyers: [{ age: 30, starterExemptionUsed: false }],
}
const registry = { overrides: { registryOwnership: 100 } }
const seattle = { country: 'US', region: 'US-WA', price: 600_000, use: 'mainResidence' }

const notKnown = (often: string, ids: string): string =>
  `Adjusted ${often}, and not known yet for 2027, so the last known figures are used: ${ids}.`

describe('a deed of 2027 by the law of 2026', () => {
  test.each<[string, object, string[]]>([
    [
      'a starter above the limit of 2026 pays by a limit that may have risen',
      { ...amsterdam, ...registry },
      [notKnown('each year', 'nl.transferTax.starterExemption')],
    ],
    [
      'a starter below it is exempt by it',
      { ...amsterdam, ...registry, price: 400_000 },
      [notKnown('each year', 'nl.transferTax.starterExemption')],
    ],
    [
      'a buyer who let the home has nothing to do with it',
      { ...amsterdam, ...registry, buyers: undefined, use: 'rental' },
      [],
    ],
    ['the caller\u2019s own figure needs no year', { ...amsterdam, ...registry, buyers: [{ age: 40 }] }, []],
    [
      'the register asks a fee of each year',
      { ...amsterdam, buyers: [{ age: 40 }] },
      [notKnown('each year', 'nl.market.registry')],
    ],
    [
      'the limits of Washington begin anew with every fourth year from 2023',
      seattle,
      [notKnown('every fourth year', 'us.deedTax.washington')],
    ],
    ['nothing is adjusted', { country: 'DE', region: 'DE-BY', price: 400_000, use: 'mainResidence' }, []],
  ])('%s', (_description, purchase, messages) => {
    expect(noticesOf2027(purchase)).toEqual(messages)
  })

  test('Washington is carried forward at the rates of 2023', () => {
    const [answer] = underLaw(knownOn(filed, '2026-12-31'), () => purchaseOn(seattle, '2027-01-04'))
    // RCW 82.45.060: 525 000 × 1.1 % + 75 000 × 1.28 %.
    expect(answer?.data.lines.find(({ key }) => key === 'stateTransferTax')?.amount).toBe(6_735)
    // The limits of the brackets, and nothing else of this purchase.
    const indexed = answer?.data.notices.filter(({ code }) => code === 'indexed_yearly')
    expect(indexed).toHaveLength(1)
  })
})
