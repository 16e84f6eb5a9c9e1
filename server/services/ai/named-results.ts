import { type Calculation, calculationSchemas } from '#contract/ai/calculation'
import type { Fact } from '#domain/figures/fact'
import type { UnitOfField } from '#domain/figures/references/field-units'
import { lawFact, namedLine } from '#domain/figures/references/law-facts'
import type { Naming } from '#domain/figures/references/names'
import type { CitableLine } from '#domain/law/citable'
import { contractUnits, schemaUnits } from './contract-units.ts'

/** A calculation that a model is to read. */
export interface ShownCalculation {
  calculation: Calculation
  /** The law of it that may be cited. */
  lines: readonly CitableLine[]
  /** Its place among the calculations that were made. */
  index: number
}

/** Most assumptions of a calculation that a model reads; all of them stand in the answer. */
const assumedShown = 20

/**
 * A result as a model reads it: JSON with a name behind each figure, then what nobody stated, then the law with the names of
 * its values.
 */
export const namedResult = (names: Naming, { calculation, lines, index }: ShownCalculation): string => {
  const { operation, result, assumed } = calculation
  const schemas = calculationSchemas[operation]
  const path = `calculations[${index}]`
  const ofResult = { kind: 'calculation', path: `${path}.result.`, unitOf: schemaUnits(schemas.result) } as const
  const parts = [names.json(result, ofResult).slice(0, -1)]
  if (assumed.length > 0) {
    const ofInput = schemaUnits(schemas.input)
    const fields = Object.fromEntries(assumed.slice(0, assumedShown).map(({ field, value }) => [field, value]))
    const unitOf: UnitOfField = field => ofInput(field) ?? contractUnits(field)
    parts.push(`"assumed":${names.json(fields, { kind: 'assumed', path: `${path}.input.`, unitOf })}`)
  }
  if (lines.length > 0) {
    names.add(lines.flatMap(({ mark, reference }) => lawFact(mark, reference) ?? []))
    parts.push(`"law":${JSON.stringify(lines.map(({ mark, text, reference }) => namedLine(mark, text, reference)))}`)
  }
  return `${parts.join(',')}}`
}

const place = /^calculations\[(\d+)\]/

/**
 * The facts that an answer rests on: those of calculations that it does not have are left out, as of a provider that failed,
 * and the others are found at their place in it.
 * @param kept places of the calculations of the answer among all that were made.
 */
export const factsOf = (facts: readonly Fact[], kept: readonly number[]): Fact[] =>
  facts.flatMap(fact => {
    const [beginning, made] = place.exec(fact.source.path ?? '') ?? []
    if (beginning === undefined || fact.source.kind === 'input') return [fact]
    const at = kept.indexOf(Number(made))
    const path = fact.source.path?.replace(beginning, `calculations[${at}]`)
    return at === -1 || path === undefined ? [] : [{ ...fact, source: { ...fact.source, path } }]
  })
