import { createCluster, type RedisClusterType } from '@redis/client'
import type { Log } from '../../ports/log.ts'
import { connectionOptions } from './client.ts'

/** Minimum interval between rediscoveries of the nodes. */
const renewMsMin = 3000

/** Client of all nodes of a Redis Cluster. */
export interface ClusterClient {
  client: RedisClusterType
  /**
   * Reports the result of a health check of the whole cluster. After a failed one the nodes are rediscovered: a node
   * that is down cannot name its replacement.
   */
  reportTrial(isAnswered: boolean): void
}

/** User name, password and TLS of an address, used for every node of its cluster. */
const parseClusterCredentials = (address: string) => {
  const { protocol, username, password } = new URL(address)
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    socket: { ...connectionOptions.socket, ...(protocol === 'rediss:' && { tls: true as const }) },
  }
}

/**
 * Client of a Redis Cluster that discovers the nodes through the one at `url` and follows slot migrations. It connects
 * in the background; an outage is logged once, and so is its end.
 */
export const createClusterClient = (url: string, log: Log): ClusterClient => {
  const { socket, ...credentials } = parseClusterCredentials(url)
  // Every node ever known is asked for the slots, since the first may be down.
  const rootNodes: { url?: string; socket?: { host: string; port: number } }[] = [{ url }]
  const known = new Set<string>()
  const client: RedisClusterType = createCluster({
    rootNodes,
    // Otherwise a node that is down would delay the discovery of the others.
    minimizeConnections: true,
    defaults: { ...connectionOptions, ...credentials, socket },
  })
  let isAway = false
  let renewedAt = performance.now()
  const fails = (cause: unknown): void => {
    if (!isAway) log.error({ cause }, 'Redis does not answer')
    isAway = true
  }
  client.on('error', fails)
  client.on('node-error', fails)

  const remember = (): void => {
    for (const { address, host, port } of client.masters) {
      if (!known.has(address)) rootNodes.push({ socket: { host, port } })
      known.add(address)
    }
  }

  // Errors also arrive as events; those of a client closed before it connected are ignored.
  const connect = (): void => void client.connect().then(remember, () => {})
  connect()
  return {
    client,
    reportTrial: isAnswered => {
      if (isAnswered) {
        if (isAway) log.info({}, 'Redis answers again')
        isAway = false
        remember()
        return
      }
      if (performance.now() - renewedAt < renewMsMin) return
      renewedAt = performance.now()
      client.destroy()
      connect()
    },
  }
}
