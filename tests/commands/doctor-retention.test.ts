import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openRecords } from '#server/adapters/storage/records'
import { retentionRules } from '#server/adapters/storage/retention-rules'
import { checkRetention } from '#server/commands/doctor/retention'
import { printRetention } from '#server/commands/retention-page'
import { readCommandConfiguration } from '#server/config/configuration'

test('the page of the operator says of each table what is promised and what is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const config = { ...readCommandConfiguration({}), dataDir: folder }
  const now = new Date('2026-11-30T12:00:00Z')
  const good = await printRetention(config, now)
  expect(good).toMatchObject({ exitCode: 0, output: expect.stringContaining('Nothing is older than promised') })
  // One line of each rule, below the day and the heads, with nothing in a new file.
  expect(good.output.match(/ +none +as promised$/gm)).toHaveLength(retentionRules.length)
  const keep = async (day: string): Promise<void> => {
    const records = await openRecords({ dataDir: folder, databaseUrl: undefined, databasePoolMax: 1, backupDays: 35 })
    await records.db.insertInto('usage').values({ key_id: 'k', day, count: 1 }).execute()
    await records.close()
  }
  // Counts are kept for 90 days, today among them: from 2 September on. The sweep of yesterday ended with 31 August.
  await keep('2026-09-02')
  await keep('2026-09-01')
  const waiting = await printRetention(config, now)
  expect(waiting.exitCode).toBe(0)
  expect(waiting.output).toMatch(/^usage +2026-09-02 00:00 +2026-09-01 00:00 +goes with the next sweep$/m)
  await keep('2026-08-30')
  const late = await printRetention(config, now)
  expect(late).toMatchObject({ exitCode: 1, output: expect.stringContaining(`1 of ${retentionRules.length} hold`) })
  expect(late.output).toMatch(/^usage +2026-09-02 00:00 +2026-08-30 00:00 +OLDER THAN PROMISED$/m)
})

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
