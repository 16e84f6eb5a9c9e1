import type { TextFigure } from '#contract/ai/figure'
import type { LawReference } from '#contract/shared/law'
import type { Language } from '#languages/registry'
import type { Fact } from '../fact.ts'

/** Sources that the figures of a text may rest on. */
export interface JudgeSources {
  /** Texts of the caller: their names by number count, their figures are among the facts. */
  texts: readonly string[]
  /** Figures of the caller, of calculations and of law; of law also those that have no name. */
  facts: readonly Fact[]
  /** The lines of law that were sent: their articles and days are names. */
  law: readonly string[]
  /** Targets of the marks of the text: `[1]` is the first. */
  citations: readonly LawReference[]
  /** Figures that the service inserted, in order: they are known, and may be operands. */
  printed: readonly Pick<TextFigure, 'start' | 'end' | 'value' | 'unit' | 'sources'>[]
  /** Language of the text, which determines the meaning of its words. */
  language: Language
  /** ISO day whose law was cited. */
  lawDate: string
  /** ISO day of the request in Luxembourg. */
  today: string
}
