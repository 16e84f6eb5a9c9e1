/** The notice of texts that a model writes, and the frequent words by which the language is known; `_` stands for a space. */
export const words = {
  notice: 'Written by a model from the figures given; not a certified valuation, not tax or legal advice.',
  frequentWords: 'the of and is for with what which how on to would',
} as const
