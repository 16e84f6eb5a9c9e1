/** Shorter words are in the table of numerals, longer ones are not numbers. */
const [lengthMin, lengthMax] = [6, 80]

/** A piece at the start of a word, after the joiner to the one before. */
interface Piece {
  value: number
  rest: string
}

/**
 * Numerals that are one word made of several, as German and Luxembourgish write them: of `siebenhundertzwölf` seven, a
 * hundred and twelve. Tries the longest piece first and goes back where nothing follows, a bounded number of times.
 */
export const compoundsOf = (values: ReadonlyMap<string, number>, joiners: readonly string[]) => {
  const pieces = [...values].filter(([form]) => /^\p{L}{3,}$/u.test(form)).sort(([a], [b]) => b.length - a.length)
  const beginnings = (word: string): Piece[] =>
    pieces.flatMap(([form, value]) => (word.startsWith(form) ? [{ value, rest: word.slice(form.length) }] : []))
  const joined = (word: string): Piece[] =>
    joiners.flatMap(joiner => (word.startsWith(joiner) ? beginnings(word.slice(joiner.length)) : []))
  /** The values of the rest of a word; undefined where it is not a numeral. */
  const split = (word: string, isFirst: boolean): number[] | undefined => {
    if (word === '') return isFirst ? undefined : []
    for (const { value, rest } of [...beginnings(word), ...(isFirst ? [] : joined(word))]) {
      const behind = split(rest, false)
      if (behind) return [value, ...behind]
    }
    return undefined
  }
  return (word: string): readonly number[] | undefined =>
    word.length < lengthMin || word.length > lengthMax ? undefined : split(word, true)
}
