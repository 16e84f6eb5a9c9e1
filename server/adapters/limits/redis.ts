import { createHash } from 'node:crypto'
import type { SharedStore } from '../../ports/shared-store.ts'
import type { LimitResult, WindowLimiter } from '../../ports/window-limiter.ts'
import { createGroupCommit } from '../group-commit.ts'
import { isCluster, type RedisClients } from '../redis-clients.ts'

/**
 * Takes places of windows for several calls. Uses Redis' clock, so that all processes agree on the end; an entry of
 * another type is replaced, and one without an expiry, or with too late a one, gets its expiry. Places of calls that do
 * not fit are returned: of equal calls on a window the first ones fit.
 * ARGV, for each window: length in ms, places of a call, limit, calls. Returns for each the places used before, and the
 * end.
 */
const takeScript = `
local answer = {}
for at, key in ipairs(KEYS) do
  local ms, places, limit, calls = tonumber(ARGV[4 * at - 3]), tonumber(ARGV[4 * at - 2]), tonumber(ARGV[4 * at - 1]), tonumber(ARGV[4 * at])
  local used = redis.pcall('INCRBY', key, places * calls)
  if type(used) == 'table' then
    if not (used.err:find('WRONGTYPE') or used.err:find('integer') or used.err:find('overflow')) then return used end
    redis.call('DEL', key)
    used = redis.call('INCRBY', key, places * calls)
  end
  local left = redis.call('PTTL', key)
  if left < 0 or left > ms + 1000 then
    local t = redis.call('TIME')
    local now = t[1] * 1000 + math.floor(t[2] / 1000)
    redis.call('PEXPIREAT', key, math.ceil((now + ms) / 1000) * 1000)
  end
  local before = used - places * calls
  if used > limit then
    local fitting = math.max(0, math.floor((limit - before) / places))
    redis.call('DECRBY', key, (calls - fitting) * places)
  end
  answer[2 * at - 1], answer[2 * at] = before, redis.call('PEXPIRETIME', key)
end
return answer`

/** Corrects an open window; never below 0. ARGV: places. */
const addScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
local used = redis.call('INCRBY', KEYS[1], ARGV[1])
if used < 0 then redis.call('SET', KEYS[1], 0, 'KEEPTTL') end
return used`

const hashScript = (script: string): string => createHash('sha1').update(script).digest('hex')

/** Runs a script by its hash, and sends its source where Redis does not have it cached. */
const createScriptRunner = (client: RedisClients, script: string) => {
  const hash = hashScript(script)
  return async (keys: string[], args: readonly number[]): Promise<unknown> => {
    const options = { keys, arguments: args.map(String) }
    return client.evalSha(hash, options).catch((cause: unknown) => {
      if (!(cause instanceof Error && cause.message.startsWith('NOSCRIPT'))) throw cause
      return client.eval(script, options)
    })
  }
}

/** Batches are delayed by about the round trip that they save. */
const grouping = { holdMs: 1 }

/** Places requested of a window. */
interface Take {
  name: string
  limit: number
  seconds: number
  places: number
}

/** Equal calls of a batch, and the state of their window once Redis has replied. */
interface WindowBatch extends Take {
  calls: number
  used: number
  resetAt: number
}

const getTakeKey = ({ name, limit, seconds, places }: Take) => `${limit} ${seconds} ${places} ${name}`

/** Groups the equal calls of a batch, in the order of the first of each. */
const groupTakes = (calls: readonly Take[]): Map<string, WindowBatch> => {
  const byCall = new Map<string, WindowBatch>()
  for (const call of calls) {
    const share = byCall.get(getTakeKey(call))
    if (share) share.calls += 1
    else byCall.set(getTakeKey(call), { ...call, calls: 1, used: 0, resetAt: 0 })
  }
  return byCall
}

/** Result of the next of the equal calls, in order. */
const takeFromBatch = (share: WindowBatch): LimitResult => {
  const { limit, places, resetAt } = share
  const taken = share.used + places <= limit
  if (taken) share.used += places
  return { taken, remaining: Math.max(0, limit - share.used), resetAt }
}

/** Script arguments of windows. */
const toScriptArguments = (windows: readonly WindowBatch[]): number[] =>
  windows.flatMap(({ seconds, places, limit, calls }) => [seconds * 1000, places, limit, calls])

/**
 * Windows per script call: all of them on a single Redis. In a cluster each window has its own call, since their keys
 * are on several nodes; the client pipelines the calls of one turn to a node.
 */
const splitScriptCalls = (client: RedisClients, windows: readonly WindowBatch[]): (readonly WindowBatch[])[] =>
  isCluster(client) ? windows.map(window => [window]) : [windows]

/** Stores Redis' reply in the windows. */
const applyWindowReply = (windows: readonly WindowBatch[], reply: unknown): void => {
  const isWhole = Array.isArray(reply) && reply.length === 2 * windows.length && reply.every(Number.isInteger)
  if (!isWhole) throw new Error('Redis answered windows of another shape')
  windows.forEach((share, at) => {
    ;[share.used, share.resetAt] = [reply[2 * at], reply[2 * at + 1]]
  })
}

/** Characters of a pseudonym in a key: 132 bits. */
const pseudonymLength = 22

/** Name of a window with a pseudonym in place of whose window it is; ids alone, which have no colon, stay. */
const hideWhose = (name: string, pseudonym: (name: string) => string): string => {
  const end = name.indexOf(':')
  return end < 0 ? name : `${name.slice(0, end)}:${pseudonym(name).slice(0, pseudonymLength)}`
}

/**
 * Limiter in a Redis shared by several processes; needs Redis 7 or Valkey. The calls of one turn of the event loop, and
 * those made while Redis is busy, are sent as one script call, or one per window in a cluster. Rejects when Redis does,
 * or one node of the cluster.
 * @param prefix first part of each key, so that installations can share a Redis.
 * @param ask wraps each command, for example to detect that Redis is down.
 * @param pseudonym replaces what follows the first colon of a name, such as an address, in the key; nothing by default.
 */
export const createRedisLimiter = (
  client: RedisClients,
  prefix: string,
  ask: SharedStore['ask'] = command => command(),
  pseudonym?: (name: string) => string,
): WindowLimiter => {
  const [takes, adds] = [createScriptRunner(client, takeScript), createScriptRunner(client, addScript)]
  const keyOf = (name: string) => `${prefix}:w:${pseudonym ? hideWhose(name, pseudonym) : name}`
  const take = createGroupCommit(async (calls: readonly Take[]) => {
    const byCall = groupTakes(calls)
    const run = async (windows: readonly WindowBatch[]): Promise<void> =>
      applyWindowReply(
        windows,
        await takes(
          windows.map(({ name }) => keyOf(name)),
          toScriptArguments(windows),
        ),
      )
    await ask(() => Promise.all(splitScriptCalls(client, [...byCall.values()]).map(run)))
    return calls.map(call => takeFromBatch(byCall.get(getTakeKey(call)) as WindowBatch))
  }, grouping)
  return {
    take: (name, limit, { seconds = 60, places = 1 } = {}) => take({ name, limit, seconds, places }),
    add: async (name, places) => {
      await ask(() => adds([keyOf(name)], [places]))
    },
  }
}
