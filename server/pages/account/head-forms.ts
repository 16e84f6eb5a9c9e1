import { isLanguage } from '#languages/registry'
import { type Call, forgetPages, type Outcome, type OwnCall } from './call.ts'
import { languageCookie } from './language.ts'
import { isNext } from './sign-in.ts'

/** Longest path and query that a choice of language leads back to: one with the token of a letter. */
const nextMax = 2048

/** Whether GET shows a page at a path. */
type IsPage = (path: string) => boolean

/** A page of ours with its query; anything else is the account. */
const pageToReturnTo = (next: string, isPage: IsPage): string => {
  const [path = '', ...rest] = next.split('?')
  const isPlain = next.length <= nextMax && /^[\x21-\x7E]*$/.test(next) && rest.length <= 1
  return isPlain && isPage(path) ? next : '/account'
}

/** POST: the session ends and its cookie goes. */
export const signOut = async (call: Call): Promise<Outcome> => {
  const cookies = await call.accounts.entry.signOut(call.cookie)
  const next = call.form.text('next')
  const to = isNext(next) ? `/sign-in?next=${encodeURIComponent(next)}` : '/sign-in'
  return { to, cookies, headers: forgetPages }
}

/** POST: the language of the pages, in a cookie, and of who is signed in also in the account. */
export const chooseLanguage = async (call: Call & { actor?: OwnCall['actor'] }, isPage: IsPage): Promise<Outcome> => {
  const locale = call.form.text('locale')
  const to = pageToReturnTo(call.form.text('next'), isPage)
  if (!isLanguage(locale)) return { to }
  const { actor, accounts } = call
  if (actor) await accounts.profiles.save(actor, { name: actor.session.user.name, locale })
  return { to, cookies: [languageCookie(locale, call.place.origin)] }
}
