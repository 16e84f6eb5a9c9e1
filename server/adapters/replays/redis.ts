import { randomUUID } from 'node:crypto'
import { createKeyv } from '@keyv/redis'
import type { RedisClientType } from '@redis/client'
import { dayMs } from '#domain/core/instants'
import type { BeginResult, Replay, ReplayStore } from '../../ports/replay-store.ts'
import type { RedisClients } from '../redis-clients.ts'

/** Lifetime of a running request; after it, repeats treat it as failed, as when its process was killed. */
const usualRunningMs = 60_000

/** Claims a free name, or returns its entry; an entry that is not a string is replaced. */
const beginScript = `
local there = redis.pcall('GET', KEYS[1])
if type(there) == 'string' then return there end
if type(there) == 'table' and not there.err:find('WRONGTYPE') then return there end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return false`

/** Releases a claim of this process, unless it has expired and another process has taken it. */
const abandonScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

/** Running request, with its process. */
interface Running {
  state: 'running'
  bodyHash: string
  process: string
}

const hasTextForm = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value)

/** Stored entry; undefined for an invalid one, since other programs may write to a shared Redis. */
const parseReplayEntry = (entry: unknown): BeginResult | undefined => {
  const { state, bodyHash, status, day, answer } = Object(entry) as Partial<Record<string, unknown>>
  if (!hasTextForm(bodyHash, /^[0-9a-f]{64}$/)) return undefined
  if (state === 'running') return { state, bodyHash }
  const isReplay = Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599
  if (!isReplay || !hasTextForm(day, /^\d{4}-\d\d-\d\d$/)) return undefined
  const replay = { bodyHash, status: Number(status), day }
  return { state: 'done', replay: typeof answer === 'string' ? { ...replay, answer } : replay }
}

/**
 * Replays in a Redis shared by several processes, for 24 hours. A request running in one process is visible to all.
 * Rejects when Redis does.
 * @param prefix first part of each key, so that installations can share a Redis.
 */
export const createRedisReplays = (client: RedisClients, prefix: string): ReplayStore => {
  // Keyv works with a cluster too; only its types accept a single client.
  const entries = createKeyv(client as RedisClientType, {
    namespace: `${prefix}:r`,
    keyPrefixSeparator: ':',
    throwOnErrors: true,
  })
  const keyOf = (name: string) => `${prefix}:r:${name}`
  const process = randomUUID()

  /** Entry of a request running in this process, in Keyv's format; deterministic. */
  const runningText = async (bodyHash: string): Promise<string> => {
    const value: Running = { state: 'running', bodyHash, process }
    return String(await entries.serializeData({ value }))
  }

  const entryIn = async (text: string): Promise<unknown> => {
    try {
      return (await entries.deserializeData(text))?.value
    } catch {
      return undefined
    }
  }

  const begin = async (name: string, bodyHash: string, runningMs = usualRunningMs): Promise<BeginResult> => {
    const text = await runningText(bodyHash)
    const keys = [keyOf(name)]
    const there = await client.eval(beginScript, { keys, arguments: [text, String(runningMs)] })
    if (typeof there !== 'string') return { state: 'first' }
    const entry = await entryIn(there)
    const begun = parseReplayEntry(entry)
    // An entry of this process without a running request is left from an outage of Redis.
    const isLeft = begun?.state === 'running' && (entry as Running).process === process
    if (begun && !isLeft) return begun
    await client.set(keyOf(name), text, { expiration: { type: 'PX', value: runningMs } })
    return { state: 'first' }
  }

  return {
    begin,
    keep: async (name, replay: Replay, ms = dayMs) => {
      await entries.set(name, replay, ms)
    },
    abandon: async (name, bodyHash) => {
      await client.eval(abandonScript, { keys: [keyOf(name)], arguments: [await runningText(bodyHash)] })
    },
  }
}
