import type * as z from 'zod'
import { type Calculation, type CalculationOperation, calculationSchemas } from '#contract/ai/calculation'
import { Refusal } from '#domain/core/refusal'
import { assumedInputs } from '../assumed/assumed-inputs.ts'
import type { Stated } from '../assumed/stated-values.ts'
import type { CalculationMeans } from './calculation-way.ts'
import { calculationWays } from './calculation-ways.ts'

/** What a schema of the contract reads. @throws Refusal `invalid_request` naming what is wrong. */
const parsed = (schema: z.ZodType, value: unknown): object => {
  const read = schema.safeParse(value)
  // The input of every calculation is an object.
  if (read.success) return read.data as object
  const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Refusal('invalid_request', { issues })
}

/**
 * A calculation, with the inputs that nobody stated.
 * @param sent what a model sent, or what an earlier answer says that one sent.
 * @throws Refusal what its schema or its operation refuses.
 */
export const calculated = async (
  operation: CalculationOperation,
  sent: unknown,
  { stated, ...means }: CalculationMeans & { stated: Stated },
): Promise<Calculation> => {
  const schema = calculationSchemas[operation].input
  // What the schema of an operation has read is the input of its way; the pair is lost between the tables.
  const made = await calculationWays[operation].make(parsed(schema, sent) as never, means)
  const { input, result, law, defaults = [] } = made
  const assumed = assumedInputs({ input, defaults }, schema, stated)
  return { operation, input, result, law, assumed } as Calculation
}
