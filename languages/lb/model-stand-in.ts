import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-stand-in.ts'

/**
 * Sentences of the stand-in for a language model in trials.
 *
 * Screen: trials without a language model. Reader: developers. Length: none.
 */
export const words = {
  start: 'Proufstext, ouni Sproochmodell geschriwwen.',
  data: 'D’Donnéeë soen {one} an {other}.',
  calculated: 'D’Berechnung ergëtt {total}.',
  law: 'Den éischte Gesetzestext seet {value}.',
  rent: 'De Loyer léich bei {amount}.',
  future: 'De Wäert géif a {years} Joer ëm {share} klammen.',
  nothing: 'Et ass keen Numm ginn, also keng Zuel.',
} as const satisfies Translation<typeof source>
