import { describe, expect, test } from 'vitest'
import { Commentary } from '#contract/ai/text'
import type { Language } from '#languages/registry'
import type { PromptMessage } from '#server/ports/language-model'
import type { ChainWritten } from '#server/ports/provider-chain'
import { listTextWarnings } from '#server/services/ai/text-warnings'
import { createWriting } from '#server/services/ai/writing'
import { runOperation } from '../../support/run-operation.ts'

const german =
  'Der Preis ist hoch, und die Wohnung ist nicht groß. Wir wissen nicht, was sie noch kosten wird.\nBitte warten.'
const french = 'Le prix est élevé pour une surface qui ne dépasse pas la moyenne, mais il est dans la fourchette.'
const claim = 'Ce texte vaut conseil fiscal.'

/** A commentary of a model that writes one text and then another, with what it was told between. */
const commentary = async (texts: readonly [string, string], language?: Language, acceptLanguage?: string) => {
  const told: PromptMessage[][] = []
  const chainText = (text: string) => ({ text, toolCalls: [], usage: undefined, isTruncated: false })
  const written: ChainWritten = {
    ...chainText(texts[0]),
    ...{ provider: 'cerebras', model: 'model-a', isOwn: false, droppedMessages: 0 },
    again: async turns => {
      told.push([...turns])
      return chainText(texts[1])
    },
  }
  const writing = createWriting({
    chain: { write: async () => ({ outcome: 'done', result: written }) },
    law: async () => [],
    run: runOperation,
    newMarker: () => '0123456789abcdef',
    now: () => new Date('2026-11-21T10:00:00Z'),
    metrics: { unverifiedFigures: () => {} },
    log: { info: () => {} },
  })
  const { answer } = await writing.analyze(
    { context: 'Prix 700000 EUR', prompt: 'Commente les droits.', allowTraining: false, language },
    {
      ...{ owners: [], isSandbox: false, dayName: 'key_a', requestId: 'req_1', operation: 'analyze' },
      ...{ day: '2026-11-21', remaining: 9, acceptLanguage, signal: new AbortController().signal },
    },
  )
  expect(() => Commentary.parse(answer)).not.toThrow()
  return { answer, told: told.flat().map(({ content }) => content) }
}

describe('a text in another language than asked for', () => {
  test('is asked for once more, and the second is answered', async () => {
    const { answer, told } = await commentary([german, french])
    expect(told).toEqual([german, 'Write the whole answer in French.'])
    expect(answer).toMatchObject({ text: french, language: 'fr', warnings: [] })
  })

  test('stays with a warning at its first line where the second is no better', async () => {
    const { answer } = await commentary([german, german])
    const text = german.split('\n')[0] ?? ''
    expect(answer.warnings).toEqual([{ code: 'language', start: 0, end: text.length, text }])
  })

  test('is replaced by one in the right language even if that has a figure without support', async () => {
    const { answer } = await commentary([german, `${french} Il vaut 512 345 EUR.`])
    expect(answer).toMatchObject({ unverifiedFigures: ['512 345 EUR'], warnings: [] })
  })

  test('does not replace one in the right language, whose figures and language are asked for together', async () => {
    const first = `${french} Il vaut 512 345 EUR.`
    const { answer, told } = await commentary([first, german])
    expect(told[1]).not.toContain('Write the whole answer')
    expect(answer.text).toBe(first)
    const both = await commentary([`${german} Sie kostet 512.345 EUR.`, french])
    expect(both.told[1]).toMatch(/512\.345 EUR.*\n.*\nWrite the whole answer in French\.$/)
    expect(both.answer.text).toBe(french)
  })

  test('is none where the header of the caller asks for it', async () => {
    const { answer, told } = await commentary([german, french], undefined, 'de-LU, fr;q=0.5')
    expect([answer.text, answer.language, told]).toEqual([german, 'de', []])
    expect((await commentary([german, french], 'fr', 'de')).answer.text).toBe(french)
  })
})

describe('the warnings of a text', () => {
  test('name each claim with its place, behind the language', async () => {
    const { answer } = await commentary([`${french} ${claim}`, ''])
    expect(answer.warnings).toEqual([
      { code: 'claim', start: french.length + 1, end: french.length + 1 + claim.length, text: claim },
    ])
    expect(listTextWarnings(`${german}\n${claim}`, 'fr').map(({ code }) => code)).toEqual(['language', 'claim'])
  })

  test('quote at most 300 characters, and are at most 20', () => {
    const long = `Ce texte vaut conseil fiscal ${'et encore '.repeat(40)}`
    const [warning] = listTextWarnings(long, 'fr')
    expect(warning).toEqual({ code: 'claim', start: 0, end: 300, text: long.slice(0, 300) })
    expect(listTextWarnings(`${claim}\n`.repeat(30).trim(), 'fr')).toHaveLength(20)
  })
})
