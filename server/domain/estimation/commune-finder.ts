import { Refusal } from '../core/refusal.ts'
import { communeDirectory } from './commune-name.ts'
import type { ReferencePrices } from './reference-prices.ts'

/**
 * Makes the finder of official names of municipalities, by any name that the estimation understands. It refuses with
 * `municipality_not_found` and suggests names.
 */
export const communeFinder = (prices: ReferencePrices): ((name: string) => string) => {
  const find = communeDirectory(prices)
  return name => {
    const found = find(name)
    if ('message' in found) throw new Refusal('municipality_not_found', found)
    return found.commune.name
  }
}
