import type * as z from 'zod'
import { type AgencyReportInput, AgencyReportPurchase, toReportPath, validDaysMax } from '#contract/agencies'
import type { Commentary } from '#contract/ai/text'
import type { Estimate } from '#contract/estimation'
import { agencyReportRules as rules } from '#contract/rules/agency-report'
import { capitalGainsRules } from '#contract/rules/lu-gain'
import { ruleIssues } from '#domain/core/broken-rule'
import { plusDays } from '#domain/core/days'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import type { Estimator } from '#domain/estimation/estimate'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { acquisitionCosts } from '#domain/law/lu/purchase/acquisition'
import { estimationReport } from '#domain/report/estimation-report'
import type { ReportRequest } from '#domain/report/report'
import { voice } from '#domain/report/say'
import type { StoredBrand } from '../../ports/organisation-records.ts'
import type { PictureConverter } from '../../ports/pictures.ts'
import type { CommentaryRequest } from '../../ports/report-commentary.ts'
import type { ReportDrawing } from '../../ports/report-drawing.ts'
import { readPicture } from '../files/read-picture.ts'
import { buildCommentaryPrompt, selectPrintableCommentary } from './commentary.ts'
import { findUnprintableTexts } from './print-check.ts'
import { resolveBrand } from './report-brand.ts'

/** Parsed request of a report, with defaults. */
export type AgencyReportRequest = z.output<typeof AgencyReportInput>

/** Inputs of a report other than its request. */
export interface ReportFacts {
  /** Today in Luxembourg, or for a repeat the day of the first report. */
  day: string
  /**
   * SHA-256 in hexadecimal that distinguishes the reports of one day; its first eight digits are printed in the number.
   */
  digest: string
  /** True: made with the sandbox key; `sample`: a sample of a brand. Both are marked on every page. */
  specimen: boolean | 'sample'
  /**
   * Requesting organisation with its saved brand; `mayBring`: requested by its key, so that a brand in the request
   * takes precedence. Undefined without an organisation.
   */
  organisation: { brand: StoredBrand | undefined; mayBring?: boolean } | undefined
  /** Commentary by a language model, if it was requested and written. */
  commentary?: Commentary | undefined
}

export interface DrawnReport {
  bytes: Uint8Array
  /** Number as printed. */
  number: string
  /** Language tag, such as `fr-LU`. */
  locale: string
  /** Request for a commentary; left out where none is requested, or one was given. */
  wish?: CommentaryRequest
  /** Outcome of a given commentary. */
  commentary?: 'printed' | 'withheld'
}

export interface AgencyReportDependencies {
  /** Estimates one dwelling; throws a Refusal for dwellings that the model does not cover. */
  estimate: Estimator
  /** Renderer of reports, loaded with the first report. */
  drawing(): Promise<ReportDrawing>
  /** Converter of logos and photos that cannot be printed as they are. */
  pictures: PictureConverter
}

/** Runs a part of a request; refusals name the fields of the whole request. */
const runPart = <Value>(placeOf: (path: string) => string, act: () => Value): Value => {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.issues) throw error
    throw error.withIssues(error.details.issues.map(issue => ({ ...issue, path: placeOf(issue.path) })))
  }
}

const toPropertyPath = (path: string): string => `property.${path}`
const toPurchasePath = (path: string): string => `purchase.${path}`

/** Texts of a request other than those of its brand, by path. */
const collectReportTexts = ({
  agent,
  clientName,
  property,
  propertyAddress,
  reference,
  agencyOpinion,
}: AgencyReportRequest) => ({
  'agent.name': agent?.name,
  'agent.role': agent?.role,
  'agent.phone': agent?.phone,
  'agent.email': agent?.email,
  clientName,
  // Printed as sent where no known district has the name.
  'property.quartier': property.quartier,
  propertyAddress,
  reference,
  'agencyOpinion.reason': agencyOpinion?.reason,
})

const checkReportRules = (
  { audience, purchase, sale, validUntil }: AgencyReportRequest,
  today: string,
): RefusedField[] => {
  const { operation, price } = purchase ?? {}
  const isForSeller = audience === 'seller'
  const last = plusDays(today, validDaysMax)
  const isOut = validUntil !== undefined && (validUntil < today || validUntil > last)
  const shown = { received: validUntil, allowed: [`${today} to ${last}`] }
  return [
    ...ruleIssues(rules, 'purchase_required', !isForSeller && !purchase),
    ...ruleIssues(rules, 'sale_for_buyer', !isForSeller && sale !== undefined),
    ...ruleIssues(rules, 'price_of_sale', isForSeller && price !== undefined, { received: price }),
    ...ruleIssues(rules, 'apartment_on_land', operation === 'buildingLand', {
      received: operation,
      allowed: ['existing', 'offPlan'],
    }),
    ...ruleIssues(rules, 'valid_until_out_of_range', isOut, shown, { today, last }),
  ]
}

