import type { CommuneYear, SalesOfYear } from '#domain/estimation/prices/history'

/** Sales, mean and both ends of the range; `null` where nothing is published, left out at the end. */
type PackedSales = readonly (number | null)[]

/** The years of one municipality: its name, then the year with existing apartments and new builds. */
export type PackedCommune = readonly [
  commune: string,
  ...years: (readonly [year: number, existing: PackedSales, newBuild: PackedSales])[],
]

const packedSales = ({ sales, meanM2, lowM2, highM2 }: SalesOfYear): PackedSales => {
  const figures = [sales, meanM2 ?? null, lowM2 ?? null, highM2 ?? null]
  return figures.slice(0, figures.findLastIndex(figure => figure !== null) + 1)
}

const salesOf = ([sales, meanM2, lowM2, highM2]: PackedSales): SalesOfYear => ({
  sales: sales ?? 0,
  ...(meanM2 != null && { meanM2 }),
  ...(lowM2 != null && { lowM2 }),
  ...(highM2 != null && { highM2 }),
})

/** The price history without its repeated names, in the order of its rows, so that a bundle which holds it is smaller. */
export const packedHistory = (rows: readonly CommuneYear[]): PackedCommune[] => {
  const packed: [string, ...[number, PackedSales, PackedSales][]][] = []
  for (const { commune, year, existing, newBuild } of rows) {
    let last = packed.at(-1)
    if (last?.[0] !== commune) {
      last = [commune]
      packed.push(last)
    }
    last.push([year, packedSales(existing), packedSales(newBuild)])
  }
  return packed
}

/** The rows of a packed history, as they were. */
export const unpackedHistory = (packed: readonly PackedCommune[]): CommuneYear[] =>
  packed.flatMap(([commune, ...years]) =>
    years.map(([year, existing, newBuild]) => ({
      commune,
      year,
      existing: salesOf(existing),
      newBuild: salesOf(newBuild),
    })),
  )
