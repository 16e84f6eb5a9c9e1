import * as z from 'zod'
import {
  type Calculation,
  type CalculationOperation,
  calculationInputs,
  calculationOperations,
} from '#contract/ai/calculation'
import { calculationsMax } from '#contract/ai/text'
import { AcquisitionCostsInput } from '#contract/costs'
import { EstimationInput } from '#contract/estimation'
import { CapitalGainsInput } from '#contract/fiscal'
import { MortgageInput } from '#contract/propcalc/mortgage'
import type { CostLine, LawReference } from '#contract/shared/law'
import { Refusal } from '#domain/core/refusal'
import type { Estimator } from '#domain/estimation/estimate'
import type { CitableLine } from '#domain/law/citable'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { acquisitionCosts } from '#domain/law/lu/purchase/acquisition'
import { mortgage } from '#domain/lending/mortgage'
import type { WritingTool } from '../../ports/language-model.ts'

/** What calculations need of the table of reference prices. */
export interface CalculationPrices {
  estimate: Estimator
  /** @throws Refusal `municipality_not_found` for a name that leads to none. */
  officialCommune(name: string): string
}

/** Most characters of a result that a model reads, with its law. */
const charactersMax = 2000
/** Most characters of the lines of a result; those behind them are in the totals, and would leave no room for the law. */
const linesCharactersMax = 1000

/** What a calculation gives, before it is shortened. */
interface Calculated {
  calculation: Calculation
  /** Beside the result: what the model may cite. */
  law: readonly LawReference[]
}

/** The days of one request. */
export interface CalculationDays {
  /** The day whose law counts where the model names none. */
  lawDate: string
  /** The day in Luxembourg. */
  today: string
}

/** A calculation by what a model sent. */
type Calculate = (input: unknown, days: CalculationDays, prices: CalculationPrices) => Calculated

/** What a schema of the contract reads. @throws Refusal `invalid_request` naming what is wrong. */
const parsed = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Refusal('invalid_request', { issues })
}

/** The first lines of a result, as many as there is room for. */
const shortLines = (lines: readonly CostLine[]): (string | number | null)[][] => {
  let left = linesCharactersMax
  return lines
    .map(({ key, amount, rate, legalReference }) => [key, amount, rate ?? null, legalReference])
    .filter(line => {
      left -= JSON.stringify(line).length + 1
      return left >= 0
    })
}

const firstNotice = (notices: readonly { message: string }[]): string | null => notices[0]?.message ?? null

/** How each calculation is made of what a model sent; its input was read by its own schema before. */
const calculate: Readonly<Record<CalculationOperation, Calculate>> = {
  acquisitionCosts: (sent, { lawDate }, { officialCommune }) => {
    const read = parsed(calculationInputs.acquisitionCosts, sent)
    const input = { ...read, deedDate: read.deedDate ?? lawDate }
    const commune = read.commune === undefined ? undefined : officialCommune(read.commune)
    const { data, law } = acquisitionCosts(parsed(AcquisitionCostsInput, input), { deedDate: input.deedDate, commune })
    const result = { totals: data.totals, lines: shortLines(data.lines), notice: firstNotice(data.notices) }
    return { calculation: { operation: 'acquisitionCosts', input, result, law }, law }
  },
  capitalGains: (sent, { lawDate }) => {
    const read = parsed(calculationInputs.capitalGains, sent)
    const input = { ...read, saleDate: read.saleDate ?? lawDate }
    const { data, law } = capitalGains(parsed(CapitalGainsInput, input), input.saleDate)
    const { regime, gain, taxableGain, totals } = data
    const result = {
      regime,
      gain,
      taxableGain,
      totals,
      lines: shortLines(data.lines),
      notice: firstNotice(data.notices),
    }
    return { calculation: { operation: 'capitalGains', input, result, law }, law }
  },
  estimate: (sent, { today }, { estimate }) => {
    const read = parsed(calculationInputs.estimate, sent)
    const input = { ...read, valuationDate: read.valuationDate ?? today }
    const { valuationDate, estimationBasse, estimationCentrale, estimationHaute, intervals, prixM2Ajuste, confiance } =
      estimate(parsed(EstimationInput, input), today)
    const result = {
      ...{ valuationDate, estimationBasse, estimationCentrale, estimationHaute },
      ...{ intervals, prixM2Ajuste, confiance },
    }
    return { calculation: { operation: 'estimate', input, result, law: [] }, law: [] }
  },
  mortgage: sent => {
    const input = parsed(calculationInputs.mortgage, sent)
    const { monthlyPayment, totalInterest, totalCost } = mortgage(parsed(MortgageInput, { ...input, output: 'annual' }))
    const result = { monthlyPayment, totalInterest, totalCost }
    return { calculation: { operation: 'mortgage', input, result, law: [] }, law: [] }
  },
}

