// Printed from the contract by `npm run derive`; not edited by hand.

/** Version of this package. */
export const version = '1.1.0'

/** The day of the contract that this package speaks, sent as `Valorem-Version`. */
export const contractDay = '2026-11-28'
