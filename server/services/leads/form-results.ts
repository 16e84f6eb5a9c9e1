import { plusDays } from '#domain/core/days'
import { dayMs } from '#domain/core/instants'
import { type FormActRecords, type FormActs, triedOrders } from '../../ports/form-acts.ts'
import { compareOrders, type OrderVerdict } from './two-orders.ts'

/** Weeks that are shown, that of today included: as long as the counts are kept. */
const resultWeeks = 13

/** Counts with what they are of. */
type Named<Name extends string> = FormActs & Readonly<Record<Name, string>>

/** What the form of a key brought. */
export interface FormResults {
  /** Weeks by their Monday, oldest first; those without anything too. */
  weeks: Named<'monday'>[]
  pages: (FormActs & { host: string; page: string })[]
  campaigns: Named<'campaign'>[]
  orders: Named<'tried'>[]
  verdict: OrderVerdict
}

const nothing: FormActs = { forms: 0, estimates: 0, contacts: 0 }

const addActs = (one: FormActs, other: FormActs): FormActs => ({
  forms: one.forms + other.forms,
  estimates: one.estimates + other.estimates,
  contacts: one.contacts + other.contacts,
})

/** Monday of the week of a day; 1970-01-05 was one. */
export const mondayOf = (day: string): string => {
  const weekday = ((((Date.parse(day) - Date.parse('1970-01-05')) / dayMs) % 7) + 7) % 7
  return plusDays(day, -weekday)
}

/** Sums days by their weeks. */
const sumWeeks = (days: readonly Named<'day'>[], first: string): Named<'monday'>[] =>
  Array.from({ length: resultWeeks }, (_, index) => {
    const monday = plusDays(first, 7 * index)
    return { ...days.filter(({ day }) => mondayOf(day) === monday).reduce(addActs, nothing), monday }
  })

/** Reads what the form of a key brought, by week, page, campaign and order. */
export const readFormResults = async (
  acts: Pick<FormActRecords, 'sum'>,
  keyId: string,
  today: string,
): Promise<FormResults> => {
  const first = plusDays(mondayOf(today), -7 * (resultWeeks - 1))
  const [days, pages, campaigns, tried] = await Promise.all([
    acts.sum(keyId, first, ['day']),
    acts.sum(keyId, first, ['host', 'page']),
    acts.sum(keyId, first, ['campaign']),
    acts.sum(keyId, first, ['tried']),
  ])
  const orderOf = (order: string): FormActs => tried.find(row => row.tried === order) ?? nothing
  return {
    ...{ weeks: sumWeeks(days, first), pages, campaigns },
    orders: triedOrders.map(order => ({ ...orderOf(order), tried: order })),
    verdict: compareOrders({ figures: orderOf('figures'), contact: orderOf('contact') }),
  }
}
