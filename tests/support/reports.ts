import { fileURLToPath } from 'node:url'
import type * as z from 'zod'
import { AcquisitionCostsInput } from '#contract/costs'
import { EstimationInput } from '#contract/estimation'
import { estimator } from '#domain/estimation/estimate'
import { acquisitionCosts } from '#domain/law/lu/purchase/acquisition'
import type { ReportInput, ReportRequest } from '#domain/report/report'
import type { Language } from '#languages/registry'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'

/** The request of a report, without fields that have a usual value in these tests. */
export interface SampleReport {
  property: z.input<typeof EstimationInput>
  /** Without a price it is the central value. */
  purchase: Omit<z.input<typeof AcquisitionCostsInput>, 'price' | 'commune' | 'includeAids'> & { price?: number }
  printed?: Partial<Omit<ReportRequest, 'property' | 'purchase' | 'language' | 'audience'>>
  brand?: Partial<ReportInput['brand']>
  number?: string
  specimen?: boolean
}

/** Day of all reports of the tests. */
export const reportDay = '2026-11-22'

const estimate = estimator(readPriceTables(fileURLToPath(new URL('../../server/data', import.meta.url))))

/** The input of a report: the service's two answers for a request. */
export const reportInput = (sample: SampleReport, language: Language): ReportInput => {
  const property = EstimationInput.parse(sample.property)
  const found = estimate(property, reportDay)
  const { commune } = found.reference
  const purchase = AcquisitionCostsInput.parse({
    price: found.estimationCentrale,
    commune,
    ...sample.purchase,
    includeAids: true,
  })
  const { data } = acquisitionCosts(purchase, { deedDate: purchase.deedDate ?? reportDay, commune })
  return {
    input: {
      property,
      purchase: { price: sample.purchase.price, loanAmount: purchase.loanAmount },
      language,
      audience: 'buyer',
      ...sample.printed,
    },
    estimate: found,
    costs: data,
    day: reportDay,
    number: sample.number ?? '20261122-A1B2C3D4',
    specimen: sample.specimen ?? false,
    brand: { name: 'Agence Exemple', ...sample.brand },
  }
}

const flat = {
  commune: 'Luxembourg',
  quartier: 'Belair',
  surface: 92,
  nbChambres: 2,
  etage: 'dernier',
  etat: 'renove',
  exterieur: 'terrasse',
  parking: true,
  classeEnergie: 'C',
} as const

const household: NonNullable<SampleReport['purchase']['household']> = {
  children: 2,
  annualSavingsGrowth: [5000, 6000],
  accessionPremium: 5000,
  dwellingKind: 'coOwnedFlat',
}

/** A report with everything that an agency may send, of an ordinary length. */
export const fullReport: SampleReport = {
  property: flat,
  purchase: { use: 'mainResidence', buyers: [{}, {}], loanAmount: 900_000, bankFees: 350, household },
  printed: {
    clientName: 'Mme Claire Weber et M. Jean Müller',
    agent: {
      name: 'Anne Schmit',
      role: 'Conseillère en immobilier',
      phone: '+352 621 123 456',
      email: 'anne.schmit@immobiliere-du-parc.example',
    },
    propertyAddress: '24, rue Charlemagne',
    validUntil: '2027-02-22',
    agencyOpinion: {
      value: 1_150_000,
      reason: 'Vue dégagée sur le parc, rénovation récente par un architecte ; forte demande dans cette rue.',
    },
  },
  brand: {
    name: 'Immobilière du Parc',
    address: '12, avenue de la Liberté, L-1930 Luxembourg',
    phone: '+352 26 12 34 56',
    email: 'contact@immobiliere-du-parc.example',
    website: 'www.immobiliere-du-parc.example',
    legalMention: 'Autorisation d’établissement n° 10123456/0 · RCS Luxembourg B 123456 · TVA LU12345678',
  },
  number: 'EST-2026-0412',
}

const longest = (length: number): string => 'W'.repeat(length)

