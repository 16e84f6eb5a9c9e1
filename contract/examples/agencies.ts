import type * as z from 'zod'
import type { AgencyReportInput } from '../agencies.ts'
import { type ExampleRequest, withBody, withWrongBody } from './example.ts'
import { listCalculationFailures } from './failures.ts'

type Body = z.input<typeof AgencyReportInput>

const smallest: Body = {
  property: { commune: 'Mamer', surface: 80 },
  purchase: { use: 'mainResidence' },
  brand: { name: 'Agence Exemple' },
}

/** A picture of two by two pixels in one colour. */
const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEUlEQVR4nGOQt4qXt4pngFAAEy4C4ax1fH8AAAAASUVORK5CYII='

const full: Body = {
  property: {
    commune: 'Luxembourg',
    quartier: 'Belair',
    surface: 92,
    nbChambres: 2,
    etage: 'dernier',
    etat: 'renove',
    exterieur: 'terrasse',
    parking: true,
    classeEnergie: 'C',
  },
  purchase: {
    use: 'mainResidence',
    deedDate: '2026-12-15',
    buyers: [{}, {}],
    loanAmount: 700_000,
    household: { children: 2, dwellingKind: 'coOwnedFlat' },
  },
  language: 'en',
  brand: {
    name: 'Agence Exemple',
    colour: '#0B5D4E',
    logo,
    address: '1, rue Exemple, L-8226 Mamer',
    phone: '+352 00 00 00',
    email: 'contact@agency.example',
    website: 'www.agency.example',
    legalMention: 'Autorisation no 00000000/0',
  },
  agent: { name: 'Ada Exemple', role: 'Valuer', email: 'ada@agency.example' },
  clientName: 'Emma and Luc Exemple',
  propertyAddress: '12, avenue Exemple',
  reference: 'AE-2026/118',
  validUntil: '2027-01-31',
  agencyOpinion: { value: 1_250_000, reason: 'The flat was insulated this year.' },
}

const offPlan: Body = {
  property: { commune: 'Differdange', surface: 75, estNeuf: true },
  purchase: { use: 'rental' },
  language: 'de',
  brand: { name: 'Agence Exemple', colour: '#1F3A5F' },
}

const seller: Body = {
  property: { commune: 'Mamer', surface: 80, etage: 'entre', etat: 'bon' },
  audience: 'seller',
  sale: {
    price: 600_000,
    costs: 18_000,
    loanBalance: 120_000,
    gain: {
      saleDate: '2026-06-15',
      acquisitionDate: '2010-05-03',
      acquisitionPrice: 300_000,
      acquisitionCosts: 23_000,
      improvements: [{ year: 2018, amount: 20_000 }],
      taxClass: '1',
      ordinaryTaxableIncome: 50_000,
    },
  },
  language: 'en',
  brand: { name: 'Agence Exemple', website: 'www.agency.example' },
}

const estimationReport: readonly ExampleRequest<Body>[] = [
  withBody('smallest', 'Only what is needed', smallest),
  withBody('full', 'Everything that may be said, in English', full),
  withBody('offPlan', 'A new build to let, in German', offPlan),
  withBody('seller', 'For a seller, with the tax on the gain and a loan', seller),
  withBody('commentary', 'With a commentary; where no model answers, without one and with the reason in a header', {
    ...smallest,
    commentary: true,
  }),
  withBody('unknownMunicipality', 'A name that nobody has, with the nearest one', {
    ...smallest,
    property: { commune: 'Ettelbrik', surface: 80 },
  }),
  withBody('notPrintable', 'A name that the fonts cannot print, a logo that is no picture', {
    ...smallest,
    clientName: 'Emma 🏡',
    brand: { name: 'Agence Exemple', logo: 'R0lGODlhAQABAAAAACw=' },
  }),
  withBody('withoutBrand', 'A key without a brand, land to build on, a day long ago', {
    property: smallest.property,
    purchase: { use: 'mainResidence', operation: 'buildingLand' },
    validUntil: '2026-01-31',
  }),
  withBody('buyerWithoutPurchase', 'For a buyer, without a purchase and with a sale', {
    property: smallest.property,
    sale: { costs: 18_000 },
    brand: { name: 'Agence Exemple' },
  }),
  withBody('acquiredAfterSale', 'A seller who acquired after the sale, at costs above the price', {
    ...seller,
    sale: {
      price: 600_000,
      costs: 700_000,
      gain: {
        saleDate: '2026-06-15',
        acquisitionDate: '2026-06-16',
        acquisitionPrice: 300_000,
        taxClass: '1',
        ordinaryTaxableIncome: 50_000,
      },
    },
  }),
  withBody('dayNotCovered', 'A deed before the first day that is covered', {
    ...smallest,
    purchase: { use: 'mainResidence', deedDate: '2014-12-31' },
  }),
  withWrongBody('wrongFields', 'A use that nobody said, a colour by its name', {
    property: { commune: 'Mamer', surface: '80' },
    purchase: { commune: 'Mamer' },
    brand: { name: 'Agence Exemple', colour: 'blue' },
  }),
  ...listCalculationFailures(smallest),
]

/** Examples of the report, by operation. */
export const agencies = { estimationReport }
