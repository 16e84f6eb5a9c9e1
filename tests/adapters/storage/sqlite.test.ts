import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openRecords } from '#server/adapters/storage/records'
import { purgeDeleted } from '#server/adapters/storage/retention'
import { inFolder, temporaryDatabase, temporaryFolder, temporaryRecords } from './places.ts'

/** The files of SQLite in a folder, while it is open. */
const names = ['valorem.sqlite', 'valorem.sqlite-wal', 'valorem.sqlite-shm']

test('the folder of the records is made when it is missing', async () => {
  const folder = join(temporaryFolder(), 'deeper', 'data')
  await temporaryDatabase(folder)
  expect(existsSync(folder)).toBe(true)
})

const modeOf = (path: string): number => statSync(path).mode & 0o777

test('the folder that is made, the file and what SQLite writes beside it are read by their user alone', async () => {
  const folder = join(temporaryFolder(), 'data')
  await temporaryDatabase(folder)
  expect(modeOf(folder)).toBe(0o700)
  for (const name of names) expect([name, modeOf(join(folder, name))]).toEqual([name, 0o600])
})

test('files that others could read are taken from them at the start', async () => {
  const folder = temporaryFolder()
  const paths = names.map(name => join(folder, name))
  await temporaryDatabase(folder)
  for (const path of paths) chmodSync(path, 0o644)
  await temporaryDatabase(folder)
  expect(paths.map(modeOf)).toEqual([0o600, 0o600, 0o600])
})

test('the file is written ahead of its commits, so that a killed process loses none and readers never wait', async () => {
  const db = await temporaryDatabase()
  expect((await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)).rows[0]?.journal_mode).toBe('wal')
  // 1 is NORMAL in SQLite's documentation of the pragma.
  expect((await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous).toBe(1)
})

test('a transaction that reads and then writes waits for a second writer instead of failing', async () => {
  const folder = temporaryFolder()
  const [one, two] = [await temporaryDatabase(folder), await temporaryDatabase(folder)]
  await one.transaction().execute(async transaction => {
    await transaction.selectFrom('usage').selectAll().execute()
    await transaction.insertInto('usage').values({ key_id: 'a', day: '2026-11-21', count: 1 }).execute()
  })
  await two.transaction().execute(async transaction => {
    const { count } = await transaction.selectFrom('usage').select('count').executeTakeFirstOrThrow()
    await transaction
      .updateTable('usage')
      .set({ count: count + 1 })
      .execute()
  })
  expect((await one.selectFrom('usage').select('count').executeTakeFirst())?.count).toBe(2)
})

test('a file that contains something else is refused at the start', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'valorem.sqlite'), 'This is a letter and no database. '.repeat(50))
  await expect(openRecords(inFolder(folder))).rejects.toThrow(/not a database/)
})

test('of rows that were deleted nothing is left in the bytes, wherever their pages were split before', async () => {
  const folder = temporaryFolder()
  const records = await temporaryRecords(inFolder(folder))
  const { db, engine } = records
  const at = '2026-11-21T12:00:00.000Z'
  const people = Array.from({ length: 600 }, (_, index) => `person-${String((index * 389) % 600).padStart(3, '0')}`)
  // Ids alone stay, in the journal of erasures.
  const ids = new Map(people.map((person, index) => [person, `usr_${index}`]))
  const idOf = (person: string): string => ids.get(person) ?? ''
  for (const person of people)
    await db
      .insertInto('auth_user')
      .values({
        ...{ id: idOf(person), name: person.repeat(5), email: `${person}@agency.example`, emailVerified: 1 },
        ...{ createdAt: at, updatedAt: at },
      })
      .execute()
  const gone = people.filter((_, index) => index % 7 === 0)
  await db.deleteFrom('auth_user').where('id', 'in', gone.map(idOf)).execute()
  const ended = { id: 'aud_1', at, actor_kind: 'user', owner_kind: 'user', action: 'account.deleted' } as const
  await db
    .insertInto('audit_event')
    .values({ ...ended, detail: '{}' })
    .execute()
  const left = () => {
    const bytes = names.map(name => readFileSync(join(folder, name), 'latin1')).join('')
    return people.filter(person => bytes.includes(person))
  }
  // The log alone has them all.
  expect(left()).toHaveLength(600)
  await purgeDeleted({ db, engine }, new Date(at))
  expect(left().sort()).toEqual(people.filter(person => !gone.includes(person)).sort())
})

test('a log that another process reads is left for the next time, and nothing fails', async () => {
  const folder = temporaryFolder()
  const { db, engine } = await temporaryRecords(inFolder(folder))
  await db.insertInto('usage').values({ key_id: 'a', day: '2026-11-21', count: 1 }).execute()
  const reader = new DatabaseSync(join(folder, 'valorem.sqlite'), { readOnly: true })
  onTestFinished(() => reader.close())
  reader.exec('begin')
  reader.prepare('select count from usage').all()
  await engine.emptyLog(db)
  expect(statSync(join(folder, 'valorem.sqlite-wal')).size).toBeGreaterThan(0)
  reader.exec('commit')
  await engine.emptyLog(db)
  expect(statSync(join(folder, 'valorem.sqlite-wal')).size).toBe(0)
})
