import type { RequestHandler } from 'express'
import { offeredLanguages } from '#languages/derived/offered-languages'
import { formatAmount } from '#languages/formats'
import type { TierLimits } from '../../access/tiers.ts'
import { sendSharedPage } from '../../http/answers/compressed-answer.ts'
import { formatArea } from '../../services/leads/home-of-lead.ts'
import { renderRange, renderStreet } from '../drawings.ts'
import { type Html, html } from '../html.ts'
import { renderIcon } from '../icons.ts'
import { homeSheetPath } from '../look.ts'
import { agencyDemoPath, landingPath } from '../paths.ts'
import { getWidgetScriptPath } from '../snippet.ts'
import type { Words } from '../words.ts'
import type { LandingFigures } from './landing-figures.ts'
import {
  createLandingWords,
  createRequestedLanguageCookie,
  type LandingSettings,
  renderLandingDocument,
} from './landing-page.ts'
import { renderOthers, renderPlanCards, renderReportPart, renderSteps, renderTrust } from './landing-parts.ts'

/** Data of the home page. */
export interface Landing {
  sandboxApiKey: string | undefined
  accounts: LandingSettings['accounts']
  figures: LandingFigures
  /** Limits of the plans; undefined where there are no accounts. */
  tiers: TierLimits | undefined
}

/** Renders a drawing of the form, shown without a sandbox key or without JavaScript. */
const renderFormPicture = ({ text }: Words): Html =>
  html`<svg class="form-picture" viewBox="0 0 420 190" role="img" aria-label="${text('door.picture')}"><path d="M24 22h210v15H24zM24 62h84v9H24zM300 62h66v9h-66z" fill="var(--edge)" opacity=".55"/><rect x="24" y="80" width="260" height="40" rx="8" class="box"/><rect x="300" y="80" width="96" height="40" rx="8" class="box"/><rect x="24" y="134" width="372" height="40" rx="8" fill="var(--accent)"/><path d="M38 96h96v8H38zM314 96h30v8h-30z" fill="var(--edge)" opacity=".7"/><path d="M160 150h100v8H160z" fill="var(--on-accent)"/></svg>
`

const renderLandingForm = (words: Words, apiKey: string | undefined): Html =>
  apiKey === undefined
    ? renderFormPicture(words)
    : html`<valorem-estimate api-key="${apiKey}" lang="${words.language}">${renderFormPicture(words)}</valorem-estimate>
`

/** Renders an estimate of today as an example of what the form gives. */
const renderExample = (words: Words, { sample }: LandingFigures): Html => {
  const { text, markup, language } = words
  const amount = (value: number): string => formatAmount(value, language, 0)
  return html`<div class="example-value"><p class="soft small">${text('door.example', { area: formatArea(sample.surface, language) })}</p>
<p class="value">${amount(sample.mid)}</p>
<p class="soft small">${text('door.half')}</p>
${renderRange(sample, amount)}
<p class="soft small">${markup('door.range', { low: amount(sample.low), high: amount(sample.high) })}</p></div>`
}

/** Renders the home page: what the service does for an agency, its form, steps, report, sources and plans. */
export const renderLanding = (words: Words, { sandboxApiKey, accounts, figures, tiers }: Landing): Html => {
  const { text } = words
  const mayJoin = accounts !== undefined && accounts.signUps !== 'closed'
  return html`<section class="hero"><div class="wrap"><div>
<h1>${text('door.title')}</h1>
<p class="lede">${text('door.lead')}</p>
<p class="buttons">${mayJoin && html`<a class="button big" href="/sign-up">${text('door.signUp')}</a> `}<a class="button quiet big" href="${agencyDemoPath}?lang=${words.language}">${text('door.see')}</a></p>
<p class="soft">${text('door.note')}</p></div>
<div class="site"><p class="soft small">${renderIcon('lock')}agence-exemple.lu</p>
${renderLandingForm(words, sandboxApiKey)}${renderExample(words, figures)}</div></div>
${renderStreet()}</section>
${renderSteps(words, offeredLanguages.size)}
${renderReportPart(words)}
${renderTrust(words, figures)}
${tiers && renderPlanCards(words, { tiers, prices: accounts?.planPrices ?? {}, mayJoin })}
${renderOthers(words)}`
}

/** Creates the handler of `GET /`, under the API's content security policy, in the chosen language or the browser's. */
export const createLanding = (
  settings: LandingSettings,
  { figures, tiers }: { figures(): LandingFigures; tiers: TierLimits | undefined },
): RequestHandler =>
  function sendDoor(req, res) {
    const words = createLandingWords(req)
    const page = {
      path: landingPath,
      title: words.text('door.title'),
      isWhole: true,
      head: { description: words.text('door.lead'), sheet: homeSheetPath },
      scripts: settings.sandboxApiKey === undefined ? [] : [getWidgetScriptPath(words.language)],
      main: renderLanding(words, { ...settings, figures: figures(), tiers }),
    }
    const cookie = createRequestedLanguageCookie(req, settings)
    if (cookie !== undefined) res.setHeader('Set-Cookie', cookie)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    return sendSharedPage(req, res, renderLandingDocument(words, page, settings))
  }
