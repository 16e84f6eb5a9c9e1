import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unsupportedFigures } from '#domain/figures/guard'
import type { FigureSources } from '#domain/figures/known'

const day = '2026-11-21'

const resting = (context: string): FigureSources => ({
  texts: [context],
  calculations: [],
  law: [],
  lawDate: day,
  today: day,
})

/** An amount in whole cents as a notation writes it: its sign of groups and its decimal sign. */
const writtenIn =
  (group: string, decimalSign: string) =>
  (cents: number): string => {
    const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, group)
    return `${whole}${decimalSign}${String(cents % 100).padStart(2, '0')}`
  }

const notations = {
  French: writtenIn('\u202F', ','),
  German: writtenIn('.', ','),
  English: writtenIn(',', '.'),
  Swiss: writtenIn("'", '.'),
} as const

const amounts = fc.array(fc.integer({ min: 1, max: 1e11 }), { minLength: 1, maxLength: 40 })
const rates = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 20 })

describe.each(Object.entries(notations))('a text made of figures of its context, in %s notation', (_name, written) => {
  test('has no unsupported figure', () => {
    fc.assert(
      fc.property(amounts, rates, (cents, hundredths) => {
        const context = JSON.stringify({
          amounts: cents.map(cent => cent / 100),
          rates: hundredths.map(h => h / 10_000),
        })
        const sentences = [
          ...cents.map(cent => `Le montant est de ${written(cent)} EUR.`),
          ...hundredths.map(h => `Soit ${written(h)} %.`),
        ]
        expect(unsupportedFigures(sentences.join(' '), resting(context))).toEqual([])
      }),
    )
  })

  test('is supported by a context in any other notation', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...Object.values(notations)), (cents, other) => {
        const text = cents.map(cent => `${written(cent)} €`).join(' ; ')
        expect(unsupportedFigures(text, resting(cents.map(cent => `${other(cent)} EUR`).join('\n')))).toEqual([])
      }),
    )
  })
})

/** The same sequence of numbers from 0 to 1 in each run (Numerical Recipes' generator). */
const sequence = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** How many of 400 invented figures pass beside a context of fifty amounts of which the text states some. */
const passed = (statedCount: number, invented: (next: () => number) => string): number => {
  const next = sequence(2026)
  return Array.from({ length: 400 }).filter(() => {
    const values = Array.from({ length: 50 }, () => Math.round(1000 + next() * 999_000))
    const stated = values.slice(0, statedCount).map(value => `${value} EUR`)
    const text = `${[...stated, invented(next)].join(', ')}.`
    return unsupportedFigures(text, resting(values.join('\n'))).length === 0
  }).length
}

/** From 0.1 % to 60 %, one decimal: a step of 0.1 points, of which the tolerance covers all. */
const inventedPercentage = (next: () => number): string => `${(1 + Math.floor(next() * 599)) / 10} %`
const inventedAmount = (next: () => number): string => `${Math.round(1000 + next() * 999_000)} EUR`

describe('invented figures beside fifty amounts', () => {
  test.each([0, 2, 4, 6])('of which the text states %i: at most 5 %% of percentages pass', statedCount => {
    expect(passed(statedCount, inventedPercentage)).toBeLessThanOrEqual(0.05 * 400)
  })

  test.each([0, 2, 4, 6, 10])('of which the text states %i: no amount passes', statedCount => {
    expect(passed(statedCount, inventedAmount)).toBe(0)
  })

  test('are found only because not all of the context may be calculated with', () => {
    const next = sequence(2026)
    const values = Array.from({ length: 50 }, () => Math.round(1000 + next() * 999_000))
    const twelve = values.slice(0, 12).join('\n')
    const invented = Array.from({ length: 400 }, () => inventedPercentage(next))
    const passing = (context: string) =>
      invented.filter(text => unsupportedFigures(text, resting(context)).length === 0)
    expect(passing(values.join('\n'))).toEqual([])
    expect(passing(twelve).length).toBeGreaterThan(0)
  })
})

describe('any text', () => {
  const piece = fc.constantFrom(..."0123456789 .,'’-−%€m²\u202F[](){}*_`#\n§EURart.Mio1er janvier 2026-11-21")
  const anything = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string({ unit: piece, maxLength: 400 }))

  test('gives short texts, none twice, and nothing that its own words as context do not support', () => {
    fc.assert(
      fc.property(anything, text => {
        const listed = unsupportedFigures(text, resting(''))
        expect(new Set(listed).size).toBe(listed.length)
        expect(listed.every(figure => figure.length > 0 && figure.length <= 80)).toBe(true)
        expect(unsupportedFigures(text.replaceAll(/[[\]]/g, ' '), resting(text.replaceAll(/[[\]]/g, ' ')))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
