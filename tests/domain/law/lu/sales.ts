import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import type { CapitalGains, CapitalGainsInput } from '#domain/law/lu/gain/sale'

/** A sale with its day. */
export type DatedSale = CapitalGainsInput & { saleDate: string }

/** A flat owned for sixteen years: long-term on any day of 2026; every question of the law is answered. */
export const flat: DatedSale = {
  saleDate: '2026-06-15',
  salePrice: 600_000,
  saleCosts: 18_000,
  acquisitionDate: '2010-05-03',
  acquisitionPrice: 300_000,
  acquisitionCosts: 23_000,
  acquisitionMode: 'purchase',
  mainResidence: false,
  soldToPublicBody: false,
  taxResident: true,
  taxClass: '1',
  jointTaxation: false,
  ordinaryTaxableIncome: 50_000,
  decennialAllowanceUsed: 0,
  healthInsuredInLuxembourg: true,
}

/** The answer for a sale. */
export const answer = (sale: DatedSale): CapitalGains => capitalGains(sale, sale.saleDate).data

/** The flat with changes. */
export const flatWith = (changes: Partial<DatedSale>): CapitalGains => answer({ ...flat, ...changes })

/** The flat with a field left out, and with changes. */
export const flatWithout = (field: keyof DatedSale, changes: Partial<DatedSale> = {}): CapitalGains => {
  const { [field]: _, ...rest } = { ...flat, ...changes }
  // Only optional fields but the day of the sale are left out by the tests.
  return answer(rest as DatedSale)
}

/** Amounts of the lines by key. */
export const amounts = ({ lines }: CapitalGains): Record<string, number> =>
  Object.fromEntries(lines.map(({ key, amount }) => [key, amount]))
