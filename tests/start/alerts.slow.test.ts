import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../adapters/storage/places.ts'
import { root } from '../architecture/sources.ts'
import { post, sandboxKey } from '../support/app.ts'
import { newFolder, startProcess } from '../support/process.ts'
import { shown, watched } from '../support/watched-metrics.ts'

const rules = join(root, 'examples/deploy/alerts.yaml')

/** Runs promtool, Prometheus' own judge of rules; `.ci/run` fetches it where it is missing. */
const promtool = async (...args: string[]): Promise<string> => {
  const { stdout, stderr } = await promisify(execFile)('promtool', args).catch(cause => cause)
  return `${stdout}${stderr}`
}

const folderOf = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem-rules-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('Prometheus takes the rules', async () => {
  expect(await promtool('check', 'rules', rules)).toContain('SUCCESS: 25 rules found')
})

test.each(['alert-rules.yaml', 'alert-rules-days.yaml'])(
  'the rules fire where %s says, and nowhere else',
  async name => {
    const file = join(await folderOf(), 'cases.yaml')
    const cases = await readFile(new URL(name, import.meta.url), 'utf8')
    await writeFile(file, cases.replace('RULES', rules))
    expect(await promtool('test', 'rules', file)).toMatch(/SUCCESS\s*$/)
  },
)

test('Prometheus takes what the dashboard asks for', async () => {
  const file = join(await folderOf(), 'dashboard.yaml')
  const asked = shown.map(({ expression }, at) => `      - record: panel:${at}\n        expr: '${expression}'\n`)
  await writeFile(file, `groups:\n  - name: dashboard\n    rules:\n${asked.join('')}`)
  expect(await promtool('check', 'rules', file)).toContain(`SUCCESS: ${shown.length} rules found`)
})

test('with PostgreSQL and Redis their rows are there, under the labels that are asked for', async () => {
  const database = await newDatabase()
  const service = await startProcess({
    DATA_DIR: await newFolder(),
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://127.0.0.1:6379',
    REDIS_PREFIX: database.url.slice(-20),
    METRICS_PORT: '0',
  })
  onTestFinished(async () => {
    await service.end('SIGTERM')
    await database.drop()
  })
  const [, metricsUrl = ''] = service.output().match(/^ +Metrics: +(\S+)$/m) ?? []
  const headers = { 'X-API-Key': sandboxKey, 'Idempotency-Key': 'once' }
  const home = { commune: 'Mamer', surface: 80 }
  for (let call = 0; call < 2; call += 1) expect((await post(service, '/estimation', home, headers)).status).toBe(200)
  const printed = await (await fetch(metricsUrl)).text()
  for (const row of [
    /^valorem_store_seconds_count\{store="postgres"\} [1-9]/m,
    /^valorem_store_seconds_count\{store="redis"\} [1-9]/m,
    /^valorem_store_failures_total\{store="postgres"\} 0$/m,
    /^valorem_postgres_connections\{pool="records",state="waiting"\} 0$/m,
    /^valorem_postgres_connections_max\{pool="counts"\} 2$/m,
    /^valorem_replays_total\{outcome="replayed"\} 1$/m,
  ])
    expect(printed).toMatch(row)
  expect(watched.some(({ expression }) => expression.includes('valorem_postgres_connections{state="waiting"}'))).toBe(
    true,
  )
})
