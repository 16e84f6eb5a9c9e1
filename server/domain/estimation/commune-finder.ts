import { Refusal } from '../core/refusal.ts'
import { communeDirectory } from './commune-name.ts'
import type { ReferencePrices } from './reference-prices.ts'

/**
 * Makes the finder of official names of municipalities, by any name that the estimation understands. It refuses with
 * `municipality_not_found`, naming what may be meant.
 */
export const communeFinder = (prices: ReferencePrices): ((name: string) => string) => {
  const find = communeDirectory(prices)
  return name => {
    const found = find(name)
    if ('message' in found) throw new Refusal('municipality_not_found', found)
    return found.commune.name
  }
}
