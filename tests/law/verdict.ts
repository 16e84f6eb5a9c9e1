import type { Certainty } from '#contract/shared/law'

/** What a reading of the law found on one version of a parameter. */
export interface Verdict {
  /** The parameter. */
  id: string
  /** First day of the version that was judged. */
  from: string
  /** How sure the reading leaves it. */
  certainty: Certainty
  /** A part of title, article, address or note of its source that tells the text read from every other. */
  source: string
  /** `corrected` where a value or a day was changed; `open` where no text was found and the version stays as it was. */
  outcome: 'confirmed' | 'corrected' | 'open'
}
