import type { Vocabulary } from './vocabulary.ts'

/** A day as a text writes it, or a part of one: a month, a quarter or a half of a year. */
export interface WrittenDay {
  kind: 'day'
  start: number
  end: number
  year: number | undefined
  month: number | undefined
  day: number | undefined
  /** `q3`, `h1`: a part of the year. */
  part: string | undefined
}

/** Stated parts of a day. */
export type DayParts = Pick<WrittenDay, 'year' | 'month' | 'day' | 'part'>

type Read = (parts: readonly (string | undefined)[], vocabulary: Vocabulary) => Partial<DayParts> | undefined

const monthsMax = 12
const daysMax = 31

/** Parts of a day if valid in a calendar; a month of 0 is invalid. */
const validDayParts = (year: number | undefined, month: number, day?: number): Partial<DayParts> | undefined => {
  const isDay = day === undefined || (day >= 1 && day <= daysMax)
  return month >= 1 && month <= monthsMax && isDay ? { year, month, day } : undefined
}

const numberOrNone = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits)

/** `may` and `march` are verbs: in lower case they are not months. */
const verbs = /^(?:may|march|mar|dec|jan)$/

const monthByName = (name: string | undefined, { months }: Vocabulary): number =>
  name === undefined || verbs.test(name) ? 0 : (months.get(name.toLowerCase()) ?? 0)

const year = '((?:19|20)\\d{2})(?!\\d)'
const day = '(\\d{1,2})(?:er|st|nd|rd|th|º|\\.)?'
const word = '(\\p{L}{3,10})\\.?'
const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\d])${source}`, 'giu')

/** Notations of a day, in search order; the day precedes the month, the reverse only where that is not a valid day. */
const ways: readonly (readonly [finds: RegExp, needs: RegExp, read: Read])[] = [
  [
    pattern('(\\d{4})-(\\d{2})(?:-(\\d{2}))?(?![\\d-])'),
    /\d{4}-\d/,
    ([first, month, last]) => validDayParts(Number(first), Number(month), numberOrNone(last)),
  ],
  [
    pattern('(\\d{1,2})([./])(\\d{1,2})\\2((?:19|20)\\d{2}|\\d{2})(?!\\d)'),
    /\d[./]\d{1,2}[./]\d/,
    ([first, , second, last = '']) => {
      const full = last.length === 2 ? 2000 + Number(last) : Number(last)
      return validDayParts(full, Number(second), Number(first)) ?? validDayParts(full, Number(first), Number(second))
    },
  ],
  [
    pattern(`${day} ?(?:of |de |-)?${word}(?:,? (?:de )?${year})?`),
    /\d/,
    ([first, name, last], vocabulary) =>
      validDayParts(numberOrNone(last), monthByName(name, vocabulary), Number(first)),
  ],
  [
    pattern(`${word} (?:de )?${year}`),
    /\d{4}/,
    ([name, last], vocabulary) => validDayParts(Number(last), monthByName(name, vocabulary)),
  ],
  [
    pattern(`${word} (\\d{1,2})(?:st|nd|rd|th)?(?:,? ${year})?(?!\\d|[.,' ]\\d{3}| ?[%€])`),
    /\d/,
    ([name, first, last], vocabulary) =>
      validDayParts(numberOrNone(last), monthByName(name, vocabulary), Number(first)),
  ],
  [
    pattern('(\\d{1,2})\\.(\\d{1,2})\\.(?!\\d)'),
    /\d\.\d{1,2}\./,
    ([first, month]) => validDayParts(undefined, Number(month), Number(first)),
  ],
  [pattern(`(\\d{1,2})/${year}`), /\d\/\d{4}/, ([month, last]) => validDayParts(Number(last), Number(month))],
  [
    pattern(`([qths])([1-4])[ /-]?${year}`),
    /[qths][1-4]/i,
    ([sign = '', part, last]) => ({ year: Number(last), part: `${/[qt]/i.test(sign) ? 'q' : 'h'}${part}` }),
  ],
]

/**
 * Finds the days of a folded text, one notation after the other.
 * @param taken placeholder of a day in the returned text.
 */
export const findDays = (text: string, vocabulary: Vocabulary, taken: string): { rest: string; days: WrittenDay[] } => {
  const days: WrittenDay[] = []
  let rest = text
  for (const [finds, needs, read] of ways) {
    if (!needs.test(rest)) continue
    rest = rest.replace(finds, (written: string, ...found: unknown[]) => {
      const at = found.findIndex(part => typeof part === 'number')
      const parts = read(found.slice(0, at) as (string | undefined)[], vocabulary) // groups stand before the place
      if (!parts) return written
      const start = found[at] as number // the place of the match
      days.push({
        kind: 'day',
        start,
        end: start + written.length,
        year: parts.year,
        month: parts.month,
        day: parts.day,
        part: parts.part,
      })
      return taken.repeat(written.length)
    })
  }
  return { rest, days }
}
