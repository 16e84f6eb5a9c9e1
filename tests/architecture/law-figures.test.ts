import { describe, expect, test } from 'vitest'
import { sources } from './sources.ts'
import { tokensOf } from './tokens.ts'

/** Data of the law room, where figures are: parameters, evidence, forms, loans, lists of what is left out and of changes to come; every other file is a rule. */
const isData = (file: string): boolean =>
  /\/(parameters|evidence)\/|\/(form|loans|loan-defaults|not-covered|reading|questions|profile|metadata|regions)\.ts$/.test(
    file,
  )

const rules = sources.filter(({ file }) => file.startsWith('server/domain/law/') && !isData(file))

/** Nothing, a unit, a half or twice, months of a year, per cent. */
const allowedNumbers = new Set(['0', '1', '2', '12', '100'])

/** Where an article, a form or a tariff is named, a number is no figure. */
const references = /(?:\b(?:arts?\.|LIR art\.|form|tariff no|Legge)|§)\s*[\w/]+(?:\(\w+\))?|\bA\/\d/g

const figuresIn = (text: string): string[] =>
  (text.replaceAll(references, '').match(/\b\d[\d.,]*\b/g) ?? []).filter(figure => !allowedNumbers.has(figure))

/** A text of one word is a key, an id or a path. */
const isSentence = (text: string): boolean => /\S\s+\S/.test(text)

describe.each(rules.map(({ file, text }) => [file, tokensOf(text)] as const))('%s', (_file, { numbers, texts }) => {
  test('writes no number of law', () => {
    expect(numbers.filter(number => !allowedNumbers.has(number))).toEqual([])
  })

  test('has no sentence that repeats a figure', () => {
    expect(texts.filter(isSentence).filter(text => figuresIn(text).length > 0)).toEqual([])
  })
})

describe('the reader of numbers and texts', () => {
  test('knows comments, texts, templates and names from numbers', () => {
    const source = `// 5 %
      const a2 = 1_000 * 0.5 /* 7 */ + f('up to 3', \`from \${x + 4} to \${{ y: '9' }.y} or 6\`) // 8`
    const texts = ['up to 3', 'from ', ' to ', '9', ' or 6']
    expect(tokensOf(source)).toEqual({ numbers: ['1_000', '0.5', '4'], texts })
  })

  test('knows a template inside a template', () => {
    const source = `\`a \${b ? \`c \${5} d\` : 6} e\``
    expect(tokensOf(source)).toEqual({ numbers: ['5', '6'], texts: ['a ', 'c ', ' d', ' e'] })
  })

  test('finds a figure in a sentence, and none in the name of an article', () => {
    expect(figuresIn('Up to 150 000 EUR, 6 % from 2025-07-01.')).toEqual(['150', '000', '6', '2025', '07', '01'])
    expect(figuresIn('By LIR art. 102bis, art. 99ter, form 700, for 1 or 2 buyers.')).toEqual([])
  })
})
