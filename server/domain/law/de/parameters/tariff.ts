import type { Slice } from '../../../core/brackets.ts'
import type { Parameter, Source } from '../../../core/dated.ts'
import { firstDay, textsReadOn } from './coverage.ts'

const title = 'Gerichts- und Notarkostengesetz'
const schedule = {
  title,
  article: 'Anlage 1 (Kostenverzeichnis), text of March 2022',
  url: 'https://www.gesetze-im-internet.de/gnotkg/anlage_1.html',
  reference: 'GNotKG, Kostenverzeichnis',
}

/** What a fee of one unit is, by the value of the transaction. */
export const tableB: Parameter<readonly Slice[]> = {
  id: 'de.tariff.tableB',
  description: 'Fee of one unit: a start fee, then an amount for each step begun.',
  unit: 'brackets',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: [
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
      ],
      source: {
        title,
        article: '§ 34 (table B), text of March 2022',
        url: 'https://www.gesetze-im-internet.de/gnotkg/__34.html',
        reference: 'GNotKG § 34, table B',
      },
      certainty: 'statutory',
      note: 'The reform of 1 June 2025 (BGBl. 2025 I no. 109) raised table A only.',
    },
  ],
}

/** Units of each act of notary and register. */
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
    },
  ],
}

/** Least fee of an act. */
export const minimumFees: Parameter<Readonly<Record<'deed' | 'landChargeDeed' | 'any', number>>> = {
  id: 'de.tariff.minimumFees',
  description: 'Least fee of the act (row used).',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    { from: firstDay, value: { deed: 120, landChargeDeed: 60, any: 15 }, source: schedule, certainty: 'statutory' },
  ],
}

const vatAct = 'Umsatzsteuergesetz'
const vat = {
  title: vatAct,
  article: '§ 12 (1), text of March 2022',
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
        title: vatAct,
        article: '§ 28 (1), text of March 2022',
        url: 'https://www.gesetze-im-internet.de/ustg_1980/__28.html',
        reference: 'UStG § 28 (1)',
      },
      certainty: 'statutory',
      note: 'Lowered for the second half of 2020; the day of the contract is taken for the day of the service.',
    },
    { from: '2021-01-01', value: 0.19, source: vat, certainty: 'statutory' },
  ],
}

const number = (of: string): Source => ({
  title,
  article: `Kostenverzeichnis ${of}, § 34 table B`,
  reference: `GNotKG KV ${of}, § 34 table B`,
})

/** Where the schedule of the law has each act. */
export const scheduleOf: Readonly<Record<Act, Source>> = {
  deed: number('21100'),
  execution: number('22110'),
  supervision: number('22200'),
  priorityNotice: number('14150'),
  ownership: number('14110'),
  landChargeDeed: number('21200'),
  bookCharge: number('14121'),
  certificateCharge: number('14120'),
}
