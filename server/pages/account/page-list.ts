import { letterLinkPages, ownLeadPages } from '../leads/lead-pages.ts'
import { askPath } from '../paths.ts'
import type { PlainKey } from '../words.ts'
import { saveAccount, showAccount } from './account.ts'
import { showAsk } from './ask.ts'
import { logoTooLarge, makeSample, saveBranding, showBranding } from './branding.ts'
import type { Call, Outcome, OwnCall } from './call.ts'
import { sendAgain, showCheckMail } from './check-mail.ts'
import { showCode, signInByCode } from './code.ts'
import { earlierKeysPath, revokeEarlierKeys, showEarlierKeys } from './earlier-keys.ts'
import { saveEmbed, saveOrigins, showEmbed } from './embed.ts'
import { forgot, reset, showForgot, showReset } from './forgot.ts'
import { chooseLanguage, signOut } from './head-forms.ts'
import { acceptInvitation, declineInvitation, showInvitation } from './invitation.ts'
import { handOverKey, revokeKey, showKey } from './key.ts'
import { createKey, showKeys } from './key-made.ts'
import { showKeysToReplace } from './keys-to-replace.ts'
import * as organisation from './organisation.ts'
import { exportEvents, showEvents } from './organisation-events.ts'
import * as passkeySignIn from './passkey-sign-in.ts'
import * as passkeys from './passkeys.ts'
import { deleteAccount, exportData, showPrivacy } from './privacy.ts'
import { deleteProviderKey, saveProviderKey, showProviderKeys } from './provider-keys.ts'
import { makeReport, reportPath, showReport } from './report.ts'
import * as secondStep from './second-step.ts'
import * as security from './security.ts'
import { endSessions, showSessions } from './sessions.ts'
import { showSignIn, signIn } from './sign-in.ts'
import { showSignUp, signUp } from './sign-up.ts'
import { acceptTerms } from './terms.ts'
import { showVerify, verify } from './verify.ts'

/** Who may see a page: everybody; everybody but who is signed in; who is signed in or not; only who is signed in. */
type Visitors = 'all' | 'signedOut' | 'either' | 'own'

/** A page: its path, with `{id}` for its variable part, and what its methods do. */
export interface Page {
  path: string
  visitors: Visitors
  /** The text of its link in the navigation; left out for a page that others lead to. */
  navigation?: PlainKey
  get?: (call: OwnCall) => Promise<Outcome>
  post?: (call: OwnCall) => Promise<Outcome>
  /** Open to somebody who must set a second step up before anything else. */
  setsUpSecondStep?: boolean
  /** The form carries a file. */
  isMultipart?: boolean
  /** Answers a form that is larger than the limit. */
  tooLarge?: (call: OwnCall) => Promise<Outcome>
}

/** A page that anybody sees has no actor; only `own` and `either` pages look at one. */
const open = (
  path: string,
  visitors: Exclude<Visitors, 'own'>,
  handlers: { get?: (call: Call) => Promise<Outcome>; post?: (call: Call) => Promise<Outcome> },
): Page => ({ path, visitors, ...handlers })

const own = (path: string, page: Omit<Page, 'path' | 'visitors'>): Page => ({ path, visitors: 'own', ...page })

const organisationPath = '/account/organisation'
const securityPath = '/account/security'
const sessionsPath = '/account/sessions'

/** A page of password and second step. */
const ofSecurity = (path: string, page: Omit<Page, 'path' | 'visitors'>): Page =>
  own(`${securityPath}${path}`, { ...page, setsUpSecondStep: true })

