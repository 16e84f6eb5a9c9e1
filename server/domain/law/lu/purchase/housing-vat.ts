import { atRate, type Charge, charge } from '../../../core/charge.ts'
import { assumptionEntry, lineEntry } from '../../../core/entries.ts'
import { sumAmounts, toCents, toSixDecimals } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import type { PurchaseEntry } from '../../country.ts'
import {
  renovationAbove,
  standardVatRate,
  superReducedVatRate,
  vatBenefitCeiling,
  wholeHomeAbove,
} from '../parameters/vat.ts'
import { livesIn, type Purchase, shareOf } from './purchase.ts'

/** Housing VAT of a purchase, in whole cents. */
export interface HousingVat {
  constructionExclVat: number
  standardRate: number
  /** Benefit of the reduced rate, construction and works together. */
  benefit: number
  benefitLeft: number
  /** VAT on construction and works after the benefit, inside the price or on top of it. */
  due: number
  entries: readonly PurchaseEntry<'LU'>[]
}

const noVat: HousingVat = {
  constructionExclVat: 0,
  standardRate: 0,
  benefit: 0,
  benefitLeft: 0,
  due: 0,
  entries: [],
}

/**
 * VAT at the standard rate less the benefit of the reduced one; a rate is shown only where it applies to the whole
 * base.
 */
const vatOn = (law: Law, base: number, benefit: number, ...also: Provision[]): Charge => {
  const rate = law(standardVatRate)
  if (benefit === 0) return atRate(base, rate, ...also)
  const by = [rate, law(superReducedVatRate), law(vatBenefitCeiling), ...also] as const
  return charge({ amount: sumAmounts([toCents(base * rate.value), -benefit]), base }, by)
}

/**
 * Part of a building that counts as the home: all of it above three quarters, else its own (règlement of 30 July 2002,
 * art. 4).
 */
const countedPart = (law: Law, area: number): number => (area > law(wholeHomeAbove).value ? 1 : area)

/** Works whose invoices are high enough, each alone and together (art. 9). */
const worksAbove = (law: Law, { renovationWorks, renovationInvoices = [renovationWorks] }: Purchase): number => {
  const [invoice, total] = [law.row(renovationAbove, 'invoice').value, law.row(renovationAbove, 'total').value]
  const high = sumAmounts(renovationInvoices.filter(amount => amount > invoice).map(toCents))
  return high > total ? high : 0
}

/** Provisions that decide on the part of a building that serves other ends too. */
const partlyHome = (law: Law, area: number): Provision[] => (area < 1 ? [law(wholeHomeAbove)] : [])

/** Benefit of the reduced rate, within the rest of the dwelling's ceiling; construction comes first. */
const benefitsOf = (law: Law, purchase: Purchase) => {
  const { buyers, construction, parts, vatBenefitUsed } = purchase
  const saved = law(standardVatRate).value - law(superReducedVatRate).value
  const free = Math.max(0, law(vatBenefitCeiling).value - vatBenefitUsed)
  const living = shareOf(buyers, livesIn)
  const dwelling = shareOf(buyers, ({ use }) => use === 'mainResidence' || use === 'rental')
  const onConstruction = toCents(
    living * Math.min(free, construction.exclVat * countedPart(law, parts.homeArea) * saved),
  )
  const works = worksAbove(law, purchase) * countedPart(law, parts.dwellingArea)
  const onWorks = toCents(dwelling * Math.min(free - onConstruction, works * saved))
  return { onConstruction, onWorks, left: sumAmounts([toCents(free), -onConstruction, -onWorks]) }
}

/** Assumption that the part of the price for housing equals that of the area, which the article measures. */
const areaByPrice = (law: Law, { nonHousingShare, parts }: Purchase, benefit: number): PurchaseEntry<'LU'>[] => {
  if (benefit === 0 || !parts.isAreaAssumed) return []
  const threshold = law(wholeHomeAbove)
  const value = toSixDecimals(1 - nonHousingShare)
  const { note = '' } = threshold.version
  return [
    assumptionEntry(
      { parameter: wholeHomeAbove.id, value, source: 'parameter', certainty: 'estimate', note },
      threshold,
    ),
  ]
}

/**
 * VAT on the construction to come and on works: the standard rate, less the benefit of the reduced rate for the buyers
 * who live there (works also for those who let), on the part of the building that is the home. It is counted in full
 * where it comes on top of the price, else only as the difference to the VAT included.
 */
export const housingVatOf = (law: Law, purchase: Purchase): HousingVat => {
  const { construction, operation, parts, renovationWorks } = purchase
  if (operation !== 'offPlan' && construction.exclVat === 0 && renovationWorks === 0) return noVat
  const { value: standardRate } = law(standardVatRate)
  const { onConstruction, onWorks, left } = benefitsOf(law, purchase)
  const benefit = sumAmounts([onConstruction, onWorks])
  const isInside = construction.vatInside > 0
  const charged = vatOn(law, construction.exclVat, onConstruction, ...partlyHome(law, parts.homeArea))
  const onTop = lineEntry('constructionVat', charged, {
    counted: !isInside,
    ...(isInside && { wording: 'insidePrice' }),
  })
  const adjustment = isInside ? sumAmounts([onTop.amount, -toCents(construction.vatInside)]) : 0
  const ofWorks = [law(renovationAbove), ...partlyHome(law, parts.dwellingArea)]
  const works = lineEntry('renovationVat', vatOn(law, renovationWorks, onWorks, ...ofWorks))
  return {
    constructionExclVat: toCents(construction.exclVat),
    standardRate,
    benefit,
    benefitLeft: left,
    due: sumAmounts([onTop.amount, works.amount]),
    entries: [
      onTop,
      lineEntry('constructionVatAdjustment', charge({ amount: adjustment, base: construction.exclVat }, charged.by)),
      works,
      ...areaByPrice(law, purchase, benefit),
    ],
  }
}
