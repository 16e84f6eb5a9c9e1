/** First digits of steps that are read easily. */
const usualDigits = [1, 2, 2.5, 5] as const

/**
 * Step of a grid: the smallest of these digits times a power of ten of which so many lines reach a value above 0.
 * @throws RangeError for a value that is no finite number above 0.
 */
export const chooseGridStep = (value: number, lines: number, digits: readonly number[] = usualDigits): number => {
  if (!(value > 0 && Number.isFinite(value))) throw new RangeError(`A grid needs a value above 0, not ${value}.`)
  // The power of ten below a share, as its own digits tell it.
  for (let power = Number(`1e${(value / lines).toExponential().split('e')[1]}`); ; power *= 10) {
    const step = digits.map(digit => digit * power).find(candidate => candidate * lines >= value)
    if (step !== undefined) return step
  }
}
