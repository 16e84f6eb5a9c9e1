/**
 * The notice of texts that a model writes, whose first line says so (Regulation (EU) 2024/1689, article 50), and the frequent
 * words by which the language is known; `_` stands for a space. The example shows a model how it writes names for figures.
 *
 * Screen: none, a language model reads them. Reader: programs. Length: none.
 */
export const words = {
  notice:
    'This text was written by a language model (AI).\nIt rests on the figures given and is not a certified valuation, nor tax or legal advice.',
  figuresExample: '{D4} is {(D4 - D5) / D5 %} above the price of {D5}; the duty is {L2} [L2], exempt after {D7} years.',
  frequentWords:
    'the of and is are was for with what which how why when who on to in this that these it its from not be by as at has have will would can could should do does your you their there please explain summarise summarize describe how_much',
} as const
