import type { Read } from './fault.ts'
import { findMonth } from './words.ts'

/** Order of day and month in days written with slashes: proven by the days of a file. */
export interface DayOrder {
  isMonthFirst: boolean
}

/** Characters of the longest day that is read. */
const dayLengthMax = 60

const time = String.raw`(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?(?:Z|UTC|[AaPp][Mm]|[+-]\d{2}:?\d{2}))?)?`
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${time}$`)
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${time}$`)
const compact = /^(\d{4})(\d{2})(\d{2})$/

/** Days of 1900-01-01 to 2100 as spreadsheets count them, from 30 December 1899; here those of 2000 to 2050. */
const serial = /^(\d{5})(?:[.,]\d{1,12})?$/
const serialBounds = { low: 36_526, high: 55_152 } as const
const serialStartMs = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

const twoDigits = (digits: string): string => digits.padStart(2, '0')

/** The day of three texts, undefined where the calendar has none. */
const toDay = (year: string, month: string, day: string): string | undefined => {
  const text = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`
  const instant = new Date(`${text}T00:00:00Z`)
  // Date rolls an invalid day, as 31 February, over to another one.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : undefined
}

const readSerial = (cell: string): string | undefined => {
  const days = Number(serial.exec(cell)?.[1] ?? Number.NaN)
  if (!(days >= serialBounds.low && days <= serialBounds.high)) return undefined
  return new Date(serialStartMs + days * dayMs).toISOString().slice(0, 10)
}

/** Reads a day with its month in words, as `31 décembre 2024`, `1er mai 24`, `December 31, 2024`. */
const readWorded = (cell: string): string | undefined => {
  const words = cell.split(/[\s.,/-]+/).filter(word => word !== '')
  const months = words.flatMap(word => findMonth(word) ?? [])
  const numbers = words.flatMap(word => /^(\d{1,4})(?:er|st|nd|rd|th|º|°)?$/i.exec(word)?.[1] ?? [])
  const [month] = months
  const [first, second] = numbers
  if (months.length !== 1 || month === undefined || numbers.length !== 2 || !first || !second) return undefined
  const [day, year] = first.length === 4 ? [second, first] : [first, second]
  return day.length <= 2 && year.length !== 3 && year.length !== 1 ? toDay(year, String(month), day) : undefined
}

const readNumbers = (cell: string, { isMonthFirst }: DayOrder): string | undefined => {
  const [, year, , month, day] = yearFirst.exec(cell) ?? []
  if (year && month && day) return toDay(year, month, day)
  const [, first, sign, second, last] = yearLast.exec(cell) ?? []
  if (first && second && last) {
    const isSwapped = isMonthFirst && sign === '/'
    return isSwapped ? toDay(last, first, second) : toDay(last, second, first)
  }
  const [, long, middle, end] = compact.exec(cell) ?? []
  return long && middle && end ? toDay(long, middle, end) : undefined
}

/**
 * Reads a day in numbers (`2024-12-31 00:00:00`, `31.12.2024`, `31/12/24`, `20241231`), with its month in words, or as
 * spreadsheets count days (`45657`); returns YYYY-MM-DD or a fault. Two digits are a year from 2000 on.
 */
export const readDayCell = (cell: string, order: DayOrder): Read<string> => {
  const value =
    cell.length > dayLengthMax ? undefined : (readNumbers(cell, order) ?? readSerial(cell) ?? readWorded(cell))
  return value === undefined ? { fault: { key: 'row.day', values: { value: cell.slice(0, dayLengthMax) } } } : { value }
}

/** Which of day and month is first in a day with slashes, where one of both is above 12. */
const findProof = (cell: string): 'month' | 'day' | undefined => {
  const [, first, sign, second] = (cell.length > dayLengthMax ? undefined : yearLast.exec(cell)) ?? []
  if (sign !== '/') return undefined
  if (Number(first) > 12) return 'day'
  return Number(second) > 12 ? 'month' : undefined
}

/** The order that the days of a file prove: the month is first where some are valid only so, and none only otherwise. */
export const findDayOrder = (cells: readonly string[]): DayOrder => {
  const proofs = new Set(cells.map(findProof))
  return { isMonthFirst: proofs.has('month') && !proofs.has('day') }
}
