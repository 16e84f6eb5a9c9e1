import type { Fact } from '#domain/figures/fact'
import { judgeFigures } from '#domain/figures/judge'
import { medianMs, row } from './valuation.bench.ts'

const lines = (count: number, line: (index: number) => string, length: number): string =>
  Array.from({ length: count }, (_, index) => line(index))
    .join('\n')
    .slice(0, length)

const facts: Fact[] = Array.from({ length: 1000 }, (_, index) => ({
  ...{ name: index < 300 ? `D${index + 1}` : undefined, value: 1000 + 37.25 * index, unit: 'EUR' },
  source: { kind: 'input', path: `lines[${index}].amount` },
}))

/** An answer of 8 000 characters beside 1 000 facts, some stated, the others each to be looked for in all there is. */
const judge = () =>
  judgeFigures(
    lines(
      300,
      index => `La valeur est de ${1000 + 913 * index} EUR, soit ${index % 30},5 % de douze mille euros.`,
      8000,
    ),
    {
      ...{ texts: [lines(800, index => `Poste ${index} : ${1000 + 37 * index},25 EUR`, 20_000)], facts },
      ...{ law: [], citations: [], printed: [], language: 'fr', lawDate: '2026-11-21', today: '2026-11-21' },
    },
  )

/** What judging the figures of a text takes in this process. */
export const figureRows = (): string[] => [
  row('13 figures outside braces, 1 000 facts and 8 000 characters of answer', 100, medianMs(judge, 20)),
]
