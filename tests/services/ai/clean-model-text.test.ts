import { expect, test } from 'vitest'
import { cleanModelText, cutText } from '#server/services/ai/clean-model-text'
import { isLeak } from '#server/services/ai/written-answer'

test.each([
  ['a plain text', 'Les droits font 49 000 EUR.', 'Les droits font 49 000 EUR.'],
  ['HTML', '<b>Les</b> droits<br/> font<!-- x --> <a href="https://e.example">7 %</a>.', 'Les droits font 7 %.'],
  ['HTML inside HTML', '<scr<b>ipt>alert(1)</scr</b>ipt>', 'script>alert(1)/script>'],
  ['a tag that never ends', 'Le prix <img src=x onerror=', 'Le prix img src=x onerror='],
  ['a comparison', 'Si prix < 500 000 et loyer > 1 000.', 'Si prix < 500 000 et loyer > 1 000.'],
  ['an image', 'Voir ![plan](https://e.example/p.png) ici.', 'Voir  ici.'],
  ['a link', 'Voir [la loi](https://e.example/l).', 'Voir la loi.'],
  ['an address', 'Voir https://e.example/a?b=1, puis www.e.example.', 'Voir […], puis […].'],
  ['an address that acts', 'Voir javascript:alert(1) ou data:text/html;base64,PHg.', 'Voir […]) ou […].'],
  ['bold and italics', '**Les droits** font _peu_, `voir` plus.', 'Les droits font peu, voir plus.'],
  ['a heading', '## Analyse\nLe prix.', 'Analyse\nLe prix.'],
  ['a list', '* un\n* deux', '- un\n- deux'],
  ['a fence', '```json\n{"a":1}\n```', '{"a":1}'],
  ['a product', '2 * 3 = 6, et a_b reste.', '2 * 3 = 6, et a_b reste.'],
  ['control characters', 'Le\u0000 prix\r\n\u202Etient\u2066.\u0085', 'Le prix\ntient.'],
  ['characters without width', '9\u200B0\u00AD0\u2060 0\uFEFF0\u{E0041}0\uFE0F EUR\u3164\u2800', '900 000 EUR'],
  ['halves of characters', 'Le \uD83Dprix\uDE00 \u{1F600}', 'Le prix \u{1F600}'],
  ['a tag that something unseen parts', 'Le <scr\u200Bipt>prix</scr\u200Bipt>.', 'Le prix.'],
  ['a citation', 'Selon [L1].', 'Selon [L1].'],
  ['nothing but marks', '** __ ** .', ''],
  ['nothing but an image', '![a](https://e.example)', ''],
])('%s', (_, text, cleaned) => {
  expect(cleanModelText(text)).toBe(cleaned)
})

test('an address that was sent with a reference stays, with its full stop', () => {
  const sent = 'https://legilux.public.lu/eli/etat/leg/loi/2016'
  expect(cleanModelText(`Voir ${sent}. Et ${sent}/b.`, { addresses: [sent] })).toBe(`Voir ${sent}. Et […].`)
})

test('citations are put in their place', () => {
  expect(cleanModelText('Selon [L3].', { cite: text => text.replace('[L3]', '[1]') })).toBe('Selon [1].')
})

test('an answer has 8 000 characters at most, cut between words and never in a figure', () => {
  expect(cutText('a '.repeat(5000), [])).toHaveLength(7999)
  expect(cutText(`${'a'.repeat(7999)}\u{1F600}`, [])).toBe('a'.repeat(7999))
  // "deux mots" from 7 994 to 8 003: the second word does not fit.
  expect(cutText(`${'a '.repeat(3997)}deux mots`, [])).toBe(`${'a '.repeat(3997)}deux`)
  expect(cutText('a'.repeat(8000), [])).toHaveLength(8000)
  // 1 024 200 € from 7 995 to 8 006.
  const text = `${'a '.repeat(3997)}: 1 024 200 € et plus`
  expect(cutText(text, [{ start: 7996, end: 8007 }])).toBe(`${'a '.repeat(3997)}:`)
})

