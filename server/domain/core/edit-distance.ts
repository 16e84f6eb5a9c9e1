/** The letters a to z that a name holds, one bit each. */
export const letterSet = (name: string): number => {
  let letters = 0
  for (let i = 0; i < name.length; i++) {
    const letter = name.charCodeAt(i) - 97
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

/** Number of letters in one set only. One edit changes at most two of them: a cheap way to rule most names out. */
export const lettersApart = (a: number, b: number): number => {
  let count = 0
  for (let apart = a ^ b; apart !== 0; apart &= apart - 1) count++
  return count
}

/** Row `i` of the table of distances: from the first `i` letters of `a` to each beginning of `b`. */
const distanceRow = (a: string, b: string, i: number, previous: number[], beforePrevious: number[]): number[] => {
  const current = [i]
  for (let j = 1; j <= b.length; j++) {
    const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
    const removedOrAdded = Math.min(previous[j] ?? 0, current[j - 1] ?? 0) + 1
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    const swapped = isSwap ? (beforePrevious[j - 2] ?? 0) + 1 : replaced
    current.push(Math.min(replaced, removedOrAdded, swapped))
  }
  return current
}

/**
 * Letters to add, remove, replace or swap with their neighbour to turn one name into the other (Damerau-Levenshtein,
 * each letter touched once), or `undefined` as soon as it is certain that they are more than `limit`.
 */
export const editDistance = (a: string, b: string, limit: number): number | undefined => {
  if (Math.abs(a.length - b.length) > limit) return undefined
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const current = distanceRow(a, b, i, previous, beforePrevious)
    if (Math.min(...current) > limit) return undefined
    beforePrevious = previous
    previous = current
  }
  const distance = previous[b.length] ?? 0
  return distance <= limit ? distance : undefined
}
