import type { Read } from './fault.ts'

const forms = [
  { form: /^(\d{4})-(\d{2})-(\d{2})$/, order: [1, 2, 3] },
  { form: /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, order: [3, 2, 1] },
  { form: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, order: [3, 2, 1] },
] as const

const formatTwoDigits = (digits: string): string => digits.padStart(2, '0')

/** Reads a day written as YYYY-MM-DD, DD.MM.YYYY or DD/MM/YYYY; returns YYYY-MM-DD or a fault. */
export const readDayCell = (cell: string): Read<string> => {
  for (const { form, order } of forms) {
    const found = form.exec(cell)
    if (!found) continue
    const [year = '', month = '', day = ''] = order.map(at => found[at] ?? '')
    const text = `${year}-${formatTwoDigits(month)}-${formatTwoDigits(day)}`
    const instant = new Date(`${text}T00:00:00Z`)
    // Date rolls an invalid day, as 31 February, over to another one.
    if (!Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)) return { value: text }
  }
  return { fault: { key: 'row.day', values: { value: cell } } }
}

/** Whether a day is only valid with the month first, as 12/31/2024, which makes every day of the file doubtful. */
export const isMonthFirst = (cell: string): boolean => {
  const [, first = '', second = ''] = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(cell) ?? []
  return Number(first) >= 1 && Number(first) <= 12 && Number(second) > 12 && Number(second) <= 31
}
