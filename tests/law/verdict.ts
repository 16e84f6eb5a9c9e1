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

type Row = readonly [id: string, from: string, source: string]

/** Makes the verdicts of versions with the same outcome and certainty. */
export const of =
  (outcome: Verdict['outcome'], certainty: Certainty) =>
  (...rows: readonly Row[]): Verdict[] =>
    rows.map(([id, from, source]) => ({ id, from, certainty, source, outcome }))

/** The text of the law says what the version has. */
export const confirmed = of('confirmed', 'statutory')
/** The text of the law says otherwise than the version did. */
export const corrected = of('corrected', 'statutory')
/** A publication, not the text of the law, says what the version has. */
export const published = of('confirmed', 'published')
/** A publication says otherwise than the version did. */
export const correctedWeakly = of('corrected', 'published')
/** No text was found; a publication stays its source. */
export const open = of('open', 'published')
/** Neither text nor publication was found. */
export const unread = of('open', 'unverified')
/** A price or a habit of the market, which no law sets. */
export const usage = of('confirmed', 'estimate')
