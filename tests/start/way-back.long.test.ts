import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { newestReleasedStep } from '#server/adapters/storage/migrations'
import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'
import { type Engine, postgres, sqlite, temporaryFolder } from '../adapters/storage/places.ts'
import { root } from '../architecture/sources.ts'
import { sampled } from '../support/long.ts'
import { type ServiceProcess, startProcess } from '../support/process.ts'
import { load, newKey, withStatus } from '../support/replicas.ts'

const engines: Engine[] = [sqlite, postgres]

/** Steps of a version that is not written yet, and the last step of the oldest program that may run beside each. */
type LaterSteps = readonly (readonly [name: string, runsBeside: string | null])[]

const started = new Set<ServiceProcess>()
afterEach(() => {
  for (const service of started) service.child.kill('SIGKILL')
  started.clear()
})

const envOf = ({ dataDir, databaseUrl }: RecordsPlace): Record<string, string> => ({
  ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
  TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}',
})

/** Starts a version: a program, with its arguments, on the records of a place. */
const startVersion = async (place: RecordsPlace, ...program: string[]): Promise<ServiceProcess> => {
  const service = await startProcess(envOf(place), [process.execPath, ...program])
  started.add(service)
  return service
}

const today = ['server/start/main.ts']
const withSteps = (steps: LaterSteps): string[] => ['tests/support/later-service.ts', JSON.stringify(steps)]

const countsIn = async (place: RecordsPlace, keyId: string): Promise<number> => {
  const records = await openRecords(place)
  const rows = await records.counts.selectFrom('usage').select('count').where('key_id', '=', keyId).execute()
  await records.close()
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** Changes of version and back. */
const rounds = sampled(3, 1)

/** Goes forth and back: each version starts beside the one before it, both answer, that one ends. */
const backAndForth = async (place: RecordsPlace, first: string[], second: string[]): Promise<void> => {
  const { id, key } = await newKey(envOf(place), 'pro')
  let before = await startVersion(place, ...first)
  let answered = 0
  const asked = async (urls: string[], count: number): Promise<void> => {
    const seen = await load(urls, key, count)
    expect(withStatus(seen, 200)).toBe(count)
    answered += count
  }
  await asked([before.url], 50)
  for (const next of Array.from({ length: rounds }, () => [second, first]).flat()) {
    const beside = await startVersion(place, ...next)
    await asked([before.url, beside.url], 100)
    expect(await before.end('SIGTERM')).toBe(0)
    await asked([beside.url], 50)
    before = beside
  }
  expect(await before.end('SIGTERM')).toBe(0)
  // 50 calls of the first, then 150 for each change.
  expect(answered).toBe(50 + 150 * 2 * rounds)
  expect(await countsIn(place, id)).toBe(answered)
}

test.each(engines)('$name: to a version whose steps let this one run beside them, and back', async engine => {
  const later = withSteps([
    ['0998_of_tomorrow', newestReleasedStep],
    ['0999_of_tomorrow', newestReleasedStep],
  ])
  await backAndForth(await engine.newPlace(), today, later)
})

test.each(engines)(
  '$name: a step that wants a later program, or says nothing, ends the start with a sentence',
  async engine => {
    for (const [steps, said] of [
      [[['0999_of_tomorrow', null]], '(0999_of_tomorrow)'],
      [
        [
          ['0998_of_tomorrow', newestReleasedStep],
          ['0999_of_tomorrow', '0998_of_tomorrow'],
        ],
        '(0999_of_tomorrow, which wants 0998_of_tomorrow where this one ends with ',
      ],
    ] as const satisfies (readonly [LaterSteps, string])[]) {
      const place = await engine.newPlace()
      const later = await startVersion(place, ...withSteps(steps))
      const stop = await startVersion(place, ...today).catch(cause => String(cause.message))
      expect(stop).toMatch(
        /^ended with 1: \S+ cannot [^:]*: a later version of this program has changed the tables .*\.\n$/,
      )
      expect(stop).toContain(said)
      expect(await later.end('SIGTERM')).toBe(0)
    }
  },
)

/** The first commit whose steps declare what may run beside them; undefined in a clone without its history. */
const firstDeclaring = (): string | undefined => {
  const file = 'server/adapters/storage/migrations.ts'
  const found = execFileSync('git', ['log', '--reverse', '--format=%H', '-Sstep_declaration', '--', file], {
    cwd: root,
  })
  return found.toString().split('\n')[0] || undefined
}

/** The tree of a commit in a folder, with the packages of this one. */
const treeOf = (commit: string): string => {
  const tree = join(temporaryFolder(), 'tree')
  mkdirSync(tree)
  const parts = ['package.json', 'CHANGELOG.md', 'contract', 'languages', 'server', 'sdk', 'examples']
  const packed = execFileSync('git', ['archive', commit, ...parts], { cwd: root, maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', tree], { input: packed })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

test.skipIf(firstDeclaring() === undefined).each(engines)(
  '$name: from the first version with declarations to this one, and back',
  async engine => {
    const tree = treeOf(firstDeclaring() ?? '')
    await backAndForth(await engine.newPlace(), [join(tree, 'server/start/main.ts')], today)
  },
)
