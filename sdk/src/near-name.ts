/** Pairs of adjacent letters of a name, in lower case and without separators: `ba`, `as`, `se` … of `base_URL`. */
const pairsOf = (name: string): string[] => {
  const letters = name.toLowerCase().replace(/[^a-z\d]/g, '')
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2))
}

/** The name most like another by the pairs of letters that they share (Dice); undefined where less than half is shared. */
export const nearName = (name: string, names: readonly string[]): string | undefined => {
  const pairs = pairsOf(name)
  const likeness = (candidate: string): number => {
    const others = pairsOf(candidate)
    return (2 * pairs.filter(pair => others.includes(pair)).length) / (pairs.length + others.length)
  }
  const [best] = names.map(candidate => ({ candidate, like: likeness(candidate) })).sort((a, b) => b.like - a.like)
  return best && best.like >= 0.5 ? best.candidate : undefined
}
