import type * as z from 'zod'
import { type AgencyReportInput, AgencyReportPurchase, saleField, validDaysMax } from '#contract/agencies'
import type { Commentary } from '#contract/ai/text'
import type { Estimate } from '#contract/estimation'
import { agencyReportRules as rules } from '#contract/rules/agency-report'
import { capitalGainsRules } from '#contract/rules/lu-gain'
import { broken } from '#domain/core/broken-rule'
import { plusDays } from '#domain/core/days'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import type { Estimator } from '#domain/estimation/estimate'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { acquisitionCosts } from '#domain/law/lu/purchase/acquisition'
import { estimationReport } from '#domain/report/estimation-report'
import type { ReportRequest } from '#domain/report/report'
import { voice } from '#domain/report/say'
import type { StoredBrand } from '../../ports/account-records.ts'
import type { CommentaryWish } from '../../ports/report-commentary.ts'
import type { ReportDrawing } from '../../ports/report-drawing.ts'
import { commentaryWish, printableCommentary } from './commentary.ts'
import { readLogo, unprintableTexts } from './print-check.ts'
import { ofOrganisation, type PrintedBrand } from './report-brand.ts'

/** The request of a report, with the defaults of the contract filled in. */
export type ReportWish = z.output<typeof AgencyReportInput>

/** What a report takes from outside its request. */
export interface ReportFacts {
  /** Today in Luxembourg, or the day of the first report where this one repeats it. */
  day: string
  /**
   * SHA-256 in hexadecimal that distinguishes the reports of one day; its first eight digits are printed in the number.
   */
  digest: string
  /** True: made with the public test key; `sample`: of a brand alone. Both are marked on every page. */
  specimen: boolean | 'sample'
  /**
   * The organisation that asks, with the brand that it saved; `mayBring`: by its key, so that a brand of the request goes
   * before. Undefined where nobody's organisation asks.
   */
  organisation: { brand: StoredBrand | undefined; mayBring?: boolean } | undefined
  /** What a language model wrote on it, where it was wished for and asked. */
  commentary?: Commentary | undefined
}

/** A report as a file. */
export interface DrawnReport {
  bytes: Uint8Array
  /** Its number as it is printed. */
  number: string
  /** Language tag, as `fr-LU`. */
  locale: string
  /** What a commentary is to be asked with; left out where none is wished for, or one was given. */
  wish?: CommentaryWish
  /** What became of a commentary that was given. */
  commentary?: 'printed' | 'withheld'
}

/** What reports are made with. */
export interface ReportMaking {
  /** Estimates one dwelling; throws a Refusal for what the model does not cover. */
  estimate: Estimator
  /** What draws, loaded with the first report. */
  drawing(): Promise<ReportDrawing>
}

/** What a part of a request gives; where it is refused, its fields are those of the whole request. */
const inPart = <Value>(placeOf: (path: string) => string, act: () => Value): Value => {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.issues) throw error
    throw error.withIssues(error.details.issues.map(issue => ({ ...issue, path: placeOf(issue.path) })))
  }
}

const inProperty = (path: string): string => `property.${path}`
const inPurchase = (path: string): string => `purchase.${path}`

/** The brand of a report: that of the request, or that of the organisation whose session or key made it; and what is wrong with it. */
const brandOf = (
  { brand: sent }: ReportWish,
  { organisation }: ReportFacts,
  drawing: ReportDrawing,
): { brand: PrintedBrand | undefined; issues: RefusedField[] } => {
  if (organisation && !(organisation.mayBring && (sent || !organisation.brand?.name))) {
    const own = ofOrganisation(organisation.brand, drawing)
    if (!sent) return own
    // One issue at the field is enough.
    const issues = own.brand ? own.issues : []
    return { ...own, issues: [...broken(rules, 'brand_from_organisation', true), ...issues] }
  }
  if (!sent) return { brand: undefined, issues: broken(rules, 'brand_required', true) }
  const { logo: text, colour, ...texts } = sent
  const logo = readLogo(text, 'brand.logo')
  const paths = Object.fromEntries(Object.entries(texts).map(([name, value]) => [`brand.${name}`, value]))
  return {
    brand: { ...texts, colour, logo: logo.bytes },
    issues: [...unprintableTexts(paths, drawing), ...logo.issues],
  }
}

/** The texts of a request beside those of its brand, by their paths. */
const textsOf = ({ agent, clientName, property, propertyAddress, reference, agencyOpinion }: ReportWish) => ({
  'agent.name': agent?.name,
  'agent.role': agent?.role,
  'agent.phone': agent?.phone,
  'agent.email': agent?.email,
  clientName,
  // Printed as it was sent where no district of ours has the name.
  'property.quartier': property.quartier,
  propertyAddress,
  reference,
  'agencyOpinion.reason': agencyOpinion?.reason,
})

