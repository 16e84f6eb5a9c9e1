import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Language, languages } from '#languages/registry'
import { buildSystemPrompt } from '#server/services/ai/prompts/sent'
import { root } from '../architecture/sources.ts'
import { inventions, type Obedience, obediences } from '../support/llm/obedience.ts'
import { startStandIn } from '../support/llm/stand-in.ts'
import type { Wire } from '../support/llm/wires.ts'
import { nodeEnv, run } from '../support/process.ts'

const marker = '0123456789abcdef'
const question = `<<<TURN ${marker}>>>\nPrix demandé 890 000 EUR {D1}, surface 85 m² {D2}\n<<<END ${marker}>>>`
const correction = 'These figures are not supported by the data: 987 654 EUR. Write the answer again without them.'

/** The instructions of the service, with two lines of law, of which the second is one number. */
const systemIn = (language: Language): string => {
  const reference = {
    id: 'a',
    says: '',
    unit: 'fraction',
    value: 0,
    from: '2015-01-01',
    until: null,
    title: '',
  } as const
  const line = (mark: string, text: string) => ({
    ...{ mark, text },
    reference: { ...reference, article: '', certainty: 'published' as const, checkedOn: '2026-11-22' },
  })
  const law = [
    line('L1', '[L1] A scale = 1: 2, 3: 4'),
    line('L2', '[L2] Registration duty = 0.06 {L2} (fraction; statutory)'),
  ]
  const fixedPart = 'Figures. {L9} is the value of L9, as in {D9}.'
  return buildSystemPrompt({ fixedPart, language, lawDate: '2026-11-21', law, legalContext: [], marker })
}

interface Turn {
  role: string
  content: unknown
}

/** What a model of a stand-in says to turns, on a wire. */
const said = async (url: string, wire: Wire, model: string, turns: readonly Turn[], language: Language = 'fr') => {
  const system = systemIn(language)
  const isChat = wire === 'chat'
  const body = isChat ? { messages: [{ role: 'system', content: system }, ...turns] } : { system, messages: turns }
  const answer = await fetch(`${url}/${isChat ? 'chat/completions' : 'messages'}`, {
    method: 'POST',
    body: JSON.stringify({ model, ...body }),
  })
  const { choices, content } = (await answer.json()) as {
    choices?: { message: { content: string } }[]
    content?: { text: string }[]
  }
  return choices?.[0]?.message.content ?? content?.[0]?.text
}

const asked = [{ role: 'user', content: question }]
const start = 'Texte d’essai, écrit sans modèle de langue.'

const expected: Readonly<Record<Obedience, string>> = {
  all: `${start} Les données disent {D1} et {D2}. Le premier texte de loi dit {L2} [L2].`,
  half: `${start} Les données disent {D1} et 85. Le loyer serait de 987 654 EUR.`,
  none: `${start} Les données disent 890 000 et 85. Le loyer serait de 987 654 EUR. La valeur monterait de 43,21 % en 37 ans.`,
}

describe.each(['chat', 'messages'] as const)('a model that keeps the rule of names, by %s', wire => {
  test.each(obediences)('%s: names, copied figures, inventions', async obey => {
    const { url, close } = await startStandIn(0, obey)
    onTestFinished(close)
    expect(await said(url, wire, 'stand-in', asked)).toBe(expected[obey])
    // Each of them by its own name too, whatever the stand-in was started with.
    for (const other of obediences) expect(await said(url, wire, `obey-${other}`, asked)).toBe(expected[other])
    const corrected = [...asked, { role: 'assistant', content: expected[obey] }, { role: 'user', content: correction }]
    expect(await said(url, wire, 'stand-in', corrected)).toBe(expected[obey])
  })

  test('the total of a calculation by its name, or by its digits', async () => {
    const { url, close } = await startStandIn()
    onTestFinished(close)
    const result = '{"totals":{"taxes":9000 {D3},"buyer":11164.77 {D4}}}'
    const turns =
      wire === 'chat'
        ? [...asked, { role: 'tool', content: result }]
        : [...asked, { role: 'user', content: [{ type: 'tool_result', content: result }] }]
    expect(await said(url, wire, 'obey-all', turns)).toContain('Le calcul donne {D4}.')
    expect(await said(url, wire, 'obey-none', turns)).toContain('Le calcul donne 11164.77.')
  })

  test('no figure where no name is given', async () => {
    const { url, close } = await startStandIn()
    onTestFinished(close)
    const bare = [{ role: 'user', content: `<<<TURN ${marker}>>>\nQue vaut ce bien ?\n<<<END ${marker}>>>` }]
    expect(await said(url, wire, 'obey-all', bare)).toBe(`${start} Le premier texte de loi dit {L2} [L2].`)
    expect(await said(url, wire, 'obey-half', bare)).toBe(`${start} Le loyer serait de 987 654 EUR.`)
  })
})

test.each(languages)('in %s: the names alone are figures where the rule is kept', async language => {
  const { url, close } = await startStandIn()
  onTestFinished(close)
  const text = (await said(url, 'chat', 'obey-all', asked, language)) ?? ''
  expect(text.replaceAll(/\{[DL]\d\}|\[L\d\]/g, '')).not.toMatch(/\d/)
  const broken = (await said(url, 'chat', 'obey-none', asked, language)) ?? ''
  for (const figure of Object.values(inventions)) expect(broken).toContain(figure)
})

test('npm run dev:llm takes it as an option, and says what it may be', async () => {
  const program = 'tests/support/llm/main.ts'
  const child = spawn(process.execPath, [program, '--obey', 'all'], { cwd: root, env: { ...nodeEnv, LLM_PORT: '0' } })
  onTestFinished(() => void child.kill())
  const [printed] = await once(child.stdout, 'data')
  const [, url = ''] = /GROQ_URL=(\S+)/.exec(String(printed)) ?? []
  expect(await said(url, 'chat', 'stand-in', asked)).toBe(expected.all)
  const { code, stderr } = await run([program, '--obey', 'most'], { LLM_PORT: '0' })
  expect([code, stderr]).toEqual([1, 'Error: --obey most must be one of none, half, all.\n'])
})
