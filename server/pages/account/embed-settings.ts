import { ownNames } from '#languages/registry'
import type { EmbedSettings } from '../../ports/embeds.ts'
import { defaultAccent } from '../../services/leads/default-accent.ts'
import { bothOrders } from '../../services/leads/form-settings.ts'
import { createFormFields, type Fault, type Refused, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { createFault, type OwnCall } from './call.ts'

/** Defaults of the embedded form: brand and lead receiver. */
export interface EmbedBasis {
  /** Brand of the organisation, whose name and colour are the defaults. */
  brand: { name: string; colour: string /** It has a logo that forms show. */; hasLogo: boolean } | undefined
  /** Address that receives the leads of this key; undefined if leads cannot be received. */
  receiver: string | undefined
}

/** Element attribute set by each form field. */
const attributes: Readonly<Record<string, string>> = {
  language: 'lang',
  theme: 'theme',
  accent: 'accent',
  agency: 'agency',
  leadEmail: 'lead-email',
  privacyUrl: 'privacy-url',
  leadAction: 'lead-action',
  order: 'order',
}

/** The form of the settings: its name and its fields. */
export const embedForm = { form: 'embed', fields: [...Object.keys(attributes), 'contact', 'showLogo'] } as const

const getAccentColour = ({ brand }: EmbedBasis): string => (brand?.colour ?? defaultAccent).toLowerCase()

/** Tests for the absolute http(s) address of a page. */
export const isWebUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Faults of the settings: a contact form without a privacy notice, or an invalid URL. */
export const findEmbedFaults = ({ form, words }: OwnCall): Fault[] => {
  const [privacy, action] = [form.text('privacyUrl'), form.text('leadAction')]
  return [
    ...(form.text('contact') === 'yes' && privacy === ''
      ? [createFault(words, 'privacyUrl', 'fault.privacyMissing')]
      : []),
    ...(privacy !== '' && !isWebUrl(privacy) ? [createFault(words, 'privacyUrl', 'fault.webAddress')] : []),
    ...(action !== '' && !isWebUrl(action) ? [createFault(words, 'leadAction', 'fault.webAddress')] : []),
    ...(['', 'contact', bothOrders].includes(form.text('order')) ? [] : [createFault(words, 'order', 'fault.embed')]),
  ]
}

/** Reads the settings from the form; omits empty values, the brand's colour, and the lead form without a receiver. */
export const readEmbedSettings = ({ form }: OwnCall, basis: EmbedBasis): EmbedSettings => {
  const hasForm = form.text('contact') === 'yes'
  const typed = Object.entries(attributes).map(([name, attribute]) => [attribute, form.text(name)] as const)
  const lead = form.text('leadAction') === '' ? basis.receiver !== undefined && 'service' : 'result'
  return Object.fromEntries([
    ...typed.filter(
      ([attribute, value]) =>
        value !== '' && !(attribute === 'accent' && value.toLowerCase() === getAccentColour(basis)),
    ),
    ...(hasForm && lead ? [['lead', lead] as const] : []),
    ...(form.text('showLogo') === 'yes' ? [['brand', 'logo'] as const] : []),
  ])
}

/** Initial values of the fields. */
const toFieldValues = (settings: EmbedSettings, basis: EmbedBasis): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, settings[attribute] ?? ''])),
  accent: settings.accent ?? getAccentColour(basis),
  contact: settings.lead === undefined ? '' : 'yes',
  showLogo: settings.brand === 'logo' ? 'yes' : '',
})

/** Renders the settings saved with a key; the page script updates preview and code as they change. */
export const renderEmbedSettings = (
  words: Words,
  {
    keyId,
    settings,
    basis,
    refused,
  }: { keyId: string; settings: EmbedSettings; basis: EmbedBasis; refused: Refused | undefined },
): Html => {
  const { text, markup } = words
  const begin = { form: embedForm.form, values: toFieldValues(settings, basis), faults: [] }
  const { input, select, tick } = createFormFields(
    words,
    embedForm.form,
    refused?.form === embedForm.form ? refused : begin,
  )
  const languages = [
    { value: '', text: text('embed.languagePage') },
    ...Object.entries(ownNames).map(([value, name]) => ({ value, text: name })),
  ]
  const themes = [
    { value: '', text: text('embed.themePage') },
    { value: 'light', text: text('embed.themeLight') },
    { value: 'dark', text: text('embed.themeDark') },
  ]
  const orders = [
    { value: '', text: text('embed.order.figures') },
    { value: 'contact', text: text('embed.order.contact') },
    { value: bothOrders, text: text('embed.order.both') },
  ]
  const brand = html`<a href="/account/organisation/branding">${text('embed.brandLink')}</a>`
  const optional = { isOptional: true, autocomplete: 'off' } as const
  const hasContact = (refused?.form === embedForm.form ? refused : begin).values.contact === 'yes'
  return html`<h2>${text('embed.settings')}</h2>
<p>${text('embed.settingsText')} ${basis.brand && markup('embed.brandText', { brand })}</p>
<div id="controls" data-receives="${basis.receiver === undefined ? '' : 'yes'}" data-accent="${getAccentColour(basis)}">
${renderPostForm(
  `/account/keys/${keyId}/embed`,
  html`${tick('contact')}
<div class="pair">${input('privacyUrl', { ...optional, isOptional: !hasContact, type: 'url' })}${input('agency', { ...optional, label: 'embed.agency' })}
${select('language', languages, { label: 'embed.language', hint: 'embed.languageHint' })}${select('theme', themes, { label: 'embed.theme' })}
${input('accent', { type: 'color', label: 'embed.accent' })}${input('leadEmail', { ...optional, type: 'email', label: 'embed.leadEmail' })}
${input('leadAction', { ...optional, type: 'url' })}${select('order', orders, { label: 'embed.order', hint: 'embed.orderHint' })}</div>
${basis.brand?.hasLogo && tick('showLogo')}
<button>${text('save')}</button>`,
)}</div>
`
}
