import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage, knownSince } from './coverage.ts'

const { checkedOn } = coverage

const market = { title: 'prices printed by British conveyancers and lenders', article: 'market price' }
const feeOrder = {
  title: 'Land Registration Fee Order 2021 (SI 2021/1226), Scale 1',
  article: 'HM Land Registry, fees review 2021 to 2022',
  url: 'https://www.gov.uk/government/publications/increase-to-hm-land-registry-fees/fees-review-2021-to-2022',
}

/** Scales of the land register: transfers of a whole title on the portal, and what pays the postal fees. */
export type RegisterScale = 'online' | 'paper'

const northernIrishRows: readonly Band[] = [
  { upTo: 20_000, amount: 80 },
  { upTo: 80_000, amount: 120 },
  { upTo: 100_000, amount: 160 },
  { upTo: 150_000, amount: 220 },
  { upTo: 200_000, amount: 310 },
  { upTo: 250_000, amount: 355 },
  { upTo: null, amount: 445 },
]

/** Fees of the land register of England and Wales. */
export const registerScale: Parameter<Record<RegisterScale, readonly Band[]>> = {
  id: 'uk.registry.scale',
  description: 'Fee of the land register by price; leases and first registrations pay the paper scale.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: knownSince,
      value: {
        online: [
          { upTo: 80_000, amount: 20 },
          { upTo: 100_000, amount: 40 },
          { upTo: 200_000, amount: 95 },
          { upTo: 500_000, amount: 135 },
          { upTo: 1_000_000, amount: 270 },
          { upTo: null, amount: 455 },
        ],
        paper: [
          { upTo: 80_000, amount: 40 },
          { upTo: 100_000, amount: 80 },
          { upTo: 200_000, amount: 190 },
          { upTo: 500_000, amount: 270 },
          { upTo: 1_000_000, amount: 540 },
          { upTo: null, amount: 910 },
        ],
      },
      source: feeOrder,
      certainty: 'statutory',
      note: 'The old fees of the review. A mortgage filed with the purchase costs nothing more.',
    },
    {
      from: '2022-01-31',
      value: {
        online: [
          { upTo: 80_000, amount: 20 },
          { upTo: 100_000, amount: 40 },
          { upTo: 200_000, amount: 100 },
          { upTo: 500_000, amount: 150 },
          { upTo: 1_000_000, amount: 295 },
          { upTo: null, amount: 500 },
        ],
        paper: [
          { upTo: 80_000, amount: 45 },
          { upTo: 100_000, amount: 95 },
          { upTo: 200_000, amount: 230 },
          { upTo: 500_000, amount: 330 },
          { upTo: 1_000_000, amount: 655 },
          { upTo: null, amount: 1_105 },
        ],
      },
      source: feeOrder,
      certainty: 'statutory',
      note: 'A later order was not read. A mortgage filed with the purchase costs nothing more.',
    },
  ],
}

/** Fees of the register of Northern Ireland. */
export const northernIrishScale: Parameter<Record<RegisterScale, readonly Band[]>> = {
  id: 'uk.registry.northernIrishScale',
  description: 'Fee of the register of Northern Ireland by price.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: knownSince,
      value: { online: northernIrishRows, paper: northernIrishRows },
      source: {
        title: 'fees of Land Registers of Northern Ireland from 2014-09-08',
        article: 'transfers, as printed by solicitors',
        url: 'https://www.cfrlaw.co.uk',
      },
      certainty: 'published',
      note: 'A later order was not read; a mortgage costs 90 more.',
    },
  ],
}

/** Register of Scotland. */
export const scottishRegister: Parameter<number> = {
  id: 'uk.registry.scotland',
  description: 'Fee of the register of Scotland.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: knownSince,
      value: 400,
      source: market,
      certainty: 'estimate',
      note: 'The register of Scotland has a scale of its own, which was not read.',
    },
  ],
}

/** Conveyancing before VAT. */
export const conveyancing: Parameter<number> = {
  id: 'uk.market.conveyancing',
  description: 'Conveyancing before VAT.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: knownSince,
      value: 1_300,
      source: market,
      certainty: 'estimate',
      note: 'Usual 850 to 1 500; 300 more for a lease.',
    },
  ],
}

/** What a lease adds to conveyancing. */
export const leaseholdExtra: Parameter<number> = {
  id: 'uk.market.leaseholdExtra',
  description: 'What a lease adds to conveyancing, before VAT.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: knownSince, value: 300, source: market, certainty: 'estimate' }],
}

/** Searches. */
export const searches: Parameter<number> = {
  id: 'uk.market.searches',
  description: 'Local, drainage and environmental searches.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [{ from: knownSince, value: 350, source: market, certainty: 'estimate', note: 'A price of the market.' }],
}

/** Survey. */
export const survey: Parameter<number> = {
  id: 'uk.market.survey',
  description: 'Survey of the home.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [{ from: knownSince, value: 600, source: market, certainty: 'estimate', note: 'Usual 400 to 1 500.' }],
}

/** Product fee of a lender. */
export const lenderFee: Parameter<number> = {
  id: 'uk.market.lenderFee',
  description: 'Product fee of the lender.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [{ from: knownSince, value: 999, source: market, certainty: 'estimate', note: 'A price of the market.' }],
}

/** What a buyer owes an estate agent unless asked. */
export const brokerRate: Parameter<number> = {
  id: 'uk.market.brokerRate',
  description: 'The seller pays the estate agent.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: knownSince, value: 0, source: market, certainty: 'published' }],
}

/** Standard rate of VAT, on services. */
export const vatRate: Parameter<number> = {
  id: 'uk.vat.standardRate',
  description: 'Standard rate of VAT, on the fees of professionals; a new dwelling bears none.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: knownSince,
      value: 0.2,
      source: { title: 'Value Added Tax Act 1994', article: 's. 2' },
      certainty: 'published',
    },
  ],
}
