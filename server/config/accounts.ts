import * as z from 'zod'
import { choice, isLoopback, whole } from './fields.ts'

const originRule = 'must be an origin without a path, as https://valorem.example; http only for this machine'
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether an address is scheme, host and port and no more, and is safe enough for passwords. */
const isPublicOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  if (text !== origin && text !== `${origin}/`) return false
  return protocol === 'https:' || (protocol === 'http:' && loopbackHost.test(hostname))
}

const mailRule = 'must be an address, as smtp://user:password@mail.example:587 or smtps://mail.example'

/** Whether nodemailer can read an address of a mail server. */
const isMailAddress = (text: string): boolean => {
  try {
    const { hostname, username, password, pathname } = new URL(text)
    decodeURIComponent(username + password)
    return hostname !== '' && /^\/?$/.test(pathname)
  } catch {
    return false
  }
}

const page = z.url({ protocol: /^https$/, error: 'must be an https address' }).optional()

/** The variables of accounts: what each does, and what happens when it is left out. */
export const accountVariables = {
  ACCOUNTS: choice(['on', 'off'])
    .default('on')
    .describe('Whether there are accounts, their pages and routes; off: keys of the command line alone.'),
  PUBLIC_URL: z
    .string()
    .refine(isPublicOrigin, originRule)
    .transform(text => new URL(text).origin)
    .optional()
    .describe('Origin of pages and links; on this machine alone that of each request when left out.'),
  AUTH_SECRET: z
    .string()
    .min(32, 'must be 32 to 200 characters')
    .max(200, 'must be 32 to 200 characters')
    .optional()
    .describe('Signs cookies and protects what is signed with; made in DATA_DIR on this machine when left out.'),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: mailRule })
    .refine(isMailAddress, mailRule)
    .optional()
    .describe('Mail server of the letters; files in DATA_DIR/outbox when left out.'),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]{0,100}<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be one address, as Valorem <mail@valorem.example>',
    )
    .optional()
    .describe('Sender of the letters; no-reply at the host of PUBLIC_URL when left out.'),
  SIGN_UPS: choice(['open', 'invited', 'closed'])
    .default('open')
    .describe('Who may make an account: everybody, whoever was invited to an organisation, or nobody.'),
  SECOND_STEP: choice(['optional', 'required'])
    .default('optional')
    .describe('Whether everybody with an account must have a second step of signing in.'),
  SESSION_DAYS: whole(1, 90).default(14).describe('Days after its last use on which a session ends; 14.'),
  LEGAL_NOTICE_URL: page.describe(
    'Legal notice, linked on every page; a warning at the start when left out in public.',
  ),
  PRIVACY_URL: page.describe('Privacy notice, linked on every page; a warning at the start when left out in public.'),
  CONTACT_URL: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be an https or a mailto address' })
    .optional()
    .describe('Where an account asks for another plan; the page of the plans names the operator alone when left out.'),
}

type Read = z.infer<z.ZodObject<typeof accountVariables>> & { HOST: string }

/** What accounts run with. */
export interface AccountsConfiguration {
  /** Origin of pages and links; undefined where that of the request is taken, on loopback. */
  publicUrl: string | undefined
  /** The service listens on this machine alone, and calls itself by a loopback name. */
  isLoopback: boolean
  /** Undefined where one is made in the folder of the data. */
  authSecret: string | undefined
  mailUrl: string | undefined
  mailFrom: string
  signUps: Read['SIGN_UPS']
  isSecondStepRequired: boolean
  sessionDays: number
  legalNoticeUrl: string | undefined
  privacyUrl: string | undefined
  contactUrl: string | undefined
}

/** Whether a service listens on this machine alone, and calls itself by a loopback name. */
export const isOnThisMachine = (host: string, publicUrl: string | undefined): boolean =>
  isLoopback(host) &&
  (publicUrl === undefined || (URL.canParse(publicUrl) && loopbackHost.test(new URL(publicUrl).hostname)))

/** What accounts run with; undefined where they are off. */
export const accountsConfiguration = (read: Read): AccountsConfiguration | undefined => {
  if (read.ACCOUNTS === 'off') return undefined
  const host = read.PUBLIC_URL === undefined ? 'localhost' : new URL(read.PUBLIC_URL).hostname
  return {
    publicUrl: read.PUBLIC_URL,
    isLoopback: isOnThisMachine(read.HOST, read.PUBLIC_URL),
    authSecret: read.AUTH_SECRET,
    mailUrl: read.MAIL_URL,
    mailFrom: read.MAIL_FROM ?? `Valorem <no-reply@${host}>`,
    signUps: read.SIGN_UPS,
    isSecondStepRequired: read.SECOND_STEP === 'required',
    sessionDays: read.SESSION_DAYS,
    legalNoticeUrl: read.LEGAL_NOTICE_URL,
    privacyUrl: read.PRIVACY_URL,
    contactUrl: read.CONTACT_URL,
  }
}

const neededInPublic: Readonly<Record<string, string>> = {
  AUTH_SECRET: 'is needed where others can reach the service: 32 to 200 characters of chance',
  PUBLIC_URL: 'is needed where others can reach the service, as https://valorem.example',
  MAIL_URL: 'is needed where others can reach the service, as smtp://user:password@mail.example:587',
}

/**
 * What is missing for accounts, one line for each variable; empty where they are off. It reads the environment as it is,
 * so that it can be said beside other faults.
 */
export const missingForAccounts = (set: Readonly<Record<string, string | undefined>>): string[] => {
  if (set.ACCOUNTS === 'off') return []
  const isPublic = !isOnThisMachine(set.HOST ?? '127.0.0.1', set.PUBLIC_URL)
  const missing = Object.entries(neededInPublic).filter(([variable]) => isPublic && set[variable] === undefined)
  if (missing.length > 0) return missing.map(([variable, why]) => `${variable}: ${why}`)
  return set.DATABASE_URL !== undefined && set.AUTH_SECRET === undefined
    ? ['AUTH_SECRET: is needed with DATABASE_URL, since all processes must agree: 32 to 200 characters of chance']
    : []
}
