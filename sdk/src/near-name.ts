/** Pairs of adjacent letters of a name, in lower case and without separators: `ba`, `as`, `se` … of `base_URL`. */
const pairsOf = (name: string): string[] => {
  const letters = name.toLowerCase().replace(/[^a-z\d]/g, '')
  return [...letters.slice(1)].map((letter, at) => letters[at] + letter)
}

/** The name most like another by the pairs of letters that they share (Dice); undefined where less than half is shared. */
export const nearName = (name: string, names: readonly string[]): string | undefined => {
  const pairs = pairsOf(name)
  let best: string | undefined
  let most = 0
  for (const candidate of names) {
    const others = pairsOf(candidate)
    const like = pairs.filter(pair => others.includes(pair)).length / (pairs.length + others.length)
    if (like >= 0.25 && like > most) {
      best = candidate
      most = like
    }
  }
  return best
}
