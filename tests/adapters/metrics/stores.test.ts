import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createPrometheusMetrics } from '#server/adapters/metrics/prometheus'

const program = { version: '1.2.3', node: '24.1.0', dataDir: tmpdir() }

test('questions to the stores are timed, and their failures counted from 0 on', async () => {
  const metrics = createPrometheusMetrics()
  metrics.asked({ store: 'postgres', text: 'select 1', ms: 2, hasFailed: false })
  metrics.asked({ store: 'postgres', text: '', ms: 1500, hasFailed: true })
  metrics.asked({ store: 'redis', text: '', ms: 0.2, hasFailed: false })
  const text = await metrics.text()
  for (const line of [
    'valorem_store_seconds_bucket{le="0.0025",store="postgres"} 1',
    'valorem_store_seconds_count{store="postgres"} 2',
    'valorem_store_seconds_sum{store="postgres"} 1.502',
    'valorem_store_seconds_bucket{le="0.00025",store="redis"} 1',
    'valorem_store_failures_total{store="postgres"} 1',
    'valorem_store_failures_total{store="redis"} 0',
  ])
    expect(text).toContain(`${line}\n`)
  // What was not asked has no row.
  expect(text).not.toContain('store="sqlite"')
})

test('pools are read at each scrape', async () => {
  const metrics = createPrometheusMetrics()
  let inUse = 1
  metrics.poolOpened('records', () => ({ inUse, idle: 3, waiting: 2, max: 10 }))
  expect(await metrics.text()).toContain('valorem_postgres_connections{pool="records",state="in_use"} 1\n')
  inUse = 7
  const text = await metrics.text()
  for (const line of [
    'valorem_postgres_connections{pool="records",state="in_use"} 7',
    'valorem_postgres_connections{pool="records",state="idle"} 3',
    'valorem_postgres_connections{pool="records",state="waiting"} 2',
    'valorem_postgres_connections_max{pool="records"} 10',
  ])
    expect(text).toContain(`${line}\n`)
})

test('letters and repeats are counted by outcome; a letter that is lost was 0 before', async () => {
  const metrics = createPrometheusMetrics()
  expect(await metrics.text()).toContain('valorem_letters_total{outcome="lost"} 0\n')
  metrics.letter('lost')
  metrics.letter('taken')
  metrics.replay('replayed')
  metrics.replay('conflict')
  metrics.replay('replayed')
  const text = await metrics.text()
  for (const line of [
    'valorem_letters_total{outcome="lost"} 1',
    'valorem_letters_total{outcome="taken"} 1',
    'valorem_replays_total{outcome="replayed"} 2',
    'valorem_replays_total{outcome="conflict"} 1',
  ])
    expect(text).toContain(`${line}\n`)
})

test('what runs is told, and how much room its disk has', async () => {
  const text = await createPrometheusMetrics(program).text()
  expect(text).toContain('valorem_build_info{version="1.2.3",node="24.1.0"} 1\n')
  const read = (name: string): number => Number(new RegExp(`^${name} (\\d.*)$`, 'm').exec(text)?.[1])
  expect(read('valorem_disk_bytes')).toBeGreaterThan(0)
  expect(read('valorem_disk_free_bytes')).toBeGreaterThan(0)
  expect(read('valorem_disk_free_bytes')).toBeLessThanOrEqual(read('valorem_disk_bytes'))
})

test('of a folder that is not there nothing is said', async () => {
  const text = await createPrometheusMetrics({ ...program, dataDir: '/nowhere/at/all' }).text()
  expect(text).not.toMatch(/^valorem_disk_/m)
})
