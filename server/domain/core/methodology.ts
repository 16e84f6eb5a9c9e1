/** The limit of every calculation about a property: it is no certified valuation. */
export const notAValuation =
  'A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.'
