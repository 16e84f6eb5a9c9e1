import type { Slice } from '../../core/brackets.ts'
import type { Parameter, Source, Version } from '../../core/dated.ts'
import { actsReadOn, coverage } from './parameters/coverage.ts'

/** A tax on deeds of one state or county, as its act has it. */
interface DeedTaxAct {
  /** End of the id, such as `connecticut`. */
  readonly name: string
  readonly description: string
  readonly value: readonly Slice[]
  readonly source: Source
  readonly note?: string
}

/** One rate for any price. */
export const flatRate = (rate: number): readonly Slice[] => [{ upTo: null, rate }]

/** An amount for each step begun of any price. */
export const forEachBegun = (step: number, amount: number): readonly Slice[] => [{ upTo: null, amount, step }]

/** A tax on deeds that was read in its act, in force since before the covered days; `later` are further versions. */
export const deedTaxOfAct = (
  { name, description, value, source, note }: DeedTaxAct,
  ...later: readonly Version<readonly Slice[]>[]
): Parameter<readonly Slice[]> => ({
  id: `us.deedTax.${name}`,
  description,
  unit: 'brackets',
  checkedOn: actsReadOn,
  versions: [
    { from: coverage.coveredFrom, value, source, certainty: 'statutory', ...(note !== undefined && { note }) },
    ...later,
  ],
})
