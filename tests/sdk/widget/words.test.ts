import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { texts, type WordKey } from '../../../sdk/src/widget/words/texts.ts'
import { languages, sayIn } from '../../../sdk/src/widget/words.ts'
import { sources } from '../../architecture/sources.ts'

const keys = Object.keys(texts) as WordKey[]
const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)).sort()

test('every text is there in four languages, with the same gaps and without markup', () => {
  expect(languages).toEqual(['fr', 'de', 'en', 'lb'])
  for (const key of keys) {
    expect(texts[key], key).toHaveLength(4)
    for (const text of texts[key]) {
      expect(gaps(text), key).toEqual(gaps(texts[key][0]))
      expect(text.trim() === text && text !== '' && !/[<>]|'|"| {2}/.test(text), text).toBe(true)
    }
  }
})

test('no gap is left over, names with braces stay what they are', () => {
  for (const language of languages)
    for (const key of keys) {
      const values = Object.fromEntries(gaps(texts[key][0]).map(name => [name, '{n}']))
      expect(sayIn(language)(key, values).replaceAll('{n}', ''), key).not.toMatch(/[{}]/)
    }
  expect(sayIn('en')('notFound', { name: '{name} $1 $&' })).toBe('Unknown municipality: “{name} $1 $&”.')
})

test('French sets its signs apart without a break', () => {
  expect(sayIn('fr')('notFound', { name: 'X' })).toBe('Commune inconnue\u00a0: «\u00a0X\u00a0».')
  expect(sayIn('fr')('points', { n: 1 })).toBe('(± 1\u00a0%)')
})

test('a number stays in one line with its unit, and a word that is none is left alone', () => {
  expect(sayIn('de')('waiting', { n: 40 })).toContain('in 40\u00a0s möglich')
  expect(sayIn('en')('surfaceWrong', { min: 10, max: 1000 })).toBe('Enter an area from 10 to 1000\u00a0m².')
  expect(sayIn('en')('sales', { n: 3 })).toBe('3 sales')
})

test('every text is shown by some part of the element', () => {
  const parts = sources.filter(({ file }) => file.startsWith('sdk/src/widget/') && !file.includes('/words'))
  const text = parts.map(part => part.text).join('\n')
  // Names of fields, of kinds of confidence and of states are looked up by what they are called.
  const composed = ['forte', 'moyenne', 'faible', 'name', 'email', 'phone', 'message', 'parking', 'estNeuf']
  const states = ['busy', 'offline', 'failed', 'usedUp']
  expect(keys.filter(key => !text.includes(`say('${key}'`) && ![...composed, ...states].includes(key))).toEqual([])
})

test('the shared words that no part shows are left out of the script, and those that it shows are in it', () => {
  const script = readFileSync(new URL('../../../server/data/widget/1.0.0.js', import.meta.url), 'utf8')
  expect(script).not.toContain('Incertitude de toute estimation')
  for (const word of ['État du logement', 'Zoustand vun der Wunneng', 'Ihre Schätzung', 'à rafraîchir'])
    expect(script).toContain(word)
})
