/** The name or the place of something in JSON. */
export type Step = string | number

type Table = Record<string, unknown>

const isHolder = (value: unknown): value is Table => typeof value === 'object' && value !== null

/** What stands at a path; undefined where nothing does. */
export const valueAt = (value: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>((holder, step) => (isHolder(holder) ? holder[step] : undefined), value)

/** A copy with another value at a path; without it where that is undefined, and without groups that this leaves empty. */
export const withValue = (holder: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown => {
  if (step === undefined) return value
  const own: Table = isHolder(holder) && !Array.isArray(holder) ? { ...holder } : {}
  const next = rest.length === 0 ? value : withValue(own[step], rest, value)
  const isGone =
    next === undefined || (rest.length > 0 && value === undefined && isHolder(next) && Object.keys(next).length === 0)
  if (isGone) delete own[step]
  else own[step] = next
  return own
}

/** A path as failures name it: `purchase.loan.amount`. */
export const pathText = (path: readonly Step[]): string => path.join('.')
