import { splitWords, stopWords } from './words.ts'

/** Groups of synonyms, in English and in legal terms of other languages; some have several words. */
const groups: readonly (readonly string[])[] = [
  ['retry', 'retries', 'repeat', 'repeats', 'resend', 'idempotency', 'backoff'],
  ['quota', 'rate limit', 'rate limited', 'limits', 'throttle', 'too many requests', 'daily quota exhausted'],
  ['429', 'rate limited', 'too many requests'],
  ['quota exceeded', 'daily quota exhausted', 'quota exhausted', 'rate limited'],
  ['exceeded', 'exhausted', 'used up'],
  ['mock', 'stub', 'fake', 'simulate', 'testing', 'failures on demand', 'scenario', 'msw', 'sandbox'],
  ['embed', 'embedding', 'widget', 'iframe', 'website', 'element', 'integrate'],
  [
    ...['stamp duty', 'registration duty', "droits d'enregistrement", "droit d'enregistrement", 'transfer tax'],
    ...['registration rate', 'acquisition', 'costs of buying', 'Grunderwerbsteuer', 'purchase tax'],
  ],
  ['fees', 'costs', 'frais', 'closing costs', 'purchase costs', 'notary', 'notaire', 'Nebenkosten'],
  ['capital gain', 'capital gains', 'plus value', 'plus-values', 'tax on selling', 'Spekulationssteuer'],
  ['mortgage', 'loan', 'credit', 'pret', 'instalment', 'schedule', 'Darlehen'],
  ['yield', 'yields', 'return', 'rendement', 'rental', 'Rendite'],
  ['estimate', 'estimation', 'valuation', 'appraisal', 'avm', 'value', 'Bewertung'],
  ['price', 'prices', 'prix', 'Preis', 'cost'],
  ['dcf', 'discounted cash flow'],
  ['idempotency', 'idempotent', 'repeats', 'duplicate'],
  ['key', 'api key', 'token', 'authentication', 'authorization', 'credential', 'login', '401'],
  ['example', 'examples', 'sample', 'snippet'],
  ['errors', 'error', 'failure', 'failures', 'codes', 'exception'],
  ['install', 'npm', 'sdk', 'client', 'library', 'package'],
  ['webhook', 'webhooks', 'callback', 'event', 'events', 'notification'],
  ['mcp', 'assistant', 'assistants', 'claude', 'agent', 'model context protocol', 'tools'],
  ['changelog', 'changes', 'release', 'releases', 'version', 'history', 'new'],
  ['migration', 'migrate', 'upgrade', 'upgrading', 'breaking'],
  ['batch', 'bulk', 'many', 'list', 'lists', 'portfolio'],
  ['report', 'pdf', 'rapport'],
  ['accuracy', 'accurate', 'precision', 'confidence', 'fsd', 'uncertainty', 'intervals', 'error margin'],
  ['municipality', 'commune', 'town', 'city', 'Gemeinde'],
  ['area', 'surface', 'square metres', 'm2', 'size'],
  ['vat', 'tva', 'value added tax', 'Mehrwertsteuer'],
  ['timeout', 'timeouts', 'slow', 'hang', 'abort'],
  ['offline', 'local', 'without a server', 'without a service'],
  ['progress', 'stream', 'streaming', 'sse', 'event stream'],
  ['contact', 'contacts', 'lead', 'leads'],
  ['country', 'countries', 'pays', 'Land'],
  ['law', 'legal', 'statute', 'article', 'loi', 'Gesetz'],
  ['cors', 'origin', 'origins', 'browser', 'publishable'],
]

const phrases = groups.map(group => group.map(splitWords))

/** Phrases of a group in the query; all words must match, except single letters left by an apostrophe. */
const filterMatchedPhrases = (group: readonly string[][], words: readonly string[]): string[][] =>
  group.filter(phrase => phrase.every(word => words.includes(word) || word.length < 2))

/** Weight of a synonym: lower for a word of a longer phrase. */
const rateSynonym = (phrase: readonly string[]): number => (phrase.length === 1 ? 1 : 0.6)

/** Words of the other phrases of a group, with their weights. */
const listSynonyms = (group: readonly string[][], own: readonly string[]): [word: string, sure: number][] =>
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
      for (const [other, sure] of listSynonyms(group, phrase)) for (const word of phrase) add(word, other, sure)
  return meant
}
