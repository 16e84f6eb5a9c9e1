// Printed from the contract by `npm run derive`; not edited by hand.

/** Method and path of each operation, by tag; the body of a `flat` answer is not unpacked. */
export const routes = {
  estimation: {
    /** Estimate one apartment. */
    estimate: 'POST /api/v1/estimation',
    /** Estimate up to 1000 apartments. */
    estimateBatch: 'POST /api/v1/estimation/batch flat',
  },
  fiscal: {
    /** Tax on the capital gain of a sale in Luxembourg. */
    capitalGains: 'POST /api/v1/plus-values',
  },
} as const
