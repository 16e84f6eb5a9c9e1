import { setImmediate as nextTurn } from 'node:timers/promises'
import { getOperationPath } from '#contract/openapi/operation-path'
import { errorCodes, errors } from '#contract/shared/errors'
import { accuracyPath, limitsPath, modelPath } from '../../paths.ts'
import { getEnglishName } from '../covered-country.ts'
import type { ShownOperation } from '../document.ts'
import { findDocsPage } from '../find-page.ts'
import { listHeadings } from '../guides/guide.ts'
import { lawChangesPath } from '../law-changes.ts'
import type { Library } from '../library.ts'
import { memoizeAsync } from '../memoize-async.ts'
import { createSearch, type Search } from './engine.ts'
import { type IndexedPage, listEntries, packNames, type SearchEntry, type SearchIndex } from './search-index.ts'
import { pickSignificantWords } from './words.ts'

/** Additional search terms of operations. */
const wordsOfOperations: Readonly<Record<string, string>> = {
  acquisitionCosts: 'registration duty transcription notary stamp transfer tax housing credit',
  fees: 'registration duty stamp transfer tax notary land register',
  capitalGains: 'sale selling speculative',
  create: 'lead contact form',
  backtest: 'ratio study validation',
}

/** Pages other than guides and operations, with additional search terms. */
const pages: readonly (readonly [path: string, title: string, words: string])[] = [
  ['/docs', 'Start', 'quickstart first request begin getting started curl typescript python php key limits units'],
  ['/docs/errors', 'Errors', 'codes status list'],
  ['/docs/scenarios', 'Failures on demand', 'mock simulate 429 503 sandbox test timeout X-Sandbox-Scenario'],
  ['/docs/law', 'The law', 'parameters legal source article'],
  [lawChangesPath, 'The calendar of the law', 'changes reform announced indexation 2027 2028 read'],
  [limitsPath, 'Limits of the figures', 'coverage disclaimer sure'],
  [accuracyPath, 'Accuracy of the estimates', 'error fsd intervals sales'],
  [modelPath, 'The model of the estimate', 'model card formula bias'],
]

/** Maximum number of significant words indexed per description. */
const wordsMax = 9

const pickDescriptionWords = (text: string, title: string): string => {
  const named = pickSignificantWords(title)
  return pickSignificantWords(text)
    .filter(word => word.length > 3 && !named.includes(word))
    .slice(0, wordsMax)
    .join(' ')
}

/** Field names on a page, from the ids of their rows; of names with the same last part only the first. */
const listFieldNamesOnPage = (html: string, part: 'request' | 'answer', told: ReadonlySet<string>): string[] => {
  const seen = new Set<string>()
  const names = [...html.matchAll(new RegExp(`<tr id="${part}-([^"]+)"`, 'g'))].map(([, name = '']) => name)
  return names.filter(name => {
    const last = name.split('.').at(-1) ?? name
    return !told.has(name) && !seen.has(last) && seen.add(last)
  })
}

/** Whether a field belongs to the common envelope, which is indexed only for the first operation. */
const isEnvelopeField = (name: string): boolean => /^(success|meta)(\.|$)/.test(name)

const indexOperation = (
  library: Library,
  { id, path: address, summary, description }: ShownOperation,
  told: Set<string>,
): IndexedPage => {
  const path = getOperationPath(id)
  const html = findDocsPage(path, { ...library, service: '' }, library).main.toString()
  // Paths contain French terms, as `frais-acquisition`.
  const words = `${id} ${pickSignificantWords(address.replace('/api/v1', '')).join(' ')} ${wordsOfOperations[id] ?? ''} ${pickDescriptionWords(description, summary)}`
  const [request, answer] = [
    listFieldNamesOnPage(html, 'request', new Set()),
    listFieldNamesOnPage(html, 'answer', told),
  ]
  for (const name of answer) if (isEnvelopeField(name)) told.add(name)
  return {
    ...{ kind: 'operation', title: summary, path, words },
    ...(request.length > 0 && { request: packNames(request) }),
    ...(answer.length > 0 && { answer: packNames(answer) }),
  }
}

const indexErrorCodes = ({ described }: Library): IndexedPage[] => {
  const finer = [...new Set(described.operations.flatMap(({ rules }) => rules.map(({ code }) => code)))]
  return errorCodes.map(code => ({
    ...{ kind: 'code', title: code, path: `/docs/errors/${code}` },
    words: `${errors[code].status} ${pickDescriptionWords(errors[code].message, code)}`,
    ...(code === 'invalid_request' && { parts: finer.map(one => [one, one] as const) }),
  }))
}

/** Search index, built with the first search. */
export const buildSearchIndex = memoizeAsync(async (library: Library): Promise<SearchIndex> => {
  const operations: IndexedPage[] = []
  const told = new Set<string>()
  for (const operation of library.described.operations) {
    operations.push(indexOperation(library, operation, told))
    // Yields to other requests between pages.
    await nextTurn()
  }
  const guides = library.guides.map((guide): IndexedPage => {
    const { path, title, words } = guide
    const parts = listHeadings(guide).map(({ text, place }) => [text, place] as const)
    return { kind: 'guide', title, path, words, parts }
  })
  const others = pages.map(([path, title, words]): IndexedPage => {
    const html = path === '/docs' ? findDocsPage(path, { ...library, service: '' }, library).main.toString() : ''
    const parts = [...html.matchAll(/<h2 id="([^"]+)">([^<]+)</g)].map(([, id = '', text = '']) => [text, id] as const)
    return { kind: 'page', title, path, words, parts }
  })
  const countries = library.countries.flatMap((country): IndexedPage[] =>
    [
      {
        title: `Fees: ${getEnglishName(country)}`,
        path: `/docs/fees/${country.code}`,
        words: 'costs of buying purchase',
      },
      {
        title: `The law: ${getEnglishName(country)}`,
        path: `/docs/law/${country.code}`,
        words: 'not covered parameters',
      },
    ].map(page => ({ kind: 'country', ...page })),
  )
  const law = library.countries.map(country => {
    const start = `${country.code.toLowerCase()}.`
    const ids = [...library.lawIds].filter(id => id.startsWith(start)).map(id => id.slice(start.length))
    return [country.code, getEnglishName(country), packNames(ids)] as const
  })
  return { pages: [...others, ...guides, ...operations, ...indexErrorCodes(library), ...countries], law }
})

/** Server-side search, for clients without JavaScript. */
export interface ServerSearch {
  search: Search
  entries: readonly SearchEntry[]
}

/** Creates the search of a library, with all its entries. */
export const createServerSearch = memoizeAsync(async (library: Library): Promise<ServerSearch> => {
  const entries = listEntries(await buildSearchIndex(library))
  return { search: createSearch(entries), entries }
})
