import { describe, expect, test } from 'vitest'
import { findTextCalls, isCallText, unwrapText } from '#server/adapters/ai/text-calls'

const offered = ['mortgage', 'acquisitionCosts']
const input = { principal: 400_000, termYears: 25 }
const written = JSON.stringify(input)
const call = { name: 'mortgage', input }

describe('a call that is written as text is found', () => {
  test.each([
    // ollama/ollama#13519, 2025-12-18: Llama 3.2.
    ['JSON with parameters', `{"name": "mortgage", "parameters": ${written}}`],
    ['JSON in a fence', `\`\`\`json\n{"name": "mortgage", "parameters": ${written}}\n\`\`\``],
    ['JSON behind a sentence', `I will calculate it.\n{"name": "mortgage", "arguments": ${written}}`],
    ['JSON without its last brace', `{"name": "mortgage", "parameters": ${written}`],
    ['arguments in text', JSON.stringify({ name: 'mortgage', arguments: written })],
    ['the form of the API', JSON.stringify({ type: 'function', function: { name: 'mortgage', arguments: written } })],
    [
      'a list of calls',
      JSON.stringify({ tool_calls: [{ id: 'a', function: { name: 'mortgage', arguments: written } }] }),
    ],
    ['a list alone', `[{"name":"mortgage","arguments":${written}}]`],
    ['another word for the name', `{"tool":"mortgage","tool_input":${written}}`],
    ['the name as the only field', `{"mortgage":${written}}`],
    ['the input beside the name', `{"name":"mortgage","principal":400000,"termYears":25}`],
    ['the name in another form', `{"name":"functions.Mortgage","parameters":${written}}`],
    ['a marker of Llama', `<|python_tag|>{"name": "mortgage", "parameters": ${written}}`],
    // ollama/ollama#18357, 2026-09-10; jundot/omlx#2565, 2026-08-08: Qwen 2.5.
    ['a tag', `<tool_call>\n{"name": "mortgage", "arguments": ${written}}\n</tool_call>`],
    ['a tag that does not end', `<tool_call>\n{"name": "mortgage", "args": ${written}}`],
    ['a tag of a function with JSON', `<function=mortgage>${written}</function>`],
    [
      'tags of parameters, as Qwen 3 Coder writes them',
      '<tool_call>\n<function=mortgage>\n<parameter=principal>\n400000\n</parameter>\n<parameter=termYears>\n25\n</parameter>\n</function>\n</tool_call>',
    ],
    [
      'tags of Claude',
      '<function_calls><invoke name="mortgage"><parameter name="principal">400000</parameter><parameter name="termYears">25</parameter></invoke></function_calls>',
    ],
    [
      'keys and values, as GLM writes them',
      '<tool_call>mortgage\n<arg_key>principal</arg_key>\n<arg_value>400000</arg_value>\n<arg_key>termYears</arg_key>\n<arg_value>25</arg_value>\n</tool_call>',
    ],
    ['tags of the fields', '<mortgage><principal>400000</principal><termYears>25</termYears></mortgage>'],
    ['a marker of Mistral with a list', `[TOOL_CALLS][{"name": "mortgage", "arguments": ${written}}]`],
    ['a marker of Mistral with a name', `[TOOL_CALLS]mortgage[ARGS]${written}`],
    [
      'markers of Kimi',
      `<|tool_calls_section_begin|><|tool_call_begin|>functions.mortgage:0<|tool_call_argument_begin|>${written}<|tool_call_end|><|tool_calls_section_end|>`,
    ],
    [
      'a channel of gpt-oss',
      `<|start|>assistant<|channel|>commentary to=functions.mortgage <|constrain|>json<|message|>${written}<|call|>`,
    ],
    ['Python', '[mortgage(principal=400000, termYears=25)]'],
    ['Python in a fence', '```tool_code\nmortgage(principal=400000, termYears=25)\n```'],
  ])('%s', (_, text) => {
    expect(findTextCalls(text, offered)).toEqual([call])
    expect(isCallText(text, offered) || text.startsWith('I will')).toBe(true)
  })

  test('several, in their order', () => {
    const costs = { name: 'acquisitionCosts', input: { price: 700_000 } }
    expect(
      findTextCalls(
        `<tool_call>${JSON.stringify({ ...costs, arguments: costs.input })}</tool_call>\n<tool_call>{"name":"mortgage","arguments":${written}}</tool_call>`,
        offered,
      ),
    ).toEqual([costs, call])
    expect(
      findTextCalls(
        `{"name":"mortgage","parameters":${written}}; {"name":"acquisitionCosts","parameters":{"price":700000}}`,
        offered,
      ),
    ).toEqual([call, costs])
    expect(
      findTextCalls('[mortgage(principal=400000, termYears=25), acquisitionCosts(price=700000)]', offered),
    ).toEqual([call, costs])
  })

  test('of a tool that is not offered too, which the model is told', () => {
    expect(findTextCalls('{"name":"weather","parameters":{"city":"Mamer"}}', offered)).toEqual([
      { name: 'weather', input: { city: 'Mamer' } },
    ])
  })
})

