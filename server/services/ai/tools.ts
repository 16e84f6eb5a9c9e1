import {
  type Calculation,
  type CalculationOperation,
  calculationOperations,
  calculationSchemas,
  type LooseSentCalculation,
} from '#contract/ai/calculation'
import { calculationsMax } from '#contract/ai/text'
import type { LawReference } from '#contract/shared/law'
import { Refusal } from '#domain/core/refusal'
import type { Fact } from '#domain/figures/fact'
import type { Naming } from '#domain/figures/references/names'
import type { CitableLine } from '#domain/law/citable'
import type { RunOperation } from '../../ports/calculations.ts'
import type { WritingTool } from '../../ports/language-model.ts'
import { statedIn } from './assumed/stated-values.ts'
import { calculated } from './calculations/calculated.ts'
import type { CalculationDays } from './calculations/calculation-way.ts'
import { calculationWays } from './calculations/calculation-ways.ts'
import { forModel } from './calculations/model-schema.ts'
import { factsOf, namedResult } from './named-results.ts'
import { sentBack } from './sent-back.ts'

/** Most characters of a result that a model reads, with its law. */
const charactersMax = 2000

/** The inputs of the calculations as a model reads them. */
const inputs = new Map(calculationOperations.map(name => [name, forModel(calculationSchemas[name].input)]))

/** A refusal as the model reads it. */
const refused = ({ code, details }: Refusal): object => ({
  refused: code,
  issues: (details.issues ?? []).map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
  suggestions: details.suggestions ?? [],
})

/** A result with as much of its law as fits; the lines that were left out cannot be cited. */
const shown = (
  result: object,
  law: readonly LawReference[],
  count: number,
): { output: object; lines: CitableLine[] } => {
  const lines: CitableLine[] = []
  let left = charactersMax - JSON.stringify({ ...result, law: [] }).length
  for (const reference of law) {
    const mark = `C${count + lines.length + 1}`
    const value = typeof reference.value === 'number' ? ` = ${reference.value}` : ''
    const text = `[${mark}] ${reference.says}${value} (${reference.title}, ${reference.article}; ${reference.certainty})`
    // The text in quotation marks, and the comma before it.
    left -= JSON.stringify(text).length + 1
    if (left < 0) break
    lines.push({ mark, text, reference })
  }
  return { output: lines.length > 0 ? { ...result, law: lines.map(({ text }) => text) } : result, lines }
}

/** What a turn of a conversation gives to its calculations. */
export interface CalculationTurn extends CalculationDays {
  /** What the caller wrote: an input that does not stand there was not stated. */
  texts: readonly string[]
}

/** Calculations that a model may ask for in one request, and those it asked for. */
export interface OwnCalculations {
  tools: readonly WritingTool[]
  /**
   * Computes calculations of earlier turns again, before the model is asked: they count for no limit and are in each answer.
   * @throws Refusal `invalid_request` naming the field of one that is refused.
   */
  recall(sent: readonly LooseSentCalculation[]): Promise<void>
  /** The calculations of earlier turns and those behind what `execute` returned; refused ones are none. */
  of(outputs: readonly object[]): Calculation[]
  /** What the figures of an answer with these outputs may rest on: what the caller wrote, law, and those calculations. */
  facts(outputs: readonly object[]): Fact[]
  /** What may be cited of the law of all calculations so far. */
  lines(): readonly CitableLine[]
}

/**
 * The calculations offered in one request; the model may make at most sixteen. They change no state. A refused one is
 * reported to the model, and so is the limit.
 * @param names those of the request, to which each result adds its own.
 */
export const ownCalculations = (
  offered: readonly CalculationOperation[],
  run: RunOperation,
  { texts, ...days }: CalculationTurn,
  names: Naming,
): OwnCalculations => {
  const made = new Map<object, { calculation: Calculation; index: number; text: string }>()
  const lines: CitableLine[] = []
  const stated = statedIn(texts, days)
  let calls = 0
  const earlier: object[] = []
  const compute = (operation: CalculationOperation, input: unknown) =>
    calculated(operation, input, { run, days, stated })
  const kept = (outputs: readonly object[]) => [...earlier, ...outputs].flatMap(output => made.get(output) ?? [])
  const add = (calculation: Calculation): object => {
    stated.add(calculation)
    const result = shown(calculation.result, calculation.law, lines.length)
    const index = made.size
    const text = namedResult(names, { calculation, lines: result.lines, index })
    made.set(result.output, { calculation, index, text })
    lines.push(...result.lines)
    return result.output
  }
  const execute = async (operation: CalculationOperation, input: unknown): Promise<object> => {
    if (calls >= calculationsMax) return { refused: 'limit' }
    calls += 1
    try {
      return add(await compute(operation, input))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return refused(error)
    }
  }
  return {
    tools: offered.map(operation => ({
      name: operation,
      description: calculationWays[operation].says,
      input: inputs.get(operation) ?? calculationSchemas[operation].input,
      execute: input => execute(operation, input),
      shown: output => made.get(output)?.text,
    })),
    recall: async sent => {
      for (const calculation of await sentBack(sent, compute)) earlier.push(add(calculation))
    },
    of: outputs => kept(outputs).map(({ calculation }) => calculation),
    facts: outputs =>
      factsOf(
        names.facts(),
        kept(outputs).map(({ index }) => index),
      ),
    lines: () => lines,
  }
}
