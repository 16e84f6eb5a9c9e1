import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import { pagePolicy } from '../../http/answers/page-headers.ts'
import type { EmbedSettings, FormUsageDay } from '../../ports/embeds.ts'
import { readFormLogoSize } from '../../services/leads/form-branding.ts'
import { applyContactDefault, isFormComplete } from '../../services/leads/form-settings.ts'
import { createFormFields, type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import { plansPath } from '../paths.ts'
import { getWidgetScriptPath, renderSnippet } from '../snippet.ts'
import type { Words } from '../words.ts'
import { formatRemainingToday } from './account.ts'
import { areaPagePath } from './area-page.ts'
import {
  createFault,
  createRefusedForm,
  type Outcome,
  type OwnCall,
  parseOriginLines,
  type RefusedForm,
  trySubmit,
} from './call.ts'
import { renderEmbedDays } from './embed-days.ts'
import { getPluginPath } from './embed-plugin.ts'
import {
  type EmbedBasis,
  embedForm,
  findEmbedFaults,
  readEmbedSettings,
  renderEmbedSettings,
} from './embed-settings.ts'
import { shopWindowPath } from './shop-window.ts'

type OneKey = z.infer<typeof Key>

/** Data of the embed page. */
export interface EmbedPage {
  /** Active publishable keys. */
  keys: readonly OneKey[]
  /** Selected key; the first by default. */
  chosen: OneKey | undefined
  /** Whether the visitor may change its origins. */
  mayChange: boolean
  /** Origin of this service. */
  service: string
  isSaved: boolean
  /** The settings were just saved. */
  isKept?: boolean
  /** The key was just created. */
  isMade?: boolean
  settings?: EmbedSettings
  basis?: EmbedBasis
  /** Reason why no lead is received for this key. */
  noReceiver?: 'person' | 'off' | undefined
  days?: readonly FormUsageDay[]
  refused?: Refused | undefined
}

const path = '/account/embed'
const originsForm = { form: 'origins', fields: ['origins'] } as const

const renderCreateKeyLink = ({ text }: Words): Html =>
  html`<p><a class="button" href="/account/keys?kind=publishable#create">${text('embed.make')}</a></p>
`

/** Renders the choice among several keys. */
const renderKeyChooser = ({ text }: Words, { keys, chosen }: EmbedPage): Html | false =>
  keys.length > 1 &&
  html`<nav aria-label="${text('embed.choose')}"><ul class="foot-links">${keys.map(
    ({ id, name, owner }) =>
      html`<li><a href="${path}?key=${id}"${id === chosen?.id && html` aria-current="page"`}><bdi>${name}</bdi> · <bdi>${owner.name}</bdi></a></li>`,
  )}</ul></nav>
`

const renderEmbedKeyFacts = (words: Words, key: OneKey): Html => {
  const { text } = words
  return html`<dl class="facts"><dt>${text('embed.choose')}</dt><dd><bdi>${key.name}</bdi> <code>${key.display}</code></dd>
<dt>${text('field.owner')}</dt><dd><bdi>${key.owner.name}</bdi></dd>
<dt>${text('field.tier')}</dt><dd>${text(`plan.${key.tier === 'sandbox' ? 'free' : key.tier}`)}</dd>
<dt>${text('keys.used')}</dt><dd>${words.number(key.today.used)}</dd>
<dt>${text('keys.rest')}</dt><dd>${formatRemainingToday(words, key.today)}</dd></dl>
<p>${text('embed.tier')} <a href="${plansPath}">${text('plans.title')}</a></p>
`
}

const renderOriginsForm = (words: Words, key: OneKey, { mayChange, refused }: EmbedPage): Html => {
  const { text } = words
  const { area } = createFormFields(words, originsForm.form, refused)
  return html`<h2>${text('embed.addresses')}</h2>
<p>${text('embed.addressesText')}</p>
${
  mayChange
    ? renderPostForm(
        `/account/keys/${key.id}/origins`,
        html`${area('origins', { value: key.origins.join('\n') })}<button>${text('save')}</button>`,
      )
    : html`<ul class="plain">${key.origins.map(origin => html`<li><bdi>${origin}</bdi></li>`)}</ul>`
}
`
}

/** Renders the address that receives the leads of this form, or the reason why there is no contact form. */
const renderLeadReceiver = ({ text, markup }: Words, { basis, noReceiver }: EmbedPage): Html | false => {
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

const renderSettingsOrControls = (
  words: Words,
  key: OneKey,
  { mayChange, settings = {}, basis = noBasis, refused }: EmbedPage,
): Html =>
  // The script of the page reads the settings also where they cannot be changed.
  html`<div${!mayChange && html` hidden`}>${renderEmbedSettings(words, { keyId: key.id, settings, basis, refused })}</div>`

/**
 * Renders the code, the preview with the real key, and the test; parts that need the page script are hidden until it
 * runs.
 */
const renderEmbedCode = (words: Words, key: OneKey, page: EmbedPage): Html => {
  const { service, settings = {} } = page
  const { text, language } = words
  if (key.text === null) return html`<p class="notice">${text('embed.noText')}</p>${renderCreateKeyLink(words)}`
  const contact = text('demo.contact')
  const plugin = getPluginPath(key.id)
  const snippet = renderSnippet(words, { service, apiKey: key.text, contact, settings, plugin, isLive: true })
  const code = isFormComplete(settings)
    ? snippet
    : html`<p class="notice">${text(page.mayChange ? 'embed.incomplete' : 'embed.incompleteForMember')}</p>
<div hidden>${snippet}</div>`
  return html`${renderLeadReceiver(words, page)}<div class="beside"><div>${renderSettingsOrControls(words, key, page)}</div>
<div><h2>${text('embed.preview')}</h2>
<p>${text('embed.counts')}</p>
<valorem-estimate id="preview" preview api-key="${key.text}" lang="${language}"><a href="${path}">${contact}</a></valorem-estimate></div></div>
${code}
<div id="testing" hidden><h2>${text('embed.test')}</h2>
<p>${text('embed.testText')}</p>
<p><button type="button" class="quiet" id="test" data-good="${text('embed.good')}" data-revoked="${text('embed.revoked')}" data-used-up="${text('embed.usedUp')}" data-away="${text('embed.away')}">${text('embed.test')}</button> <strong role="status" id="tested"></strong></p></div>
`
}

/** Renders everything an agency needs to embed the element in its website. */
export const renderEmbed = (words: Words, page: EmbedPage): Html => {
  const { text } = words
  const { chosen, isSaved, isKept, isMade, days = [], refused } = page
  return html`${isSaved && renderNotice(text('embed.saved'))}${isMade && renderNotice(`${text('keyMade.title')}. ${text('keyMade.publishable')}`)}${isKept && renderNotice(text('embed.kept'))}${renderFaultSummary(words, refused)}<p>${text('embed.lead')}</p>
${chosen ? html`${renderKeyChooser(words, page)}${renderEmbedKeyFacts(words, chosen)}${renderEmbedCode(words, chosen, page)}${renderEmbedDays(words, days)}${renderOriginsForm(words, chosen, page)}<p><a href="${areaPagePath}?site=${chosen.id}">${text('areaPage.title')}</a></p><p><a href="${shopWindowPath}">${text('qr.title')}</a></p>` : html`<p>${text('embed.none')}</p>${renderCreateKeyLink(words)}`}
`
}

/** Defaults of a key's form: the brand, and the receiver of its leads. */
const loadEmbedBasis = async (
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
  const hasLogo = typeof logo === 'string' && readFormLogoSize(Buffer.from(logo, 'base64')) !== undefined
  const brand = branding ? { name: branding.name, colour: branding.colour, hasLogo } : undefined
  if (key.owner.kind !== 'organisation') return { basis: { brand, receiver: undefined }, noReceiver: 'person' }
  if (off !== undefined) return { basis: { brand, receiver: undefined }, noReceiver: 'off' }
  return { basis: { brand, receiver }, noReceiver: undefined }
}

/** Settings, usage and defaults of a key's form. */
const loadEmbedData = async (call: OwnCall, key: OneKey) => {
  const { embeds } = call.accounts.leads
  const [saved, days, { basis, noReceiver }] = await Promise.all([
    embeds.settings(call.actor, key.id),
    embeds.days(call.actor, key.id, 30),
    loadEmbedBasis(call, key),
  ])
  return { settings: applyContactDefault(saved, basis.receiver !== undefined), days, basis, noReceiver }
}

const loadEmbedPage = async (call: OwnCall, keyId: string | undefined, refused?: RefusedForm): Promise<Outcome> => {
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
    main: renderEmbed(words, {
      ...{ keys, chosen, service: place.origin, refused: refused?.refused, mayChange },
      ...(chosen && (await loadEmbedData(call, chosen))),
      isSaved: query.has('saved') && !refused,
      isKept: query.has('kept') && !refused,
      isMade: query.has('made') && !refused,
    }),
    here: chosen ? `${path}?key=${chosen.id}` : path,
    status: refused?.status ?? 200,
    // Only this account page sends requests to the service, for the preview and the test.
    headers: { ...refused?.headers, 'Content-Security-Policy': `${pagePolicy}; connect-src 'self'` },
    ...(chosen && chosen.text !== null && { scripts: [getWidgetScriptPath(call.words.language), '/pages/embed.js'] }),
  }
}

/** Shows the code for a website, with the key selected by the query. */
export const showEmbed = (call: OwnCall): Promise<Outcome> => loadEmbedPage(call, call.query.get('key') ?? undefined)

/** Handles POST: replaces the origins of a key. */
export const saveOrigins = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, id, form, words } = call
  // Checked first: a key of another account is not found, even with an invalid form.
  await accounts.keys.one(actor, id)
  const origins = parseOriginLines(form.exact('origins'))
  if (origins.length === 0 || origins.length > 20)
    return loadEmbedPage(
      call,
      id,
      createRefusedForm(call, originsForm, [createFault(words, 'origins', 'fault.originsMissing')]),
    )
  const refused = await trySubmit(call, originsForm, () => accounts.keys.setOrigins(actor, id, origins))
  return refused ? loadEmbedPage(call, id, refused) : { to: `${path}?key=${id}&saved=1` }
}

/** Handles POST: saves the settings of a form with its key. */
export const saveEmbed = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, id } = call
  const key = await accounts.keys.one(actor, id)
  const faults = findEmbedFaults(call)
  if (faults.length > 0) return loadEmbedPage(call, id, createRefusedForm(call, embedForm, faults))
  const { basis } = await loadEmbedBasis(call, key)
  const refused = await trySubmit(call, embedForm, () =>
    accounts.leads.embeds.save(actor, id, readEmbedSettings(call, basis)),
  )
  return refused ? loadEmbedPage(call, id, refused) : { to: `${path}?key=${id}&kept=1` }
}
