import { once } from 'node:events'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { versionHeader } from '#contract/shared/version'
import { checkPublicUrl } from '#server/commands/doctor/address'
import type { Finding } from '#server/commands/doctor/finding'
import { checkBackup, checkDisk, checkMemory } from '#server/commands/doctor/machine'
import { checkPostgres } from '#server/commands/doctor/postgres'
import { checkRedis } from '#server/commands/doctor/redis'
import { newDatabase } from '../adapters/storage/places.ts'
import { startPooler } from '../bench/pooler.ts'
import { mailServer } from '../support/mail-server.ts'
import { freePort, run, startProcess } from '../support/process.ts'
import { redisUrl } from '../support/redis.ts'
import { startPostgres, startRedis } from '../support/test-engines.ts'

const now = () => new Date()
const stateOf = (findings: readonly Finding[], part: string): string | undefined =>
  findings.find(finding => finding.part === part)?.state
const curesOf = (findings: readonly Finding[]): (string | undefined)[] =>
  findings.filter(({ state }) => state !== 'good').map(({ cure }) => cure)

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe('PostgreSQL', () => {
  test('of a good installation is good in every part', async () => {
    const database = await newDatabase()
    onTestFinished(database.drop)
    const findings = await checkPostgres({ url: database.url, poolMax: 10, replicas: 2, now })
    expect(curesOf(findings.filter(({ part }) => part !== 'PostgreSQL: latency'))).toEqual([])
    expect(findings.map(({ part }) => part)).toEqual([
      'PostgreSQL',
      'PostgreSQL: role',
      'PostgreSQL: TLS',
      'PostgreSQL: connections',
      'Clock',
      'PostgreSQL: latency',
      'PostgreSQL: pooler',
    ])
  })

  test('that is read-only, too small for its replicas or on another clock is named with its cure', async () => {
    const database = await newDatabase()
    onTestFinished(database.drop)
    const url = `${database.url}?options=-c%20default_transaction_read_only%3Don`
    const later = () => new Date(Date.now() + 60_000)
    const findings = await checkPostgres({ url, poolMax: 10, replicas: 1000, now: later })
    expect(stateOf(findings, 'PostgreSQL: role')).toBe('bad')
    expect(findings.find(({ part }) => part === 'PostgreSQL: connections')).toMatchObject({
      state: 'bad',
      found: expect.stringMatching(/^Needed are 1000 × 13 connections of at most \d+\.$/),
      cure: expect.stringContaining('DATABASE_POOL_MAX to 1'),
    })
    expect(findings.find(({ part }) => part === 'Clock')?.found).toMatch(/differ by (59|60|61) s/)
  })

  test('that is away, or refuses the password, is one finding without the password', async () => {
    const engine = await startPostgres()
    onTestFinished(() => engine.end())
    const url = new URL(engine.url)
    url.password = 'wrong-secret'
    const [refused] = await checkPostgres({ url: url.href, poolMax: 10, replicas: 1, now })
    expect(refused).toMatchObject({ state: 'bad', found: expect.stringContaining('28P01') })
    await engine.stop()
    const away = await checkPostgres({ url: engine.url, poolMax: 10, replicas: 1, now })
    expect(away).toHaveLength(1)
    expect(away[0]?.found).toMatch(/ECONNREFUSED/)
    expect(JSON.stringify([refused, away])).not.toMatch(/wrong-secret|p%40ss|p@ss/)
  })

  test('behind a pooler of transactions is recognised', async () => {
    const database = await newDatabase()
    onTestFinished(database.drop)
    const pooler = await startPooler(database.url)
    if (!pooler) throw new Error('pgbouncer is not installed')
    onTestFinished(() => pooler.end())
    const findings = await checkPostgres({ url: pooler.url, poolMax: 10, replicas: 1, now })
    expect(findings.find(({ part }) => part === 'PostgreSQL: pooler')?.found).toContain('A pooler changes')
  })
})

describe('Redis', () => {
  test('that drops keys, is a replica or is away is named with its cure', async () => {
    expect(curesOf(await checkRedis(redisUrl))).toEqual([])
    const engine = await startRedis()
    onTestFinished(() => engine.end())
    const { createClient } = await import('@redis/client')
    const client = createClient({ url: engine.url })
    await client.connect()
    await client.sendCommand(['CONFIG', 'SET', 'maxmemory', '50mb', 'maxmemory-policy', 'allkeys-lru'])
    expect(stateOf(await checkRedis(engine.url), 'Redis: memory')).toBe('warning')
    await client.sendCommand(['REPLICAOF', '127.0.0.1', '1'])
    expect(stateOf(await checkRedis(engine.url), 'Redis: role')).toBe('bad')
    client.destroy()
    await engine.stop()
    const [away] = await checkRedis(engine.url)
    expect(away).toMatchObject({ part: 'Redis', state: 'bad', found: expect.stringContaining('ECONNREFUSED') })
  })
})

