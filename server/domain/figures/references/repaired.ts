import { referenceOf } from './expression.ts'

/** What stands in braces, in the spellings of models: doubled, escaped, of a template, of full width; a name in square brackets. */
const spellings = /(?:\$|\\)?[{｛](?:\\?[{｛])?([^{}｛｝\n]{1,200}?)\\?[}｝](?:\\?[}｝])?|\[\s*(D\d{1,3})\s*\]/giu

/** A name inside braces. */
const name = /(?<![\p{L}\d])[DLC]\d{1,3}(?!\d)/iu

/** An expression with something of a unit behind it, as `D4 €` and `D7 ans`. */
const withUnit = /^(.{0,200}?[\d)])\s{0,9}([€£$\p{L}].{0,30})$/u

/** What a model writes around a name inside its braces. */
const trimmed = (inner: string): string => inner.replaceAll(/^[\s*_`]+|(?<![\s*_`\\])[\s*_`\\]+$/g, '')

/** One spelling of what stands in braces. A value in place of a name comes out of them, to be judged as text. */
const respelled = (inner: string): string => {
  if (!name.test(inner)) return /\d/.test(inner) ? inner : `{${inner}}`
  if (inner.includes('=') || referenceOf(inner)) return `{${inner}}`
  const [, expression = '', unit = ''] = withUnit.exec(inner) ?? []
  return !name.test(unit) && referenceOf(expression) ? `{${expression}} ${unit}` : `{${inner}}`
}

/** A text whose references are all spelled `{…}`, with their units behind them. */
export const repairedReferences = (text: string): string =>
  text.replaceAll(spellings, (_, inner: string | undefined, bracketed: string | undefined) =>
    bracketed === undefined ? respelled(trimmed(inner ?? '')) : `{${bracketed.toUpperCase()}}`,
  )
