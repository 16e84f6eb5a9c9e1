import { createHash } from 'node:crypto'
import type { SharedStore } from '../../ports/shared-store.ts'
import type { LimitResult, WindowLimiter } from '../../ports/window-limiter.ts'
import { groupCommit } from '../group-commit.ts'
import { isCluster, type RedisClients } from '../redis-clients.ts'

/**
 * Takes places of windows for several calls. The time is Redis' own, so that all processes see one end; an entry of another
 * shape is replaced, and one that would never end, or too late, gets its end. The places of calls that do not fit are given
 * back: of equal calls on a window the first ones fit.
 * ARGV, for each window: length in ms, places of a call, limit, calls. Gives for each what was used before, and the end.
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

/** Corrects a window that runs; never below 0. ARGV: places. */
const addScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
local used = redis.call('INCRBY', KEYS[1], ARGV[1])
if used < 0 then redis.call('SET', KEYS[1], 0, 'KEEPTTL') end
return used`

const hashOf = (script: string): string => createHash('sha1').update(script).digest('hex')

/** Runs a script that Redis usually knows by its hash, and otherwise learns. */
const scripted = (client: RedisClients, script: string) => {
  const hash = hashOf(script)
  return async (keys: string[], args: readonly number[]): Promise<unknown> => {
    const options = { keys, arguments: args.map(String) }
    return client.evalSha(hash, options).catch((cause: unknown) => {
      if (!(cause instanceof Error && cause.message.startsWith('NOSCRIPT'))) throw cause
      return client.eval(script, options)
    })
  }
}

/** A group is held for about as long as the round trip that it saves. */
const grouping = { holdMs: 1 }

/** Places that a call wants of a window. */
interface Take {
  name: string
  limit: number
  seconds: number
  places: number
}

/** Equal calls of a group, and what is known of their window once Redis has answered. */
interface Share extends Take {
  calls: number
  used: number
  resetAt: number
}

const shareName = ({ name, limit, seconds, places }: Take) => `${limit} ${seconds} ${places} ${name}`

/** Puts the equal calls of a group together, in the order of the first of each. */
const shares = (calls: readonly Take[]): Map<string, Share> => {
  const byCall = new Map<string, Share>()
  for (const call of calls) {
    const share = byCall.get(shareName(call))
    if (share) share.calls += 1
    else byCall.set(shareName(call), { ...call, calls: 1, used: 0, resetAt: 0 })
  }
  return byCall
}

/** The answer of one of the equal calls of a share, in their order. */
const answerOf = (share: Share): LimitResult => {
  const { limit, places, resetAt } = share
  const taken = share.used + places <= limit
  if (taken) share.used += places
  return { taken, remaining: Math.max(0, limit - share.used), resetAt }
}

/** Arguments of the script for windows. */
const argumentsOf = (windows: readonly Share[]): number[] =>
  windows.flatMap(({ seconds, places, limit, calls }) => [seconds * 1000, places, limit, calls])

/**
 * Windows that one script call may name: all of them on one Redis. In a cluster each has its own, since their keys are on
 * several nodes; the client sends those of one turn to a node as one pipeline.
 */
const scriptCallsOf = (client: RedisClients, windows: readonly Share[]): (readonly Share[])[] =>
  isCluster(client) ? windows.map(window => [window]) : [windows]

/** Notes what Redis has answered of windows. */
const note = (windows: readonly Share[], reply: unknown): void => {
  const isWhole = Array.isArray(reply) && reply.length === 2 * windows.length && reply.every(Number.isInteger)
  if (!isWhole) throw new Error('Redis answered windows of another shape')
  windows.forEach((share, at) => {
    ;[share.used, share.resetAt] = [reply[2 * at], reply[2 * at + 1]]
  })
}

/**
 * Counts in a Redis that several processes share; needs Redis 7 or Valkey. The calls of one turn of the event loop, and
 * those made while Redis is busy, are sent as one script call, or one for each window in a cluster. Rejects when Redis
 * does, or one node of the cluster.
 * @param prefix first part of each key, so that installations can share a Redis.
 * @param ask wraps each command, for example to notice that Redis is down.
 */
export const redisLimiter = (
  client: RedisClients,
  prefix: string,
  ask: SharedStore['ask'] = command => command(),
): WindowLimiter => {
  const [takes, adds] = [scripted(client, takeScript), scripted(client, addScript)]
  const keyOf = (name: string) => `${prefix}:w:${name}`
  const take = groupCommit(async (calls: readonly Take[]) => {
    const byCall = shares(calls)
    const run = async (windows: readonly Share[]): Promise<void> =>
      note(
        windows,
        await takes(
          windows.map(({ name }) => keyOf(name)),
          argumentsOf(windows),
        ),
      )
    await ask(() => Promise.all(scriptCallsOf(client, [...byCall.values()]).map(run)))
    return calls.map(call => answerOf(byCall.get(shareName(call)) as Share))
  }, grouping)
  return {
    take: (name, limit, { seconds = 60, places = 1 } = {}) => take({ name, limit, seconds, places }),
    add: async (name, places) => {
      await ask(() => adds([keyOf(name)], [places]))
    },
  }
}
