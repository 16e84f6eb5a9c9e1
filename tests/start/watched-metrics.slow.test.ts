import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post } from '../support/app.ts'
import { newFolder, type ServiceProcess, startProcess } from '../support/process.ts'
import { alerts, deployFile, metricsIn, panels, records, shown, watched } from '../support/watched-metrics.ts'

/** What others export: Prometheus itself, and its exporter that asks a proxy for its certificate. */
const ofOthers = ['up', 'probe_ssl_earliest_cert_expiry']

/** What Prometheus adds to each row. */
const ofScrape = ['instance', 'job']

let service: ServiceProcess
let printed: string
beforeAll(async () => {
  service = await startProcess({ DATA_DIR: await newFolder(), METRICS_PORT: '0' })
  // Any free port, which the start prints.
  const [, metricsUrl = ''] = service.output().match(/^ +Metrics: +(\S+)$/m) ?? []
  const home = { commune: 'Mamer', surface: 80 }
  expect((await post(service, '/estimation', home)).status).toBe(200)
  printed = await (await fetch(metricsUrl)).text()
})
afterAll(() => service.end('SIGTERM'))

/** The names that `/metrics` prints the types of; those of a histogram have three more each. */
const exported = (): string[] =>
  [...printed.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )

describe('what an operator is told to watch', () => {
  test('is there: alerts, what they are calculated from, and a dashboard', () => {
    expect(alerts.length).toBeGreaterThan(10)
    // As many as the file has: a rule whose expression stands on several lines would not be seen.
    expect(alerts).toHaveLength(deployFile('alerts.yaml').match(/^ *- alert:/gm)?.length ?? 0)
    expect(records).toHaveLength(deployFile('alerts.yaml').match(/^ *- record:/gm)?.length ?? 0)
    expect(shown.length).toBeGreaterThan(30)
    for (const { expression } of watched) expect(metricsIn(expression)).not.toEqual([])
  })

  test.each(watched)('$name asks for metrics that /metrics prints, or that a rule calculates', ({ expression }) => {
    const known = [...exported(), ...ofOthers, ...records.map(({ name }) => name)]
    const unknown = metricsIn(expression).filter(({ metric }) => !known.includes(metric))
    expect(unknown).toEqual([])
  })

  test.each(watched)('$name asks by labels that the rows have', ({ expression }) => {
    for (const { metric, labels } of metricsIn(expression)) {
      // A counter with labels has no row before its first event.
      const rows = printed.split('\n').filter(line => line.startsWith(`${metric}{`))
      const missing = labels.filter(
        label => !ofScrape.includes(label) && rows.length > 0 && !rows.some(row => row.includes(`${label}="`)),
      )
      expect(missing).toEqual([])
    }
  })

  test.each(alerts)('$name stands in the README with its expression', ({ name, expression }) => {
    const row = deployFile('README.md')
      .split('\n')
      .find(line => line.startsWith(`| \`${name}\` `))
    expect(row?.replaceAll('\\|', '|')).toContain(`\`${expression}\``)
  })
})

test('every metric of the service is shown on the dashboard', () => {
  const asked = shown.flatMap(({ expression }) => metricsIn(expression).map(({ metric }) => metric))
  const own = [...printed.matchAll(/^# TYPE (valorem_\S+) /gm)].map(([, name = '']) => name)
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter(name => !asked.some(metric => metric.replace(/_(bucket|count|sum)$/, '') === name))).toEqual([])
})

test('no two panels of the dashboard lie on each other, and each has an id of its own', () => {
  const cells = (
    panels as unknown as { id: number; gridPos: { x: number; y: number; w: number; h: number } }[]
  ).flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(Math.max(...cells.map(cell => Number(cell.split(' ')[0])))).toBeLessThan(24)
  const ids = (panels as unknown as { id: number }[]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the answers that are late are counted with a bucket at the threshold', () => {
  expect(printed).toMatch(/^valorem_answer_seconds_bucket\{le="0\.25",operation="estimate"\} [01]$/m)
  expect(printed).toMatch(/^valorem_answer_seconds_count\{operation="estimate"\} 1$/m)
})
