import type { FeesInput } from '../country.ts'
import type { BrokenRule } from '../shared-rules.ts'

type Input = FeesInput<'BE'>
type RegionalField = 'coreCityOrRand' | 'deepEnergyRenovation' | 'energyClassJumps'

const regionOf: Record<RegionalField, Input['region']> = {
  coreCityOrRand: 'BE-VLG',
  deepEnergyRenovation: 'BE-VLG',
  energyClassJumps: 'BE-BRU',
}

const strayRegion = (input: Input): BrokenRule[] =>
  (Object.entries(regionOf) as [RegionalField, Input['region']][]) // entries forgets the keys of its record
    .filter(([field, region]) => input[field] !== undefined && input.region !== region)
    .map(([field, region]) => ({
      path: field,
      code: 'field_of_other_region',
      message: `Belongs to ${region}, not to ${input.region}.`,
      received: input[field],
      allowed: [`left out, or region: ${region}`],
    }))

const strayRebuilding = ({ rebuiltHome, newBuild }: Input): BrokenRule[] =>
  rebuiltHome && !newBuild
    ? [
        {
          path: 'rebuiltHome',
          code: 'only_with_new_build',
          message: 'Is read only with newBuild: true.',
          received: rebuiltHome,
          allowed: ['left out, or newBuild: true'],
        },
      ]
    : []

/** Rules of a Belgian purchase that a request breaks. */
export const brokenRules = (input: Input): BrokenRule[] => [...strayRegion(input), ...strayRebuilding(input)]
