import type { Fact } from '../fact.ts'
import type { ReadText } from '../reading/figures-in.ts'
import { type NamedThings, namesIn } from '../reading/names-in.ts'
import { type Vocabulary, vocabularyOf } from '../reading/vocabulary.ts'
import { type CitedLine, citedLine } from './cited-line.ts'
import { type KnownFact, knownFacts } from './known-facts.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import type { JudgeSources } from './sources.ts'

/** A text that has been read, with what its figures may rest on. */
export interface Evidence {
  read: ReadText
  sources: JudgeSources
  vocabulary: Vocabulary
  sentences: readonly Sentence[]
  /** Facts that are numbers, the least first; values of cited lines among them. */
  known: readonly KnownFact[]
  /** What the caller's texts, the facts and the days of the request name. */
  named: readonly NamedThings[]
  /** What the lines of law name: articles, acts and their days. */
  namedInLaw: readonly NamedThings[]
  cited: readonly CitedLine[]
}

const rememberedMax = 500
const remembered = new Map<string, NamedThings>()

/** What a line of law names. Cached, since most requests are sent the same lines. */
const namedByLaw = (line: string): NamedThings => {
  const known = remembered.get(line)
  if (known) return known
  // Of a line only its articles and days are names; its numbers are values.
  const named = { ...namesIn(line), pairs: new Set<string>() }
  const oldest = remembered.size < rememberedMax ? undefined : remembered.keys().next().value
  if (oldest !== undefined) remembered.delete(oldest)
  remembered.set(line, named)
  return named
}

const dayNames = (days: readonly string[]): NamedThings => ({ ...namesIn(days.join('\n')), pairs: new Set() })

/** Facts of the rows of cited tables, which have no name of their own. */
const rowsOf = (cited: readonly CitedLine[], facts: readonly Fact[]): Fact[] => {
  const known = new Set(
    facts.flatMap(({ source }) => (source.kind === 'law' && source.id !== undefined ? [source.id] : [])),
  )
  return cited.filter(({ id }) => !known.has(id)).flatMap(({ facts: rows }) => rows)
}

/** Gathers what the figures of a text may rest on, once. */
export const evidenceOf = (read: ReadText, sources: JudgeSources): Evidence => {
  const { texts, facts, law, citations, lawDate, today, language } = sources
  const vocabulary = vocabularyOf(language)
  const cited = citations.map(citedLine)
  const words = facts.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  const named = [...texts.map(namesIn), dayNames([lawDate, today, ...words])]
  const namedInLaw = [...law, ...cited.map(({ text }) => text)].map(namedByLaw)
  return {
    ...{ read, sources, vocabulary, named, namedInLaw, cited },
    sentences: sentencesOf(read.folded.text),
    known: knownFacts([...facts, ...rowsOf(cited, facts)], vocabulary),
  }
}
