import { isLanguage, type Language, ownNames } from '#languages/registry'
import { pluginPath } from '../http/files/wordpress.ts'
import { defaultAccent } from '../services/leads/default-accent.ts'
import { type Html, html } from './html.ts'
import type { Words } from './words.ts'

/** Data of the embed code. */
export interface Snippet {
  /** Public origin of the service. */
  service: string
  apiKey: string
  /** Text of the contact link, shown without the script. */
  contact: string
  /** Assumed language of the agency's page: that of the page with the code. */
  language: Language
  /** Element attributes saved with the key, including the colour. */
  settings?: Readonly<Record<string, string>>
  /** The service serves the settings to the element, so that the code names the language alone. */
  isLive?: boolean
  /** Path of the plugin for WordPress with this key filled in; by default that of the plugin without a key. */
  plugin?: string
}

/** Path of the element script with the texts of a language; elements in other languages fetch theirs. */
export const getWidgetScriptPath = (language: Language): string => `/widget/v1/valorem-estimate.${language}.js`

/** Escapes an attribute value of the embed code. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

/** Builds the embed code of an agency's page; the page script updates it with the controls. */
export const buildSnippet = ({ service, apiKey, contact, language, settings = {}, isLive }: Snippet): string => {
  const { lang } = settings
  const { accent, ...attributes }: Readonly<Record<string, string>> = isLive ? (lang ? { lang } : {}) : settings
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const colour = accent === undefined ? '' : `<style>valorem-estimate { --valorem-accent: ${accent} }</style>\n`
  return `${colour}<script async src="${service}${getWidgetScriptPath(isLanguage(lang) ? lang : language)}"></script>
<valorem-estimate api-key="${apiKey}" base-url="${service}"${list.join('')}><a href="/contact">${contact}</a></valorem-estimate>`
}

/** Directives that the content security policy of the agency's page must allow; the page script builds the same. */
const buildSnippetPolicy = ({ service, settings = {} }: Omit<Snippet, 'language'>): string => {
  const { 'lead-action': address, brand } = settings
  const receiver = address !== undefined && URL.canParse(address) ? ` ${new URL(address).origin}` : ''
  const logo = brand === 'logo' ? `; img-src ${service}` : ''
  return `script-src ${service}; connect-src ${service}${receiver}${logo}`
}

const tabs = [
  ['html', 'embed.html'],
  ['hash', 'embed.hash'],
  ['wordpress', 'embed.wordpress'],
  ['react', 'embed.react'],
] as const

/** Renders the way to the plugin for WordPress: what to do, its archive, and its guide. */
const renderPlugin = ({ text }: Words, plugin?: string): Html => html`<h2>${text('embed.plugin')}</h2>
<p>${text('embed.pluginText')} ${text(plugin === undefined ? 'embed.pluginPlain' : 'embed.pluginFilled')}</p>
<p><a class="button" href="${plugin ?? pluginPath}" download>${text('embed.pluginGet')}</a></p>
<p><a href="/docs/wordpress" hreflang="en">${text('embed.pluginGuide')}</a></p>
`

/**
 * Renders the embed code in tabs, the plain one also without JavaScript, and the directives for a content security
 * policy.
 */
export const renderSnippet = (words: Words, own: Omit<Snippet, 'language'>): Html => {
  const { text, language } = words
  const snippet = { ...own, language }
  return html`<h2>${text('embed.code')}</h2>
<div id="snippet" data-service="${snippet.service}" data-key="${snippet.apiKey}" data-contact="${snippet.contact}"${own.isLive && html` data-live="yes"`} data-copied="${text('embed.copied')}">
<div class="tabs" role="tablist" aria-label="${text('embed.code')}" hidden>${tabs.map(
    ([tab, name], index) => html`
<button type="button" class="quiet" role="tab" id="tab-${tab}" aria-controls="code-${tab}" aria-selected="${index === 0 ? 'true' : 'false'}" tabindex="${index === 0 ? '0' : '-1'}">${text(name)}</button>`,
  )}</div>
${tabs.map(
  (
    [tab, name],
    index,
  ) => html`<div id="code-${tab}"${index > 0 && html` hidden`}><pre tabindex="0" role="region" aria-label="${text('embed.code')}, ${text(name)}"><code>${index === 0 && buildSnippet(snippet)}</code></pre></div>
`,
)}<p hidden id="copy-line"><button type="button" class="quiet" id="copy">${text('embed.copy')}</button> <span role="status" id="copied"></span></p>
</div>
${renderPlugin(words, own.plugin)}<p>${text('embed.policy')}</p>
<pre tabindex="0" role="region" aria-label="CSP"><code id="policy">${buildSnippetPolicy(own)}</code></pre>
`
}

const renderOptions = (list: readonly (readonly [value: string, text: string])[], chosen: string): Html[] =>
  list.map(([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`)

/** Renders the controls of preview and code; hidden until the page script runs. */
export const renderControls = (words: Words): Html => {
  const { text } = words
  const field = (name: string, label: string, type: 'text' | 'url' | 'email' | 'color', value = ''): Html =>
    html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" type="${type}" value="${value}" autocomplete="off"></div>
`
  const themes = [
    ['', text('embed.themePage')],
    ['light', text('embed.themeLight')],
    ['dark', text('embed.themeDark')],
  ] as const
  return html`<div id="controls" hidden>
<h2>${text('embed.look')}</h2>
<div class="pair"><div class="field"><label for="language">${text('embed.language')}</label>
<select id="language">${renderOptions([['', text('embed.languagePage')], ...Object.entries(ownNames)], '')}</select></div>
<div class="field"><label for="theme">${text('embed.theme')}</label>
<select id="theme">${renderOptions(themes, '')}</select></div>
${field('accent', text('embed.accent'), 'color', defaultAccent)}${field('agency', text('embed.agency'), 'text')}${field('leadEmail', text('embed.leadEmail'), 'email')}${field('privacyUrl', text('embed.privacyUrl'), 'url')}${field('leadAction', text('embed.leadAction'), 'url')}</div>
<label class="choice"><input type="checkbox" id="contact"> <span>${text('embed.contact')}</span></label>
</div>
`
}
