import type { Request } from 'express'
import type { SentForm } from '../../http/bodies/form-body.ts'
import type { Session } from '../../ports/accounts.ts'
import { renderNotice } from '../form.ts'
import { html } from '../html.ts'
import type { Words } from '../words.ts'
import type { Call, Outcome, OwnCall, RenderedPage } from './call.ts'
import {
  buildKeptPage,
  type KeptEntries,
  keepEntries,
  keptField,
  readContinuation,
  readKeptForm,
  renderKeptForm,
} from './kept-entries.ts'
import type { FoundPage } from './page-list.ts'
import { toReturnPath } from './return-path.ts'
import { buildSignInPage } from './sign-in-page.ts'

/** Path of the page of a posted form. */
const getFormPath = ({ page, id }: FoundPage): string => page.keepsFor?.replace('{id}', id) ?? '/account'

/** Entries of a posted form, also of one whose entries were kept before. */
const readEntries = (req: Request, form: SentForm): KeptEntries | undefined => {
  const action = toReturnPath(req.path)
  const entries = form.exact(keptField)
  if (entries !== '') return readKeptForm(entries) && action !== '' ? { action, entries } : undefined
  return keepEntries(action, form)
}

/** Whether a redirect of a posted form would lose its entries. */
export const isKeeping = (req: Request, { page }: FoundPage, visitor: Session | undefined): boolean =>
  req.method === 'POST' &&
  (page.visitors === 'own' ? page.keepsFor !== undefined && !visitor : page.keepsEntries === true)

/** Answers a form whose redirect would lose its entries: with the sign-in, or with the way back to them. */
export const answerKept = (
  req: Request,
  found: FoundPage,
  call: Call,
  visitor: Session | undefined,
): Outcome | undefined => {
  if (visitor) {
    const { kept } = readContinuation(call.form)
    return kept && buildKeptPage(call.words, kept)
  }
  const kept = readEntries(req, call.form)
  return kept && { ...(buildSignInPage(call, { next: getFormPath(found), kept }) as RenderedPage), status: 401 }
}

/** Keeps the entries of a form whose handling ended the session. */
export const keepAfterEnd = (req: Request, found: FoundPage, call: Call, outcome: Outcome): Outcome => {
  if (!('to' in outcome && outcome.endsSession) || found.page.keepsFor === undefined) return outcome
  const asked = answerKept(req, found, call, undefined)
  return asked ? { ...(asked as RenderedPage), cookies: outcome.cookies ?? [] } : outcome
}

/** Shows a form with the entries that were kept; nothing is done before the person sends it. */
export const showReturned = async (
  found: FoundPage,
  call: OwnCall,
  handler: (call: OwnCall) => Promise<Outcome>,
): Promise<Outcome> => {
  const form = found.page.keepsFor === undefined ? undefined : readKeptForm(call.form.exact(keptField))
  if (!form) return { to: getFormPath(found) }
  const outcome = await handler({ ...call, form, isReturned: true })
  return 'main' in outcome
    ? { ...outcome, main: html`${renderNotice(call.words.text('kept.back'))}${outcome.main}` }
    : outcome
}

/** Adds the way back to the entries of a form that failed. */
export const addKeptEntries = (
  words: Words,
  problem: RenderedPage,
  { req, found, form }: { req: Request; found: FoundPage; form: SentForm | undefined },
): RenderedPage => {
  const kept = found.page.keepsFor !== undefined && form ? readEntries(req, form) : undefined
  return kept ? { ...problem, main: html`${problem.main}${renderKeptForm(words, kept)}` } : problem
}
