import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { indicators } from '#domain/market/parameters/indicators'
import { readMarketSnapshot, writeMarketSnapshot } from '#server/adapters/market/snapshot'
import { runMarketCommand } from '#server/commands/market-command'
import { snapshotFile } from '#server/start/market'
import { everySource, type MarketWorld, marketWorld } from '../services/market/market-world.ts'
import { newFolder, run } from '../support/process.ts'

/** The commands over the sources of a world and a copy of the snapshot, which a command may replace. */
const contextOf = async (world: MarketWorld) => {
  const file = join(await newFolder(), 'snapshot.json')
  const snapshot = readMarketSnapshot(snapshotFile, indicators)
  writeMarketSnapshot(file, snapshot)
  const progress: string[] = []
  const command = (...args: string[]) =>
    runMarketCommand(args, {
      indicators,
      snapshot,
      sources: world.sources,
      write: written => writeMarketSnapshot(file, written),
      now: () => world.clock.now,
      today: () => world.clock.now.toISOString().slice(0, 10),
      progress: line => void progress.push(line),
    })
  return { command, progress, file }
}

test('refresh writes what the sources gave into a snapshot that reads again, with a line for each source', async () => {
  const world = await marketWorld()
  world.clock.now = new Date('2026-11-22T12:00:00Z')
  const { command, progress, file } = await contextOf(world)
  const { exitCode, output } = await command('refresh')
  expect(exitCode).toBe(0)
  expect(progress.slice(0, -1).sort()).toEqual([
    'banqueDeFrance: 1 of 1 read',
    'ecb: 12 of 12 read',
    'eurostat: 4 of 4 read',
    'lustat: 3 of 3 read',
  ])
  expect(progress.at(-1)).toBe('20 of 20 read; the snapshot is of 2026-11-22.')
  const written = readMarketSnapshot(file, indicators)
  expect(written.snapshotDate).toBe('2026-11-22')
  expect(written.indicators['euribor.3m']).toMatchObject({
    current: { period: '2026-10', publishedValue: 2.1, retrievedAt: '2026-11-22T12:00:00.000Z' },
    previous: { period: '2026-09', publishedValue: 2 },
  })
  // 3 days from the 19th to the 22nd.
  expect(output).toMatch(/^ecb\.estr +2\.1 % +2026-11-19 +3 days$/m)
})

test('refresh keeps what a failing source has not given, and names the reason', async () => {
  const world = await marketWorld()
  world.behaviours.lustat = 'killed'
  const { command, progress, file } = await contextOf(world)
  expect((await command('refresh', '--json')).exitCode).toBe(0)
  expect(progress.find(line => line.startsWith('lustat'))).toMatch(/^lustat: 0 of 3 read \(unreachable: /)
  const before = readMarketSnapshot(snapshotFile, indicators)
  expect(readMarketSnapshot(file, indicators).indicators['lu.wage_index']).toEqual(before.indicators['lu.wage_index'])
})

test('refresh leaves the file alone when nothing could be read, and ends with 1', async () => {
  const world = await marketWorld()
  for (const source of everySource) world.behaviours[source] = 'killed'
  const { command, progress, file } = await contextOf(world)
  const before = readFileSync(file, 'utf8')
  expect((await command('refresh')).exitCode).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(progress.at(-1)).toBe('Nothing could be read; the snapshot is as it was.')
})

test('show asks nobody; --json gives the data of the endpoint', async () => {
  const world = await marketWorld()
  const { command } = await contextOf(world)
  const { output, exitCode } = await command('show', '--json')
  expect(exitCode).toBe(0)
  expect(JSON.parse(output)).toMatchObject({ refresh: 'off', snapshotDate: '2026-11-21', failures: [] })
  expect(world.seen()).toBe(0)
})

test.each([[[]], [['shows']], [['show', 'more']], [['show', '--loud']]])('%j is answered by the usage', async args => {
  const { command } = await contextOf(await marketWorld())
  const { exitCode, output, fault } = await command(...args)
  expect(exitCode).toBe(2)
  expect(output).toBe('')
  expect(fault).toMatch(/^Usage: npm run -s market/)
})

test('the command line shows the bundled snapshot', async () => {
  const { code, stdout, stderr } = await run(['server/commands/market.ts', 'show'])
  expect(stderr).toBe('')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^euribor\.3m +2\.6350455 % +2026-09 /m)
})
