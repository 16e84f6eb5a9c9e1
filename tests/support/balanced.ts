import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../architecture/sources.ts'
import { authSecret } from './auth-secret.ts'
import { freePort, nodeEnv } from './process.ts'
import { receiverCertificate } from './receiver-certificate.ts'
import { until } from './until.ts'

const runProgram = promisify(execFile)
const programs = join(root, 'tests/support/replica-programs.sh')

/** Two replicas behind a HAProxy with the configuration that is shipped. */
export interface BalancedReplicas {
  port: number
  /** Its runtime socket. */
  socket: string
  /** The command that starts or stops a replica, as an operator gives it to a release. */
  command(action: 'start' | 'stop'): string
  /** Process of a replica that was started last. */
  pid(name: 'a' | 'b'): number
  /** Ends HAProxy and both replicas at once. */
  end(): Promise<void>
}

/** The shipped configuration with ports and files of a folder in place of its own; each place occurs once. */
const configurationIn = (folder: string, port: string, ports: { a: string; b: string }): string => {
  const places: [string, string][] = [
    ['/run/haproxy/admin.sock', join(folder, 'admin.sock')],
    ['bind :443 ssl crt /etc/haproxy/valorem.pem', `bind 127.0.0.1:${port} ssl crt ${join(folder, 'valorem.pem')}`],
    ['server a 127.0.0.1:3000', `server a 127.0.0.1:${ports.a}`],
    ['server b 127.0.0.1:3001', `server b 127.0.0.1:${ports.b}`],
  ]
  return places.reduce(
    (text, [from, to]) => {
      const parts = text.split(from)
      if (parts.length !== 2) throw new Error(`haproxy.cfg has "${from}" ${parts.length - 1} times`)
      return parts.join(to)
    },
    readFileSync(join(root, 'examples/deploy/haproxy.cfg'), 'utf8'),
  )
}

/** Starts both replicas, and HAProxy before them; waits until it sees both. */
export const balancedReplicas = async (folder: string, env: Record<string, string>): Promise<BalancedReplicas> => {
  const [port, a, b] = [await freePort(), await freePort(), await freePort()]
  const socket = join(folder, 'admin.sock')
  for (const [name, text] of Object.entries({
    'a.port': a,
    'b.port': b,
    'valorem.pem': receiverCertificate.cert + receiverCertificate.key,
    'haproxy.cfg': configurationIn(folder, port, { a, b }),
  }))
    writeFileSync(join(folder, name), text)
  chmodSync(join(folder, 'valorem.pem'), 0o600)
  const replicaEnv = {
    ...{ ...nodeEnv, NODE: process.execPath, SERVICE: join(root, 'server/start/main.ts') },
    ...{ MARKET_DATA_REFRESH: 'off', TRUST_PROXY: '1', AUTH_SECRET: authSecret, ...env },
  }
  // Each program gets its environment from its command, as it would from a unit file.
  writeFileSync(
    join(folder, 'env'),
    Object.entries(replicaEnv)
      .map(([name, value]) => `export ${name}='${String(value)}'\n`)
      .join(''),
  )
  const command = (action: 'start' | 'stop') => `cd ${folder} && . ./env && bash ${programs} ${action} {}`
  for (const name of ['a', 'b']) await runProgram('/bin/sh', ['-c', command('start').replaceAll('{}', name)])
  const proxy = spawn('haproxy', ['-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
  const closed = once(proxy, 'close')
  await until(() => existsSync(socket) || undefined, 'runtime socket')
  return {
    port: Number(port),
    socket,
    command,
    pid: name => Number(readFileSync(join(folder, `${name}.pid`), 'utf8')),
    end: async () => {
      proxy.kill('SIGKILL')
      await closed
      for (const name of ['a', 'b']) await runProgram('/bin/sh', ['-c', command('stop').replaceAll('{}', name)])
    },
  }
}

/** Callers through the balancer. */
export interface BalancedCallers {
  /** Answers so far by status, and connections that were cut as `cut: REASON`. */
  seen: Map<string, number>
  answered(): number
  /** Lets each end the call that it has begun. */
  end(): Promise<void>
}

/** Callers that ask for estimates with TLS, one call after the other on connections that stay. */
export const balancedCallers = (port: number, key: string, count: number): BalancedCallers => {
  const agent = new Agent({
    ...{ keepAlive: true, ca: receiverCertificate.cert, servername: receiverCertificate.name },
    checkServerIdentity: () => undefined,
  })
  const body = '{"commune":"Mamer","surface":80}'
  const seen = new Map<string, number>()
  let isOver = false
  const one = (): Promise<string> =>
    new Promise(resolve => {
      const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Content-Length': body.length }
      const options = { port, host: '127.0.0.1', path: '/api/v1/estimation', method: 'POST', agent, headers }
      const isCut = (cause: Error): void => resolve(`cut: ${cause.message}`)
      request(options, answer => {
        answer.resume().once('error', isCut)
        answer.once('end', () => resolve(String(answer.statusCode)))
      })
        .once('error', isCut)
        .end(body)
    })
  const caller = async (): Promise<void> => {
    while (!isOver) {
      const outcome = await one()
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
    }
  }
  const callers = Array.from({ length: count }, caller)
  return {
    seen,
    answered: () => seen.get('200') ?? 0,
    end: async () => {
      isOver = true
      await Promise.all(callers)
      agent.destroy()
    },
  }
}
