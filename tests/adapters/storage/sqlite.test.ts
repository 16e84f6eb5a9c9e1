import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openRecords } from '#server/adapters/storage/records'
import { inFolder, temporaryDatabase, temporaryFolder } from './places.ts'

test('the folder of the records is made when it is missing', async () => {
  const folder = join(temporaryFolder(), 'deeper', 'data')
  await temporaryDatabase(folder)
  expect(existsSync(folder)).toBe(true)
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
