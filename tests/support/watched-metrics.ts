import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../architecture/sources.ts'

/** A file of what operators are given. */
export const deployFile = (name: string): string => readFileSync(join(root, 'examples/deploy', name), 'utf8')

/** An expression of PromQL under the name of what asks for it. */
export interface Watched {
  name: string
  expression: string
}

const ruleFile = deployFile('alerts.yaml')

const rulesOf = (kind: 'alert' | 'record'): Watched[] =>
  [...ruleFile.matchAll(new RegExp(`- ${kind}: (\\S+)\\n {8}expr: (.+)\\n`, 'g'))].map(
    ([, name = '', expression = '']) => ({ name, expression }),
  )

/** The rules that call somebody. */
export const alerts = rulesOf('alert')

/** The rules that calculate what alerts and panels ask for. */
export const records = rulesOf('record')

interface Panel {
  title: string
  targets?: { expr: string }[]
}

/** The panels of the dashboard, rows among them. */
export const panels: readonly Panel[] = JSON.parse(deployFile('grafana-dashboard.json')).panels

/** What the dashboard asks for; its variables stand for texts that PromQL takes. */
export const shown: Watched[] = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({
    name: title,
    expression: expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
  })),
)

/** Everything that is asked for. */
export const watched = [...alerts, ...records, ...shown]

/** Words of PromQL that are no metric. */
const words = new Set(['and', 'or', 'unless', 'by', 'on', 'sum', 'max', 'min', 'le', 'operation', 'status', 'code'])

/** The metrics of an expression, each with the labels that it is asked by in braces. */
export const metricsIn = (expression: string): { metric: string; labels: string[] }[] => {
  const plain = expression.replaceAll(/\[[^\]]*\]|\b(by|on) \([^)]*\)/g, '')
  return [...plain.matchAll(/(?<![\w:"$.])([a-z_][\w:]*)(?![\w:]*\()(?:\{([^}]*)\})?/gi)].flatMap(
    ([, metric = '', labels = '']) =>
      words.has(metric)
        ? []
        : [{ metric, labels: [...labels.matchAll(/(\w+)(?:=|!)/g)].map(([, label = '']) => label) }],
  )
}
