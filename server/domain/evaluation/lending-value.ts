import type * as z from 'zod'
import type {
  LendingValueInput as LendingValueInputSchema,
  LendingValue as LendingValueSchema,
} from '#contract/evaluation/lending-value'
import { leastNetIncome, lendingValueRules } from '#contract/rules/lending-value'
import type { CalculationAssumption, Methodology } from '#contract/shared/methodology'
import { withDefaults } from '../core/assumption.ts'
import { ruleIssues } from '../core/broken-rule.ts'
import { toCents, toSixDecimals } from '../core/money.ts'
import { Refusal } from '../core/refusal.ts'
import { annuityFactor } from '../finance/annuity.ts'
import { capitalisationFloors, costsShareMin, farBelowShare, haircuts } from './parameters/lending-value.ts'

/** The property of a prudential lending value. */
export type LendingValueInput = z.infer<typeof LendingValueInputSchema>
/** A prudential lending value. */
export type LendingValue = z.infer<typeof LendingValueSchema>

/** Name of the method, for `meta.method` of an answer. */
export const lendingValueMethod = 'market_value_less_prudential_haircut'

const methodology: Methodology = {
  name: 'Prudential lending value: market value reduced by a haircut.',
  references: [
    'Regulation (EU) 575/2013 (CRR), art. 4(1)(74), (74a) and 229(1) as amended by Regulation (EU) 2024/1623: conceptual references',
    'Income pillar: method described in the German Beleihungswertermittlungsverordnung (BelWertV), ss. 8 to 12',
  ],
  limits: [
    'Not a mortgage lending value or property value established by an independent qualified valuer.',
    'A qualified valuer would still have to establish the market value, the sustainable rent and costs, the rate and the useful life.',
    'Earlier descriptions of this interface quoted "EN 17503"; that number designates a chemical analysis method and is not used here.',
  ],
}

type Income = NonNullable<LendingValueInput['incomeApproach']>

const checkIncome = ({ incomeApproach }: LendingValueInput): void => {
  if (!incomeApproach) return
  const { grossAnnualRent, managementCosts } = incomeApproach
  const shown = {
    path: 'incomeApproach.managementCosts',
    received: managementCosts,
    allowed: [`below ${grossAnnualRent}`],
  }
  const isLeft = grossAnnualRent - managementCosts >= leastNetIncome
  const issues = ruleIssues(lendingValueRules, 'noi_not_positive', !isLeft, shown)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
}

/** The income pillar: the building's part of the net income over its life, and the land; unrounded. */
const incomePillar = (income: Income & { landValue: number; capitalisationRate: number }) => {
  const { grossAnnualRent, managementCosts, landValue, capitalisationRate, remainingUsefulLifeYears } = income
  const netIncome = grossAnnualRent - managementCosts
  const factor = annuityFactor(capitalisationRate, remainingUsefulLifeYears)
  const buildingValue = (netIncome - landValue * capitalisationRate) * factor
  return { netIncome, annuityFactor: factor, buildingValue, incomeValue: buildingValue + landValue }
}

const revaluationCap = ({ observedValues, valueAtOrigination = 0 }: NonNullable<LendingValueInput['revaluation']>) =>
  Math.max(observedValues.reduce((sum, value) => sum + value, 0) / observedValues.length, valueAtOrigination)

/** The income pillar of a request with its assumptions; undefined where the request has no income. */
const completeIncome = ({ incomeApproach, assetType }: LendingValueInput) => {
  if (!incomeApproach) return undefined
  const { input, assumptions } = withDefaults(
    incomeApproach,
    { landValue: { value: 0 }, capitalisationRate: capitalisationFloors[assetType] },
    'incomeApproach.',
  )
  return { income: input, assumptions, pillar: incomePillar(input) }
}

type Warnings = LendingValue['warnings']

