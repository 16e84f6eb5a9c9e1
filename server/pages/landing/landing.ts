import type { RequestHandler } from 'express'
import { offeredLanguages } from '#languages/derived/offered-languages'
import { type Html, html } from '../html.ts'
import { backTestPath, demoPath, landingPath, limitsPath, plansPath } from '../paths.ts'
import { getWidgetScriptPath } from '../snippet.ts'
import type { PlainKey, Words } from '../words.ts'
import {
  createLandingWords,
  createRequestedLanguageCookie,
  type LandingSettings,
  renderLandingDocument,
} from './landing-page.ts'

/** Renders a drawing of the form without figures, shown without a sandbox key or without JavaScript. */
const renderFormPicture = ({
  text,
}: Words): Html => html`<svg class="form-picture" viewBox="0 0 420 300" role="img" aria-label="${text('door.picture')}">
<rect x="1" y="1" width="418" height="298" rx="12" class="card"/>
<rect x="24" y="24" width="180" height="14" rx="4" class="ink"/>
<rect x="24" y="58" width="178" height="38" rx="6" class="box"/><rect x="36" y="72" width="90" height="10" rx="3" class="soft"/>
<rect x="218" y="58" width="178" height="38" rx="6" class="box"/><rect x="230" y="72" width="50" height="10" rx="3" class="soft"/>
<rect x="24" y="110" width="130" height="38" rx="6" class="accent"/>
<text x="24" y="210" class="amount">€</text><rect x="52" y="186" width="150" height="26" rx="5" class="ink"/>
<rect x="24" y="234" width="372" height="14" rx="7" class="range"/><rect x="110" y="234" width="200" height="14" rx="7" class="accent"/>
<circle cx="204" cy="241" r="10" class="mark"/>
<rect x="24" y="264" width="70" height="9" rx="3" class="soft"/><rect x="326" y="264" width="70" height="9" rx="3" class="soft"/>
</svg>
`

const renderLandingForm = (words: Words, apiKey: string | undefined): Html => {
  const { language } = words
  if (apiKey === undefined) return renderFormPicture(words)
  return html`<valorem-estimate api-key="${apiKey}" lang="${language}">${renderFormPicture(words)}</valorem-estimate>
`
}

/** An audience of the service: its benefits and links. */
interface Audience {
  title: PlainKey
  gets: readonly PlainKey[]
  ways: readonly { href: string; text: PlainKey }[]
}

const listAudiences = (hasAccounts: boolean): readonly Audience[] => [
  {
    title: 'door.agency',
    gets: ['door.agency.form', 'door.agency.contacts', 'door.agency.report'],
    ways: hasAccounts ? [{ href: plansPath, text: 'door.plans' }] : [{ href: demoPath, text: 'docs.demo' }],
  },
  {
    title: 'door.integrator',
    gets: ['door.integrator.api', 'door.integrator.law', 'door.integrator.webhook'],
    ways: [
      { href: '/docs', text: 'door.docs' },
      { href: '/openapi.json', text: 'docs.openapi' },
    ],
  },
  {
    title: 'door.tester',
    gets: ['door.tester.sandbox', 'door.tester.scenarios', 'door.tester.backTest'],
    ways: [
      { href: '/docs/scenarios', text: 'door.tester.scenariosLink' },
      { href: backTestPath, text: 'door.tester.backTestLink' },
    ],
  },
]

const renderAudienceCard = ({ text }: Words, { title, gets, ways }: Audience): Html =>
  html`<section class="card"><h3>${text(title)}</h3>
<ul>${gets.map(key => html`<li>${text(key)}</li>`)}</ul>
<p class="foot-links">${ways.map(({ href, text: key }) => html`<a href="${href}">${text(key)}</a> `)}</p></section>
`

/** Renders the landing page: the purpose of the service, its form, three audiences, and a link to sign up. */
export const renderLanding = (words: Words, { sandboxApiKey, accounts }: Omit<LandingSettings, 'publicUrl'>): Html => {
  const { text, markup, language } = words
  const mayCome = accounts !== undefined && accounts.signUps !== 'closed'
  const limits = html`<a href="${limitsPath}?lang=${language}">${text('limits.title')}</a>`
  return html`<div class="beside door"><div>
<p class="lead">${text('door.lead')}</p>
<p class="buttons">${mayCome && html`<a class="button" href="/sign-up">${text('door.signUp')}</a> `}<a class="button quiet" href="/docs">${text('door.docs')}</a></p>
<p>${text('door.tryText', { count: offeredLanguages.size })}</p>
<p>${markup('door.range', { limits })}</p>
</div><div>
${renderLandingForm(words, sandboxApiKey)}</div></div>
<h2>${text('door.who')}</h2>
<div class="cards">${listAudiences(accounts !== undefined).map(visitor => renderAudienceCard(words, visitor))}</div>`
}

/** Creates the handler of `GET /`, under the API's content security policy, in the chosen language or the browser's. */
export const createLanding = (settings: LandingSettings): RequestHandler =>
  function sendDoor(req, res) {
    const words = createLandingWords(req)
    const page = {
      path: landingPath,
      title: words.text('door.title'),
      scripts: settings.sandboxApiKey === undefined ? [] : [getWidgetScriptPath(words.language)],
      main: renderLanding(words, settings),
    }
    const cookie = createRequestedLanguageCookie(req, settings)
    if (cookie !== undefined) res.setHeader('Set-Cookie', cookie)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res.type('html').send(renderLandingDocument(words, page, settings))
  }
