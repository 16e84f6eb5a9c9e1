import type {
  AcquisitionCosts,
  AcquisitionCostsInput,
  CapitalGains,
  CapitalGainsInput,
  Mortgage,
  MortgageInput,
} from '../src/derived/types.ts'
import type { ValoremError } from '../src/errors.ts'
import type { CalculatorElement } from './calculators/calculator-element.ts'
import { costs } from './calculators/costs.ts'
import { createElementClass, defineOnce } from './calculators/element.ts'
import { gains } from './calculators/gains.ts'
import { importCalculatorTexts } from './calculators/imported-texts.ts'
import { mortgage } from './calculators/mortgage.ts'
import { textSource } from './calculators/texts.ts'
import type { ContextDetail } from './widget/context-values.ts'

export type { CalculatorElement } from './calculators/calculator-element.ts'
export type { ContextDetail, ContextSource, ContextValues } from './widget/context-values.ts'

// The only side effect of this entry; the scripts for pages without a bundler fetch their texts.
textSource.bring = importCalculatorTexts

/** The element `<valorem-costs>`: the costs of buying in Luxembourg, line by line. */
export type ValoremCosts = CalculatorElement<AcquisitionCostsInput, AcquisitionCosts>
/** The element `<valorem-mortgage>`: instalments and cost of a loan, year by year. */
export type ValoremMortgage = CalculatorElement<MortgageInput, Mortgage>
/** The element `<valorem-gains>`: the tax on the gain of a sale in Luxembourg. */
export type ValoremGains = CalculatorElement<CapitalGainsInput, CapitalGains>

/** Defines `<valorem-costs>` once; does nothing on a server. */
export const defineValoremCosts = (): void => defineOnce(costs.tag, () => createElementClass(costs))
/** Defines `<valorem-mortgage>` once; does nothing on a server. */
export const defineValoremMortgage = (): void => defineOnce(mortgage.tag, () => createElementClass(mortgage))
/** Defines `<valorem-gains>` once; does nothing on a server. */
export const defineValoremGains = (): void => defineOnce(gains.tag, () => createElementClass(gains))

/** Defines all three calculators. */
export const defineValoremCalculators = (): void => {
  defineValoremCosts()
  defineValoremMortgage()
  defineValoremGains()
}

/** The `detail` of the event of a calculator. */
export interface CalculatorDetail<Input, Result> {
  input: Input
  result: Result
  requestId: string | undefined
}

/** The `detail` of the event `valorem-error` of a calculator. */
export type CalculatorError = Pick<ValoremError, 'code' | 'status' | 'requestId' | 'message'>

/**
 * Events of the calculators by name; all bubble and leave shadow roots. `valorem-error` is the same as the estimate's.
 */
export interface ValoremCalculatorEvents {
  'valorem-costs': CustomEvent<CalculatorDetail<AcquisitionCostsInput, AcquisitionCosts>>
  'valorem-mortgage': CustomEvent<CalculatorDetail<MortgageInput, Mortgage>>
  'valorem-gains': CustomEvent<CalculatorDetail<CapitalGainsInput, CapitalGains>>
  'valorem-error': CustomEvent<CalculatorError>
  'valorem-context': CustomEvent<ContextDetail>
}

/** Attributes common to all calculators. */
export interface CalculatorAttributes {
  'api-key'?: string | undefined
  'base-url'?: string | undefined
  lang?: string | undefined
  theme?: 'light' | 'dark' | undefined
  group?: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'valorem-costs': ValoremCosts
    'valorem-mortgage': ValoremMortgage
    'valorem-gains': ValoremGains
  }
  interface HTMLElementEventMap extends ValoremCalculatorEvents {}
}
