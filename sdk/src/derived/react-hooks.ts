// Printed from the contract by `npm run derive`; not edited by hand.

import { type Hook, hookOf } from '../react/hook.ts'
import type { Costs, Data, Estimation, Evaluation, Fiscal, Law, Market, Propcalc } from '../tags.ts'

/** Estimate one apartment. */
export const useEstimate: Hook<Estimation['estimate']> = /* @__PURE__ */ hookOf<Estimation['estimate']>('estimation', 'estimate', 'input')

/** Estimate up to 1000 apartments. */
export const useEstimateBatch: Hook<Estimation['estimateBatch']> = /* @__PURE__ */ hookOf<Estimation['estimateBatch']>('estimation', 'estimateBatch', 'input')

/** Carry up to 1000 values from one day to another. */
export const useRevalue: Hook<Estimation['revalue']> = /* @__PURE__ */ hookOf<Estimation['revalue']>('estimation', 'revalue', 'input')

/** All names that a form may offer. */
export const usePlaces: Hook<Estimation['places']> = /* @__PURE__ */ hookOf<Estimation['places']>('estimation', 'places', 'nothing')

/** Test the estimates on your own sales. */
export const useBacktest: Hook<Estimation['backtest']> = /* @__PURE__ */ hookOf<Estimation['backtest']>('estimation', 'backtest', 'input')

/** How accurate the estimates are, and how that is known. */
export const useAccuracy: Hook<Estimation['accuracy']> = /* @__PURE__ */ hookOf<Estimation['accuracy']>('estimation', 'accuracy', 'query')

/** The model of the estimate: purpose, data, formula, faults. */
export const useModelCard: Hook<Estimation['modelCard']> = /* @__PURE__ */ hookOf<Estimation['modelCard']>('estimation', 'modelCard', 'query')

/** Prudential lending value. */
export const useMortgageLendingValue: Hook<Evaluation['mortgageLendingValue']> = /* @__PURE__ */ hookOf<Evaluation['mortgageLendingValue']>('evaluation', 'mortgageLendingValue', 'input')

/** Discounted cash flow of a let building. */
export const useDiscountedCashFlow: Hook<Evaluation['discountedCashFlow']> = /* @__PURE__ */ hookOf<Evaluation['discountedCashFlow']>('evaluation', 'discountedCashFlow', 'input')

/** Capitalisation of an income. */
export const useDirectCapitalisation: Hook<Evaluation['directCapitalisation']> = /* @__PURE__ */ hookOf<Evaluation['directCapitalisation']>('evaluation', 'directCapitalisation', 'input')

/** Costs of buying in Luxembourg, line by line. */
export const useAcquisitionCosts: Hook<Costs['acquisitionCosts']> = /* @__PURE__ */ hookOf<Costs['acquisitionCosts']>('costs', 'acquisitionCosts', 'input')

/** Tax on the capital gain of a sale in Luxembourg. */
export const useCapitalGains: Hook<Fiscal['capitalGains']> = /* @__PURE__ */ hookOf<Fiscal['capitalGains']>('fiscal', 'capitalGains', 'input')

/** Own capital of a purchase. */
export const useInvestedCapital: Hook<Propcalc['investedCapital']> = /* @__PURE__ */ hookOf<Propcalc['investedCapital']>('propcalc', 'investedCapital', 'input')

/** Cash flow of a let property. */
export const useCashflow: Hook<Propcalc['cashflow']> = /* @__PURE__ */ hookOf<Propcalc['cashflow']>('propcalc', 'cashflow', 'input')

/** Schedule of a loan. */
export const useMortgage: Hook<Propcalc['mortgage']> = /* @__PURE__ */ hookOf<Propcalc['mortgage']>('propcalc', 'mortgage', 'input')

/** Yields of a let property. */
export const useYields: Hook<Propcalc['yields']> = /* @__PURE__ */ hookOf<Propcalc['yields']>('propcalc', 'yields', 'input')

/** Costs of buying in each covered country, line by line. */
export const useFees: Hook<Propcalc['fees']> = /* @__PURE__ */ hookOf<Propcalc['fees']>('propcalc', 'fees', 'input')

/** Each covered country: regions, usual loans, macro figures, questions. */
export const useCountries: Hook<Propcalc['countries']> = /* @__PURE__ */ hookOf<Propcalc['countries']>('propcalc', 'countries', 'nothing')

/** The price of every municipality. */
export const useCommunes: Hook<Market['communes']> = /* @__PURE__ */ hookOf<Market['communes']>('market', 'communes', 'nothing')

/** The prices of one municipality, year by year. */
export const useCommune: Hook<Market['commune']> = /* @__PURE__ */ hookOf<Market['commune']>('market', 'commune', 'input')

/** The law behind the figures: every parameter with its versions and sources. */
export const useLawParameters: Hook<Law['lawParameters']> = /* @__PURE__ */ hookOf<Law['lawParameters']>('law', 'lawParameters', 'query')

/** Macro indicators with their age. */
export const useMarketData: Hook<Data['marketData']> = /* @__PURE__ */ hookOf<Data['marketData']>('data', 'marketData', 'nothing')
