import type { Language } from '#languages/registry'
import { readBeside } from '../meaning/words-beside.ts'
import type { Result } from './evaluate.ts'
import type { Surroundings } from './setting.ts'

/** A figure in the period that the words behind it name. */
export interface Fitted {
  result: Result
  /** Operation that was added, as ` * 12`. */
  added: string
  /** The words name a period that it does not have. */
  isBroken: boolean
}

const monthsOfYear = 12

/** Money in the period that the words next to it name: `{D7} par an` of a monthly rent is that of twelve months. */
export const fitPeriod = (result: Result, around: Surroundings, language: Language): Fitted => {
  const { value, period } = result
  const stands = { result, added: '', isBroken: false }
  if (period === undefined || typeof value !== 'number') return stands
  const beside = readBeside(
    { before: around.since, after: around.after, hasPrevious: around.since.length < around.before.length },
    language,
  )
  const wanted = beside.period
  if (wanted === undefined || wanted === period) return stands
  if (period === 'once' || wanted === 'once' || !beside.isPeriodBehind) return { ...stands, isBroken: true }
  const isToYear = wanted === 'year'
  const converted = isToYear ? value * monthsOfYear : value / monthsOfYear
  return {
    result: { ...result, value: converted, by: 'product', period: wanted },
    added: isToYear ? ` * ${monthsOfYear}` : ` / ${monthsOfYear}`,
    isBroken: false,
  }
}
