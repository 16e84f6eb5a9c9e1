import type * as z from 'zod'
import type { Dpe } from '#contract/ai/dpe'
import type { ExtractionWarning } from '#contract/ai/extraction'
import type { EstimationInput } from '#contract/estimation'
import { plusDays, plusYears, yearOf } from '../core/days.ts'
import { dayWarning } from './bounds.ts'
import { formatWarningSum, warningIf } from './warning.ts'

const validityYears = 10
const toleranceDays = 31

const validity = ({ issuedOn, validUntil }: Dpe): ExtractionWarning[] => {
  if (issuedOn === null || validUntil === null) return []
  const end = plusYears(issuedOn, validityYears)
  return warningIf(
    validUntil < plusDays(end, -toleranceDays) || validUntil > plusDays(end, toleranceDays),
    'validity_not_ten_years',
    'validUntil',
    `Ten years after the issue of ${issuedOn} are over on ${end}, the document says ${validUntil}.`,
  )
}

const expiry = ({ validUntil }: Dpe, today: string): ExtractionWarning[] =>
  warningIf(
    validUntil !== null && validUntil < today,
    'certificate_expired',
    'validUntil',
    `The certificate was valid until ${validUntil}, today is ${today}.`,
  )

type Estimated = NonNullable<z.input<typeof EstimationInput>['classeEnergie']>

/** The class by which the estimation knows each class of a certificate. */
const estimatedClasses: Readonly<Record<NonNullable<Dpe['energyClass']>, Estimated>> = {
  'A+': 'A',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
  H: 'G',
  I: 'G',
}

const energyClassWarning = ({ energyClass }: Dpe): ExtractionWarning[] => {
  if (energyClass === null) return []
  const estimated = estimatedClasses[energyClass]
  return warningIf(
    estimated !== energyClass,
    'class_not_estimated',
    'energyClass',
    `The estimation knows A to G: class ${energyClass} is taken as ${estimated}.`,
  )
}

/** A new build is certified up to this many years before completion. */
const plannedYearsMax = 5

const construction = ({ constructionYear }: Dpe, today: string): ExtractionWarning[] => {
  const last = yearOf(today) + plannedYearsMax
  const message = `The year ${constructionYear} is after ${last}, ${plannedYearsMax} years from today.`
  return warningIf(constructionYear !== null && constructionYear > last, 'date_unusual', 'constructionYear', message)
}

/** Bounds of the area of one flat, in m². */
const flatAreasM2 = { min: 8, max: 1000 } as const

const area = ({ referenceAreaM2, buildingKind }: Dpe): ExtractionWarning[] => {
  if (referenceAreaM2 === null || buildingKind !== 'apartment') return []
  const { min, max } = flatAreasM2
  const message = `${formatWarningSum(referenceAreaM2)} m² is not between ${min} and ${max} m², as the area of one flat.`
  return warningIf(referenceAreaM2 < min || referenceAreaM2 > max, 'area_unusual', 'referenceAreaM2', message)
}

/** Warnings about an energy certificate on a day. */
export const dpeWarnings = (data: Dpe, today: string): ExtractionWarning[] => [
  ...validity(data),
  ...expiry(data, today),
  ...energyClassWarning(data),
  ...dayWarning('issuedOn', data.issuedOn, today),
  ...construction(data, today),
  ...area(data),
]

/**
 * A request of `estimate` as far as a certificate gives it. Its reference area is not the living area and is never taken
 * for `surface`.
 */
export const estimationRequest = ({ energyClass, commune }: Dpe): Partial<z.input<typeof EstimationInput>> => ({
  ...(commune !== null && { commune }),
  ...(energyClass !== null && { classeEnergie: estimatedClasses[energyClass] }),
})
