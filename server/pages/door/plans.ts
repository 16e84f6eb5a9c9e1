import type { RequestHandler } from 'express'
import { planLimits } from '../../access/plans.ts'
import { limitsOf, type TierLimits } from '../../access/tiers.ts'
import { type Html, html } from '../html.ts'
import { plansPath } from '../paths.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'
import { chosenLanguageCookie, type DoorSettings, doorDocument, doorWords } from './door-page.ts'

const plans = ['free', 'pro', 'enterprise'] as const

/** What each plan allows, read from the tables that the service itself goes by. */
const planTable = (words: Words, tiers: TierLimits): Html => {
  const { text, number } = words
  const row = (what: string, of: (plan: (typeof plans)[number]) => number | undefined) => {
    const figure = (value: number | undefined): string => (value === undefined ? text('plans.noLimit') : number(value))
    return [what, ...plans.map(plan => figure(of(plan)))]
  }
  return table({
    caption: text('plans.caption'),
    isStacked: true,
    columns: [{ text: text('plans.what') }, ...plans.map(plan => ({ text: text(`plan.${plan}`), isNumber: true }))],
    rows: [
      row(text('plans.perDay'), plan => limitsOf(tiers, plan).perDay),
      row(text('plans.perMinute'), plan => limitsOf(tiers, plan).perMinute),
      row(text('plans.keys'), plan => planLimits(plan).activeKeys),
      row(text('plans.newKeys'), plan => planLimits(plan).newKeysPerDay),
      row(text('plans.contacts'), plan => planLimits(plan).leadsPerDay),
    ],
  })
}

/** The plans side by side, and how to come by another one. */
export const plansView = (
  words: Words,
  { tiers, contactUrl }: { tiers: TierLimits; contactUrl?: string | undefined },
): Html => {
  const { text, markup } = words
  const contact = contactUrl !== undefined && html`<a href="${contactUrl}">${text('plans.contactLink')}</a>`
  return html`<p>${text('plans.lead')}</p>
${planTable(words, tiers)}
<p>${text('plans.website')}</p>
<p>${text('plans.all')}</p>
<h2>${text('plans.more')}</h2>
<p>${contact ? markup('plans.contact', { contact }) : text('plans.operator')}</p>`
}

/** Answers `GET /plans`. */
export const plansPage = (settings: DoorSettings, tiers: TierLimits): RequestHandler =>
  function sendPlans(req, res) {
    const words = doorWords(req)
    const main = plansView(words, { tiers, contactUrl: settings.accounts?.contactUrl })
    const cookie = chosenLanguageCookie(req, settings)
    if (cookie !== undefined) res.setHeader('Set-Cookie', cookie)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res.type('html').send(doorDocument(words, { path: plansPath, title: words.text('plans.title'), main }, settings))
  }
