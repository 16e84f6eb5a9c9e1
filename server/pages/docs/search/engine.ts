import type { SearchEntry } from './search-index.ts'
import { findSynonyms, type Synonyms } from './synonyms.ts'
import { isTypo, pickQueryWords, splitWords } from './words.ts'

/** Weights of a match in the title and in the other words. */
const [titleWeight, wordsWeight] = [3, 1.5]

/** Weight of each kind of entry: newcomers look for guides and operations; there are thousands of fields. */
const kindWeights: Readonly<Record<SearchEntry['kind'], number>> = {
  guide: 1.3,
  section: 1.15,
  operation: 1.25,
  page: 1.15,
  code: 1.2,
  country: 0.9,
  law: 0.75,
  issue: 0.7,
  field: 0.6,
}

/** Scores of a query word against an indexed word. */
const fits = { whole: 1, start: 0.7, meant: 0.75, slip: 0.45 } as const

/** Minimum word lengths for prefix matches and for typos. */
const [startLettersMin, slipLettersMin] = [2, 4]

const scoreFit = (asked: string, meant: Synonyms, known: string): number => {
  if (asked === known) return fits.whole
  const isStart = asked.length >= startLettersMin && known.startsWith(asked)
  if (isStart) return fits.start + 0.2 * (asked.length / known.length)
  const sure = meant.get(known)
  if (sure !== undefined) return fits.meant * sure
  if (asked.length >= slipLettersMin && known.length >= slipLettersMin && isTypo(asked, known)) return fits.slip
  return 0
}

/** Factor for an entry whose title equals the query. */
const wholeTitle = 3

/** Minimum score of a result, relative to the best. */
const leastOfBest = 0.2

/** Posting of a word: the index of the entry, and the weight of the word in it. */
type Posting = readonly [entry: number, weight: number]

const buildPostings = (entries: readonly SearchEntry[]): Map<string, Posting[]> => {
  const vocabulary = new Map<string, Posting[]>()
  const add = (word: string, standing: Posting): void => {
    const list = vocabulary.get(word)
    if (list) list.push(standing)
    else vocabulary.set(word, [standing])
  }
  entries.forEach(({ title, words }, place) => {
    const named = new Set(splitWords(title))
    // A word weighs more in a short title.
    for (const word of named) add(word, [place, titleWeight / (1 + 0.1 * (named.size - 1))])
    for (const word of new Set(splitWords(words))) if (!named.has(word)) add(word, [place, wordsWeight])
  })
  return vocabulary
}

/** Finds entries for a query, best first. */
export type Search = (question: string, most: number) => readonly SearchEntry[]

/** Creates a search in entries: query words match as prefixes, synonyms, or with a typo. */
export const createSearch = (entries: readonly SearchEntry[]): Search => {
  const vocabulary = buildPostings(entries)
  const titles = entries.map(({ title }) => splitWords(title).join(' '))
  const rarity = (count: number): number => Math.log(1 + entries.length / count)
  /** Score of each entry for a query word. */
  const given = (asked: string, meant: Synonyms): Map<number, number> => {
    const best = new Map<number, number>()
    for (const [known, standing] of vocabulary) {
      const fit = scoreFit(asked, meant, known)
      if (fit === 0) continue
      const rare = rarity(standing.length)
      for (const [place, weight] of standing) {
        const score = fit * weight * rare
        if (score > (best.get(place) ?? 0)) best.set(place, score)
      }
    }
    return best
  }
  return (question, most) => {
    const asked = pickQueryWords(question)
    const all = splitWords(question)
    const [meant, whole] = [findSynonyms(all), all.join(' ')]
    const scores = new Map<number, { sum: number; hits: number }>()
    for (const word of asked) {
      for (const [place, score] of given(word, meant.get(word) ?? new Map())) {
        const { sum, hits } = scores.get(place) ?? { sum: 0, hits: 0 }
        scores.set(place, { sum: sum + score, hits: hits + 1 })
      }
    }
    const total = (place: number): number => {
      const { sum, hits } = scores.get(place) ?? { sum: 0, hits: 0 }
      const { kind = 'field' } = entries[place] ?? {}
      const isWhole = titles[place] === whole
      return sum * (hits / asked.length) ** 2 * kindWeights[kind] * (isWhole ? wholeTitle : 1)
    }
    const ranked = [...scores.keys()]
      .map(place => ({ place, score: total(place) }))
      .sort((one, other) => other.score - one.score || one.place - other.place)
    const least = (ranked[0]?.score ?? 0) * leastOfBest
    return ranked
      .filter(({ score }) => score >= least)
      .slice(0, most)
      .flatMap(({ place }) => entries[place] ?? [])
  }
}
