import type { Request, RequestHandler, Response } from 'express'
import { texts } from '#languages/derived/agency-demo'
import { isLanguage, type Language, ownNames } from '#languages/registry'
import type { DemoSettings } from './demo.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { agencyDemoPath, demoPath } from './paths.ts'
import { widgetScriptPath } from './snippet.ts'
import { wordsOf } from './words.ts'

/** Brings the calculators whose tags stand in a page. */
const calculatorsPath = '/widget/v1/valorem-calculators.js'

/** The four elements in the order in which they fill each other in, by the headings above them. */
const elements = [
  ['value', 'valorem-estimate'],
  ['buy', 'valorem-costs'],
  ['borrow', 'valorem-mortgage'],
  ['sell', 'valorem-gains'],
] as const

const languageLinks = (language: Language): Html =>
  html`<p>${Object.entries(ownNames).map(
    ([code, name], index) =>
      html`${index > 0 && ' · '}<a href="${agencyDemoPath}?lang=${code}" lang="${code}"${code === language && html` aria-current="true"`}>${name}</a>`,
  )}</p>
`

/** What an agency pastes into its page: two scripts and four tags. */
const pastedLines = (language: Language, service: string, apiKey: string): string =>
  [
    `<script async src="${service}${widgetScriptPath(language)}"></script>`,
    `<script async src="${service}${calculatorsPath}"></script>`,
    ...elements.map(([, tag]) => `<${tag} api-key="${apiKey}"></${tag}>`),
  ].join('\n')

/** The page of a made-up agency with all four elements, and the code that makes it. */
export const agencyDemoView = (
  language: Language,
  { apiKey, service }: { apiKey: string | undefined; service: string },
): Html => {
  const text = texts[language]
  if (apiKey === undefined) return html`${languageLinks(language)}<p>${text.off}</p>`
  return html`${languageLinks(language)}<p>${text.lead} ${text.shared}</p>
<div class="agency">
<p><b>${text.agency}</b></p>
${elements.map(
  ([heading, tag]) => html`<section><h2>${text[heading]}</h2>
${element(tag, apiKey, language, text.contact)}
</section>
`,
)}</div>
<h2>${text.code}</h2>
<p>${text.codeLead}</p>
<pre tabindex="0" role="region" aria-label="${text.code}"><code>${pastedLines(language, service, apiKey)}</code></pre>
<p><a href="${demoPath}?lang=${language}">${text.single}</a></p>
`
}

type Tag = (typeof elements)[number][1]

const element = (tag: Tag, apiKey: string, language: Language, contact: string): Html => {
  const child = html`<a href="/docs">${contact}</a>`
  if (tag === 'valorem-estimate')
    return html`<valorem-estimate api-key="${apiKey}" lang="${language}">${child}</valorem-estimate>`
  if (tag === 'valorem-costs')
    return html`<valorem-costs api-key="${apiKey}" lang="${language}">${child}</valorem-costs>`
  if (tag === 'valorem-mortgage')
    return html`<valorem-mortgage api-key="${apiKey}" lang="${language}" annual-rate="3.5" term-years="25">${child}</valorem-mortgage>`
  return html`<valorem-gains api-key="${apiKey}" lang="${language}">${child}</valorem-gains>`
}

const chosenLanguage = ({ originalUrl }: Request): Language => {
  const requested = new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  return isLanguage(requested) ? requested : 'fr'
}

/** Answers the page of the made-up agency, open to all and without accounts, under the same strict policy as the interface. */
export const agencyDemo = ({ sandboxApiKey, publicUrl }: DemoSettings): RequestHandler =>
  function sendAgencyDemo(req: Request, res: Response) {
    const language = chosenLanguage(req)
    const service = publicUrl ?? `${req.protocol}://${req.headers.host ?? 'localhost'}`
    const words = wordsOf(language)
    const page = layout({
      words,
      title: texts[language].title,
      home: demoPath,
      navigation: [],
      foot: [{ href: '/docs', text: words.text('nav.docs') }],
      scripts: sandboxApiKey === undefined ? [] : [widgetScriptPath(language), calculatorsPath],
      main: agencyDemoView(language, { apiKey: sandboxApiKey, service }),
    })
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Host')
    res.type('html').send(page.toString())
  }
