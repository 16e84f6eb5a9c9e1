import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { Me } from '#contract/account/me'
import type { AccountUsage } from '#contract/account/usage'
import { utcDay } from '#domain/core/instants'
import { isLanguage, ownNames } from '#languages/registry'
import { isFormUsed } from '../../ports/embeds.ts'
import { applyContactDefault } from '../../services/leads/form-settings.ts'
import { createFormFields, type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import {
  createFault,
  createRefusedForm,
  findMissingFields,
  type Outcome,
  type OwnCall,
  type RefusedForm,
  trySubmit,
} from './call.ts'
import { countOpenSteps, type MemberSteps, renderFirstSteps } from './first-steps.ts'
import { chartDays } from './month.ts'
import { type AgencyStart, lastLeads, renderStart, renderStartHeading } from './start.ts'
import { renderTermsCard } from './terms.ts'

/** Data of the account overview page. */
export interface AccountPage {
  me: z.infer<typeof Me>
  keys: z.infer<typeof AccountUsage>['keys']
  /** Progress of the organisation towards its first lead; undefined without an organisation. */
  steps?: MemberSteps | undefined
  /** Use of the forms; undefined until the first steps are passed or a form was used. */
  start?: AgencyStart | undefined
  /** Lead terms that the organisation has not accepted yet. */
  openTerms?: { termsUrl: string; mayAccept: boolean } | undefined
  isAccepted?: boolean
  isSaved?: boolean
  refused?: Refused | undefined
}

const form = { form: 'account', fields: ['name', 'locale'] } as const

const renderAccountFacts = (words: Words, { email, plan, organisation }: AccountPage['me']): Html => {
  const { text, markup } = words
  const member =
    organisation &&
    markup('account.member', {
      organisation: html`<bdi>${organisation.name}</bdi>`,
      role: text(`role.${organisation.role}`),
    })
  return html`<dl class="facts"><dt>${text('field.email')}</dt><dd><bdi>${email}</bdi><br><a href="/account/security#email">${text('email.submit')}</a></dd>
<dt>${text('account.plan')}</dt><dd>${text(`plan.${plan}`)}</dd>
<dt>${text('nav.organisation')}</dt><dd>${member ?? html`<a href="/account/organisation">${text('organisation.found')}</a>`}</dd></dl>`
}

/** Formats the remaining quota of a key today. */
export const formatRemainingToday = (words: Words, { remaining }: { remaining: number | null }): string =>
  remaining === null ? words.text('unlimited') : words.number(remaining)

const renderUsageToday = (words: Words, keys: AccountPage['keys']): Html => {
  const { text } = words
  if (keys.length === 0) return html`<p>${text('keys.empty')} <a href="/account/keys">${text('keys.create')}</a></p>`
  return renderTable({
    caption: text('account.today'),
    columns: [
      { text: text('keys.key') },
      { text: text('keys.used'), isNumber: true },
      { text: text('keys.rest'), isNumber: true },
    ],
    rows: keys.map(key => [
      html`<a href="/account/keys/${key.keyId}"><bdi>${key.name}</bdi></a>`,
      words.number(key.today.used),
      formatRemainingToday(words, key.today),
    ]),
  })
}

/** Title of the account: the steps that are left, or the period of the figures. */
export const getAccountTitle = (words: Words, page: AccountPage): string => {
  const { text, number } = words
  const left = countOpenSteps(page.steps)
  const { organisation } = page.me
  if (organisation && page.start) return text('start.title', { organisation: organisation.name })
  return left === 1 ? text('steps.leftOne') : text('steps.left', { count: number(left) })
}

/** Renders the head of the start page: its steps while they are under way, else title and lead. */
export const renderAccountHeading = (words: Words, page: AccountPage): Html => {
  const title = getAccountTitle(words, page)
  if (page.start) return renderStartHeading(words, title, page.start.usage)
  return html`<div class="headline"><div><h1>${title}</h1><p class="soft">${words.text('steps.lead')}</p></div></div>`
}

/** Renders the account: first steps or figures, e-mail and plan, remaining quota today, name and language. */
export const renderAccount = (words: Words, page: AccountPage): Html => {
  const { me, keys, steps, start, openTerms, isAccepted, isSaved, refused } = page
  const { text } = words
  const { input, select } = createFormFields(words, form.form, refused)
  return html`${isSaved && renderNotice(text('account.saved'))}${isAccepted && renderNotice(text('terms.accepted'))}${renderFaultSummary(words, refused)}
${openTerms && renderTermsCard(words, openTerms)}${renderFirstSteps(words, steps)}${start && renderStart(words, start)}
<h2>${text('start.yours')}</h2>
${renderAccountFacts(words, me)}
<h2>${text('today')}</h2>
${renderUsageToday(words, keys)}
<p>${text('account.analyze', { left: words.number(me.analyze.remaining), limit: words.number(me.analyze.limit) })}</p>
<h2>${text('account.settings')}</h2>
${renderPostForm(
  '/account',
  html`${input('name', { autocomplete: 'name', value: me.name })}
${select(
  'locale',
  Object.entries(ownNames).map(([value, name]) => ({ value, text: name })),
  { value: me.locale },
)}<button>${text('save')}</button>`,
)}`
}

/**
 * Use of the forms, newest contacts and open tasks of a member’s organisation; undefined until its first steps are passed
 * or its forms were used.
 */
const loadStart = async ({ accounts, actor, now }: OwnCall, left: number): Promise<AgencyStart | undefined> => {
  const { embeds, leads: inbox } = accounts.leads
  const usage = await embeds.organisationDays(actor, chartDays)
  if (left > 0 && !usage.some(isFormUsed)) return undefined
  const [{ leads }, colleagues, waiting] = await Promise.all([
    inbox.list(actor, { limit: lastLeads }),
    inbox.colleagues(actor),
    inbox.countOpen(actor),
  ])
  return { today: utcDay(now), usage, leads, colleagues, waiting }
}

/** First steps of a member’s organisation, with the code of its website key for those who may change it. */
const loadSteps = async (
  { accounts, actor, place }: OwnCall,
  { list, mayChange }: { list: readonly z.infer<typeof Key>[]; mayChange: boolean },
): Promise<MemberSteps | undefined> => {
  const steps = await accounts.leads.firstSteps(actor)
  const key = list.find(({ id }) => id === steps?.websiteKeyId)
  if (!steps || !mayChange || !key?.text) return steps && { ...steps, mayChange }
  const [saved, { off }] = await Promise.all([
    accounts.leads.embeds.settings(actor, key.id),
    accounts.leads.setting.settings(actor),
  ])
  const settings = applyContactDefault(saved, off === undefined)
  return { ...steps, mayChange, code: { service: place.origin, apiKey: key.text, settings } }
}

const loadAccountPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const [me, { keys }, list, membership] = await Promise.all([
    accounts.profiles.me(actor),
    accounts.keys.usage(actor),
    accounts.keys.list(actor),
    accounts.organisations.membership(actor.session.userId),
  ])
  const isOpen = membership !== undefined && (await accounts.leads.setting.settings(actor)).off === 'terms'
  const mayChange = membership !== undefined && membership.role !== 'member'
  const steps = await loadSteps(call, { list, mayChange })
  const start = membership && (await loadStart(call, countOpenSteps(steps)))
  const active = new Set(list.filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id))
  const page: AccountPage = {
    me,
    keys: keys.filter(({ keyId }) => active.has(keyId)),
    steps,
    start,
    openTerms: isOpen ? { termsUrl: accounts.settings.termsUrl, mayAccept: mayChange } : undefined,
    isAccepted: query.has('accepted') && !refused,
    isSaved: query.has('saved') && !refused,
    refused: refused?.refused,
  }
  return {
    title: getAccountTitle(words, page),
    heading: renderAccountHeading(words, page),
    main: renderAccount(words, page),
    status: refused?.status ?? 200,
  }
}

/** Handles `GET /account`. */
export const showAccount = (call: OwnCall): Promise<Outcome> => loadAccountPage(call)

/** Handles POST: saves name and language. */
export const saveAccount = async (call: OwnCall): Promise<Outcome> => {
  const empty = findMissingFields(call, ['name'])
  if (empty.length > 0) return loadAccountPage(call, createRefusedForm(call, form, empty))
  const [name, locale] = [call.form.text('name'), call.form.text('locale')]
  if (!isLanguage(locale))
    return loadAccountPage(call, createRefusedForm(call, form, [createFault(call.words, 'locale', 'fault.notAllowed')]))
  const refused = await trySubmit(call, form, () => call.accounts.profiles.save(call.actor, { name, locale }))
  return refused ? loadAccountPage(call, refused) : { to: '/account?saved=1' }
}
