import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import { pagePolicy } from '../../http/answers/page-headers.ts'
import type { EmbedDay, EmbedSettings } from '../../ports/embeds.ts'
import { sizeInForms } from '../../services/leads/form-faces.ts'
import { faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import { plansPath } from '../paths.ts'
import { controlsView, snippetView, widgetScriptPath } from '../snippet.ts'
import type { Words } from '../words.ts'
import { leftToday } from './account.ts'
import { fault, type Outcome, type OwnCall, originLines, type RefusedForm, refusedForm, tried } from './call.ts'
import { embedDaysView } from './embed-days.ts'
import { type EmbedBasis, embedFaults, embedForm, embedSettings, embedSettingsView } from './embed-settings.ts'

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
  /** The settings were kept just now. */
  isKept?: boolean
  /** The key was made just now. */
  isMade?: boolean
  settings?: EmbedSettings
  basis?: EmbedBasis
  /** Why no contact is received for this key. */
  noReceiver?: 'person' | 'off' | undefined
  days?: readonly EmbedDay[]
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
<p>${text('embed.tier')} <a href="${plansPath}">${text('plans.title')}</a></p>
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

/** Where the contacts of this form go, or why there is no contact form yet. */
const receiving = ({ text, markup }: Words, { basis, noReceiver }: EmbedPage): Html | false => {
  if (noReceiver) {
    const why = text(`embed.noReceiver.${noReceiver}`)
    return html`<p class="notice">${text('embed.noReceiver', { why })}</p>
`
  }
  return (
    basis?.receiver !== undefined &&
    html`<p>${markup('embed.service', { address: html`<bdi>${basis.receiver}</bdi>` })}</p>
`
  )
}

const noBasis: EmbedBasis = { brand: undefined, receiver: undefined }

const settingsOf = (
  words: Words,
  key: OneKey,
  { mayChange, settings = {}, basis = noBasis, refused }: EmbedPage,
): Html =>
  mayChange
    ? embedSettingsView(words, { keyId: key.id, settings, basis, refused })
    : html`<div hidden>${controlsView(words)}</div>`

/** The code, the preview with the real key, and the test; what the script of the page adds is hidden until it runs. */
const codeOf = (words: Words, key: OneKey, page: EmbedPage): Html => {
  const { service, settings = {} } = page
  const { text, language } = words
  if (key.text === null) return html`<p class="notice">${text('embed.noText')}</p>${makeLink(words)}`
  const contact = text('demo.contact')
  return html`${receiving(words, page)}${settingsOf(words, key, page)}${snippetView(words, { service, apiKey: key.text, contact, settings })}
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
  const { chosen, isSaved, isKept, isMade, days = [], refused } = page
  return html`${isSaved && notice(text('embed.saved'))}${isMade && notice(`${text('keyMade.title')}. ${text('keyMade.publishable')}`)}${isKept && notice(text('embed.kept'))}${faultSummary(words, refused)}<p>${text('embed.lead')}</p>
${chosen ? html`${chooser(words, page)}${facts(words, chosen)}${codeOf(words, chosen, page)}${embedDaysView(words, days)}${addresses(words, chosen, page)}` : html`<p>${text('embed.none')}</p>${makeLink(words)}`}
`
}

/** What the form of a key is set from: the brand, and who receives its contacts. */
const basisOf = async (
  { accounts, actor }: OwnCall,
  key: OneKey,
): Promise<{ basis: EmbedBasis; noReceiver: EmbedPage['noReceiver'] }> => {
  const membership = await accounts.organisations.membership(actor.session.userId)
  if (!membership) return { basis: noBasis, noReceiver: 'person' }
  const [branding, { receiver, off }] = await Promise.all([
    accounts.brandings.of(actor),
    accounts.leads.setting.settings(actor),
  ])
  const logo = branding?.logo
  const hasLogo = typeof logo === 'string' && sizeInForms(Buffer.from(logo, 'base64')) !== undefined
  const brand = branding ? { name: branding.name, colour: branding.colour, hasLogo } : undefined
  if (key.owner.kind !== 'organisation') return { basis: { brand, receiver: undefined }, noReceiver: 'person' }
  if (off !== undefined) return { basis: { brand, receiver: undefined }, noReceiver: 'off' }
  return { basis: { brand, receiver }, noReceiver: undefined }
}

/** What is kept with a key, and what was seen of its form. */
const keptOf = async (call: OwnCall, key: OneKey) => {
  const { embeds } = call.accounts.leads
  const [settings, days, { basis, noReceiver }] = await Promise.all([
    embeds.settings(call.actor, key.id),
    embeds.days(call.actor, key.id, 30),
    basisOf(call, key),
  ])
  return { settings, days, basis, noReceiver }
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
  const mayChange = !isShared || (membership !== undefined && membership.role !== 'member')
  return {
    title: words.text('embed.title'),
    main: embedView(words, {
      ...{ keys, chosen, service: place.origin, refused: refused?.refused, mayChange },
      ...(chosen && (await keptOf(call, chosen))),
      isSaved: query.has('saved') && !refused,
      isKept: query.has('kept') && !refused,
      isMade: query.has('made') && !refused,
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

/** POST: the settings of a form are kept with its key. */
export const saveEmbed = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, id } = call
  const key = await accounts.keys.one(actor, id)
  const faults = embedFaults(call)
  if (faults.length > 0) return page(call, id, refusedForm(call, embedForm, faults))
  const { basis } = await basisOf(call, key)
  const refused = await tried(call, embedForm, () => accounts.leads.embeds.save(actor, id, embedSettings(call, basis)))
  return refused ? page(call, id, refused) : { to: `${path}?key=${id}&kept=1` }
}
