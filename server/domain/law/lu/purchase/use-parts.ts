import type { LuxembourgUse } from '#contract/shared/luxembourg-purchase'
import { toFifteenDigits } from '../../../core/money.ts'

/** Parts of a building by use; each is at most 1. */
export interface UseParts {
  /** Part of the price for the home of the buyers. */
  homePrice: number
  /** Part of the area in which they live. */
  homeArea: number
  /** Part of the area that is a dwelling of the buyers or of a tenant. */
  dwellingArea: number
  /** Whether the part of the price was taken for that of the area. */
  isAreaAssumed: boolean
}

/** Answers of a request on the uses of the building. */
interface Uses {
  use: LuxembourgUse
  nonHousingShare?: number | undefined
  areas?:
    | { totalM2: number; homeM2: number; professionalM2?: number | undefined; letM2?: number | undefined }
    | undefined
}

/** Part of the price that is not housing: as sent, else that of the area, else by the use of the whole. */
export const nonHousingShareOf = ({ nonHousingShare, areas, use }: Uses): number => {
  if (nonHousingShare !== undefined) return nonHousingShare
  if (areas) return toFifteenDigits((areas.professionalM2 ?? 0) / areas.totalM2)
  return use === 'other' ? 1 : 0
}

/** Parts by use; the dwellings of a building share their part of the price by their areas. */
export const usePartsOf = ({ areas }: Uses, nonHousingShare: number): UseParts => {
  const housing = toFifteenDigits(1 - nonHousingShare)
  if (!areas)
    return { homePrice: housing, homeArea: housing, dwellingArea: housing, isAreaAssumed: nonHousingShare > 0 }
  const { totalM2, homeM2, letM2 = 0 } = areas
  const dwellingM2 = homeM2 + letM2
  return {
    homePrice: dwellingM2 === 0 ? 0 : toFifteenDigits((housing * homeM2) / dwellingM2),
    homeArea: toFifteenDigits(homeM2 / totalM2),
    dwellingArea: toFifteenDigits(dwellingM2 / totalM2),
    isAreaAssumed: false,
  }
}
