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

/** What differs from community to community. */
interface Community {
  scale: Scale
  /** Stamp duty on the deed of a sale with VAT. */
  stampDuty: Scale
  /** The same for people, where companies pay another. */
  stampDutyOfPeople?: Scale
  /** The same where the exemption of an existing home from VAT is waived, with days of its own. */
  waivedStampDuty?: Parameter<number>
  /** The tax on a new home and on services; VAT where nothing is named. */
  salesTax?: 'igic' | 'ipsi'
  /** Transfer tax of large holders, and where it is said of whole buildings. */
  largeHolders?: { rate: Parameter<number>; isOfBuildings?: true }
  /** Part taken off the transfer tax and the stamp duty. */
  rebate?: Parameter<number>
  /** A change that was announced and is not yet law, of sales with VAT or without. */
  reform?: { isWithVat: boolean; announced: Parameter<readonly string[]> }
}

type InStampDutyRates = (typeof stampDutyRates)['versions'][number]['value']

const ofTheTable = (region: keyof InStampDutyRates): Scale => ({ rate: law => law.row(stampDutyRates, region) })

/** What each community and city sets for itself; its reduced rates are in a table of their own. */
export const communities: Readonly<Record<Input['region'], Community>> = {
  'ES-AN': { scale: { slices: table.andalusiaScale }, stampDuty: ofTheTable('ES-AN') },
  'ES-AR': { scale: { slices: table.aragonScale }, stampDuty: ofTheTable('ES-AR') },
  'ES-AS': {
    scale: { bands: table.asturiasScale },
    stampDuty: ofTheTable('ES-AS'),
    largeHolders: { rate: table.asturiasLargeHolderRate },
  },
  'ES-IB': {
    scale: { slices: table.balearicsScale, isAverageRate: true },
    stampDuty: { bands: balearicsStampDutyRates },
  },
  'ES-CN': {
    scale: { slices: table.canariesScale },
    stampDuty: ofTheTable('ES-CN'),
    salesTax: 'igic',
    reform: { isWithVat: true, announced: igicReform },
  },
  'ES-CB': { scale: { slices: table.cantabriaScale }, stampDuty: ofTheTable('ES-CB') },
  'ES-CL': { scale: { slices: table.castileLeonScale }, stampDuty: ofTheTable('ES-CL') },
  'ES-CM': { scale: { slices: table.castileManchaScale }, stampDuty: ofTheTable('ES-CM') },
  'ES-CT': {
    scale: { slices: table.cataloniaScale },
    stampDuty: ofTheTable('ES-CT'),
    waivedStampDuty: cataloniaWaivedStampDutyRate,
    largeHolders: { rate: table.cataloniaLargeHolderRate, isOfBuildings: true },
  },
  'ES-VC': { scale: { bands: table.valenciaScale }, stampDuty: { rate: law => law(valenciaStampDutyRate) } },
  'ES-EX': { scale: { slices: table.extremaduraScale }, stampDuty: ofTheTable('ES-EX') },
  'ES-GA': { scale: { slices: table.galiciaScale }, stampDuty: ofTheTable('ES-GA') },
  'ES-MD': {
    scale: { slices: table.madridScale },
    stampDuty: ofTheTable('ES-MD'),
    stampDutyOfPeople: { bands: madridStampDutyRates },
  },
  'ES-MC': {
    scale: { slices: table.murciaScale },
    stampDuty: { rate: law => law(murciaStampDutyRate) },
    reform: { isWithVat: false, announced: table.murciaReform },
  },
  'ES-NC': { scale: { slices: table.navarreScale }, stampDuty: ofTheTable('ES-NC') },
  'ES-PV': { scale: { slices: table.basqueCountryScale }, stampDuty: { rate: law => law(basqueStampDutyRate) } },
  'ES-RI': { scale: { slices: table.riojaScale }, stampDuty: ofTheTable('ES-RI') },
  'ES-CE': {
    scale: { slices: table.ceutaScale },
    stampDuty: ofTheTable('ES-CE'),
    salesTax: 'ipsi',
    rebate: table.ceutaMelillaRebate,
  },
  'ES-ML': {
    scale: { slices: table.melillaScale },
    stampDuty: ofTheTable('ES-ML'),
    salesTax: 'ipsi',
    rebate: table.ceutaMelillaRebate,
  },
}
