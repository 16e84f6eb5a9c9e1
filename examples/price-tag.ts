/** An integrator's own code: the price on an advert, from an estimate. Its test needs no service. */
import { type Client, type EstimationInput, isValoremError } from '@valorem/sdk'

/**
 * Formats the text under a photograph: the range of 8 in 10 sales of comparable flats, or the detail that is missing.
 */
export const priceTag = async (valorem: Client, home: EstimationInput): Promise<string> => {
  try {
    const { data } = await valorem.estimation.estimate(home)
    const range = `${data.estimationBasse / 1000}–${data.estimationHaute / 1000} k€, 8 sales in 10`
    return data.completeness === 'few' ? `${range}, from few details` : range
  } catch (error) {
    if (!isValoremError(error)) throw error
    if (error.code === 'municipality_not_found') return `where is ${home.commune}?`
    if (error.code === 'daily_quota_exhausted') return 'price on request'
    throw error
  }
}
