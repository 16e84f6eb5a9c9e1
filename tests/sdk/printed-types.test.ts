import type {
  Account,
  Agencies,
  Ai,
  Costs,
  Data,
  Estimation,
  Evaluation,
  Fiscal,
  Law,
  Leads,
  Market,
  Propcalc,
  Sandbox,
} from '@valorem/sdk'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import type * as costs from '#contract/costs'
import type * as contract from '#contract/estimation'
import type * as evaluation from '#contract/evaluation'
import type * as assetType from '#contract/evaluation/asset-type'
import type * as capitalisation from '#contract/evaluation/capitalisation'
import type * as dcf from '#contract/evaluation/discounted-cash-flow'
import type * as building from '#contract/evaluation/discounted-cash-flow-input'
import type * as lendingValue from '#contract/evaluation/lending-value'
import type * as tenant from '#contract/evaluation/tenant'
import type * as fiscal from '#contract/fiscal'
import { buildNamedSchemas, getSchemaId } from '#contract/openapi/schemas'
import type * as cashflow from '#contract/propcalc/cashflow'
import { mapCountries } from '#contract/propcalc/fees/countries'
import type * as details from '#contract/propcalc/fees/details'
import type * as fees from '#contract/propcalc/fees/fees'
import type * as capital from '#contract/propcalc/invested-capital'
import type * as loan from '#contract/propcalc/loan'
import type * as mortgage from '#contract/propcalc/mortgage'
import type * as yields from '#contract/propcalc/yields'
import type { Tier } from '#contract/shared/access'
import type * as country from '#contract/shared/country'
import type { Meta } from '#contract/shared/envelope'
import type { Code, ErrorResponse, Issue, ProofChallenge } from '#contract/shared/errors'
import type * as law from '#contract/shared/law'
import type { LuxembourgRelationship } from '#contract/shared/luxembourg-deed'
import type * as luxembourg from '#contract/shared/luxembourg-purchase'
import type * as methodology from '#contract/shared/methodology'
import type * as rateOfReturn from '#contract/shared/rate-of-return'
import { routes } from '../../sdk/src/derived/routes.ts'
import type * as printed from '../../sdk/src/derived/types.ts'
import { accountTies } from './account-types.ts'
import { accuracyTies } from './accuracy-types.ts'
import { agencyTies } from './agency-types.ts'
import { aiTies } from './ai-types.ts'
import { countryTies } from './country-types.ts'
import { extractionTies } from './extraction-types.ts'
import { marketTies } from './market-types.ts'
import { rentTies } from './rent-types.ts'
import { tied } from './tied.ts'
import { webhookTies } from './webhook-types.ts'

