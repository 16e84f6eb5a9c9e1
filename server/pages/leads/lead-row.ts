import { formatAmount } from '#languages/formats'
import type { LeadContent } from '../../ports/leads.ts'
import { formatCampaign } from '../../services/leads/campaign-text.ts'
import { formatArea } from '../../services/leads/home-of-lead.ts'
import type { Colleague, ListedLead } from '../../services/leads/lead-services.ts'
import { showEmail, showHost } from '../../services/leads/shown-host.ts'
import { type Html, html, type Part } from '../html.ts'
import { renderIcon } from '../icons.ts'
import type { Words } from '../words.ts'
import { getInitials, leadsPath, renderWays } from './lead-table.ts'

/** What the rows of contacts need beside them. */
export interface RowOptions {
  /** Members of the organisation, by whose names those who take care of a contact are shown. */
  colleagues?: readonly Colleague[]
  renderActions?: (lead: ListedLead) => Part
}

/** Renders who takes care of a contact and its status; a test says so, and has a status once it was worked on. */
const renderChips = (
  { text }: Words,
  { isTest, work, content }: ListedLead,
  colleagues: readonly Colleague[],
): Html => {
  const kind = { new: ' new', answered: '', closed: ' good' }[work]
  const status = html`<span class="chip${kind}">${text(`lead.work.${work}`)}</span>`
  const colleague = colleagues.find(({ userId }) => userId === content?.desk?.colleagueId)
  return html`${colleague && html`<span class="chip"><bdi>${colleague.name}</bdi></span>`}${isTest && html`<span class="chip">${text('leads.isTest')}</span>`}${(!isTest || work !== 'new') && status}`
}

/** Home and estimate of a contact on one line. */
const formatHome = ({ home, official, estimate }: LeadContent, { language }: Words): string =>
  [official.commune, formatArea(home.surface, language), formatAmount(estimate.mid, language, 0)].join(' · ')

const renderName = (words: Words, { id, isReadable, receivedAt, content }: ListedLead): Html => {
  const { text, instant } = words
  if (!isReadable) return html`<span class="name">${text('leads.contentGone')}</span>`
  const { name, phone, email } = content?.contact ?? {}
  const who = name ?? phone ?? (email && showEmail(email))
  return html`<a class="name" href="${leadsPath}/${id}">${who === undefined ? text('leads.open') : html`<bdi>${who}</bdi>`}<span class="unseen"> ${instant(receivedAt)}</span></a>`
}

const renderRow = (words: Words, lead: ListedLead, { colleagues = [], renderActions }: RowOptions): Html => {
  const { markup, instant, dayOf } = words
  const { host, receivedAt, contentUntil, isReadable, isTest, work, content } = lead
  const actions = renderActions?.(lead)
  const initials = getInitials(content?.contact.name ?? '')
  const campaign = content && formatCampaign(content)
  const until = isReadable && contentUntil !== null && markup('leads.until', { day: dayOf(contentUntil) })
  const ways = renderWays(words, lead)
  return html`<li class="who${work === 'new' && isReadable && !isTest && ' is-new'}"><span class="face" aria-hidden="true">${initials || renderIcon('people')}</span>${renderName(words, lead)}<small class="where"><bdi>${showHost(host)}</bdi>${campaign && html` · <bdi>${campaign}</bdi>`}</small><span class="state${!content && ' lone'}">${content ? html`<bdi>${formatHome(content, words)}</bdi>` : ways}</span><small class="more">${content && ways}${content && until && ' · '}${until}</small><span class="chips">${renderChips(words, lead, colleagues)}</span><small class="when">${instant(receivedAt)}</small>${actions && html`<div class="acts">${actions}</div>`}</li>
`
}

/**
 * Renders contacts as rows, newest first: person, home and value, source, delivery by each way, who takes care of it, status,
 * time; a row with content is a link to it.
 */
export const renderPeople = (words: Words, leads: readonly ListedLead[], options: RowOptions = {}): Html =>
  html`<ul class="people">
${leads.map(lead => renderRow(words, lead, options))}</ul>`
