import type { ListedSession } from '../../ports/accounts.ts'
import type { AccountEvent } from '../../services/account/account-services.ts'
import { type Choice, createFormFields, type Refused, renderFaultSummary, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import { renderAuditAction } from './audit-action.ts'
import { forgetPages, type Outcome, type OwnCall, type RefusedForm } from './call.ts'
import { runWithProof, wrongPassword } from './proof-form.ts'

/** Data of the sessions page: active sessions and account events. */
export interface SessionsPage {
  sessions: readonly ListedSession[]
  events: readonly AccountEvent[]
  refused?: Refused | undefined
}

const path = '/account/sessions'
const form = { form: 'end', fields: ['which', 'password'] } as const

/** Browser families by their User-Agent token; the first match counts, since most name several. */
const browsers: readonly (readonly [family: string, mark: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

/** Detects the browser family from the User-Agent header. */
export const detectBrowser = (agent: string): string | undefined => browsers.find(([, mark]) => mark.test(agent))?.[0]

const formatBrowser = ({ text }: Words, { agent }: ListedSession): string =>
  detectBrowser(agent) ?? text('sessions.unknown')

const renderSessionTable = (words: Words, sessions: readonly ListedSession[]): Html => {
  const { text } = words
  return renderTable({
    caption: text('sessions.title'),
    isStacked: true,
    columns: [
      { text: text('sessions.device') },
      { text: text('sessions.address') },
      { text: text('sessions.since') },
      { text: text('sessions.last') },
    ],
    rows: sessions.map(session => [
      html`${formatBrowser(words, session)}${session.isThis && html` <strong>(${text('sessions.this')})</strong>`}`,
      session.address || text('sessions.unknown'),
      words.instant(session.createdAt),
      words.instant(session.updatedAt),
    ]),
  })
}

/** Renders the form that ends all other sessions, all, or one other; the current one alone ends by signing out. */
const renderEndSessionsForm = (
  words: Words,
  sessions: readonly ListedSession[],
  refused: Refused | undefined,
): Html => {
  const { text } = words
  const { input, radios } = createFormFields(words, form.form, refused)
  const others = sessions.filter(({ isThis }) => !isThis)
  const one = (session: ListedSession): Choice => ({
    value: session.id,
    text: html`${formatBrowser(words, session)}, ${session.address && `${session.address}, `}${words.instant(session.createdAt)}`,
  })
  const choices = [
    ...(others.length > 0 ? [{ value: 'others', text: text('sessions.others') }] : []),
    { value: 'all', text: text('sessions.all') },
    ...others.map(one),
  ]
  return renderPostForm(
    `${path}/end`,
    html`${radios('which', choices)}
${input('password', { type: 'password', autocomplete: 'current-password', label: 'field.current', hint: 'field.current.hint' })}
<button class="danger">${text('sessions.end')}</button>`,
  )
}

const renderAccountEventTable = (words: Words, events: readonly AccountEvent[]): Html => {
  const { text } = words
  return renderTable({
    caption: text('sessions.events'),
    isStacked: true,
    columns: [{ text: text('sessions.when') }, { text: text('sessions.what') }, { text: text('sessions.address') }],
    rows: events.map(({ at, action, address }) => [
      words.instant(at),
      renderAuditAction(words, action),
      address || text('sessions.unknown'),
    ]),
  })
}

/** Renders the sessions, the form that ends them, and the events of 90 days. */
export const renderSessions = (words: Words, { sessions, events, refused }: SessionsPage): Html => {
  const { text } = words
  return html`${renderFaultSummary(words, refused)}<p>${text('sessions.text')}</p>
${renderSessionTable(words, sessions)}
${renderEndSessionsForm(words, sessions, refused)}
<h2>${text('sessions.events')}</h2>
${events.length === 0 ? html`<p>${text('sessions.noEvents')}</p>` : renderAccountEventTable(words, events)}`
}

const loadSessionsPage = async ({ accounts, actor, words }: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const [sessions, events] = await Promise.all([accounts.security.sessions(actor), accounts.security.events(actor)])
  return {
    title: words.text('sessions.title'),
    main: renderSessions(words, { sessions, events, refused: refused?.refused }),
    here: path,
    status: refused?.status ?? 200,
  }
}

/** Shows the sessions and the latest events of the account. */
export const showSessions = (call: OwnCall): Promise<Outcome> => loadSessionsPage(call)

/** Handles POST: ends sessions, confirmed by the password; clears the cookie if the current one is among them. */
export const endChosenSessions = (call: OwnCall): Promise<Outcome> =>
  runWithProof(
    call,
    { form, wrong: wrongPassword, refusedPage: refused => loadSessionsPage(call, refused) },
    () => {
      const end = { which: call.form.text('which'), password: call.form.exact('password') }
      return call.accounts.security.endSessions(call.actor, call.cookie, end)
    },
    ({ cookies }) => (cookies.length > 0 ? { to: '/sign-in', cookies, headers: forgetPages } : { to: path }),
  )
