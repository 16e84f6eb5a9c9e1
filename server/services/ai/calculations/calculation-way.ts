import type * as z from 'zod'
import type { CalculationInput, CalculationOperation, CalculationResult } from '#contract/ai/calculation'
import type { CostLine, LawReference } from '#contract/shared/law'
import type { RunOperation } from '../../../ports/calculations.ts'
import type { UsedDefault } from '../assumed/assumed-inputs.ts'

/** The days of one request. */
export interface CalculationDays {
  /** The day whose law counts where the model names none. */
  lawDate: string
  /** The day in Luxembourg. */
  today: string
}

/** What a calculation is made with. */
export interface CalculationMeans {
  run: RunOperation
  days: CalculationDays
}

/** A calculation that was made. */
export interface Made<Operation extends CalculationOperation> {
  /** What was sent, with the day that was used. */
  input: CalculationInput<Operation>
  result: CalculationResult<Operation>
  law: LawReference[]
  /** Defaults that the operation used, as its answer lists them. */
  defaults?: readonly UsedDefault[]
}

/** How a model learns of a calculation, and how it is made of what the model sent. */
export interface CalculationWay<Operation extends CalculationOperation> {
  /** What it calculates, for the model: short, since every word is paid for with each request. */
  says: string
  /** @throws Refusal what its operation refuses. */
  make(input: CalculationInput<Operation>, means: CalculationMeans): Promise<Made<Operation>>
}

/** The ways of some calculations, by their operations. */
export type CalculationWays<Operation extends CalculationOperation> = {
  readonly [Name in Operation]: CalculationWay<Name>
}

/** The fields of an answer that a result in short has. */
export const inShort = <Shape extends z.ZodRawShape>(
  result: z.ZodObject<Shape>,
  data: z.output<z.ZodObject<Shape>>,
): z.output<z.ZodObject<Shape>> => {
  const names = new Set(Object.keys(result.shape))
  // Of the fields of an answer only some are left; those of the result are among them.
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name))) as typeof data
}

/** Most characters of the lines of a result; those behind them are in the totals, and would leave no room for the law. */
const linesCharactersMax = 1000

/** The first lines of a result, as many as there is room for. */
export const shortLines = (lines: readonly CostLine[]): (string | number | null)[][] => {
  let left = linesCharactersMax
  return lines
    .map(({ key, amount, rate, legalReference }) => [key, amount, rate ?? null, legalReference])
    .filter(line => {
      left -= JSON.stringify(line).length + 1
      return left >= 0
    })
}

/** What is said first beside the figures. */
export const firstNotice = (notices: readonly { message: string }[]): string | null => notices[0]?.message ?? null
