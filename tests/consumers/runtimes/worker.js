// Workers whose program is a module: requests come as a body, answers go as one.
import { localFetch } from '@valorem/sdk/local'
import { answered } from './answered.js'

// biome-ignore lint/style/noDefaultExport: workers are found by it.
export default {
  fetch: async request => Response.json(await answered(localFetch, await request.json())),
}
