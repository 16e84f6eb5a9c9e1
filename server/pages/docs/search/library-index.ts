import { setImmediate as nextTurn } from 'node:timers/promises'
import { operationPath } from '#contract/openapi/operation-path'
import { errorCodes, errors } from '#contract/shared/errors'
import { accuracyPath, limitsPath, modelPath } from '../../paths.ts'
import { englishName } from '../covered-country.ts'
import type { ShownOperation } from '../document.ts'
import { headingsOf } from '../guides/guide.ts'
import type { Library } from '../library.ts'
import { madeOnce } from '../made-once.ts'
import { pageAt } from '../page-at.ts'
import { type Search, searchOf } from './engine.ts'
import { type Entry, entriesOf, type IndexedPage, packed, type SearchIndex } from './search-index.ts'
import { tellingWords } from './words.ts'

/** What somebody types who looks for an operation, beside the words of its title and of what is said of it. */
const wordsOfOperations: Readonly<Record<string, string>> = {
  acquisitionCosts: 'registration duty transcription notary stamp transfer tax housing credit droits enregistrement',
  fees: 'registration duty stamp transfer tax notary land register',
  capitalGains: 'sale selling plus-value speculative',
  create: 'lead contact form',
  backtest: 'ratio study validation',
}

/** The guides of the service that are not files, with what somebody may type. */
const pages: readonly (readonly [path: string, title: string, words: string])[] = [
  ['/docs', 'Start', 'quickstart first request begin getting started curl typescript python php key limits units'],
  ['/docs/errors', 'Errors', 'codes status list'],
  ['/docs/scenarios', 'Failures on demand', 'mock simulate 429 503 sandbox test timeout X-Sandbox-Scenario'],
  ['/docs/law', 'The law', 'parameters legal source article'],
  [limitsPath, 'Limits of the figures', 'coverage disclaimer sure'],
  [accuracyPath, 'Accuracy of the estimates', 'error fsd intervals sales'],
  [modelPath, 'The model of the estimate', 'model card formula bias'],
]

/** Sentences are told in the index by their telling words alone, as many as this. */
const wordsMax = 9

const saidWords = (text: string, title: string): string => {
  const named = tellingWords(title)
  return tellingWords(text)
    .filter(word => word.length > 3 && !named.includes(word))
    .slice(0, wordsMax)
    .join(' ')
}

/** The names of fields on a page, as their rows have them for their places; of those with the same last part the first. */
const namesIn = (html: string, part: 'request' | 'answer', told: ReadonlySet<string>): string[] => {
  const seen = new Set<string>()
  const names = [...html.matchAll(new RegExp(`<tr id="${part}-([^"]+)"`, 'g'))].map(([, name = '']) => name)
  return names.filter(name => {
    const last = name.split('.').at(-1) ?? name
    return !told.has(name) && !seen.has(last) && seen.add(last)
  })
}

/** What each answer has around its data, which is found once: on the page of the first operation. */
const isAround = (name: string): boolean => /^(success|meta)(\.|$)/.test(name)

const operationIn = (
  library: Library,
  { id, path: address, summary, description }: ShownOperation,
  told: Set<string>,
): IndexedPage => {
  const path = operationPath(id)
  const html = pageAt(path, { ...library, service: '' }, library).main.toString()
  // Paths say some things in French, as `frais-acquisition`.
  const words = `${id} ${tellingWords(address.replace('/api/v1', '')).join(' ')} ${wordsOfOperations[id] ?? ''} ${saidWords(description, summary)}`
  const [request, answer] = [namesIn(html, 'request', new Set()), namesIn(html, 'answer', told)]
  for (const name of answer) if (isAround(name)) told.add(name)
  return {
    ...{ kind: 'operation', title: summary, path, words },
    ...(request.length > 0 && { request: packed(request) }),
    ...(answer.length > 0 && { answer: packed(answer) }),
  }
}

const codesIn = ({ described }: Library): IndexedPage[] => {
  const finer = [...new Set(described.operations.flatMap(({ rules }) => rules.map(({ code }) => code)))]
  return errorCodes.map(code => ({
    ...{ kind: 'code', title: code, path: `/docs/errors/${code}` },
    words: `${errors[code].status} ${saidWords(errors[code].message, code)}`,
    ...(code === 'invalid_request' && { parts: finer.map(one => [one, one] as const) }),
  }))
}

/** What is searched in, made with the first search. */
export const searchIndexOf = madeOnce(async (library: Library): Promise<SearchIndex> => {
  const operations: IndexedPage[] = []
  const told = new Set<string>()
  for (const operation of library.described.operations) {
    operations.push(operationIn(library, operation, told))
    // Other requests have their turn between two pages.
    await nextTurn()
  }
  const guides = library.guides.map((guide): IndexedPage => {
    const { path, title, words } = guide
    const parts = headingsOf(guide).map(({ text, place }) => [text, place] as const)
    return { kind: 'guide', title, path, words, parts }
  })
  const others = pages.map(([path, title, words]): IndexedPage => {
    const html = path === '/docs' ? pageAt(path, { ...library, service: '' }, library).main.toString() : ''
    const parts = [...html.matchAll(/<h2 id="([^"]+)">([^<]+)</g)].map(([, id = '', text = '']) => [text, id] as const)
    return { kind: 'page', title, path, words, parts }
  })
  const countries = library.countries.flatMap((country): IndexedPage[] =>
    [
      { title: `Fees: ${englishName(country)}`, path: `/docs/fees/${country.code}`, words: 'costs of buying purchase' },
      { title: `The law: ${englishName(country)}`, path: `/docs/law/${country.code}`, words: 'not covered parameters' },
    ].map(page => ({ kind: 'country', ...page })),
  )
  const law = library.countries.map(country => {
    const start = `${country.code.toLowerCase()}.`
    const ids = [...library.lawIds].filter(id => id.startsWith(start)).map(id => id.slice(start.length))
    return [country.code, englishName(country), packed(ids)] as const
  })
  return { pages: [...others, ...guides, ...operations, ...codesIn(library), ...countries], law }
})

/** The search of the service itself, for who runs no script. */
export interface ServerSearch {
  search: Search
  entries: readonly Entry[]
}

/** The search in a library, with everything that can be found. */
export const searchIn = madeOnce(async (library: Library): Promise<ServerSearch> => {
  const entries = entriesOf(await searchIndexOf(library))
  return { search: searchOf(entries), entries }
})
