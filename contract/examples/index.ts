import { account } from './account.ts'
import { agencies } from './agencies.ts'
import { ai } from './ai.ts'
import { backTest } from './back-test.ts'
import { costs } from './costs.ts'
import { data } from './data.ts'
import { estimation } from './estimation.ts'
import { evaluation } from './evaluation.ts'
import type { ExampleRequest } from './example.ts'
import { fiscal } from './fiscal.ts'
import { law } from './law.ts'
import { leads } from './leads.ts'
import { market } from './market.ts'
import { propcalc } from './propcalc.ts'
import { sandbox } from './sandbox.ts'

/** The documented requests of every operation, by operation id; `recorded.ts` adds their answers. */
export const requests: Record<string, readonly ExampleRequest[]> = {
  ...estimation,
  ...backTest,
  ...agencies,
  ...evaluation,
  ...costs,
  ...fiscal,
  ...propcalc,
  ...market,
  ...law,
  ...data,
  ...ai,
  ...leads,
  ...account,
  ...sandbox,
}
