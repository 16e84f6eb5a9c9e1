import type { Request, RequestHandler, Response } from 'express'
import { texts as agencyTexts } from '#languages/derived/agency-demo'
import { isLanguage, ownNames } from '#languages/registry'
import { type Html, html } from './html.ts'
import { renderLayout } from './layout.ts'
import { agencyDemoPath, demoPath } from './paths.ts'
import { getWidgetScriptPath, renderControls, renderSnippet } from './snippet.ts'
import { getPageWords, type Words } from './words.ts'

/** Settings of the demo pages. */
export interface DemoSettings {
  /** Shared sandbox key; undefined if disabled. */
  sandboxApiKey: string | undefined
  /** Public origin of the service; by default that of each request. */
  publicUrl: string | undefined
}

const command = 'npm run -s keys -- create --name "My pages" --tier pro --publishable --origin https://agency.example'

const renderDemoPageLanguages = (words: Words): Html =>
  html`<p>${Object.entries(ownNames).map(
    ([code, name], index) =>
      html`${index > 0 && ' · '}<a href="${demoPath}?lang=${code}" lang="${code}"${code === words.language && html` aria-current="true"`}>${name}</a>`,
  )}</p>
`

/** Renders the element with the sandbox key, its embed code, its controls and its events. */
export const renderDemo = (
  words: Words,
  { apiKey, service }: { apiKey: string | undefined; service: string },
): Html => {
  const { text, markup } = words
  if (apiKey === undefined)
    return html`${renderDemoPageLanguages(words)}<p>${text('demo.off')}</p>
<pre tabindex="0"><code>${command}</code></pre>
`
  const contact = text('demo.contact')
  const limits = html`<a href="/docs/limits?lang=${words.language}">${text('limits.title')}</a>`
  return html`${renderDemoPageLanguages(words)}<p>${text('demo.lead')} ${text('demo.shared')}</p>
<p>${markup('demo.range', { limits })}</p>
<p><a href="${agencyDemoPath}?lang=${words.language}">${agencyTexts[words.language].title}</a></p>
<div class="beside"><div>
<valorem-estimate id="preview" api-key="${apiKey}" lang="${words.language}"><a href="/docs">${contact}</a></valorem-estimate>
</div><div>
${renderSnippet(words, { apiKey, service, contact })}${renderControls(words)}
<h2>${text('demo.events')}</h2>
<ol id="events" class="plain"></ol>
<p id="no-events">${text('demo.noEvents')}</p>
</div></div>
`
}

const readDemoPageLanguage = ({ originalUrl }: Request) => {
  const requested = new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  return isLanguage(requested) ? requested : 'fr'
}

/** Serves the demo, public and without accounts, under the same content security policy as the API. */
export const createDemo = ({ sandboxApiKey, publicUrl }: DemoSettings): RequestHandler =>
  function sendDemo(req: Request, res: Response) {
    const words = getPageWords(readDemoPageLanguage(req))
    const service = publicUrl ?? `${req.protocol}://${req.headers.host ?? 'localhost'}`
    const page = renderLayout({
      words,
      title: words.text('demo.title'),
      home: demoPath,
      navigation: [],
      foot: [{ href: '/docs', text: words.text('nav.docs') }],
      // The listener runs first: the element may emit events before a later script is loaded.
      scripts:
        sandboxApiKey === undefined ? [] : ['/pages/demo.js', getWidgetScriptPath(words.language), '/pages/embed.js'],
      main: renderDemo(words, { apiKey: sandboxApiKey, service }),
    })
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Host')
    res.type('html').send(page.toString())
  }
