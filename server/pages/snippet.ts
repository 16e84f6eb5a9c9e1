import { isLanguage, type Language, ownNames } from '#languages/registry'
import { type Html, html } from './html.ts'
import type { Words } from './words.ts'

/** What the code for a page is made of. */
export interface Snippet {
  /** Origin of this service as agencies reach it. */
  service: string
  apiKey: string
  /** The way to the agency that stands where the script is missing. */
  contact: string
  /** The language that the agency's page probably has: that of the page which shows the code. */
  language: Language
  /** Attributes of the element that were kept with the key; the colour is one of them. */
  settings?: Readonly<Record<string, string>>
}

/** The script of the element that brings the texts of a language along; elements of other languages fetch theirs. */
export const widgetScriptPath = (language: Language): string => `/widget/v1/valorem-estimate.${language}.js`

/** A value as it stands in an attribute of the code that is copied. */
const quoted = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

/** The two lines that an agency pastes into its page; the scripts of the pages keep them in step with the controls. */
export const pageLines = ({ service, apiKey, contact, language, settings = {} }: Snippet): string => {
  const { accent, ...attributes } = settings
  const { lang } = attributes
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${quoted(value)}"`)
  const colour = accent === undefined ? '' : `<style>valorem-estimate { --valorem-accent: ${accent} }</style>\n`
  return `${colour}<script async src="${service}${widgetScriptPath(isLanguage(lang) ? lang : language)}"></script>
<valorem-estimate api-key="${apiKey}"${list.join('')}><a href="/contact">${contact}</a></valorem-estimate>`
}

/** What a page's policy must allow, as the script of the pages says it too. */
const policyOf = ({ service, settings = {} }: Omit<Snippet, 'language'>): string => {
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

/** The code in tabs, of which the plain one is there without JavaScript, and the line for a page's policy. */
export const snippetView = (words: Words, own: Omit<Snippet, 'language'>): Html => {
  const { text, language } = words
  const snippet = { ...own, language }
  return html`<h2>${text('embed.code')}</h2>
<div id="snippet" data-service="${snippet.service}" data-key="${snippet.apiKey}" data-contact="${snippet.contact}" data-copied="${text('embed.copied')}">
<div class="tabs" role="tablist" aria-label="${text('embed.code')}" hidden>${tabs.map(
    ([tab, name], index) => html`
<button type="button" class="quiet" role="tab" id="tab-${tab}" aria-controls="code-${tab}" aria-selected="${index === 0 ? 'true' : 'false'}" tabindex="${index === 0 ? '0' : '-1'}">${text(name)}</button>`,
  )}</div>
${tabs.map(
  (
    [tab, name],
    index,
  ) => html`<div id="code-${tab}"${index > 0 && html` hidden`}><pre tabindex="0" role="region" aria-label="${text('embed.code')}, ${text(name)}"><code>${index === 0 && pageLines(snippet)}</code></pre></div>
`,
)}<p hidden id="copy-line"><button type="button" class="quiet" id="copy">${text('embed.copy')}</button> <span role="status" id="copied"></span></p>
</div>
<p><a href="/docs/wordpress">${text('embed.plugin')}</a></p>
<p>${text('embed.policy')}</p>
<pre tabindex="0" role="region" aria-label="CSP"><code id="policy">${policyOf(own)}</code></pre>
`
}

const choices = (list: readonly (readonly [value: string, text: string])[], chosen: string): Html[] =>
  list.map(([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`)

/** What changes the preview and the code; hidden until the script of the page makes it work. */
export const controlsView = (words: Words): Html => {
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
<select id="language">${choices([['', text('embed.languagePage')], ...Object.entries(ownNames)], '')}</select></div>
<div class="field"><label for="theme">${text('embed.theme')}</label>
<select id="theme">${choices(themes, '')}</select></div>
${field('accent', text('embed.accent'), 'color', '#0b5cad')}${field('agency', text('embed.agency'), 'text')}${field('leadEmail', text('embed.leadEmail'), 'email')}${field('privacyUrl', text('embed.privacyUrl'), 'url')}${field('leadAction', text('embed.leadAction'), 'url')}</div>
<label class="choice"><input type="checkbox" id="contact"> <span>${text('embed.contact')}</span></label>
</div>
`
}
