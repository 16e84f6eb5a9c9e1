import type { Entry } from './search-index.ts'
import { type Meant, meantBeside } from './synonyms.ts'
import { askedWords, isSlip, wordsOf } from './words.ts'

/** How much more a hit in a title counts than one in the words beside it. */
const [titleWeight, wordsWeight] = [3, 1.5]

/** What a page of a kind counts: guides and operations are what newcomers look for, of fields there are thousands. */
const kindWeights: Readonly<Record<Entry['kind'], number>> = {
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

/** How well a word of a question fits one of the index. */
const fits = { whole: 1, start: 0.7, meant: 0.75, slip: 0.45 } as const

/** From so many letters on a word may begin a longer one, and have a slip in it. */
const [startLettersMin, slipLettersMin] = [2, 4]

const fitOf = (asked: string, meant: Meant, known: string): number => {
  if (asked === known) return fits.whole
  const isStart = asked.length >= startLettersMin && known.startsWith(asked)
  if (isStart) return fits.start + 0.2 * (asked.length / known.length)
  const sure = meant.get(known)
  if (sure !== undefined) return fits.meant * sure
  if (asked.length >= slipLettersMin && known.length >= slipLettersMin && isSlip(asked, known)) return fits.slip
  return 0
}

/** How much more an entry counts whose title is what was asked, word for word. */
const wholeTitle = 3

/** What fits less than this, against the best, is left out. */
const leastOfBest = 0.2

/** Where a word stands: the entry by its place, and how much it says there. */
type Standing = readonly [entry: number, weight: number]

const standings = (entries: readonly Entry[]): Map<string, Standing[]> => {
  const vocabulary = new Map<string, Standing[]>()
  const add = (word: string, standing: Standing): void => {
    const list = vocabulary.get(word)
    if (list) list.push(standing)
    else vocabulary.set(word, [standing])
  }
  entries.forEach(({ title, words }, place) => {
    const named = new Set(wordsOf(title))
    // A word says more in a short title, and the last part of a dotted name more than those before it.
    for (const word of named) add(word, [place, titleWeight / (1 + 0.1 * (named.size - 1))])
    for (const word of new Set(wordsOf(words))) if (!named.has(word)) add(word, [place, wordsWeight])
  })
  return vocabulary
}

/** Finds entries for a question, the best first. */
export type Search = (question: string, most: number) => readonly Entry[]

/** A search in entries: each word of the question may be the start of one, mean another, or have a slip in it. */
export const searchOf = (entries: readonly Entry[]): Search => {
  const vocabulary = standings(entries)
  const titles = entries.map(({ title }) => wordsOf(title).join(' '))
  const rarity = (count: number): number => Math.log(1 + entries.length / count)
  /** What a word of a question gives to each entry. */
  const given = (asked: string, meant: Meant): Map<number, number> => {
    const best = new Map<number, number>()
    for (const [known, standing] of vocabulary) {
      const fit = fitOf(asked, meant, known)
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
    const asked = askedWords(question)
    const all = wordsOf(question)
    const [meant, whole] = [meantBeside(all), all.join(' ')]
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
