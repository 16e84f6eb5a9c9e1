import { sql } from 'kysely'
import type { FormActRecords, FormActs, FormPlace, PlacedActs, SummedActs } from '../../ports/form-acts.ts'
import type { Database } from './database.ts'
import { sortByRow } from './row-order.ts'

/** Maximum pages and campaigns of a key on one day: more than a website has, so that invented ones fill no table. */
export const placesPerDay = 200
/** Most rows of a sum. */
const rowsMax = 200

type Counted = Pick<PlacedActs, 'host' | 'page' | 'campaign'>

const nameOf = ({ host, page, campaign }: Counted): string => JSON.stringify([host, page, campaign])

const rowNameOf = ({ keyId, day, tried, ...place }: PlacedActs): string =>
  `${keyId} ${day} ${nameOf(place)} ${tried ?? ''}`

const nameDay = ({ keyId, day }: PlacedActs): string => `${keyId} ${day}`

/**
 * Groups counts by key and day, the days in the order of their rows. Inside a day the order in which acts were told
 * stays: it decides which places are kept where there are more than `placesPerDay`.
 */
const groupByDay = (acts: readonly PlacedActs[]): PlacedActs[][] => {
  const days = [...Map.groupBy(acts, nameDay)]
  return sortByRow(days, ([name]) => name).map(([, group]) => group)
}

/** Columns of the table by the names of the port. */
const columnOf = (name: keyof FormPlace): 'key_id' | Exclude<keyof FormPlace, 'keyId'> =>
  name === 'keyId' ? 'key_id' : name

/** Pages and campaigns that a key's day has in the table. */
const readKnown = async (transaction: Database, { keyId, day }: FormPlace): Promise<Set<string>> => {
  const rows = await transaction
    .selectFrom('form_act')
    .select(['host', 'page', 'campaign'])
    .distinct()
    .where('key_id', '=', keyId)
    .where('day', '=', day)
    .limit(placesPerDay * 2)
    .execute()
  return new Set(rows.map(nameOf))
}

/** Adds counts to their row, or makes it. */
const addToRow = ({ keyId, ...act }: PlacedActs, transaction: Database): Promise<unknown> =>
  transaction
    .insertInto('form_act')
    .values({ key_id: keyId, ...act })
    .onConflict(conflict =>
      conflict.columns(['key_id', 'day', 'host', 'page', 'campaign', 'tried']).doUpdateSet(({ eb, ref }) => ({
        forms: eb(ref('form_act.forms'), '+', ref('excluded.forms')),
        estimates: eb(ref('form_act.estimates'), '+', ref('excluded.estimates')),
        contacts: eb(ref('form_act.contacts'), '+', ref('excluded.contacts')),
      })),
    )
    .execute()

/** Adds the counts of one key and day; pages above the limit of the day are counted as one. */
const addDay = async (acts: readonly PlacedActs[], transaction: Database): Promise<void> => {
  const [first] = acts
  if (!first) return
  const known = await readKnown(transaction, first)
  const placed = acts.map(act => {
    const isFull = known.size >= placesPerDay && !known.has(nameOf(act))
    const one = isFull ? { ...act, page: '*', campaign: '' } : act
    known.add(nameOf(one))
    return one
  })
  for (const act of sortByRow(placed, rowNameOf)) await addToRow(act, transaction)
}

/** Sums the counts of a key by some columns. */
const sumActs = async (
  db: Database,
  keyId: string,
  day: string,
  columns: readonly (keyof FormPlace)[],
): Promise<(Partial<FormPlace> & FormActs)[]> => {
  const own = columns.map(columnOf)
  const total = (name: keyof FormActs) => sql<number>`cast(sum(${sql.ref(name)}) as integer)`.as(name)
  const rows = await db
    .selectFrom('form_act')
    .select(own)
    .select([total('forms'), total('estimates'), total('contacts')])
    .where('key_id', '=', keyId)
    .where('day', '>=', day)
    .groupBy(own)
    .orderBy(sql.ref('forms'), 'desc')
    .limit(rowsMax)
    .execute()
  return rows.map(({ key_id, ...row }) => ({ ...row, ...(key_id !== undefined && { keyId: key_id }) }))
}

/** Counts of forms by page and campaign, as records. */
export const createFormActStore = (db: Database): FormActRecords => ({
  add: acts =>
    db.transaction().execute(async transaction => {
      for (const group of groupByDay(acts)) await addDay(group, transaction)
    }),
  // The rows have the columns that were named.
  sum: async <Column extends keyof FormPlace>(keyId: string, day: string, columns: readonly Column[]) =>
    (await sumActs(db, keyId, day, columns)) as SummedActs<Column>[],
})
