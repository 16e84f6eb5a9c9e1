import type { ListedSession } from '../../ports/accounts.ts'
import type { AccountEvent } from '../../services/account/account-services.ts'
import { type Choice, faultSummary, fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'
import { forgetPages, type Outcome, type OwnCall, type RefusedForm } from './call.ts'
import { eventText } from './event-text.ts'
import { proving, wrongPassword } from './proving.ts'

/** What the page of sessions shows: those that are not over, and what happened in the account. */
export interface SessionsPage {
  sessions: readonly ListedSession[]
  events: readonly AccountEvent[]
  refused?: Refused | undefined
}

const path = '/account/sessions'
const form = { form: 'end', fields: ['which', 'password'] } as const

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

const browserText = ({ text }: Words, { agent }: ListedSession): string => browserOf(agent) ?? text('sessions.unknown')

const sessionTable = (words: Words, sessions: readonly ListedSession[]): Html => {
  const { text } = words
  return table({
    caption: text('sessions.title'),
    isStacked: true,
    columns: [
      { text: text('sessions.device') },
      { text: text('sessions.address') },
      { text: text('sessions.since') },
      { text: text('sessions.last') },
    ],
    rows: sessions.map(session => [
      html`${browserText(words, session)}${session.isThis && html` <strong>(${text('sessions.this')})</strong>`}`,
      session.address || text('sessions.unknown'),
      words.instant(session.createdAt),
      words.instant(session.updatedAt),
    ]),
  })
}

/** The form that ends sessions: all others, all, or one of the others. This one alone ends by signing out. */
const endForm = (words: Words, sessions: readonly ListedSession[], refused: Refused | undefined): Html => {
  const { text } = words
  const { input, radios } = fieldsOf(words, form.form, refused)
  const others = sessions.filter(({ isThis }) => !isThis)
  const one = (session: ListedSession): Choice => ({
    value: session.id,
    text: html`${browserText(words, session)}, ${session.address && `${session.address}, `}${words.instant(session.createdAt)}`,
  })
  const choices = [
    ...(others.length > 0 ? [{ value: 'others', text: text('sessions.others') }] : []),
    { value: 'all', text: text('sessions.all') },
    ...others.map(one),
  ]
  return postForm(
    `${path}/end`,
    html`${radios('which', choices)}
${input('password', { type: 'password', autocomplete: 'current-password', label: 'field.current', hint: 'field.current.hint' })}
<button class="danger">${text('sessions.end')}</button>`,
  )
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

/** The sessions, the form that ends them, and the events of 90 days. */
export const sessionsView = (words: Words, { sessions, events, refused }: SessionsPage): Html => {
  const { text } = words
  return html`${faultSummary(words, refused)}<p>${text('sessions.text')}</p>
${sessionTable(words, sessions)}
${endForm(words, sessions, refused)}
<h2>${text('sessions.events')}</h2>
${events.length === 0 ? html`<p>${text('sessions.noEvents')}</p>` : eventTable(words, events)}`
}

const page = async ({ accounts, actor, words }: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const [sessions, events] = await Promise.all([accounts.security.sessions(actor), accounts.security.events(actor)])
  return {
    title: words.text('sessions.title'),
    main: sessionsView(words, { sessions, events, refused: refused?.refused }),
    here: path,
    status: refused?.status ?? 200,
  }
}

/** Shows the sessions and the latest events of the account. */
export const showSessions = (call: OwnCall): Promise<Outcome> => page(call)

/** POST: the password ends sessions; where this one is among them, its cookie goes too. */
export const endSessions = (call: OwnCall): Promise<Outcome> =>
  proving(
    call,
    { form, wrong: wrongPassword, refusedPage: refused => page(call, refused) },
    () => {
      const end = { which: call.form.text('which'), password: call.form.exact('password') }
      return call.accounts.security.endSessions(call.actor, call.cookie, end)
    },
    ({ cookies }) => (cookies.length > 0 ? { to: '/sign-in', cookies, headers: forgetPages } : { to: path }),
  )
