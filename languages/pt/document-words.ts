import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/document-words.ts'

/**
 * The words by which documents state a member of a closed list; what each key means is said in `en/`.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  EUR: 'euro euros',
  LUF: 'franco francos',
  preliminaryContract: 'contrato-promessa promessa-de-compra-e-venda promessa-de-venda',
  taxReturn: 'declaração-de-rendimentos declaração-de-impostos',
  purchase: 'compra comprado comprada',
  construction: 'construído construída',
  inheritance: 'herança herdado herdada',
  gift: 'doação',
  taxClass: 'classe',
  price: 'preço',
  deposit: 'sinal entrada',
  fees: 'custos despesas comissão honorários',
} as const satisfies Translation<typeof source>
