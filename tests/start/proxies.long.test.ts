import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../adapters/storage/places.ts'
import { root } from '../architecture/sources.ts'
import { freePort, run, type ServiceProcess, startProcess } from '../support/process.ts'
import { receiverCertificate } from '../support/receiver-certificate.ts'
import { until } from '../support/until.ts'

/** A shipped file with other ports, names and paths; each place occurs once. */
const replaceOnce = (file: string, places: readonly [string, string][]): string =>
  places.reduce(
    (text, [from, to]) => {
      const parts = text.split(from)
      if (parts.length !== 2) throw new Error(`${file} has "${from}" ${parts.length - 1} times`)
      return parts.join(to)
    },
    readFileSync(join(root, 'examples/deploy', file), 'utf8'),
  )

/** Two replicas with a folder for a proxy, and a port for it. */
const startReplicas = async () => {
  const folder = temporaryFolder()
  const port = await freePort()
  const env = {
    TRUST_PROXY: '1',
    PUBLIC_URL: `https://${receiverCertificate.name}:${port}`,
    SANDBOX: 'on',
    ACCOUNTS: 'off',
  }
  const replicas = [
    await startProcess({ ...env, DATA_DIR: temporaryFolder() }),
    await startProcess({ ...env, DATA_DIR: temporaryFolder() }),
  ]
  onTestFinished(async () => void (await Promise.all(replicas.map(replica => replica.end('SIGKILL')))))
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  writeFileSync(certificate, receiverCertificate.cert)
  writeFileSync(key, receiverCertificate.key)
  return { folder, port, replicas, ports: replicas.map(({ url }) => new URL(url).port), certificate, key }
}

type World = Awaited<ReturnType<typeof startReplicas>>

const startProgram = async (program: string, args: string[], { port }: World): Promise<void> => {
  if (!existsSync(program)) throw new Error(`${program} is not installed: apt-get install nginx-light caddy`)
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { HOME: temporaryFolder(), PATH: process.env.PATH },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += chunk))
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  })
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${printed}`)
    return (await send(port, 'GET', '/health/ready').catch(() => undefined))?.status === 200 || undefined
  }, program)
}

const proxies: Record<string, (world: World) => Promise<void>> = {
  'nginx.conf': async world => {
    const { folder, port, ports, certificate, key } = world
    const site = replaceOnce('nginx.conf', [
      ['server 127.0.0.1:3000', `server 127.0.0.1:${ports[0]}`],
      ['server 127.0.0.1:3001', `server 127.0.0.1:${ports[1]}`],
      ['listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`],
      ['/etc/ssl/valorem/certificate.pem', certificate],
      ['/etc/ssl/valorem/key.pem', key],
    ])
    const file = join(folder, 'nginx.conf')
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path ${folder}/${name};`,
    )
    writeFileSync(
      file,
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')} ${site} }`,
    )
    await startProgram('/usr/sbin/nginx', ['-c', file, '-p', folder], world)
  },
  Caddyfile: async world => {
    const { folder, port, ports, certificate, key } = world
    const site = replaceOnce('Caddyfile', [
      ['valorem.example {', `https://${receiverCertificate.name}:${port} {\n\ttls ${certificate} ${key}`],
      ['127.0.0.1:3000 127.0.0.1:3001', `127.0.0.1:${ports[0]} 127.0.0.1:${ports[1]}`],
    ])
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`)
    await startProgram('/usr/bin/caddy', ['run', '--config', file, '--adapter', 'caddyfile'], world)
  },
}

/** Sends a request through the proxy, whose certificate is the test's own. */
const send = (port: string, method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        rejectUnauthorized: false,
        servername: receiverCertificate.name,
        headers: {
          Host: `${receiverCertificate.name}:${port}`,
          ...headers,
          ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
        },
      },
      async answer => {
        let text = ''
        for await (const chunk of answer) text += chunk
        resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers })
      },
    )
    sent.once('error', reject).end(body)
  })

const home = JSON.stringify({ commune: 'Mamer', surface: 82, etat: 'bon' })
const sandbox = { 'X-API-Key': 'vk_sandbox_public' }

test.each(Object.entries(proxies))(
  '%s as shipped: TLS, large files, addresses, a replica that ends',
  async (_, start) => {
    const world = await startReplicas()
    await start(world)
    const { port, replicas } = world
    const estimate = await send(port, 'POST', '/api/v1/estimation', home, sandbox)
    expect(estimate.status).toBe(200)
    expect(JSON.parse(estimate.text)).toHaveProperty('data')
    // A file of 8 MiB reaches the service, which answers in its own format.
    const file = JSON.stringify({ kind: 'dpe', file: { data: Buffer.alloc(8 * 1024 * 1024, 65).toString('base64') } })
    const large = await send(port, 'POST', '/api/v1/ai/extract', file, sandbox)
    expect(large.headers['content-type']).toMatch(/^application\/json/)
    expect(large.status).not.toBe(413)
    // What a caller says of its address is not believed: all tries are one address's, and reach its limit.
    const strange = (at: number) =>
      send(port, 'POST', '/api/v1/estimation', home, {
        'X-API-Key': `vk_live_${at}`,
        'X-Forwarded-For': `192.0.2.${at % 250}`,
      })
    const statuses = new Set<number>()
    // Each of the two replicas admits a hundred a minute from one address.
    for (let round = 0; round < 23; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => strange(round * 10 + at)))
      for (const { status } of answers) statuses.add(status)
    }
    expect(statuses).toContain(429)
    // The other replica answers when one ends.
    await (replicas[0] as ServiceProcess).end('SIGTERM')
    await until(async () => {
      const answers = await Promise.all(
        [1, 2, 3, 4, 5, 6].map(() => send(port, 'GET', '/health/ready').catch(() => undefined)),
      )
      return answers.every(answer => answer?.status === 200) || undefined
    }, 'the other replica')
  },
)

test('the unit of systemd is well-formed, and its hardening is rated safe', async () => {
  const folder = temporaryFolder()
  const unit = join(folder, 'valorem@.service')
  const text = readFileSync(join(root, 'examples/deploy/valorem@.service'), 'utf8')
  // The program of the unit is looked for; that of this tree stands in its place.
  writeFileSync(unit, text.replaceAll('/opt/valorem', root))
  const instance = unit.replace('@.', '@3000.')
  const verified = await run([
    '-e',
    `const r=require('child_process').spawnSync('systemd-analyze',['verify','${instance}'],{encoding:'utf8'});process.stdout.write(r.stdout+r.stderr);process.exit(r.status)`,
  ])
  expect(verified.stdout).not.toMatch(/valorem@.*(Unknown|Failed|not executable|Invalid)/)
  const rated = await run([
    '-e',
    `const r=require('child_process').spawnSync('systemd-analyze',['security','--offline=yes','--threshold=30','${unit}'],{encoding:'utf8'});process.stdout.write(r.stdout+r.stderr);process.exit(r.status)`,
  ])
  expect([rated.code, rated.stdout]).toEqual([0, expect.stringContaining('exposure level')])
})
