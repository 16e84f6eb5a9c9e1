import { power } from '../core/powers.ts'
import type { Apartment, Estimate } from './apartment.ts'
import {
  classeEnergieEffects,
  type Effect,
  etageEffects,
  etatEffects,
  exterieurEffects,
  newBuildPremium,
  parkingEffects,
  surfaceRule,
} from './parameters/adjustments.ts'
import { timid } from './parameters/uncertainty.ts'
import { toHundredEuro, toOneDecimal } from './rounding.ts'

type LabelKey = Estimate['ajustements'][number]['labelKey']

/** One adjustment: its label and the unrounded factor by which it multiplies the price. */
export interface AppliedAdjustment {
  labelKey: LabelKey
  factor: number
}

/** Relation of the dwelling to its reference price. */
export interface Pricing {
  /** Coefficient of the district; missing when none is known. */
  quartierCoefficient: number | undefined
  /** The price of existing apartments is used for that of new builds. */
  isNewPriceImputed: boolean
}

const effectFactor = (effect: Effect | undefined): number => (effect === undefined ? 1 : 1 + effect.pct / 100)

/** The factor of the size: (surface / 80) ^ -0.20, between 0.85 and 1.20; another exponent shows what depends on it. */
export const surfaceFactor = (surfaceM2: number, exponent: number = surfaceRule.exponent): number => {
  const { averageM2, pctMin, pctMax } = surfaceRule
  const factor = power(surfaceM2 / averageM2, exponent)
  return Math.min(Math.max(factor, 1 + pctMin / 100), 1 + pctMax / 100)
}

/**
 * The adjustments that move the price, in the order of the model; those of exactly 0 % are left out.
 * The price of a new build holds its condition and its energy class already.
 */
export const adjustments = (home: Apartment, pricing: Pricing): AppliedAdjustment[] => {
  const applied: AppliedAdjustment[] = []
  const apply = (labelKey: LabelKey, factor: number) => {
    if (factor !== 1) applied.push({ labelKey, factor })
  }
  const { etage, etat, exterieur, parking, classeEnergie } = home
  if (pricing.isNewPriceImputed) apply('adjNeuf', effectFactor(newBuildPremium))
  if (pricing.quartierCoefficient !== undefined) apply('adjQuartier', pricing.quartierCoefficient)
  apply('adjSurface', surfaceFactor(home.surfaceM2))
  if (etage) apply('adjEtage', effectFactor(etageEffects.effects[etage]))
  if (etat && !home.isNewBuild) apply('adjEtat', effectFactor(etatEffects.effects[etat]))
  if (exterieur) apply('adjExterieur', effectFactor(exterieurEffects.effects[exterieur]))
  if (parking !== undefined) apply('adjParking', effectFactor(parkingEffects.effects[parking ? 'with' : 'without']))
  if (classeEnergie && !home.isNewBuild) apply('adjEnergie', effectFactor(classeEnergieEffects.effects[classeEnergie]))
  return applied
}

/** Product of the factors of several adjustments. */
export const adjustmentFactor = (applied: readonly AppliedAdjustment[]): number =>
  applied.reduce((factor, adjustment) => factor * adjustment.factor, 1)

/**
 * The value in EUR, to 100, if differences between homes were as large as in Belgian adverts: district and premium of new
 * builds are no such difference. Null where it would change by less than 5 %.
 */
export const lessTimidValue = (value: number, applied: readonly AppliedAdjustment[]): number | null => {
  const differences = applied.filter(({ labelKey }) => labelKey !== 'adjQuartier' && labelKey !== 'adjNeuf')
  const factor = power(adjustmentFactor(differences), timid.exponent.value)
  return Math.abs(factor - 1) < timid.leastChange.value ? null : toHundredEuro(value * factor)
}

/**
 * The adjustments as answers show them, in percentage points with one decimal. One that shows as 0.0, a surface within
 * a quarter of a square metre of the average, is left out here but stays in the price: less than 0.05 %.
 */
export const toAnswerAdjustments = (applied: readonly AppliedAdjustment[]): Estimate['ajustements'] => {
  const adjustments: Estimate['ajustements'] = []
  // A loop: the arrays of `map` and `filter` change their kind once V8 has optimised them, which throws that work away.
  for (const { labelKey, factor } of applied) {
    const pct = toOneDecimal((factor - 1) * 100)
    if (pct !== 0) adjustments.push({ labelKey, pct })
  }
  return adjustments
}
