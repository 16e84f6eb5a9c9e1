import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/core/refusal'
import { tables as deskTables } from '#languages/derived/desk'
import { tables as doorTables } from '#languages/derived/door'
import { tables as pageTables } from '#languages/derived/pages'
import { languages } from '#languages/registry'
import { getPageWords } from '#server/pages/words'
import { listFormFaults } from '#server/services/account/account-fault'
import { sources } from '../architecture/sources.ts'

const tables = languages.map((language): [string, Record<string, string>] => [
  language,
  { ...pageTables[language], ...doorTables[language], ...deskTables[language] },
])
const en = { ...pageTables.en, ...doorTables.en, ...deskTables.en }
const keys = Object.keys(en) as (keyof typeof en)[]

describe.each(tables)('the words in %s', (language, table) => {
  test('are sentences and names, without markup, double spaces or straight apostrophes', () => {
    const faulty = Object.entries(table).filter(([, text]) => /^\s|\s$| {2}|<[a-z]|&\w+;|'|"/.test(text))
    expect(faulty).toEqual([])
  })

  test('are translated: beside names that all languages share, no sentence is the English one', () => {
    const sentences = keys.filter(key => en[key].split(' ').length > 3)
    expect(language === 'en' ? [] : sentences.filter(key => table[key] === en[key])).toEqual([])
  })
})

/** Keys that are put together: the code looks them up by their beginning. */
const composed = [
  'lead.state.',
  'lead.work.',
  'lead.way.',
  'leads.off.',
  'webhooks.off.',
  'webhooks.fault.',
  'embed.noReceiver.',
  'report.use.',
  'report.mode.',
  'field.worksYear',
  'field.worksAmount',
  'fault.',
  'event.',
  'plan.',
  'door.for.',
  'contactTerms.',
  'role.',
  'lead.held.',
  'law.certainty.',
  'law.unit.',
  'law.setBy.',
  'law.change.',
  'keys.secret',
  'keys.publishable',
]

/** A word of a field is looked up by the name of the field. */
const fieldOf = (key: string): string => /^field\.(\w+)/.exec(key)?.[1] ?? key

test('every word is on some page', () => {
  const text = sources
    .filter(({ file }) => file.startsWith('server/pages/'))
    .map(file => file.text)
    .join('\n')
  const unused = keys.filter(
    key =>
      !text.includes(`'${key}'`) &&
      !text.includes(`'${fieldOf(key)}'`) &&
      !composed.some(beginning => key.startsWith(beginning)),
  )
  expect(unused).toEqual([])
})

test('every event of the audit has a word', () => {
  const ports = readFileSync(new URL('../../server/ports/audit.ts', import.meta.url), 'utf8')
  const actions = [...ports.matchAll(/'([a-zA-Z]+(?:\.[a-zA-Z]+)?)'/g)].map(([, action]) => String(action))
  const audited = actions.filter(action => /\.|^export$/.test(action))
  expect(audited.length).toBeGreaterThan(20)
  expect(audited.filter(action => !Object.hasOwn(en, `event.${action}`))).toEqual([])
})

test('every fault that a service names has a word', () => {
  const codes = sources
    .filter(({ file }) => /^server\/(services\/account|access)\//.test(file))
    .flatMap(({ text }) => [
      ...[...text.matchAll(/\bcode: '([a-z_]+)'/g)].map(([, code]) => String(code)),
      ...[...text.matchAll(/refusedField\(\s*'[^']*',\s*'([a-z_]+)'/g)].map(([, code]) => String(code)),
    ])
  expect(codes.length).toBeGreaterThan(2)
  const wordless = [...new Set(codes)].filter(code => {
    const refusal = new Refusal('invalid_request', { issues: [{ path: '', message: '', code }] })
    return listFormFaults(refusal).some(({ fault }) => fault !== 'fresh' && !Object.hasOwn(en, `fault.${fault}`))
  })
  expect(wordless).toEqual([])
})

test('a French sentence does not break before its signs', () => {
  const { text } = getPageWords('fr')
  expect(text('checkMail.againTitle')).toBe('Pas de message\u202f?')
  expect(text('key.title', { name: 'a' })).toBe('Clé «\u00a0a\u00a0»')
  expect(text('brand.contrast', { ratio: '4,5' })).toBe('Contraste avec le blanc\u00a0: 4,5\u00a0: 1.')
})

test('what is filled into markup is escaped, and stands for itself in plain text', () => {
  const { text, markup } = getPageWords('en')
  expect(markup('key.title', { name: '"><script>' }).toString()).toBe('Key “&quot;&gt;&lt;script&gt;”')
  expect(text('key.title', { name: '"><script>' })).toBe('Key “"><script>”')
})

test.each([
  ['2026-11-22T22:59:59.999Z', '2026-11-22', '22 novembre 2026'],
  ['2026-11-22T23:00:00.000Z', '2026-11-23', '23 novembre 2026'],
  ['2026-06-30T22:00:00.000Z', '2026-07-01', '1er juillet 2026'],
])('the day of %s is that of Luxembourg, as the hours of the pages are', (instant, day, said) => {
  expect(String(getPageWords('fr').dayOf(instant))).toBe(`<time datetime="${day}">${said}</time>`)
})

test('no page cuts the day off an instant: that would be the day of UTC', () => {
  const pages = sources.filter(({ file }) => file.startsWith('server/pages/'))
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter(({ text }) => /[a-z]At\.slice\(0, 10\)/.test(text)).map(({ file }) => file)).toEqual([])
})
