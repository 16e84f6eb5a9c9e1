import type { AuthSecrets, NamedSecret } from '../access/auth-secrets.ts'

/** Length of a value, and how many values may be set at a time. */
const [valueMin, valueMax, valuesMax] = [32, 200, 2] as const
/** Longest text that is read: two values with ids of 20 characters. */
const textMax = valuesMax * (valueMax + 21) + 1

/** What is allowed, for messages. */
export const authSecretRule =
  'must be 32 to 200 characters, or one or two of id:value with a comma between, each value of 32 to 200 characters without a comma, ids of 1 to 20 of a to z, 0 to 9 and -, not twice the same'

const isValue = (text: string): boolean => text.length >= valueMin && text.length <= valueMax

/** Plain value, without an id. */
export const createPlainSecret = (value: string): AuthSecrets => ({ current: value, accepted: [value], named: [] })

/** Pairs of a text, whose id is empty where a part begins with none. */
const parseNamed = (text: string): [NamedSecret, ...NamedSecret[]] => {
  const [first = '', ...more] = text.split(',')
  const parsePair = (part: string): NamedSecret => {
    const [, id = '', value = ''] = /^([a-z0-9-]{1,20}):(.*)$/s.exec(part.trim()) ?? []
    return { id, value }
  }
  return [parsePair(first), ...more.map(parsePair)]
}

/**
 * Values of a text: one plain value, or one or two of `id:value`, the current one first. A text of this form was a plain
 * value before ids were read, so that what was made with it is accepted too.
 * @returns undefined for a text that is not allowed.
 */
export const parseAuthSecrets = (text: string): AuthSecrets | undefined => {
  if (text.length > textMax) return undefined
  const named = parseNamed(text)
  const [{ value: current, id }] = named
  // A plain value may contain colons and commas.
  const isPlain = id === '' || (!isValue(current) && named.slice(1).every(pair => pair.id === ''))
  if (isPlain) return isValue(text) ? createPlainSecret(text) : undefined
  const isRight =
    named.length <= valuesMax &&
    named.every(pair => pair.id !== '' && isValue(pair.value)) &&
    new Set(named.map(pair => pair.id)).size === named.length
  if (!isRight) return undefined
  const former = [...named.slice(1).map(({ value }) => value), ...(isValue(text) ? [text] : [])]
  return { current, accepted: [current, ...former], named }
}
