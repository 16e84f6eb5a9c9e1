import { expect } from 'vitest'

/** A worked example: what is sent, and the part of the answer that the example gives. */
export interface Case<Input> {
  description: string
  /** Where the figures come from. */
  source: string
  input: Input
  data: Readonly<Record<string, unknown>>
  /** How far its figures may be off; to the cent when left out. */
  tolerance?: Tolerance
}

/** How far a figure may be off, by what it is. */
export interface Tolerance {
  amount: number
  rate: number
  multiple: number
}

/** Amounts to the cent, rates to a millionth, multiples to a ten-thousandth. */
export const exact: Tolerance = { amount: 0.01, rate: 0.000001, multiple: 0.0001 }

const rates = /yield|rate|loanTo|share|cashOnCash|aprc|abattement|annuityFactor|value$/i
const multiples = /dscr|multiple/i

/** Room for the last digit of a double. */
const dust = 1e-9

const toleranceOf = (name: string, value: number, { amount, rate, multiple }: Tolerance): number => {
  if (multiples.test(name)) return multiple + dust
  return (rates.test(name) && Math.abs(value) < 100 ? rate : amount) + dust
}

const keys = ['key', 'year', 'month', 'discountRate', 'exitYield'] as const

type Row = Record<string, unknown>

/** The row of a list that an expected row speaks of: the same key, year, month, or pair of rates; else the same place. */
const rowFor = (rows: readonly Row[], expected: Row, index: number): Row | undefined =>
  keys.some(key => expected[key] !== undefined)
    ? rows.find(row => keys.every(key => expected[key] === undefined || row[key] === expected[key]))
    : rows[index]

/** Expects an answer to hold what an example gives, each figure within its tolerance. */
export const expectFigures = (actual: unknown, expected: unknown, tolerance: Tolerance = exact, name = ''): void => {
  if (typeof expected === 'number') {
    expect(actual, name).toBeTypeOf('number')
    expect(Math.abs(Number(actual) - expected), `${name}: ${actual} for ${expected}`).toBeLessThanOrEqual(
      toleranceOf(name.split('.').at(-1) ?? '', expected, tolerance),
    )
  } else if (Array.isArray(expected)) {
    for (const [index, row] of (expected as Row[]).entries()) {
      const label = row.key ?? row.year ?? row.month ?? index
      expectFigures(rowFor(actual as Row[], row, index), row, tolerance, `${name}[${label}]`)
    }
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [key, value] of Object.entries(expected)) {
      expectFigures((actual as Row | undefined)?.[key], value, tolerance, `${name}.${key}`)
    }
  } else expect(actual, name).toBe(expected)
}
