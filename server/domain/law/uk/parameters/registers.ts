import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, knownSince, readOn } from './coverage.ts'

const site = 'https://www.legislation.gov.uk'

const orderOf2013 = {
  title: 'Land Registration Fee Order 2013 (SI 2013/3174)',
  article: 'Scale 1, art. 3(5)',
  url: `${site}/uksi/2013/3174`,
  textOf: '2022-01-31',
}
const orderOf2021 = {
  title: 'Land Registration Fee Order 2021 (SI 2021/1226)',
  article: 'Scale 1; HM Land Registry, fees review 2021 to 2022',
  url: 'https://www.gov.uk/government/publications/increase-to-hm-land-registry-fees/fees-review-2021-to-2022',
  textOf: '2022-01-31',
}
const orderOf2024 = {
  title: 'Land Registration Fee Order 2024 (SI 2024/931)',
  article: 'Sch. 1, Scale 1',
  url: `${site}/uksi/2024/931`,
  textOf: '2024-09-09',
}

/** Scale 1 as the orders of 2021 and of 2024 print it. Pence are left out of the price, so a limit ends below the next pound. */
const scaleSince2022 = {
  online: [
    { upTo: 80_000.99, amount: 20 },
    { upTo: 100_000.99, amount: 40 },
    { upTo: 200_000.99, amount: 100 },
    { upTo: 500_000.99, amount: 150 },
    { upTo: 1_000_000.99, amount: 295 },
    { upTo: null, amount: 500 },
  ],
  paper: [
    { upTo: 80_000.99, amount: 45 },
    { upTo: 100_000.99, amount: 95 },
    { upTo: 200_000.99, amount: 230 },
    { upTo: 500_000.99, amount: 330 },
    { upTo: 1_000_000.99, amount: 655 },
    { upTo: null, amount: 1_105 },
  ],
}
const filedTogether = 'A mortgage filed with the purchase costs nothing more.'

const northernIrishFees = {
  title: 'Land Registry (Fees) Order (Northern Ireland) 2014 (SR 2014/139)',
  url: `${site}/nisr/2014/139`,
  textOf: '2014-05-16',
}
const lodgedOnline = 'Lodged electronically; a later order was not found.'
const scottishFees2014 = {
  title: 'Registers of Scotland (Fees) Order 2014 (SSI 2014/188)',
  url: `${site}/ssi/2014/188`,
  textOf: '2014-06-26',
}
const scottishFees = {
  title: 'Registers of Scotland (Fees) Amendment Order 2021 (SSI 2021/139)',
  url: `${site}/ssi/2021/139`,
  textOf: '2021-03-11',
}

/** Scales of the land register: transfers of a whole title on the portal, and cases at the postal fees. */
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
          { upTo: 80_000.99, amount: 20 },
          { upTo: 100_000.99, amount: 40 },
          { upTo: 200_000.99, amount: 95 },
          { upTo: 500_000.99, amount: 135 },
          { upTo: 1_000_000.99, amount: 270 },
          { upTo: null, amount: 455 },
        ],
        paper: [
          { upTo: 80_000.99, amount: 40 },
          { upTo: 100_000.99, amount: 80 },
          { upTo: 200_000.99, amount: 190 },
          { upTo: 500_000.99, amount: 270 },
          { upTo: 1_000_000.99, amount: 540 },
          { upTo: null, amount: 910 },
        ],
      },
      source: orderOf2013,
      certainty: 'statutory',
      note: `On the portal half of the paper fee. ${filedTogether}`,
    },
    { from: '2022-01-31', value: scaleSince2022, source: orderOf2021, certainty: 'statutory', note: filedTogether },
    { from: '2024-12-09', value: scaleSince2022, source: orderOf2024, certainty: 'statutory', note: filedTogether },
  ],
}

/** Fees of the register of Northern Ireland. */
export const northernIrishScale: Parameter<readonly Band[]> = {
  id: 'uk.registry.northernIrishScale',
  description: 'Fee of the register of Northern Ireland by price.',
  unit: 'brackets',
  checkedOn: readOn,
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
      source: { ...northernIrishFees, article: 'Sch. 1 para. 1' },
      certainty: 'statutory',
      note: lodgedOnline,
    },
  ],
}

/** Fee of the register of Northern Ireland for a mortgage. */
export const northernIrishMortgage: Parameter<number> = {
  id: 'uk.registry.northernIrishMortgage',
  description: 'Fee of the register of Northern Ireland for a mortgage, beside that of the purchase.',
  unit: 'currency',
  checkedOn: readOn,
  versions: [
    {
      from: knownSince,
      value: 90,
      source: { ...northernIrishFees, article: 'Sch. 1 para. 5(e)' },
      certainty: 'statutory',
      note: lodgedOnline,
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
      from: '2014-12-08',
      value: [
        { upTo: 50_000, amount: 60 },
        { upTo: 100_000, amount: 120 },
        { upTo: 150_000, amount: 240 },
        { upTo: 200_000, amount: 360 },
        { upTo: 300_000, amount: 480 },
        { upTo: 500_000, amount: 600 },
        { upTo: 700_000, amount: 720 },
        { upTo: 1_000_000, amount: 840 },
        { upTo: 2_000_000, amount: 1_000 },
        { upTo: 3_000_000, amount: 3_000 },
        { upTo: 5_000_000, amount: 5_000 },
        { upTo: null, amount: 7_500 },
      ],
      source: { ...scottishFees2014, article: 'art. 1(2), Sch. 1, paras 1 and 10, table of fees' },
      certainty: 'statutory',
      note: 'Less by the ARTL system.',
    },
    {
      from: '2021-04-01',
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
      source: { ...scottishFees, article: 'art. 2(11)' },
      certainty: 'statutory',
      note: 'A later order was not read.',
    },
  ],
}

/** Fee of the register of Scotland for a standard security. */
export const scottishSecurity: Parameter<number> = {
  id: 'uk.registry.scottishSecurity',
  description: 'Fee of the register of Scotland for the standard security of a loan, beside that of the purchase.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2014-12-08',
      value: 60,
      source: { ...scottishFees2014, article: 'art. 1(2), Sch. 1, para. 2(a)' },
      certainty: 'statutory',
      note: '50 by the ARTL system.',
    },
    {
      from: '2021-04-01',
      value: 80,
      source: { ...scottishFees, article: 'art. 2(5)' },
      certainty: 'statutory',
      note: '60 for a digital deed. A later order was not read.',
    },
  ],
}
