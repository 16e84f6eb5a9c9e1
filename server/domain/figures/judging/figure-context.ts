import type { Fact } from '../fact.ts'
import { type NamedThings, readNamedThings } from '../reading/named-things.ts'
import type { ReadText } from '../reading/read-figures.ts'
import { type Vocabulary, vocabularyOf } from '../reading/vocabulary.ts'
import { type CitedLine, toCitedLine } from './cited-line.ts'
import { type KnownFact, numericFacts } from './known-facts.ts'
import { type Sentence, splitSentences } from './sentences.ts'
import type { JudgeSources } from './sources.ts'

/** A parsed text, with the facts and names that its figures may rest on. */
export interface FigureContext {
  read: ReadText
  sources: JudgeSources
  vocabulary: Vocabulary
  sentences: readonly Sentence[]
  /** Facts that are numbers, the least first; values of cited lines among them. */
  known: readonly KnownFact[]
  /** Names in the caller's texts, the facts and the days of the request. */
  named: readonly NamedThings[]
  /** Names in the lines of law: articles, acts and their days. */
  namedInLaw: readonly NamedThings[]
  cited: readonly CitedLine[]
}

const rememberedMax = 500
const remembered = new Map<string, NamedThings>()

/** Names in a line of law. Cached, since most requests have the same lines. */
const namesInLaw = (line: string): NamedThings => {
  const known = remembered.get(line)
  if (known) return known
  // Of a line only its articles and days are names; its numbers are values.
  const named = { ...readNamedThings(line), pairs: new Set<string>() }
  const oldest = remembered.size < rememberedMax ? undefined : remembered.keys().next().value
  if (oldest !== undefined) remembered.delete(oldest)
  remembered.set(line, named)
  return named
}

const dayNames = (days: readonly string[]): NamedThings => ({ ...readNamedThings(days.join('\n')), pairs: new Set() })

/** Facts of the rows of cited tables, which have no name of their own. */
const rowFacts = (cited: readonly CitedLine[], facts: readonly Fact[]): Fact[] => {
  const known = new Set(
    facts.flatMap(({ source }) => (source.kind === 'law' && source.id !== undefined ? [source.id] : [])),
  )
  return cited.filter(({ id }) => !known.has(id)).flatMap(({ facts: rows }) => rows)
}

/** Collects once what the figures of a text may rest on. */
export const createFigureContext = (read: ReadText, sources: JudgeSources): FigureContext => {
  const { texts, facts, law, citations, lawDate, today, language } = sources
  const vocabulary = vocabularyOf(language)
  const cited = citations.map(toCitedLine)
  const words = facts.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  const named = [...texts.map(readNamedThings), dayNames([lawDate, today, ...words])]
  const namedInLaw = [...law, ...cited.map(({ text }) => text)].map(namesInLaw)
  return {
    ...{ read, sources, vocabulary, named, namedInLaw, cited },
    sentences: splitSentences(read.folded.text),
    known: numericFacts([...facts, ...rowFacts(cited, facts)], vocabulary),
  }
}
