import type * as z from 'zod'
import type { Dpe } from '#contract/ai/dpe'
import type { ExtractionWarning } from '#contract/ai/extraction'
import type { EstimationInput } from '#contract/estimation'
import { plusDays, plusYears } from '../core/days.ts'
import { warningIf } from './warning.ts'

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

/** What is doubtful in an energy certificate on a day. */
export const dpeWarnings = (data: Dpe, today: string): ExtractionWarning[] => [
  ...validity(data),
  ...expiry(data, today),
  ...energyClassWarning(data),
]

/**
 * A request of `estimate` as far as a certificate gives it. Its reference area is not the living area and is never taken
 * for `surface`.
 */
export const estimationRequest = ({ energyClass, commune }: Dpe): Partial<z.input<typeof EstimationInput>> => ({
  ...(commune !== null && { commune }),
  ...(energyClass !== null && { classeEnergie: estimatedClasses[energyClass] }),
})