test.each([
  'Die Rate beträgt {D1} (mortgage, 25 Jahre).',
  'Voici : {"prix": "haut"}',
  'Vous payez {D1} ; le calcul « acquisitionCosts » l’a donné.',
  'The function mortgage(principal) gives it.',
  'Le prix <b>haut</b> est {D4}.',
  '[1] Loi du 7 août 1920.',
  '{D4} sont à payer.',
  '[L2] fixe le taux.',
])('no call: %s', text => {
  expect(findTextCalls(text, offered)).toEqual([])
  expect(isCallText(text, offered)).toBe(false)
})

test.each([
  '{"name":',
  '{"name":"mortgage","parameters":{"principal":4',
  '<tool_call>',
  '```json\n{\n  "mortgage"',
  '{}',
  '{"principal":400000,"termYears":25}',
  '{"text":""}',
  '{"text":"The price',
  '{"action":"weather","city":"Mamer"}',
  '{"text":"I calculate it.","tool_calls":[{"name":"mortgage","arguments":{"principal":400000}}]}',
])('no answer for people: %s', text => expect(isCallText(text)).toBe(true))

test.each([
  ['{"text": "vu", "calculations": [1], "total": 123456}', 'vu'],
  ['```json\n{"Réponse": "Le prix est de 700 000 €."}\n```', 'Le prix est de 700 000 €.'],
  ['{"action": "none", "answer": "It is {D1}."}', 'It is {D1}.'],
])('the text of an answer in JSON is that in it: %s', (text, inside) => {
  expect(unwrapText(text, offered)).toBe(inside)
  expect(isCallText(inside, offered)).toBe(false)
})

test.each([
  'Le prix est de {D1}.',
  '{"principal":400000,"termYears":25}',
  '{"text":""}',
  '{"text":"The price',
  `{"name":"mortgage","parameters":${written},"text":"I calculate it."}`,
  `{"text":"I calculate it.","tool_calls":[{"name":"mortgage","arguments":${written}}]}`,
])('a text with none in JSON, or with a call, stays: %s', text => expect(unwrapText(text, offered)).toBe(text))

test.each([
  '{',
  '<function=a>',
  '<invoke name="a">',
  'to=a {',
  '[TOOL_CALLS]',
  '<parameter=a>',
  'mortgage(',
  '<tool_call>a<arg_key>',
  '{"a":',
])('a megabyte of %s takes no time', piece => {
  const startedAt = performance.now()
  findTextCalls(piece.repeat(Math.ceil(1_000_000 / piece.length)), offered)
  // Tenths of a second; where the work grows with the square of the length, it is minutes.
  expect(performance.now() - startedAt).toBeLessThan(20_000)
})
