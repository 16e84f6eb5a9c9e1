/** The registered sales of one segment in one municipality and year. */
export interface SalesOfYear {
  /** Registered sales. */
  readonly sales: number
  /** Mean EUR per m²; missing under ten sales, where none is published. */
  readonly meanM2?: number
  /** Ends of the published range, EUR per m²: 5 % of the sales are cut at each. */
  readonly lowM2?: number
  readonly highM2?: number
}

/** One municipality in one year of the official files; former municipalities keep their names. */
export interface CommuneYear {
  readonly commune: string
  readonly year: number
  readonly existing: SalesOfYear
  readonly newBuild: SalesOfYear
}

/** A year's published mean of existing apartments. */
export interface PublishedMean {
  readonly commune: string
  readonly year: number
  readonly sales: number
  /** EUR per m². */
  readonly meanM2: number
}

/** The published means of existing apartments, in the order of the rows. */
export const findPublishedMeans = (rows: readonly CommuneYear[]): PublishedMean[] =>
  rows.flatMap(({ commune, year, existing: { sales, meanM2 } }) =>
    meanM2 === undefined ? [] : [{ commune, year, sales, meanM2 }],
  )

/** The years that have a file, oldest first. */
export const fileYears = (rows: readonly { readonly year: number }[]): number[] =>
  [...new Set(rows.map(({ year }) => year))].sort((a, b) => a - b)
