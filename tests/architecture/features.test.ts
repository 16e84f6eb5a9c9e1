import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './sources.ts'

const page = readFileSync(join(root, 'server/README.md'), 'utf8')
const [, section = ''] = /## Where a feature lives\n(.*?)\n## /s.exec(page) ?? []

/** The rows of the table: a feature with the paths that are named beside it, from the root. */
const features = [...section.matchAll(/^\| (?!Feature |---)([^|]+?) \|(.*)\|$/gm)].map(
  ([, feature = '', cells = '']) => ({
    feature,
    paths: [...cells.matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
      /^(contract|sdk)\//.test(path) ? path : `server/${path}`,
    ),
  }),
)

const named = features.flatMap(({ paths }) => paths)

/** What a newcomer looks for: each service, route, adapter and page belongs to a feature. */
const looked = globSync(
  [
    'server/{services,adapters,pages,domain}/*/',
    'server/routes/*.ts',
    'server/{mcp,in-process}/',
    'server/adapters/*/',
  ],
  { cwd: root },
).map(path => path.replace(/\/$/, ''))

/** Rows about all handlers, or about nothing but how files are kept. */
const ofNoFeature = ['server/routes/calculations.ts']

describe('where a feature lives', () => {
  test('the table has its rows', () => {
    expect(features.length).toBeGreaterThan(20)
    for (const { paths } of features) expect(paths.length).toBeGreaterThan(1)
  })

  test('each path that it names is there', () => {
    expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
  })

  test('each service, route, adapter, page and room of the domain belongs to a feature', () => {
    const isNamed = (path: string): boolean =>
      named.some(one => one === path || one === `${path}/` || one.startsWith(`${path}/`))
    expect(looked.length).toBeGreaterThan(40)
    expect(looked.filter(path => !ofNoFeature.includes(path) && !isNamed(path)).sort()).toEqual([])
  })
})
