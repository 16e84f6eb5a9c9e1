import type { RequestHandler } from 'express'
import { formatAmount } from '#languages/formats'
import type { Language } from '#languages/registry'
import { getPlanLimits } from '../../access/plans.ts'
import { getTierLimits, type TierLimits } from '../../access/tiers.ts'
import type { AccountSettings } from '../../ports/accounts.ts'
import { type PlanPrices, paidPlans } from '../../ports/plan-prices.ts'
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

/** Data of the page of the plans. */
export interface PlansPage {
  tiers: TierLimits
  /** Whom to ask, and what is asked; undefined where there are no accounts. */
  accounts: Pick<AccountSettings, 'contactUrl' | 'legalNoticeUrl' | 'planPrices'> | undefined
  /** Whether anybody may create an account. */
  mayJoin?: boolean
}

/** Price of a plan, with cents only where it has some. */
export const formatPlanPrice = (euros: number, language: Language): string =>
  formatAmount(euros, language, Number.isInteger(euros) ? 0 : 2)

/** Row of the prices; none where no plan has one. */
const listPriceRows = ({ text, language }: Words, prices: PlanPrices): string[][] =>
  paidPlans.some(plan => prices[plan] !== undefined)
    ? [
        [
          text('plans.price'),
          ...plans.map(plan => {
            const price = plan === 'free' ? 0 : prices[plan]
            return price === undefined ? text('door.onRequest') : formatPlanPrice(price, language)
          }),
        ],
      ]
    : []

/** Renders the prices and limits of each plan; limits are those that the service enforces. */
const renderPlanTable = (words: Words, tiers: TierLimits, prices: PlanPrices): Html => {
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
      ...listPriceRows(words, prices),
      row(text('plans.perDay'), plan => getTierLimits(tiers, plan).perDay),
      row(text('plans.perMinute'), plan => getTierLimits(tiers, plan).perMinute),
      row(text('plans.keys'), plan => getPlanLimits(plan).activeKeys),
      row(text('plans.newKeys'), plan => getPlanLimits(plan).newKeysPerDay),
      row(text('plans.contacts'), plan => getPlanLimits(plan).leadsPerDay),
    ],
  })
}

/** Renders the plans, and whom to ask for a price or another plan. */
export const renderPlans = (words: Words, { tiers, accounts, mayJoin }: PlansPage): Html => {
  const { text, markup } = words
  const { contactUrl, legalNoticeUrl, planPrices = {} } = accounts ?? {}
  const link = contactUrl ?? legalNoticeUrl
  const said = text(contactUrl === undefined ? 'plans.noticeLink' : 'plans.contactLink')
  const contact = link !== undefined && html`<a href="${link}">${said}</a>`
  const asked = paidPlans.every(plan => planPrices[plan] !== undefined) ? 'plans.contact' : 'plans.ask'
  return html`<p>${text('plans.lead')}</p>
${renderPlanTable(words, tiers, planPrices)}
${mayJoin && html`<p class="buttons"><a class="button" href="/sign-up">${text('door.signUp')}</a></p>`}
<p>${text('plans.website')}</p>
<p>${text('plans.all')}</p>
<h2>${text('plans.more')}</h2>
<p>${contact ? markup(asked, { contact }) : text('plans.operator')}</p>`
}

/** Creates the handler of `GET /plans`. */
export const createPlansPage = (settings: LandingSettings, tiers: TierLimits): RequestHandler =>
  function sendPlans(req, res) {
    const words = createLandingWords(req)
    const { accounts } = settings
    const mayJoin = accounts !== undefined && accounts.signUps !== 'closed'
    const main = renderPlans(words, { tiers, accounts, mayJoin })
    const cookie = createRequestedLanguageCookie(req, settings)
    if (cookie !== undefined) res.setHeader('Set-Cookie', cookie)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res
      .type('html')
      .send(renderLandingDocument(words, { path: plansPath, title: words.text('plans.title'), main }, settings))
  }
