import { amountText, instantText } from '#languages/formats'
import { leadWorks } from '../../ports/leads.ts'
import { campaignText } from '../../services/leads/campaign-text.ts'
import { homeFacts, reportQuery } from '../../services/leads/home-of-lead.ts'
import type { ReadLead } from '../../services/leads/lead-services.ts'
import type { Outcome, OwnCall } from '../account/call.ts'
import { fieldsOf, postForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { leadsPath } from './lead-table.ts'

/** What the page of one contact shows. */
export interface LeadPage {
  lead: ReadLead
  /** Whether the visitor may delete it, and make a report of its home. */
  mayChange: boolean
}

const fact = (name: string, value: Part): Part =>
  value &&
  html`<dt>${name}</dt><dd>${value}</dd>
`

/** The way to a report of this home, without a word of the contact. */
const reportLink = ({ text }: Words, { content }: ReadLead): Html =>
  html`<a class="button quiet" href="/account/reports/new?${reportQuery(content)}">${text('lead.report')}</a>`

const ways = (words: Words, { deliveries }: ReadLead): Html => {
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

const facts = (words: Words, { content, host }: ReadLead): Html => {
  const { text, markup, language } = words
  const { contact, estimate, consent, page, reference } = content
  const campaign = campaignText(content)
  const euros = (value: number): string => amountText(value, language, 0)
  return html`<p><small>${text('lead.typed')}</small></p>
<dl class="facts">${fact(text('field.name'), contact.name && html`<bdi>${contact.name}</bdi>`)}${fact(text('field.email'), contact.email && html`<bdi>${contact.email}</bdi>`)}${fact(text('field.phone'), contact.phone && html`<bdi>${contact.phone}</bdi>`)}${fact(text('lead.message'), contact.message && html`<bdi class="lines">${contact.message}</bdi>`)}
${fact(text('lead.home'), html`<bdi>${homeFacts(content, language).join(' · ')}</bdi>`)}${fact(
  text('lead.estimate'),
  markup('lead.estimateText', { mid: euros(estimate.mid), low: euros(estimate.low), high: euros(estimate.high) }),
)}${fact(text('lead.page'), html`<bdi>${page || host}</bdi>`)}${fact(text('field.reference'), reference && html`<bdi>${reference}</bdi>`)}${fact(text('lead.campaign'), campaign && html`<bdi>${campaign}</bdi>`)}
${fact(text('lead.consent'), html`<bdi>${consent.text}</bdi><br><small>${words.instant(consent.at)}, <bdi>${consent.privacyUrl}</bdi></small>`)}</dl>`
}

/** One contact: what was typed, where it went, what was done about it. */
export const leadView = (words: Words, { lead, mayChange }: LeadPage): Html => {
  const { text } = words
  const works = leadWorks.map(value => ({ value, text: text(`lead.work.${value}`) }))
  return html`${lead.isTest && html`<p class="notice">${text('leads.isTest')}</p>`}${facts(words, lead)}
${mayChange && html`<p>${reportLink(words, lead)}</p>`}
<h2>${text('lead.ways')}</h2>
<p>${text(`lead.state.${lead.state}`)}</p>
${ways(words, lead)}
${postForm(
  `${leadsPath}/${lead.id}/work`,
  html`${fieldsOf(words, 'work', undefined).radios('work', works, { value: lead.work, label: 'leads.work', hint: false })}
<button>${text('lead.setWork')}</button>`,
)}
${mayChange && postForm(`${leadsPath}/${lead.id}/delete`, html`<button class="danger">${text('lead.delete')}</button>`)}
<p><a href="${leadsPath}">${text('leads.title')}</a></p>`
}

/** Shows one contact, which is noted among the events. */
export const showLead = async ({ accounts, actor, words, id }: OwnCall): Promise<Outcome> => {
  const [lead, membership] = await Promise.all([
    accounts.leads.leads.read(actor, id),
    accounts.organisations.membership(actor.session.userId),
  ])
  return {
    title: words.text('lead.title', { time: instantText(lead.receivedAt, words.language) }),
    main: leadView(words, { lead, mayChange: membership !== undefined && membership.role !== 'member' }),
    here: `${leadsPath}/${id}`,
  }
}

/** POST: what was done about a contact; back to the list. */
export const setWork = async ({ accounts, actor, id, form }: OwnCall): Promise<Outcome> => {
  const work = leadWorks.find(value => value === form.text('work')) ?? 'new'
  await accounts.leads.leads.setWork(actor, id, work)
  return { to: `${leadsPath}?done=saved` }
}
