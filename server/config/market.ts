import * as z from 'zod'
import { readOption } from './fields.ts'

/** Base URL of a source: request paths are appended to it. */
const address = z
  .url({ protocol: /^https?$/, error: 'must be an address, as https://mirror.example/' })
  .transform(url => `${url.replace(/(?<!\/)\/+$/, '')}/`)

/** Environment variables of market data, with their descriptions and defaults. */
export const marketVariables = {
  MARKET_DATA_REFRESH: readOption(['on', 'off'])
    .default('on')
    .describe('Whether the sources of market data are asked once a day, in the background; off: the snapshot only.'),
  WEBSTAT_API_KEY: z
    .string()
    .regex(/^[\x21-\x7E]{1,500}$/, 'must be visible ASCII characters')
    .optional()
    .describe('Free key of the Banque de France for the TEC 10; without it only its open export is tried.'),
  ECB_URL: address.optional().describe('Address to ask instead of the ECB Data Portal, as a mirror.'),
  EUROSTAT_URL: address.optional().describe('Address to ask instead of Eurostat.'),
  LUSTAT_URL: address.optional().describe('Address to ask instead of STATEC.'),
  WEBSTAT_URL: address.optional().describe('Address to ask instead of the Banque de France.'),
}
