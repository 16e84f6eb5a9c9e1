import { expect, test } from 'vitest'
import { texts as homes } from '#languages/derived/homes'
import { texts } from '#languages/derived/widget'
import { getLanguageRow, isLanguage, languages } from '#languages/registry'
import { listPositionedKeys } from '../../../sdk/elements/build/text-positions.ts'
import { buildWidgetLanguageFiles, collectWidgetLanguage } from '../../../sdk/elements/build/widget-texts.ts'
import { imports } from '../../../sdk/elements/derived/widget/imports.ts'
import { languages as known } from '../../../sdk/elements/derived/widget/languages.ts'
import { createEstimateScene } from '../../../sdk/elements/widget/scene.ts'
import { toWidgetLanguage, unpackTexts, type WidgetTexts } from '../../../sdk/elements/widget/texts.ts'
import { sources } from '../../architecture/sources.ts'

/** The texts of a language as the package has them. */
const fileOf = (code: keyof ReturnType<typeof buildWidgetLanguageFiles>): WidgetTexts =>
  JSON.parse(JSON.stringify(collectWidgetLanguage(code)))
const sceneIn = (code: Parameters<typeof fileOf>[0]) => createEstimateScene(fileOf(code))
const keys = Object.keys(texts.en) as (keyof typeof texts.en)[]

test('there is a file for each language of the registry, and the package splits off the same', async () => {
  expect(Object.keys(buildWidgetLanguageFiles())).toEqual(languages)
  expect(known).toEqual(languages)
  for (const code of languages) expect((await imports[code]()).file, code).toEqual(fileOf(code))
})

test.each(languages)(
  'the file in %s has every text of the element, with its spaces, and how figures are written',
  code => {
    const file = fileOf(code)
    expect(file.language).toBe(code)
    expect(file.texts).toEqual(texts[code])
    expect(file.words.fields.commune).toBe(homes[code].fields.commune)
    expect(file.habits.locale).toBe(getLanguageRow(code).locale)
  },
)

test.each(languages)('the served file in %s has each text once, by its position or its key', code => {
  const served = JSON.parse(buildWidgetLanguageFiles()[code].toString())
  const positioned = listPositionedKeys()
  expect(positioned.length).toBeGreaterThan(30)
  // Fields and outcomes are looked up by names that the page sees.
  expect(positioned.filter(key => ['name', 'email', 'phone', 'sent', 'offline', 'parking'].includes(key))).toEqual([])
  const read = unpackTexts(served).texts as unknown as Record<string, string>
  for (const [key, text] of Object.entries(texts[code])) {
    const at = positioned.indexOf(key)
    expect(read[at < 0 ? key : at], key).toBe(text)
  }
  expect(Object.keys(read)).toHaveLength(keys.length)
})

test('texts have no markup and no spaces around them', () => {
  for (const code of languages)
    for (const key of keys) {
      const text = texts[code][key]
      expect(text.trim() === text && text !== '' && !/[<>]|'|"| {2}/.test(text), `${code} ${key}`).toBe(true)
    }
})

test('names with braces stay what they are', () => {
  expect(sceneIn('en').say('notFound', { name: '{name} $1 $&' })).toBe(
    'We can’t find “{name} $1 $&”. Choose a municipality from the list.',
  )
})

test('French sets its signs apart without a break', () => {
  const { say } = sceneIn('fr')
  expect(say('notFound', { name: 'X' })).toBe('«\u00a0X\u00a0» est introuvable. Choisissez une commune dans la liste.')
  expect(say('narrowTo', { from: 18, to: 14 })).toContain('±14\u00a0% au lieu de ±18\u00a0%')
  expect(say('sendFailed')).toContain('là\u00a0: réessayez')
  expect(say('title')).toBe('Combien vaut votre appartement\u202f?')
})

test('a number stays in one line with its unit, and a word that is none is left alone', () => {
  expect(sceneIn('de').say('waiting', { n: 40 })).toContain('in 40\u00a0s noch einmal')
  expect(sceneIn('en').say('surfaceWrong', { min: 10, max: 1000 })).toBe('Enter an area from 10 to 1000\u00a0m².')
  expect(sceneIn('en').say('sales', { n: 3 })).toBe('3 sales')
})

test('every text is shown by some part of the element', () => {
  const parts = sources.filter(({ file }) => file.startsWith('sdk/elements/widget/'))
  const shown = parts.map(part => part.text).join('\n')
  // Names of fields and of states are looked up by what they are called.
  const composed = ['name', 'email', 'phone', 'message', 'parking', 'estNeuf', 'gains', 'costs', 'mortgage']
  const states = ['busy', 'offline', 'failed', 'usedUp', 'sent', 'sentUnread', 'sendFailed', 'sendLimit', 'nameWrong']
  expect(keys.filter(key => !shown.includes(`say('${key}'`) && ![...composed, ...states].includes(key))).toEqual([])
})

test('words of a home that no part shows stay out of the files', () => {
  for (const code of languages) expect(Object.keys(fileOf(code).words), code).not.toContain('evidence')
  for (const code of languages) expect(Object.keys(fileOf(code).words), code).not.toContain('quarter')
})

test.each([
  ['fr', 'fr'],
  ['de-LU', 'de'],
  ['LB', 'lb'],
  ['en-GB', 'en'],
  ['pt-BR', 'pt'],
  ['nl', 'fr'],
  ['', 'fr'],
  ['constructor', 'fr'],
])('the language %s is shown as %s', (tag, language) => {
  expect(toWidgetLanguage(tag)).toBe(language)
  expect(isLanguage(language)).toBe(true)
})
