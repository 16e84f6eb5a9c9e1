import { formatAmount, formatInstant } from '#languages/formats'
import { leadFollowUps } from '../../ports/leads.ts'
import { formatCampaign } from '../../services/leads/campaign-text.ts'
import { listHomeFacts, reportQuery } from '../../services/leads/home-of-lead.ts'
import type { ReadLead } from '../../services/leads/lead-services.ts'
import type { Outcome, OwnCall } from '../account/call.ts'
import { createFormFields, renderPostForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { leadsPath, renderLeadState } from './lead-table.ts'

/** Data of the page of one lead. */
export interface LeadPage {
  lead: ReadLead
  /** Whether the visitor may delete it, and make a report of its home. */
  mayChange: boolean
}

const renderLeadFact = (name: string, value: Part): Part =>
  value &&
  html`<dt>${name}</dt><dd>${value}</dd>
`

/** Renders the link to a report of this home, without contact data. */
const renderReportLink = ({ text }: Words, { content }: ReadLead): Html =>
  html`<a class="button quiet" href="/account/reports/new?${reportQuery(content)}">${text('lead.report')}</a>`

const renderDeliveries = (words: Words, { deliveries }: ReadLead): Html => {
  const { text, markup } = words
  const stateOf = ({ state, nextAt }: ReadLead['deliveries'][number]): Part =>
    state === 'waiting'
      ? markup('lead.way.waiting', { time: nextAt === undefined ? '' : words.instant(nextAt) })
      : text(`lead.way.${state}`)
  return html`<ul class="plain">${deliveries.map(delivery => {
    const way = text(delivery.webhookId === undefined ? 'leads.letter' : 'leads.webhook')
    return html`<li>${markup('lead.way', { way, state: stateOf(delivery) })}</li>`
  })}</ul>`
}

const renderLeadFacts = (words: Words, { content, host }: ReadLead): Html => {
  const { text, markup, language } = words
  const { contact, estimate, consent, page, reference } = content
  const campaign = formatCampaign(content)
  const euros = (value: number): string => formatAmount(value, language, 0)
  return html`<p><small>${text('lead.typed')}</small></p>
<dl class="facts">${renderLeadFact(text('field.name'), contact.name && html`<bdi>${contact.name}</bdi>`)}${renderLeadFact(text('field.email'), contact.email && html`<bdi>${contact.email}</bdi>`)}${renderLeadFact(text('field.phone'), contact.phone && html`<bdi>${contact.phone}</bdi>`)}${renderLeadFact(text('lead.message'), contact.message && html`<bdi class="lines">${contact.message}</bdi>`)}
${renderLeadFact(text('lead.home'), html`<bdi>${listHomeFacts(content, language).join(' · ')}</bdi>`)}${renderLeadFact(
  text('lead.estimate'),
  markup('lead.estimateText', { mid: euros(estimate.mid), low: euros(estimate.low), high: euros(estimate.high) }),
)}${renderLeadFact(text('lead.page'), html`<bdi>${page || host}</bdi>`)}${renderLeadFact(text('field.reference'), reference && html`<bdi>${reference}</bdi>`)}${renderLeadFact(text('lead.campaign'), campaign && html`<bdi>${campaign}</bdi>`)}
${renderLeadFact(text('lead.consent'), html`<bdi>${consent.text}</bdi><br><small>${words.instant(consent.at)}, <bdi>${consent.privacyUrl}</bdi></small>`)}</dl>`
}

/** Renders a lead: visitor input, deliveries, work state. */
export const renderLead = (words: Words, { lead, mayChange }: LeadPage): Html => {
  const { text } = words
  const works = leadFollowUps.map(value => ({ value, text: text(`lead.work.${value}`) }))
  return html`${lead.isTest && html`<p class="notice">${text('leads.isTest')}</p>`}${renderLeadFacts(words, lead)}
${mayChange && html`<p>${renderReportLink(words, lead)}</p>`}
<h2>${text('lead.ways')}</h2>
<p>${renderLeadState(words, lead)}</p>
${mayChange && lead.hold?.dueAt && renderPostForm(`${leadsPath}/${lead.id}/release`, html`<button>${text('lead.release')}</button>`)}
${renderDeliveries(words, lead)}
${renderPostForm(
  `${leadsPath}/${lead.id}/work`,
  html`${createFormFields(words, 'work', undefined).radios('work', works, { value: lead.work, label: 'leads.work', hint: false })}
<button>${text('lead.setWork')}</button>`,
)}
${mayChange && renderPostForm(`${leadsPath}/${lead.id}/delete`, html`<button class="danger">${text('lead.delete')}</button>`)}
<p><a href="${leadsPath}">${text('leads.title')}</a></p>`
}

/** Shows one lead; the access is recorded in the audit log. */
export const showLead = async ({ accounts, actor, words, id }: OwnCall): Promise<Outcome> => {
  const [lead, membership] = await Promise.all([
    accounts.leads.leads.read(actor, id),
    accounts.organisations.membership(actor.session.userId),
  ])
  return {
    title: words.text('lead.title', { time: formatInstant(lead.receivedAt, words.language) }),
    main: renderLead(words, { lead, mayChange: membership !== undefined && membership.role !== 'member' }),
    here: `${leadsPath}/${id}`,
  }
}

/** Handles POST: sets the work state of a lead and returns to the list. */
export const setLeadWork = async ({ accounts, actor, id, form }: OwnCall): Promise<Outcome> => {
  const work = leadFollowUps.find(value => value === form.text('work')) ?? 'new'
  await accounts.leads.leads.setWork(actor, id, work)
  return { to: `${leadsPath}?done=saved` }
}
