import type { BilanPromoteur } from '#contract/ai/bilan-promoteur'
import type { Dpe } from '#contract/ai/dpe'
import type { FactureImmo } from '#contract/ai/facture-immo'
import type { PlusValues } from '#contract/ai/plus-values'
import { bilanPromoteurWarnings } from '#domain/documents/bilan-promoteur'
import { dpeWarnings } from '#domain/documents/dpe'
import { factureImmoWarnings } from '#domain/documents/facture-immo'
import { plusValuesWarnings } from '#domain/documents/plus-values'
import { documentData } from '../../support/read-documents.ts'

/** The day on which the documents of these tests are judged. */
export const today = '2026-11-21'

/** A flat of 100 m² is worth 500 000 wherever a document names a place: 5 000 for each square metre. */
const bounds = { today, flatEstimate: (commune: string | null) => ({ place: commune ?? 'Luxembourg', value: 500_000 }) }

/** The warnings of a budget that adds up but for some changes. */
export const bilan = (changes: Partial<BilanPromoteur>) =>
  bilanPromoteurWarnings({ ...documentData.bilan_promoteur, ...changes }, bounds)
/** The warnings of the papers of a sale with some changes. */
export const sale = (changes: Partial<PlusValues>) =>
  plusValuesWarnings({ ...documentData.plus_values, ...changes }, bounds)
/** The warnings of an energy certificate with some changes. */
export const certificate = (changes: Partial<Dpe>) => dpeWarnings({ ...documentData.dpe, ...changes }, today)
/** The warnings of an invoice that adds up but for some changes. */
export const invoice = (changes: Partial<FactureImmo>) =>
  factureImmoWarnings({ ...documentData.facture_immo, ...changes }, today)

/** Works on a roof that a document states. */
export const works = { year: 2015, amount: 20_000, currency: 'EUR', label: null } as const
/** A line of an invoice. */
export const line = { label: 'x', quantity: 1, unit: null, unitPrice: 1, vatRate: 0.17, netAmount: 1 }

/** A line of 40 hours at 65 euros. */
export const hours = { ...line, quantity: 40, unitPrice: 65 }