const ties: Record<string, true> = {
  AcquisitionCosts: tied<z.output<typeof costs.AcquisitionCosts>, printed.AcquisitionCosts>(),
  AcquisitionCostsInput: tied<z.input<typeof costs.AcquisitionCostsInput>, printed.AcquisitionCostsInput>(),
  AcquisitionCostsResponse: tied<z.output<typeof costs.AcquisitionCostsResponse>, printed.AcquisitionCostsResponse>(),
  AcquisitionFees: tied<z.output<typeof fees.AcquisitionFees>, printed.AcquisitionFees>(),
  AcquisitionLoanInput: tied<z.input<typeof building.AcquisitionLoan>, printed.AcquisitionLoanInput>(),
  Adjustment: tied<z.output<typeof contract.Adjustment>, printed.Adjustment>(),
  Aids: tied<z.output<typeof costs.Aids>, printed.Aids>(),
  AmountRange: tied<z.output<typeof law.AmountRange>, printed.AmountRange>(),
  AnnualScheduleRow: tied<z.output<typeof mortgage.AnnualScheduleRow>, printed.AnnualScheduleRow>(),
  AssetType: tied<z.output<typeof assetType.AssetType>, printed.AssetType>(),
  Assumption: tied<z.output<typeof law.Assumption>, printed.Assumption>(),
  BatchFailure: tied<z.output<typeof contract.BatchFailure>, printed.BatchFailure>(),
  BatchResponse: tied<z.output<typeof contract.BatchResponse>, printed.BatchResponse>(),
  BatchSuccess: tied<z.output<typeof contract.BatchSuccess>, printed.BatchSuccess>(),
  BreakOptionInput: tied<z.input<typeof tenant.BreakOption>, printed.BreakOptionInput>(),
  CalculationAssumption: tied<z.output<typeof methodology.CalculationAssumption>, printed.CalculationAssumption>(),
  CapRateCell: tied<z.output<typeof capitalisation.CapRateCell>, printed.CapRateCell>(),
  CapitalExpenditureInput: tied<z.input<typeof building.CapitalExpenditure>, printed.CapitalExpenditureInput>(),
  CapitalGains: tied<z.output<typeof fiscal.CapitalGains>, printed.CapitalGains>(),
  CapitalGainsInput: tied<z.input<typeof fiscal.CapitalGainsInput>, printed.CapitalGainsInput>(),
  CapitalGainsLine: tied<z.output<typeof fiscal.CapitalGains>['lines'][number], printed.CapitalGainsLine>(),
  CapitalGainsRelief: tied<
    z.output<typeof fiscal.CapitalGains>['possibleReliefs'][number],
    printed.CapitalGainsRelief
  >(),
  CapitalGainsResponse: tied<z.output<typeof fiscal.CapitalGainsResponse>, printed.CapitalGainsResponse>(),
  CapitalGainsTotals: tied<z.output<typeof fiscal.CapitalGainsTotals>, printed.CapitalGainsTotals>(),
  CapitalLine: tied<z.output<typeof capital.CapitalLine>, printed.CapitalLine>(),
  Capitalisation: tied<z.output<typeof capitalisation.Capitalisation>, printed.Capitalisation>(),
  CapitalisationInput: tied<z.input<typeof capitalisation.CapitalisationInput>, printed.CapitalisationInput>(),
  CapitalisationResponse: tied<
    z.output<typeof capitalisation.CapitalisationResponse>,
    printed.CapitalisationResponse
  >(),
  CapitalisedLayer: tied<z.output<typeof capitalisation.CapitalisedLayer>, printed.CapitalisedLayer>(),
  CashFlowYear: tied<z.output<typeof dcf.CashFlowYear>, printed.CashFlowYear>(),
  Cashflow: tied<z.output<typeof cashflow.Cashflow>, printed.Cashflow>(),
  CashflowInput: tied<z.input<typeof cashflow.CashflowInput>, printed.CashflowInput>(),
  CashflowResponse: tied<z.output<typeof cashflow.CashflowResponse>, printed.CashflowResponse>(),
  Certainty: tied<z.output<typeof law.Certainty>, printed.Certainty>(),
  ComputedAid: tied<z.output<typeof costs.ComputedAid>, printed.ComputedAid>(),
  CountryCode: tied<z.output<typeof country.CountryCode>, printed.CountryCode>(),
  CountryFees: tied<z.output<typeof fees.CountryFees>, printed.CountryFees>(),
  DiscountedCashFlow: tied<z.output<typeof dcf.DiscountedCashFlow>, printed.DiscountedCashFlow>(),
  DiscountedCashFlowInput: tied<z.input<typeof building.DiscountedCashFlowInput>, printed.DiscountedCashFlowInput>(),
  DiscountedCashFlowResponse: tied<
    z.output<typeof evaluation.DiscountedCashFlowResponse>,
    printed.DiscountedCashFlowResponse
  >(),
  ErrorCode: tied<z.output<typeof Code>, printed.ErrorCode>(),
  ErrorResponse: tied<z.output<typeof ErrorResponse>, printed.ErrorResponse>(),
  ProofChallenge: tied<z.output<typeof ProofChallenge>, printed.ProofChallenge>(),
  Estimate: tied<z.output<typeof contract.Estimate>, printed.Estimate>(),
  EstimateFault: tied<z.output<typeof contract.Estimate>['faults'][number], printed.EstimateFault>(),
  EstimationBatchInput: tied<z.input<typeof contract.EstimationBatchInput>, printed.EstimationBatchInput>(),
  EstimationInput: tied<z.input<typeof contract.EstimationInput>, printed.EstimationInput>(),
  EstimationResponse: tied<z.output<typeof contract.EstimationResponse>, printed.EstimationResponse>(),
  Evidence: tied<z.output<typeof contract.RangeReason>, printed.Evidence>(),
  ExtraPaymentInput: tied<z.input<typeof loan.ExtraPayment>, printed.ExtraPaymentInput>(),
  FeeBuyer: tied<z.output<typeof fees.FeeBuyer>, printed.FeeBuyer>(),
  FeeLine: tied<z.output<typeof fees.FeeLine>, printed.FeeLine>(),
  FeeRelief: tied<z.output<typeof fees.FeeRelief>, printed.FeeRelief>(),
  FeesDetailsInput: tied<z.input<typeof details.FeesDetails>, printed.FeesDetailsInput>(),
  FeesInput: tied<z.input<typeof fees.FeesInput>, printed.FeesInput>(),
  FeesResponse: tied<z.output<typeof fees.FeesResponse>, printed.FeesResponse>(),
  FlatTaxInput: tied<z.input<typeof cashflow.FlatTax>, printed.FlatTaxInput>(),
  GainAllowance: tied<z.output<typeof fiscal.GainAllowance>, printed.GainAllowance>(),
  GainItem: tied<z.output<typeof fiscal.GainItem>, printed.GainItem>(),
  GainTariff: tied<z.output<typeof fiscal.GainTariff>, printed.GainTariff>(),
  GrowthInput: tied<z.input<typeof tenant.Growth>, printed.GrowthInput>(),
  Holding: tied<z.output<typeof fiscal.Holding>, printed.Holding>(),
  Household: tied<z.input<typeof costs.Household>, printed.Household>(),
  Improvement: tied<z.input<typeof fiscal.Improvement>, printed.Improvement>(),
  IncomeApproachInput: tied<z.input<typeof lendingValue.IncomeApproach>, printed.IncomeApproachInput>(),
  IncomeValue: tied<z.output<typeof lendingValue.IncomeValue>, printed.IncomeValue>(),
  IndexationInput: tied<z.input<typeof tenant.Indexation>, printed.IndexationInput>(),
  InvestedCapital: tied<z.output<typeof capital.InvestedCapital>, printed.InvestedCapital>(),
  InvestedCapitalInput: tied<z.input<typeof capital.InvestedCapitalInput>, printed.InvestedCapitalInput>(),
  InvestedCapitalResponse: tied<z.output<typeof capital.InvestedCapitalResponse>, printed.InvestedCapitalResponse>(),
  InvestmentYear: tied<z.output<typeof cashflow.InvestmentYear>, printed.InvestmentYear>(),
  Issue: tied<z.output<typeof Issue>, printed.Issue>(),
  Interval: tied<z.output<typeof contract.Interval>, printed.Interval>(),
  LawReference: tied<z.output<typeof law.LawReference>, printed.LawReference>(),
  LawRow: tied<z.output<typeof law.LawRow>, printed.LawRow>(),
  LendingValue: tied<z.output<typeof lendingValue.LendingValue>, printed.LendingValue>(),
  LendingValueInput: tied<z.input<typeof lendingValue.LendingValueInput>, printed.LendingValueInput>(),
  LendingValueResponse: tied<z.output<typeof lendingValue.LendingValueResponse>, printed.LendingValueResponse>(),
  LeveredLoan: tied<z.output<typeof dcf.LeveredLoan>, printed.LeveredLoan>(),
  ListedAid: tied<z.output<typeof costs.ListedAid>, printed.ListedAid>(),
  LoanInsuranceInput: tied<z.input<typeof loan.LoanInsurance>, printed.LoanInsuranceInput>(),
  LuxembourgAreas: tied<z.input<typeof luxembourg.LuxembourgAreas>, printed.LuxembourgAreas>(),
  LuxembourgBuyer: tied<z.input<typeof luxembourg.LuxembourgBuyer>, printed.LuxembourgBuyer>(),
  LuxembourgBuyerDuties: tied<z.output<typeof luxembourg.LuxembourgBuyerDuties>, printed.LuxembourgBuyerDuties>(),
  LuxembourgCostLine: tied<z.output<typeof luxembourg.LuxembourgCostLine>, printed.LuxembourgCostLine>(),
  LuxembourgFees: tied<z.output<typeof fees.LuxembourgFees>, printed.LuxembourgFees>(),
  LuxembourgPossibleRelief: tied<
    z.output<typeof luxembourg.LuxembourgPossibleRelief>,
    printed.LuxembourgPossibleRelief
  >(),
  LuxembourgRelationship: tied<z.output<typeof LuxembourgRelationship>, printed.LuxembourgRelationship>(),
  LuxembourgUse: tied<z.output<typeof luxembourg.LuxembourgUse>, printed.LuxembourgUse>(),
  LuxembourgVat: tied<z.output<typeof luxembourg.LuxembourgVat>, printed.LuxembourgVat>(),
  Meta: tied<z.output<typeof Meta>, printed.Meta>(),
  Methodology: tied<z.output<typeof methodology.Methodology>, printed.Methodology>(),
  Mortgage: tied<z.output<typeof mortgage.Mortgage>, printed.Mortgage>(),
  MortgageInput: tied<z.input<typeof mortgage.MortgageInput>, printed.MortgageInput>(),
  MortgageResponse: tied<z.output<typeof mortgage.MortgageResponse>, printed.MortgageResponse>(),
  Notice: tied<z.output<typeof law.Notice>, printed.Notice>(),
  Occupancy: tied<z.input<typeof fiscal.Occupancy>, printed.Occupancy>(),
  OperatingCostInput: tied<z.input<typeof building.OperatingCost>, printed.OperatingCostInput>(),
  OtherIncomeInput: tied<z.input<typeof building.OtherIncome>, printed.OtherIncomeInput>(),
  PriceHistory: tied<z.output<typeof contract.Estimate>['history'], printed.PriceHistory>(),
  PurchaseLoanInput: tied<z.input<typeof cashflow.PurchaseLoan>, printed.PurchaseLoanInput>(),
  RateOfReturn: tied<z.output<typeof rateOfReturn.RateOfReturn>, printed.RateOfReturn>(),
  Reference: tied<z.output<typeof contract.Reference>, printed.Reference>(),
  ReferenceFile: tied<z.output<typeof contract.Reference>['files'][number], printed.ReferenceFile>(),
  ReferenceIndex: tied<z.output<typeof contract.ReferenceIndex>, printed.ReferenceIndex>(),
  RegulatoryLtv: tied<z.output<typeof capital.RegulatoryLtv>, printed.RegulatoryLtv>(),
  ResaleRefund: tied<z.output<typeof luxembourg.ResaleRefund>, printed.ResaleRefund>(),
  RevaluationInput: tied<z.input<typeof lendingValue.Revaluation>, printed.RevaluationInput>(),
  ScheduleRow: tied<z.output<typeof mortgage.ScheduleRow>, printed.ScheduleRow>(),
  SensitivityCell: tied<z.output<typeof dcf.SensitivityCell>, printed.SensitivityCell>(),
  SensitivityGridInput: tied<z.input<typeof building.SensitivityGrid>, printed.SensitivityGridInput>(),
  TenantInput: tied<z.input<typeof tenant.Tenant>, printed.TenantInput>(),
  TenantResult: tied<z.output<typeof dcf.TenantResult>, printed.TenantResult>(),
  TerminalValue: tied<z.output<typeof dcf.TerminalValue>, printed.TerminalValue>(),
  Tier: tied<Tier, printed.Tier>(),
  Totals: tied<z.output<typeof law.Totals>, printed.Totals>(),
  UnexpiredTerm: tied<z.output<typeof dcf.UnexpiredTerm>, printed.UnexpiredTerm>(),
  Words: tied<z.output<typeof law.Words>, printed.Words>(),
  Yields: tied<z.output<typeof yields.Yields>, printed.Yields>(),
  YieldsInput: tied<z.input<typeof yields.YieldsInput>, printed.YieldsInput>(),
  YieldsResponse: tied<z.output<typeof yields.YieldsResponse>, printed.YieldsResponse>(),
}

