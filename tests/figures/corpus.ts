import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { languages } from '#languages/registry'

const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** What a model was given when it wrote. */
const Context = z.strictObject({
  /** What the caller sent. */
  texts: z.array(z.string()),
  /** Ids of the parameters of Luxembourg, and of frame lines, that could be cited. */
  law: z.array(z.string()),
  lawDate: Day,
  today: Day,
  /** Figures that references of the answers name, each by its value and, of several of one value, by words or path. */
  labels: z.record(z.string(), z.object({ value: z.union([z.number(), z.string()]), near: z.string().optional() })),
})

/** An answer of a model, and what of it must be listed. */
const Answer = z.strictObject({
  id: z.string(),
  context: z.string(),
  language: z.enum(languages),
  kind: z.enum([
    ...['honest', 'honestFacts', 'references', 'hallucination', 'poisoned'],
    ...['digits', 'invented', 'relation'],
  ] as const),
  category: z.string().optional(),
  /** `[@id]` cites a line of law; in `references` braces hold `@label`. */
  text: z.string(),
  wrong: z.array(z.string()),
  /** What may be listed or not, as a footnote mark. */
  mayBeListed: z.array(z.string()).optional(),
})

const Corpus = z.strictObject({
  about: z.string(),
  contexts: z.record(z.string(), Context),
  answers: z.array(Answer).min(1),
})

/** What a model was given when it wrote. */
export type Context = z.infer<typeof Context>
/** An answer of a model, and what of it must be listed. */
export type Answer = z.infer<typeof Answer>
/** Answers of one origin with their contexts. */
export type Corpus = z.infer<typeof Corpus>

/** The corpora of this repository by their names. */
export const corpusNames = ['poisoned', 'natural', 'honest', 'unseen', 'reviewed', 'offices'] as const

/** The file of a corpus of this repository. */
export const corpusFile = (name: string): URL => new URL(`../domain/figures/corpora/${name}.json`, import.meta.url)

/** Reads a corpus. @throws where a file is none, naming the field. */
export const readCorpus = (file: URL | string): Corpus => Corpus.parse(JSON.parse(readFileSync(file, 'utf8')))
