import type { Read } from './fault.ts'

const forms = [
  { form: /^(\d{4})-(\d{2})-(\d{2})$/, order: [1, 2, 3] },
  { form: /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, order: [3, 2, 1] },
  { form: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, order: [3, 2, 1] },
] as const

const pairOf = (digits: string): string => digits.padStart(2, '0')

/** The day of a cell as YYYY-MM-DD: written so, or as DD.MM.YYYY or DD/MM/YYYY; or why it is none. */
export const readDay = (cell: string): Read<string> => {
  for (const { form, order } of forms) {
    const found = form.exec(cell)
    if (!found) continue
    const [year = '', month = '', day = ''] = order.map(at => found[at] ?? '')
    const text = `${year}-${pairOf(month)}-${pairOf(day)}`
    const instant = new Date(`${text}T00:00:00Z`)
    // What is no day, as 31 February, moves on to another one.
    if (!Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)) return { value: text }
  }
  return { fault: { key: 'row.day', values: { value: cell } } }
}

/** Whether a day can only be read with the month first, as 12/31/2024: then no day of the file is to be trusted. */
export const isMonthFirst = (cell: string): boolean => {
  const [, first = '', second = ''] = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(cell) ?? []
  return Number(first) >= 1 && Number(first) <= 12 && Number(second) > 12 && Number(second) <= 31
}
