import { createClient, isValoremError } from '@valorem/sdk'

/** What a page would show: a value, or the reason why there is none. */
export const show = async (baseUrl, apiKey) => {
  try {
    const { data } = await createClient({ apiKey, baseUrl }).estimation.estimate({ commune: 'Mamer', surface: 80 })
    return { value: data.estimationCentrale }
  } catch (error) {
    if (isValoremError(error)) return { code: error.code }
    throw error
  }
}

globalThis.show = show