const descriptions: Readonly<Record<CalculationOperation, string>> = {
  acquisitionCosts:
    'Costs of buying property in Luxembourg: duties, credit of a buyer who will live there, VAT, notary, loan; by the law of the day.',
  capitalGains: 'Tax on the gain of a sale of property in Luxembourg by a private person; by the law of the day.',
  estimate: 'Indicative value of an apartment in Luxembourg, from the registered prices of its municipality.',
  mortgage: 'Monthly payment, interest and cost of a loan with level payments.',
}

/** What a schema says, with the words of the contract. */
const described = (schema: z.ZodType, { description }: z.ZodType): z.ZodType =>
  description === undefined ? schema : schema.describe(description)

/**
 * A schema as a model reads it: kinds, closed lists and words, without bounds and patterns, which cost it as many tokens as
 * the question; what breaks them is refused when it calculates.
 */
const forModel = (schema: z.ZodType): z.ZodType => {
  // What these hold are schemas of this library, which types them more loosely.
  if (schema instanceof z.ZodOptional) return described(forModel(schema.unwrap() as z.ZodType).optional(), schema)
  if (schema instanceof z.ZodArray) return described(z.array(forModel(schema.element as z.ZodType)), schema)
  if (schema instanceof z.ZodObject)
    return described(
      z.strictObject(
        Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, forModel(field as z.ZodType)])),
      ),
      schema,
    )
  if (schema instanceof z.ZodEnum) return described(z.enum(schema.options as string[]), schema)
  if (schema instanceof z.ZodUnion) return described(z.enum(wordsOf(schema)), schema)
  if (schema instanceof z.ZodNumber) return described(z.number(), schema)
  return described(schema instanceof z.ZodBoolean ? z.boolean() : z.string(), schema)
}

/** The current words of a closed list that also accepts older spellings. */
const wordsOf = (schema: z.ZodUnion): string[] =>
  schema.options.flatMap(option => (option instanceof z.ZodEnum ? option.options.map(String) : []))

/** The inputs of the calculations as a model reads them. */
const inputs = Object.fromEntries(calculationOperations.map(name => [name, forModel(calculationInputs[name])]))

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
    const text = `[${mark}] ${reference.says} (${reference.title}, ${reference.article}; ${reference.certainty})`
    // The text in quotation marks, and the comma before it.
    left -= JSON.stringify(text).length + 1
    if (left < 0) break
    lines.push({ mark, text, reference })
  }
  return { output: lines.length > 0 ? { ...result, law: lines.map(({ text }) => text) } : result, lines }
}

/** Calculations that a model may ask for in one request, and those it asked for. */
export interface OwnCalculations {
  tools: readonly WritingTool[]
  /** The calculations behind what `execute` returned; refused ones are none. */
  of(outputs: readonly object[]): Calculation[]
  /** What may be cited of the law of all calculations so far. */
  lines(): readonly CitableLine[]
}

/**
 * The calculations offered in one request; the model may make at most sixteen. They change no state. A refused one is
 * reported to the model, and so is the limit.
 */
export const ownCalculations = (
  offered: readonly CalculationOperation[],
  days: CalculationDays,
  prices: CalculationPrices,
): OwnCalculations => {
  const made = new Map<object, Calculation>()
  const lines: CitableLine[] = []
  let calls = 0
  const execute = (operation: CalculationOperation, input: unknown): object => {
    if (calls >= calculationsMax) return { refused: 'limit' }
    calls += 1
    try {
      const { calculation, law } = calculate[operation](input, days, prices)
      const result = shown(calculation.result, law, lines.length)
      made.set(result.output, calculation)
      lines.push(...result.lines)
      return result.output
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return refused(error)
    }
  }
  return {
    tools: offered.map(operation => ({
      name: operation,
      description: descriptions[operation],
      input: inputs[operation] ?? calculationInputs[operation],
      execute: input => execute(operation, input),
    })),
    of: outputs => outputs.flatMap(output => made.get(output) ?? []),
    lines: () => lines,
  }
}
