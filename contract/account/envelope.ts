import * as z from 'zod'

/** Metadata of every answer about an account. */
export const AccountMeta = z
  .strictObject({ requestId: z.string().describe('Name of this request in our log; also in the X-Request-Id header.') })
  .meta({ id: 'AccountMeta', description: 'The name of the request.' })

/** The body of a success about an account: `data` with the name of the request. */
export const defineAccountEnvelope = <Data extends z.ZodType>(id: string, data: Data) =>
  z
    .strictObject({ success: z.literal(true).describe('Always true.'), data, meta: AccountMeta })
    .meta({ id, description: 'A success: the result and the name of the request.' })
