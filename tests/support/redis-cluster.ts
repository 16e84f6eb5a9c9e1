import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './process.ts'

const run = promisify(execFile)
const slots = 16_384

/** A node of a cluster, by its port. */
export interface ClusterNode {
  port: string
  url: string
  start(): Promise<void>
  /** Kills it; what was not written is lost. */
  stop(): Promise<void>
}

/** A Redis Cluster that belongs to one test. */
export interface TestCluster {
  nodes: readonly ClusterNode[]
  /** What redis-cli says of a command to a node. */
  ask(node: ClusterNode, ...command: readonly string[]): Promise<string>
  /** Waits until every node knows that all slots are served. */
  isWhole(): Promise<void>
  /** Waits until the first node answers for no key, since the slots of another are served by nobody. */
  isBroken(): Promise<void>
  end(): Promise<void>
}

const ask = async ({ port }: ClusterNode, ...command: readonly string[]): Promise<string> =>
  (await run('redis-cli', ['-p', port, ...command])).stdout.trim()

/** Asks again until an answer is as wanted; the limit of the test ends it. */
const asked = async (question: () => Promise<boolean>): Promise<void> => {
  while (!(await question().catch(() => false))) await new Promise(resolve => setTimeout(resolve, 50))
}

const newNode = async (folder: string): Promise<ClusterNode> => {
  const port = await freePort()
  // The port between the nodes is the system's choice too: the usual one, 10 000 higher, may be too high.
  const bus = await freePort()
  let child: ChildProcess | undefined
  const node: ClusterNode = {
    port,
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      child = spawn(
        'redis-server',
        [
          ...['--bind', '127.0.0.1', '--port', port, '--cluster-enabled', 'yes', '--cluster-port', bus],
          ...['--cluster-config-file', `nodes-${port}.conf`, '--cluster-node-timeout', '1000', '--dir', folder],
          ...['--save', '', '--appendonly', 'no'],
        ],
        { stdio: 'ignore' },
      )
      await asked(async () => (await ask(node, 'ping')) === 'PONG')
    },
    stop: async () => {
      if (child?.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
  await node.start()
  return node
}

/** Starts a cluster of three nodes with a third of the slots each. */
export const startCluster = async (): Promise<TestCluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem-cluster-'))
  const nodes: ClusterNode[] = []
  for (let node = 0; node < 3; node += 1) nodes.push(await newNode(folder))
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`)
  const cluster: TestCluster = {
    nodes,
    ask,
    isWhole: async () => {
      for (const node of nodes) {
        await asked(async () => {
          const info = await ask(node, 'cluster', 'info')
          return info.includes('cluster_state:ok') && info.includes(`cluster_slots_ok:${slots}`)
        })
      }
    },
    isBroken: () =>
      asked(async () => (await ask(nodes[0] as ClusterNode, 'cluster', 'info')).includes('cluster_state:fail')),
    end: async () => {
      for (const node of nodes) await node.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await run('redis-cli', ['--cluster', 'create', ...addresses, '--cluster-yes'])
  await cluster.isWhole()
  return cluster
}
