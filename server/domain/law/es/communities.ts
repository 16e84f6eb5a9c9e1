import type { Parameter } from '../../core/dated.ts'
import type { Input } from './conditions.ts'
import { igicReform } from './parameters/new-build.ts'
import {
  balearicsStampDutyRates,
  basqueStampDutyRate,
  cataloniaWaivedStampDutyRate,
  madridStampDutyRates,
  murciaStampDutyRate,
  stampDutyRates,
  valenciaStampDutyRate,
} from './parameters/stamp-duty.ts'
import * as table from './parameters/transfer-tax.ts'
import type { Scale } from './scales.ts'

/** Rules that differ between communities. */
interface Community {
  scale: Scale
  /** Stamp duty on the deed of a sale with VAT. */
  stampDuty: Scale
  /** Stamp duty for natural persons, where companies pay another. */
  stampDutyOfPeople?: Scale
  /** Stamp duty where the exemption of an existing home from VAT is waived, with days of its own. */
  waivedStampDuty?: Parameter<number>
  /** Tax on a new home and on services; VAT where none is named. */
  salesTax?: 'igic' | 'ipsi'
  /** Transfer tax of large holders, and whether it applies to whole buildings. */
  largeHolders?: { rate: Parameter<number>; isOfBuildings?: true }
  /** Share taken off the transfer tax and the stamp duty. */
  rebate?: Parameter<number>
  /** An announced change that is not yet law, for sales with VAT or without. */
  reform?: { isWithVat: boolean; announced: Parameter<readonly string[]> }
}

type InStampDutyRates = (typeof stampDutyRates)['versions'][number]['value']

const scaleOfTable = (region: keyof InStampDutyRates): Scale => ({ rate: law => law.row(stampDutyRates, region) })

/** Rules of each community and city; reduced rates are in a table of their own. */
export const communities: Readonly<Record<Input['region'], Community>> = {
  'ES-AN': { scale: { slices: table.andalusiaScale }, stampDuty: scaleOfTable('ES-AN') },
  'ES-AR': { scale: { slices: table.aragonScale }, stampDuty: scaleOfTable('ES-AR') },
  'ES-AS': {
    scale: { bands: table.asturiasScale },
    stampDuty: scaleOfTable('ES-AS'),
    largeHolders: { rate: table.asturiasLargeHolderRate },
  },
  'ES-IB': {
    scale: { slices: table.balearicsScale, isAverageRate: true },
    stampDuty: { bands: balearicsStampDutyRates },
  },
  'ES-CN': {
    scale: { slices: table.canariesScale },
    stampDuty: scaleOfTable('ES-CN'),
    salesTax: 'igic',
    reform: { isWithVat: true, announced: igicReform },
  },
  'ES-CB': { scale: { slices: table.cantabriaScale }, stampDuty: scaleOfTable('ES-CB') },
  'ES-CL': { scale: { slices: table.castileLeonScale }, stampDuty: scaleOfTable('ES-CL') },
  'ES-CM': { scale: { slices: table.castileManchaScale }, stampDuty: scaleOfTable('ES-CM') },
  'ES-CT': {
    scale: { slices: table.cataloniaScale },
    stampDuty: scaleOfTable('ES-CT'),
    waivedStampDuty: cataloniaWaivedStampDutyRate,
    largeHolders: { rate: table.cataloniaLargeHolderRate, isOfBuildings: true },
  },
  'ES-VC': { scale: { bands: table.valenciaScale }, stampDuty: { rate: law => law(valenciaStampDutyRate) } },
  'ES-EX': { scale: { slices: table.extremaduraScale }, stampDuty: scaleOfTable('ES-EX') },
  'ES-GA': { scale: { slices: table.galiciaScale }, stampDuty: scaleOfTable('ES-GA') },
  'ES-MD': {
    scale: { slices: table.madridScale },
    stampDuty: scaleOfTable('ES-MD'),
    stampDutyOfPeople: { bands: madridStampDutyRates },
  },
  'ES-MC': {
    scale: { slices: table.murciaScale },
    stampDuty: { rate: law => law(murciaStampDutyRate) },
    reform: { isWithVat: false, announced: table.murciaReform },
  },
  'ES-NC': { scale: { slices: table.navarreScale }, stampDuty: scaleOfTable('ES-NC') },
  'ES-PV': { scale: { slices: table.basqueCountryScale }, stampDuty: { rate: law => law(basqueStampDutyRate) } },
  'ES-RI': { scale: { slices: table.riojaScale }, stampDuty: scaleOfTable('ES-RI') },
  'ES-CE': {
    scale: { slices: table.ceutaScale },
    stampDuty: scaleOfTable('ES-CE'),
    salesTax: 'ipsi',
    rebate: table.ceutaMelillaRebate,
  },
  'ES-ML': {
    scale: { slices: table.melillaScale },
    stampDuty: scaleOfTable('ES-ML'),
    salesTax: 'ipsi',
    rebate: table.ceutaMelillaRebate,
  },
}
