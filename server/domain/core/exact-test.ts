import { exp, log, log1p } from './exponentials.ts'

/** From this number on, the series of Stirling gives the logarithm of a factorial to 14 digits. */
const stirlingFrom = 32

const smallLogs: readonly number[] = Array.from({ length: stirlingFrom }, (_, n) =>
  Array.from({ length: n }, (_none, index) => log(index + 1)).reduce((sum, logged) => sum + logged, 0),
)

/** Terms of the series after the logarithms, by 1/n. */
const stirlingSeries = (part: number): number => {
  const squared = part * part
  return part * (1 / 12 - squared * (1 / 360 - squared * (1 / 1260 - squared / 1680)))
}

/** Natural logarithm of n! (Abramowitz and Stegun, 6.1.41). */
const logFactorial = (n: number): number =>
  smallLogs[n] ?? n * log(n) - n + log(2 * Math.PI * n) / 2 + stirlingSeries(1 / n)

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Successes among trials. */
export interface Share {
  count: number
  of: number
}

/** Relative error within which two probabilities are equal, as R's `fisher.test` has it. */
const relativeError = 1e-7

/**
 * Probability that chance alone parts two shares as far as these, or further: Fisher's exact test, two-sided, by the
 * probabilities of all tables with the same margins (R. A. Fisher, The Design of Experiments, 1935).
 * @param one whole numbers, `count` at most `of`.
 * @param other the same.
 */
export const exactTestProbability = (one: Share, other: Share): number => {
  const successes = one.count + other.count
  const least = Math.max(0, successes - other.of)
  const most = Math.min(successes, one.of)
  const logAll = logChoose(one.of + other.of, successes)
  const logOf = (count: number): number => logChoose(one.of, count) + logChoose(other.of, successes - count) - logAll
  const observed = logOf(one.count) + log1p(relativeError)
  let probability = 0
  for (let count = least; count <= most; count += 1) {
    const logged = logOf(count)
    if (logged <= observed) probability += exp(logged)
  }
  return Math.min(1, probability)
}
