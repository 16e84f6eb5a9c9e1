import { createHash } from 'node:crypto'
import type { RedisClientType } from '@redis/client'
import type { WindowLimiter } from '../../ports.ts'

/**
 * Takes places of a window. The time is Redis' own, so that all processes see one end; an entry of another shape is
 * replaced, and one that would never end, or too late, gets its end. Places that do not fit are given back.
 * ARGV: length in ms, places, limit. Gives what is used with these places, and the end.
 */
const takeScript = `
local ms, places, limit = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local used = redis.pcall('INCRBY', KEYS[1], places)
if type(used) == 'table' then
  if not (used.err:find('WRONGTYPE') or used.err:find('integer') or used.err:find('overflow')) then return used end
  redis.call('DEL', KEYS[1])
  used = redis.call('INCRBY', KEYS[1], places)
end
local left = redis.call('PTTL', KEYS[1])
if left < 0 or left > ms + 1000 then
  local t = redis.call('TIME')
  local now = t[1] * 1000 + math.floor(t[2] / 1000)
  redis.call('PEXPIREAT', KEYS[1], math.ceil((now + ms) / 1000) * 1000)
end
if used > limit then redis.call('DECRBY', KEYS[1], places) end
return { used, redis.call('PEXPIRETIME', KEYS[1]) }`

/** Corrects a window that runs; never below 0. ARGV: places. */
const addScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
local used = redis.call('INCRBY', KEYS[1], ARGV[1])
if used < 0 then redis.call('SET', KEYS[1], 0, 'KEEPTTL') end
return used`

const hashOf = (script: string): string => createHash('sha1').update(script).digest('hex')

/** Runs a script that Redis usually knows by its hash, and otherwise learns. */
const scripted = (client: RedisClientType, script: string) => {
  const hash = hashOf(script)
  return async (key: string, ...args: readonly (string | number)[]): Promise<unknown> => {
    const options = { keys: [key], arguments: args.map(String) }
    return client.evalSha(hash, options).catch((cause: unknown) => {
      if (!(cause instanceof Error && cause.message.startsWith('NOSCRIPT'))) throw cause
      return client.eval(script, options)
    })
  }
}

const isPair = (reply: unknown): reply is [number, number] =>
  Array.isArray(reply) && reply.length === 2 && reply.every(Number.isInteger)

/**
 * Counts in a Redis that several processes share; wants Redis 7 or Valkey. Rejects when Redis does.
 * @param prefix first part of each key, so that installations can share a Redis.
 */
export const redisLimiter = (client: RedisClientType, prefix: string): WindowLimiter => {
  const [takes, adds] = [scripted(client, takeScript), scripted(client, addScript)]
  const keyOf = (name: string) => `${prefix}:w:${name}`
  return {
    take: async (name, limit, { seconds = 60, places = 1 } = {}) => {
      const reply = await takes(keyOf(name), seconds * 1000, places, limit)
      if (!isPair(reply)) throw new Error('Redis answered a window of another shape')
      const [used, resetAt] = reply
      const taken = used <= limit
      return { taken, remaining: Math.max(0, limit - (taken ? used : used - places)), resetAt }
    },
    add: async (name, places) => {
      await adds(keyOf(name), places)
    },
  }
}