test.each([
  ['**{D4}**', '{D4}'],
  ['*{D4}*', '{D4}'],
  ['__{D4}__', '{D4}'],
  ['_{D4}_', '{D4}'],
  ['`{D4}`', '{D4}'],
  ['```\n{D4}\n```', '{D4}'],
  ['# {D4}', '{D4}'],
  ['* {D4}', '- {D4}'],
  ['1. {D4}', '1. {D4}'],
  ['> {D4}', '> {D4}'],
  ['| {D4} | {D5} |', '| {D4} | {D5} |'],
  ['[{D4}](https://e.example)', '{D4}'],
  ['<b>{D4}</b>', '{D4}'],
  ['{D4* D5}', '{D4* D5}'],
  ['{D4 *D5}', '{D4 *D5}'],
  ['{D4 * D5}', '{D4 * D5}'],
  ['{(L2) * D4}', '{(L2) * D4}'],
  ['{[L2]}', '{[L2]}'],
  ['{{D4}} \\{D4\\} ｛D4｝', '{{D4}} \\{D4\\} ｛D4｝'],
  ['{~D4} **et** {D5}', '{~D4} et {D5}'],
])('a reference stays what it is in Markdown: %s', (written, shown) => {
  expect(cleanModelText(written, { cite: text => text.replaceAll(/[[(]L\d[)\]]/g, '!') })).toBe(shown)
})

test.each(['<', '![', '[', '*', '<a', '`', 'www.', '](', '![a](', 'https://', '<!--', '_*', '#'])(
  'a megabyte of %s takes no time',
  piece => {
    const startedAt = performance.now()
    cleanModelText(piece.repeat(Math.ceil(1_000_000 / piece.length)))
    // A hundredth of a second; where the work grows with the square of the length, it is minutes.
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  },
)

const fixedPart = Array.from({ length: 60 }, (_, at) => `Sentence ${at} of the instructions.`).join(' ')
const marker = '9f2c64d01b7e35aa'

test('64 letters and digits in a row of the fixed part are a leak, wherever they begin; 63 are none', () => {
  const letters = fixedPart.toLowerCase().replaceAll(/[ .]/g, '')
  for (const start of [0, 1, 17, 31, 32, 33, 500, letters.length - 64]) {
    const part = letters.slice(start, start + 64)
    expect(isLeak(`Voici : é${part}`, { fixedPart, marker })).toBe(true)
    expect(isLeak(`Voici : é${part.slice(0, 63)}é`, { fixedPart, marker })).toBe(false)
  }
})

test.each<[string, (part: string) => string]>([
  ['letters with spaces between', part => [...part].join(' ')],
  ['characters without width', part => [...part].join('\u200B')],
  ['marks of a list', part => part.replaceAll(' ', '\n- ')],
  [
    'full-width letters',
    part => part.replaceAll(/[a-z]/g, letter => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  ],
  ['backwards', part => [...part].reverse().join('')],
  ['Base64', part => `Voici : ${Buffer.from(part).toString('base64')} !`],
  ['Base64 for addresses', part => Buffer.from(part).toString('base64url')],
])('%s hide no leak', (_, hidden) => {
  expect(isLeak(hidden(fixedPart.slice(100, 220)), { fixedPart, marker })).toBe(true)
  expect(isLeak(hidden('Les droits font 49 000 EUR. '.repeat(5)), { fixedPart, marker })).toBe(false)
})

test('letter case and white space hide nothing, and the marker alone is a leak', () => {
  const part = fixedPart.slice(100, 200)
  expect(isLeak(part.toUpperCase().replaceAll(' ', '\n \t'), { fixedPart, marker })).toBe(true)
  expect(isLeak(`Le marqueur est ${marker.toUpperCase()}.`, { fixedPart, marker })).toBe(true)
  expect(isLeak('Les droits font 49 000 EUR.', { fixedPart, marker })).toBe(false)
  expect(isLeak('Les droits font 49 000 EUR.', { fixedPart })).toBe(false)
})
