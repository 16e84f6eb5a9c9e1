import { describe, expect, test } from 'vitest'
import { replaceRawCalls } from '#domain/figures/references/raw-calls'
import { withReferences } from '#domain/figures/references/with-references'
import { cleanModelText } from '#server/services/ai/clean-model-text'
import { facts } from './facts.ts'

describe('a call of a tool that a model wrote as text', () => {
  test.each([
    '{"name":"acquisitionCosts","parameters":{"price":700000,"commune":"Mersch"}}',
    '```json\n{"name": "estimate", "arguments": {"surface": 85}}\n```',
    '{"type":"function","function":{"name":"mortgage"},"arguments":{"amount":600000,"years":25}}',
    '<tool_call>\n{"name":"estimate","arguments":{"surface":85}}\n</tool_call>',
    '<function=acquisitionCosts><parameter=price>700000</parameter></function>',
    '<invoke name="mortgage"><parameter name="amount">600000</parameter></invoke>',
    '[TOOL_CALLS][{"name":"estimate","arguments":{"surface":85}}]',
  ])('%s is refused, and none of its figures is printed', written => {
    const { text, refused, figures } = withReferences(cleanModelText(written), facts, 'fr')
    expect(text).toContain('[?]')
    expect(text).not.toMatch(/\d/)
    expect(refused.map(span => span.text)).toContain('[?]')
    expect(figures).toEqual([])
  })

  test.each([
    'Le prix est de {D4}.',
    'Voici le résultat : {"prix": 700000}',
    'a < b et {D1} > {D2}',
    'Un outil de calcul <b>utile</b>',
  ])('%s is none', written => expect(replaceRawCalls(written)).toBe(written))

  test('the text around it stays', () => {
    expect(replaceRawCalls('Je calcule. {"name":"estimate","parameters":{"surface":85}} Voilà.')).toBe(
      'Je calcule. {call} Voilà.',
    )
  })
})
