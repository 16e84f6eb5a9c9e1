import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/number-words.ts'

/**
 * The words of numbers in documents; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  ones: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  unitsFirst: 'und',
  beforeUnits: '-',
  beforeOne: '-',
  one: 'eins ein',
  hundred: 'hundert hundertund',
  ownHundreds: '-',
  hundredAlone: '-',
  behindHundreds: '-',
  thousand: 'tausend tausendund',
  millions: 'Million Millionen',
  oneMillion: 'eine',
  links: 'und',
  first: 'erste ersten',
  third: 'dritten dritte',
  seventh: 'siebten siebte',
  dayEndings: 'te ten ter ste sten ster',
  half: 'Hälfte',
  whole: 'Alleineigentum Alleineigentümer Alleineigentümerin',
} as const satisfies Translation<typeof source>
