/** The limit that every calculation about a property names: nobody certifies it. */
export const notAValuation =
  'A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.'
