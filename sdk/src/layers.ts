/** Options without undefined values. */
export type Defined<Options> = { [Name in keyof Options]: Exclude<Options[Name], undefined> }

/** Merges layers of options: later layers win, undefined values are ignored. */
export const mergeOptions = <A extends object, B extends object, C extends object, D extends object>(
  ...layers: [A, B, C, D]
): A & Defined<B> & Defined<C> & Defined<D> => {
  const options: Record<string, unknown> = {}
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer)) if (value !== undefined) options[name] = value
  }
  // The loop omits exactly what the type excludes.
  return options as A & Defined<B> & Defined<C> & Defined<D>
}
