import { Refusal } from '#domain/core/refusal'
import type { ListedSession } from '../../ports/accounts.ts'
import type { AccountEvent } from '../../services/account/account-services.ts'
import { postForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { table } from '../table.ts'
import { isPlainKey, type Words } from '../words.ts'
import type { Outcome, OwnCall } from './call.ts'

/** What the page of sessions shows: those that are not over, and what happened in the account. */
export interface SessionsPage {
  sessions: readonly ListedSession[]
  events: readonly AccountEvent[]
}

const path = '/account/sessions'

/** Families of browsers by a word of their User-Agent; the first that fits, since most name several. */
const browsers: readonly (readonly [family: string, mark: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

/** The family of a browser by its User-Agent header. */
export const browserOf = (agent: string): string | undefined => browsers.find(([, mark]) => mark.test(agent))?.[0]

const sessionTable = (words: Words, sessions: readonly ListedSession[]): Html => {
  const { text } = words
  const row = ({ id, agent, address, createdAt, updatedAt, isThis }: ListedSession) => {
    const browser = browserOf(agent) ?? text('sessions.unknown')
    return [
      html`${browser}${isThis && html` <strong>(${text('sessions.this')})</strong>`}`,
      address || text('sessions.unknown'),
      words.instant(createdAt),
      words.instant(updatedAt),
      postForm(
        `${path}/${id}/end`,
        html`<button class="quiet">${text('sessions.end')}<span class="unseen"> ${browser}</span></button>`,
        { isInline: true },
      ),
    ]
  }
  return table({
    caption: text('sessions.title'),
    isStacked: true,
    columns: [
      { text: text('sessions.device') },
      { text: text('sessions.address') },
      { text: text('sessions.since') },
      { text: text('sessions.last') },
      { text: text('sessions.end') },
    ],
    rows: sessions.map(row),
  })
}

/** An action of the audit in words; one that has none yet by its name. */
const eventText = ({ text }: Words, action: string): Part => {
  const key = `event.${action}`
  return isPlainKey(key) ? text(key) : html`<bdi>${action}</bdi>`
}

const eventTable = (words: Words, events: readonly AccountEvent[]): Html => {
  const { text } = words
  return table({
    caption: text('sessions.events'),
    isStacked: true,
    columns: [{ text: text('sessions.when') }, { text: text('sessions.what') }, { text: text('sessions.address') }],
    rows: events.map(({ at, action, address }) => [
      words.instant(at),
      eventText(words, action),
      address || text('sessions.unknown'),
    ]),
  })
}

/** The sessions, each with its end, and the events of 90 days. */
export const sessionsView = (words: Words, { sessions, events }: SessionsPage): Html => {
  const { text } = words
  return html`${sessionTable(words, sessions)}
<div class="buttons">${
    sessions.length > 1 &&
    postForm(`${path}/end-others`, html`<button class="quiet">${text('sessions.endOthers')}</button>`, {
      isInline: true,
    })
  }
${postForm(`${path}/end-all`, html`<button class="danger">${text('sessions.endAll')}</button>`, { isInline: true })}</div>
<h2>${text('sessions.events')}</h2>
${events.length === 0 ? html`<p>${text('sessions.noEvents')}</p>` : eventTable(words, events)}`
}

/** Shows the sessions and the latest events of the account. */
export const showSessions = async ({ accounts, actor, words }: OwnCall): Promise<Outcome> => {
  const [sessions, events] = await Promise.all([accounts.security.sessions(actor), accounts.security.events(actor)])
  return { title: words.text('sessions.title'), main: sessionsView(words, { sessions, events }) }
}

/** POST: one session ends. */
export const endSession = async ({ accounts, actor, id }: OwnCall): Promise<Outcome> => {
  if (!(await accounts.security.endSession(actor, id))) throw new Refusal('route_not_found')
  return { to: id === actor.session.id ? '/sign-in' : path }
}

/** POST: all sessions but this one end. */
export const endOthers = async ({ accounts, actor }: OwnCall): Promise<Outcome> => {
  await accounts.security.endOthers(actor)
  return { to: path }
}

/** POST: all sessions end, and with this one its cookie. */
export const endAll = async ({ accounts, actor, cookie }: OwnCall): Promise<Outcome> => {
  await accounts.security.endAll(actor)
  return { to: '/sign-in', cookies: await accounts.entry.signOut(cookie) }
}
