import { isLanguage } from '#languages/registry'
import { type Call, forgetPages, type Outcome, type OwnCall } from './call.ts'
import { createLanguageCookie } from './language.ts'
import { isReturnPath } from './return-path.ts'

/** Maximum length of the path and query to return to after choosing a language; a path with an e-mail token fits. */
const nextMax = 2048

/** Whether GET shows a page at a path. */
type IsPage = (path: string) => boolean

/** Path and query of one of our pages; the account for any other value. */
const choosePageToReturnTo = (next: string, isPage: IsPage): string => {
  const [path = '', ...rest] = next.split('?')
  const isPlain = next.length <= nextMax && /^[\x21-\x7E]*$/.test(next) && rest.length <= 1
  return isPlain && isPage(path) ? next : '/account'
}

/** Handles POST: ends the session and clears its cookie. */
export const signOutFromForm = async (call: Call): Promise<Outcome> => {
  const cookies = await call.accounts.entry.signOut(call.cookie)
  const next = call.form.text('next')
  const to = isReturnPath(next) ? `/sign-in?next=${encodeURIComponent(next)}` : '/sign-in'
  return { to, cookies, headers: forgetPages }
}

/** Handles POST: saves the language in a cookie, and for signed-in users also in the account. */
export const chooseLanguage = async (call: Call & { actor?: OwnCall['actor'] }, isPage: IsPage): Promise<Outcome> => {
  const locale = call.form.text('locale')
  const to = choosePageToReturnTo(call.form.text('next'), isPage)
  if (!isLanguage(locale)) return { to }
  const { actor, accounts } = call
  if (actor) await accounts.profiles.save(actor, { name: actor.session.user.name, locale })
  return { to, cookies: [createLanguageCookie(locale, call.place.origin)] }
}
