import type { Language } from '#languages/registry'
import { writeSampleTable } from '../table-file/sample-table.ts'
import { type PortfolioField, portfolioColumns } from './reading/names.ts'

/** Invented homes. */
const rows: readonly (readonly [commune: string, value: number, valuedOn: string])[] = [
  ['Luxembourg', 812_000, '2019-03-14'],
  ['Luxembourg-Belair', 1_150_000, '2022-06-30'],
  ['Luxembourg', 645_000, '2017-11-02'],
  ['Luxembourg-Gasperich', 720_500, '2024-02-20'],
  ['Esch-sur-Alzette', 398_000, '2018-09-05'],
  ['Esch-sur-Alzette', 515_000, '2022-05-18'],
  ['Differdange', 372_500, '2019-12-10'],
  ['Dudelange', 520_000, '2021-11-02'],
  ['Pétange', 441_000, '2021-04-27'],
  ['Sanem', 468_000, '2020-10-15'],
  ['Mamer', 700_000, '2019-05-05'],
  ['Bertrange', 865_000, '2023-01-31'],
  ['Strassen', 900_000, '2022-09-12'],
  ['Hesperange', 734_000, '2020-02-24'],
  ['Walferdange', 655_000, '2021-07-08'],
  ['Mersch', 489_000, '2018-06-21'],
  ['Ettelbruck', 405_000, '2020-08-17'],
  ['Diekirch', 428_000, '2022-03-03'],
  ['Wiltz', 310_000, '2019-10-29'],
  ['Clervaux', 295_000, '2016-03-15'],
  ['Grevenmacher', 462_000, '2021-02-09'],
  ['Remich', 538_000, '2023-06-14'],
  ['Echternach', 350_000, '2020-02-29'],
  ['Junglinster', 610_000, '2022-12-01'],
]

const fields = ['id', 'commune', 'value', 'valuedOn'] as const satisfies readonly PortfolioField[]

/** Number of homes in the sample. */
export const portfolioSampleCount = rows.length

/** Builds the sample as CSV in the words and number format of a language. */
export const buildPortfolioSample = (language: Language): string =>
  writeSampleTable(language, [
    fields.map(field => portfolioColumns.list(field, language)[0] ?? field),
    ...rows.map((row, at) => [`L-${101 + at}`, ...row]),
  ])
