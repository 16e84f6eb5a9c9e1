import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/number-words.ts'

/**
 * The words of numbers in documents; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  ones: 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
  tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  unitsFirst: '-',
  beforeUnits: 'e',
  beforeOne: '-',
  one: 'um',
  hundred: '-',
  ownHundreds: 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
  hundredAlone: 'cem',
  behindHundreds: 'e',
  thousand: 'mil mil-e',
  millions: 'milhão milhões',
  oneMillion: 'um',
  links: 'e',
  first: 'primeiro',
  third: 'terceiro',
  seventh: 'sétimo',
  dayEndings: '-',
  half: 'metade',
  whole: 'totalidade propriedade-plena único-proprietário',
} as const satisfies Translation<typeof source>
