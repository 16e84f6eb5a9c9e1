import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import { pagePolicy } from '../../http/page-headers.ts'
import { faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import { controlsView, snippetView, widgetScriptPath } from '../snippet.ts'
import type { Words } from '../words.ts'
import { leftToday } from './account.ts'
import { fault, type Outcome, type OwnCall, originLines, type RefusedForm, refusedForm, tried } from './call.ts'

type OneKey = z.infer<typeof Key>

/** What the page of the element shows. */
export interface EmbedPage {
  /** The keys for websites that work. */
  keys: readonly OneKey[]
  /** The one that was chosen; the first where none was. */
  chosen: OneKey | undefined
  /** Whether the visitor may change its addresses. */
  mayChange: boolean
  /** Origin of this service. */
  service: string
  isSaved: boolean
  refused?: Refused | undefined
}

const path = '/account/embed'
const originsForm = { form: 'origins', fields: ['origins'] } as const

const makeLink = ({ text }: Words): Html =>
  html`<p><a class="button" href="/account/keys?kind=publishable#create">${text('embed.make')}</a></p>
`

/** The choice among several keys. */
const chooser = ({ text }: Words, { keys, chosen }: EmbedPage): Html | false =>
  keys.length > 1 &&
  html`<nav aria-label="${text('embed.choose')}"><ul class="foot-links">${keys.map(
    ({ id, name, owner }) =>
      html`<li><a href="${path}?key=${id}"${id === chosen?.id && html` aria-current="page"`}><bdi>${name}</bdi> · <bdi>${owner.name}</bdi></a></li>`,
  )}</ul></nav>
`

const facts = (words: Words, key: OneKey): Html => {
  const { text } = words
  return html`<dl class="facts"><dt>${text('keys.key')}</dt><dd><bdi>${key.name}</bdi> <code>${key.display}</code></dd>
<dt>${text('field.owner')}</dt><dd><bdi>${key.owner.name}</bdi></dd>
<dt>${text('field.tier')}</dt><dd>${text(`plan.${key.tier === 'sandbox' ? 'free' : key.tier}`)}</dd>
<dt>${text('keys.used')}</dt><dd>${words.number(key.today.used)}</dd>
<dt>${text('keys.rest')}</dt><dd>${leftToday(words, key.today)}</dd></dl>
<p>${text('embed.tier')}</p>
`
}

const addresses = (words: Words, key: OneKey, { mayChange, refused }: EmbedPage): Html => {
  const { text } = words
  const { area } = fieldsOf(words, originsForm.form, refused)
  return html`<h2>${text('embed.addresses')}</h2>
<p>${text('embed.addressesText')}</p>
${
  mayChange
    ? postForm(
        `/account/keys/${key.id}/origins`,
        html`${area('origins', { value: key.origins.join('\n') })}<button>${text('save')}</button>`,
      )
    : html`<ul class="plain">${key.origins.map(origin => html`<li><bdi>${origin}</bdi></li>`)}</ul>`
}
`
}

/** The code, the preview with the real key, and the test; what the script of the page adds is hidden until it runs. */
const codeOf = (words: Words, key: OneKey, service: string): Html => {
  const { text, language } = words
  if (key.text === null) return html`<p class="notice">${text('embed.noText')}</p>${makeLink(words)}`
  const contact = text('demo.contact')
  return html`${snippetView(words, { service, apiKey: key.text, contact })}${controlsView(words)}
<h2>${text('embed.preview')}</h2>
<p>${text('embed.counts')}</p>
<valorem-estimate id="preview" api-key="${key.text}" lang="${language}"><a href="${path}">${contact}</a></valorem-estimate>
<div id="testing" hidden><h2>${text('embed.test')}</h2>
<p>${text('embed.testText')}</p>
<p><button type="button" class="quiet" id="test" data-good="${text('embed.good')}" data-revoked="${text('embed.revoked')}" data-used-up="${text('embed.usedUp')}" data-away="${text('embed.away')}">${text('embed.test')}</button> <strong role="status" id="tested"></strong></p></div>
`
}

/** Everything that an agency needs to put the element into its pages. */
export const embedView = (words: Words, page: EmbedPage): Html => {
  const { text } = words
  const { chosen, isSaved, refused, service } = page
  return html`${isSaved && notice(text('embed.saved'))}${faultSummary(words, refused)}<p>${text('embed.lead')}</p>
${chosen ? html`${chooser(words, page)}${facts(words, chosen)}${codeOf(words, chosen, service)}${addresses(words, chosen, page)}` : html`<p>${text('embed.none')}</p>${makeLink(words)}`}
`
}

const page = async (call: OwnCall, keyId: string | undefined, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query, place } = call
  const [all, membership] = await Promise.all([
    accounts.keys.list(actor),
    accounts.organisations.membership(actor.session.userId),
  ])
  const keys = all.filter(({ kind, revokedAt }) => kind === 'publishable' && revokedAt === null)
  const chosen = keys.find(({ id }) => id === keyId) ?? keys[0]
  const isShared = chosen?.owner.kind === 'organisation'
  return {
    title: words.text('embed.title'),
    main: embedView(words, {
      ...{ keys, chosen, service: place.origin, refused: refused?.refused },
      mayChange: !isShared || (membership !== undefined && membership.role !== 'member'),
      isSaved: query.has('saved') && !refused,
    }),
    here: chosen ? `${path}?key=${chosen.id}` : path,
    status: refused?.status ?? 200,
    // The preview and the test ask this service, which no other account page does.
    headers: { ...refused?.headers, 'Content-Security-Policy': `${pagePolicy}; connect-src 'self'` },
    ...(chosen && chosen.text !== null && { scripts: [widgetScriptPath(call.words.language), '/pages/embed.js'] }),
  }
}

/** Shows the code for a website, with the key that the query chooses. */
export const showEmbed = (call: OwnCall): Promise<Outcome> => page(call, call.query.get('key') ?? undefined)

/** POST: the addresses of a key are replaced. */
export const saveOrigins = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, id, form, words } = call
  // A key of somebody else is not there, whatever was sent.
  await accounts.keys.one(actor, id)
  const origins = originLines(form.exact('origins'))
  if (origins.length === 0 || origins.length > 20)
    return page(call, id, refusedForm(call, originsForm, [fault(words, 'origins', 'fault.originsMissing')]))
  const refused = await tried(call, originsForm, () => accounts.keys.setOrigins(actor, id, origins))
  return refused ? page(call, id, refused) : { to: `${path}?key=${id}&saved=1` }
}
