import { lastDayOf, yearOf } from '../../../core/days.ts'
import { toFifteenDigits } from '../../../core/money.ts'
import type { Sale } from './sale.ts'

type Occupancy = NonNullable<Sale['occupancy']>

/** Whether the home was occupied at the sale, or sold by 31 December of the year after moving out. */
const isSoldInTime = ({ occupiedAtSale, movedOutOn }: Occupancy, saleDate: string): boolean =>
  occupiedAtSale || (movedOutOn !== undefined && saleDate <= lastDayOf(yearOf(movedOutOn) + 1))

/**
 * Whether LIR art. 102bis exempts the gain. Sold in time, the home was lived in from the purchase on, or for the five
 * years before the sale, or is sold for compelling reasons. Sold later, it was lived in from the purchase on and left
 * for compelling reasons, and the seller owns no other dwelling.
 */
const isExempt = (occupancy: Occupancy, saleDate: string): boolean => {
  const { occupiedSinceAcquisition, occupiedFiveYearsBeforeSale, leftForCompellingReasons, ownsOtherDwelling } =
    occupancy
  return isSoldInTime(occupancy, saleDate)
    ? occupiedSinceAcquisition || occupiedFiveYearsBeforeSale || leftForCompellingReasons
    : occupiedSinceAcquisition && leftForCompellingReasons && !ownsOtherDwelling
}

/**
 * Whether the gain is exempt as that of a main residence, LIR art. 102bis: by the facts, or by the seller's statement.
 */
export const isMainResidence = ({ mainResidence, occupancy, saleDate }: Sale): boolean =>
  occupancy ? isExempt(occupancy, saleDate) : mainResidence === true

/**
 * Part of the property whose gain is taxed beside a main residence, which is exempt as far as the sale is one of it (LIR art.
 * 99ter as in the law of 6 December 1990, no 9); 1 where none is exempt, 0 where all is.
 */
export const taxedPartOf = (sale: Sale): number =>
  isMainResidence(sale) ? toFifteenDigits(1 - (sale.mainResidenceShare ?? 1)) : 1
