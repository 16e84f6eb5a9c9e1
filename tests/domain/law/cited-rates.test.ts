import { describe, expect, test } from 'vitest'
import { FeesInput } from '#contract/propcalc/fees/fees'
import type { CountryCode } from '#contract/shared/country'
import type { CostLine, LawReference } from '#contract/shared/law'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { casesByCountry } from './cases.ts'
import { acquisitionCases } from './lu/acquisition-cases.ts'
import { answerTo } from './lu/asked.ts'
import { cases as gainCases } from './lu/capital-gain-cases.ts'

interface Answer {
  readonly description: string
  readonly input: unknown
  readonly data: { readonly lines: readonly CostLine[] }
  readonly law: readonly LawReference[]
}

const purchases = (code: CountryCode): Answer[] =>
  casesByCountry[code].map(({ description, input }) => {
    const purchase = FeesInput.parse({ country: code, ...input })
    return { description, input, ...acquisitionFees(purchase, input.deedDate) }
  })

const answersOf: Readonly<Record<string, readonly Answer[]>> = {
  ...Object.fromEntries((Object.keys(casesByCountry) as CountryCode[]).map(code => [code, purchases(code)])), // keys forgets its record
  'a purchase in Luxembourg': acquisitionCases.map(({ id, body }) => ({
    description: id,
    input: body,
    ...answerTo(body),
  })),
  'the gain': gainCases.map(({ description, input }) => ({
    description,
    input,
    ...capitalGains(input, input.saleDate),
  })),
}

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** Answers print six decimals. */
const isSame = (rate: number, figure: number): boolean => Math.abs(rate - figure) < 1e-6

/** Two rates as the law joins them: added, a part of the other, a part taken off or put on. */
const joined = (one: number, other: number): number[] => [
  one + other,
  one * other,
  one * (1 - other),
  one * (1 + other),
]

/**
 * Whether a rate is what its citations say: the figure of the principal one, joined with those cited beside it where the
 * law joins several; 0 where another one exempts.
 */
const isCited = (rate: number, [principal = 0, ...others]: readonly number[], isExempt: boolean): boolean => {
  const made = others.reduce((rates, other) => rates.concat(rates.flatMap(one => joined(one, other))), [principal])
  return made.some(figure => isSame(rate, figure)) || (isExempt && rate === 0)
}

/** The figures that a line cites, the principal one first; none where that is a table or an own figure of the caller. */
const figuresOf = ({ basis, rate }: CostLine, { law, input }: Answer): number[] => {
  const [principal, ...others] = basis.map(id => law.find(reference => reference.id === id)?.value)
  if (typeof principal !== 'number' || rate === undefined || numbersIn(input).includes(rate)) return []
  return [principal, ...others.filter(value => typeof value === 'number')]
}

const wronglyCited = (answer: Answer): string[] =>
  answer.data.lines.flatMap(line => {
    const figures = figuresOf(line, answer)
    const { key, rate = 0, basis } = line
    return figures.length === 0 || isCited(rate, figures, basis.length > 1)
      ? []
      : [`${key} has the rate ${rate} and cites ${basis.join(', ')}: ${figures.join(', ')}`]
  })

describe.each(Object.entries(answersOf))('the rates of %s', (_name, answers) => {
  test.each(answers)('$description: each is the figure that its line cites first', answer => {
    expect(wronglyCited(answer)).toEqual([])
  })

  test('are rates of cited figures in some answer', () => {
    const compared = answers.flatMap(answer => answer.data.lines.filter(line => figuresOf(line, answer).length > 0))
    expect(compared.length).toBeGreaterThan(0)
  })
})

test('two duties of a French purchase that cite each other are found', () => {
  const [answer] = answersOf.FR?.filter(({ data }) => data.lines.some(({ key }) => key === 'stateLevy')) ?? []
  if (!answer) throw new Error('No French purchase bears the levy of the state.')
  const other: Readonly<Record<string, string>> = {
    municipalTransferTax: 'stateLevy',
    stateLevy: 'municipalTransferTax',
  }
  const basisOf = (key: string): string[] => answer.data.lines.find(line => line.key === key)?.basis ?? []
  const lines = answer.data.lines.map(line => ({ ...line, basis: basisOf(other[line.key] ?? line.key) }))
  expect(wronglyCited(answer)).toEqual([])
  expect(wronglyCited({ ...answer, data: { lines } })).toHaveLength(2)
})
