import { describe, expect, test } from 'vitest'
import { checkEvidence } from '#domain/documents/evidence'
import { judgeFigures } from '#domain/figures/judge'
import { withReferences } from '#domain/figures/references/with-references'
import { removeThoughts } from '#server/adapters/ai/thoughts'
import { removeAddresses } from '#server/services/ai/addresses'
import { checkText } from '#server/services/ai/check-text'
import { replaceCitations } from '#server/services/ai/citations'
import { listTextWarnings } from '#server/services/ai/text-warnings'
import { documentOf } from '../../support/page-texts.ts'

/** As much of a text as is read of a model. */
const length = 64_000

/** Beginnings, parts that are repeated and ends that make readers begin at every place of a text again. */
const shapes: readonly (readonly [string, string, string])[] = [
  ['', ',', 'x'],
  ['', ' ', 'x'],
  ['', ' ,', 'x'],
  ['(', ', ', 'x'],
  ['(see ', ',', ''],
  ['', '!', 'x'],
  ['www.', '!', 'x'],
  ['', '.', 'x'],
  ['', '! ', 'x'],
  ['', '(', '\n'],
  ['', ' [0†', ''],
  ['[L1', ', L1', ''],
  ['', '{', ''],
  ['', '{D1', ''],
  ['{D1', ' ', ''],
  ['', ' + ', '*'],
  ['', 'a', '1'],
  ['', 'a.', ''],
  ['', 'a@', ''],
  ['', '1 ', 'x'],
  ['', '1.234', ''],
  ['', '-', '1'],
  ['', '+1 ', 'x'],
  ['', '\n ', 'x'],
  ['', '*', 'x'],
  ['', '<', ''],
  ['', '<think', ''],
  ['', '<|', ''],
  ['', '[…] ', 'x'],
  ['', '1 mars ', ''],
  ['', 'A1', ''],
]
const texts = shapes.map(([start, part, end]) => start + part.repeat(length / part.length) + end)

const facts = [{ name: 'D1', value: 700_000, unit: 'EUR', source: { kind: 'input' } }] as const
const lawDate = '2026-11-29'
const sources = { texts: [], facts, language: 'fr', lawDate, today: lawDate } as const

/** Readers of texts that a model or a document wrote. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  citedText: text => replaceCitations(text, []),
  withoutAddresses: text => removeAddresses(text, { addresses: [], known: () => '' }),
  withoutThoughts: removeThoughts,
  withReferences: text => withReferences(text, facts, 'fr'),
  textWarnings: text => listTextWarnings(text.slice(0, 8000), 'fr'),
  judgedOutside: text => judgeFigures(text.slice(0, 8000), { ...sources, law: [], citations: [], printed: [] }),
  checkedText: text => checkText(text, { ...sources, lines: [], calculations: [] }),
  judged: text => {
    const read = { path: 'data.x', kind: 'day', value: '2025-03-01', quote: null, page: null } as const
    return checkEvidence(read, documentOf(text))
  },
}

// A reader that begins again at each place takes 16 times a second and a half and more, one pass a few hundredths of one.
const cpuMsMax = 4000

describe.each(Object.entries(readers))('%s reads a long text once', (_, reader) => {
  test.each(texts.map((text, at) => [JSON.stringify(shapes[at]), text] as const))('%s', (_, text) => {
    const start = process.cpuUsage()
    reader(text)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(cpuMsMax)
  })
})
