import * as z from 'zod'
import { choice } from './fields.ts'

const page = z.url({ protocol: /^https$/, error: 'must be an https address' }).optional()
const hostRule = 'must be names of hosts in small letters without a port, as crm.lan,hooks.lan'

/** The variables of contacts: what each does, and what happens when it is left out. */
export const leadVariables = {
  LEADS: choice(['on', 'off'])
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
  AUTH_SECRET?: string | undefined
  MAIL_URL?: string | undefined
  MAIL_FROM?: string | undefined
  PORT: number
}

/** What contacts run with; also with `ACCOUNTS=off`, for those that wait. */
export interface LeadsConfiguration {
  /** Contacts are received. */
  isOn: boolean
  /** Undefined where our page stands for them. */
  termsUrl: string | undefined
  privateHosts: readonly string[]
  /** Origin of the links in letters. */
  origin: string
  /** Undefined where one is made in the folder of the data. */
  authSecret: string | undefined
  mailUrl: string | undefined
  mailFrom: string
}

/** What contacts run with, as the environment says it. */
export const leadsConfiguration = (read: Read): LeadsConfiguration => {
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
