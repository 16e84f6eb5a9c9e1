import { saveAccount, showAccount } from './account.ts'
import { logoTooLarge, makeSample, saveBranding, showBranding } from './branding.ts'
import type { Call, Outcome, OwnCall } from './call.ts'
import { sendAgain, showCheckMail } from './check-mail.ts'
import { showCode, signInByCode } from './code.ts'
import { saveOrigins, showEmbed } from './embed.ts'
import { forgot, reset, showForgot, showReset } from './forgot.ts'
import { chooseLanguage, signOut } from './head-forms.ts'
import { acceptInvitation, declineInvitation, showInvitation } from './invitation.ts'
import { revokeKey, showKey } from './key.ts'
import { createKey, showKeys } from './key-made.ts'
import * as organisation from './organisation.ts'
import { deleteAccount, exportData, showPrivacy } from './privacy.ts'
import { deleteProviderKey, saveProviderKey, showProviderKeys } from './provider-keys.ts'
import * as security from './security.ts'
import { endAll, endOthers, endSession, showSessions } from './sessions.ts'
import { showSignIn, signIn } from './sign-in.ts'
import { showSignUp, signUp } from './sign-up.ts'
import { showVerify, verify } from './verify.ts'

/** Who may ask: everybody; everybody but who is signed in; who is signed in or not; only who is signed in. */
type Visitors = 'all' | 'strangers' | 'either' | 'own'

/** A page: its path, with `{id}` for its variable part, and what its methods do. */
export interface PageRoute {
  path: string
  visitors: Visitors
  get?: (call: OwnCall) => Promise<Outcome>
  post?: (call: OwnCall) => Promise<Outcome>
  /** The form carries a file. */
  isMultipart?: boolean
  /** The page where a form with a file is larger than is read. */
  tooLarge?: (call: OwnCall) => Promise<Outcome>
}

type Handlers = Omit<PageRoute, 'path' | 'visitors'>

/** A page that anybody sees has no actor; only `own` and `either` pages look at one. */
const open = (
  path: string,
  visitors: Exclude<Visitors, 'own'>,
  handlers: { get?: (call: Call) => Promise<Outcome>; post?: (call: Call) => Promise<Outcome> },
): PageRoute => ({ path, visitors, ...handlers })

const own = (path: string, handlers: Handlers): PageRoute => ({ path, visitors: 'own', ...handlers })

const organisationPath = '/account/organisation'
const securityPath = '/account/security'
const sessionsPath = '/account/sessions'

/** All pages of accounts. */
export const pageRoutes: readonly PageRoute[] = [
  open('/sign-up', 'strangers', { get: showSignUp, post: signUp }),
  open('/check-mail', 'all', { get: showCheckMail, post: sendAgain }),
  open('/verify', 'all', { get: showVerify, post: verify }),
  open('/sign-in', 'strangers', { get: showSignIn, post: signIn }),
  open('/sign-in/code', 'strangers', { get: showCode, post: signInByCode }),
  open('/forgot', 'all', { get: showForgot, post: forgot }),
  open('/reset', 'all', { get: showReset, post: reset }),
  open('/sign-out', 'all', { post: signOut }),
  open('/language', 'either', {
    post: call => chooseLanguage(call, path => pageAt(path)?.route.get !== undefined),
  }),
  open('/invitations/{id}', 'either', { get: showInvitation }),
  own('/invitations/{id}/accept', { post: acceptInvitation }),
  own('/invitations/{id}/decline', { post: declineInvitation }),
  own('/account', { get: showAccount, post: saveAccount }),
  own('/account/keys', { get: showKeys, post: createKey }),
  own('/account/keys/{id}', { get: showKey }),
  own('/account/keys/{id}/revoke', { post: revokeKey }),
  own('/account/keys/{id}/origins', { post: saveOrigins }),
  own('/account/embed', { get: showEmbed }),
  own('/account/provider-keys', { get: showProviderKeys }),
  own('/account/provider-keys/{id}', { post: saveProviderKey }),
  own('/account/provider-keys/{id}/delete', { post: deleteProviderKey }),
  own(organisationPath, { get: organisation.showOrganisation, post: organisation.foundOrganisation }),
  own(`${organisationPath}/invitations`, { post: organisation.invite }),
  own(`${organisationPath}/invitations/{id}/cancel`, { post: organisation.cancelInvitation }),
  own(`${organisationPath}/members/{id}/role`, { post: organisation.setRole }),
  own(`${organisationPath}/members/{id}/remove`, { post: organisation.removeMember }),
  own(`${organisationPath}/leave`, { post: organisation.leave }),
  own(`${organisationPath}/delete`, { post: organisation.deleteOrganisation }),
  own(`${organisationPath}/branding`, {
    get: showBranding,
    post: saveBranding,
    isMultipart: true,
    tooLarge: logoTooLarge,
  }),
  own(`${organisationPath}/branding/sample`, { post: makeSample }),
  own(securityPath, { get: security.showSecurity }),
  own(`${securityPath}/password`, { post: security.changePassword }),
  own(`${securityPath}/two-factor`, { post: security.startTwoFactor }),
  own(`${securityPath}/two-factor/confirm`, { post: security.confirmTwoFactor }),
  own(`${securityPath}/two-factor/off`, { post: security.stopTwoFactor }),
  own(sessionsPath, { get: showSessions }),
  own(`${sessionsPath}/{id}/end`, { post: endSession }),
  own(`${sessionsPath}/end-others`, { post: endOthers }),
  own(`${sessionsPath}/end-all`, { post: endAll }),
  own('/account/privacy', { get: showPrivacy }),
  own('/account/privacy/export', { get: exportData }),
  own('/account/privacy/delete', { post: deleteAccount }),
]

/** A page that was asked for, with the variable part of its path. */
export interface FoundPage {
  route: PageRoute
  id: string
}

const literal = new Map(pageRoutes.filter(({ path }) => !path.includes('{')).map(route => [route.path, route]))

const patterns = pageRoutes
  .filter(({ path }) => path.includes('{'))
  .map(route => ({ route, pattern: new RegExp(`^${route.path.replace('{id}', '([\\w-]{1,60})')}$`) }))

/** The page at a path; one path, one spelling. */
export const pageAt = (path: string): FoundPage | undefined => {
  const route = literal.get(path)
  if (route) return { route, id: '' }
  for (const { route: candidate, pattern } of patterns) {
    const id = pattern.exec(path)?.[1]
    if (id !== undefined) return { route: candidate, id }
  }
  return undefined
}
