import { centRounding } from '../../purchase/cent-rounding.ts'

/** Rounding of the transfer tax and its stamp duty for a buyer. */
export const transferTaxRounding = centRounding({
  id: 'pt.imt.rounding',
  what: 'transfer tax and stamp duty of each buyer are',
  note: 'No article on rounding was found in the codes of the two taxes.',
})
