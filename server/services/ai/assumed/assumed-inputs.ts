import * as z from 'zod'
import { type AssumedInput, assumedMax } from '#contract/ai/calculations/assumed'
import type { Stated } from './stated-values.ts'

/** A default that an operation used because its field was left out, as its answer lists it. */
export interface UsedDefault {
  field?: string | undefined
  value: number | string | boolean | null
  source: string
}

type Leaf = AssumedInput

/** The values of an input with the paths of their fields, as `buyers[0].share`. */
const leavesOf = (value: unknown, path = ''): Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, `${path}[${at}]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, field]) => leavesOf(field, path === '' ? name : `${path}.${name}`))
  const isPlain = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
  return isPlain ? [{ field: path, value }] : []
}

/** Whether a schema has a field, by its path without places in lists. */
const hasField = (schema: unknown, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return true
  if (schema instanceof z.ZodOptional) return hasField(schema.unwrap(), [name, ...rest])
  if (schema instanceof z.ZodArray) return hasField(schema.element, [name, ...rest])
  return schema instanceof z.ZodObject && name in schema.shape && hasField(schema.shape[name], rest)
}

const namesOf = (path: string): string[] => path.replaceAll(/\[\d*\]/g, '').split('.')

/** What says which figures are asked for states nothing about the property. */
const choosing = ['groups']

/**
 * The inputs of a calculation that nobody stated: those that the model chose, then the defaults of the operation that a
 * conversation could change, or that are figures.
 * @param question schema of what a conversation may send.
 */
export const assumedInputs = (
  { input, defaults }: { input: object; defaults: readonly UsedDefault[] },
  question: z.ZodType,
  stated: Stated,
): AssumedInput[] => {
  const chosen = leavesOf(input).filter(({ field, value }) => {
    const name = namesOf(field).at(-1) ?? ''
    return !choosing.includes(name) && !stated.has(name, value)
  })
  const used = defaults.flatMap(({ field, value, source }): AssumedInput[] => {
    if (field === undefined || value === null || source !== 'default') return []
    const isFigure = typeof value === 'number' && value !== 0
    return isFigure || hasField(question, namesOf(field)) ? [{ field, value }] : []
  })
  const byField = new Map([...used, ...chosen].map(one => [one.field, one]))
  return [...chosen, ...used].filter(one => byField.get(one.field) === one).slice(0, assumedMax)
}