const brokenOwnRules = ({ audience, purchase, sale, validUntil }: ReportWish, today: string): RefusedField[] => {
  const { operation, price } = purchase ?? {}
  const isForSeller = audience === 'seller'
  const last = plusDays(today, validDaysMax)
  const isOut = validUntil !== undefined && (validUntil < today || validUntil > last)
  const shown = { received: validUntil, allowed: [`${today} to ${last}`] }
  return [
    ...broken(rules, 'purchase_required', !isForSeller && !purchase),
    ...broken(rules, 'sale_for_buyer', !isForSeller && sale !== undefined),
    ...broken(rules, 'price_of_sale', isForSeller && price !== undefined, { received: price }),
    ...broken(rules, 'apartment_on_land', operation === 'buildingLand', {
      received: operation,
      allowed: ['existing', 'offPlan'],
    }),
    ...broken(rules, 'valid_until_out_of_range', isOut, shown, { today, last }),
  ]
}

/** The buyer of whom a seller said nothing. */
const usualPurchase = AgencyReportPurchase.parse({ use: 'mainResidence' })

/** The purchase of a report as the acquisition costs take it: price, operation and its VAT are those of the estimate. */
const purchaseOf = (
  { property, purchase = usualPurchase, sale }: ReportWish,
  { estimationCentrale, reference: { commune } }: z.infer<typeof Estimate>,
) => {
  const { price: _price, ...sent } = purchase
  const priceSent = purchase.price ?? sale?.price
  const price = priceSent ?? estimationCentrale
  const operation = purchase.operation ?? (property.estNeuf ? 'offPlan' : 'existing')
  // The estimate of a new build holds VAT at 3 %.
  const isPriceWithVat = operation === 'offPlan' && priceSent === undefined
  const priceIncludes = purchase.priceIncludes ?? (isPriceWithVat ? ('superReducedVat' as const) : undefined)
  return { ...sent, price, operation, priceIncludes, commune, includeAids: true }
}

/** The tax on the gain of a seller, where its facts were sent; costs above the price are refused without them too. */
const gainOf = ({ sale }: ReportWish, { estimationCentrale }: z.infer<typeof Estimate>, today: string) => {
  const { price: salePrice = estimationCentrale, costs: saleCosts, gain } = sale ?? {}
  return inPart(saleField, () => {
    const isAbove = (saleCosts ?? 0) > salePrice
    const shown = { received: saleCosts, allowed: [`at most ${salePrice}`] }
    const issues = broken(capitalGainsRules, 'costs_above_price', isAbove && !gain, shown)
    if (issues.length > 0) throw new Refusal('invalid_request', { issues })
    return gain && capitalGains({ ...gain, salePrice, saleCosts }, gain.saleDate ?? today).data
  })
}

/** The number of a report; a sample has the word for one. */
const numberOf = ({ reference, language }: ReportWish, { day, digest, specimen }: ReportFacts): string =>
  specimen === 'sample'
    ? voice(language).text('specimen')
    : (reference ?? `${day.replaceAll('-', '')}-${digest.slice(0, 8).toUpperCase()}`)

/** What a report prints of its request. */
const printedOf = ({ purchase = usualPurchase, sale, ...wish }: ReportWish): ReportRequest => ({
  ...wish,
  purchase,
  ...(sale && { sale: { ...sale, ownershipShare: sale.gain?.ownershipShare ?? 1 } }),
})

/**
 * Makes reports: every figure is that of the estimation and of the acquisition costs for the same input, and a request that
 * is refused draws nothing.
 * @throws Refusal for what of a request cannot be printed, then what the estimation refuses, then what the purchase does.
 */
export const agencyReport =
  ({ estimate, drawing: loaded }: ReportMaking) =>
  async (wish: ReportWish, facts: ReportFacts): Promise<DrawnReport> => {
    const drawing = await loaded()
    const { brand, issues: brandIssues } = brandOf(wish, facts, drawing)
    const issues = [...brandIssues, ...unprintableTexts(textsOf(wish), drawing), ...brokenOwnRules(wish, facts.day)]
    if (!brand || issues.length > 0) throw new Refusal('invalid_request', { issues })
    const estimated = inPart(inProperty, () => estimate(wish.property, facts.day))
    const purchase = purchaseOf(wish, estimated)
    const deedDate = purchase.deedDate ?? facts.day
    const { data: costs } = inPart(inPurchase, () =>
      acquisitionCosts(purchase, { deedDate, commune: purchase.commune }),
    )
    const gain = gainOf(wish, estimated, facts.day)
    const { logo, colour, ...printed } = brand
    const number = numberOf(wish, facts)
    const { day, specimen } = facts
    const content = { input: printedOf(wish), estimate: estimated, costs, gain, day, number, specimen, brand: printed }
    const commentary = facts.commentary && printableCommentary(facts.commentary, drawing)
    const report = estimationReport({ ...content, commentary })
    return {
      bytes: await drawing.drawReport(report, { colour, logo }),
      number,
      locale: report.locale,
      ...(wish.commentary && !facts.commentary && { wish: commentaryWish(content) }),
      ...(facts.commentary && { commentary: commentary ? ('printed' as const) : ('withheld' as const) }),
    }
  }
