import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openRecords } from '#server/adapters/storage/records'
import { checkRetention } from '#server/commands/doctor/retention'

test('rows that stay longer than promised are named with the oldest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const records = await openRecords({ dataDir: folder, databaseUrl: undefined, databasePoolMax: 1, backupDays: 35 })
  onTestFinished(() => records.close())
  const now = new Date('2026-11-30T12:00:00Z')
  expect(await checkRetention(records.db, now)).toMatchObject([{ state: 'good' }])
  await records.db.insertInto('usage').values({ key_id: 'k', day: '2024-01-02', count: 1 }).execute()
  expect(await checkRetention(records.db, now)).toMatchObject([
    { part: 'Retention: usage', state: 'bad', found: expect.stringContaining('2024-01-02') },
  ])
})