/** All pages of accounts, each declared once: from here come the routes, and in this order the navigation. */
export const accountPageList: readonly Page[] = [
  open('/sign-up', 'signedOut', { get: showSignUp, post: signUp }),
  open('/check-mail', 'all', { get: showCheckMail, post: sendAgain }),
  open('/verify', 'all', { get: showVerify, post: verify }),
  open('/sign-in', 'signedOut', { get: showSignIn, post: signIn }),
  open('/sign-in/code', 'signedOut', { get: showCode, post: signInByCode }),
  open('/sign-in/passkey', 'signedOut', { post: passkeySignIn.askForPasskey }),
  open('/sign-in/passkey/answer', 'signedOut', { post: passkeySignIn.signInByPasskey }),
  open('/sign-in/code/passkey', 'signedOut', { post: passkeySignIn.askForSecondPasskey }),
  open('/sign-in/code/passkey/answer', 'signedOut', { post: passkeySignIn.secondPasskey }),
  open('/forgot', 'all', { get: showForgot, post: forgot }),
  open('/reset', 'all', { get: showReset, post: reset }),
  open('/sign-out', 'all', { post: signOut }),
  open('/language', 'either', {
    post: call => chooseLanguage(call, path => pageAt(path)?.page.get !== undefined),
  }),
  open('/invitations/{id}', 'either', { get: showInvitation }),
  ...Object.entries(letterLinkPages).map(([path, handlers]) => open(path, 'all', handlers)),
  own('/invitations/{id}/accept', { post: acceptInvitation }),
  own('/invitations/{id}/decline', { post: declineInvitation }),
  own('/account', { navigation: 'nav.account', get: showAccount, post: saveAccount }),
  own('/account/terms', { post: acceptTerms }),
  ...Object.entries(ownLeadPages).map(([path, page]) => own(path, page)),
  own(reportPath, { navigation: 'nav.report', get: showReport, post: makeReport }),
  own('/account/embed', { navigation: 'nav.embed', get: showEmbed }),
  own('/account/keys', { navigation: 'nav.keys', get: showKeys, post: createKey }),
  own(earlierKeysPath, { get: showEarlierKeys, post: revokeEarlierKeys }),
  own('/account/keys/{id}', { get: showKey }),
  own('/account/keys/{id}/embed', { post: saveEmbed }),
  own('/account/keys/{id}/hand-over', { post: handOverKey }),
  own('/account/keys/{id}/revoke', { post: revokeKey }),
  own('/account/keys/{id}/origins', { post: saveOrigins }),
  { path: askPath, visitors: 'either', navigation: 'nav.ask', get: showAsk },
  own('/account/provider-keys', { navigation: 'nav.providerKeys', get: showProviderKeys }),
  own('/account/provider-keys/{id}', { post: saveProviderKey }),
  own('/account/provider-keys/{id}/delete', { post: deleteProviderKey }),
  own(organisationPath, {
    navigation: 'nav.organisation',
    get: organisation.showOrganisation,
    post: organisation.foundOrganisation,
  }),
  own(`${organisationPath}/invitations`, { post: organisation.invite }),
  own(`${organisationPath}/invitations/{id}/cancel`, { post: organisation.cancelInvitation }),
  own(`${organisationPath}/members/{id}/role`, { post: organisation.setRole }),
  own(`${organisationPath}/members/{id}/remove`, { post: organisation.removeMember }),
  own(`${organisationPath}/second-step`, { post: organisation.requireSecondStep }),
  own(`${organisationPath}/leave`, { post: organisation.leave }),
  own(`${organisationPath}/delete`, { post: organisation.deleteOrganisation }),
  own(`${organisationPath}/keys`, { get: showKeysToReplace }),
  own(`${organisationPath}/events`, { get: showEvents }),
  own(`${organisationPath}/events/export`, { post: exportEvents }),
  own(`${organisationPath}/branding`, {
    get: showBranding,
    post: saveBranding,
    isMultipart: true,
    tooLarge: logoTooLarge,
  }),
  own(`${organisationPath}/branding/sample`, { post: makeSample }),
  ofSecurity('', { navigation: 'nav.security', get: security.showSecurity }),
  ofSecurity(`/password`, { post: security.changePassword }),
  ofSecurity(`/two-factor`, { post: secondStep.startTwoFactor }),
  ofSecurity(`/two-factor/confirm`, { post: secondStep.confirmTwoFactor }),
  ofSecurity(`/two-factor/off`, { post: secondStep.stopTwoFactor }),
  ofSecurity(`/backup-codes`, { post: secondStep.makeBackupCodes }),
  ofSecurity('/passkeys', { post: passkeys.askForPasskey }),
  ofSecurity('/passkeys/added', { post: passkeys.addPasskey }),
  ofSecurity('/passkeys/{id}', { get: passkeys.showPasskey }),
  ofSecurity('/passkeys/{id}/rename', { post: passkeys.renamePasskey }),
  ofSecurity('/passkeys/{id}/remove', { post: passkeys.removePasskey }),
  own(sessionsPath, { navigation: 'nav.sessions', get: showSessions }),
  own(`${sessionsPath}/end`, { post: endSessions }),
  own('/account/privacy', { navigation: 'nav.privacy', get: showPrivacy }),
  own('/account/privacy/export', { post: exportData }),
  own('/account/privacy/delete', { post: deleteAccount }),
]

/** The page of a request, with the variable part of its path. */
export interface FoundPage {
  page: Page
  id: string
}

const byPath = new Map(accountPageList.filter(({ path }) => !path.includes('{')).map(page => [page.path, page]))

const patterns = accountPageList
  .filter(({ path }) => path.includes('{'))
  .map(page => ({ page, pattern: new RegExp(`^${page.path.replace('{id}', '([\\w-]{1,60})')}$`) }))

/** The page at a path; one path, one spelling. */
export const pageAt = (path: string): FoundPage | undefined => {
  const page = byPath.get(path)
  if (page) return { page, id: '' }
  for (const { page: candidate, pattern } of patterns) {
    const id = pattern.exec(path)?.[1]
    if (id !== undefined) return { page: candidate, id }
  }
  return undefined
}
