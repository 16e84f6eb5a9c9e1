import * as z from 'zod'
import { languages } from '#languages/registry'
import { Instant } from '../shared/units.ts'
import { defineAccountEnvelope } from './envelope.ts'
import { Count, Id, MemberRole, Plan, ShownName } from './owner.ts'

/** A session token. */
export const Token = z
  .strictObject({
    token: z.string().max(4000).describe('JWT signed with EdDSA; send it as `Authorization: Bearer`.'),
    expiresAt: Instant.describe('When it is over, or earlier with its session.'),
  })
  .meta({ id: 'Token', description: 'A token of the session, for 15 minutes.' })

/** Summary of the organisation of an account. */
export const MembershipOf = z
  .strictObject({
    id: Id.describe('Id of the organisation.'),
    name: ShownName.describe('Its name.'),
    role: MemberRole,
    plan: Plan,
  })
  .meta({ id: 'MembershipOf', description: 'The organisation to which an account belongs.' })

/** Number of keys of an account, and its maximum. */
export const KeyCounts = z
  .strictObject({
    active: Count.describe('Own keys that work.'),
    activeMax: Count.describe('Own keys that may work at once.'),
    createdToday: Count.describe('Own keys made in this UTC day.'),
    createdPerDayMax: Count.describe('Own keys that may be made in a UTC day.'),
  })
  .meta({ id: 'KeyCounts', description: 'How many own keys an account has and may have.' })

/** Commentaries of language models and turns of conversations with them that the sessions of a user may ask for today. */
export const AnalyzeToday = z
  .strictObject({
    used: Count.describe(
      'Commentaries and turns of conversations asked for in this UTC day, by all sessions together.',
    ),
    limit: Count.describe('Commentaries and turns of conversations that may be asked for in a UTC day.'),
    remaining: Count.describe('What is left of them.'),
    resetsAt: Instant.describe('When the next UTC day begins.'),
  })
  .meta({
    id: 'AnalyzeToday',
    description: 'Commentaries and turns of conversations that the sessions of a user may ask for today.',
  })

/** The account of a session. */
export const Me = z
  .strictObject({
    id: Id.describe('Id of the user.'),
    name: ShownName.describe('Name of the user.'),
    email: z.string().max(254).describe('E-mail address of the user.'),
    locale: z.enum(languages).describe('Language of pages and letters.'),
    twoFactor: z.boolean().describe('Whether signing in asks for a code.'),
    plan: Plan,
    createdAt: Instant.describe('When the account was made.'),
    organisation: MembershipOf.nullable().describe('Null without an organisation.'),
    keys: KeyCounts,
    analyze: AnalyzeToday,
  })
  .meta({ id: 'Me', description: 'The account of a session.' })

/** The answer with a token. */
export const TokenResponse = defineAccountEnvelope('TokenResponse', Token)
/** The answer with the account. */
export const MeResponse = defineAccountEnvelope('MeResponse', Me)
