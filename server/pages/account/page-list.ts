import type { IconName } from '../icons.ts'
import { letterLinkPages, ownLeadPages } from '../leads/lead-pages.ts'
import { askPath, madeItemsPath } from '../paths.ts'
import type { PlainKey } from '../words.ts'
import { removeChosenAccess, showAccessReview } from './access-review.ts'
import { saveAccount, showAccount } from './account.ts'
import { areaPagePath, chooseAreaPage, showAreaPage } from './area-page.ts'
import { showAsk } from './ask.ts'
import { loadLogoTooLargePage, makeSample, saveBranding, showBranding } from './branding.ts'
import type { Call, Outcome, OwnCall } from './call.ts'
import { sendConfirmationAgain, showCheckMail } from './check-mail.ts'
import { showCode, signInByCode } from './code.ts'
import { createKey, showKeys } from './created-key.ts'
import { cancelEmailChange, confirmEmailChange, emailPath, showEmailQuestion } from './email-change.ts'
import { saveEmbed, saveOrigins, showEmbed } from './embed.ts'
import { downloadPlugin } from './embed-plugin.ts'
import { requestPasswordReset, resetPassword, showForgot, showReset } from './forgot.ts'
import { showHandOver, undoHandOver } from './hand-over.ts'
import { chooseLanguage, signOutFromForm } from './head-forms.ts'
import { acceptInvitation, declineInvitation, showInvitation } from './invitation.ts'
import { revokeKey, showKey, transferKey } from './key.ts'
import { endMadeItem, keepMadeItem, showMadeItems } from './made-items.ts'
import { inviteMember, setMemberRole } from './member-changes.ts'
import * as organisation from './organisation.ts'
import { exportEvents, showEvents } from './organisation-events.ts'
import * as passkeySignIn from './passkey-sign-in.ts'
import * as passkeys from './passkeys.ts'
import { deleteAccountFromForm, exportData, showPrivacy } from './privacy.ts'
import { deleteProviderKey, saveProviderKey, showProviderKeys } from './provider-keys.ts'
import { loadPhotoTooLargePage, makeReport, reportPath, showReport } from './report.ts'
import { resultsPath, showResults } from './results.ts'
import * as secondStep from './second-step.ts'
import * as security from './security.ts'
import { endChosenSessions, showSessions } from './sessions.ts'
import { createCodeSender, makeShopWindow, shopWindowPath, showShopWindow } from './shop-window.ts'
import { showSignIn, signInByPassword } from './sign-in.ts'
import { createAccountFromForm, showSignUp } from './sign-up.ts'
import { acceptTermsFromForm } from './terms.ts'
import { showVerify, verifySignUp } from './verify.ts'

/** Audience of a page: all visitors; signed-out only; signed in or not, with the actor if any; signed-in only. */
type Visitors = 'all' | 'signedOut' | 'either' | 'own'

/** A page: its path, with `{id}` for its parameter, and its handlers. */
export interface Page {
  path: string
  visitors: Visitors
  /** Text key of its navigation link; absent for pages outside the navigation. */
  navigation?: PlainKey
  /** Icon of a link that stays in sight on phones. */
  icon?: IconName
  get?: (call: OwnCall) => Promise<Outcome>
  post?: (call: OwnCall) => Promise<Outcome>
  /** Accessible to users who must set up a second factor first. */
  setsUpSecondStep?: boolean
  /** Page of the form that is posted here, with `{id}` for its parameter: its entries are kept over a sign-in or a refusal. */
  keepsFor?: string
  /** A step of the sign-in: its form may carry entries that were kept. */
  keepsEntries?: boolean
  /** The form carries a file. */
  isMultipart?: boolean
  /** Body limit of a form with a file, where it is not that of a logo. */
  bytesMax?: number
  /** Handles a form above the body limit. */
  tooLarge?: (call: OwnCall) => Promise<Outcome>
}

/** A page that anybody sees has no actor; only `defineOwnPage` and `either` pages look at one. */
const definePublicPage = (
  path: string,
  visitors: Exclude<Visitors, 'own'>,
  handlers: { get?: (call: Call) => Promise<Outcome>; post?: (call: Call) => Promise<Outcome> },
): Page => ({ path, visitors, ...handlers })

/** Declares a step of the sign-in. */
const defineSignInPage = (path: string, handlers: Parameters<typeof definePublicPage>[2]): Page => ({
  ...definePublicPage(path, 'signedOut', handlers),
  keepsEntries: true,
})

const defineOwnPage = (path: string, page: Omit<Page, 'path' | 'visitors'>): Page => ({
  path,
  visitors: 'own',
  ...page,
})

