import type * as z from 'zod'
import type * as accuracy from '#contract/estimation/accuracy'
import type * as backTest from '#contract/estimation/back-test'
import type * as figures from '#contract/estimation/back-test-figures'
import type * as measured from '#contract/estimation/measured-accuracy'
import type * as card from '#contract/estimation/model-card'
import type * as description from '#contract/estimation/self-description'
import type * as validation from '#contract/estimation/validation'
import type * as printed from '../../sdk/src/derived/types.ts'
import { tied } from './tied.ts'

/** The types of the accuracy, the model card and the back-test, each tied to its schema. */
export const accuracyTies: Record<string, true> = {
  Accuracy: tied<z.output<typeof accuracy.Accuracy>, printed.Accuracy>(),
  AccuracyResponse: tied<z.output<typeof description.AccuracyResponse>, printed.AccuracyResponse>(),
  BackTest: tied<z.output<typeof backTest.BackTest>, printed.BackTest>(),
  BackTestFinding: tied<z.output<typeof figures.BackTestFinding>, printed.BackTestFinding>(),
  BackTestInput: tied<z.input<typeof backTest.BackTestInput>, printed.BackTestInput>(),
  BackTestResponse: tied<z.output<typeof backTest.BackTestResponse>, printed.BackTestResponse>(),
  BackTestSale: tied<z.input<typeof backTest.BackTestSale>, printed.BackTestSale>(),
  CantonErrors: tied<z.output<typeof measured.CantonErrors>, printed.CantonErrors>(),
  CardData: tied<z.output<typeof card.CardData>, printed.CardData>(),
  CardField: tied<z.output<typeof card.CardField>, printed.CardField>(),
  CardParameter: tied<z.output<typeof card.CardParameter>, printed.CardParameter>(),
  CardStatement: tied<z.output<typeof card.CardStatement>, printed.CardStatement>(),
  Concentration: tied<z.output<typeof validation.Concentration>, printed.Concentration>(),
  ErrorGroup: tied<z.output<typeof measured.ErrorGroup>, printed.ErrorGroup>(),
  ErrorRegression: tied<z.output<typeof figures.ErrorRegression>, printed.ErrorRegression>(),
  EstimatedShare: tied<z.output<typeof figures.EstimatedShare>, printed.EstimatedShare>(),
  ExcludedSale: tied<z.output<typeof figures.ExcludedSale>, printed.ExcludedSale>(),
  ForecastTrial: tied<z.output<typeof measured.ForecastTrial>, printed.ForecastTrial>(),
  HeldShare: tied<z.output<typeof figures.HeldShare>, printed.HeldShare>(),
  HitRate: tied<z.output<typeof card.HitRate>, printed.HitRate>(),
  ImpliedAccuracy: tied<z.output<typeof accuracy.ImpliedAccuracy>, printed.ImpliedAccuracy>(),
  JudgedSale: tied<z.output<typeof figures.JudgedSale>, printed.JudgedSale>(),
  LineageFile: tied<z.output<typeof validation.LineageFile>, printed.LineageFile>(),
  MeasuredAccuracy: tied<z.output<typeof measured.MeasuredAccuracy>, printed.MeasuredAccuracy>(),
  MeasuredInterval: tied<z.output<typeof measured.MeasuredInterval>, printed.MeasuredInterval>(),
  ModelCard: tied<z.output<typeof card.ModelCard>, printed.ModelCard>(),
  ModelCardResponse: tied<z.output<typeof description.ModelCardResponse>, printed.ModelCardResponse>(),
  ModelChange: tied<z.output<typeof validation.ModelChange>, printed.ModelChange>(),
  PriceStudy: tied<z.output<typeof measured.PriceStudy>, printed.PriceStudy>(),
  RatioMeasure: tied<z.output<typeof figures.RatioMeasure>, printed.RatioMeasure>(),
  Rival: tied<z.output<typeof measured.Rival>, printed.Rival>(),
  Sensitivity: tied<z.output<typeof validation.Sensitivity>, printed.Sensitivity>(),
  Stability: tied<z.output<typeof validation.Stability>, printed.Stability>(),
  StopRules: tied<z.output<typeof card.StopRules>, printed.StopRules>(),
  SuspectedSale: tied<z.output<typeof figures.SuspectedSale>, printed.SuspectedSale>(),
  UntouchedFile: tied<z.output<typeof measured.UntouchedFile>, printed.UntouchedFile>(),
  Updates: tied<z.output<typeof card.Updates>, printed.Updates>(),
  WithSuspected: tied<z.output<typeof figures.WithSuspected>, printed.WithSuspected>(),
}
