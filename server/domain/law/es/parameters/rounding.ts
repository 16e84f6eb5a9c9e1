import { centRounding } from '../../purchase/cent-rounding.ts'

/** Rounding to cents, with the article of the Spanish act on the euro as its model. */
export const transferTaxRounding = centRounding({
  id: 'es.itp.rounding',
  what: 'the transfer tax is',
  note: 'No article on rounding was found for the tax itself.',
  source: {
    title: 'Ley 46/1998 sobre introducción del euro, by analogy',
    article: 'art. 11',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-29216',
  },
})
