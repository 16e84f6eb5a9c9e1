/** A key or an index in JSON. */
export type Step = string | number

type Table = Record<string, unknown>

const isHolder = (value: unknown): value is Table => typeof value === 'object' && value !== null

/** Value at a path; undefined if absent. */
export const getValueAtPath = (value: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>((holder, step) => (isHolder(holder) ? holder[step] : undefined), value)

/** Copies JSON with a value replaced at a path; undefined removes it, and objects left empty by that. */
export const withValueAtPath = (holder: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown => {
  if (step === undefined) return value
  const own: Table = isHolder(holder) && !Array.isArray(holder) ? { ...holder } : {}
  const next = rest.length === 0 ? value : withValueAtPath(own[step], rest, value)
  const isGone =
    next === undefined || (rest.length > 0 && value === undefined && isHolder(next) && Object.keys(next).length === 0)
  if (isGone) delete own[step]
  else own[step] = next
  return own
}

/** Formats a path as in validation errors: `purchase.loan.amount`. */
export const formatPath = (path: readonly Step[]): string => path.join('.')
