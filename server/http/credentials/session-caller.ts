import type { Request } from 'express'
import type { Access } from '#contract/shared/access'
import { Refusal, unavailable } from '#domain/core/refusal'
import type { Credential } from '../../access/credentials.ts'
import { ownOrigin, provesOrigin } from '../../access/origin-proof.ts'
import { may } from '../../access/ownership.ts'
import { looksLikeToken, type SessionTokens } from '../../access/session-tokens.ts'
import type { StoredBrand } from '../../ports/account-records.ts'
import type { AccountSettings, Accounts, Actor, Locale, Membership, Session } from '../../ports/accounts.ts'
import type { Person } from './caller.ts'
import { visitOf } from './visit.ts'

/** What finds the person of a session. */
export interface SessionGate {
  accounts: Pick<Accounts, 'session'>
  tokens: SessionTokens
  settings: Pick<AccountSettings, 'publicUrl' | 'isLoopback'>
  /** The language that a person chose. */
  locale(userId: string): Promise<Locale | undefined>
  /** The organisation of a person; undefined for somebody who belongs to none. */
  membership(userId: string): Promise<Pick<Membership, 'id' | 'role'> | undefined>
  /** The brand that an organisation saved. */
  brand(organisationId: string): Promise<StoredBrand | undefined>
}

/** Language of letters where the person chose none. */
const usualLocale: Locale = 'fr'

const storeIsAway = (cause: unknown): never => {
  throw unavailable('the store of accounts', cause)
}

/** Requests that change nothing need no proof of where they come from, but for those that give a whole account away. */
const isHarmless = (method: string, access: Access): boolean => !access.provesOrigin && /^(GET|HEAD)$/.test(method)

/** @throws Refusal for a request with a session cookie that does not come from our own pages. */
const checkOrigin = (req: Request, access: Access, { settings }: SessionGate): void => {
  if (isHarmless(req.method, access)) return
  const own = ownOrigin(settings, req.headers.host)
  const headers = { secFetchSite: req.get('Sec-Fetch-Site'), origin: req.get('Origin') }
  if (own === undefined || !provesOrigin(headers, own)) throw new Refusal('cross_site_request')
}

/** Who acts in a session, from where, and where its letters point to. */
const actorOf = async (session: Session, req: Request, requestId: string, gate: SessionGate): Promise<Actor> => ({
  session,
  visit: visitOf(req, requestId),
  place: {
    // A foreign Host must not reach a letter.
    origin: ownOrigin(gate.settings, req.headers.host) ?? 'http://localhost',
    locale: (await gate.locale(session.userId)) ?? usualLocale,
  },
})

/** @throws Refusal where a second step must be set up first, which a page does. */
const checkSecondStep = ({ needsSecondStep }: Session): void => {
  if (!needsSecondStep) return
  const message = 'A second step of signing in is required: set it up at /account/security.'
  throw new Refusal('forbidden', { message, issues: [{ path: '', code: 'second_step_required', message }] })
}

/** The session that a request names, by token or by cookie; undefined where it names none. */
const namedSession = async (
  req: Request,
  sent: Credential,
  access: Access,
  gate: SessionGate,
): Promise<Session | undefined> => {
  const { credentials, cookieOnly } = access
  const isAdmitted = credentials.includes('session') || credentials.includes('organisationAdmin')
  if ('key' in sent) {
    if (!looksLikeToken(sent.key)) return undefined
    const session = await gate.tokens.find(sent.key).catch(storeIsAway)
    if (!session) throw new Refusal('expired_session')
    if (!isAdmitted || cookieOnly) throw new Refusal('forbidden')
    return session
  }
  const { cookie } = req.headers
  const isWithoutHeader = req.get('X-API-Key') === undefined && req.get('Authorization') === undefined
  if (!isAdmitted || !isWithoutHeader || !cookie?.includes('valorem_session=')) return undefined
  checkOrigin(req, access, gate)
  const session = await gate.accounts.session(cookie).catch(storeIsAway)
  if (!session) throw new Refusal('expired_session')
  return session
}

/** The organisation that a person may act for. @throws Refusal where the person belongs to none, or lacks the right to its reports. */
const administered = async ({ userId }: Session, gate: SessionGate): Promise<string> => {
  const own = await gate.membership(userId).catch(storeIsAway)
  if (!own) throw new Refusal('organisation_not_found')
  if (may(own.role, 'reports')) return own.id
  throw new Refusal('forbidden', { message: 'This is for owners and administrators of the organisation.' })
}

/**
 * The person who makes a request, by a session token in its header or, where neither header of a key was sent, by the
 * cookie; undefined where it names no session.
 * @throws Refusal for a session that is wrong or over, that the route does not admit, that comes from a foreign page, or
 * of somebody without the right that the route asks for.
 */
export const sessionCaller = async (
  req: Request,
  requestId: string,
  sent: Credential,
  access: Access,
  gate: SessionGate,
): Promise<Person | undefined> => {
  const session = await namedSession(req, sent, access, gate)
  if (!session) return undefined
  checkSecondStep(session)
  const isOfOrganisation = access.credentials.includes('organisationAdmin')
  const organisationId = isOfOrganisation ? await administered(session, gate) : undefined
  return { kind: 'person', actor: await actorOf(session, req, requestId, gate).catch(storeIsAway), organisationId }
}
