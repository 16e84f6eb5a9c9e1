import type { Fact } from '../fact.ts'
import { type NamedThings, readNamedThings } from '../reading/named-things.ts'
import type { ReadText } from '../reading/read-figures.ts'
import { type Vocabulary, vocabularyOf } from '../reading/vocabulary.ts'
import { type CitedLine, readNamesInLaw, toCitedLine } from './cited-line.ts'
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
  /** Names in the caller's texts, the facts and the days of the request; read where a figure is no known amount. */
  readonly named: readonly NamedThings[]
  /** Names in the lines of law: articles, acts and their days. */
  readonly namedInLaw: readonly NamedThings[]
  cited: readonly CitedLine[]
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
  let named: readonly NamedThings[] | undefined
  let namedInLaw: readonly NamedThings[] | undefined
  return {
    ...{ read, sources, vocabulary, cited },
    get named() {
      named ??= [...texts.map(readNamedThings), dayNames([lawDate, today, ...words])]
      return named
    },
    get namedInLaw() {
      namedInLaw ??= [...law, ...cited.map(({ text }) => text)].map(readNamesInLaw)
      return namedInLaw
    },
    sentences: splitSentences(read.folded.text),
    known: numericFacts([...facts, ...rowFacts(cited, facts)], vocabulary),
  }
}
