import { formatPercent } from '#languages/formats'
import { getPlanLimits } from '../../access/plans.ts'
import { getTierLimits, type TierLimits } from '../../access/tiers.ts'
import type { PlanPrices } from '../../ports/plan-prices.ts'
import { type Html, html } from '../html.ts'
import { renderIcon } from '../icons.ts'
import { accuracyPath, backTestPath, plansPath, revaluationPath } from '../paths.ts'
import type { Words } from '../words.ts'
import type { LandingFigures } from './landing-figures.ts'
import { formatPlanPrice } from './plans.ts'

/** Drawing of a logo and of colours to choose from. */
const colours = html`<svg viewBox="0 0 300 100" aria-hidden="true"><rect x="20" y="18" width="64" height="64" rx="12" fill="#7a1f4a"/><path d="M34 64V44l18-14 18 14v20z" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/><circle cx="128" cy="50" r="23" fill="none" stroke="#7a1f4a" stroke-width="3"/><circle cx="128" cy="50" r="17" fill="#7a1f4a"/><circle cx="178" cy="50" r="17" fill="#0b5a63"/><circle cx="222" cy="50" r="17" fill="#1d4e89"/><circle cx="266" cy="50" r="17" fill="#3d5a1e"/></svg>`

/** Drawing of two contacts, of which the first is new. */
const contacts = html`<svg viewBox="0 0 300 120" aria-hidden="true"><rect x="1" y="1" width="298" height="118" rx="10" fill="var(--card)" stroke="var(--line)"/><path d="M1 60h298" stroke="var(--line)"/><circle cx="34" cy="30" r="17" fill="var(--tint-2)"/><circle cx="34" cy="90" r="17" fill="var(--plate)"/><path d="M66 18h92v9H66zM66 78h78v9H66z" fill="var(--ink)"/><path d="M66 36h120v7H66zM66 96h104v7H66zM230 36h52v7h-52zM230 96h52v7h-52z" fill="var(--edge)" opacity=".6"/><rect x="240" y="13" width="42" height="17" rx="8.5" fill="var(--accent)"/><rect x="240" y="73" width="42" height="17" rx="8.5" fill="var(--sunk)" stroke="var(--line)"/></svg>`

/** Drawing of the first page of a report, with the range and the price line. */
const report = html`<svg viewBox="0 0 300 360" aria-hidden="true"><path d="M30 24h240v336H30z" fill="#fff"/><rect x="50" y="46" width="26" height="26" rx="5" fill="#7a1f4a"/><path d="M86 52h70v7H86zM86 64h46v5H86zM50 96h96v11H50zM50 114h72v11H50z" fill="#12201f" opacity=".82"/><path d="M50 138h88v5H50zM50 148h70v5H50z" fill="#74827f" opacity=".6"/><rect x="176" y="92" width="74" height="62" rx="4" fill="#efeae0"/><path d="M190 148v-34l5-10h36l5 10v34M184 148h58" fill="none" stroke="#4f5e5c"/><path d="M190 116h46v11h-46z" fill="#7a1f4a"/><rect x="50" y="172" width="200" height="56" rx="4" fill="#f7f1f4"/><path d="M62 186h58v14H62z" fill="#7a1f4a"/><path d="M62 208h44v5H62z" fill="#74827f" opacity=".6"/><path d="M138 200h100M138 195v10M238 195v10" stroke="#4f5e5c" stroke-width="1.5"/><path d="M162 194h52v12h-52z" fill="#7a1f4a"/><path d="M188 190v20" stroke="#12201f" stroke-width="3"/><path d="M50 246h60v6H50zM160 246h60v6h-60z" fill="#12201f" opacity=".82"/><path d="M50 318h90M50 290h90M50 264h90" stroke="#dce3e1"/><path d="m50 306 16-4 16-8 16-12 16-14 14 6 12-3" fill="none" stroke="#7a1f4a" stroke-width="2"/><path d="M160 264h50v5h-50zM160 278h42v5h-42zM160 292h54v5h-54zM160 306h36v5h-36zM232 264h18v5h-18zM226 278h24v5h-24zM236 292h14v5h-14zM230 306h20v5h-20zM50 336h72v6H50z" fill="#74827f" opacity=".6"/></svg>`

