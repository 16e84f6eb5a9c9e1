/** How sure a figure is; `reference` marks the average dwelling that the others are measured from. */
export type Sureness = 'reference' | 'medium' | 'low'

/** One figure of the model, how sure it is, and where it comes from. */
export interface Parameter {
  readonly value: number
  readonly sureness: Sureness
  /** The measure or study it rests on, or the word "judgement" with the reason. */
  readonly source: string
}
