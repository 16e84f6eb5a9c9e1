import type * as z from 'zod'
import type { Capitalisation as CapitalisationSchema } from '#contract/evaluation/capitalisation'
import type { Methodology } from '#contract/shared/methodology'
import { withDefaults } from '../core/assumption.ts'
import { notAValuation } from '../core/methodology.ts'
import { toCents, toFourDecimals, toSixDecimals } from '../core/money.ts'
import { Refusal } from '../core/refusal.ts'
import { capitalisationIssues } from './capitalisation-rules.ts'
import { deferralFactor, equivalentYield, perpetuity, type RentTiming, termFactor } from './equivalent-yield.ts'
import { type CapitalisationInput, netOperatingIncome } from './net-operating-income.ts'
import { capRateSteps, capRates } from './parameters/cap-rates.ts'

/** The answer of the capitalisation endpoint, as the contract declares it. */
export type Capitalisation = z.infer<typeof CapitalisationSchema>

/** Name of the method, for `meta.method` of an answer. */
export const capitalisationMethod = 'income_capitalisation'

const methodology: Methodology = {
  name: 'Capitalisation of income: direct, term and reversion, or hardcore; the price is net of the costs of the buyer.',
  references: ['Implicit valuation methods of the trade: term and reversion, hardcore (layer), equivalent yield'],
  limits: [
    notAValuation,
    'Rents, costs and yields are taken as sent or assumed; a qualified valuer would have to establish them.',
    'Default rates rest on evidence of 2022 to 2025 and stand above prime yields; replace them by present ones.',
  ],
}

const nothing = { value: 0 }

const grossAssumptions = (input: CapitalisationInput) =>
  input.noi === undefined
    ? withDefaults(input, {
        vacancyRate: nothing,
        creditLossRate: nothing,
        operatingCosts: nothing,
        operatingCostRate: nothing,
      }).assumptions
    : []

interface Settings {
  timing: RentTiming
  capitalDeductions: number
  purchasersCostsRate: number
}

const netValueOf = (grossValue: number, { capitalDeductions, purchasersCostsRate }: Settings): number =>
  (grossValue - capitalDeductions) / (1 + purchasersCostsRate)

const sensitivityOf = (noi: number, capRate: number, settings: Settings): Capitalisation['sensitivity'] =>
  capRateSteps.value.map(step => {
    const rate = toSixDecimals(capRate + step)
    if (rate <= 0) return { capRate: rate, grossValue: null, netValue: null }
    const gross = noi * perpetuity(step === 0 ? capRate : rate, settings.timing)
    return { capRate: rate, grossValue: toCents(gross), netValue: toCents(netValueOf(gross, settings)) }
  })

/** Value of one net income in perpetuity. */
const direct = (sent: CapitalisationInput, settings: Settings) => {
  const { input, assumptions } = withDefaults(sent, { capRate: capRates[sent.assetType] })
  const { capRate } = input
  const noi = netOperatingIncome(sent)
  const grossValue = noi * perpetuity(capRate, settings.timing)
  const isDefault = sent.capRate === undefined
  return {
    grossValue,
    income: noi,
    assumptions: [...assumptions, ...grossAssumptions(sent)],
    shown: {
      noi: toCents(noi),
      capRate: toSixDecimals(capRate),
      capRateSource: isDefault ? ('default' as const) : ('request' as const),
      ...(isDefault && { capRateAsOf: capRates[sent.assetType].asOf }),
      incomeMultiplier: toFourDecimals(1 / capRate),
      sensitivity: sensitivityOf(noi, capRate, settings),
    },
  }
}

type Layer = NonNullable<Capitalisation['layers']>[number]

const layersOf = (input: CapitalisationInput, timing: RentTiming): [Layer, Layer] => {
  // The request is valid: every field of the method is present.
  const { passingRent = 0, marketRent = 0, yearsToReversion: years = 0, termYield = 0, reversionYield = 0 } = input
  const { deferralYield = reversionYield, coreYield = 0, topSliceYield = 0 } = input
  if (input.method === 'hardcore') {
    const top = (marketRent - passingRent) * perpetuity(topSliceYield, timing) * deferralFactor(topSliceYield, years)
    return [
      { key: 'core', value: passingRent * perpetuity(coreYield, timing) },
      { key: 'topSlice', value: top },
    ]
  }
  const reversion = marketRent * perpetuity(reversionYield, timing) * deferralFactor(deferralYield, years)
  return [
    { key: 'term', value: passingRent * termFactor(termYield, years, timing) },
    { key: 'reversion', value: reversion },
  ]
}

/** Value of a present rent until the reversion, and the market rent after it. */
const valueByLayers = (sent: CapitalisationInput, { timing }: Settings) => {
  const layers = layersOf(sent, timing)
  const grossValue = layers[0].value + layers[1].value
  const { passingRent = 0, marketRent = 0, yearsToReversion = 0, reversionYield } = sent
  const equivalent = equivalentYield({ passingRent, marketRent, yearsToReversion }, grossValue, timing)
  const deferral =
    sent.method === 'termAndReversion' && reversionYield !== undefined
      ? withDefaults(sent, { deferralYield: { value: reversionYield, note: 'The reversion yield.' } }).assumptions
      : []
  return {
    grossValue,
    income: passingRent,
    assumptions: deferral,
    shown: {
      reversionaryYield: toSixDecimals(marketRent / grossValue),
      ...(equivalent !== undefined && { equivalentYield: toSixDecimals(equivalent) }),
      layers: layers.map(({ key, value }) => ({ key, value: toCents(value) })),
    },
  }
}

/**
 * The value of an income by capitalisation, gross and net of the costs of the buyer, in its currency.
 * @throws Refusal `invalid_request`, naming every rule between fields that is broken.
 */
export const capitalisation = (sent: CapitalisationInput): Capitalisation => {
  const issues = capitalisationIssues(sent)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  const { input, assumptions } = withDefaults(sent, {
    method: { value: 'direct' },
    purchasersCostsRate: nothing,
    timing: { value: 'annualArrears' },
    capitalDeductions: nothing,
  })
  const valued = input.method === 'direct' ? direct(sent, input) : valueByLayers(sent, input)
  const { grossValue, income, shown } = valued
  const netValue = netValueOf(grossValue, input)
  return {
    grossValue: toCents(grossValue),
    purchasersCosts: toCents(grossValue - input.capitalDeductions - netValue),
    netValue: toCents(netValue),
    netInitialYield: toSixDecimals(income / grossValue),
    ...shown,
    assumptions: [...assumptions, ...valued.assumptions],
    warnings:
      toCents(netValue) < 0
        ? [{ code: 'negative_net_value', message: 'The deductions are above the gross value; the price is negative.' }]
        : [],
    methodology,
  }
}
