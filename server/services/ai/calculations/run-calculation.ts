import type * as z from 'zod'
import { type Calculation, type CalculationOperation, calculationSchemas } from '#contract/ai/calculation'
import { Refusal } from '#domain/core/refusal'
import { listAssumedInputs } from '../assumed/assumed-inputs.ts'
import type { Stated } from '../assumed/stated-values.ts'
import type { CalculationRuntime } from './calculation-tool.ts'
import { calculationTools } from './calculation-tools.ts'

/** Validates an input with a schema of the contract. @throws Refusal `invalid_request` naming the faults. */
const parseCalculationInput = (schema: z.ZodType, value: unknown): object => {
  const read = schema.safeParse(value)
  // The input of every calculation is an object.
  if (read.success) return read.data as object
  const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Refusal('invalid_request', { issues })
}

/**
 * Runs a calculation, and lists the inputs that the caller did not state.
 * @param sent input chosen by a model, in this request or an earlier one.
 * @throws Refusal of its schema or operation.
 */
export const runCalculation = async (
  operation: CalculationOperation,
  sent: unknown,
  { stated, ...runtime }: CalculationRuntime & { stated: Stated },
): Promise<Calculation> => {
  const schema = calculationSchemas[operation].input
  // The validated input matches the operation; the lookup tables lose this pairing.
  const made = await calculationTools[operation].make(parseCalculationInput(schema, sent) as never, runtime)
  const { input, result, law, defaults = [] } = made
  const assumed = listAssumedInputs({ input, defaults }, schema, stated)
  return { operation, input, result, law, assumed } as Calculation
}
