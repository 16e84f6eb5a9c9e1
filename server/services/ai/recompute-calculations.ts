import type { Calculation, LooseSentCalculation } from '#contract/ai/calculation'
import { calculationsMax } from '#contract/ai/text'
import { Refusal, type RefusedField } from '#domain/core/refusal'

/** Faults of one calculation, by the fields of the conversation. */
const listRefusedCalculationFields = ({ code, details }: Refusal, at: number): RefusedField[] => {
  const input = `calculations[${at}].input`
  const { issues = [], suggestions = [], message = code } = details
  if (issues.length === 0)
    return [{ path: input, message, ...(suggestions.length > 0 && { allowed: [...suggestions] }) }]
  return issues.map(issue => ({ ...issue, path: issue.path === '' ? input : `${input}.${issue.path}` }))
}

/**
 * Computes the last sixteen calculations of earlier answers again; their sent results are ignored.
 * @param again computes one; throws a Refusal for an input that its operation refuses.
 * @throws Refusal `invalid_request` naming each invalid field, such as `calculations[0].input.price`.
 */
export const recomputeCalculations = async (
  sent: readonly Pick<LooseSentCalculation, 'operation' | 'input'>[],
  again: (operation: Calculation['operation'], input: unknown) => Promise<Calculation>,
): Promise<Calculation[]> => {
  const made: Calculation[] = []
  const issues: RefusedField[] = []
  const first = Math.max(0, sent.length - calculationsMax)
  for (const [at, { operation, input }] of sent.slice(first).entries()) {
    try {
      made.push(await again(operation, input))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      issues.push(...listRefusedCalculationFields(error, first + at))
    }
  }
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  return made
}
