import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/number-words.ts'

/**
 * The words of numbers in documents; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  ones: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  tens: 'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt',
  unitsFirst: '-',
  beforeUnits: '-',
  beforeOne: 'et',
  one: 'un',
  hundred: 'cent cents',
  ownHundreds: '-',
  hundredAlone: '-',
  behindHundreds: '-',
  thousand: 'mille mil',
  millions: 'million millions',
  oneMillion: 'un',
  links: 'et',
  first: 'premier',
  third: 'trois',
  seventh: 'sept',
  dayEndings: '-',
  half: 'moitié',
  whole: 'pleine-propriété totalité seul-propriétaire seule-propriétaire',
} as const satisfies Translation<typeof source>
