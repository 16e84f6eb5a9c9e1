import type * as z from 'zod'
import type { ModelChange } from '#contract/estimation/validation'
import { log } from '../../core/exponentials.ts'
import { square } from '../../core/powers.ts'
import { modelVersions } from '../../estimation/parameters/model-versions.ts'
import { toTwoDecimals } from '../../estimation/rounding.ts'
import { mean } from '../ratio-study.ts'

/** Prices that one version of the model gave when it was released. */
export interface VersionPrices {
  readonly version: string
  /** Calendar year of the prices. */
  readonly year: number
  /** Hash of the tables that they were calculated from. */
  readonly tables: string
  /** Prices by municipality, EUR per m², and whether a mean was published there. */
  readonly prices: ReadonlyMap<string, { readonly isPublished: boolean; readonly priceM2: number }>
}

type Change = Omit<z.infer<typeof ModelChange>, 'says'>

/** Logarithmic changes of the prices that are published in both versions. */
const listMoves = (before: VersionPrices, after: VersionPrices): { commune: string; move: number }[] =>
  [...after.prices].flatMap(([commune, { isPublished, priceM2 }]) => {
    const former = before.prices.get(commune)
    return isPublished && former?.isPublished ? [{ commune, move: log(priceM2 / former.priceM2) }] : []
  })

/**
 * What each version of the model moved, newest first, from the prices of the versions.
 * @throws RangeError where a version or the one before has no prices.
 */
export const measureChanges = (versions: readonly VersionPrices[]): Change[] =>
  modelVersions.map(({ version, day, before }) => {
    const find = (name: string): VersionPrices => {
      const found = versions.find(each => each.version === name)
      if (!found) throw new RangeError(`Version ${name} of the model has no prices.`)
      return found
    }
    const after = find(version)
    const moves = listMoves(find(before), after)
    const largest = moves.reduce((most, each) => (Math.abs(each.move) > Math.abs(most.move) ? each : most))
    return {
      ...{ version, day, before, year: after.year, communes: moves.length },
      rmsPct: toTwoDecimals(100 * Math.sqrt(mean(moves.map(({ move }) => square(move))))),
      ...{ largestPct: toTwoDecimals(100 * largest.move), largestCommune: largest.commune },
    }
  })