describe('the machine', () => {
  test.each([
    // 200 MiB, 250 for a picture and 128 for each thread; without the setting, as many threads as fit beside no picture.
    [4, 256, undefined, 'warning'],
    [4, 512, undefined, 'warning'],
    [4, 577, 1, 'warning'],
    [4, 578, 1, 'good'],
    [4, 961, 4, 'warning'],
    [4, 962, 4, 'good'],
    [4, 1024, undefined, 'good'],
  ])('of %i cores and %i MiB with CALCULATION_THREADS=%s is judged %s', (cores, mebibytes, threads, state) => {
    expect(checkMemory({ cores, memoryBytes: mebibytes * 1024 * 1024 }, threads).state).toBe(state)
  })

  test('whose disk is nearly full or missing is named with its cure', async () => {
    const folder = await temporaryFolder()
    expect((await checkDisk(folder))[0]?.found).toMatch(/^\d+ MiB free of \d+ at /)
    expect((await checkDisk(join(folder, 'none')))[0]).toMatchObject({ part: 'Disk', state: 'bad' })
    // A disk that is always full.
    expect((await checkDisk('/proc'))[0]?.state).toBe('warning')
  })

  test('whose backup is old, empty or missing is named with its cure', async () => {
    const file = join(await temporaryFolder(), 'valorem.dump')
    const state = async () => (await checkBackup(file, 30, now()))[0]?.state
    expect(await state()).toBe('bad')
    await writeFile(file, '')
    expect(await state()).toBe('bad')
    await writeFile(file, 'rows')
    expect(await state()).toBe('good')
    const old = (Date.now() - 3 * 86_400_000) / 1000
    await utimes(file, old, old)
    expect(await state()).toBe('warning')
    const tooOld = (Date.now() - 31 * 86_400_000) / 1000
    await utimes(file, tooOld, tooOld)
    expect(await state()).toBe('bad')
    expect((await checkBackup(await temporaryFolder(), 30, now()))[0]?.found).toMatch(/is no file/)
  })
})

describe('the address that others see', () => {
  const serve = async (status: number, headers: Record<string, string>): Promise<string> => {
    const server = createServer((_req, res) => void res.writeHead(status, headers).end())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  test.each([
    ['another program', 200, {}, /but not from this service/],
    ['a redirect', 301, { Location: 'https://www.prices.example/' }, /redirects to https:\/\/www\.prices\.example\//],
  ])('of %s is named', async (_what, status, headers, found) => {
    const [finding] = await checkPublicUrl(await serve(status, headers), now)
    expect(finding).toMatchObject({ state: 'bad', found: expect.stringMatching(found) })
  })

  test('that nothing answers is named with the reason', async () => {
    const [finding] = await checkPublicUrl(`http://127.0.0.1:${await freePort()}`, now)
    expect(finding?.found).toMatch(/is not reached from this machine: .*ECONNREFUSED/)
  })

  test('on another clock is named', async () => {
    const url = await serve(200, { [versionHeader]: '2026-11-28' })
    const [finding] = await checkPublicUrl(url, () => new Date(Date.now() + 90_000))
    expect(finding?.found).toMatch(/The clock of .* differs by (89|90|91) s/)
  })
})

describe('the command', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'valorem-doctor-'))
    return () => rm(folder, { recursive: true })
  })

  test('finds a running service good, sends a test letter, and ends with 0', async () => {
    const mail = await mailServer()
    onTestFinished(() => mail.close())
    const service = await startProcess({ DATA_DIR: folder })
    onTestFinished(async () => void (await service.end('SIGTERM')))
    const backup = join(folder, 'backup')
    await writeFile(backup, 'rows')
    const env = { DATA_DIR: folder, PUBLIC_URL: service.url, MAIL_URL: mail.url, MAIL_FROM: 'prices@valorem.example' }
    const args = ['server/commands/doctor.ts', '--backup', backup, '--letter-to', 'owner@agency.example', '--json']
    const { code, stdout, stderr } = await run(args, env)
    expect([stderr, code]).toEqual(['', 0])
    const findings = JSON.parse(stdout) as Finding[]
    expect(findings.filter(({ part, state }) => state === 'bad' || part === 'Address')).toEqual([
      { part: 'Address', state: 'good', found: `${service.url} leads to this service.` },
    ])
    expect(mail.taken).toHaveLength(1)
    expect(mail.taken[0]?.to).toEqual(['owner@agency.example'])
  })

  test('says that a password may go in clear', async () => {
    const mail = await mailServer({
      onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
      allowInsecureAuth: true,
    })
    onTestFinished(() => mail.close())
    const { stdout } = await run(['server/commands/doctor.ts'], {
      DATA_DIR: folder,
      MAIL_URL: mail.url.replace('://', '://user:secret-word@'),
    })
    expect(stdout).toMatch(
      /warning +Mail +127\.0\.0\.1:\d+ answers; without TLS of its own the password goes in clear\./,
    )
    expect(stdout).not.toContain('secret-word')
  })

  test('prints what is bad with its cure, ends with 1, and hides the password of a mail server', async () => {
    // A relay that offers TLS and breaks it off.
    const relay = createTcpServer(socket => {
      socket.write('220 relay.example ESMTP\r\n')
      socket.on('data', data => {
        const line = data.toString()
        socket.write(/^EHLO/i.test(line) ? '250-relay.example\r\n250 STARTTLS\r\n' : '454 TLS not available\r\n')
      })
      socket.on('error', () => {})
    })
    await once(relay.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void relay.close())
    const { port } = relay.address() as AddressInfo
    const env = { DATA_DIR: folder, MAIL_URL: `smtp://user:secret-word@127.0.0.1:${port}` }
    const { code, stdout } = await run(['server/commands/doctor.ts'], env)
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /BAD +Mail +127\.0\.0\.1:\d+ takes no letters: ETLS\.\n +→ The server offers TLS and breaks it off/,
    )
    expect(stdout).not.toContain('secret-word')
  })

  test.each([
    [['--replicas', 'many'], '--replicas is a number from 1 to 9999, not many'],
    [['--replica', '2'], "Unknown option '--replica'"],
  ])('refuses %j', async (args, reason) => {
    const { code, stderr } = await run(['server/commands/doctor.ts', ...args], { DATA_DIR: folder })
    expect(code).toBe(1)
    expect(stderr).toContain(reason)
  })
})
