import * as z from 'zod'
import { Tier } from './access.ts'
import { LawReference } from './law.ts'

/** Metadata of every calculated answer: id of the request and method of the calculation. */
export const Meta = z
  .strictObject({
    api_key_name: z.string().describe('Name of the API key that asked.'),
    tier: Tier,
    method: z.string().describe('Name of the method behind the figures.'),
    requestId: z.string().describe('Identifier of this request in our log; also in the X-Request-Id header.'),
    law: z
      .array(LawReference)
      .max(200)
      .optional()
      .describe('Every parameter of law that the figures rest on, once each; sent with costs, taxes and fees.'),
  })
  .meta({ id: 'Meta', description: 'Who asked, and by which method the answer was calculated.' })

/** The body of a success: `data` with its `meta`. */
export const defineEnvelope = <Data extends z.ZodType>(id: string, data: Data) =>
  z
    .strictObject({
      success: z.literal(true).describe('Always true.'),
      data,
      meta: Meta,
    })
    .meta({ id, description: 'A success: the result and how it was made.' })
