import type * as z from 'zod'
import type { CalculationInput, CalculationOperation, CalculationResult } from '#contract/ai/calculation'
import type { CostLine, LawReference } from '#contract/shared/law'
import type { RunOperation } from '../../../ports/calculations.ts'
import type { UsedDefault } from '../assumed/assumed-inputs.ts'

/** Dates of one request. */
export interface CalculationDays {
  /** Day whose law applies where the model names none. */
  lawDate: string
  /** Today in Luxembourg. */
  today: string
}

/** Dependencies of a calculation. */
export interface CalculationRuntime {
  run: RunOperation
  days: CalculationDays
}

interface CompletedCalculation<Operation extends CalculationOperation> {
  /** Input, with the date that was used. */
  input: CalculationInput<Operation>
  result: CalculationResult<Operation>
  law: LawReference[]
  /** Defaults that the operation used, as listed in its response. */
  defaults?: readonly UsedDefault[]
}

/** Calculation as a tool of a model: its description, and its execution. */
interface CalculationTool<Operation extends CalculationOperation> {
  /** Description for the model: short, since it is sent with every request. */
  says: string
  /** @throws Refusal of its operation. */
  make(input: CalculationInput<Operation>, runtime: CalculationRuntime): Promise<CompletedCalculation<Operation>>
}

/** Calculation tools by operation. */
export type CalculationTools<Operation extends CalculationOperation> = {
  readonly [Name in Operation]: CalculationTool<Name>
}

/** Reduces a response to the fields of a short result. */
export const pickResultFields = <Shape extends z.ZodRawShape>(
  result: z.ZodObject<Shape>,
  data: z.output<z.ZodObject<Shape>>,
): z.output<z.ZodObject<Shape>> => {
  const names = new Set(Object.keys(result.shape))
  // A subset of the response's fields, which includes those of the result.
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name))) as typeof data
}

/** Most characters of a result's lines; further ones are in the totals, and would leave no room for the law. */
const linesCharactersMax = 1000

/** First lines of a result, as many as fit. */
export const trimLines = (lines: readonly CostLine[]): (string | number | null)[][] => {
  let left = linesCharactersMax
  return lines
    .map(({ key, amount, rate, legalReference }) => [key, amount, rate ?? null, legalReference])
    .filter(line => {
      left -= JSON.stringify(line).length + 1
      return left >= 0
    })
}

/** Message of the first notice of a result. */
export const getFirstNotice = (notices: readonly { message: string }[]): string | null => notices[0]?.message ?? null
