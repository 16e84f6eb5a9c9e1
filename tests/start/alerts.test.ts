import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { post } from '../support/app.ts'
import { newFolder, type ServiceProcess, startProcess } from '../support/process.ts'

const read = (name: string): string => readFileSync(join(root, 'examples/deploy', name), 'utf8')

/** What Prometheus is told to watch: the name and the expression of each rule. */
const rules = [...read('alerts.yaml').matchAll(/- alert: (\w+)\n {8}expr: (.+)\n/g)].map(
  ([, name = '', expression = '']) => ({ name, expression }),
)

/** Names in an expression that are no function, keyword, label or unit of PromQL: its metrics, each with its labels. */
const metricsIn = (expression: string): { metric: string; labels: string[] }[] =>
  [...expression.matchAll(/\b((?:valorem|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, metric = '', labels = '']) => ({
      metric,
      labels: [...labels.matchAll(/(\w+)(?:=|!)/g)].map(([, label = '']) => label),
    }),
  )

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

describe('what an operator is told to watch', () => {
  test('are five rules, each about something that is measured', () => {
    expect(rules).toHaveLength(5)
    for (const { expression } of rules) expect(metricsIn(expression)).not.toEqual([])
  })

  test.each(rules)('$name asks for metrics that /metrics prints', ({ expression }) => {
    for (const { metric, labels } of metricsIn(expression)) {
      // A counter with labels has no row before its first event; its type is printed from the start.
      const family = metric.replace(/_bucket$/, '')
      expect(printed).toMatch(new RegExp(`^# TYPE ${family} (counter|gauge|histogram)$`, 'm'))
      const rows = printed.split('\n').filter(line => line.startsWith(`${metric}{`))
      for (const label of labels) expect(rows.some(row => row.includes(`${label}="`))).toBe(true)
    }
  })

  test.each(rules)('$name stands in the README with its expression', ({ name, expression }) => {
    const row = read('README.md')
      .split('\n')
      .find(line => line.startsWith(`| \`${name}\` `))
    expect(row?.replaceAll('\\|', '|')).toContain(`\`${expression}\``)
  })
})

test('the estimates by which the service is called slow are counted under that name, with a bucket at the threshold', () => {
  expect(printed).toMatch(/^valorem_answer_seconds_bucket\{le="0\.25",operation="estimate"\} [01]$/m)
  expect(printed).toMatch(/^valorem_answer_seconds_count\{operation="estimate"\} 1$/m)
})
