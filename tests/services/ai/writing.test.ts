import { describe, expect, test } from 'vitest'
import { Commentary } from '#contract/ai/text'
import { tables } from '#languages/derived/prompts'
import { type Language, languages } from '#languages/registry'
import type { ChainWritten } from '#server/ports/provider-chain'
import { createWriting } from '#server/services/ai/writing'
import { runOperation } from '../../support/run-operation.ts'

const at = '2026-08-02T09:30:15.250Z'

/** A text of one model, whatever is asked. */
const written: ChainWritten = {
  ...{ text: 'Rien à signaler.', toolCalls: [], usage: undefined, isTruncated: false },
  ...{ provider: 'cerebras', model: 'model-a', isOwn: false, droppedMessages: 0, again: async () => undefined },
}

const writing = (instants: readonly string[]) => {
  const left = [...instants]
  return createWriting({
    chain: { write: async () => ({ outcome: 'done', result: written }) },
    law: async () => [],
    run: runOperation,
    newMarker: () => '0123456789abcdef',
    now: () => new Date(left.shift() ?? ''),
    metrics: { unverifiedFigures: () => {} },
    log: { info: () => {} },
  })
}

const caller = {
  ...{
    owners: [],
    isSandbox: false,
    dayName: 'key_a',
    requestId: 'req_1',
    operation: 'analyze',
    day: '2026-08-02',
    remaining: 9,
  },
  signal: new AbortController().signal,
}

const asked = (language: Language) => ({ context: 'Prix', prompt: 'Commente.', allowTraining: false, language })

/** That a language model wrote the text, as each language says it, with its usual short word in brackets. */
const writtenByModel = {
  fr: 'Ce texte a été rédigé par un modèle de langage (IA).',
  de: 'Dieser Text wurde von einem Sprachmodell (KI) verfasst.',
  en: 'This text was written by a language model (AI).',
  lb: 'Dësen Text gouf vun engem Sproochmodell (KI) geschriwwen.',
  pt: 'Este texto foi redigido por um modelo de linguagem (IA).',
} satisfies Partial<Record<Language, string>> as Partial<Record<Language, string>>

describe('a text of a model', () => {
  test.each(languages.filter(code => tables[code]?.notice))(
    'in %s: its notice says first who wrote it, then what it is not',
    async language => {
      const { answer } = await writing([at]).analyze(asked(language), caller)
      const [first, second, ...more] = answer.notice.split('\n')
      expect([first, more]).toEqual([writtenByModel[language], []])
      expect(second).toMatch(/certif|zertif/)
      expect(() => Commentary.parse(answer)).not.toThrow()
    },
  )

  test('names the model that wrote it and the instant of the clock, each text its own', async () => {
    const later = '2026-08-02T09:31:00.000Z'
    const deps = writing([at, later])
    const one = await deps.analyze(asked('fr'), caller)
    const other = await deps.chat({ messages: [{ role: 'user', content: 'Bonjour' }], allowTraining: false }, caller)
    const model = { by: 'ai', provider: 'cerebras', model: 'model-a' }
    expect(one.answer.meta).toEqual({ generated: { ...model, at } })
    expect(other.answer.meta).toEqual({ generated: { ...model, at: later } })
  })
})
