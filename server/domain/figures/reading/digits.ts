import { power as raised } from '../../core/powers.ts'
/** A possible size of a written number, without its sign, and its tolerance. */
export interface Size {
  value: number
  tolerance: number
}

/** A number in digits in a folded text. */
export interface WrittenDigits {
  /** Index after its last character. */
  end: number
  /** The usual reading first. */
  sizes: readonly Size[]
  /** Digits alone: no groups, no decimals, no power. */
  isPlain: boolean
  /** A part of one, as `1/3`. */
  isPart: boolean
  /** Digits after the point, for its precision. */
  decimals: number
}

/** Separators of groups of three digits, each with its possible decimal signs. */
const groupSigns: readonly { sign: string; decimalSigns: string }[] = [
  { sign: ' ', decimalSigns: '.,' },
  { sign: "'", decimalSigns: '.,' },
  { sign: '_', decimalSigns: '.,' },
  { sign: '·', decimalSigns: '.,' },
  { sign: '.', decimalSigns: ',' },
  { sign: ',', decimalSigns: '.' },
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

/** Whether exactly three digits begin at a position. */
const isDigitGroup = (text: string, start: number): boolean =>
  isDigit(text[start]) && isDigit(text[start + 1]) && isDigit(text[start + 2]) && !isDigit(text[start + groupDigits])

const groupsEnd = (text: string, start: number, sign: string): number => {
  let end = start
  while (text[end] === sign && isDigitGroup(text, end + 1)) end += 1 + groupDigits
  return end
}

/** The size of digits before and after the point; a number of hundreds of digits stays finite. */
const sizeOfDigits = (whole: string, decimals = ''): Size => ({
  value: Math.min(Number(`${whole}.${decimals}0`), Number.MAX_VALUE),
  tolerance: 0.5 * raised(10, -decimals.length),
})

const digitsOnly = (text: string): string => text.replaceAll(/\D/g, '')

const toWrittenDigits = (end: number, sizes: readonly Size[], decimals = 0): WrittenDigits => ({
  ...{ end, sizes, decimals },
  isPlain: false,
  isPart: false,
})

/** A number in groups of three, if the digits up to `leadEnd` and what follows are one. */
const numberInGroups = (text: string, start: number, leadEnd: number): WrittenDigits | undefined => {
  if (leadEnd - start > groupDigits || text[start] === '0') return undefined
  for (const { sign, decimalSigns } of groupSigns) {
    const end = groupsEnd(text, leadEnd, sign)
    if (end === leadEnd) continue
    const whole = digitsOnly(text.slice(start, end))
    const hasDecimals = decimalSigns.includes(text[end] ?? '|') && isDigit(text[end + 1])
    if (hasDecimals) {
      const last = digitsEnd(text, end + 1)
      return toWrittenDigits(last, [sizeOfDigits(whole, text.slice(end + 1, last))], last - end - 1)
    }
    const isDoubtful = end === leadEnd + 1 + groupDigits && (sign === '.' || sign === ',')
    const asDecimals = isDoubtful ? [sizeOfDigits(text.slice(start, leadEnd), text.slice(leadEnd + 1, end))] : []
    return toWrittenDigits(end, [sizeOfDigits(whole), ...asDecimals])
  }
  return undefined
}

/** Digits one by one, at least four, as `5 1 2 3 4 5`. */
const apart = /\d([ .'_·])\d(?:\1\d){2,}(?!\d)/y
/** A fraction with the whole number before it: `2 1⁄2`, `1/3`. */
const part = /(?:(\d{1,3}) )?(\d{1,2})[/⁄](\d{1,3})(?![\d/⁄]|[.,]\d)/y
/** A power of ten: `5e5`, `5×10^5`, `10^5`. */
const power = /[eE]([+-]?\d{1,3})(?![\p{L}\d])|\s?[×x·]\s?10\^([+-]?\d{1,3})(?!\d)|\^([+-]?\d{1,3})(?!\d)/uy

const matchDigitsAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const fractionAt = (text: string, start: number): WrittenDigits | undefined => {
  const match = matchDigitsAt(part, text, start)
  const [whole = '', first, second] = [match?.[1], Number(match?.[2]), Number(match?.[3])]
  if (!match || !(first < second) || first === 0) return undefined
  const value = Number(whole) + first / second
  return { ...toWrittenDigits(start + match[0].length, [{ value, tolerance: 0.005 }]), isPart: whole === '' }
}

const withPower = (text: string, number: WrittenDigits): WrittenDigits => {
  const match = matchDigitsAt(power, text, number.end)
  if (!match) return number
  const [, short, product, exponent] = match
  const of = ({ value, tolerance }: Size): Size => {
    if (exponent !== undefined)
      return { value: Math.min(raised(value, Number(exponent)), Number.MAX_VALUE), tolerance: 0.5 }
    const factor = raised(10, Number(short ?? product))
    return {
      value: Math.min(value * factor, Number.MAX_VALUE),
      tolerance: Math.min(tolerance * factor, 0.01 * value * factor),
    }
  }
  return { ...toWrittenDigits(number.end + match[0].length, number.sizes.map(of)), decimals: 0 }
}

/**
 * Reads the number that begins at a digit. One point or comma before exactly three digits may part a group or decimals
 * (`1.234` is 1 234 and 1.234); then both sizes are given. Each character is looked at a fixed number of times.
 */
export const digitsAt = (text: string, start: number): WrittenDigits => {
  const single = matchDigitsAt(apart, text, start)
  if (single) return toWrittenDigits(start + single[0].length, [sizeOfDigits(digitsOnly(single[0]))])
  const share = fractionAt(text, start)
  if (share) return share
  const leadEnd = digitsEnd(text, start)
  const inGroups = numberInGroups(text, start, leadEnd)
  if (inGroups) return withPower(text, inGroups)
  const hasDecimals = '.,'.includes(text[leadEnd] ?? '|') && isDigit(text[leadEnd + 1])
  const end = hasDecimals ? digitsEnd(text, leadEnd + 1) : leadEnd
  const decimals = text.slice(leadEnd + 1, end)
  const number = toWrittenDigits(end, [sizeOfDigits(text.slice(start, leadEnd), decimals)], decimals.length)
  return withPower(text, { ...number, isPlain: !hasDecimals })
}
