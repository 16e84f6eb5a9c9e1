import type * as z from 'zod'
import {
  type OrganisationEvent,
  type OrganisationEventList,
  organisationEventRows,
} from '#contract/account/organisation-events'
import { csvText, csvType } from '#contract/shared/csv'
import { roles } from '../../ports/accounts.ts'
import { faultSummary, postForm, type Refused } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'
import { fault, type Outcome, type OwnCall, type RefusedForm, refusedForm } from './call.ts'
import { eventText } from './event-text.ts'

/** What the page of an organisation's events shows. */
export interface EventsPage extends z.infer<typeof OrganisationEventList> {
  /** Whether these are not the newest. */
  isOlder: boolean
  refused?: Refused | undefined
}

type Event = z.infer<typeof OrganisationEvent>

/** Where the owner reads what was done. */
export const eventsPath = '/account/organisation/events'

const exportForm = { form: 'export', fields: [] } as const
/** The files that events are taken along in, and their words. */
const formats = [
  { format: 'csv', word: 'events.csv' },
  { format: 'json', word: 'events.json' },
] as const

const actorText = ({ text }: Words, { kind, name }: Event['actor']): Part => {
  if (kind === 'operator') return text('events.operator')
  if (kind === 'system') return text('events.system')
  return name === null ? text('events.gone') : html`<bdi>${name}</bdi>`
}

/** The role of an event about a member or an invitation. */
const roleText = ({ text }: Words, { detail }: Event): Part => {
  const { role } = JSON.parse(detail) as { role?: string }
  const known = roles.find(name => name === role)
  return known && html`<br><small>${text(`role.${known}`)}</small>`
}

const eventTable = (words: Words, events: readonly Event[]): Html => {
  const { text } = words
  return table({
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
      actorText(words, event.actor),
      html`${eventText(words, event.action)}${roleText(words, event)}`,
      event.target && (event.target.name === null ? event.target.id : html`<bdi>${event.target.name}</bdi>`),
      event.address || text('sessions.unknown'),
    ]),
  })
}

/** What was done in an organisation, the ways to the rest, and all of it as a file. */
export const eventsView = (words: Words, { events, next, isOlder, refused }: EventsPage): Html => {
  const { text } = words
  return html`${faultSummary(words, refused)}<p>${text('events.text')}</p>
${events.length === 0 ? html`<p>${text('sessions.noEvents')}</p>` : eventTable(words, events)}
<ul class="ways">${isOlder && html`<li><a href="${eventsPath}">${text('events.newest')}</a></li>`}
${next !== null && html`<li><a href="${eventsPath}?before=${next}">${text('events.older')}</a></li>`}
<li><a href="/account/organisation">${text('organisation.title')}</a></li></ul>
<h2>${text('events.export')}</h2>
${postForm(
  `${eventsPath}/export`,
  formats.map(
    ({ format, word }) => html`<button class="quiet" name="format" value="${format}">${text(word)}</button>
`,
  ),
)}`
}

const page = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const before = query.get('before') ?? undefined
  const list = await accounts.organisations.events(actor, before)
  return {
    title: words.text('events.title'),
    main: eventsView(words, { ...list, isOlder: before !== undefined, refused: refused?.refused }),
    here: before === undefined ? eventsPath : `${eventsPath}?before=${before}`,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows the owner what was done in the organisation. */
export const showEvents = (call: OwnCall): Promise<Outcome> => page(call)

/** POST: all events as a file, as JSON or as a table. */
export const exportEvents = async (call: OwnCall): Promise<Outcome> => {
  const format = formats.find(known => known.format === call.form.text('format'))?.format
  if (!format) return page(call, refusedForm(call, exportForm, [fault(call.words, '', 'fault.notAllowed')]))
  const events = await call.accounts.organisations.exportEvents(call.actor)
  const fileName = `valorem-events.${format}`
  if (format === 'csv') return { fileName, text: csvText(organisationEventRows(events)), type: csvType }
  return { fileName, text: `${JSON.stringify(events, undefined, 2)}\n` }
}
