import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import type { Line } from './duties.ts'
import { standardVatRate, superReducedVatRate, vatBenefitCeiling } from './parameters/vat.ts'
import { type Purchase, shareOf } from './purchase.ts'

/** Housing VAT of a purchase as numbers in whole cents. */
export interface HousingVat {
  constructionExclVat: number
  standardRate: number
  /** VAT on the construction to come, after its benefit. */
  construction: number
  constructionBenefit: number
  /** VAT on the works, after their benefit. */
  renovation: number
  renovationBenefit: number
  benefitLeft: number
}

const noVat: HousingVat = {
  constructionExclVat: 0,
  standardRate: 0,
  construction: 0,
  constructionBenefit: 0,
  renovation: 0,
  renovationBenefit: 0,
  benefitLeft: 0,
}

/**
 * VAT on the construction to come and on works: the standard rate, less the benefit of the 3 % rate for the buyers who
 * live there (works also for those who let), within what is left of the dwelling's ceiling. Construction comes first.
 */
export const housingVatOf = (law: Law, purchase: Purchase): HousingVat => {
  const { buyers, construction, operation, renovationWorks, vatBenefitUsed } = purchase
  if (operation !== 'offPlan' && renovationWorks === 0) return noVat
  const standardRate = law.value(standardVatRate)
  const saved = standardRate - law.value(superReducedVatRate)
  const free = Math.max(0, law.value(vatBenefitCeiling) - vatBenefitUsed)
  const living = shareOf(buyers, ({ use }) => use === 'mainResidence')
  const dwelling = shareOf(buyers, ({ use }) => use === 'mainResidence' || use === 'rental')
  const constructionBenefit = toCents(living * Math.min(free, construction.exclVat * saved))
  const renovationBenefit = toCents(dwelling * Math.min(free - constructionBenefit, renovationWorks * saved))
  return {
    constructionExclVat: toCents(construction.exclVat),
    standardRate,
    construction: sum([toCents(construction.exclVat * standardRate), -constructionBenefit]),
    constructionBenefit,
    renovation: sum([toCents(renovationWorks * standardRate), -renovationBenefit]),
    renovationBenefit,
    benefitLeft: sum([toCents(free), -constructionBenefit, -renovationBenefit]),
  }
}

const vat = { category: 'vat', nature: 'tax', dueTo: 'state' } as const

/** What a VAT line rests on; one rate is shown only where it holds for the whole base. */
const rateAndBasis = ({ standardRate }: HousingVat, benefit: number) =>
  benefit > 0
    ? ({ basis: [standardVatRate, superReducedVatRate, vatBenefitCeiling] } as const)
    : ({ rate: standardRate, basis: [standardVatRate] } as const)

/** The lines of VAT: counted where it comes on top of the price, else only the difference to what stands inside. */
export const vatLines = (law: Law, { construction, renovationWorks }: Purchase, due: HousingVat): Line[] => {
  const isInside = construction.vatInside > 0
  const onConstruction = { ...vat, ...rateAndBasis(due, due.constructionBenefit), base: construction.exclVat }
  return [
    ...costLine(law, {
      ...onConstruction,
      key: 'constructionVat',
      label: isInside ? 'VAT on the construction, of which the price holds a part' : 'VAT on the construction',
      localLabel: 'TVA logement',
      amount: due.construction,
      counted: !isInside,
    }),
    ...costLine(law, {
      ...vat,
      key: 'constructionVatAdjustment',
      label: 'VAT on the construction, less the VAT inside the price',
      localLabel: 'régularisation de la TVA logement',
      amount: isInside ? sum([due.construction, -toCents(construction.vatInside)]) : 0,
      base: construction.exclVat,
      basis: onConstruction.basis,
    }),
    ...costLine(law, {
      ...vat,
      ...rateAndBasis(due, due.renovationBenefit),
      key: 'renovationVat',
      label: 'VAT on the works',
      localLabel: 'TVA logement, rénovation',
      amount: due.renovation,
      base: renovationWorks,
    }),
  ]
}
