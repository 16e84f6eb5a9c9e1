/** Blanks and signs that people write into a sum. */
const blanks = /[\s'’€]/g

/**
 * A sum as people write it: `450 000`, `450.000,50`, `450,000.50`. A point or comma before exactly three last digits
 * separates groups. Undefined for anything else.
 */
export const amountOf = (text: string): number | undefined => {
  const [, whole = '', mark = '', cents = ''] =
    /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:([.,])(\d{0,2}))?$/.exec(text.replace(blanks, '')) ?? []
  if (whole === '' || (mark !== '' && whole.includes(mark))) return undefined
  return Number(`${whole.replace(/\D/g, '')}.${cents || 0}`)
}

/** A number with a comma or a point before its decimals; a sign of percent behind it is read over. */
export const decimalOf = (text: string): number | undefined => {
  const plain = text.replace(/[\s%]/g, '').replace(',', '.')
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined
}

/** The fraction that so many percent are, without the noise of a binary division: 3.3 is 0.033. */
export const fractionOf = (percent: number): number => Number((percent / 100).toPrecision(12))

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
