// Printed from the contract by `npm run derive`; not edited by hand.

/** Method and path of each operation, by tag; the body of a `flat` answer is not unpacked. */
export const routes = {
  estimation: {
    /** Estimate one apartment. */
    estimate: 'POST /api/v1/estimation',
    /** Estimate up to 1000 apartments. */
    estimateBatch: 'POST /api/v1/estimation/batch flat',
  },
  evaluation: {
    /** Prudential lending value. */
    mortgageLendingValue: 'POST /api/v1/mlv',
    /** Discounted cash flow of a let building. */
    discountedCashFlow: 'POST /api/v1/dcf',
    /** Capitalisation of an income. */
    directCapitalisation: 'POST /api/v1/capitalisation',
  },
  costs: {
    /** Costs of buying in Luxembourg, line by line. */
    acquisitionCosts: 'POST /api/v1/frais-acquisition',
  },
  fiscal: {
    /** Tax on the capital gain of a sale in Luxembourg. */
    capitalGains: 'POST /api/v1/plus-values',
  },
  propcalc: {
    /** Own capital of a purchase. */
    investedCapital: 'POST /api/v1/capital-investi',
    /** Cash flow of a let property. */
    cashflow: 'POST /api/v1/propcalc/cashflow',
    /** Schedule of a loan. */
    mortgage: 'POST /api/v1/propcalc/mortgage',
    /** Yields of a let property. */
    yields: 'POST /api/v1/propcalc/yield',
    /** Costs of buying in one of ten countries, line by line. */
    fees: 'POST /api/v1/propcalc/fees',
    /** The ten countries: regions, usual loans, macro figures, questions. */
    countries: 'GET /api/v1/propcalc/countries',
  },
  data: {
    /** Macro indicators with their age. */
    marketData: 'GET /api/v1/market-data',
  },
} as const
