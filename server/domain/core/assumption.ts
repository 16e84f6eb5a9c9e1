import type { CalculationAssumption } from '#contract/shared/methodology'

/** A value used for a field that was left out, with the day and the reason of a market or legal figure. */
export interface Default<T> {
  value: T
  asOf?: string
  note?: string
}

/** A request of which some fields are guaranteed to be present. */
export type Completed<Input, Field extends keyof Input> = Input & { [F in Field]-?: Exclude<Input[F], undefined> }

/** A request whose defaults are filled in, and one assumption for each that was used; `prefix` as `loan.`. */
export const withDefaults = <Input extends object, Field extends keyof Input & string>(
  input: Input,
  defaults: { [F in Field]: Default<Exclude<Input[F], undefined> & CalculationAssumption['value']> },
  prefix = '',
): { input: Completed<Input, Field>; assumptions: CalculationAssumption[] } => {
  const missing = (Object.keys(defaults) as Field[]).filter(field => input[field] === undefined)
  return {
    // Every field of the defaults is in the input or among the missing ones.
    input: {
      ...input,
      ...Object.fromEntries(missing.map(field => [field, defaults[field].value])),
    } as Completed<Input, Field>,
    assumptions: missing.map(field => ({ field: `${prefix}${field}`, source: 'default', ...defaults[field] })),
  }
}
