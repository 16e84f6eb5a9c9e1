import * as z from 'zod'
import type { AuthSecrets } from '../access/auth-secrets.ts'
import { type PaidPlan, type PlanPrices, paidPlans } from '../ports/plan-prices.ts'
import { authSecretRule, parseAuthSecrets } from './auth-secrets.ts'
import { isLoopbackHost, readInteger, readOption } from './fields.ts'

const originRule = 'must be an origin without a path, as https://valorem.example; http only for this machine'
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether an address is an origin only, and safe enough for passwords. */
const isPublicOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  if (text !== origin && text !== `${origin}/`) return false
  return protocol === 'https:' || (protocol === 'http:' && loopbackHost.test(hostname))
}

const mailRule = 'must be an address, as smtp://user:password@mail.example:587 or smtps://mail.example'

/** Whether nodemailer can parse an address of a mail server. */
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

const priceRule = 'must be prices in euros a month before VAT, as pro:49,enterprise:490.50'
const priceMax = 1_000_000

/** Prices of plans from `pro:49,enterprise:490`; undefined where the text is something else. */
const parsePlanPrices = (text: string): PlanPrices | undefined => {
  const prices: Partial<Record<PaidPlan, number>> = {}
  for (const part of text.split(',')) {
    const [, name, euros = ''] = /^(\w+):(\d{1,7}(?:\.\d{1,2})?)$/.exec(part) ?? []
    const plan = paidPlans.find(paid => paid === name)
    if (!plan || prices[plan] !== undefined || Number(euros) <= 0 || Number(euros) > priceMax) return undefined
    prices[plan] = Number(euros)
  }
  return prices
}

/** Environment variables of accounts, with their descriptions and defaults. */
export const accountVariables = {
  ACCOUNTS: readOption(['on', 'off'])
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
    .transform((text, context) => {
      const secrets = parseAuthSecrets(text)
      if (secrets) return secrets
      context.addIssue({ code: 'custom', message: authSecretRule })
      return z.NEVER
    })
    .optional()
    .describe(
      'Signs cookies and protects what is signed with: one value, or id:value of the current and of the former one with a comma; made in DATA_DIR on this machine when left out.',
    ),
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
  SIGN_UPS: readOption(['open', 'invited', 'closed'])
    .default('open')
    .describe('Who may make an account: everybody, whoever was invited to an organisation, or nobody.'),
  SECOND_STEP: readOption(['optional', 'required'])
    .default('optional')
    .describe('Whether everybody with an account must have a second step of signing in.'),
  SESSION_DAYS: readInteger(1, 90).default(14).describe('Days after its last use on which a session ends; 14.'),
  LEGAL_NOTICE_URL: page.describe(
    'Legal notice, linked on every page; a warning at the start when left out in public.',
  ),
  PRIVACY_URL: page.describe('Privacy notice, linked on every page; a warning at the start when left out in public.'),
  CONTACT_URL: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be an https or a mailto address' })
    .optional()
    .describe('Where an account asks for a price or another plan; the legal notice when left out.'),
  PLAN_PRICES: z
    .string()
    .transform((text, context): PlanPrices => {
      const prices = parsePlanPrices(text)
      if (prices) return prices
      context.addIssue({ code: 'custom', message: priceRule })
      return z.NEVER
    })
    .optional()
    .describe(
      'Prices of the plans in euros a month before VAT, shown on the page of the plans; a plan left out is on request.',
    ),
}

type Read = z.infer<z.ZodObject<typeof accountVariables>> & { HOST: string }

export interface AccountsConfiguration {
  /** Origin of pages and links; undefined on loopback, where it is taken from the request. */
  publicUrl: string | undefined
  /** Whether the service listens on loopback only, under a loopback name. */
  isLoopback: boolean
  /** Undefined where it is generated in the data folder. */
  authSecret: AuthSecrets | undefined
  mailUrl: string | undefined
  mailFrom: string
  signUps: Read['SIGN_UPS']
  isSecondStepRequired: boolean
  sessionDays: number
  legalNoticeUrl: string | undefined
  privacyUrl: string | undefined
  contactUrl: string | undefined
  planPrices: PlanPrices
}

/** Whether a service listens on loopback only, under a loopback name. */
export const isOnThisMachine = (host: string, publicUrl: string | undefined): boolean =>
  isLoopbackHost(host) &&
  (publicUrl === undefined || (URL.canParse(publicUrl) && loopbackHost.test(new URL(publicUrl).hostname)))

/** Configuration of accounts; undefined when they are off. */
export const createAccountsConfiguration = (read: Read): AccountsConfiguration | undefined => {
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
    planPrices: read.PLAN_PRICES ?? {},
  }
}

const neededInPublic: Readonly<Record<string, string>> = {
  AUTH_SECRET: 'is needed where others can reach the service: 32 to 200 characters of chance',
  PUBLIC_URL: 'is needed where others can reach the service, as https://valorem.example',
  MAIL_URL: 'is needed where others can reach the service, as smtp://user:password@mail.example:587',
}

/**
 * Variables missing for accounts, one line each; empty when accounts are off. Reads the raw environment, so that these
 * faults can be reported together with others.
 */
export const findMissingAccountSettings = (set: Readonly<Record<string, string | undefined>>): string[] => {
  if (set.ACCOUNTS === 'off') return []
  const isPublic = !isOnThisMachine(set.HOST ?? '127.0.0.1', set.PUBLIC_URL)
  const missing = Object.entries(neededInPublic).filter(([variable]) => isPublic && set[variable] === undefined)
  if (missing.length > 0) return missing.map(([variable, why]) => `${variable}: ${why}`)
  return set.DATABASE_URL !== undefined && set.AUTH_SECRET === undefined
    ? ['AUTH_SECRET: is needed with DATABASE_URL, since all processes must agree: 32 to 200 characters of chance']
    : []
}
