import { type Source, tables } from '#languages/derived/search-synonyms'
import { splitWords, stopWords } from './words.ts'

/** Terms of programming that mean the same, which all languages have from English; of each group parted by commas. */
const programming: readonly string[] = [
  'retry, retries, repeat, repeats, resend, idempotency, backoff',
  'quota, rate limit, rate limited, limits, throttle, too many requests, daily quota exhausted',
  '429, rate limited, too many requests',
  'quota exceeded, daily quota exhausted, quota exhausted, rate limited',
  'exceeded, exhausted, used up',
  'mock, stub, fake, simulate, testing, failures on demand, scenario, msw, sandbox',
  'embed, embedding, widget, iframe, website, element, integrate',
  'dcf, discounted cash flow',
  'idempotency, idempotent, repeats, duplicate',
  'install, npm, sdk, client, library, package',
  'webhook, webhooks, callback, event, events, notification',
  'mcp, assistant, assistants, claude, agent, model context protocol, tools',
  'changelog, changes, release, releases, version, history, new',
  'migration, migrate, upgrade, upgrading, breaking',
  'batch, bulk, many, list, lists, portfolio',
  'timeout, timeouts, slow, hang, abort',
  'offline, local, without a server, without a service',
  'progress, stream, streaming, sse, event stream',
  'contact, contacts, lead, leads',
  'cors, origin, origins, browser, publishable',
]

const splitTerms = (list: string): string[] => (list === '-' ? [] : list.split(', '))

/** Groups of terms of the law, of the trade and of this documentation, in all languages. */
const translated = (Object.keys(tables.en) as (keyof Source)[]).map(
  key => Object.values(tables).map(table => table[key] ?? '-'), // the keys of the source
)

/** Groups of terms that mean the same; each term in its words. */
const phrases = [...programming.map(list => [list]), ...translated].map(lists =>
  lists.flatMap(splitTerms).map(splitWords),
)

/** Phrases of a group in the query; all words must match, except single letters left by an apostrophe. */
const filterMatchedPhrases = (group: readonly string[][], words: readonly string[]): string[][] =>
  group.filter(phrase => phrase.every(word => words.includes(word) || word.length < 2))

/** Weight of a synonym: lower for a word of a longer phrase. */
const rateSynonym = (phrase: readonly string[]): number => (phrase.length === 1 ? 1 : 0.6)

/** Words of the other phrases of a group, with their weights. */
const otherWords = (group: readonly string[][], own: readonly string[]): [word: string, sure: number][] =>
  group
    .filter(phrase => phrase !== own)
    .flatMap(phrase =>
      phrase.filter(word => !stopWords.has(word)).map((word): [string, number] => [word, rateSynonym(phrase)]),
    )

/** Synonyms of a word, with weights up to 1. */
export type Synonyms = ReadonlyMap<string, number>

/** Synonyms of each word of a query. */
export const findSynonyms = (words: readonly string[]): ReadonlyMap<string, Synonyms> => {
  const meant = new Map(words.map(word => [word, new Map<string, number>()]))
  const add = (word: string, other: string, sure: number): void => {
    const known = meant.get(word)
    known?.set(other, Math.max(sure, known.get(other) ?? 0))
  }
  for (const group of phrases)
    for (const phrase of filterMatchedPhrases(group, words))
      for (const [other, sure] of otherWords(group, phrase)) for (const word of phrase) add(word, other, sure)
  return meant
}
