import type * as z from 'zod'
import {
  type OrganisationEvent,
  type OrganisationEventList,
  toOrganisationEventRows,
} from '#contract/account/organisation-events'
import { csvType, formatCsv } from '#contract/shared/csv'
import { roles } from '../../ports/accounts.ts'
import { type Refused, renderFaultSummary, renderPostForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import { renderAuditAction } from './audit-action.ts'
import { createFault, createRefusedForm, type Outcome, type OwnCall, type RefusedForm } from './call.ts'

/** Data of the organisation events page. */
export interface EventsPage extends z.infer<typeof OrganisationEventList> {
  /** Whether this is not the first page. */
  isOlder: boolean
  refused?: Refused | undefined
}

type Event = z.infer<typeof OrganisationEvent>

/** Path of the organisation events page. */
export const eventsPath = '/account/organisation/events'

const exportForm = { form: 'export', fields: [] } as const
/** Export formats, with their text keys. */
const formats = [
  { format: 'csv', word: 'events.csv' },
  { format: 'json', word: 'events.json' },
] as const

const renderEventActor = ({ text }: Words, { kind, name }: Event['actor']): Part => {
  if (kind === 'operator') return text('events.operator')
  if (kind === 'system') return text('events.system')
  return name === null ? text('events.gone') : html`<bdi>${name}</bdi>`
}

/** Renders the role in an event about a member or an invitation. */
const renderEventRole = ({ text }: Words, { detail }: Event): Part => {
  const { role } = JSON.parse(detail) as { role?: string }
  const known = roles.find(name => name === role)
  return known && html`<br><small>${text(`role.${known}`)}</small>`
}

const renderOrganisationEventTable = (words: Words, events: readonly Event[]): Html => {
  const { text } = words
  return renderTable({
    caption: text('events.title'),
    isStacked: true,
    columns: [
      { text: text('sessions.when') },
      { text: text('events.who') },
      { text: text('sessions.what') },
      { text: text('events.target') },
      { text: text('sessions.address') },
    ],
    rows: events.map(event => [
      words.instant(event.at),
      renderEventActor(words, event.actor),
      html`${renderAuditAction(words, event.action)}${renderEventRole(words, event)}`,
      event.target && (event.target.name === null ? event.target.id : html`<bdi>${event.target.name}</bdi>`),
      event.address || text('sessions.unknown'),
    ]),
  })
}

/** Renders the events of an organisation, the paging links, and the export form. */
export const renderOrganisationEvents = (words: Words, { events, next, isOlder, refused }: EventsPage): Html => {
  const { text } = words
  return html`${renderFaultSummary(words, refused)}<p>${text('events.text')}</p>
${events.length === 0 ? html`<p>${text('sessions.noEvents')}</p>` : renderOrganisationEventTable(words, events)}
<ul class="ways">${isOlder && html`<li><a href="${eventsPath}">${text('events.newest')}</a></li>`}
${next !== null && html`<li><a href="${eventsPath}?before=${next}">${text('events.older')}</a></li>`}
<li><a href="/account/organisation">${text('organisation.title')}</a></li></ul>
<h2>${text('events.export')}</h2>
${renderPostForm(
  `${eventsPath}/export`,
  formats.map(
    ({ format, word }) => html`<button class="quiet" name="format" value="${format}">${text(word)}</button>
`,
  ),
)}`
}

const loadEventsPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const before = query.get('before') ?? undefined
  const list = await accounts.organisations.events(actor, before)
  return {
    title: words.text('events.title'),
    main: renderOrganisationEvents(words, { ...list, isOlder: before !== undefined, refused: refused?.refused }),
    here: before === undefined ? eventsPath : `${eventsPath}?before=${before}`,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows the events of the organisation to its owner. */
export const showEvents = (call: OwnCall): Promise<Outcome> => loadEventsPage(call)

/** Handles POST: exports all events as JSON or CSV. */
export const exportEvents = async (call: OwnCall): Promise<Outcome> => {
  const format = formats.find(known => known.format === call.form.text('format'))?.format
  if (!format)
    return loadEventsPage(call, createRefusedForm(call, exportForm, [createFault(call.words, '', 'fault.notAllowed')]))
  const events = await call.accounts.organisations.exportEvents(call.actor)
  const fileName = `valorem-events.${format}`
  if (format === 'csv') return { fileName, text: formatCsv(toOrganisationEventRows(events)), type: csvType }
  return { fileName, text: `${JSON.stringify(events, undefined, 2)}\n` }
}
