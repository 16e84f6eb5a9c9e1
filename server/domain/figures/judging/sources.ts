import type { TextFigure } from '#contract/ai/figure'
import type { LawReference } from '#contract/shared/law'
import type { Language } from '#languages/registry'
import type { Fact } from '../fact.ts'

/** What the figures of a text may rest on. */
export interface JudgeSources {
  /** What the caller wrote: its names of things by number count, its figures are among the facts. */
  texts: readonly string[]
  /** Figures of the caller, of calculations and of law; of law also those that have no name. */
  facts: readonly Fact[]
  /** The lines of law that were sent: their articles and days are names. */
  law: readonly string[]
  /** What the marks of the text cite: `[1]` the first. */
  citations: readonly LawReference[]
  /** Figures that the service has written itself, in order: they are known, and may be calculated with. */
  printed: readonly Pick<TextFigure, 'start' | 'end' | 'value' | 'unit' | 'sources'>[]
  /** That of the text: it decides what its words mean. */
  language: Language
  /** ISO day whose law was cited. */
  lawDate: string
  /** ISO day of the request in Luxembourg. */
  today: string
}