const incomeWarnings = (
  { assetType }: LendingValueInput,
  { income, pillar }: NonNullable<ReturnType<typeof completeIncome>>,
  haircutValue: number,
): Warnings => {
  const floor = capitalisationFloors[assetType].value
  const warnings: (Warnings[number] | false)[] = [
    income.capitalisationRate < floor && {
      code: 'cap_rate_below_floor',
      message: `The capitalisation rate is below ${floor}, the floor for this use.`,
    },
    toCents(income.managementCosts - costsShareMin.value * income.grossAnnualRent) < 0 && {
      code: 'costs_below_15_percent',
      message: `The costs are below ${costsShareMin.value * 100} % of the rent, which a prudent income does not admit.`,
    },
    pillar.incomeValue < farBelowShare.value * haircutValue && {
      code: 'income_value_far_below',
      message: `The income value is below ${farBelowShare.value * 100} % of the market value less the haircut.`,
    },
    pillar.buildingValue < 0 && {
      code: 'land_interest_exceeds_income',
      message: 'The interest on the land is above the net income, so the building is worth less than nothing.',
    },
  ]
  return warnings.filter(warning => warning !== false)
}

const roundIncome = (pillar: ReturnType<typeof incomePillar>): LendingValue['incomeApproach'] => ({
  netIncome: toCents(pillar.netIncome),
  annuityFactor: toSixDecimals(pillar.annuityFactor),
  buildingValue: toCents(pillar.buildingValue),
  incomeValue: toCents(pillar.incomeValue),
})

type Constraint = LendingValue['bindingConstraint']

/** The lowest of the present pillars; the first of equal ones binds. */
const lowestPillar = (pillars: Record<Constraint, number | undefined>): [Constraint, number] =>
  (Object.entries(pillars) as [Constraint, number | undefined][])
    .flatMap(([name, value]): [Constraint, number][] => (value === undefined ? [] : [[name, value]]))
    .reduce((low, next) => (next[1] < low[1] ? next : low))

const loanRatios = (loanAmount: number | undefined, marketValue: number, lendingValue: number) =>
  loanAmount === undefined
    ? {}
    : {
        loanToMarketValue: toSixDecimals(loanAmount / marketValue),
        loanToLendingValue: toSixDecimals(loanAmount / lendingValue),
      }

/**
 * The prudential lending value of a property, in its currency: the lowest of the market value less a haircut, the
 * income value and the cap of a revaluation, as far as these are requested.
 * @throws Refusal `invalid_request` when the costs leave nothing of the rent.
 */
export const lendingValue = (sent: LendingValueInput): LendingValue => {
  checkIncome(sent)
  const { input, assumptions } = withDefaults(sent, { abattement: haircuts[sent.assetType] })
  const { marketValue, assetType, abattement, revaluation, loanAmount } = input
  const haircutValue = marketValue * (1 - abattement)
  const income = completeIncome(sent)
  const cap = revaluation && revaluationCap(revaluation)
  const [bindingConstraint, value] = lowestPillar({
    haircut: haircutValue,
    incomeApproach: income?.pillar.incomeValue,
    revaluationCap: cap,
    marketValue,
  })
  const haircutAmount = toCents(marketValue - toCents(value))
  const used: CalculationAssumption[] = [...assumptions, ...(income?.assumptions ?? [])]
  const zero: Warnings =
    abattement === 0 ? [{ code: 'zero_haircut', message: 'Without a haircut the value is the market value.' }] : []
  return {
    marketValue: toCents(marketValue),
    assetType,
    abattement: toSixDecimals(abattement),
    abattementSource: sent.abattement === undefined ? 'default' : 'request',
    haircutValue: toCents(haircutValue),
    haircutAmount,
    mortgageLendingValue: toCents(value),
    effectiveAbattement: toSixDecimals(haircutAmount / marketValue),
    bindingConstraint,
    ...(income && { incomeApproach: roundIncome(income.pillar) }),
    ...(cap !== undefined && { revaluationCap: toCents(cap) }),
    ...loanRatios(loanAmount, marketValue, value),
    assumptions: used,
    warnings: [...zero, ...(income ? incomeWarnings(sent, income, haircutValue) : [])],
    methodology,
  }
}
