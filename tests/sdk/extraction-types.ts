import type * as z from 'zod'
import type * as evidence from '#contract/ai/evidence'
import type * as extraction from '#contract/ai/extraction'
import type * as invoice from '#contract/ai/facture-immo'
import type * as sale from '#contract/ai/plus-values'
import type * as printed from '../../sdk/src/derived/types.ts'
import { tied } from './tied.ts'

type Of<Kind extends extraction.DocumentKind> = extraction.ExtractionOf<Kind>

/** The types of documents that the SDK prints, each tied to the contract. */
export const extractionTies: Record<string, true> = {
  BilanPromoteur: tied<extraction.DocumentData<'bilan_promoteur'>, printed.BilanPromoteur>(),
  BilanPromoteurExtraction: tied<Of<'bilan_promoteur'>, printed.BilanPromoteurExtraction>(),
  CapitalGainsDraft: tied<Of<'plus_values'>['mappings']['capitalGains']['request'], printed.CapitalGainsDraft>(),
  Dpe: tied<extraction.DocumentData<'dpe'>, printed.Dpe>(),
  DpeExtraction: tied<Of<'dpe'>, printed.DpeExtraction>(),
  EstimationDraft: tied<Of<'dpe'>['mappings']['estimate']['request'], printed.EstimationDraft>(),
  ExtractInput: tied<z.input<typeof extraction.ExtractInput>, printed.ExtractInput>(),
  Extraction: tied<extraction.Extraction, printed.Extraction>(),
  ExtractionEvidence: tied<evidence.ExtractionEvidence, printed.ExtractionEvidence>(),
  ExtractionWarning: tied<extraction.ExtractionWarning, printed.ExtractionWarning>(),
  FactureImmo: tied<extraction.DocumentData<'facture_immo'>, printed.FactureImmo>(),
  FactureImmoExtraction: tied<Of<'facture_immo'>, printed.FactureImmoExtraction>(),
  InvoiceLine: tied<z.output<typeof invoice.InvoiceLine>, printed.InvoiceLine>(),
  InvoiceVat: tied<z.output<typeof invoice.InvoiceVat>, printed.InvoiceVat>(),
  PlusValues: tied<extraction.DocumentData<'plus_values'>, printed.PlusValues>(),
  PlusValuesExtraction: tied<Of<'plus_values'>, printed.PlusValuesExtraction>(),
  QuoteBox: tied<z.output<typeof evidence.QuoteBox>, printed.QuoteBox>(),
  ReadImprovement: tied<z.output<typeof sale.ReadImprovement>, printed.ReadImprovement>(),
}
