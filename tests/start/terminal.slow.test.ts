import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { post } from '../support/app.ts'
import { freePort, newFolder, run, type ServiceProcess, startProcess } from '../support/process.ts'

const home = { commune: 'Mamer', surface: 80 }

/** Whether there is the `script` of util-linux, which gives a program a terminal; that of other systems has no `-c`. */
const hasTerminals = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false

/** The service on a terminal of some columns. */
const onTerminal = async (env: Record<string, string> = { NO_COLOR: '1' }, columns = 80): Promise<ServiceProcess> => {
  const command = `stty cols ${columns} && exec '${process.execPath}' server/start/main.ts`
  return startProcess({ DATA_DIR: await newFolder(), ...env }, ['script', '-qec', command, '/dev/null'])
}

/** What stands on the screen, line by line. */
const linesOf = (service: ServiceProcess): string[] => service.output().replaceAll('\r', '').trimEnd().split('\n')

/** Presses Ctrl-C, reads the rest of what is printed, and gives the exit code. */
const interrupted = async ({ child }: ServiceProcess): Promise<unknown> => {
  const closed = once(child, 'close')
  child.stdin?.write('\u0003')
  return (await closed)[0]
}

const head = /^\d\d:\d\d:\d\d (info |warn |error) /

describe.skipIf(!hasTerminals)('on a terminal', () => {
  test('a first start without a network is a greeting and one calm line, requests are a line each, Ctrl-C ends it', async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}/`
    const service = await onTerminal({
      ...{
        MARKET_DATA_REFRESH: 'on',
        ECB_URL: nowhere,
        EUROSTAT_URL: nowhere,
        LUSTAT_URL: nowhere,
        WEBSTAT_URL: nowhere,
      },
    })
    await expect.poll(() => linesOf(service).at(-1)).toMatch(/the figures on file are used$/)
    const greeted = linesOf(service).slice(0, -1)
    expect(greeted[0]).toBe(`Valorem listens on ${service.url}`)
    expect(greeted.at(-1)).toBe('Ctrl-C ends it.')
    expect(greeted.length).toBeLessThanOrEqual(12)
    for (const place of ['/docs', '/demo', '/sign-up', '/mcp'])
      expect(greeted.filter(text => text.endsWith(`${service.url}${place}`))).toHaveLength(1)
    expect(service.output()).toMatch(/Sandbox key: +vk_sandbox_public\r/)
    expect(service.output()).toMatch(/Letters: +\S+\/outbox /)

    expect((await post(service, '/estimation', home)).status).toBe(200)
    expect((await post(service, '/estimation', { ...home, commune: 'Nowhere' })).status).toBe(404)
    expect((await fetch(`${service.url}/nothing`)).status).toBe(404)
    await expect.poll(() => linesOf(service)).toHaveLength(greeted.length + 4)
    const [market = '', ...answered] = linesOf(service).slice(greeted.length)
    expect(market).toMatch(head)
    for (const text of [...answered, market]) expect(text.length).toBeLessThanOrEqual(80)
    expect(answered.map(text => text.replace(head, '').replace(/ +[\d.]+ ms/, ''))).toEqual([
      ...['POST estimate              200', 'POST estimate              404 municipality_not_found'],
      'GET no operation           404 route_not_found',
    ])
    expect(await interrupted(service)).toBe(0)
    expect(linesOf(service).slice(-2)).toEqual(['^C', 'Valorem ends; requests under way are answered first.'])
  })

  test('warnings stand before the greeting, not below it', async () => {
    const MAIL_URL = `smtp://127.0.0.1:${await freePort()}`
    const service = await onTerminal({ PUBLIC_URL: 'https://valorem.example', MAIL_URL })
    const lines = linesOf(service)
    expect(lines[0]).toMatch(/ warn {2}records are a SQLite file in \S+, which has to be kept$/)
    expect(lines[1]).toMatch(/ warn {2}pages lack a notice: set LEGAL_NOTICE_URL, PRIVACY_URL$/)
    expect(lines[2]).toBe(`Valorem listens on ${service.url}`)
    expect(service.output()).toContain('https://valorem.example/docs')
    expect(service.output()).not.toContain('Letters:')
    expect(await interrupted(service)).toBe(0)
  })

  test('colours are there unless NO_COLOR is set', async () => {
    const colours = async (env: Record<string, string>): Promise<boolean> => {
      const service = await onTerminal({ TERM: 'xterm', ...env })
      const printed = service.output()
      await interrupted(service)
      return printed !== stripVTControlCharacters(printed)
    }
    expect([await colours({}), await colours({ NO_COLOR: '1' })]).toEqual([true, false])
  })

  test('LOG_FORMAT=json is JSON all the same', async () => {
    const service = await onTerminal({ LOG_FORMAT: 'json' })
    await fetch(`${service.url}/llms.txt`)
    await expect
      .poll(() => linesOf(service).at(-1))
      .toMatch(/^\{"level":"info","time":"[^"]+","requestId".*"msg":"answered"\}$/)
    await interrupted(service)
  })

  test('a narrow one has lines without columns', async () => {
    const service = await onTerminal(undefined, 50)
    expect(service.output()).toContain(`\n  Demo of the widget: ${service.url}/demo\r`)
    expect(service.output()).toContain(`\n  Documentation: ${service.url}/docs\r`)
    await post(service, '/estimation', home)
    await expect.poll(() => linesOf(service).at(-1)).toMatch(/^\d\d:\d\d:\d\d info POST estimate 200 [\d.]+ ms$/)
    await interrupted(service)
  })
})

test('LOG_FORMAT=text is text in a pipe too, without colours', async () => {
  const service = await startProcess({ DATA_DIR: await newFolder(), LOG_FORMAT: 'text', TERM: 'xterm' })
  await post(service, '/estimation', home)
  await expect.poll(() => linesOf(service).at(-1)).toMatch(/^\d\d:\d\d:\d\d info {2}POST estimate +200 +[\d.]+ ms$/)
  expect(service.output()).not.toContain('Ctrl-C')
  await service.end('SIGTERM')
})

test('LOG_FORMAT=json is one JSON object a line from the first line on, the greeting and links of letters too', async () => {
  const folder = await newFolder()
  const service = await startProcess({ DATA_DIR: folder, LOG_FORMAT: 'json' })
  const form = { name: 'Ada', email: 'ada@agency.example', password: 'copper lantern meadow violin' }
  await fetch(`${service.url}/sign-up`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(form) },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  await expect.poll(() => service.output()).toContain('Letter for ')
  await service.end('SIGTERM')
  const lines = linesOf(service).map(line => JSON.parse(line))
  expect(lines[0]).toMatchObject({ level: 'info', listensOn: service.url, sandboxKey: 'vk_sandbox_public' })
  expect(lines[0].msg).toContain(`Valorem listens on ${service.url} `)
  for (const line of lines) expect(Object.keys(line)).toEqual(expect.arrayContaining(['level', 'time', 'msg']))
  expect(lines.find(({ msg }) => msg.startsWith('Letter for '))?.msg).toMatch(/https?:\S+\/verify\?token=\S+$/)
})

test('LOG_FORMAT=json: what ends the start is one JSON object too', async () => {
  const { code, stdout, stderr } = await run(['server/start/main.ts'], {
    LOG_FORMAT: 'json',
    PORT: 'eighty',
    HOST: '::',
  })
  expect([code, stdout]).toEqual([1, ''])
  expect(JSON.parse(stderr)).toMatchObject({ level: 'error', msg: expect.stringContaining('PORT=eighty: must be') })
})
