import type * as z from 'zod'
import type * as accuracy from '#contract/estimation/accuracy'
import type * as backTest from '#contract/estimation/back-test'
import type * as figures from '#contract/estimation/back-test-figures'
import type * as card from '#contract/estimation/model-card'
import type * as description from '#contract/estimation/self-description'
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
  CardData: tied<z.output<typeof card.CardData>, printed.CardData>(),
  CardField: tied<z.output<typeof card.CardField>, printed.CardField>(),
  CardParameter: tied<z.output<typeof card.CardParameter>, printed.CardParameter>(),
  CardStatement: tied<z.output<typeof card.CardStatement>, printed.CardStatement>(),
  ErrorRegression: tied<z.output<typeof figures.ErrorRegression>, printed.ErrorRegression>(),
  EstimatedShare: tied<z.output<typeof figures.EstimatedShare>, printed.EstimatedShare>(),
  ExcludedSale: tied<z.output<typeof figures.ExcludedSale>, printed.ExcludedSale>(),
  HeldShare: tied<z.output<typeof figures.HeldShare>, printed.HeldShare>(),
  ImpliedAccuracy: tied<z.output<typeof accuracy.ImpliedAccuracy>, printed.ImpliedAccuracy>(),
  JudgedSale: tied<z.output<typeof figures.JudgedSale>, printed.JudgedSale>(),
  MeasuredAccuracy: tied<z.output<typeof accuracy.MeasuredAccuracy>, printed.MeasuredAccuracy>(),
  MeasuredInterval: tied<z.output<typeof accuracy.MeasuredInterval>, printed.MeasuredInterval>(),
  ModelCard: tied<z.output<typeof card.ModelCard>, printed.ModelCard>(),
  ModelCardResponse: tied<z.output<typeof description.ModelCardResponse>, printed.ModelCardResponse>(),
  PriceStudy: tied<z.output<typeof accuracy.PriceStudy>, printed.PriceStudy>(),
  RatioMeasure: tied<z.output<typeof figures.RatioMeasure>, printed.RatioMeasure>(),
  SuspectedSale: tied<z.output<typeof figures.SuspectedSale>, printed.SuspectedSale>(),
  WithSuspected: tied<z.output<typeof figures.WithSuspected>, printed.WithSuspected>(),
}
