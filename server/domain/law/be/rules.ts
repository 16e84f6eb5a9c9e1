import { belgiumRules } from '#contract/rules/be'
import { ruleIssues } from '../../core/broken-rule.ts'
import type { Law } from '../../core/provision.ts'
import type { RefusedField } from '../../core/refusal.ts'
import { checkOnlyWithNewBuild } from '../purchase/shared-rules.ts'
import type { Input } from './sole-own-home.ts'

type RegionalField = 'coreCityOrRand' | 'deepEnergyRenovation' | 'protectedMonument' | 'energyClassJumps'

const regionOf: Record<RegionalField, Input['region']> = {
  coreCityOrRand: 'BE-VLG',
  deepEnergyRenovation: 'BE-VLG',
  protectedMonument: 'BE-VLG',
  energyClassJumps: 'BE-BRU',
}

const checkOtherRegionFields = (input: Input): RefusedField[] =>
  (Object.entries(regionOf) as [RegionalField, Input['region']][]) // entries forgets the keys of its record
    .flatMap(([path, owner]) => {
      const received = input[path]
      return ruleIssues(
        belgiumRules,
        'field_of_other_region',
        received !== undefined && input.region !== owner,
        { path, received, allowed: [`left out, or region: ${owner}`] },
        { owner, region: input.region },
      )
    })

/** Answers on the other dwelling that may be given for all buyers, or for each of them. */
const ofBuyers = ['ownsOtherDwelling', 'undertakesToSell'] as const

/** A buyer's answer that differs from the one given for all buyers. */
const checkBuyerAnswers = (input: Input): RefusedField[] =>
  (input.buyers ?? []).flatMap((buyer, index) =>
    ofBuyers.flatMap(field => {
      const [whole, received] = [input[field], buyer[field]]
      const isBroken = whole !== undefined && received !== undefined && received !== whole
      const shown = { path: `buyers[${index}].${field}`, received, allowed: [`left out, or ${whole} as for all`] }
      return ruleIssues(belgiumRules, 'buyer_unlike_all', isBroken, shown, { field })
    }),
  )

/** Fields that apply to a building only, sent for building land; false and 0 are allowed. */
const ofBuildings = ['newBuild', 'deepEnergyRenovation', 'protectedMonument', 'energyClassJumps'] as const

const checkBuildingLand = (input: Input): RefusedField[] =>
  ofBuildings.flatMap(path =>
    ruleIssues(belgiumRules, 'no_building_on_land', Boolean(input.buildingLand && input[path]), {
      path,
      received: input[path],
      allowed: ['left out, or without buildingLand'],
    }),
  )

/** Rules that the request for a Belgian purchase breaks. */
export const checkBelgianRules = (_law: Law, input: Input): RefusedField[] => [
  ...checkOtherRegionFields(input),
  ...checkBuyerAnswers(input),
  ...checkBuildingLand(input),
  ...checkOnlyWithNewBuild('rebuiltHome', input.rebuiltHome, input.newBuild),
]
