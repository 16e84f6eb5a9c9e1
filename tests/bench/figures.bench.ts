import { unsupportedFigures } from '#domain/figures/guard'
import { medianMs, row } from './valuation.bench.ts'

const lines = (count: number, line: (index: number) => string, length: number): string =>
  Array.from({ length: count }, (_, index) => line(index))
    .join('\n')
    .slice(0, length)

const guardOf = (context: string, text: string) => () =>
  unsupportedFigures(text, {
    texts: [context],
    calculations: [],
    law: [],
    lawDate: '2026-11-21',
    today: '2026-11-21',
  })

/** A context of 20 000 characters and an answer of 8 000 of which each figure has to be looked for. */
const prose = guardOf(
  lines(800, index => `Poste ${index} : ${1000 + 37 * index},25 EUR`, 20_000),
  lines(300, index => `La valeur ${index} est de ${2000 + 913 * index} EUR.`, 8000),
)

/** Digits and separators alone, so that a number may begin or end at each character. */
const digits = ['1 ', '1.', "1'234,5.", '12 ', '123 ', '21.11.'].map(piece =>
  guardOf(piece.repeat(20_000 / piece.length), piece.repeat(8000 / piece.length)),
)

/** What the guard over the figures of a text takes in this process, one line each. */
export const figureRows = (): string[] => [
  row('13 figure guard, 20 000 characters of context and 8 000 of answer', 100, medianMs(prose, 20)),
  row('13 figure guard, the same of digits and separators', 200, Math.max(...digits.map(guard => medianMs(guard, 20)))),
]
