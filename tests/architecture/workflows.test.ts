import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

// Whether they are workflows at all is judged by `npm run check:files`, which knows the schema of such files.

const workflows = readdirSync(`${root}.github/workflows`).map(name => ({
  name,
  text: readFileSync(`${root}.github/workflows/${name}`, 'utf8').replaceAll(/^ *#.*$/gm, ''),
}))
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

const found = (pattern: RegExp): string[] =>
  workflows.flatMap(({ text }) => [...text.matchAll(pattern)].map(match => match[1] ?? ''))

test('every script of npm that a workflow runs is one of package.json', () => {
  const names = found(/npm run (?:-s )?([\w:-]+)/g)
  expect(names).not.toEqual([])
  expect(names.filter(name => !(name in scripts))).toEqual([])
})

test('every file that a workflow names is there', () => {
  const files = found(/(?<![\w./$-])((?:\.ci|examples|sdk)\/[\w./-]+|sbom\.cdx\.json)/g)
  expect(files).toEqual(expect.arrayContaining(['.ci/run', 'examples/deploy/Dockerfile', 'sbom.cdx.json']))
  expect(files.filter(file => !existsSync(`${root}${file}`))).toEqual([])
})

test('the package is tried on three systems and three versions of Node, and released with a proof', () => {
  const text = (name: string): string => workflows.find(one => one.name === name)?.text ?? ''
  expect(text('tests.yml')).toMatch(/os: \[ubuntu-latest, macos-latest, windows-latest\]\s+node: \[20, 22, 24\]/)
  expect(text('release.yml')).toMatch(/id-token: write[\s\S]+npm publish .*--provenance/)
  expect(text('release.yml')).toMatch(/provenance: mode=max\s+sbom: true/)
})

test('a workflow may write only what its job says', () => {
  for (const { text } of workflows) expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
})

/** A command that cmd.exe, by which npm runs scripts on Windows, understands as a shell of POSIX does: a program and plain words. */
const plain = /^(node|npm|vitest|tsc|biome|prism)( [\w./:=@,-]+)*( >&2)?$/

const isPortable = (script: string): boolean => script.split(' && ').every(command => plain.test(command))

test.each(['package.json', 'sdk/package.json'])('the scripts of %s need no POSIX shell', file => {
  const own: Record<string, string> = JSON.parse(readFileSync(`${root}${file}`, 'utf8')).scripts
  expect(Object.keys(own)).not.toEqual([])
  // `start` is for servers: npm becomes the service, so that a signal to npm ends it; elsewhere one starts the file itself.
  const { start = '', ...others } = own
  expect(Object.entries(others).filter(([, script]) => !isPortable(script))).toEqual([])
  expect(start).toMatch(/^(exec node server\/start\/start\.js)?$/)
})

test.each([
  'A=1 node x',
  'rm -rf dist',
  "node -e 'x'",
  'node $HOME/x',
  'node x; node y',
  'node x | cat',
  'node x/*.ts',
])('the check of scripts has teeth: %s', script => {
  expect(isPortable(script)).toBe(false)
})
