import type { PriceTables, SourceTables } from '../price-tables.ts'
import { firstKnotQuarter, placeFinder, type SystemTables } from './observations.ts'
import {
  lastKnotOf,
  type NationalPath,
  type PricePath,
  type PricePaths,
  solveLogPrices,
  solveNationalPath,
  solvePath,
} from './path-table.ts'
import { type PriceSystem, solvePriceSystem } from './price-system.ts'
import type { PricePlace } from './prior.ts'

/** Systems that were solved, by their tables. */
const systems = new WeakMap<SystemTables, PriceSystem>()

/** The system of prices of some tables, solved once for each of them. */
export const systemOf = (tables: SystemTables): PriceSystem => {
  const known = systems.get(tables)
  if (known) return known
  const system = solvePriceSystem(tables, lastKnotOf(tables.history))
  systems.set(tables, system)
  return system
}

/**
 * The prices of tables without calculated ones, solved where they are asked for: the same figures as the shipped tables have.
 * For programs that cannot carry those tables.
 */
const solvedPaths = (tables: SystemTables, system: () => PriceSystem): PricePaths => {
  const placeOf = placeFinder(tables.communes)
  const placeNamed = (commune: string): PricePlace => {
    const place = placeOf(commune)
    if (!place) throw new RangeError(`The tables have no municipality ${commune}.`)
    return place
  }
  const found = new Map<string, PricePath>()
  let national: NationalPath | undefined
  return {
    first: firstKnotQuarter,
    knots: lastKnotOf(tables.history) - firstKnotQuarter + 1,
    get national() {
      national ??= solveNationalPath(system())
      return national
    },
    of: commune => {
      const known = found.get(commune)
      if (known) return known
      const path = solvePath(system(), placeNamed(commune))
      found.set(commune, path)
      return path
    },
    logPricesOf: commune => solveLogPrices(system(), placeNamed(commune)),
  }
}

/** Adds the calculated prices to tables without them; the system is solved on first use, once for all of them. */
export const withSolvedPaths = (tables: SourceTables): PriceTables => {
  const complete: PriceTables = { ...tables, paths: solvedPaths(tables, () => systemOf(complete)) }
  return complete
}
