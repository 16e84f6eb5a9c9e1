import { dayMs, utcDay } from '#domain/core/instants'
import type { AppliedErasures, Erasure } from '../../ports/erasures.ts'
import type { Log } from '../../ports/log.ts'
import type { Database } from './database.ts'
import { applyErasure } from './erasure-apply.ts'
import { appendErasures, getErasureFolder, pruneErasures, readErasures } from './erasure-files.ts'
import type { ErasureWatch, RunStatement } from './erasure-watch.ts'

/** Interval in which the erasures of other processes are copied, in milliseconds. */
const copyMs = 5000
/** Rows are read again for this long, in milliseconds: a transaction commits later than its rows say. */
const overlapMs = 120_000
/** Days for which the table remembers an erasure longer than the files, so that none is applied twice. */
const marginDays = 2

export interface ErasureJournalDependencies {
  db: Database
  watch: ErasureWatch
  dataDir: string
  /** Age of the oldest backup that is kept, in days. */
  backupDays: number
  log: Pick<Log, 'error'> | undefined
}

/** Copies the rows of the journal into the files, each once in this process. */
const createCopier = (db: Database, folder: string, log: ErasureJournalDependencies['log']) => {
  const copied = new Map<string, string>()
  let since = ''
  let isFailing = false
  let queue: Promise<void> = Promise.resolve()
  const selectNew = () => db.selectFrom('erasure').selectAll().where('at', '>=', since).orderBy('at').compile()
  const nameOf = ({ kind, id }: Erasure): string => `${kind} ${id}`
  const copyRows = async (rows: readonly Erasure[]): Promise<void> => {
    const fresh = rows.filter(row => copied.get(nameOf(row)) !== row.at)
    if (fresh.length > 0) await appendErasures(folder, fresh)
    for (const row of fresh) copied.set(nameOf(row), row.at)
    const last = rows.at(-1)?.at
    if (last !== undefined) since = new Date(Date.parse(last) - overlapMs).toISOString()
    for (const [name, at] of copied) if (at < since) copied.delete(name)
  }
  const copy = async (run: RunStatement): Promise<void> => {
    try {
      const { rows } = await run(selectNew())
      // One after another: each row is appended once, and a caller returns after its own is on the disk.
      const turn = queue.then(() => copyRows(rows))
      queue = turn.catch(() => {})
      await turn
      isFailing = false
    } catch (cause) {
      if (!isFailing) log?.error({ cause }, 'erasures were not copied beside the secrets; a restore would undo them')
      isFailing = true
    }
  }
  return { copied, copy, copyAll: () => copy(query => db.executeQuery(query)) }
}

/** Newest day of the records' counts and events; undefined without any. */
const findNewestDay = async (db: Database): Promise<string | undefined> => {
  const [usage, event] = await Promise.all([
    db
      .selectFrom('usage')
      .select(({ fn }) => fn.max('day').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('audit_event')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst(),
  ])
  return [usage?.at, event?.at]
    .filter(at => typeof at === 'string')
    .toSorted()
    .at(-1)
    ?.slice(0, 10)
}

/** Applies the erasures of the files that the records have not seen, since they were restored from a backup. */
const applyUnseen = async (db: Database, folder: string, sinceDay: string): Promise<AppliedErasures> => {
  const { erasures, unreadable } = await readErasures(folder, sinceDay)
  if (erasures.length === 0) return { count: 0, unreadable, isTooOld: false }
  const rows = await db.selectFrom('erasure').selectAll().execute()
  const seen = new Map(rows.map(({ kind, id, at }) => [`${kind} ${id}`, at]))
  const unseen = erasures.filter(({ kind, id, at }) => at > (seen.get(`${kind} ${id}`) ?? ''))
  const newest = unseen.length > 0 ? await findNewestDay(db) : undefined
  let count = 0
  for (const erasure of unseen) if (await applyErasure(db, erasure)) count += 1
  return { count, unreadable, isTooOld: newest !== undefined && newest < sinceDay }
}

/**
 * Opens the journal of erasures of the records: applies what a restore has undone, and from then on copies each erasure out
 * after its commit and before its caller goes on. Those of other processes follow within seconds.
 */
export const openErasureJournal = async ({ db, watch, dataDir, backupDays, log }: ErasureJournalDependencies) => {
  const folder = getErasureFolder(dataDir)
  const dayBefore = (days: number): string => utcDay(new Date(Date.now() - days * dayMs))
  const applied = await applyUnseen(db, folder, dayBefore(backupDays))
  const copier = createCopier(db, folder, log)
  // What the files know already is not written again.
  const { erasures } = await readErasures(folder, dayBefore(backupDays))
  for (const { kind, id, at } of erasures) copier.copied.set(`${kind} ${id}`, at)
  await copier.copyAll()
  watch.listen(copier.copy)
  const timer = setInterval(() => void copier.copyAll(), copyMs)
  timer.unref()
  return {
    applied,
    /** Forgets erasures that are older than the oldest backup. */
    prune: async (): Promise<void> => {
      await pruneErasures(folder, dayBefore(backupDays))
      await db
        .deleteFrom('erasure')
        .where('at', '<', dayBefore(backupDays + marginDays))
        .execute()
    },
    close: async (): Promise<void> => {
      clearInterval(timer)
      await copier.copyAll()
    },
  }
}
