import { describe, expect, test } from 'vitest'
import { judgeFigures } from '#domain/figures/judge'
import { naming } from '#domain/figures/references/names'
import type { Language } from '#languages/registry'
import { furtherCases } from './further-cases.ts'
import { type GuardCase, pageCases } from './page-cases.ts'

const day = '2026-11-21'

/** A line of law is given as a text of the caller here: what it says is stated, not cited. */
const listed = ({ text, context = '', law = '' }: GuardCase): string[] => {
  const names = naming(() => undefined)
  for (const stated of [context, law]) names.text(stated)
  const isGerman = /Million|Milliard|Prozent|Zwei/.test(text) && !/d’euros/.test(text)
  const language: Language = /Milliounen|Joer|Deeg/.test(text) ? 'lb' : isGerman ? 'de' : 'fr'
  const sources = { texts: [context], facts: names.facts(), law: [law], citations: [], printed: [], language }
  return judgeFigures(text, { ...sources, lawDate: day, today: day }).unsupported.map(figure => figure.text)
}

describe.each([
  ['of the page', pageCases],
  ['beside them', furtherCases],
])('the forty cases %s', (_name, cases) => {
  test('are forty', () =>
    expect(cases.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1)))

  test.each(cases)('$number: $text', guardCase => expect(listed(guardCase)).toEqual(guardCase.listed))
})
