import { type Band, bandOf, byBand, bySlices, type Slice } from '../../core/brackets.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import type { Input } from './conditions.ts'
import * as table from './parameters/transfer-tax.ts'

/** The general scale of a community: slice by slice, or one rate for the whole value. */
export type Scale = { slices: Parameter<readonly Slice[]> } | { bands: Parameter<readonly Band[]> }

const scales: Readonly<Record<Input['region'], Scale>> = {
  'ES-AN': { slices: table.andalusiaScale },
  'ES-AR': { slices: table.aragonScale },
  'ES-AS': { slices: table.asturiasScale },
  'ES-IB': { slices: table.balearicsScale },
  'ES-CN': { slices: table.canariesScale },
  'ES-CB': { slices: table.cantabriaScale },
  'ES-CL': { slices: table.castileLeonScale },
  'ES-CM': { slices: table.castileManchaScale },
  'ES-CT': { slices: table.cataloniaScale },
  'ES-VC': { bands: table.valenciaScale },
  'ES-EX': { slices: table.extremaduraScale },
  'ES-GA': { slices: table.galiciaScale },
  'ES-MD': { slices: table.madridScale },
  'ES-MC': { slices: table.murciaScale },
  'ES-NC': { slices: table.navarreScale },
  'ES-PV': { slices: table.basqueCountryScale },
  'ES-RI': { slices: table.riojaScale },
  'ES-CE': { slices: table.ceutaScale },
  'ES-ML': { slices: table.melillaScale },
}

/** The two cities that take half off their taxes. */
export const isCeutaOrMelilla = (region: Input['region']): boolean => region === 'ES-CE' || region === 'ES-ML'

/** What is left of a tax after the rebate of Ceuta and Melilla; the whole elsewhere. */
export const partDue = (law: Law, region: Input['region']): number =>
  isCeutaOrMelilla(region) ? 1 - law.value(table.ceutaMelillaRebate) : 1

/** The parameter of the general scale of a community. */
export const scaleParameter = (region: Input['region']): Parameter<unknown> => {
  const scale = scales[region]
  return 'slices' in scale ? scale.slices : scale.bands
}

/** Tax on a base by the general scale, not rounded and before the rebate. */
export const generalTax = (law: Law, region: Input['region'], base: number): number => {
  const scale = scales[region]
  return 'slices' in scale ? bySlices(base, law.value(scale.slices)) : byBand(base, law.value(scale.bands))
}

/** The one rate of the whole base, where there is one. */
export const generalRate = (law: Law, region: Input['region'], base: number): number | undefined => {
  const scale = scales[region]
  if ('bands' in scale) return bandOf(base, law.value(scale.bands))?.rate
  const [first, ...others] = law.value(scale.slices)
  return others.length === 0 ? first?.rate : undefined
}

/** The limit that lies below a base and above which another rate holds for the whole, with the rate up to it. */
export const cliffBelow = (bands: readonly Band[], base: number): { limit: number; rate: number } | undefined => {
  const { upTo, rate = 0 } = bands.findLast(band => band.upTo !== null && band.upTo < base) ?? { upTo: null }
  return upTo === null ? undefined : { limit: upTo, rate }
}

/** The same for the general scale; undefined where each slice pays its own rate. */
export const generalCliff = (law: Law, region: Input['region'], base: number) => {
  const scale = scales[region]
  return 'bands' in scale ? cliffBelow(law.value(scale.bands), base) : undefined
}