/** Default purchase for reports to sellers. */
const defaultPurchase = AgencyReportPurchase.parse({ use: 'mainResidence' })

/** Purchase of a report as input of the acquisition costs: price, operation and VAT follow the estimate. */
const toPurchaseInput = (
  { property, purchase = defaultPurchase, sale }: AgencyReportRequest,
  { estimationCentrale, reference: { commune } }: z.infer<typeof Estimate>,
) => {
  const { price: _price, ...sent } = purchase
  const priceSent = purchase.price ?? sale?.price
  const price = priceSent ?? estimationCentrale
  const operation = purchase.operation ?? (property.estNeuf ? 'offPlan' : 'existing')
  // The estimate of a new build includes VAT at 3 %.
  const isPriceWithVat = operation === 'offPlan' && priceSent === undefined
  const priceIncludes = purchase.priceIncludes ?? (isPriceWithVat ? ('superReducedVat' as const) : undefined)
  return { ...sent, price, operation, priceIncludes, commune, includeAids: true }
}

/** Tax on a seller's gain, where its facts were sent; costs above the price are refused in any case. */
const computeReportGain = (
  { sale }: AgencyReportRequest,
  { estimationCentrale }: z.infer<typeof Estimate>,
  today: string,
) => {
  const { price: salePrice = estimationCentrale, costs: saleCosts, gain } = sale ?? {}
  return runPart(toReportPath, () => {
    const isAbove = (saleCosts ?? 0) > salePrice
    const shown = { received: saleCosts, allowed: [`at most ${salePrice}`] }
    const issues = ruleIssues(capitalGainsRules, 'costs_above_price', isAbove && !gain, shown)
    if (issues.length > 0) throw new Refusal('invalid_request', { issues })
    return gain && capitalGains({ ...gain, salePrice, saleCosts }, gain.saleDate ?? today).data
  })
}

/** Number of a report; for a sample the word for one. */
const buildReportNumber = (
  { reference, language }: AgencyReportRequest,
  { day, digest, specimen }: ReportFacts,
): string =>
  specimen === 'sample'
    ? voice(language).text('specimen')
    : (reference ?? `${day.replaceAll('-', '')}-${digest.slice(0, 8).toUpperCase()}`)

/** Printed parts of a request. */
const toReportRequest = ({
  purchase = defaultPurchase,
  sale,
  photo,
  brand: _brand,
  ...wish
}: AgencyReportRequest): ReportRequest => ({
  ...wish,
  hasPhoto: photo !== undefined,
  purchase,
  ...(sale && { sale: { ...sale, ownershipShare: sale.gain?.ownershipShare ?? 1 } }),
})

/**
 * Creates reports: every figure is that of the estimation and of the acquisition costs for the same input, and a
 * refused request draws nothing.
 * @throws Refusal for unprintable parts of a request, then refusals of the estimation, then those of the purchase.
 */
export const createAgencyReport =
  ({ estimate, drawing: loaded, pictures }: AgencyReportDependencies) =>
  async (wish: AgencyReportRequest, facts: ReportFacts): Promise<DrawnReport> => {
    const drawing = await loaded()
    const { brand, issues: brandIssues } = await resolveBrand(wish, facts.organisation, { letters: drawing, pictures })
    const photo = await readPicture(wish.photo, { path: 'photo', use: { name: 'photo' } }, pictures)
    const issues = [
      ...brandIssues,
      ...photo.issues,
      ...findUnprintableTexts(collectReportTexts(wish), drawing),
      ...checkReportRules(wish, facts.day),
    ]
    if (!brand || issues.length > 0) throw new Refusal('invalid_request', { issues })
    const estimated = runPart(toPropertyPath, () => estimate(wish.property, facts.day))
    const purchase = toPurchaseInput(wish, estimated)
    const deedDate = purchase.deedDate ?? facts.day
    const { data: costs } = runPart(toPurchasePath, () =>
      acquisitionCosts(purchase, { deedDate, commune: purchase.commune }),
    )
    const gain = computeReportGain(wish, estimated, facts.day)
    const { logo, colour, ...printed } = brand
    const number = buildReportNumber(wish, facts)
    const { day, specimen } = facts
    const content = {
      input: toReportRequest(wish),
      estimate: estimated,
      costs,
      gain,
      day,
      number,
      specimen,
      brand: printed,
    }
    const commentary = facts.commentary && selectPrintableCommentary(facts.commentary, drawing)
    const report = estimationReport({ ...content, commentary })
    return {
      bytes: await drawing.drawReport(report, { colour, logo, photo: photo.bytes }),
      number,
      locale: report.locale,
      ...(wish.commentary && !facts.commentary && { wish: buildCommentaryPrompt(content) }),
      ...(facts.commentary && { commentary: commentary ? ('printed' as const) : ('withheld' as const) }),
    }
  }