/** A report in which every text is as long as it may be, without a space, and every part has all it can. */
export const awkwardReport: SampleReport = {
  property: { commune: 'Beaufort', quartier: longest(100), surface: 999.5, nbChambres: 20, estNeuf: true },
  purchase: {
    use: 'mainResidence',
    operation: 'offPlan',
    price: 123_456_789.01,
    priceIncludes: 'superReducedVat',
    buyers: Array.from({ length: 10 }, (_, index) => ({ use: index % 2 === 0 ? 'mainResidence' : 'rental' })),
    loanAmount: 150_000_000,
    bankFees: 1234.56,
    brokerFeeRate: 0.03,
    halfBaseEligible: true,
    disbursements: 800,
    nonHousingShare: 0.2,
    household: { ...household, children: 6, dwellingKind: 'detached' },
  },
  printed: {
    clientName: longest(200),
    agent: { name: longest(200), role: longest(100), phone: longest(40), email: longest(200) },
    propertyAddress: longest(200),
    validUntil: '2027-11-22',
    agencyOpinion: { value: 1e12, reason: longest(400) },
  },
  brand: {
    name: longest(200),
    address: longest(200),
    phone: longest(40),
    email: longest(200),
    website: longest(200),
    legalMention: longest(300),
  },
  number: longest(40),
  specimen: true,
}

const home = { commune: 'Mamer', surface: 80 } as const

/** Reports of all kinds, by what is particular in them. */
export const sampleReports: Readonly<Record<string, SampleReport>> = {
  'the smallest body': { property: home, purchase: { use: 'mainResidence' } },
  everything: fullReport,
  'every text at its longest': awkwardReport,
  'a district that nobody sent': { property: { commune: 'Luxembourg', surface: 45 }, purchase: { use: 'secondHome' } },
  'a new build whose price holds VAT': {
    property: { ...home, estNeuf: true },
    purchase: { use: 'mainResidence', operation: 'offPlan', priceIncludes: 'superReducedVat' },
  },
  'a new build priced without VAT': {
    property: { ...home, estNeuf: true, etat: 'neuf', classeEnergie: 'A' },
    purchase: { use: 'rental', operation: 'offPlan', price: 700_000, builtValueAtDeed: 50_000 },
  },
  'works on a flat to let': {
    property: { ...home, etat: 'renover' },
    purchase: { use: 'rental', renovationWorks: 40_000, disbursements: 400 },
  },
  'an office of the capital': {
    property: { commune: 'Luxembourg', quartier: 'Gasperich', surface: 120 },
    purchase: { use: 'other', price: 900_000 },
  },
  'a part that is not housing': {
    property: { commune: 'Mamer', surface: 92 },
    purchase: { use: 'mainResidence', nonHousingShare: 0.25 },
  },
  'the halved base': {
    property: home,
    purchase: { use: 'mainResidence', deedDate: '2024-11-15', halfBaseEligible: true },
  },
  'a contract outside the days of the halved base': {
    property: home,
    purchase: {
      use: 'mainResidence',
      deedDate: '2025-08-01',
      halfBaseEligible: true,
      preliminaryContractRegisteredOn: '2025-07-05',
    },
  },
  'the halved base asked too late': { property: home, purchase: { use: 'secondHome', halfBaseEligible: true } },
  'the halved base of a second home in its time': {
    property: home,
    purchase: { use: 'secondHome', deedDate: '2024-11-15', halfBaseEligible: true },
  },
  'the rental credit': {
    property: { ...home, estNeuf: true },
    purchase: { use: 'rental', operation: 'offPlan', deedDate: '2025-03-03', price: 600_000 },
  },
  'a loan above the price': {
    property: home,
    purchase: { use: 'mainResidence', price: 500_000, loanAmount: 560_000 },
  },
  'a purchase to sell again': { property: home, purchase: { use: 'mainResidence', resaleClause: true } },
  'a buyer from outside the EEA': {
    property: home,
    purchase: { use: 'mainResidence', buyers: [{ eeaResident: false }], brokerFee: 12_345.67 },
  },
  'ten buyers': {
    property: home,
    purchase: {
      use: 'mainResidence',
      buyers: Array.from({ length: 10 }, (_, index) => ({ share: 0.1, naturalPerson: index > 0 })),
    },
  },
  'a price carried from an older one': {
    property: { commune: 'Beckerich', surface: 250, nbChambres: 9 },
    purchase: { use: 'other' },
  },
  'a deed of a year that was not read yet': {
    property: { ...home, commune: 'Bech' },
    purchase: { use: 'mainResidence', deedDate: '2027-03-01', loanAmount: 300_000 },
  },
}
