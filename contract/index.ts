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
import { sandbox } from './sandbox.ts'

/** The contract of the service by tag, the source of server, SDK, OpenAPI file and mocks. */
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
  sandbox,
})
