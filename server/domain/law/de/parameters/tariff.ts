import type { Slice } from '../../../core/brackets.ts'
import type { Parameter, Source } from '../../../core/dated.ts'
import { federalTextOf, firstDay, textsReadOn } from './coverage.ts'

const title = 'Gerichts- und Notarkostengesetz'
const schedule = {
  title,
  article: 'Anlage 1 (Kostenverzeichnis)',
  url: 'https://www.gesetze-im-internet.de/gnotkg/anlage_1.html',
  reference: 'GNotKG, Kostenverzeichnis',
  textOf: federalTextOf,
}

const tables = {
  title,
  article: '§ 34 (2), table B',
  url: 'https://www.gesetze-im-internet.de/gnotkg/__34.html',
  reference: 'GNotKG § 34, table B',
}

/** Table B, the same before the reform of 2025 and after it. */
const slicesOfB: readonly Slice[] = [
  { upTo: 500, amount: 15 },
  { upTo: 2_000, step: 500, amount: 4 },
  { upTo: 10_000, step: 1_000, amount: 6 },
  { upTo: 25_000, step: 3_000, amount: 8 },
  { upTo: 50_000, step: 5_000, amount: 10 },
  { upTo: 200_000, step: 15_000, amount: 27 },
  { upTo: 500_000, step: 30_000, amount: 50 },
  { upTo: 5_000_000, step: 50_000, amount: 80 },
  { upTo: 10_000_000, step: 200_000, amount: 130 },
  { upTo: 20_000_000, step: 250_000, amount: 150 },
  { upTo: 30_000_000, step: 500_000, amount: 280 },
  { upTo: null, step: 1_000_000, amount: 120 },
]

/** Fee of one unit, by the value of the transaction. */
export const tableB: Parameter<readonly Slice[]> = {
  id: 'de.tariff.tableB',
  description: 'Fee of one unit: a start fee, then an amount for each step begun.',
  unit: 'brackets',
  checkedOn: textsReadOn,
  versions: [
    { from: firstDay, value: slicesOfB, source: { ...tables, textOf: '2025-01-01' }, certainty: 'statutory' },
    {
      from: '2025-06-01',
      value: slicesOfB,
      source: { ...tables, article: '§ 34 (2), table B, by KostBRÄG 2025 art. 7 no. 2', textOf: federalTextOf },
      certainty: 'statutory',
      note: 'Rewritten by BGBl. 2025 I no. 109, which raised table A only.',
    },
  ],
}

/** Highest value to which table B applies. */
export const valueMost: Parameter<number> = {
  id: 'de.tariff.valueMost',
  description: 'Most that a transaction is worth for table B.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: 60_000_000,
      source: {
        ...tables,
        article: '§ 35 (2)',
        url: 'https://www.gesetze-im-internet.de/gnotkg/__35.html',
        reference: 'GNotKG § 35 (2)',
        textOf: federalTextOf,
      },
      certainty: 'statutory',
    },
  ],
}

/** Acts of notary and register. */
export type Act =
  | 'deed'
  | 'execution'
  | 'supervision'
  | 'priorityNotice'
  | 'ownership'
  | 'landChargeDeed'
  | 'bookCharge'
  | 'certificateCharge'

/** Units of each act of notary and register. */
export const units: Parameter<Readonly<Record<Act, number>>> = {
  id: 'de.tariff.units',
  description: 'So many units of table B are due for the act (row used).',
  unit: 'coefficients',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: {
        deed: 2,
        execution: 0.5,
        supervision: 0.5,
        priorityNotice: 0.5,
        ownership: 1,
        landChargeDeed: 1,
        bookCharge: 1,
        certificateCharge: 1.3,
      },
      source: schedule,
      certainty: 'statutory',
      note: 'Where the notary only obtains permissions of authorities or courts, execution costs at most 50 for each (KV 22112).',
    },
  ],
}

/** Fee of the register for deleting the priority notice. */
export const noticeDeletion: Parameter<number> = {
  id: 'de.tariff.noticeDeletion',
  description: 'Fee of the land register for deleting a priority notice.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: 25,
      source: { ...schedule, article: 'Kostenverzeichnis 14152', reference: 'GNotKG KV 14152' },
      certainty: 'statutory',
    },
  ],
}

/** Minimum fee of an act. */
export const minimumFees: Parameter<Readonly<Record<'deed' | 'landChargeDeed' | 'any', number>>> = {
  id: 'de.tariff.minimumFees',
  description: 'Least fee of the act (row used).',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    { from: firstDay, value: { deed: 120, landChargeDeed: 60, any: 15 }, source: schedule, certainty: 'statutory' },
  ],
}

const vatAct = { title: 'Umsatzsteuergesetz', textOf: federalTextOf }
const vat = {
  ...vatAct,
  article: '§ 12 (1)',
  url: 'https://www.gesetze-im-internet.de/ustg_1980/__12.html',
  reference: 'UStG § 12 (1)',
}

/** Standard rate of VAT. */
export const vatRate: Parameter<number> = {
  id: 'de.vat.standardRate',
  description: 'Standard rate of VAT.',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    { from: firstDay, value: 0.19, source: vat, certainty: 'statutory' },
    {
      from: '2020-07-01',
      value: 0.16,
      source: {
        ...vatAct,
        article: '§ 28 (1)',
        url: 'https://www.gesetze-im-internet.de/ustg_1980/__28.html',
        reference: 'UStG § 28 (1)',
      },
      certainty: 'statutory',
      note: 'Lowered for the second half of 2020; the day of the contract is taken for the day of the service.',
    },
    { from: '2021-01-01', value: 0.19, source: vat, certainty: 'statutory' },
  ],
}

const scheduleNumber = (of: string): Source => ({
  title,
  article: `Kostenverzeichnis ${of}, § 34 table B`,
  reference: `GNotKG KV ${of}, § 34 table B`,
})

/** Number of each act in the schedule of the law. */
export const scheduleOf: Readonly<Record<Act, Source>> = {
  deed: scheduleNumber('21100'),
  execution: scheduleNumber('22110'),
  supervision: scheduleNumber('22200'),
  priorityNotice: scheduleNumber('14150'),
  ownership: scheduleNumber('14110'),
  landChargeDeed: scheduleNumber('21200'),
  bookCharge: scheduleNumber('14121'),
  certificateCharge: scheduleNumber('14120'),
}
