import type { Certainty } from '#contract/shared/law'
import { inForce, type LawDay, type Parameter, type VersionInForce } from './dated.ts'

/** A value of the law on a day, with all that an answer cites of it. */
export interface Provision<T = unknown> {
  readonly value: T
  readonly parameter: Parameter<unknown>
  readonly version: VersionInForce<unknown>
  /** The row of a table that the value is; `meta.law` prints the rows cited and no others. */
  readonly row?: string
  /** The caller sent this figure instead. */
  readonly isSent?: true
}

/** Provisions that a figure rests on, the principal one first. */
export type Provisions = readonly [Provision, ...Provision[]]

/** A row of a table; of a table without a closed list of rows, or with rows left out, it may be missing. */
type RowOf<Table, Key extends keyof Table> = string extends keyof Table
  ? Provision<Table[Key]> | undefined
  : undefined extends Table[Key]
    ? Provision<Exclude<Table[Key], undefined>> | undefined
    : Provision<Table[Key]>

/** The law of one day. Reading has no side effects; the citations of an answer come from its entries. */
export interface Law {
  /**
   * Reads a parameter on the day.
   * @throws Refusal `law_not_covered` on a day that no version covers.
   */
  <T>(parameter: Parameter<T>): Provision<T>
  readonly lawDay: LawDay
  /** One row of a table; the answer then prints this row only. Undefined where the table has none of that name. */
  row<Table extends object, Key extends keyof Table & string>(table: Parameter<Table>, row: Key): RowOf<Table, Key>
  /** The law of another day of the same case, such as that of the agreement; `field` is where the request has it. */
  on(day: string, field: string): Law
}

/** The law of a day. */
export const lawOn = (lawDay: LawDay): Law => {
  const read = new Map<Parameter<unknown>, Provision>()
  const law = <T>(parameter: Parameter<T>): Provision<T> => {
    // A provision is stored under its own parameter, whose type it has.
    const known = read.get(parameter) as Provision<T> | undefined
    if (known) return known
    const version = inForce(parameter, lawDay)
    const provision = { value: version.value, parameter, version }
    read.set(parameter, provision)
    return provision
  }
  const row = <Table extends object, Key extends keyof Table & string>(table: Parameter<Table>, name: Key) => {
    const whole = law(table)
    // A key that the table inherits, such as `constructor`, is no row of it.
    const value = Object.hasOwn(whole.value, name) ? whole.value[name] : undefined
    // The type follows the table: only where it may lack a row is the provision undefined.
    return (value === undefined ? undefined : { ...whole, value, row: name }) as RowOf<Table, Key>
  }
  return Object.assign(law, { lawDay, row, on: (day: string, field: string) => lawOn({ ...lawDay, day, field }) })
}

/** The same provision with the figure of the caller, where one was sent; nothing of it is then uncertain. */
export const orSent = <T>(provision: Provision<T>, sent: T | undefined): Provision<T> =>
  sent === undefined ? provision : { ...provision, value: sent, isSent: true }

const fromSure: readonly Certainty[] = ['statutory', 'published', 'unverified', 'estimate']

/** The least sure of several certainties. */
export const leastSure = (certainties: readonly Certainty[]): Certainty =>
  fromSure.findLast(certainty => certainties.includes(certainty)) ?? 'statutory'

/** How sure a figure is: as its least sure provision, or published where the caller sent the principal one. */
export const certaintyOf = (by: Provisions): Certainty =>
  by[0].isSent ? 'published' : leastSure(by.map(({ version }) => version.certainty))

/** The ids of provisions, each once. */
export const parameterIds = (by: readonly Provision[]): string[] => {
  const ids = by.map(({ parameter }) => parameter.id)
  return ids.length === 1 ? ids : [...new Set(ids)]
}
