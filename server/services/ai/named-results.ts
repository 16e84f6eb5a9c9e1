import { type Calculation, calculationSchemas } from '#contract/ai/calculation'
import type { Fact } from '#domain/figures/fact'
import type { UnitOfField } from '#domain/figures/references/field-units'
import { lawFact, nameLawLine } from '#domain/figures/references/law-facts'
import type { Naming } from '#domain/figures/references/names'
import type { CitableLine } from '#domain/law/citable'
import { getContractUnit, getSchemaUnits } from './contract-units.ts'

/** Calculation for a model to read. */
export interface NamedCalculation {
  calculation: Calculation
  /** Its citable law. */
  lines: readonly CitableLine[]
  /** Its index among the completed calculations. */
  index: number
}

/** Most assumptions of a calculation that a model receives; the response lists all. */
const assumedShown = 20

/**
 * Result for a model: JSON with a name after each figure, then the assumed inputs, then the law with the names of its
 * values.
 */
export const formatNamedResult = (names: Naming, { calculation, lines, index }: NamedCalculation): string => {
  const { operation, result, assumed } = calculation
  const schemas = calculationSchemas[operation]
  const path = `calculations[${index}]`
  const ofResult = { kind: 'calculation', path: `${path}.result.`, unitOf: getSchemaUnits(schemas.result) } as const
  const parts = [names.json(result, ofResult).slice(0, -1)]
  if (assumed.length > 0) {
    const ofInput = getSchemaUnits(schemas.input)
    const fields = Object.fromEntries(assumed.slice(0, assumedShown).map(({ field, value }) => [field, value]))
    const unitOf: UnitOfField = field => ofInput(field) ?? getContractUnit(field)
    parts.push(`"assumed":${names.json(fields, { kind: 'assumed', path: `${path}.input.`, unitOf })}`)
  }
  if (lines.length > 0) {
    names.add(lines.flatMap(({ mark, reference }) => lawFact(mark, reference) ?? []))
    parts.push(`"law":${JSON.stringify(lines.map(({ mark, text, reference }) => nameLawLine(mark, text, reference)))}`)
  }
  return `${parts.join(',')}}`
}

const place = /^calculations\[(\d+)\]/

/**
 * Facts that a response may rest on: those of calculations that it does not contain are left out, such as those of a
 * failed provider, and the others are re-indexed.
 * @param kept indexes of the response's calculations among all completed ones.
 */
export const selectFacts = (facts: readonly Fact[], kept: readonly number[]): Fact[] =>
  facts.flatMap(fact => {
    const [beginning, made] = place.exec(fact.source.path ?? '') ?? []
    if (beginning === undefined || fact.source.kind === 'input') return [fact]
    const at = kept.indexOf(Number(made))
    const path = fact.source.path?.replace(beginning, `calculations[${at}]`)
    return at === -1 || path === undefined ? [] : [{ ...fact, source: { ...fact.source, path } }]
  })
