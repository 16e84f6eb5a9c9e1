// Copied from languages/text.ts by `npm run derive`; not edited by hand.

/** The names of the gaps of a text: of `{low} to {high}` they are `low` and `high`. */
export type Gaps<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gaps<Rest> : never

/** What a text wants filled in: no argument, or a value for each of its gaps. */
export type Values<Text extends string, Value = string | number> = [Gaps<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Gaps<Text>, Value>>]

const gap = /\{(\w+)\}/

/** Whether a text has gaps. */
export const hasGaps = (text: string): boolean => gap.test(text)

/** A text cut at its gaps: even places hold text, odd places the name of a gap. */
export const pieces = (text: string): string[] => text.split(gap)

/** A text with its gaps filled in one pass, so that braces inside a value stay what they are; a gap without a value is left empty. */
export const filled = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  pieces(text)
    .map((piece, index) => (index % 2 === 0 ? piece : String(values[piece] ?? '')))
    .join('')

/** Says a text by its key, with a value for each gap that the source language has there. */
export type Say<Source> = <Key extends keyof Source & string>(
  key: Key,
  ...values: Source[Key] extends string ? Values<Source[Key]> : never
) => string

/** The voice of a table of texts in one language. */
export const sayFrom =
  <Source>(table: { readonly [Key in keyof Source]: string }): Say<Source> =>
  (key, ...[values]) =>
    filled(table[key], values)
