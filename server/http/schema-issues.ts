import type * as z from 'zod'
import type { RefusedField } from '#domain/core/refusal'

type ZodIssue = z.core.$ZodIssue

/** A path as people write it: `items[3].buyers[0].share`. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? String(step) : `${text}.${String(step)}`,
    '',
  )

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    body,
  )

const kinds: Record<string, string> = {
  string: 'Must be text.',
  number: 'Must be a finite number.',
  int: 'Must be a whole number.',
  boolean: 'Must be true or false, not text.',
  array: 'Must be a list.',
  object: 'Must be an object.',
}

const bound = (issue: ZodIssue): string | undefined => {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  const word = issue.code === 'too_small' ? 'at least' : 'at most'
  const than = issue.code === 'too_small' ? 'more than' : 'less than'
  const unit = { string: ' characters', array: ' entries' }[issue.origin as string] ?? ''
  return `${issue.inclusive === false ? than : word} ${limit}${unit}`
}

/** The values of a closed list, also where the list is a union of lists. */
const closedList = (issue: ZodIssue): string[] | undefined => {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  if (issue.code !== 'invalid_union') return undefined
  if ('options' in issue && issue.options) return issue.options.map(String)
  const lists = issue.errors.map(branch => branch.flatMap(inner => closedList(inner) ?? []))
  return lists.every(list => list.length > 0) ? lists.flat() : undefined
}

const oneField = (issue: ZodIssue, body: unknown): RefusedField => {
  const path = fieldPath(issue.path)
  const received = valueAt(body, issue.path)
  const allowed = closedList(issue)
  if (received === undefined && path !== '') return { path, message: 'Is required.', ...(allowed && { allowed }) }
  if (allowed) return { path, message: 'Must be one of the allowed values.', received, allowed }
  const limits = bound(issue)
  if (limits) return { path, message: `Must be ${limits}.`, received, allowed: [limits] }
  if (issue.code === 'invalid_type') return { path, message: kinds[issue.expected] ?? issue.message, received }
  if (issue.code === 'invalid_format') return { path, message: `It ${issue.message}.`, received }
  return { path, message: issue.message, received }
}

/**
 * What a schema found wrong, as fields with the value they got and what is allowed. An unknown field, which the
 * schema names in its message only, becomes the path itself.
 */
export const refusedFields = (issues: readonly ZodIssue[], body: unknown): RefusedField[] =>
  issues.flatMap(issue =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => ({
          path: fieldPath([...issue.path, key]),
          message: 'Is not a field of this request.',
          received: valueAt(body, [...issue.path, key]),
        }))
      : [oneField(issue, body)],
  )

/** What ts-rest found wrong in a body; its error type also admits other validators, this contract has Zod only. */
export const bodyIssues = (error: { issues: readonly unknown[] } | null, body: unknown): RefusedField[] =>
  refusedFields((error?.issues ?? []) as readonly ZodIssue[], body)
