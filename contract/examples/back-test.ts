import type * as z from 'zod'
import type { BackTestInput } from '../estimation/back-test.ts'
import { type ExampleRequest, withBody } from './example.ts'
import { listCalculationFailures, listPublicReadFailures } from './failures.ts'

type Sales = z.input<typeof BackTestInput>['sales']

/** Invented sales: municipality, surface in m², price in EUR and day. */
const invented: readonly [commune: string, surface: number, price: number, soldOn: string][] = [
  ['Bertrange', 78, 868_000, '2023-03-14'],
  ['Diekirch', 92, 598_000, '2022-10-04'],
  ['Differdange', 71, 431_000, '2025-02-18'],
  ['Dudelange', 84, 556_000, '2024-06-27'],
  ['Dudelange', 66, 489_000, '2021-11-09'],
  ['Echternach', 105, 702_000, '2022-05-31'],
  ['Esch-sur-Alzette', 58, 362_000, '2025-09-12'],
  ['Esch-sur-Alzette', 73, 497_000, '2023-01-20'],
  ['Esch-sur-Alzette', 96, 588_000, '2024-11-05'],
  ['Ettelbruck', 81, 533_000, '2025-04-02'],
  ['Hesperange', 88, 842_000, '2023-07-19'],
  ['Hesperange', 64, 676_000, '2022-02-08'],
  ['Käerjeng', 79, 541_000, '2024-03-21'],
  ['Kayl', 68, 470_000, '2023-10-11'],
  ['Luxembourg', 52, 598_000, '2022-06-15'],
  ['Luxembourg', 75, 803_000, '2024-09-26'],
  ['Luxembourg', 110, 1_192_000, '2025-05-07'],
  ['Luxembourg', 45, 507_000, '2021-03-30'],
  ['Mamer', 90, 811_000, '2023-12-01'],
  ['Mersch', 77, 615_000, '2022-08-23'],
  ['Mondercange', 82, 607_000, '2025-01-16'],
  ['Mondorf-les-Bains', 94, 694_000, '2024-05-13'],
  ['Pétange', 70, 428_000, '2025-07-22'],
  ['Pétange', 86, 563_000, '2022-12-06'],
  ['Remich', 83, 628_000, '2023-05-24'],
  ['Sanem', 74, 512_000, '2024-02-14'],
  ['Schifflange', 69, 486_000, '2025-10-08'],
  ['Steinfort', 91, 655_000, '2022-04-12'],
  ['Strassen', 63, 689_000, '2023-09-05'],
  ['Walferdange', 85, 748_000, '2025-06-18'],
  ['Wiltz', 99, 508_000, '2024-10-29'],
]

const sales: Sales = invented.map(([commune, surface, price, soldOn]) => ({
  input: { commune, surface },
  price,
  soldOn,
}))

const backtest: readonly ExampleRequest<z.input<typeof BackTestInput>>[] = [
  withBody('ownSales', 'Thirty-one sales, and one of a house, which is left out', {
    sales: [
      ...sales,
      { input: { commune: 'Mamer', surface: 140, typeBien: 'maison' }, price: 1_180_000, soldOn: '2024-07-03' },
    ],
  }),
  withBody('tooFewSales', 'Too few sales to judge by', { sales: sales.slice(0, 2) }),
  { name: 'salesAboveLimit', summary: '1001 sales', situation: 'itemsAboveLimit' },
  // These fail before a sale is read: two stand for thirty.
  ...listCalculationFailures({ sales: sales.slice(0, 2) }),
]

const listDayExamples = (name: string): readonly ExampleRequest<never>[] => [
  { name, summary: 'Of a day', query: { asOf: '2026-11-21' } },
  {
    name: 'unchanged',
    summary: 'The answer that the caller holds is still the one',
    query: { asOf: '2026-11-21' },
    request: { headers: { 'If-None-Match': '*' } },
  },
  { name: 'dayToCome', summary: 'A day to come', query: { asOf: '2027-01-01' } },
  ...listPublicReadFailures('brokenPrices'),
]

/** Examples of accuracy, model card, and of the test on own sales. The sales are invented. */
export const backTest = { backtest, accuracy: listDayExamples('ofDay'), modelCard: listDayExamples('ofDay') }
