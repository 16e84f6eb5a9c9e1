/** What elements of one page tell each other. An income is none of it. */
export interface ContextValues {
  commune?: string
  /** Living area, m². */
  surface?: number
  /** Price of the home, euros. */
  price?: number
  newBuild?: boolean
  /** Principal of the loan, euros. */
  loan?: number
}

/** The elements that tell something. */
export type ContextSource = 'valorem-estimate' | 'valorem-costs' | 'valorem-mortgage'

/** The `detail` of the event `valorem-context`: what an element knows, for the others of its group. */
export interface ContextDetail {
  source: ContextSource
  group: string
  values: ContextValues
}
