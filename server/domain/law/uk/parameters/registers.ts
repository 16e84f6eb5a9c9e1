import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, knownSince } from './coverage.ts'

const feeOrder = {
  title: 'Land Registration Fee Order 2021 (SI 2021/1226), Scale 1',
  article: 'HM Land Registry, fees review 2021 to 2022',
  url: 'https://www.gov.uk/government/publications/increase-to-hm-land-registry-fees/fees-review-2021-to-2022',
}

/** The page of the register compares the fees before and after the order. */
const formerFees = {
  title: 'HM Land Registry, fees review 2021 to 2022',
  article: 'Scale 1, fees before the Land Registration Fee Order 2021',
  url: feeOrder.url,
}

const northernIrishFees = {
  title: 'fees of Land Registers of Northern Ireland from 2014-09-08',
  url: 'https://www.cfrlaw.co.uk',
}
const scottishFees = {
  title: 'fees of the Registers of Scotland (SSI 2021/139)',
  url: 'https://kb.ros.gov.uk',
}

/** Scales of the land register: transfers of a whole title on the portal, and what pays the postal fees. */
export type RegisterScale = 'online' | 'paper'

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
      source: formerFees,
      certainty: 'statutory',
      note: 'A mortgage filed with the purchase costs nothing more.',
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
export const northernIrishScale: Parameter<readonly Band[]> = {
  id: 'uk.registry.northernIrishScale',
  description: 'Fee of the register of Northern Ireland by price.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: knownSince,
      value: [
        { upTo: 20_000, amount: 80 },
        { upTo: 80_000, amount: 120 },
        { upTo: 100_000, amount: 160 },
        { upTo: 150_000, amount: 220 },
        { upTo: 200_000, amount: 310 },
        { upTo: 250_000, amount: 355 },
        { upTo: null, amount: 445 },
      ],
      source: { ...northernIrishFees, article: 'transfers, as printed by solicitors' },
      certainty: 'published',
      note: 'A later order was not read.',
    },
  ],
}

/** The fee of the register of Northern Ireland for a mortgage. */
export const northernIrishMortgage: Parameter<number> = {
  id: 'uk.registry.northernIrishMortgage',
  description: 'Fee of the register of Northern Ireland for a mortgage, beside that of the purchase.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from: knownSince,
      value: 90,
      source: { ...northernIrishFees, article: 'mortgages, as printed by solicitors' },
      certainty: 'published',
      note: 'A later order was not read.',
    },
  ],
}

/** Fees of the register of Scotland. */
export const scottishScale: Parameter<readonly Band[]> = {
  id: 'uk.registry.scotland',
  description: 'Fee of the register of Scotland by price.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: knownSince,
      value: [
        { upTo: 50_000, amount: 80 },
        { upTo: 100_000, amount: 140 },
        { upTo: 150_000, amount: 260 },
        { upTo: 200_000, amount: 400 },
        { upTo: 300_000, amount: 530 },
        { upTo: 500_000, amount: 660 },
        { upTo: 700_000, amount: 800 },
        { upTo: 1_000_000, amount: 930 },
        { upTo: 2_000_000, amount: 1_100 },
        { upTo: 3_000_000, amount: 3_300 },
        { upTo: 5_000_000, amount: 5_500 },
        { upTo: null, amount: 8_250 },
      ],
      source: { ...scottishFees, article: 'registration of ownership, in force from 2021-04-01' },
      certainty: 'statutory',
      note: 'A later order was not read.',
    },
  ],
}

/** The fee of the register of Scotland for a standard security. */
export const scottishSecurity: Parameter<number> = {
  id: 'uk.registry.scottishSecurity',
  description: 'Fee of the register of Scotland for the standard security of a loan, beside that of the purchase.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from: knownSince,
      value: 80,
      source: { ...scottishFees, article: 'standard securities, in force from 2021-04-01' },
      certainty: 'statutory',
      note: '60 for a digital deed. A later order was not read.',
    },
  ],
}
