import { describe, expect, test } from 'vitest'
import type { LawReference } from '#contract/shared/law'
import type { CitableLine } from '#domain/law/citable'
import {
  buildFigureFields,
  type CheckedText,
  type CheckSources,
  checkText,
  isBetter,
} from '#server/services/ai/check-text'
import { facts, plainSpaces } from '../../domain/figures/references/facts.ts'

const line = (mark: string, id: string, value: number): CitableLine => ({
  mark,
  text: `[${mark}] Duty. = ${value} (fraction; statutory)`,
  reference: { id, value, unit: 'fraction', from: '2020-01-01', says: 'Duty.' } as LawReference,
})

const lawFacts = facts.map(fact =>
  fact.name === 'L2' ? { ...fact, source: { kind: 'law' as const, id: 'lu.acquisition.registrationRate' } } : fact,
)

const evidence: CheckSources = {
  texts: ['Prix 890000 EUR, estimation 1024200 EUR, 85 m², 12050 EUR/m2'],
  facts: lawFacts,
  lines: [line('L1', 'lu.vat.rate', 0.17), line('L2', 'lu.acquisition.registrationRate', 0.06)],
  calculations: [],
  ...{ language: 'fr', lawDate: '2026-11-21', today: '2026-11-23' },
}

const checked = (written: string, other: Partial<CheckSources> = {}): CheckedText =>
  checkText(written, { ...evidence, ...other })

describe('a text with references', () => {
  test('is cleaned, then cited, then its figures are printed: places are those of the answer', () => {
    const { text, figures, references, unverified } = checked(
      '## Analyse\nLe **prix** de {D5} est sous {D4 * L2 / L2} ; le droit est de {L2} [L2], la TVA selon [L1].',
    )
    expect(plainSpaces(text)).toBe(
      'Analyse\nLe prix de 890 000 € est sous 1 024 200 € ; le droit est de 6 % [1], la TVA selon [2].',
    )
    expect(references.map(({ id }) => id)).toEqual(['lu.acquisition.registrationRate', 'lu.vat.rate'])
    for (const { start, end, text: figure } of figures) expect(text.slice(start, end)).toBe(figure)
    expect(figures.map(({ expression }) => expression)).toEqual(['D5', 'D4 * L2 / L2', 'L2'])
    expect(unverified).toEqual([])
  })

  test('what stands outside of braces is judged, and what the model must mend is quoted as it wrote it', () => {
    const { text, unverified, sentences } = checked(
      'Le prix est de {D5}. Un loyer de 5 678 EUR rend {D99} de {D4}. Rien à ajouter.',
    )
    expect(unverified.map(span => plainSpaces(span.text))).toEqual(['5 678 EUR', '[?]'])
    for (const { start, end, text: figure } of unverified) expect(text.slice(start, end)).toBe(figure)
    expect(sentences).toEqual(['Un loyer de 5 678 EUR rend {D99} de {D4}.'])
  })

  test('a figure of law beside the mark of another line is unsupported', () => {
    const { figures, unverified } = checked('Le droit est de {L2} [L1].')
    expect([figures, unverified.map(({ text }) => plainSpaces(text))]).toEqual([[], ['6 %']])
  })

  test('the cut parts no figure, and what is behind it is not answered', () => {
    const { text, figures } = checked(`${'mot '.repeat(1997)}{D1} vaut {D4} et {D5}.`)
    expect(text.length).toBeLessThanOrEqual(8000)
    expect(plainSpaces(text)).toMatch(/mot 85 m² vaut$/)
    expect(figures.map(({ expression }) => expression)).toEqual(['D1'])
  })
})

describe('a second text', () => {
  const first = checked('Le prix est de {D5}, le loyer de 5 678 EUR [L2]. Le reste manque.')

  test.each([
    [
      'fewer unsupported figures, as long, as many citations',
      'Le prix est de {D5}, le loyer manque ici [L2]. Le reste aussi.',
      true,
    ],
    ['an apology', 'Désolé, je ne peux pas répondre.', false],
    ['no citation', 'Le prix est de {D5}, le loyer manque ici encore. Le reste aussi.', false],
    ['as many unsupported figures', 'Le prix est de {D5}, le loyer de 6 789 EUR [L2]. Le reste manque.', false],
    ['nothing', '', false],
  ])('with %s', (_, written, expected) => expect(isBetter(checked(written), first)).toBe(expected))
})

test('an answer lists each unsupported figure once, and each of its places, fifty at most', () => {
  const { unverifiedFigures, unverifiedSpans } = buildFigureFields(checked('Un loyer de 5 678 EUR, oui 5 678 EUR.'))
  expect([unverifiedFigures, unverifiedSpans.length]).toEqual([['5 678 EUR'], 2])
  const many = buildFigureFields(checked('{D99} '.repeat(60)))
  expect([many.unverifiedFigures, many.unverifiedSpans.length]).toEqual([['[?]'], 50])
})

test('a thousand facts and eight thousand characters are judged in a moment', () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({
    ...{ name: `D${at + 1}`, value: 1000 + at, unit: 'EUR' as const },
    source: { kind: 'input' as const },
  }))
  const text = 'De {D1} à {D250}, soit {(D250 - D1) / D1 %} de plus que {~D120} euros [L1]. '.repeat(105)
  const start = process.cpuUsage()
  const { figures } = checked(text, { facts: many, texts: many.map(({ value }) => `${value} EUR`) })
  // Ten times the tenth of a second that it may take.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000)
  expect(figures.length).toBeGreaterThan(300)
})
