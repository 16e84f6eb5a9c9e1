import { power } from '../../core/powers.ts'

/** A decimal sign or groups of three, in either convention; white space separates groups. */
const number = /^[-\u2212]?\d+(?:[ \u00A0\u202F'’.,]\d{3})*(?:[.,]\d+)?$/

/** Possible values of a written number: its point or comma separates groups or decimals. */
const possibleValues = (written: string): { value: number; step: number }[] => {
  const plain = written.replaceAll(/[ \u00A0\u202F'’]/g, '').replace('\u2212', '-')
  const readings = [plain.replaceAll(',', ''), plain.replaceAll('.', '').replace(',', '.')]
  return readings.flatMap(reading => {
    const value = Number(reading)
    return Number.isFinite(value) ? [{ value, step: power(10, -(reading.split('.')[1] ?? '').length) }] : []
  })
}

/** Whether a number, written in any convention with or without its unit, is a value to its last written decimal. */
export const statesNumber = (written: string, value: number): boolean => {
  const bare = written.trim().replaceAll(/^[^\d\u2212-]+|(?<!\D)\D+$/gu, '')
  if (!number.test(bare)) return false
  const wanted = written.includes('%') ? value * 100 : value
  return possibleValues(bare).some(
    ({ value: found, step }) => Math.abs(found - wanted) <= step / 2 + Math.abs(wanted) * 1e-9,
  )
}
