const { createClient, isValoremError } = require('@valorem/sdk')
const { lb, wordOf } = require('@valorem/sdk/words')
const openapi = require('@valorem/sdk/openapi.json')

const main = async () => {
  const client = createClient({ apiKey: process.env.VALOREM_API_KEY, baseUrl: process.env.VALOREM_BASE_URL })
  const { data } = await client.estimation.estimate({ commune: 'Mamer', surface: 80 })
  const missing = await client.safe.estimation.estimate({ commune: 'Nowhere', surface: 80 })
  console.log(
    JSON.stringify({
      value: data.estimationCentrale,
      code: missing.ok ? 'none' : missing.error.code,
      guarded: !missing.ok && isValoremError(missing.error),
      word: wordOf(lb, { labelKey: 'adjEtage' }),
      openapi: openapi.openapi,
    }),
  )
}

void main()
