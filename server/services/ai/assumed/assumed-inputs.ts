import * as z from 'zod'
import { type AssumedInput, assumedMax } from '#contract/ai/calculations/assumed'
import type { Stated } from './stated-values.ts'

/** Default that an operation used for a missing field, as listed in its response. */
export interface UsedDefault {
  field?: string | undefined
  value: number | string | boolean | null
  source: string
}

type Leaf = AssumedInput

/** Values of an input with the paths of their fields, such as `buyers[0].share`. */
const listLeaves = (value: unknown, path = ''): Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((item, at) => listLeaves(item, `${path}[${at}]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, field]) => listLeaves(field, path === '' ? name : `${path}.${name}`))
  const isPlain = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
  return isPlain ? [{ field: path, value }] : []
}

/** Whether a schema has a field, by its path without list indexes. */
const hasField = (schema: unknown, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return true
  if (schema instanceof z.ZodOptional) return hasField(schema.unwrap(), [name, ...rest])
  if (schema instanceof z.ZodArray) return hasField(schema.element, [name, ...rest])
  return schema instanceof z.ZodObject && name in schema.shape && hasField(schema.shape[name], rest)
}

const splitFieldPath = (path: string): string[] => path.replaceAll(/\[\d*\]/g, '').split('.')

/** Fields that select the requested figures: they state nothing about the property. */
const selectorFields = ['groups']

/**
 * Inputs of a calculation that the caller did not state: those chosen by the model, then the defaults of the operation
 * that a conversation could change, or that are figures.
 * @param question schema of the inputs that a conversation may send.
 */
export const listAssumedInputs = (
  { input, defaults }: { input: object; defaults: readonly UsedDefault[] },
  question: z.ZodType,
  stated: Stated,
): AssumedInput[] => {
  const chosen = listLeaves(input).filter(({ field, value }) => {
    const name = splitFieldPath(field).at(-1) ?? ''
    return !selectorFields.includes(name) && !stated.has(name, value)
  })
  const used = defaults.flatMap(({ field, value, source }): AssumedInput[] => {
    if (field === undefined || value === null || source !== 'default') return []
    const isFigure = typeof value === 'number' && value !== 0
    return isFigure || hasField(question, splitFieldPath(field)) ? [{ field, value }] : []
  })
  const byField = new Map([...used, ...chosen].map(one => [one.field, one]))
  return [...chosen, ...used].filter(one => byField.get(one.field) === one).slice(0, assumedMax)
}
