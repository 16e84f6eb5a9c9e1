/** An integrator's own code: the price on an advert, made of an estimate. Its test needs no service. */
import { type Client, type EstimationInput, isValoremError } from '@valorem/sdk'

/** The words under a photograph: a range, or what is missing for one. */
export const priceTag = async (valorem: Client, home: EstimationInput): Promise<string> => {
  try {
    const { data } = await valorem.estimation.estimate(home)
    const range = `${data.estimationBasse / 1000}–${data.estimationHaute / 1000} k€`
    return data.confiance === 'faible' ? `about ${range}` : range
  } catch (error) {
    if (!isValoremError(error)) throw error
    if (error.code === 'municipality_not_found') return `where is ${home.commune}?`
    if (error.code === 'daily_quota_exhausted') return 'price on request'
    throw error
  }
}
