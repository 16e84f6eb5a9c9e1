import { belgiumRules } from '#contract/rules/be'
import { broken } from '../../core/broken-rule.ts'
import type { Law } from '../../core/provision.ts'
import type { RefusedField } from '../../core/refusal.ts'
import { onlyWithNewBuild } from '../purchase/shared-rules.ts'
import type { Input } from './sole-own-home.ts'

type RegionalField = 'coreCityOrRand' | 'deepEnergyRenovation' | 'energyClassJumps'

const regionOf: Record<RegionalField, Input['region']> = {
  coreCityOrRand: 'BE-VLG',
  deepEnergyRenovation: 'BE-VLG',
  energyClassJumps: 'BE-BRU',
}

const ofOtherRegions = (input: Input): RefusedField[] =>
  (Object.entries(regionOf) as [RegionalField, Input['region']][]) // entries forgets the keys of its record
    .flatMap(([path, owner]) => {
      const received = input[path]
      return broken(
        belgiumRules,
        'field_of_other_region',
        received !== undefined && input.region !== owner,
        { path, received, allowed: [`left out, or region: ${owner}`] },
        { owner, region: input.region },
      )
    })

/** Rules of a Belgian purchase that a request breaks. */
export const brokenRules = (_law: Law, input: Input): RefusedField[] => [
  ...ofOtherRegions(input),
  ...onlyWithNewBuild('rebuiltHome', input.rebuiltHome, input.newBuild),
]
