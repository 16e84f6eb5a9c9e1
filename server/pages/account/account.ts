import type * as z from 'zod'
import type { Me } from '#contract/account/me'
import type { AccountUsage } from '#contract/account/usage'
import { isLanguage, ownNames } from '#languages/registry'
import type { FirstSteps } from '../../services/leads/lead-services.ts'
import { faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'
import { fault, missing, type Outcome, type OwnCall, type RefusedForm, refusedForm, tried } from './call.ts'
import { firstStepsView } from './first-steps.ts'
import { termsCard } from './terms.ts'

/** What the first page of an account shows. */
export interface AccountPage {
  me: z.infer<typeof Me>
  keys: z.infer<typeof AccountUsage>['keys']
  /** How far the organisation is on its way to a first contact; undefined without one. */
  steps?: FirstSteps | undefined
  /** The terms of contacts that the organisation has not accepted. */
  openTerms?: { termsUrl: string; mayAccept: boolean } | undefined
  isAccepted?: boolean
  isSaved?: boolean
  refused?: Refused | undefined
}

const form = { form: 'account', fields: ['name', 'locale'] } as const

const facts = (words: Words, { email, plan, organisation }: AccountPage['me']): Html => {
  const { text, markup } = words
  const member =
    organisation &&
    markup('account.member', {
      organisation: html`<bdi>${organisation.name}</bdi>`,
      role: text(`role.${organisation.role}`),
    })
  return html`<dl class="facts"><dt>${text('field.email')}</dt><dd><bdi>${email}</bdi><br><small>${text('account.emailFixed')}</small></dd>
<dt>${text('account.plan')}</dt><dd>${text(`plan.${plan}`)}</dd>
<dt>${text('nav.organisation')}</dt><dd>${member ?? html`<a href="/account/organisation">${text('organisation.found')}</a>`}</dd></dl>`
}

/** What is left of a key today, in words. */
export const leftToday = (words: Words, { remaining }: { remaining: number | null }): string =>
  remaining === null ? words.text('unlimited') : words.number(remaining)

const today = (words: Words, keys: AccountPage['keys']): Html => {
  const { text } = words
  if (keys.length === 0) return html`<p>${text('keys.empty')} <a href="/account/keys">${text('keys.create')}</a></p>`
  return table({
    caption: text('account.today'),
    columns: [
      { text: text('keys.key') },
      { text: text('keys.used'), isNumber: true },
      { text: text('keys.rest'), isNumber: true },
    ],
    rows: keys.map(key => [
      html`<a href="/account/keys/${key.keyId}"><bdi>${key.name}</bdi></a>`,
      words.number(key.today.used),
      leftToday(words, key.today),
    ]),
  })
}

/** Who the account is, what is left today, name and language. */
export const accountView = (words: Words, page: AccountPage): Html => {
  const { me, keys, steps, openTerms, isAccepted, isSaved, refused } = page
  const { text } = words
  const { input, select } = fieldsOf(words, form.form, refused)
  return html`${isSaved && notice(text('account.saved'))}${isAccepted && notice(text('terms.accepted'))}${faultSummary(words, refused)}
${openTerms && termsCard(words, openTerms)}${firstStepsView(words, steps)}${facts(words, me)}
<h2>${text('today')}</h2>
${today(words, keys)}
<p>${text('account.analyze', { left: words.number(me.analyze.remaining), limit: words.number(me.analyze.limit) })}</p>
<h2>${text('account.settings')}</h2>
${postForm(
  '/account',
  html`${input('name', { autocomplete: 'name', value: me.name })}
${select(
  'locale',
  Object.entries(ownNames).map(([value, name]) => ({ value, text: name })),
  { value: me.locale },
)}<button>${text('save')}</button>`,
)}`
}

const page = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const [me, { keys }, list, steps, membership] = await Promise.all([
    accounts.profiles.me(actor),
    accounts.keys.usage(actor),
    accounts.keys.list(actor),
    accounts.leads.firstSteps(actor),
    accounts.organisations.membership(actor.session.userId),
  ])
  const isOpen = membership !== undefined && (await accounts.leads.setting.settings(actor)).off === 'terms'
  const active = new Set(list.filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id))
  return {
    title: words.text('account.title'),
    main: accountView(words, {
      me,
      keys: keys.filter(({ keyId }) => active.has(keyId)),
      steps,
      openTerms: isOpen ? { termsUrl: accounts.settings.termsUrl, mayAccept: membership.role !== 'member' } : undefined,
      isAccepted: query.has('accepted') && !refused,
      isSaved: query.has('saved') && !refused,
      refused: refused?.refused,
    }),
    status: refused?.status ?? 200,
  }
}

/** Shows the account: `GET /account`. */
export const showAccount = (call: OwnCall): Promise<Outcome> => page(call)

/** POST: name and language are saved. */
export const saveAccount = async (call: OwnCall): Promise<Outcome> => {
  const empty = missing(call, ['name'])
  if (empty.length > 0) return page(call, refusedForm(call, form, empty))
  const [name, locale] = [call.form.text('name'), call.form.text('locale')]
  if (!isLanguage(locale)) return page(call, refusedForm(call, form, [fault(call.words, 'locale', 'fault.notAllowed')]))
  const refused = await tried(call, form, () => call.accounts.profiles.save(call.actor, { name, locale }))
  return refused ? page(call, refused) : { to: '/account?saved=1' }
}
