import { html as hono, raw } from 'hono/html'

/** Safe markup: all interpolated texts are escaped. */
export type Html = Exclude<ReturnType<typeof hono>, Promise<unknown>>

/** Interpolated value; texts are escaped, markup is not; `false`, `null` and `undefined` render nothing. */
export type Part = Html | string | number | false | null | undefined | readonly Part[]

/** Template tag for markup. Attribute values are always quoted, and URL schemes are never interpolated. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  // The result is a promise only if a part is one, which the type of the parts excludes.
  hono(strings, ...parts) as Html

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escapes a text between tags, never in an attribute: quotes are not escaped, which makes code a quarter shorter. */
export const escapeContent = (text: string): Html => raw(text.replace(/[&<>]/g, mark => marks[mark] ?? ''))
