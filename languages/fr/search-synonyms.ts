import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/search-synonyms.ts'

/**
 * Terms of searches that mean those of the English groups; a hyphen alone adds none.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  transferTax: "droits d'enregistrement, droit d'enregistrement",
  fees: 'frais, notaire',
  capitalGains: 'plus value, plus-values',
  mortgage: 'prêt, emprunt',
  yields: 'rendement',
  estimate: 'valeur',
  price: 'prix',
  report: 'rapport',
  accuracy: 'précision',
  municipality: 'commune',
  area: 'superficie',
  vat: 'tva',
  country: 'pays',
  law: 'loi',
  key: 'clé',
  example: 'exemple',
  errors: 'erreur, erreurs',
} as const satisfies Translation<typeof source>
