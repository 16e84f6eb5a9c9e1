import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { islandOtherHousing, islandOwnHome, islandYoungBuyer, otherHousing, ownHome, youngBuyer } from './imt.ts'

/** The tables of a region: own permanent homes, other housing, young buyers. */
export interface Tables {
  own: Parameter<readonly Band[]>
  other: Parameter<readonly Band[]>
  young: Parameter<readonly Band[]>
}

const islands: Tables = { own: islandOwnHome, other: islandOtherHousing, young: islandYoungBuyer }

/** Tables of each region: those of the mainland, or those of the islands. */
export const tablesOfRegion: Readonly<Record<'PT-MAINLAND' | 'PT-20' | 'PT-30', Tables>> = {
  'PT-MAINLAND': { own: ownHome, other: otherHousing, young: youngBuyer },
  'PT-20': islands,
  'PT-30': islands,
}
