import type * as z from 'zod'
import type * as calculation from '#contract/ai/calculation'
import type * as assumed from '#contract/ai/calculations/assumed'
import type * as home from '#contract/ai/calculations/home'
import type * as income from '#contract/ai/calculations/income'
import type * as letting from '#contract/ai/calculations/letting'
import type * as market from '#contract/ai/calculations/market'
import type * as purchase from '#contract/ai/calculations/purchase'
import type * as sale from '#contract/ai/calculations/sale'
import type * as figure from '#contract/ai/figure'
import type * as generated from '#contract/ai/generated'
import type * as text from '#contract/ai/text'
import type * as printed from '../../sdk/src/derived/types.ts'
import { tied } from './tied.ts'

/** The types of language models that the SDK prints, each tied to the contract. */
export const aiTies: Record<string, true> = {
  AcquisitionCostsCalculation: tied<
    z.output<typeof purchase.AcquisitionCostsCalculation>,
    printed.AcquisitionCostsCalculation
  >(),
  AcquisitionCostsQuestion: tied<
    z.output<typeof purchase.AcquisitionCostsCalculation>['input'],
    printed.AcquisitionCostsQuestion
  >(),
  AcquisitionCostsResult: tied<
    z.output<typeof purchase.AcquisitionCostsCalculation>['result'],
    printed.AcquisitionCostsResult
  >(),
  AssumedInput: tied<assumed.AssumedInput, printed.AssumedInput>(),
  AnalyzeInput: tied<z.input<typeof text.AnalyzeInput>, printed.AnalyzeInput>(),
  Calculation: tied<z.output<typeof calculation.Calculation>, printed.Calculation>(),
  CapitalGainsCalculation: tied<z.output<typeof sale.CapitalGainsCalculation>, printed.CapitalGainsCalculation>(),
  CapitalGainsQuestion: tied<z.output<typeof sale.CapitalGainsCalculation>['input'], printed.CapitalGainsQuestion>(),
  CapitalGainsResult: tied<z.output<typeof sale.CapitalGainsCalculation>['result'], printed.CapitalGainsResult>(),
  CapitalisationQuestion: tied<
    z.output<typeof income.DirectCapitalisationCalculation>['input'],
    printed.CapitalisationQuestion
  >(),
  CapitalisationResult: tied<
    z.output<typeof income.DirectCapitalisationCalculation>['result'],
    printed.CapitalisationResult
  >(),
  CashflowCalculation: tied<z.output<typeof letting.CashflowCalculation>, printed.CashflowCalculation>(),
  CashflowQuestion: tied<z.output<typeof letting.CashflowCalculation>['input'], printed.CashflowQuestion>(),
  CashflowResult: tied<z.output<typeof letting.CashflowCalculation>['result'], printed.CashflowResult>(),
  ChatAnswer: tied<z.output<typeof text.ChatAnswer>, printed.ChatAnswer>(),
  ChatInput: tied<z.input<typeof text.ChatInput>, printed.ChatInput>(),
  ChatTurnInput: tied<z.input<typeof text.ChatTurn>, printed.ChatTurnInput>(),
  Commentary: tied<z.output<typeof text.Commentary>, printed.Commentary>(),
  CommuneCalculation: tied<z.output<typeof home.CommuneCalculation>, printed.CommuneCalculation>(),
  CommuneResult: tied<z.output<typeof home.CommuneCalculation>['result'], printed.CommuneResult>(),
  DirectCapitalisationCalculation: tied<
    z.output<typeof income.DirectCapitalisationCalculation>,
    printed.DirectCapitalisationCalculation
  >(),
  DiscountedCashFlowCalculation: tied<
    z.output<typeof income.DiscountedCashFlowCalculation>,
    printed.DiscountedCashFlowCalculation
  >(),
  DiscountedCashFlowQuestion: tied<
    z.output<typeof income.DiscountedCashFlowCalculation>['input'],
    printed.DiscountedCashFlowQuestion
  >(),
  DiscountedCashFlowResult: tied<
    z.output<typeof income.DiscountedCashFlowCalculation>['result'],
    printed.DiscountedCashFlowResult
  >(),
  EstimateCalculation: tied<z.output<typeof home.EstimateCalculation>, printed.EstimateCalculation>(),
  EstimateQuestion: tied<z.output<typeof home.EstimateCalculation>['input'], printed.EstimateQuestion>(),
  EstimateResult: tied<z.output<typeof home.EstimateCalculation>['result'], printed.EstimateResult>(),
  FeesCalculation: tied<z.output<typeof purchase.FeesCalculation>, printed.FeesCalculation>(),
  FeesQuestion: tied<z.output<typeof purchase.FeesCalculation>['input'], printed.FeesQuestion>(),
  FeesResult: tied<z.output<typeof purchase.FeesCalculation>['result'], printed.FeesResult>(),
  Generated: tied<generated.GeneratedMeta['generated'], printed.Generated>(),
  GeneratedMeta: tied<generated.GeneratedMeta, printed.GeneratedMeta>(),
  InvestedCapitalCalculation: tied<
    z.output<typeof purchase.InvestedCapitalCalculation>,
    printed.InvestedCapitalCalculation
  >(),
  InvestedCapitalQuestion: tied<
    z.output<typeof purchase.InvestedCapitalCalculation>['input'],
    printed.InvestedCapitalQuestion
  >(),
  InvestedCapitalResult: tied<
    z.output<typeof purchase.InvestedCapitalCalculation>['result'],
    printed.InvestedCapitalResult
  >(),
  LendingValueQuestion: tied<
    z.output<typeof income.MortgageLendingValueCalculation>['input'],
    printed.LendingValueQuestion
  >(),
  LendingValueResult: tied<
    z.output<typeof income.MortgageLendingValueCalculation>['result'],
    printed.LendingValueResult
  >(),
  MarketDataCalculation: tied<z.output<typeof market.MarketDataCalculation>, printed.MarketDataCalculation>(),
  MarketDataQuestion: tied<z.output<typeof market.MarketDataCalculation>['input'], printed.MarketDataQuestion>(),
  MarketDataResult: tied<z.output<typeof market.MarketDataCalculation>['result'], printed.MarketDataResult>(),
  MortgageCalculation: tied<z.output<typeof letting.MortgageCalculation>, printed.MortgageCalculation>(),
  MortgageLendingValueCalculation: tied<
    z.output<typeof income.MortgageLendingValueCalculation>,
    printed.MortgageLendingValueCalculation
  >(),
  MortgageQuestion: tied<z.output<typeof letting.MortgageCalculation>['input'], printed.MortgageQuestion>(),
  MortgageResult: tied<z.output<typeof letting.MortgageCalculation>['result'], printed.MortgageResult>(),
  PlacesCalculation: tied<z.output<typeof home.PlacesCalculation>, printed.PlacesCalculation>(),
  PlaceQuestion: tied<z.output<typeof home.PlacesCalculation>['input'], printed.PlaceQuestion>(),
  PlacesResult: tied<z.output<typeof home.PlacesCalculation>['result'], printed.PlacesResult>(),
  RevaluationQuestion: tied<z.output<typeof home.RevalueCalculation>['input'], printed.RevaluationQuestion>(),
  RevaluationResult: tied<z.output<typeof home.RevalueCalculation>['result'], printed.RevaluationResult>(),
  RevalueCalculation: tied<z.output<typeof home.RevalueCalculation>, printed.RevalueCalculation>(),
  SentCalculation: tied<z.input<typeof calculation.SentCalculation>, printed.SentCalculation>(),
  TextLanguage: tied<text.TextLanguage, printed.TextLanguage>(),
  RentCapCalculation: tied<z.output<typeof letting.RentCapCalculation>, printed.RentCapCalculation>(),
  RentCapQuestion: tied<z.output<typeof letting.RentCapCalculation>['input'], printed.RentCapQuestion>(),
  RentCapResult: tied<z.output<typeof letting.RentCapCalculation>['result'], printed.RentCapResult>(),
  YieldsCalculation: tied<z.output<typeof letting.YieldsCalculation>, printed.YieldsCalculation>(),
  YieldsQuestion: tied<z.output<typeof letting.YieldsCalculation>['input'], printed.YieldsQuestion>(),
  YieldsResult: tied<z.output<typeof letting.YieldsCalculation>['result'], printed.YieldsResult>(),
  FigureSource: tied<figure.FigureSource, printed.FigureSource>(),
  TextFigure: tied<figure.TextFigure, printed.TextFigure>(),
  TextWarning: tied<figure.TextWarning, printed.TextWarning>(),
  UnverifiedSpan: tied<figure.UnverifiedSpan, printed.UnverifiedSpan>(),
}