/** Renders the way from a new account to the first contact. */
export const renderSteps = (
  { text }: Words,
  languages: number,
): Html => html`<section class="band" id="how"><div class="wrap"><h2>${text('door.steps')}</h2>
<ol class="three">
<li><div class="shot">${colours}</div><h3>${text('door.colour')}</h3><p>${text('door.tryText', { count: languages })}</p></li>
<li><div class="shot"><div class="code-box"><p>${text('door.lines')}</p><pre><code>&lt;script src="…/widget.js"&gt;&lt;/script&gt;
&lt;valorem-estimate api-key="…"&gt;</code></pre></div></div><h3>${text('door.paste')}</h3><p>${text('door.pasteText')}</p></li>
<li><div class="shot">${contacts}</div><h3>${text('door.call')}</h3><p>${text('door.callText')}</p></li>
</ol></div></section>`

/** Renders what the report of a seller or a buyer has. */
export const renderReportPart = ({
  text,
}: Words): Html => html`<section><div class="wrap split"><div class="paper">${report}</div>
<div><h2>${text('door.report')}</h2><p class="lede">${text('door.reportText')}</p>
<ul class="ticks">${(['door.reportValue', 'door.reportSeller', 'door.reportBuyer'] as const).map(
  key => html`<li>${renderIcon('check')}<span>${text(key)}</span></li>`,
)}</ul></div></div></section>`

/** Renders what the figures rest on, and how the service treats visitors. */
export const renderTrust = (words: Words, { years, measured }: LandingFigures): Html => {
  const { text, markup, number, language } = words
  const share = formatPercent(100 * measured.held, language, 1)
  const link = html`<a href="${accuracyPath}?lang=${language}">${text('door.measure')}</a>`
  return html`<section class="band"><div class="wrap"><h2>${text('door.trust')}</h2>
<div class="three">
<div><p class="fig">${text('door.years', { count: years.count })}</p><h3>${text('door.yearsTitle')}</h3><p>${text('door.yearsText', { first: years.first })}</p></div>
<div><p class="fig">${share}</p><h3>${text('door.heldTitle')}</h3><p>${markup('door.heldText', { pairs: number(measured.pairs), share })}</p><p>${text('door.heldOwn')} ${link}</p></div>
<div><p class="fig">0</p><h3>${text('door.cookies')}</h3><p>${text('door.cookiesText')}</p></div>
</div></div></section>`
}

/** Renders the plans with their limits, from the tables that the service enforces. */
export const renderPlanCards = (
  words: Words,
  { tiers, prices, mayJoin }: { tiers: TierLimits; prices: PlanPrices; mayJoin: boolean },
): Html => {
  const { text, number, language } = words
  const card = (plan: 'free' | 'pro' | 'enterprise'): Html => {
    const { perDay } = getTierLimits(tiers, plan)
    const { activeKeys, leadsPerDay } = getPlanLimits(plan)
    const isFree = plan === 'free'
    const price = isFree ? 0 : prices[plan]
    const isPriced = !isFree && price !== undefined
    return html`<div class="plan"><h3>${text(`plan.${plan}`)}</h3><p class="price">${price === undefined ? text('door.onRequest') : formatPlanPrice(price, language)}${isPriced && html` <small class="soft">${text('door.perMonth')}</small>`}</p><p class="soft small">${text(`door.for.${plan}`)}</p>
<ul><li>${perDay === undefined ? text('door.perDayFree') : text('door.perDay', { count: number(perDay) })}</li><li>${text('door.contacts', { count: number(leadsPerDay) })}</li><li>${text('door.codes', { count: number(activeKeys) })}</li></ul>
${isFree ? mayJoin && html`<a class="button" href="/sign-up">${text('door.signUp')}</a>` : html`<a class="button quiet" href="${plansPath}">${text(isPriced ? 'door.askPlan' : 'door.askPrice')}</a>`}</div>`
  }
  return html`<section id="plans"><div class="wrap"><h2>${text('door.plans')}</h2><p class="lede">${text('door.plansText')}</p>
<div class="plans">${card('free')}${card('pro')}${card('enterprise')}</div></div></section>`
}

/** Renders the ways of developers and testers. */
export const renderOthers = ({
  text,
}: Words): Html => html`<section class="band others"><div class="wrap"><p><strong>${text('door.integrator')}</strong> <a href="/docs">${text('door.integratorDocs')}</a> <a href="/openapi.json">${text('docs.openapi')}</a></p>
<p><strong>${text('door.tester')}</strong> <a href="/docs/scenarios">${text('door.tester.scenariosLink')}</a> <a href="${backTestPath}">${text('door.tester.backTestLink')}</a> <a href="${revaluationPath}">${text('door.tester.portfolioLink')}</a></p></div></section>`
