import { centRounding } from '../../purchase/cent-rounding.ts'

/** Rounding of the transfer tax of a buyer. */
export const transferTaxRounding = centRounding({
  id: 'nl.transferTax.rounding',
  what: 'the transfer tax of each buyer is',
  note: 'Neither the act on the tax (BWBR0002740) nor the general act on taxes (BWBR0002320) says how the tax is rounded.',
})
