import { createClient } from '@redis/client'
import { bad, type Finding, findOrReport, good, warning } from './finding.ts'

const timeoutMs = 5000
/** Oldest version whose commands the service uses. */
const majorMin = 7

/** Field of the text that `INFO` gives. */
const readField = (info: string, name: string): string | undefined =>
  info
    .split('\r\n')
    .find(line => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

const judgeVersion = (info: string): Finding => {
  const valkey = readField(info, 'valkey_version')
  const version = valkey ?? readField(info, 'redis_version') ?? 'unknown'
  const name = valkey === undefined ? 'Redis' : 'Valkey'
  return Number.parseInt(version, 10) >= majorMin
    ? good('Redis', `${name} ${version} answers.`)
    : bad('Redis', `${name} ${version} answers.`, `Use Redis ${majorMin} or later, or Valkey.`)
}

/** Whether the server takes writes; of a cluster one node was asked, and the service finds the primaries by it. */
const judgeRole = (info: string): Finding => {
  if (readField(info, 'cluster_enabled') === '1')
    return good('Redis: role', 'A node of a cluster was asked; the service finds the others by it.')
  return readField(info, 'role') === 'master'
    ? good('Redis: role', 'The server takes writes.')
    : bad('Redis: role', 'The server is a replica, which takes no writes.', 'Let REDIS_URL lead to the primary.')
}

/** Whether keys may be dropped before their TTL: limits of a minute and stored answers would be lost. */
const judgeMemory = (info: string): Finding => {
  const policy = readField(info, 'maxmemory_policy')
  return policy === 'noeviction' || readField(info, 'maxmemory') === '0'
    ? good('Redis: memory', 'Keys stay until their TTL.')
    : warning(
        'Redis: memory',
        `With maxmemory-policy ${policy} keys are dropped before their TTL, so a repeat may be counted again.`,
        'Set maxmemory-policy to noeviction, and maxmemory to what the machine gives.',
      )
}

/** Checks the Redis of the minutes and repeats: reached, new enough, a primary, without dropped keys. */
export const checkRedis = (url: string): Promise<readonly Finding[]> =>
  findOrReport(
    'Redis',
    async () => {
      const client = createClient({
        url,
        disableOfflineQueue: true,
        socket: { connectTimeout: timeoutMs, socketTimeout: timeoutMs, reconnectStrategy: false },
      })
      client.on('error', () => {})
      await client.connect()
      try {
        const info = String(await client.sendCommand(['INFO']))
        return [judgeVersion(info), judgeRole(info), judgeMemory(info)]
      } finally {
        client.destroy()
      }
    },
    'See whether the host, port and password of REDIS_URL are right and the server is up. Until then each process counts on its own.',
  )
