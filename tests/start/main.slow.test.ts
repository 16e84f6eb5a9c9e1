import { exec } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { post, sandboxKey } from '../support/app.ts'
import { clearOfMidnight } from '../support/midnight.ts'
import { freePort, newFolder, run, startProcess } from '../support/process.ts'

const shell = promisify(exec)
const home = { commune: 'Mamer', surface: 80 }

/** Status of one request on the connections of an agent. */
const asked = (url: string, agent: Agent): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${url}/llms.txt`, { agent }, answer => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode))
    })
      .once('error', reject)
      .end()
  })

describe('the process', () => {
  test('prints a curl command that answers 200 with an estimate', async () => {
    const service = await startProcess({ DATA_DIR: await newFolder() })
    const [line] = /^curl (.*\\\n)*.*$/m.exec(service.output()) ?? []
    const { stdout } = await shell(line ?? 'false')
    expect(JSON.parse(stdout)).toMatchObject({ success: true, data: { reference: { commune: 'Luxembourg' } } })
    const pages = service.output().match(/http:\S+\/(docs|demo|sign-up)$/gm) ?? []
    expect(await Promise.all(pages.map(async page => (await fetch(page)).status))).toEqual([200, 200, 200])
    expect(await service.end('SIGTERM')).toBe(0)
  })

  test('loses no counted request on kill -9', async () => {
    await clearOfMidnight()
    const DATA_DIR = await newFolder()
    const first = await startProcess({ DATA_DIR })
    for (let call = 0; call < 3; call += 1) expect((await post(first, '/estimation', home)).status).toBe(200)
    await first.end('SIGKILL')
    const second = await startProcess({ DATA_DIR, TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":5}}' })
    const remaining = async () => Number((await post(second, '/estimation', home)).headers.get('X-RateLimit-Remaining'))
    expect(await remaining()).toBe(1)
    expect(await remaining()).toBe(0)
    expect((await post(second, '/estimation', home)).status).toBe(429)
    await second.end('SIGKILL')
  })

  test('drains on SIGTERM: the running request is answered, then it exits 0', async () => {
    const service = await startProcess({ DATA_DIR: await newFolder() })
    const body = JSON.stringify(home)
    const slow = request(`${service.url}/api/v1/estimation`, {
      method: 'POST',
      headers: { 'X-API-Key': sandboxKey, 'Content-Type': 'application/json', 'Content-Length': body.length },
    })
    slow.write(body.slice(0, 5))
    const answered = once(slow, 'response')
    await fetch(`${service.url}/health/live`)
    const exit = once(service.child, 'exit')
    service.child.kill('SIGTERM')
    slow.end(body.slice(5))
    const [answer] = await answered
    answer.resume()
    expect(answer.statusCode).toBe(200)
    expect((await exit)[0]).toBe(0)
  })

  test('ends soon after SIGTERM though callers on open connections ask again and again, and loses none', async () => {
    // What cuts connections that are still open comes later than what is measured below.
    const service = await startProcess({ DATA_DIR: await newFolder(), DRAIN_TIMEOUT_MS: '120000' })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const resting = new Agent({ keepAlive: true })
    let answers = (await asked(service.url, resting)) === 200 ? 1 : 0
    const caller = async (): Promise<never> => {
      for (;;) if ((await asked(service.url, agent)) === 200) answers += 1
    }
    // Nobody listens any more, or the connection that was just made goes with the process; the words differ.
    const refused = expect(caller()).rejects.toMatchObject({
      code: expect.stringMatching(/^(ECONN(REFUSED|RESET)|EPIPE)$/),
    })
    await expect.poll(() => answers).toBeGreaterThan(20)
    const stoppedAt = performance.now()
    expect(await service.end('SIGTERM')).toBe(0)
    expect(performance.now() - stoppedAt).toBeLessThan(20_000)
    await refused
    // What the service took, it answered, and each of these answers arrived.
    expect(service.output().match(/"msg":"[^"]+"/g)).toEqual(Array(answers).fill('"msg":"answered"'))
  })

  test('finds at the next start what an earlier one has compiled', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    expect(scripts.start).toBe('exec node --min-semi-space-size=8 --max-semi-space-size=8 server/start/start.js')
    // A start that fails at once, asked at its end where it keeps what it compiled.
    const asked = `import { getCompileCacheDir } from 'node:module'
      process.on('exit', () => process.stdout.write(String(getCompileCacheDir())))`
    const script = `data:text/javascript,${encodeURIComponent(asked)}`
    const { stdout } = await run(['--import', script, 'server/start/start.js'], {
      PORT: 'eighty',
      NODE_COMPILE_CACHE: '',
    })
    expect(stdout).toContain(join('node_modules', '.cache', 'compile', '/'))
  })

  test('measures its large calls, answers one that runs at SIGTERM and ends its threads', async () => {
    const METRICS_PORT = await freePort()
    const service = await startProcess({ DATA_DIR: await newFolder(), METRICS_PORT })
    const batch = () => post(service, '/estimation/batch', { items: Array(1000).fill(home) })
    expect((await batch()).status).toBe(200)
    const metrics = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    const text = await metrics()
    expect(text).toContain('valorem_large_calls{state="waiting"} 0')
    expect(text).toContain('valorem_large_calls{state="running"} 0')
    expect(text).toContain('valorem_large_call_wait_seconds_count 1')
    const running = batch()
    await expect.poll(metrics).toContain('valorem_large_call_wait_seconds_count 2')
    expect(await service.end('SIGTERM')).toBe(0)
    expect((await running).status).toBe(200)
  })

  test('honours what the keys command does while it runs', async () => {
    const DATA_DIR = await newFolder()
    const service = await startProcess({ DATA_DIR })
    const keys = (...args: string[]) => run(['server/commands/keys.ts', ...args], { DATA_DIR })
    const made = JSON.parse((await keys('create', '--name', 'Own', '--tier', 'pro', '--json')).stdout)
    expect(Object.keys(made).sort()).toEqual(['id', 'key', 'name', 'tier'])
    const call = () => post(service, '/estimation', home, { 'X-API-Key': made.key })
    expect((await call()).headers.get('X-RateLimit-Limit')).toBe('120')
    expect((await keys('revoke', made.id)).code).toBe(0)
    await expect.poll(async () => (await call()).status, { interval: 250 }).toBe(401)
    expect(service.output()).not.toContain(made.key)
    await service.end('SIGTERM')
  })

  test('says in one sentence that Node is too old, before any TypeScript is read', async () => {
    // What an old Node lacks: without it the first .ts file ends in ERR_UNKNOWN_FILE_EXTENSION.
    const { code, stdout, stderr } = await run(['--no-experimental-strip-types', 'server/start/start.js'])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(
      /^Valorem needs Node >=22\.18 and this is v[\d.]+: `npm ci`.* brings Node 24\.\d+\.\d+.*\.\n$/,
    )
  })

  test.each([
    { BODY_TIMEOUT_MS: '2000' },
    { HEADERS_TIMEOUT_MS: '60000' },
    { BODY_TIMEOUT_MS: '1', HEADERS_TIMEOUT_MS: '5000' },
  ])('starts with the time limits %o', async limits => {
    const service = await startProcess({ DATA_DIR: await newFolder(), ...limits })
    expect((await fetch(`${service.url}/health/live`)).status).toBe(200)
    expect(await service.end('SIGTERM')).toBe(0)
  })

  test('refuses a wrong environment with every fault in one list', async () => {
    const { code, stderr } = await run(['server/start/main.ts'], {
      PORT: 'eighty',
      SANDBOX_API_KEY: 'vk_live_abcdefgh',
      TIER_LIMITS: '{"gold":{}}',
      LOG_LEVEL: 'loud',
    })
    expect(code).toBe(1)
    for (const name of ['PORT', 'SANDBOX_API_KEY', 'TIER_LIMITS', 'LOG_LEVEL']) expect(stderr).toContain(name)
  })

  describe('that cannot start says why in one sentence', () => {
    /** Sentence of a start that fails; before it are as many warnings of settings that are allowed but rarely intended. */
    const refusal = async (env: Record<string, string>, warnings = 0) => {
      const { code, stderr, stdout } = await run(['server/start/main.ts'], {
        PORT: '0',
        DATA_DIR: await newFolder(),
        ...env,
      })
      expect(code).toBe(1)
      const logged = stdout.split('\n').filter(line => line !== '')
      expect(logged.map(line => JSON.parse(line).level)).toEqual(Array(warnings).fill('warn'))
      expect(stderr.trim().split('\n')).toHaveLength(1)
      return stderr
    }

    test.each(['PORT', 'METRICS_PORT'])('%s is taken', async variable => {
      const taken = createServer().listen(0, '127.0.0.1')
      await once(taken, 'listening')
      const { port } = taken.address() as AddressInfo
      expect(await refusal({ [variable]: String(port) })).toContain(`${variable}=${port} is taken`)
      taken.close()
    })

    test('HOST is no address of this machine', async () => {
      // 192.0.2.0/24 is reserved for documentation (RFC 5737).
      expect(await refusal({ HOST: '192.0.2.1', ACCOUNTS: 'off' }, 1)).toContain(
        'HOST=192.0.2.1 is no address of this machine',
      )
    })

    test('DATA_DIR lies below a file', async () => {
      const file = join(await newFolder(), 'file')
      await writeFile(file, '')
      expect(await refusal({ DATA_DIR: `${file}/data` })).toContain(`DATA_DIR=${file}/data cannot hold the database: `)
    })

    test('DATA_DIR holds a file that is no database', async () => {
      const DATA_DIR = await newFolder()
      await writeFile(join(DATA_DIR, 'valorem.sqlite'), 'no database '.repeat(100))
      expect(await refusal({ DATA_DIR })).toContain(`DATA_DIR=${DATA_DIR} cannot hold the database: `)
    })

    /** A folder that is there and may only be read; no mode keeps the super-user from writing, but /proc takes no file. */
    const readOnlyFolder = async (): Promise<string> => {
      if (process.getuid?.() === 0) return '/proc'
      const folder = await newFolder()
      await chmod(folder, 0o500)
      return folder
    }

    test('DATA_DIR may only be read', async () => {
      const DATA_DIR = await readOnlyFolder()
      expect(await refusal({ DATA_DIR })).toContain(`DATA_DIR=${DATA_DIR} cannot hold the database: `)
    })
  })
})
