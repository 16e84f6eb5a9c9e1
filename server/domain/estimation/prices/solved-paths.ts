import type { PriceTables, SourceTables } from '../price-tables.ts'
import { calendarYears } from './history.ts'
import { firstKnotQuarter, placeFinder, type SystemTables } from './observations.ts'
import {
  lastKnotOf,
  type NationalPath,
  type PricePath,
  type PricePaths,
  solveLogPrices,
  solveNationalPath,
  solvePath,
  solveYears,
} from './path-table.ts'
import { type PriceSystem, solveInSteps, solvePriceSystem } from './price-system.ts'
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

/** Multiplications after which the solution lets others run: a few milliseconds of a usual processor. */
const sliceWork = 1_500_000

/** Systems that are being solved, by their tables. */
const solving = new WeakMap<SystemTables, Promise<unknown>>()

const solveInSlices = async (tables: SystemTables, pause: () => Promise<void>): Promise<PriceSystem> => {
  const steps = solveInSteps(tables, lastKnotOf(tables.history))
  let [row, work] = [0, 0]
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    row += 1
    work += row * row
    if (work < sliceWork) continue
    work = 0
    await pause()
  }
}

/**
 * Solves the system of prices of some tables in slices, once for each of them, and lets others run after each slice; undefined
 * where it is solved. `systemOf` finds it afterwards.
 */
export const prepareSystem = (tables: SystemTables, pause: () => Promise<void>): Promise<unknown> | undefined => {
  if (systems.has(tables)) return undefined
  const known = solving.get(tables)
  if (known !== undefined) return known
  const started = solveInSlices(tables, pause)
    .then(system => systems.set(tables, system))
    .finally(() => solving.delete(tables))
  solving.set(tables, started)
  return started
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
    yearsOf: commune => solveYears(system(), placeNamed(commune), calendarYears(tables.history)),
    logPricesOf: commune => solveLogPrices(system(), placeNamed(commune)),
  }
}

/** Adds the calculated prices to tables without them; the system is solved on first use, once for all of them. */
export const withSolvedPaths = (tables: SourceTables): PriceTables => {
  const complete: PriceTables = { ...tables, paths: solvedPaths(tables, () => systemOf(complete)) }
  return complete
}
