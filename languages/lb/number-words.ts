import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/number-words.ts'

/**
 * The words of numbers in documents; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  ones: 'null een zwee dräi véier fënnef sechs siwen aacht néng zéng eelef zwielef dräizéng véierzéng fofzéng siechzéng siwwenzéng uechtzéng nonzéng',
  tens: 'zwanzeg drësseg véierzeg fofzeg sechzeg siwwenzeg achtzeg nonzeg',
  unitsFirst: 'an a',
  beforeUnits: '-',
  beforeOne: '-',
  one: 'eent een',
  hundred: 'honnert',
  ownHundreds: '-',
  hundredAlone: '-',
  behindHundreds: '-',
  thousand: 'dausend dausendan',
  millions: 'Millioun Milliounen',
  oneMillion: 'eng',
  links: 'an a',
  first: 'éischten éischt',
  third: 'drëtten drëtte',
  seventh: 'siwenten siwente',
  dayEndings: 'te ten ter ste sten ster',
  half: 'Halschent',
  whole: 'Alengeegentum Alengeegentümer',
} as const satisfies Translation<typeof source>