/** The methods of each tag, without what is no endpoint. */
const methods: Record<keyof typeof routes, true> = {
  estimation: tied<keyof Omit<Estimation, 'estimateMany'>, keyof (typeof routes)['estimation']>(),
  agencies: tied<keyof Agencies, keyof (typeof routes)['agencies']>(),
  evaluation: tied<keyof Evaluation, keyof (typeof routes)['evaluation']>(),
  costs: tied<keyof Costs, keyof (typeof routes)['costs']>(),
  fiscal: tied<keyof Fiscal, keyof (typeof routes)['fiscal']>(),
  propcalc: tied<keyof Propcalc, keyof (typeof routes)['propcalc']>(),
  market: tied<keyof Market, keyof (typeof routes)['market']>(),
  law: tied<keyof Law, keyof (typeof routes)['law']>(),
  data: tied<keyof Data, keyof (typeof routes)['data']>(),
  ai: tied<keyof Ai, keyof (typeof routes)['ai']>(),
  leads: tied<keyof Leads, keyof (typeof routes)['leads']>(),
  account: tied<keyof Account, keyof (typeof routes)['account']>(),
  sandbox: tied<keyof Sandbox, keyof (typeof routes)['sandbox']>(),
}

test('every endpoint has a typed method under its tag, and no method is without one', () => {
  expect(Object.keys(methods)).toEqual(Object.keys(routes))
})

