import { parseReference } from './expression.ts'

/**
 * Spellings of references by models: double, escaped, template or full-width braces; a name in square, angle or round
 * brackets.
 */
const spellings =
  /(?:\$|\\)?[{｛](?:\\?[{｛])?([^{}｛｝\n]{1,200}?)\\?[}｝](?:\\?[}｝])?|\[\s{0,9}(D\d{1,3})\s{0,9}\]|<\s{0,9}([DLC]\d{1,3})\s{0,9}>|\(\s{0,9}(D\d{1,3})\s{0,9}\)/giu

/** A name inside braces. */
const name = /(?<![\p{L}\d])[DLC]\d{1,3}(?!\d)/iu

/** An expression with something of a unit behind it, as `D4 €` and `D7 ans`. */
const withUnit = /^(.{0,200}?[\d)])(?:\s{1,9}|(?=[€£$]|[kMT]€|\p{L}{2}|m²))([€£$\p{L}].{0,30})$/u
/** A figure in place of a name, with its sign and currency. */
const figure = /^[~≈±<>+\-\u2212^\s]{0,6}(?:€|EUR|£|\$|USD|CHF)?[\s\u00A0]?\d/iu

/** Trims markup and blanks around a name inside its braces. */
const trimMarkup = (inner: string): string => inner.replaceAll(/^[\s*_`]+|(?<![\s*_`\\])[\s*_`\\]+$/g, '')

/** Normalizes the content of braces. A value in place of a name is taken out of them, to be judged as text. */
const normalizeReference = (inner: string): string => {
  if (!name.test(inner)) return figure.test(inner) ? inner : `{${inner}}`
  if (inner.includes('=') || parseReference(inner)) return `{${inner}}`
  const [, expression = '', unit = ''] = withUnit.exec(inner) ?? []
  return !name.test(unit) && parseReference(expression) ? `{${expression}} ${unit}` : `{${inner}}`
}

/** A text whose references are all spelled `{…}`, with their units behind them; in round brackets only known names are. */
export const repairReferences = (text: string, isKnown: (name: string) => boolean): string =>
  text.replaceAll(spellings, (whole: string, inner?: string, square?: string, angle?: string, round?: string) => {
    const bracketed = square ?? angle
    if (bracketed !== undefined) return `{${bracketed.toUpperCase()}}`
    if (round === undefined) return normalizeReference(trimMarkup(inner ?? ''))
    return isKnown(round.toUpperCase()) ? `({${round.toUpperCase()}})` : whole
  })
