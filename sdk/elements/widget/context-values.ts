/** Values that elements of one page share. An income is never among them. */
export interface ContextValues {
  commune?: string
  /** Living area, m². */
  surface?: number
  /** Price of the home, euros. */
  price?: number
  newBuild?: boolean
  /** Accent of the estimate, a colour of CSS, for calculators without one. */
  accent?: string
  /** Principal of the loan, euros. */
  loan?: number
}

/** Elements that share values. */
export type ContextSource = 'valorem-estimate' | 'valorem-costs' | 'valorem-mortgage'

/** The `detail` of the event `valorem-context`: values of an element, for the others of its group. */
export interface ContextDetail {
  source: ContextSource
  group: string
  values: ContextValues
}
