import type { OpenAPIObject } from 'openapi3-ts/oas31'

/** Removes the indentation of printed JSON, and the blank after each name. */
const tighten = (json: string): string => json.replace(/^ +/gm, '').replace(/^("(?:[^"\\]|\\.)*":) /gm, '$1')

/**
 * Prints a document for its readers in a version history: a member a line, without indentation, so that a changed field is a
 * changed line; an example is one line. With indentation the file would be twice as large.
 */
export const printDocument = (document: OpenAPIObject): string => {
  const { examples = {}, ...components } = document.components ?? {}
  const rest = tighten(JSON.stringify({ ...document, components }, null, 1))
  const lines = Object.entries(examples).map(([name, example]) => `${JSON.stringify(name)}:${JSON.stringify(example)}`)
  return `${rest.replace(/^"components":\{$/m, () => `"components":{\n"examples":{\n${lines.join(',\n')}\n},`)}\n`
}
