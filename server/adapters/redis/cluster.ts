import { createCluster, type RedisClusterType } from '@redis/client'
import type { Log } from '../../ports/log.ts'
import { connectionOptions } from './client.ts'

/** Shortest time between two times that the nodes are asked anew where they are. */
const renewMsMin = 3000

/** A client of all nodes of a Redis Cluster. */
export interface ClusterClient {
  client: RedisClusterType
  /**
   * Hears of each trial of the whole cluster. After one that failed the nodes are asked anew where the slots are: a node
   * that is gone cannot say who took over for it.
   */
  tried(isAnswered: boolean): void
}

/** Name, password and encryption of an address, which hold for every node of its cluster. */
const credentialsOf = (address: string) => {
  const { protocol, username, password } = new URL(address)
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    socket: { ...connectionOptions.socket, ...(protocol === 'rediss:' && { tls: true as const }) },
  }
}

/**
 * A client of a Redis Cluster, which finds the nodes through the one at `url` and follows slots that move. It connects in
 * the background; an outage is logged once, and once more when it is over.
 */
export const clusterClient = (url: string, log: Log): ClusterClient => {
  const { socket, ...credentials } = credentialsOf(url)
  // Every node that was ever known is asked where the slots are, since the first may be the one that is gone.
  const rootNodes: { url?: string; socket?: { host: string; port: number } }[] = [{ url }]
  const known = new Set<string>()
  const client: RedisClusterType = createCluster({
    rootNodes,
    // Otherwise one node that is gone would hold up the finding of the others.
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

  // Errors also arrive as events; a client that is closed before it connected ignores them.
  const connect = (): void => void client.connect().then(remember, () => {})
  connect()
  return {
    client,
    tried: isAnswered => {
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
