import type { RequestHandler } from 'express'
import { getPlanLimits } from '../../access/plans.ts'
import { getTierLimits, type TierLimits } from '../../access/tiers.ts'
import { type Html, html } from '../html.ts'
import { plansPath } from '../paths.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import {
  createLandingWords,
  createRequestedLanguageCookie,
  type LandingSettings,
  renderLandingDocument,
} from './landing-page.ts'

const plans = ['free', 'pro', 'enterprise'] as const

/** Renders the limits of each plan, from the tables that the service enforces. */
const renderPlanTable = (words: Words, tiers: TierLimits): Html => {
  const { text, number } = words
  const row = (what: string, of: (plan: (typeof plans)[number]) => number | undefined) => {
    const figure = (value: number | undefined): string => (value === undefined ? text('plans.noLimit') : number(value))
    return [what, ...plans.map(plan => figure(of(plan)))]
  }
  return renderTable({
    caption: text('plans.caption'),
    isStacked: true,
    columns: [{ text: text('plans.what') }, ...plans.map(plan => ({ text: text(`plan.${plan}`), isNumber: true }))],
    rows: [
      row(text('plans.perDay'), plan => getTierLimits(tiers, plan).perDay),
      row(text('plans.perMinute'), plan => getTierLimits(tiers, plan).perMinute),
      row(text('plans.keys'), plan => getPlanLimits(plan).activeKeys),
      row(text('plans.newKeys'), plan => getPlanLimits(plan).newKeysPerDay),
      row(text('plans.contacts'), plan => getPlanLimits(plan).leadsPerDay),
    ],
  })
}

/** Renders the plans, and how to change the plan. */
export const renderPlans = (
  words: Words,
  { tiers, contactUrl }: { tiers: TierLimits; contactUrl?: string | undefined },
): Html => {
  const { text, markup } = words
  const contact = contactUrl !== undefined && html`<a href="${contactUrl}">${text('plans.contactLink')}</a>`
  return html`<p>${text('plans.lead')}</p>
${renderPlanTable(words, tiers)}
<p>${text('plans.website')}</p>
<p>${text('plans.all')}</p>
<h2>${text('plans.more')}</h2>
<p>${contact ? markup('plans.contact', { contact }) : text('plans.operator')}</p>`
}

/** Creates the handler of `GET /plans`. */
export const createPlansPage = (settings: LandingSettings, tiers: TierLimits): RequestHandler =>
  function sendPlans(req, res) {
    const words = createLandingWords(req)
    const main = renderPlans(words, { tiers, contactUrl: settings.accounts?.contactUrl })
    const cookie = createRequestedLanguageCookie(req, settings)
    if (cookie !== undefined) res.setHeader('Set-Cookie', cookie)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res
      .type('html')
      .send(renderLandingDocument(words, { path: plansPath, title: words.text('plans.title'), main }, settings))
  }
