import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { openRecords } from '#server/adapters/storage/records'
import { root } from '../../architecture/sources.ts'
import { get } from '../../support/app.ts'
import { typed } from '../../support/documented-backup.ts'
import { startProcess } from '../../support/process.ts'
import { newKey } from '../../support/replicas.ts'
import { startPostgres } from '../../support/test-engines.ts'
import { newDatabase, temporaryFolder } from './places.ts'

/** The lines that an operator reads on a user of the service. */
const documentedLines = (): string => {
  const page = readFileSync(join(root, 'examples/deploy/README.md'), 'utf8')
  return page.split('### A database user that may change rows alone')[1]?.match(/```sh\n([^`]+)```/)?.[1] ?? ''
}

test('the service runs as a user of PostgreSQL that owns nothing, made by the documented lines', async () => {
  // A server of its own: roles belong to the whole of one.
  const server = await startPostgres()
  onTestFinished(() => server.end())
  const { url } = await newDatabase(server.url)
  const env = { OWNER_URL: url, SERVICE_PASSWORD: "it's 1 password", PGPASSWORD: '' }
  const lines = documentedLines().replace('npm run -s keys --', `node ${join(root, 'server/commands/keys.ts')}`)
  await typed(lines, temporaryFolder(), env)
  // Again, as with the next version.
  await typed(lines, temporaryFolder(), env)

  const address = Object.assign(new URL(url), { username: 'valorem_service', password: env.SERVICE_PASSWORD }).href
  const place = { DATABASE_URL: address, DATA_DIR: temporaryFolder() }
  const service = await startProcess(place)
  const { key, id } = await newKey(place, 'pro')
  expect((await get(service, '/estimation/places', { 'X-API-Key': key })).status).toBe(200)
  expect((await fetch(`${service.url}/health/ready`)).status).toBe(200)
  expect(await service.end('SIGTERM')).toBe(0)

  const records = await openRecords({ dataDir: place.DATA_DIR, databaseUrl: address, databasePoolMax: 2 })
  onTestFinished(() => records.close())
  // What a trigger notes, it notes with the rights of the user.
  expect(await createKeyStore(records.db).revoke(id, '2026-11-29T12:00:00.000Z')).toBeTruthy()
  for (const statement of ['create table own (id text)', 'alter table usage add own text', 'drop table usage'])
    await expect(sql.raw(statement).execute(records.db)).rejects.toMatchObject({ code: '42501' })
}, 120_000)
