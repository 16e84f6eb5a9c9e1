/** The names of the gaps of a text: of `{low} to {high}` they are `low` and `high`. */
export type Gaps<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gaps<Rest> : never

/** Arguments of a text: none, or a value for each of its gaps. */
export type Values<Text extends string, Value = string | number> = [Gaps<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Gaps<Text>, Value>>]

const gap = /\{(\w+)\}/

/** Whether a text has gaps. */
export const hasGaps = (text: string): boolean => gap.test(text)

/** A text split at its gaps: even indexes hold text, odd indexes the name of a gap. */
export const splitAtGaps = (text: string): string[] => text.split(gap)

/** Fills the gaps of a text in one pass: braces inside a value are kept; a gap without a value is left empty. */
export const fillGaps = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  splitAtGaps(text)
    .map((piece, index) => (index % 2 === 0 ? piece : String(values[piece] ?? '')))
    .join('')

/** Says a text by its key, with a value for each gap that the source language has there. */
export type Say<Source> = <Key extends keyof Source & string>(
  key: Key,
  ...values: Source[Key] extends string ? Values<Source[Key]> : never
) => string

/** The voice of a table of texts in one language. */
export const createSay =
  <Source>(table: { readonly [Key in keyof Source]: string }): Say<Source> =>
  (key, ...[values]) =>
    fillGaps(table[key], values)
