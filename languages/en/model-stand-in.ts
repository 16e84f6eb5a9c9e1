/**
 * Sentences of the stand-in for a language model in trials: with names or figures of the request, or with invented ones.
 *
 * Screen: trials without a language model. Reader: developers. Length: none.
 */
export const words = {
  start: 'Text for trials, written without a language model.',
  data: 'The data say {one} and {other}.',
  calculated: 'The calculation gives {total}.',
  law: 'The first line of law says {value}.',
  rent: 'The rent would be {amount}.',
  future: 'The value would rise by {share} in {years} years.',
  nothing: 'No name is given, so there is no figure.',
} as const
