import type { Request } from 'express'
import type { Access } from '#contract/shared/access'
import { Refusal, unavailable } from '#domain/core/refusal'
import type { Credential } from '../../access/credentials.ts'
import { isFromOwnOrigin, resolveOwnOrigin } from '../../access/origin-proof.ts'
import { hasRight } from '../../access/ownership.ts'
import { isTokenShaped, type SessionTokens } from '../../access/session-tokens.ts'
import type { AccountSettings, Accounts, Actor, Locale, Membership, Session } from '../../ports/accounts.ts'
import type { StoredBrand } from '../../ports/organisation-records.ts'
import type { Person } from '../request/caller.ts'
import { createVisit } from './visit.ts'

/** Dependencies of session authentication. */
export interface SessionAuthDependencies {
  accounts: Pick<Accounts, 'session'>
  tokens: SessionTokens
  settings: Pick<AccountSettings, 'publicUrl' | 'isLoopback'>
  /** Language chosen by a person. */
  locale(userId: string): Promise<Locale | undefined>
  /** Organisation of a person, if any. */
  membership(userId: string): Promise<Pick<Membership, 'id' | 'role'> | undefined>
  /** Saved brand of an organisation. */
  brand(organisationId: string): Promise<StoredBrand | undefined>
}

/** Language of letters where the person chose none. */
const defaultLocale: Locale = 'fr'

const throwAccountsUnavailable = (cause: unknown): never => {
  throw unavailable('the store of accounts', cause)
}

/** Whether a request needs no proof of its origin: safe methods, except exports of a whole account. */
const isSafeRequest = (method: string, access: Access): boolean => !access.provesOrigin && /^(GET|HEAD)$/.test(method)

/** @throws Refusal for a request with a session cookie from a foreign origin. */
const checkOrigin = (req: Request, access: Access, { settings }: SessionAuthDependencies): void => {
  if (isSafeRequest(req.method, access)) return
  const own = resolveOwnOrigin(settings, req.headers.host)
  const headers = { secFetchSite: req.get('Sec-Fetch-Site'), origin: req.get('Origin') }
  if (own === undefined || !isFromOwnOrigin(headers, own)) throw new Refusal('cross_site_request')
}

/** Actor of a session: the person, the origin of the request, and the base of links in letters. */
const createSessionActor = async (
  session: Session,
  req: Request,
  requestId: string,
  auth: SessionAuthDependencies,
): Promise<Actor> => ({
  session,
  visit: createVisit(req, requestId),
  place: {
    // A foreign Host must not reach a letter.
    origin: resolveOwnOrigin(auth.settings, req.headers.host) ?? 'http://localhost',
    locale: (await auth.locale(session.userId)) ?? defaultLocale,
  },
})

/** @throws Refusal where a second step must be set up first, on a page. */
const checkSecondStep = ({ needsSecondStep }: Session): void => {
  if (!needsSecondStep) return
  const message = 'A second step of signing in is required: set it up at /account/security.'
  throw new Refusal('forbidden', { message, issues: [{ path: '', code: 'second_step_required', message }] })
}

/** Session of a request, by token or by cookie; undefined without either. */
const findRequestSession = async (
  req: Request,
  sent: Credential,
  access: Access,
  auth: SessionAuthDependencies,
): Promise<Session | undefined> => {
  const { credentials, cookieOnly } = access
  const isAdmitted = credentials.includes('session') || credentials.includes('organisationAdmin')
  if ('key' in sent) {
    if (!isTokenShaped(sent.key)) return undefined
    const session = await auth.tokens.find(sent.key).catch(throwAccountsUnavailable)
    if (!session) throw new Refusal('expired_session')
    if (!isAdmitted || cookieOnly) throw new Refusal('forbidden')
    return session
  }
  const { cookie } = req.headers
  const isWithoutHeader = req.get('X-API-Key') === undefined && req.get('Authorization') === undefined
  if (!isAdmitted || !isWithoutHeader || !cookie?.includes('valorem_session=')) return undefined
  checkOrigin(req, access, auth)
  const session = await auth.accounts.session(cookie).catch(throwAccountsUnavailable)
  if (!session) throw new Refusal('expired_session')
  return session
}

/**
 * Organisation that a person may act for. @throws Refusal where the person belongs to none, or lacks the right to its
 * reports.
 */
const requireAdministeredOrganisation = async ({ userId }: Session, auth: SessionAuthDependencies): Promise<string> => {
  const own = await auth.membership(userId).catch(throwAccountsUnavailable)
  if (!own) throw new Refusal('organisation_not_found')
  if (hasRight(own.role, 'reports')) return own.id
  throw new Refusal('forbidden', { message: 'This is for owners and administrators of the organisation.' })
}

/**
 * Person of a request, by a session token in its header or, where neither header of a key was sent, by the cookie;
 * undefined without a session.
 * @throws Refusal for a session that is invalid or expired, that the route does not accept, that comes from a foreign
 * page, or whose person lacks the required right.
 */
export const authenticateSession = async (
  req: Request,
  requestId: string,
  sent: Credential,
  access: Access,
  auth: SessionAuthDependencies,
): Promise<Person | undefined> => {
  const session = await findRequestSession(req, sent, access, auth)
  if (!session) return undefined
  checkSecondStep(session)
  const isOfOrganisation = access.credentials.includes('organisationAdmin')
  const organisationId = isOfOrganisation ? await requireAdministeredOrganisation(session, auth) : undefined
  return {
    kind: 'person',
    actor: await createSessionActor(session, req, requestId, auth).catch(throwAccountsUnavailable),
    organisationId,
  }
}
