import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-stand-in.ts'

/**
 * Sentences of the stand-in for a language model in trials.
 *
 * Screen: trials without a language model. Reader: developers. Length: none.
 */
export const words = {
  start: 'Probetext, ohne Sprachmodell geschrieben.',
  data: 'Die Daten nennen {one} und {other}.',
  calculated: 'Die Berechnung ergibt {total}.',
  law: 'Der erste Gesetzestext nennt {value}.',
  rent: 'Die Miete läge bei {amount}.',
  future: 'Der Wert stiege in {years} Jahren um {share}.',
  nothing: 'Es ist kein Name gegeben, also keine Zahl.',
} as const satisfies Translation<typeof source>
