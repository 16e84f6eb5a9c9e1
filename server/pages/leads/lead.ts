import { emailLink, type LinkedText, phoneLink } from '#domain/report/links'
import { formatAmount, formatInstant } from '#languages/formats'
import { registry } from '#languages/registry'
import { leadFollowUps } from '../../ports/leads.ts'
import { formatCampaign } from '../../services/leads/campaign-text.ts'
import { listHomeFacts, reportQuery } from '../../services/leads/home-of-lead.ts'
import type { Colleague, ReadLead } from '../../services/leads/lead-services.ts'
import { showEmail, showHost, showPage } from '../../services/leads/shown-host.ts'
import { type Outcome, type OwnCall, type RefusedForm, trySubmit } from '../account/call.ts'
import { renderRange } from '../drawings.ts'
import { createFormFields, type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { type IconName, renderIcon } from '../icons.ts'
import type { Words } from '../words.ts'
import { handForm, noteForm, renderLeadHandOver, renderLeadNote } from './lead-desk.ts'
import { getInitials, leadsPath, renderLeadState, renderWayState } from './lead-table.ts'

/** Data of the page of one lead. */
export interface LeadPage {
  lead: ReadLead
  /** Whether the visitor may delete it, and make a report of its home. */
  mayChange: boolean
  /** Members whom it can be handed to. */
  colleagues: readonly Colleague[]
  isSaved?: boolean
  refused?: Refused | undefined
}

const renderLeadFact = (name: string, value: Part): Part =>
  value &&
  html`<dt>${name}</dt><dd>${value}</dd>
`

/** Renders what a visitor left as a link, where it can be called or written to. */
const renderReach = ({ text, href }: LinkedText): Html =>
  href === undefined ? html`<bdi>${text}</bdi>` : html`<a href="${href}"><bdi>${text}</bdi></a>`

/** Renders the ways to answer: call, write, prepare a report of this home without contact data. */
const renderLeadAnswers = (
  { text }: Words,
  { lead: { content }, mayChange }: Pick<LeadPage, 'lead' | 'mayChange'>,
): Html[] => {
  const { phone, email } = content.contact
  const answers: [href: string | undefined, icon: IconName, name: string][] = [
    [phone && phoneLink(phone).href, 'phone', text('lead.call')],
    [email && emailLink(email).href, 'mail', text('lead.write')],
    [mayChange ? `/account/reports/new?${reportQuery(content)}` : undefined, 'file', text('lead.report')],
  ]
  return answers
    .filter(([href]) => href)
    .map(
      ([href, icon, name], index) =>
        html`<a class="button${index > 0 && ' quiet'}" href="${href}">${renderIcon(icon)}${name}</a>
`,
    )
}

/** Name of a contact, or its time where the visitor left none. */
const getLeadTitle = ({ text, language }: Words, { content, receivedAt }: ReadLead): string =>
  content.contact.name || text('lead.title', { time: formatInstant(receivedAt, language) })

/** Heading of a lead: who it is, when it came, and the ways to answer; on phones these are at the foot of the screen. */
export const renderLeadHeading = (words: Words, page: LeadPage): Html => {
  const { text, markup, instant } = words
  const { lead } = page
  const { name } = lead.content.contact
  const answers = renderLeadAnswers(words, page)
  return html`<p class="back"><a href="${leadsPath}">${text('lead.back')}</a></p>
<div class="headline person-head"><span class="face big" aria-hidden="true">${name ? getInitials(name) : renderIcon('people')}</span><div><h1>${name ? html`<bdi>${name}</bdi>` : getLeadTitle(words, lead)}</h1>
<p class="soft small">${markup('lead.receivedAt', { time: instant(lead.receivedAt) })} · ${registry[lead.language].name}</p></div>
${answers.length > 0 && html`<div class="buttons answers">${answers}</div>`}</div>
${answers.length > 0 && html`<nav class="dock" aria-label="${text('lead.actions')}">${answers}</nav>`}`
}

const renderWay = (words: Words, delivery: ReadLead['deliveries'][number]): Html => {
  const { webhookId, state } = delivery
  const kind = { taken: 'done', waiting: 'wait', lost: 'lost', withdrawn: 'lost' }[state]
  const icon = { taken: 'check', waiting: 'clock', lost: 'warn', withdrawn: 'warn' } as const
  return html`<li class="${kind}"><span class="no">${renderIcon(icon[state])}</span><p>${words.text(webhookId === undefined ? 'leads.letter' : 'leads.webhook')}<br><small>${renderWayState(words, delivery)}</small></p></li>
`
}

const renderLeadFlat = (words: Words, { content }: ReadLead): Html => {
  const { text, markup, language } = words
  const { low, mid, high } = content.estimate
  const amount = (value: number): string => formatAmount(value, language, 0)
  return html`<section class="part"><h2>${text('lead.flat')}</h2><div class="flat"><div><p class="value">${amount(mid)}</p>
<p class="soft small"><bdi>${listHomeFacts(content, language).join(' · ')}</bdi><br>${text('lead.shown')}</p></div>
<div>${renderRange({ low, mid, high }, amount)}<p class="soft small">${markup('lead.range', { low: amount(low), high: amount(high) })}</p></div></div></section>
`
}

const renderLeadDetails = (words: Words, { content, host }: ReadLead): Html => {
  const { text } = words
  const { contact, consent, page, reference } = content
  const campaign = formatCampaign(content)
  const { phone, email } = contact
  return html`<section class="part"><h2>${text('lead.details')}</h2>
<dl class="facts">${renderLeadFact(text('field.name'), contact.name && html`<bdi>${contact.name}</bdi>`)}${renderLeadFact(text('field.phone'), phone && renderReach(phoneLink(phone)))}${renderLeadFact(text('field.email'), email && renderReach({ ...emailLink(email), text: showEmail(email) }))}
${renderLeadFact(text('lead.page'), html`<bdi>${page ? showPage(page) : showHost(host)}</bdi>`)}${renderLeadFact(text('field.reference'), reference && html`<bdi>${reference}</bdi>`)}${renderLeadFact(text('lead.campaign'), campaign && html`<bdi>${campaign}</bdi>`)}
${renderLeadFact(text('lead.consent'), html`<bdi>${consent.text}</bdi><br><small>${words.instant(consent.at)}, <bdi>${consent.privacyUrl}</bdi></small>`)}</dl>
<p class="soft small">${text('lead.typed')}</p></section>
`
}

const renderLeadWork = (words: Words, { id, work }: ReadLead): Html => {
  const works = leadFollowUps.map(value => ({ value, text: words.text(`lead.work.${value}`) }))
  return html`<section>${renderPostForm(
    `${leadsPath}/${id}/work`,
    html`${createFormFields(words, 'work', undefined).radios('work', works, { value: work, label: 'leads.work', hint: false })}
<button class="quiet">${words.text('lead.setWork')}</button>`,
  )}</section>
`
}

/** Renders a lead: the home, what the visitor wrote, deliveries, status. */
export const renderLead = (words: Words, page: LeadPage): Html => {
  const { lead, mayChange, colleagues, isSaved, refused } = page
  const { text, markup, dayOf } = words
  const { message } = lead.content.contact
  const until =
    lead.contentUntil === null ? text('lead.untilDelivered') : markup('lead.until', { day: dayOf(lead.contentUntil) })
  return html`${isSaved && renderNotice(text('leads.saved'))}${renderFaultSummary(words, refused)}${lead.isTest && html`<p class="notice">${text('lead.test')}</p>`}<div class="pairs"><div>
${renderLeadFlat(words, lead)}${
  message &&
  html`<section class="part"><h2>${text('lead.message')}</h2><p class="quote"><bdi class="lines">${message}</bdi></p></section>
`
}${renderLeadDetails(words, lead)}</div>
<aside>${renderLeadWork(words, lead)}${renderLeadNote(words, lead, refused)}${colleagues.length > 1 && renderLeadHandOver(words, { lead, colleagues }, refused)}
<section><h2>${text('lead.ways')}</h2>
<p>${renderLeadState(words, lead)}</p>
${mayChange && lead.hold?.dueAt && renderPostForm(`${leadsPath}/${lead.id}/release`, html`<button>${text('lead.release')}</button>`)}
<ol class="trail">${lead.deliveries.map(delivery => renderWay(words, delivery))}</ol></section>
<section><h2>${text('lead.privacy')}</h2><p class="soft small">${until}</p>
${mayChange && renderPostForm(`${leadsPath}/${lead.id}/delete`, html`<button class="danger">${renderIcon('trash')}${text('lead.delete')}</button>`)}</section></aside></div>`
}

/** Builds the page of one lead, with the faults of a refused form; the access is recorded in the audit log. */
const loadLeadPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, id, query } = call
  const { leads } = accounts.leads
  const [lead, colleagues, membership] = await Promise.all([
    leads.read(actor, id),
    leads.colleagues(actor, id),
    accounts.organisations.membership(actor.session.userId),
  ])
  const page = {
    ...{ lead, colleagues, mayChange: membership !== undefined && membership.role !== 'member' },
    ...{ isSaved: query.has('done') && !refused, refused: refused?.refused },
  }
  return {
    title: getLeadTitle(words, lead),
    heading: renderLeadHeading(words, page),
    main: renderLead(words, page),
    here: `${leadsPath}/${id}`,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Handles GET: one lead, for every member who may read it. */
export const showLead = (call: OwnCall): Promise<Outcome> => loadLeadPage(call)

/** Handles POST: sets the work state of a lead and returns to the list. */
export const setLeadWork = async ({ accounts, actor, id, form }: OwnCall): Promise<Outcome> => {
  const work = leadFollowUps.find(value => value === form.text('work')) ?? 'new'
  await accounts.leads.leads.setWork(actor, id, work)
  return { to: `${leadsPath}?done=saved` }
}

/** Runs a change of one contact, then shows its page; with the faults of the form, and what was typed, if it was refused. */
const runLeadChange = async (
  call: OwnCall,
  form: typeof noteForm | typeof handForm,
  act: () => Promise<void>,
): Promise<Outcome> => {
  const refused = await trySubmit(call, form, act)
  return refused ? loadLeadPage(call, refused) : { to: `${leadsPath}/${call.id}?done=saved` }
}

/** Handles POST: saves the note of a contact; browsers send its lines with CRLF. */
export const saveLeadNote = (call: OwnCall): Promise<Outcome> => {
  const [text, before] = [call.form.text('note'), call.form.exact('before')].map(sent => sent.replaceAll('\r\n', '\n'))
  return runLeadChange(call, noteForm, () =>
    call.accounts.leads.leads.setNote(call.actor, call.id, { text: text ?? '', before: before ?? '' }),
  )
}

/** Handles POST: hands a contact to a colleague, or to nobody. */
export const handLead = (call: OwnCall): Promise<Outcome> =>
  runLeadChange(call, handForm, () =>
    call.accounts.leads.leads.handTo(call.actor, call.id, call.form.text('colleague')),
  )
