import type { JsonSchema } from './short-schema.ts'

/** Rows of the loan of `mortgage` that a tool gives: three hundred months would fill the window of a model. */
const outputs: Readonly<Record<string, string>> = { none: 'none', yearly: 'annual', monthly: 'monthly' }

const tool = 'mortgage'

/** Names of the schedules that a call may ask for. */
export const schedules: readonly string[] = Object.keys(outputs)

/** Input of a tool with `schedule` in place of `output`; other tools keep theirs. */
export const listSchedule = (name: string, input: JsonSchema): JsonSchema => {
  if (name !== tool) return input
  const { output: _, ...properties } = input.properties as JsonSchema
  const description = 'Rows of the answer; none when left out'
  return { ...input, properties: { ...properties, schedule: { type: 'string', enum: schedules, description } } }
}

/**
 * Input of an operation for the input of its tool.
 * @returns undefined where `schedule` is none of the three.
 */
export const readSchedule = (
  name: string,
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined => {
  if (name !== tool || 'output' in input) return input
  const { schedule = 'none', ...others } = input
  const output = typeof schedule === 'string' && Object.hasOwn(outputs, schedule) ? outputs[schedule] : undefined
  return output === undefined ? undefined : { ...others, output }
}
