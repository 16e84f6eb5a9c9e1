import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHaproxyBalancer } from '#server/commands/balancer'
import { freePort } from './process.ts'
import { until } from './until.ts'

/** One of the two servers of an address. */
export type Side = 'a' | 'b'

/** An address that leads to one of two servers, first to `a`. */
export interface SwitchedAddress {
  host: string
  port: string
  /** Variables of a process that resolves the host. */
  env: Record<string, string>
  /** Leads new connections to a server; open ones stay where they are. */
  leadTo(side: Side): Promise<void>
  end(): Promise<void>
}

/** A HAProxy that passes connections on, as the address of a managed server does. */
export const startSwitchingProxy = async (ports: Readonly<Record<Side, string>>): Promise<SwitchedAddress> => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem-switch-'))
  const [port, socket, file] = [await freePort(), join(folder, 'admin.sock'), join(folder, 'haproxy.cfg')]
  const lines = [
    ...['global', `  stats socket ${socket} level admin`],
    ...['defaults', '  mode tcp', '  timeout connect 2s', '  timeout client 1h', '  timeout server 1h'],
    ...['listen engine', `  bind 127.0.0.1:${port}`],
    ...[`  server a 127.0.0.1:${ports.a}`, `  server b 127.0.0.1:${ports.b}`],
  ]
  await writeFile(file, `${lines.join('\n')}\n`)
  const child = spawn('haproxy', ['-f', file], { stdio: 'ignore' })
  await until(() => existsSync(socket) || undefined, 'runtime socket of HAProxy')
  const balancer = createHaproxyBalancer(socket, 'engine')
  await balancer.takeOut('b')
  return {
    ...{ host: '127.0.0.1', port, env: {} },
    leadTo: async side => {
      await balancer.takeOut(side === 'a' ? 'b' : 'a')
      await balancer.putBack(side)
    },
    end: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Addresses of this machine on which the servers of a name listen, at one port. */
export const sideAddresses: Readonly<Record<Side, string>> = { a: '127.0.0.1', b: '127.0.0.2' }

/** A module that makes a process resolve one name by a file; its other names are resolved as ever. */
const resolver = (name: string, file: string): string => `
import dns from 'node:dns'
import { readFileSync } from 'node:fs'
const { lookup } = dns
dns.lookup = (host, options, callback) => {
  if (host !== ${JSON.stringify(name)}) return lookup(host, options, callback)
  return lookup(readFileSync(${JSON.stringify(file)}, 'utf8'), options, callback)
}
`

/** A name whose address changes, as the one of a managed server does; its servers share a port. */
export const startSwitchingName = async (port: string): Promise<SwitchedAddress> => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem-name-'))
  const [host, file, module] = ['records.test', join(folder, 'address'), join(folder, 'resolver.mjs')]
  const leadTo = (side: Side): Promise<void> => writeFile(file, sideAddresses[side])
  await leadTo('a')
  await writeFile(module, resolver(host, file))
  return {
    ...{ host, port, env: { NODE_OPTIONS: `--import=${module}` }, leadTo },
    end: () => rm(folder, { recursive: true, force: true }),
  }
}
