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
import type { ModelTool } from '../../ports/language-model.ts'
import { readStatements } from './assumed/stated-values.ts'
import type { CalculationDays } from './calculations/calculation-tool.ts'
import { calculationTools } from './calculations/calculation-tools.ts'
import { toModelSchema } from './calculations/model-schema.ts'
import { runCalculation } from './calculations/run-calculation.ts'
import { formatNamedResult, selectFacts } from './named-results.ts'
import { recomputeCalculations } from './recompute-calculations.ts'

/** Most characters of a result with its law that a model receives. */
const charactersMax = 2000

/** Input schemas of the calculations for a model. */
const inputs = new Map(calculationOperations.map(name => [name, toModelSchema(calculationSchemas[name].input)]))

/** Refusal for the model. */
const formatRefusal = ({ code, details }: Refusal): object => ({
  refused: code,
  issues: (details.issues ?? []).map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
  suggestions: details.suggestions ?? [],
})

/** Result with as much of its law as fits; lines that were left out cannot be cited. */
const attachLaw = (
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
    // The quoted text, and the comma before it.
    left -= JSON.stringify(text).length + 1
    if (left < 0) break
    lines.push({ mark, text, reference })
  }
  return { output: lines.length > 0 ? { ...result, law: lines.map(({ text }) => text) } : result, lines }
}

/** Context of the calculations of one turn. */
export interface CalculationTurn extends CalculationDays {
  /** Texts of the caller: an input that is not in them was not stated. */
  texts: readonly string[]
}

/** Calculations that a model may request in one request, and those it requested. */
export interface OfferedCalculations {
  tools: readonly ModelTool[]
  /**
   * Computes calculations of earlier turns again, before the model is called: they count towards no limit and are in
   * each response.
   * @throws Refusal `invalid_request` naming the field of one that is refused.
   */
  recall(sent: readonly LooseSentCalculation[]): Promise<void>
  /** Calculations of earlier turns and those with these outputs of `execute`; refused ones are left out. */
  of(outputs: readonly object[]): Calculation[]
  /** Facts that an answer with these outputs may rest on: texts of the caller, law, and those calculations. */
  facts(outputs: readonly object[]): Fact[]
  /** Citable law of all calculations so far. */
  lines(): readonly CitableLine[]
}

/**
 * Creates the calculations offered in one request; the model may make at most sixteen. They change no state. Refusals
 * and the limit are reported to the model.
 * @param names of the request, to which each result adds its own.
 */
export const createOfferedCalculations = (
  offered: readonly CalculationOperation[],
  run: RunOperation,
  { texts, ...days }: CalculationTurn,
  names: Naming,
): OfferedCalculations => {
  const made = new Map<object, { calculation: Calculation; index: number; text: string }>()
  const lines: CitableLine[] = []
  const stated = readStatements(texts, days)
  let calls = 0
  const earlier: object[] = []
  const compute = (operation: CalculationOperation, input: unknown) =>
    runCalculation(operation, input, { run, days, stated })
  const kept = (outputs: readonly object[]) => [...earlier, ...outputs].flatMap(output => made.get(output) ?? [])
  const add = (calculation: Calculation): object => {
    stated.add(calculation)
    const result = attachLaw(calculation.result, calculation.law, lines.length)
    const index = made.size
    const text = formatNamedResult(names, { calculation, lines: result.lines, index })
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
      return formatRefusal(error)
    }
  }
  return {
    tools: offered.map(operation => ({
      name: operation,
      description: calculationTools[operation].says,
      input: inputs.get(operation) ?? calculationSchemas[operation].input,
      execute: input => execute(operation, input),
      toModelText: output => made.get(output)?.text,
      readName: name => names.facts().find(fact => fact.name === name)?.value,
    })),
    recall: async sent => {
      for (const calculation of await recomputeCalculations(sent, compute)) earlier.push(add(calculation))
    },
    of: outputs => kept(outputs).map(({ calculation }) => calculation),
    facts: outputs =>
      selectFacts(
        names.facts(),
        kept(outputs).map(({ index }) => index),
      ),
    lines: () => lines,
  }
}
