import * as z from 'zod'
import type { AuthSecrets } from '../access/auth-secrets.ts'
import { readOption } from './fields.ts'

const page = z.url({ protocol: /^https$/, error: 'must be an https address' }).optional()
const hostRule = 'must be names of hosts in small letters without a port, as crm.lan,hooks.lan'

/** Environment variables of leads, with their descriptions and defaults. */
export const leadVariables = {
  LEADS: readOption(['on', 'off'])
    .default('on')
    .describe('Whether contacts of visitors are received; off: refused, and what waits is still delivered.'),
  PROCESSING_TERMS_URL: page.describe(
    'Terms under which contacts are processed for an organisation; our page /terms/contacts when left out.',
  ),
  WEBHOOK_PRIVATE_HOSTS: z
    .string()
    .regex(/^[a-z0-9.-]+(,[a-z0-9.-]+)*$/, hostRule)
    .transform(text => text.split(','))
    .optional()
    .describe('Exact names of webhooks whose addresses may be private; none when left out.'),
}

type Read = z.infer<z.ZodObject<typeof leadVariables>> & {
  ACCOUNTS: 'on' | 'off'
  PUBLIC_URL?: string | undefined
  AUTH_SECRET?: AuthSecrets | undefined
  MAIL_URL?: string | undefined
  MAIL_FROM?: string | undefined
  PORT: number
}

/** Configuration of leads; also used with `ACCOUNTS=off`, for queued ones. */
export interface LeadsConfiguration {
  /** Whether leads are accepted. */
  isOn: boolean
  /** Undefined where our own page is used. */
  termsUrl: string | undefined
  privateHosts: readonly string[]
  /** Origin of links in letters. */
  origin: string
  /** Undefined where it is generated in the data folder. */
  authSecret: AuthSecrets | undefined
  mailUrl: string | undefined
  mailFrom: string
}

/** Configuration of leads from the environment. */
export const createLeadsConfiguration = (read: Read): LeadsConfiguration => {
  const host = read.PUBLIC_URL === undefined ? 'localhost' : new URL(read.PUBLIC_URL).hostname
  return {
    isOn: read.LEADS === 'on' && read.ACCOUNTS === 'on',
    termsUrl: read.PROCESSING_TERMS_URL,
    privateHosts: read.WEBHOOK_PRIVATE_HOSTS ?? [],
    origin: read.PUBLIC_URL ?? `http://127.0.0.1:${read.PORT}`,
    authSecret: read.AUTH_SECRET,
    mailUrl: read.MAIL_URL,
    mailFrom: read.MAIL_FROM ?? `Valorem <no-reply@${host}>`,
  }
}
