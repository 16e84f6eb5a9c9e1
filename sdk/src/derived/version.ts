// Printed from the contract by `npm run derive`; not edited by hand.

/** Version of this package. */
export const version = '1.1.0'
