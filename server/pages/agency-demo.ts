import type { Request, RequestHandler, Response } from 'express'
import { texts } from '#languages/derived/agency-demo'
import { isLanguage, type Language, ownNames } from '#languages/registry'
import type { DemoSettings } from './demo.ts'
import { type Html, html } from './html.ts'
import { renderLayout } from './layout.ts'
import { agencyDemoPath, demoPath } from './paths.ts'
import { getWidgetScriptPath } from './snippet.ts'
import { getPageWords } from './words.ts'

/** Script that defines the calculator elements. */
const calculatorsPath = '/widget/v1/valorem-calculators.js'

/** The four elements in the order in which they prefill each other, with their heading keys. */
const elements = [
  ['value', 'valorem-estimate'],
  ['buy', 'valorem-costs'],
  ['borrow', 'valorem-mortgage'],
  ['sell', 'valorem-gains'],
] as const

const renderDemoLanguageLinks = (language: Language): Html =>
  html`<p>${Object.entries(ownNames).map(
    ([code, name], index) =>
      html`${index > 0 && ' · '}<a href="${agencyDemoPath}?lang=${code}" lang="${code}"${code === language && html` aria-current="true"`}>${name}</a>`,
  )}</p>
`

/** Embed code of an agency's page: two scripts and four tags. */
const buildEmbedLines = (language: Language, service: string, apiKey: string): string =>
  [
    `<script async src="${service}${getWidgetScriptPath(language)}"></script>`,
    `<script async src="${service}${calculatorsPath}"></script>`,
    ...elements.map(([, tag]) => `<${tag} api-key="${apiKey}" base-url="${service}"></${tag}>`),
  ].join('\n')

/** Renders the page of a fictitious agency with all four elements, and its embed code. */
export const renderAgencyDemo = (
  language: Language,
  { apiKey, service }: { apiKey: string | undefined; service: string },
): Html => {
  const text = texts[language]
  if (apiKey === undefined) return html`${renderDemoLanguageLinks(language)}<p>${text.off}</p>`
  return html`${renderDemoLanguageLinks(language)}<p>${text.lead} ${text.shared}</p>
<div class="agency">
<p><b>${text.agency}</b></p>
${elements.map(
  ([heading, tag]) => html`<section><h2>${text[heading]}</h2>
${renderDemoElement(tag, apiKey, language, text.contact)}
</section>
`,
)}</div>
<h2>${text.code}</h2>
<p>${text.codeLead}</p>
<pre tabindex="0" role="region" aria-label="${text.code}"><code>${buildEmbedLines(language, service, apiKey)}</code></pre>
<p><a href="${demoPath}?lang=${language}">${text.single}</a></p>
`
}

type Tag = (typeof elements)[number][1]

const renderDemoElement = (tag: Tag, apiKey: string, language: Language, contact: string): Html => {
  const child = html`<a href="/docs">${contact}</a>`
  if (tag === 'valorem-estimate')
    return html`<valorem-estimate api-key="${apiKey}" lang="${language}">${child}</valorem-estimate>`
  if (tag === 'valorem-costs')
    return html`<valorem-costs api-key="${apiKey}" lang="${language}">${child}</valorem-costs>`
  if (tag === 'valorem-mortgage')
    return html`<valorem-mortgage api-key="${apiKey}" lang="${language}" annual-rate="3.5" term-years="25">${child}</valorem-mortgage>`
  return html`<valorem-gains api-key="${apiKey}" lang="${language}">${child}</valorem-gains>`
}

const readDemoLanguage = ({ originalUrl }: Request): Language => {
  const requested = new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  return isLanguage(requested) ? requested : 'fr'
}

/** Serves the agency demo, public and without accounts, under the same content security policy as the API. */
export const createAgencyDemo = ({ sandboxApiKey, publicUrl }: DemoSettings): RequestHandler =>
  function sendAgencyDemo(req: Request, res: Response) {
    const language = readDemoLanguage(req)
    const service = publicUrl ?? `${req.protocol}://${req.headers.host ?? 'localhost'}`
    const words = getPageWords(language)
    const page = renderLayout({
      words,
      title: texts[language].title,
      home: demoPath,
      navigation: [],
      foot: [{ href: '/docs', text: words.text('nav.docs') }],
      scripts: sandboxApiKey === undefined ? [] : [getWidgetScriptPath(language), calculatorsPath],
      main: renderAgencyDemo(language, { apiKey: sandboxApiKey, service }),
    })
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Host')
    res.type('html').send(page.toString())
  }
