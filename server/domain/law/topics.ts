import { tables } from '#languages/derived/question-words'
import { joinLists, splitWords } from '#languages/word-lists'

/** Topics of questions about Luxembourg property, in the order in which ties are broken. */
export const topics = ['purchase', 'gain', 'incomeTax', 'vat', 'aids'] as const
/** Topic of a question about Luxembourg property. */
export type Topic = (typeof topics)[number]

/** The words of each topic in all languages. */
const words = joinLists(
  topics,
  Object.values(tables).map(table => table.topics),
)

/** Topics that are cited where a question names none. */
const usual: readonly Topic[] = ['purchase', 'gain', 'vat']

/** Lower-cases a text, without accents, with straight apostrophes and single spaces. */
const foldTopicText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, ' ')

/** Pattern that matches the longest prefix at the start of a word; the part after a hyphen is not a word. */
const wordStartPattern = (beginnings: readonly string[]): RegExp => {
  const longestFirst = [...beginnings].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![a-z0-9-])(?:${longestFirst.join('|')})`, 'g')
}

/**
 * Counts how often some texts name each of some things, by beginnings of words; where two begin alike, as Mehrwert and
 * Mehrwertsteuer, the longer one counts alone.
 * @param beginnings those of each thing, with spaces between; `_` stands for a space inside one, capitals and accents do not count.
 */
export const wordCounter = <Name extends string>(
  beginnings: Readonly<Record<Name, string>>,
): ((text: string) => ReadonlyMap<Name, number>) => {
  const listed = Object.entries<string>(beginnings).flatMap(([name, list]) =>
    // The names of a record are its own keys.
    splitWords(foldTopicText(list)).map(word => [word.replaceAll('_', ' '), name as Name] as const),
  )
  const namesOf = Map.groupBy(listed, ([word]) => word)
  const pattern = wordStartPattern([...namesOf.keys()])
  return text => {
    const counts = new Map<Name, number>()
    for (const [word] of foldTopicText(text).matchAll(pattern))
      for (const [, name] of namesOf.get(word) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1)
    return counts
  }
}

/** Names with a count above 0, the most frequent first, ties in their own order. */
export const byCount = <Name extends string>(names: readonly Name[], counts: ReadonlyMap<Name, number>): Name[] =>
  names
    .filter(name => (counts.get(name) ?? 0) > 0)
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || names.indexOf(a) - names.indexOf(b))

/** Counts how often a text mentions each topic. */
export const topicCounts = wordCounter(words)

/**
 * Topics of texts: those of the first one by their number of words, then those that only later ones mention. The usual
 * topics where none is mentioned.
 */
export const topicsOf = (texts: readonly string[]): Topic[] => {
  const found = texts.flatMap(text => byCount(topics, topicCounts(text)))
  return found.length > 0 ? [...new Set(found)] : [...usual]
}
