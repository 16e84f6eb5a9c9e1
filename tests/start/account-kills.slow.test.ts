import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Engine, postgres, sqlite, temporaryFolder, temporaryRecords } from '../adapters/storage/places.ts'
import { disconnected } from '../support/kill-cycles.ts'
import { isLong } from '../support/long.ts'
import { startProcess } from '../support/process.ts'
import { until } from '../support/until.ts'
import { flows, type Story } from './account-flows.ts'
import { stateOf } from './account-states.ts'

/** Starts a service on a place that is killed at a moment, and does a flow with it until it is. */
const killedAt = async (moment: number, env: Record<string, string>) => {
  const service = await startProcess({ ...env, KILL_AT: String(moment) }, [
    process.execPath,
    ...['--import', './tests/support/killed-at-write.ts', 'server/start/main.ts'],
  ])
  const lines = (): string[] => service.output().split('\n')
  return {
    service: {
      url: service.url,
      get printed() {
        return lines()
      },
    },
    counts: async () => {
      service.child.kill('SIGUSR2')
      await until(() => service.output().includes('counts writes') || undefined, 'counting of writes')
    },
    end: () => service.end('SIGKILL'),
  }
}

const engines: readonly Engine[] = [sqlite, postgres]
/** Each flow starts a service for each of its writes; a sample kills beside some of them. */
const triedFlows = isLong ? flows : flows.filter(({ name, sampleStride }) => name === 'a sign-up' || sampleStride)

describe.each(engines)('killed beside each write on $name', ({ name, newPlace }) => {
  test.each(triedFlows)('$name is done or not, and the person goes on', { timeout: 600_000 }, async flow => {
    const place = await newPlace()
    const records = await temporaryRecords(place)
    const env = {
      ...(place.databaseUrl === undefined
        ? { DATA_DIR: place.dataDir }
        : { DATA_DIR: temporaryFolder(), DATABASE_URL: place.databaseUrl }),
      ...{ LOG_LEVEL: 'error', TRUST_PROXY: '1' },
    }
    let before: Story | undefined
    const stride = isLong ? 1 : (flow.sampleStride ?? 1)
    let kills = 0
    for (let moment = 1; ; moment += stride) {
      const { service, counts, end } = await killedAt(moment, env)
      const email = `${randomBytes(6).toString('hex')}@agency.example`
      try {
        await before?.goOn(service)
        const story = await flow.arrange(service, records, email)
        await counts()
        const answer = await story.act().catch(() => undefined)
        if (answer) {
          expect(answer.status).toBe(flow.status ?? 303)
          expect(await stateOf(records, email)).toEqual(flow.states.at(-1))
          expect(moment).toBeGreaterThan(flow.momentsMin)
          console.info(`${flow.name} on ${name}: ${kills} kills`)
          break
        }
        kills += 1
        before = story
      } finally {
        await end()
      }
      if (name === 'PostgreSQL') await disconnected(records.db, 1)
      expect(flow.states).toContainEqual(await stateOf(records, email))
    }
  })
})
