/** Blanks and signs accepted within a sum. */
const blanks = /[\s'’€]/g

/**
 * Parses a typed sum: `450 000`, `450.000,50`, `450,000.50`. A point or comma before exactly three final digits
 * separates groups. Undefined for anything else.
 */
export const parseTypedAmount = (text: string): number | undefined => {
  const [, whole = '', mark = '', cents = ''] =
    /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:([.,])(\d{0,2}))?$/.exec(text.replace(blanks, '')) ?? []
  if (whole === '' || (mark !== '' && whole.includes(mark))) return undefined
  return Number(`${whole.replace(/\D/g, '')}.${cents || 0}`)
}

/** Parses a number with a decimal comma or point; a percent sign is ignored. */
export const parseTypedDecimal = (text: string): number | undefined => {
  const plain = text.replace(/[\s%]/g, '').replace(',', '.')
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined
}

/** Converts percent to a fraction, without the noise of a binary division: 3.3 is 0.033. */
export const toFraction = (percent: number): number => Number((percent / 100).toPrecision(12))

/** Tests for a day of the calendar, `YYYY-MM-DD`. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
