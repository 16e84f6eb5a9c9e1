/**
 * Words by which documents state a member of a closed list. Words of one key are parted by spaces; a hyphen within one is any
 * white space or sign, and a hyphen alone says that a language has no such word.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  /** Euros; their code and sign are the same everywhere. */
  EUR: 'euro euros',
  /** Luxembourg francs; their code is the same everywhere. */
  LUF: 'franc francs',
  /** A preliminary contract of a sale. */
  preliminaryContract: 'preliminary-contract preliminary-agreement',
  taxReturn: 'tax-return',
  /** An acquisition by purchase. */
  purchase: 'purchase purchased bought',
  /** An acquisition by building it. */
  construction: 'built constructed',
  /** An acquisition by inheritance. */
  inheritance: 'inheritance inherited',
  /** An acquisition by gift. */
  gift: 'gift donation donated',
  /** A tax class, as the word before its number. */
  taxClass: 'class',
  /** The price of a sale, its deposit, and its costs. */
  price: 'price prices purchase-price consideration',
  deposit: 'deposit deposits down-payment',
  fees: 'costs fees commission',
} as const
