import { parseReference } from './expression.ts'

/** Spellings of references by models: double, escaped, template or full-width braces; a name in square brackets. */
const spellings = /(?:\$|\\)?[{｛](?:\\?[{｛])?([^{}｛｝\n]{1,200}?)\\?[}｝](?:\\?[}｝])?|\[\s*(D\d{1,3})\s*\]/giu

/** A name inside braces. */
const name = /(?<![\p{L}\d])[DLC]\d{1,3}(?!\d)/iu

/** An expression with something of a unit behind it, as `D4 €` and `D7 ans`. */
const withUnit = /^(.{0,200}?[\d)])\s{0,9}([€£$\p{L}].{0,30})$/u

/** Trims markup and blanks around a name inside its braces. */
const trimMarkup = (inner: string): string => inner.replaceAll(/^[\s*_`]+|(?<![\s*_`\\])[\s*_`\\]+$/g, '')

/** Normalizes the content of braces. A value in place of a name is taken out of them, to be judged as text. */
const normalizeReference = (inner: string): string => {
  if (!name.test(inner)) return /\d/.test(inner) ? inner : `{${inner}}`
  if (inner.includes('=') || parseReference(inner)) return `{${inner}}`
  const [, expression = '', unit = ''] = withUnit.exec(inner) ?? []
  return !name.test(unit) && parseReference(expression) ? `{${expression}} ${unit}` : `{${inner}}`
}

/** A text whose references are all spelled `{…}`, with their units behind them. */
export const repairReferences = (text: string): string =>
  text.replaceAll(spellings, (_, inner: string | undefined, bracketed: string | undefined) =>
    bracketed === undefined ? normalizeReference(trimMarkup(inner ?? '')) : `{${bracketed.toUpperCase()}}`,
  )
