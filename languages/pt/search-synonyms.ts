import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/search-synonyms.ts'

/**
 * Terms of searches that mean those of the English groups; a hyphen alone adds none.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  transferTax: 'imposto de selo, imposto de registo',
  fees: 'custos, notário',
  capitalGains: 'mais-valia, mais-valias',
  mortgage: 'empréstimo, hipoteca',
  yields: 'rendibilidade',
  estimate: 'avaliação, estimativa',
  price: 'preço',
  report: 'relatório',
  accuracy: 'exatidão',
  municipality: 'município',
  area: 'superfície',
  vat: 'iva',
  country: 'país',
  law: 'lei',
  key: 'chave',
  example: 'exemplo',
  errors: 'erro',
} as const satisfies Translation<typeof source>
