/** A size that a written number may mean, without its sign, and how far what it stands for may be from it. */
export interface Reading {
  value: number
  tolerance: number
}

/** A number as it stands in a text. */
export interface WrittenNumber {
  /** Index after its last digit. */
  end: number
  readings: readonly Reading[]
  /** Digits alone: no groups, no decimals. */
  isPlainInteger: boolean
}

/** The kinds of white space that part groups of three; inside a kind they may be mixed. */
const groupSigns: readonly { signs: string; decimalSigns: string }[] = [
  { signs: ' \u00A0\u202F\u2009', decimalSigns: '.,' },
  { signs: "'’", decimalSigns: '.,' },
  { signs: '.', decimalSigns: ',' },
  { signs: ',', decimalSigns: '.' },
]

const groupDigits = 3

/** Whether a character is a digit; false after the end of the text. */
export const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9'

const digitsEnd = (text: string, start: number): number => {
  let end = start
  while (isDigit(text[end])) end += 1
  return end
}

/** Whether exactly three digits begin here. */
const isGroup = (text: string, start: number): boolean =>
  isDigit(text[start]) && isDigit(text[start + 1]) && isDigit(text[start + 2]) && !isDigit(text[start + groupDigits])

/** The end of the groups of exactly three digits that follow; the start itself when there are none. */
const groupsEnd = (text: string, start: number, signs: string): number => {
  let end = start
  while (signs.includes(text[end] ?? '|') && isGroup(text, end + 1)) end += 1 + groupDigits
  return end
}

/** The end of the decimals, if one of the signs and a digit follow. */
const decimalsEnd = (text: string, start: number, signs: string): number =>
  signs.includes(text[start] ?? '|') && isDigit(text[start + 1]) ? digitsEnd(text, start + 1) : start

/** The reading of digits before and after the decimal sign; a number of hundreds of digits stays finite. */
const reading = (whole: string, decimals = ''): Reading => ({
  value: Math.min(Number(`${whole}.${decimals}0`), Number.MAX_VALUE),
  tolerance: 0.5 * 10 ** -decimals.length,
})

const digitsOf = (text: string): string => text.replace(/\D+/g, '')

/** A number in groups of three, if the digits up to `leadEnd` and what follows are one. */
const groupedNumber = (text: string, start: number, leadEnd: number): WrittenNumber | undefined => {
  if (leadEnd - start > groupDigits || text[start] === '0') return undefined
  for (const { signs, decimalSigns } of groupSigns) {
    const end = groupsEnd(text, leadEnd, signs)
    if (end === leadEnd) continue
    const whole = digitsOf(text.slice(start, end))
    const last = decimalsEnd(text, end, decimalSigns)
    if (last > end) return { end: last, readings: [reading(whole, text.slice(end + 1, last))], isPlainInteger: false }
    const isOneGroup = end === leadEnd + 1 + groupDigits
    const isDoubtful = isOneGroup && (signs === '.' || signs === ',')
    const asDecimals = isDoubtful ? [reading(text.slice(start, leadEnd), text.slice(leadEnd + 1, end))] : []
    return { end, readings: [reading(whole), ...asDecimals], isPlainInteger: false }
  }
  return undefined
}

/**
 * Reads the number that begins at a digit. One point or comma before exactly three digits may part a group or
 * decimals (`1.234` is 1 234 and 1.234); then both readings are given. Each character is looked at a fixed number of times.
 */
export const numberAt = (text: string, start: number): WrittenNumber => {
  const leadEnd = digitsEnd(text, start)
  const grouped = groupedNumber(text, start, leadEnd)
  if (grouped) return grouped
  const end = decimalsEnd(text, leadEnd, '.,')
  const decimals = text.slice(leadEnd + 1, end)
  return { end, readings: [reading(text.slice(start, leadEnd), decimals)], isPlainInteger: end === leadEnd }
}
