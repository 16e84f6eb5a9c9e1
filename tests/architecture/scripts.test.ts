import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).scripts

/** Names that a script takes first, as its program lists them. */
const namesOf = (file: string): string[] =>
  [...readFileSync(root + file, 'utf8').matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\(/gm)].map(([, name = '']) => name)

const subcommands: Readonly<Record<string, string[]>> = {
  bench: namesOf('tests/bench/command.ts'),
  operate: namesOf('server/commands/operate.ts'),
}

/** Every `npm run …` of the texts and programs, but for the history. */
const mentioned = execFileSync(
  'git',
  ['grep', '-hoE', 'npm run (-s )?(-- )?[a-z][a-z:-]*( -- [a-z-]+)?', '--', ':!CHANGELOG.md'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')

test('package.json has at most 24 scripts, in the order of its three groups', () => {
  const names = Object.keys(scripts)
  expect(names.length).toBeLessThanOrEqual(24)
  const places = ['start', 'build', 'test', 'bench', 'keys', 'operate'].map(name => names.indexOf(name))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('every script that a text mentions exists, and so does a name after `bench` and `operate`', () => {
  expect(mentioned.length).toBeGreaterThan(50)
  const unknown = mentioned.filter(line => {
    const [, name = '', sub] = /npm run (?:-s )?(?:-- )?([\w:-]+)(?: -- ([\w-]+))?/.exec(line) ?? []
    return !(name in scripts) || (sub !== undefined && subcommands[name]?.includes(sub) === false)
  })
  expect(unknown).toEqual([])
})
