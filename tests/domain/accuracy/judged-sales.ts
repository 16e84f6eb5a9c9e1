import { BackTestSale } from '#contract/estimation/back-test'
import { type BackTestAnswer, backTester, type ReadSale } from '#domain/accuracy/back-test'
import type { EstimationInput } from '#domain/estimation/apartment'
import { valuer } from '#domain/estimation/valuation'
import { listRefusedFields } from '#server/operations/schema-issues'
import { dayPrices, tables } from '../estimation/prices/real-tables.ts'

/** The day of the tests. */
export const today = '2026-11-23'

/** Values homes on the tables that the service ships. */
export const valued = valuer(tables, dayPrices)

/** A sale as a caller sends it: anything. */
export type SentSale = Readonly<Record<string, unknown>>

/** Reads a sale as the service does, by the contract: what it refuses is left out by itself. */
export const read = (sent: SentSale): ReadSale => {
  const { success, data, error } = BackTestSale.safeParse(sent)
  return success ? { sale: data } : { issues: listRefusedFields(error.issues, sent, BackTestSale) }
}

const judge = backTester(valued, tables.hash)

/** A back-test of sales on the tables of the service. */
export const backTestOf = (sales: readonly SentSale[], lastDay = today): BackTestAnswer =>
  judge(sales.map(read), lastDay)

/** A flat and what it sold for, on a day with known prices; EUR. */
export const saleOf = (input: Partial<EstimationInput> = {}, price = 500_000, soldOn = '2022-05-10'): SentSale => ({
  input: { commune: 'Mersch', surface: 80, ...input },
  price,
  soldOn,
})

/** The value, as it is known today, of what a sale is of on the day it was sold. */
export const estimateOf = ({ input, soldOn }: SentSale): number =>
  valued({ ...(input as EstimationInput), valuationDate: String(soldOn) }, today).value

/** Flats of different sizes with prices on both sides of their estimates. */
export const someSales = (count: number): SentSale[] =>
  Array.from({ length: count }, (_, at) => saleOf({ surface: 40 + (at % 41) }, 400_000 + 7000 * ((at * 17) % 53)))

/** The same sales at prices that differ by a cent each, so that none is a copy of another. */
export const sentApart = (sales: readonly SentSale[]): SentSale[] =>
  sales.map((sale, at) => ({ ...sale, price: Number(sale.price) + at / 100 }))
