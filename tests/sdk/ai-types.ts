import type * as z from 'zod'
import type * as calculation from '#contract/ai/calculation'
import type * as generated from '#contract/ai/generated'
import type * as text from '#contract/ai/text'
import type * as printed from '../../sdk/src/derived/types.ts'
import { tied } from './tied.ts'

/** The types of language models that the SDK prints, each tied to the contract. */
export const aiTies: Record<string, true> = {
  AcquisitionCostsCalculation: tied<
    z.output<typeof calculation.AcquisitionCostsCalculation>,
    printed.AcquisitionCostsCalculation
  >(),
  AcquisitionCostsResult: tied<
    z.output<typeof calculation.AcquisitionCostsCalculation>['result'],
    printed.AcquisitionCostsResult
  >(),
  AnalyzeInput: tied<z.input<typeof text.AnalyzeInput>, printed.AnalyzeInput>(),
  Calculation: tied<z.output<typeof calculation.Calculation>, printed.Calculation>(),
  CapitalGainsCalculation: tied<
    z.output<typeof calculation.CapitalGainsCalculation>,
    printed.CapitalGainsCalculation
  >(),
  CapitalGainsResult: tied<
    z.output<typeof calculation.CapitalGainsCalculation>['result'],
    printed.CapitalGainsResult
  >(),
  ChatAnswer: tied<z.output<typeof text.ChatAnswer>, printed.ChatAnswer>(),
  ChatInput: tied<z.input<typeof text.ChatInput>, printed.ChatInput>(),
  ChatTurnInput: tied<z.input<typeof text.ChatTurn>, printed.ChatTurnInput>(),
  Commentary: tied<z.output<typeof text.Commentary>, printed.Commentary>(),
  EstimateCalculation: tied<z.output<typeof calculation.EstimateCalculation>, printed.EstimateCalculation>(),
  EstimateResult: tied<z.output<typeof calculation.EstimateCalculation>['result'], printed.EstimateResult>(),
  Generated: tied<generated.GeneratedMeta['generated'], printed.Generated>(),
  GeneratedMeta: tied<generated.GeneratedMeta, printed.GeneratedMeta>(),
  MortgageCalculation: tied<z.output<typeof calculation.MortgageCalculation>, printed.MortgageCalculation>(),
  MortgageResult: tied<z.output<typeof calculation.MortgageCalculation>['result'], printed.MortgageResult>(),
  TextLanguage: tied<text.TextLanguage, printed.TextLanguage>(),
}
