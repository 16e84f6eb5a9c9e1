import type { Parameter } from '#domain/core/dated'

/** A parameter with what is changed of it. */
export type Change = readonly [parameter: Parameter<unknown>, changes: Partial<Parameter<unknown>>]

/**
 * Runs something while parameters are changed in memory, and puts them back. Every rule reads the parameter itself, so that
 * it meets the change as it would meet that of a file; new versions have to be new objects.
 */
export const underLaw = <T>(changes: readonly Change[], run: () => T): T => {
  const before = changes.map(([parameter]) => ({ ...parameter }))
  try {
    for (const [parameter, changed] of changes) Object.assign(parameter, changed)
    return run()
  } finally {
    for (const [index, [parameter]] of changes.entries()) Object.assign(parameter, before[index])
  }
}

/** The law as it was known on a day: without versions that begin and checks that were made later. */
export const knownOn = (filed: readonly { parameter: Parameter<unknown> }[], day: string): Change[] =>
  filed.map(({ parameter }) => {
    const known = parameter.versions.filter(({ from }) => from <= day).map(version => ({ ...version }))
    const { checkedOn } = parameter
    return [parameter, { checkedOn: checkedOn < day ? checkedOn : day, ...(known.length > 0 && { versions: known }) }]
  })