/** Body limit of a form with a photo: one above the limit of photos is still told at its field, and nothing typed is lost. */
const photoFormBytesMax = 10 * 1_048_576

const organisationPath = '/account/organisation'
const securityPath = '/account/security'
const sessionsPath = '/account/sessions'

/** Declares a page of password and second factor. */
const defineSecurityPage = (path: string, page: Omit<Page, 'path' | 'visitors'>): Page =>
  defineOwnPage(`${securityPath}${path}`, { ...page, setsUpSecondStep: true })

/** All account pages; source of the routes, and of the navigation in this order. */
export const accountPageList: readonly Page[] = [
  definePublicPage('/sign-up', 'signedOut', { get: showSignUp, post: createAccountFromForm }),
  definePublicPage('/check-mail', 'all', { get: showCheckMail, post: sendConfirmationAgain }),
  definePublicPage('/verify', 'all', { get: showVerify, post: verifySignUp }),
  defineSignInPage('/sign-in', { get: showSignIn, post: signInByPassword }),
  defineSignInPage('/sign-in/code', { get: showCode, post: signInByCode }),
  defineSignInPage('/sign-in/passkey', { post: passkeySignIn.requestSignInPasskey }),
  defineSignInPage('/sign-in/passkey/answer', { post: passkeySignIn.signInByPasskey }),
  defineSignInPage('/sign-in/code/passkey', { post: passkeySignIn.requestSecondPasskey }),
  defineSignInPage('/sign-in/code/passkey/answer', { post: passkeySignIn.signInBySecondPasskey }),
  definePublicPage('/forgot', 'all', { get: showForgot, post: requestPasswordReset }),
  definePublicPage('/reset', 'all', { get: showReset, post: resetPassword }),
  definePublicPage('/confirm-email', 'all', { get: showEmailQuestion, post: confirmEmailChange }),
  definePublicPage('/sign-out', 'all', { post: signOutFromForm }),
  definePublicPage('/language', 'either', {
    post: call => chooseLanguage(call, path => findAccountPage(path)?.page.get !== undefined),
  }),
  definePublicPage('/invitations/{id}', 'either', { get: showInvitation }),
  ...Object.entries(letterLinkPages).map(([path, handlers]) => definePublicPage(path, 'all', handlers)),
  defineOwnPage('/invitations/{id}/accept', { post: acceptInvitation }),
  defineOwnPage('/invitations/{id}/decline', { post: declineInvitation }),
  defineOwnPage('/account', {
    navigation: 'nav.start',
    icon: 'home',
    get: showAccount,
    keepsFor: '/account',
    post: saveAccount,
  }),
  defineOwnPage('/account/terms', { post: acceptTermsFromForm }),
  ...Object.entries(ownLeadPages).map(([path, page]) => defineOwnPage(path, page)),
  defineOwnPage(reportPath, {
    navigation: 'nav.report',
    icon: 'file',
    get: showReport,
    keepsFor: reportPath,
    post: makeReport,
    isMultipart: true,
    bytesMax: photoFormBytesMax,
    tooLarge: loadPhotoTooLargePage,
  }),
  defineOwnPage('/account/embed', { navigation: 'nav.embed', icon: 'code', get: showEmbed }),
  defineOwnPage(resultsPath, { navigation: 'nav.results', get: showResults }),
  defineOwnPage(shopWindowPath, { get: showShopWindow, keepsFor: shopWindowPath, post: makeShopWindow }),
  defineOwnPage(areaPagePath, { get: showAreaPage, keepsFor: areaPagePath, post: chooseAreaPage }),
  defineOwnPage(`${shopWindowPath}/code.svg`, { get: createCodeSender('svg') }),
  defineOwnPage(`${shopWindowPath}/code.png`, { get: createCodeSender('png') }),
  defineOwnPage('/account/keys', { navigation: 'nav.keys', get: showKeys, keepsFor: '/account/keys', post: createKey }),
  defineOwnPage('/account/keys/{id}', { get: showKey }),
  defineOwnPage('/account/keys/{id}/embed', { keepsFor: '/account/embed?key={id}', post: saveEmbed }),
  defineOwnPage('/account/keys/{id}/wordpress.zip', { get: downloadPlugin }),
  defineOwnPage('/account/keys/{id}/hand-over', { post: transferKey }),
  defineOwnPage('/account/keys/{id}/revoke', { post: revokeKey }),
  defineOwnPage('/account/keys/{id}/origins', { keepsFor: '/account/embed?key={id}', post: saveOrigins }),
  { path: askPath, visitors: 'either', navigation: 'nav.ask', get: showAsk },
  defineOwnPage('/account/provider-keys', { get: showProviderKeys }),
  defineOwnPage('/account/provider-keys/{id}', { post: saveProviderKey }),
  defineOwnPage('/account/provider-keys/{id}/delete', { post: deleteProviderKey }),
  defineOwnPage(organisationPath, {
    navigation: 'nav.organisation',
    get: organisation.showOrganisation,
    keepsFor: organisationPath,
    post: organisation.createOrganisationFromForm,
  }),
  defineOwnPage(`${organisationPath}/invitations`, { keepsFor: organisationPath, post: inviteMember }),
  defineOwnPage(`${organisationPath}/invitations/{id}/cancel`, { post: organisation.cancelMemberInvitation }),
  defineOwnPage(`${organisationPath}/members/{id}/role`, { post: setMemberRole }),
  defineOwnPage(`${organisationPath}/members/{id}/remove`, { post: organisation.removeMember }),
  defineOwnPage(`${organisationPath}/second-step`, { post: organisation.requireSecondStep }),
  defineOwnPage(`${organisationPath}/leave`, { post: organisation.leaveOrganisation }),
  defineOwnPage(`${organisationPath}/delete`, { post: organisation.deleteOrganisation }),
  defineOwnPage(madeItemsPath, { get: showMadeItems }),
  defineOwnPage(`${madeItemsPath}/keep`, { post: keepMadeItem }),
  defineOwnPage(`${madeItemsPath}/end`, { post: endMadeItem }),
  defineOwnPage(`${organisationPath}/hand-over`, { get: showHandOver, post: undoHandOver }),
  defineOwnPage(`${organisationPath}/events`, { get: showEvents }),
  defineOwnPage(`${organisationPath}/events/export`, { post: exportEvents }),
  defineOwnPage(`${organisationPath}/branding`, {
    get: showBranding,
    keepsFor: `${organisationPath}/branding`,
    post: saveBranding,
    isMultipart: true,
    tooLarge: loadLogoTooLargePage,
  }),
  defineOwnPage(`${organisationPath}/branding/sample`, { post: makeSample }),
  defineSecurityPage('', { navigation: 'nav.security', get: security.showSecurity }),
  defineSecurityPage('/review', { get: showAccessReview, post: removeChosenAccess }),
  defineSecurityPage(`/password`, { post: security.changePassword }),
  defineSecurityPage(`/two-factor`, { post: secondStep.startTwoFactor }),
  defineSecurityPage(`/two-factor/confirm`, { post: secondStep.confirmTwoFactor }),
  defineSecurityPage(`/two-factor/off`, { post: secondStep.disableTwoFactor }),
  defineSecurityPage(`/backup-codes`, { post: secondStep.renewBackupCodes }),
  defineSecurityPage('/passkeys', { keepsFor: securityPath, post: passkeys.requestNewPasskey }),
  defineSecurityPage('/passkeys/added', { post: passkeys.addPasskey }),
  defineSecurityPage('/passkeys/{id}', { get: passkeys.showPasskey }),
  defineSecurityPage('/passkeys/{id}/rename', {
    keepsFor: `${securityPath}/passkeys/{id}`,
    post: passkeys.renamePasskey,
  }),
  defineSecurityPage('/passkeys/{id}/remove', { post: passkeys.removePasskey }),
  defineOwnPage(emailPath, { keepsFor: securityPath, post: security.changeEmail }),
  defineOwnPage(`${emailPath}/cancel`, { post: cancelEmailChange }),
  defineOwnPage(sessionsPath, { get: showSessions }),
  defineOwnPage(`${sessionsPath}/end`, { post: endChosenSessions }),
  defineOwnPage('/account/privacy', { navigation: 'nav.privacy', get: showPrivacy }),
  defineOwnPage('/account/privacy/export', { post: exportData }),
  defineOwnPage('/account/privacy/delete', { post: deleteAccountFromForm }),
]

/** The page of a request, with its path parameter. */
export interface FoundPage {
  page: Page
  id: string
}

const byPath = new Map(accountPageList.filter(({ path }) => !path.includes('{')).map(page => [page.path, page]))

const patterns = accountPageList
  .filter(({ path }) => path.includes('{'))
  .map(page => ({ page, pattern: new RegExp(`^${page.path.replace('{id}', '([\\w-]{1,60})')}$`) }))

/** Finds the page at a path; matches exactly. */
export const findAccountPage = (path: string): FoundPage | undefined => {
  const page = byPath.get(path)
  if (page) return { page, id: '' }
  for (const { page: candidate, pattern } of patterns) {
    const id = pattern.exec(path)?.[1]
    if (id !== undefined) return { page: candidate, id }
  }
  return undefined
}
