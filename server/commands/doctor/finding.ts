/** State of a part: `good`, `warning` where something will fail later, `bad` where something fails at present. */
type FindingState = 'good' | 'warning' | 'bad'

/** What one check found. */
export interface Finding {
  /** Part of the installation, as `PostgreSQL: server`. */
  part: string
  state: FindingState
  /** What was found, in one sentence without a secret. */
  found: string
  /** What to do; undefined for a good part. */
  cure?: string
}

export const good = (part: string, found: string): Finding => ({ part, state: 'good', found })
export const warning = (part: string, found: string, cure: string): Finding => ({ part, state: 'warning', found, cure })
export const bad = (part: string, found: string, cure: string): Finding => ({ part, state: 'bad', found, cure })

/** Longest text of a foreign server that a finding repeats. */
const reasonLengthMax = 200
/** Longest text that is read for it. */
const readLengthMax = 10_000

/** A word without the user and the password of the address that it may be. */
const hideCredentials = (word: string): string => {
  const start = word.indexOf('://') + 3
  const end = word.lastIndexOf('@')
  return start >= 3 && end > start ? `${word.slice(0, start)}…${word.slice(end)}` : word
}

/** Reason of a failure in one line, without the user and the password of an address. */
export const describeReason = (cause: unknown): string => {
  const { code, message, errors } = Object(cause) as { code?: unknown; message?: unknown; errors?: unknown[] }
  // A name with several addresses fails once for each.
  if (Array.isArray(errors) && errors.length > 0) return describeReason(errors[0])
  const words = String(message ?? cause)
    .slice(0, readLengthMax)
    .split(/\s+/)
  const text = words.map(hideCredentials).join(' ').slice(0, reasonLengthMax)
  return code === undefined || text.includes(String(code)) ? text : `${String(code)}: ${text}`
}

/** Runs a check and turns what it throws into a finding. */
export const findOrReport = async (
  part: string,
  check: () => Promise<readonly Finding[]>,
  cure: string,
): Promise<readonly Finding[]> => {
  try {
    return await check()
  } catch (cause) {
    return [bad(part, `The check failed: ${describeReason(cause)}.`, cure)]
  }
}
