import { afterEach, beforeEach, expect } from 'vitest'
import { createHaproxyBalancer } from '#server/commands/balancer'
import { newDatabase, temporaryFolder } from '../adapters/storage/places.ts'
import { type BalancedReplicas, balancedCallers, balancedReplicas } from '../support/balanced.ts'
import { run } from '../support/process.ts'
import { newPrefix, redisUrl } from '../support/redis.ts'
import { countedIn, newKey } from '../support/replicas.ts'

/** The command of a release. */
export const program = 'server/commands/release-replicas.ts'

/** Two replicas behind HAProxy for each test of a file, and what it does with them. */
export const balancedWorld = () => {
  let database: Awaited<ReturnType<typeof newDatabase>>
  let env: Record<string, string>
  let replicas: BalancedReplicas
  beforeEach(async () => {
    database = await newDatabase()
    env = {
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl,
      REDIS_PREFIX: newPrefix(),
      TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}',
    }
    replicas = await balancedReplicas(temporaryFolder(), env)
  })
  afterEach(async () => {
    await replicas.end()
    await database.drop()
  })

  const options = (own: Record<string, string> = {}): string[] =>
    Object.entries({
      '--stop': replicas.command('stop'),
      '--start': replicas.command('start'),
      '--socket': replicas.socket,
      ...own,
    }).flat()
  const release = (own: Record<string, string> = {}) => run([program, ...options(own)])
  const pids = (): number[] => [replicas.pid('a'), replicas.pid('b')]
  /** What HAProxy says of both, as text. */
  const said = async (): Promise<string[]> =>
    (await createHaproxyBalancer(replicas.socket, 'valorem').replicas()).map(
      ({ name, isUp, isOut }) => `${name} ${isUp ? 'up' : 'down'}${isOut ? ' out' : ''}`,
    )

  /** Both in service and callers that were answered; the key that they call with. */
  const underLoad = async (callers: number) => {
    await expect.poll(said).toEqual(['a up', 'b up'])
    const { id, key } = await newKey(env, 'pro')
    const load = balancedCallers(replicas.port, key, callers)
    const more = async (count: number): Promise<void> => {
      const before = load.answered()
      await expect.poll(() => load.answered()).toBeGreaterThan(before + count)
    }
    await more(100)
    return { id, load, more }
  }
  /** The counts of a key in the records. */
  const counted = (id: string): Promise<number> => countedIn(database.url, id)
  return { replicas: () => replicas, options, release, pids, said, underLoad, counted }
}
