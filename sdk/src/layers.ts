/** The same options without those that say nothing. */
export type Defined<Options> = { [Name in keyof Options]: Exclude<Options[Name], undefined> }

/** Layers of options, the later before the earlier; what one leaves undefined it does not change. */
export const merged = <A extends object, B extends object, C extends object, D extends object>(
  ...layers: [A, B, C, D]
): A & Defined<B> & Defined<C> & Defined<D> => {
  const options: Record<string, unknown> = {}
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer)) if (value !== undefined) options[name] = value
  }
  // What is left out is what the type leaves out.
  return options as A & Defined<B> & Defined<C> & Defined<D>
}
