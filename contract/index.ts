import { initContract } from '@ts-rest/core'
import { account } from './account.ts'
import { agencies } from './agencies.ts'
import { ai } from './ai.ts'
import { costs } from './costs.ts'
import { data } from './data.ts'
import { estimation } from './estimation.ts'
import { evaluation } from './evaluation.ts'
import { fiscal } from './fiscal.ts'
import { law } from './law.ts'
import { leads } from './leads.ts'
import { market } from './market.ts'
import { propcalc } from './propcalc.ts'

/** Everything the service promises, by tag; server, SDK, OpenAPI file and mocks are read out of it. */
export const contract = initContract().router({
  estimation,
  agencies,
  evaluation,
  costs,
  fiscal,
  propcalc,
  market,
  law,
  data,
  ai,
  leads,
  account,
})
