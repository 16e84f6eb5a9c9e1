import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage, knownSince } from './coverage.ts'

const { checkedOn } = coverage

const market = { title: 'prices printed by British conveyancers and lenders', article: 'market price' }
const feeOrder = { title: 'HM Land Registry, Scale 1 fees', article: 'transfer of whole' }

/** Scales of the land register. */
export type RegisterScale = 'online' | 'paper'

const rows: Record<RegisterScale, readonly Band[]> = {
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
}

/** Fees of the land register of England and Wales. */
export const registerScale: Parameter<Record<RegisterScale, readonly Band[]>> = {
  id: 'uk.registry.scale',
  says: 'Fee of the land register by price; leases and first registrations pay the paper scale.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from: knownSince,
      value: rows,
      source: feeOrder,
      certainty: 'unverified',
      note: 'The present scale, carried back: the day on which it began was not read. A mortgage filed with the purchase costs nothing more.',
    },
  ],
}

/** Fees of the register of Northern Ireland. */
export const northernIrishScale: Parameter<Record<RegisterScale, readonly Band[]>> = {
  id: 'uk.registry.northernIrishScale',
  says: 'Fee of the register of Northern Ireland by price.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from: knownSince,
      value: rows,
      source: feeOrder,
      certainty: 'estimate',
      note: 'Northern Ireland has a scale of its own, which was not read: that of England and Wales stands in.',
    },
  ],
}

/** Register of Scotland. */
export const scottishRegister: Parameter<number> = {
  id: 'uk.registry.scotland',
  says: 'Fee of the register of Scotland.',
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
  says: 'Conveyancing before VAT.',
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
  says: 'What a lease adds to conveyancing, before VAT.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: knownSince, value: 300, source: market, certainty: 'estimate' }],
}

/** Searches. */
export const searches: Parameter<number> = {
  id: 'uk.market.searches',
  says: 'Local, drainage and environmental searches.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: knownSince, value: 350, source: market, certainty: 'unverified', note: 'Not read in a source.' }],
}

/** Survey. */
export const survey: Parameter<number> = {
  id: 'uk.market.survey',
  says: 'Survey of the home.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: knownSince, value: 600, source: market, certainty: 'unverified', note: 'Usual 400 to 1 500.' }],
}

/** Product fee of a lender. */
export const lenderFee: Parameter<number> = {
  id: 'uk.market.lenderFee',
  says: 'Product fee of the lender.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: knownSince, value: 999, source: market, certainty: 'unverified', note: 'Not read in a source.' }],
}

/** What a buyer owes an estate agent unless asked. */
export const brokerRate: Parameter<number> = {
  id: 'uk.market.brokerRate',
  says: 'The seller pays the estate agent.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: knownSince, value: 0, source: market, certainty: 'published' }],
}

/** Standard rate of VAT, on services. */
export const vatRate: Parameter<number> = {
  id: 'uk.vat.standardRate',
  says: 'Standard rate of VAT, on the fees of professionals; a new dwelling bears none.',
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
