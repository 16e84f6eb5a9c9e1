import type { Request, RequestHandler, Response } from 'express'
import { texts as agencyTexts } from '#languages/derived/agency-demo'
import { isLanguage, ownNames } from '#languages/registry'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { agencyDemoPath, demoPath } from './paths.ts'
import { controlsView, snippetView, widgetScriptPath } from './snippet.ts'
import { type Words, wordsOf } from './words.ts'

/** What the page needs of the service. */
export interface DemoSettings {
  /** The shared key; undefined where it is off. */
  sandboxApiKey: string | undefined
  /** Origin of our own pages; that of each request where it is not set. */
  publicUrl: string | undefined
}

const command = 'npm run -s keys -- create --name "My pages" --tier pro --publishable --origin https://agency.example'

const languageLinks = (words: Words): Html =>
  html`<p>${Object.entries(ownNames).map(
    ([code, name], index) =>
      html`${index > 0 && ' · '}<a href="${demoPath}?lang=${code}" lang="${code}"${code === words.language && html` aria-current="true"`}>${name}</a>`,
  )}</p>
`

/** The element with the sandbox key beside the code that makes it, its controls and what it tells the page. */
export const demoView = (words: Words, { apiKey, service }: { apiKey: string | undefined; service: string }): Html => {
  const { text, markup } = words
  if (apiKey === undefined)
    return html`${languageLinks(words)}<p>${text('demo.off')}</p>
<pre tabindex="0"><code>${command}</code></pre>
`
  const contact = text('demo.contact')
  const limits = html`<a href="/docs/limits?lang=${words.language}">${text('limits.title')}</a>`
  return html`${languageLinks(words)}<p>${text('demo.lead')} ${text('demo.shared')}</p>
<p>${markup('demo.range', { limits })}</p>
<p><a href="${agencyDemoPath}?lang=${words.language}">${agencyTexts[words.language].title}</a></p>
<div class="beside"><div>
<valorem-estimate id="preview" api-key="${apiKey}" lang="${words.language}"><a href="/docs">${contact}</a></valorem-estimate>
</div><div>
${snippetView(words, { apiKey, service, contact })}${controlsView(words)}
<h2>${text('demo.events')}</h2>
<ol id="events" class="plain"></ol>
<p id="no-events">${text('demo.noEvents')}</p>
</div></div>
`
}

const chosenLanguage = ({ originalUrl }: Request) => {
  const requested = new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  return isLanguage(requested) ? requested : 'fr'
}

/** Answers the demonstration, open to all and without accounts, under the same strict policy as the interface. */
export const demo = ({ sandboxApiKey, publicUrl }: DemoSettings): RequestHandler =>
  function sendDemo(req: Request, res: Response) {
    const words = wordsOf(chosenLanguage(req))
    const service = publicUrl ?? `${req.protocol}://${req.headers.host ?? 'localhost'}`
    const page = layout({
      words,
      title: words.text('demo.title'),
      home: demoPath,
      navigation: [],
      foot: [{ href: '/docs', text: words.text('nav.docs') }],
      // What listens runs first: the element may have told of its places before a later script is there.
      scripts:
        sandboxApiKey === undefined ? [] : ['/pages/demo.js', widgetScriptPath(words.language), '/pages/embed.js'],
      main: demoView(words, { apiKey: sandboxApiKey, service }),
    })
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Host')
    res.type('html').send(page.toString())
  }
