import { ownNames } from '#languages/registry'
import type { EmbedSettings } from '../../ports/embeds.ts'
import { type Fault, fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { fault, type OwnCall } from './call.ts'

/** What the form on a website is set from beside its own settings. */
export interface EmbedBasis {
  /** The brand of the organisation, whose name and colour stand where nothing else is set. */
  brand: { name: string; colour: string /** It has a logo that forms show. */; hasLogo: boolean } | undefined
  /** Who gets the contacts of this key; undefined where none can be received. */
  receiver: string | undefined
}

/** The colour of the form where nobody set another. */
const usualAccent = '#0b5cad'

/** The fields of the form, each with the attribute that it sets. */
const attributes: Readonly<Record<string, string>> = {
  language: 'lang',
  theme: 'theme',
  accent: 'accent',
  agency: 'agency',
  leadEmail: 'lead-email',
  privacyUrl: 'privacy-url',
  leadAction: 'lead-action',
}

/** The form of the settings: its name and its fields. */
export const embedForm = { form: 'embed', fields: [...Object.keys(attributes), 'contact', 'showLogo'] } as const

const colourOf = ({ brand }: EmbedBasis): string => (brand?.colour ?? usualAccent).toLowerCase()

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** What cannot be kept so: a contact form without a privacy notice, or something that is no address. */
export const embedFaults = ({ form, words }: OwnCall): Fault[] => {
  const [privacy, action] = [form.text('privacyUrl'), form.text('leadAction')]
  return [
    ...(form.text('contact') === 'yes' && privacy === '' ? [fault(words, 'privacyUrl', 'fault.privacyMissing')] : []),
    ...(privacy !== '' && !isWebAddress(privacy) ? [fault(words, 'privacyUrl', 'fault.webAddress')] : []),
    ...(action !== '' && !isWebAddress(action) ? [fault(words, 'leadAction', 'fault.webAddress')] : []),
  ]
}

/** The settings that a form asks for: what is empty, or as the brand has it, is left out; a form without a receiver too. */
export const embedSettings = ({ form }: OwnCall, basis: EmbedBasis): EmbedSettings => {
  const hasForm = form.text('contact') === 'yes'
  const typed = Object.entries(attributes).map(([name, attribute]) => [attribute, form.text(name)] as const)
  const lead = form.text('leadAction') === '' ? basis.receiver !== undefined && 'service' : 'result'
  return Object.fromEntries([
    ...typed.filter(
      ([attribute, value]) => value !== '' && !(attribute === 'accent' && value.toLowerCase() === colourOf(basis)),
    ),
    ...(hasForm && lead ? [['lead', lead] as const] : []),
    ...(form.text('showLogo') === 'yes' ? [['brand', 'logo'] as const] : []),
  ])
}

/** What the fields begin with. */
const valuesOf = (settings: EmbedSettings, basis: EmbedBasis): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, settings[attribute] ?? ''])),
  accent: settings.accent ?? colourOf(basis),
  contact: settings.lead === undefined ? '' : 'yes',
  showLogo: settings.brand === 'logo' ? 'yes' : '',
})

/** The settings of a form, kept with its key; the script of the page lets preview and code follow them as they change. */
export const embedSettingsView = (
  words: Words,
  {
    keyId,
    settings,
    basis,
    refused,
  }: { keyId: string; settings: EmbedSettings; basis: EmbedBasis; refused: Refused | undefined },
): Html => {
  const { text, markup } = words
  const begin = { form: embedForm.form, values: valuesOf(settings, basis), faults: [] }
  const { input, select, tick } = fieldsOf(words, embedForm.form, refused?.form === embedForm.form ? refused : begin)
  const languages = [
    { value: '', text: text('embed.languagePage') },
    ...Object.entries(ownNames).map(([value, name]) => ({ value, text: name })),
  ]
  const themes = [
    { value: '', text: text('embed.themePage') },
    { value: 'light', text: text('embed.themeLight') },
    { value: 'dark', text: text('embed.themeDark') },
  ]
  const brand = html`<a href="/account/organisation/branding">${text('embed.brandLink')}</a>`
  const optional = { isOptional: true, autocomplete: 'off' } as const
  return html`<h2>${text('embed.settings')}</h2>
<p>${text('embed.settingsText')} ${basis.brand && markup('embed.brandText', { brand })}</p>
<div id="controls" data-receives="${basis.receiver === undefined ? '' : 'yes'}" data-accent="${colourOf(basis)}">
${postForm(
  `/account/keys/${keyId}/embed`,
  html`${tick('contact')}
<div class="pair">${input('privacyUrl', { ...optional, type: 'url' })}${input('agency', { ...optional, label: 'embed.agency' })}
${select('language', languages, { label: 'embed.language', hint: false })}${select('theme', themes, { label: 'embed.theme' })}
${input('accent', { type: 'color', label: 'embed.accent' })}${input('leadEmail', { ...optional, type: 'email', label: 'embed.leadEmail' })}
${input('leadAction', { ...optional, type: 'url' })}</div>
${basis.brand?.hasLogo && tick('showLogo')}
<button>${text('save')}</button>`,
)}</div>
`
}