/** The two requests of each country; they are tied as members of the unions `FeesInput` and `FeesDetailsInput`. */
const ofCountries = mapCountries(({ input, details }) => [getSchemaId(input), getSchemaId(details)]).flat()

test('every type that the SDK prints is tied to the contract above, those of the countries by their unions', () => {
  const first = [ties, accountTies, accuracyTies, agencyTies, aiTies]
  const others = [countryTies, extractionTies, marketTies, rentTies, webhookTies]
  const tiedNames = [...first, ...others].flatMap(table => Object.keys(table))
  expect([...new Set(tiedNames), ...ofCountries].sort()).toEqual(Object.keys(buildNamedSchemas()).sort())
})

test('a union with one country changed is not the same', () => {
  type Others = Exclude<printed.FeesInput, { country: 'NL' }>
  // @ts-expect-error: a field of the Netherlands is missing.
  expect(tied<z.input<typeof fees.FeesInput>, Others | Omit<printed.NetherlandsFeesInput, 'nhg'>>()).toBe(true)
  // @ts-expect-error: a country is missing.
  expect(tied<z.input<typeof fees.FeesInput>, Others>()).toBe(true)
})

test('a type with one field changed is not the same', () => {
  // @ts-expect-error: a field is missing.
  expect(tied<z.output<typeof contract.Adjustment>, Omit<printed.Adjustment, 'pct'>>()).toBe(true)
  // @ts-expect-error: a field is added, though it may be absent.
  expect(tied<z.output<typeof contract.Adjustment>, printed.Adjustment & { more?: number }>()).toBe(true)
  // @ts-expect-error: a word of the list is missing.
  expect(tied<z.output<typeof contract.Estimate>['confiance'], 'forte' | 'faible'>()).toBe(true)
  // @ts-expect-error: a field became optional.
  expect(tied<z.output<typeof contract.Adjustment>, Partial<printed.Adjustment>>()).toBe(true)
})
