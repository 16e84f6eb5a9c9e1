/** Pairs of adjacent letters of a name, in lower case and without separators: `ba`, `as`, `se` … of `base_URL`. */
const getLetterPairs = (name: string): string[] => {
  const letters = name.toLowerCase().replace(/[^a-z\d]/g, '')
  return [...letters.slice(1)].map((letter, at) => letters[at] + letter)
}

/** Finds the most similar name by shared letter pairs (Dice); undefined where less than half is shared. */
export const findSimilarName = (name: string, names: readonly string[]): string | undefined => {
  const pairs = getLetterPairs(name)
  let best: string | undefined
  let most = 0
  for (const candidate of names) {
    const others = getLetterPairs(candidate)
    const like = pairs.filter(pair => others.includes(pair)).length / (pairs.length + others.length)
    if (like >= 0.25 && like > most) {
      best = candidate
      most = like
    }
  }
  return best
}
