import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-stand-in.ts'

/**
 * Sentences of the stand-in for a language model in trials.
 *
 * Screen: trials without a language model. Reader: developers. Length: none.
 */
export const words = {
  start: 'Texto de ensaio, escrito sem modelo de linguagem.',
  data: 'Os dados indicam {one} e {other}.',
  calculated: 'O cálculo dá {total}.',
  law: 'A primeira linha da lei diz {value}.',
  rent: 'A renda seria de {amount}.',
  future: 'O valor subiria {share} em {years} anos.',
  nothing: 'Não é dado nenhum nome, portanto nenhum valor.',
} as const satisfies Translation<typeof source>
