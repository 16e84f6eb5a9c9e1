import * as z from 'zod'
import { isRedisAddress, redisAddressRule } from './addresses.ts'
import { readOption } from './fields.ts'

export interface RedisConfiguration {
  /** Undefined where each process counts on its own. */
  redisUrl: string | undefined
  /** Prefix of every key. */
  redisPrefix: string
  /** Whether `redisUrl` is a node of a cluster; `auto` asks it. */
  redisCluster: 'auto' | 'on' | 'off'
}

/** Environment variables of Redis, with their descriptions and defaults. */
export const redisVariables = {
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: redisAddressRule })
    .refine(isRedisAddress, redisAddressRule)
    .optional()
    .describe(
      'Redis or Valkey for minutes, repeats and market data of all processes; the memory of each when left out.',
    ),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]{1,50}$/, 'must be 1 to 50 letters, digits, `_` or `-`')
    .default('valorem')
    .describe('First part of every key in Redis, for installations that share one; valorem when left out.'),
  REDIS_CLUSTER: readOption(['auto', 'on', 'off'])
    .default('auto')
    .describe('Whether REDIS_URL leads to a node of a Redis Cluster; auto asks it once, when the service starts.'),
}

/** Redis configuration from the environment. */
export const createRedisConfiguration = (read: z.infer<z.ZodObject<typeof redisVariables>>): RedisConfiguration => ({
  redisUrl: read.REDIS_URL,
  redisPrefix: read.REDIS_PREFIX,
  redisCluster: read.REDIS_CLUSTER,
})
