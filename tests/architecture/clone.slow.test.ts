import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Clone, cloneTree } from '../support/clone.ts'

let clone: Clone
beforeAll(async () => {
  // The default of Git for Windows, in a folder with a blank in its name.
  clone = await cloneTree('--config', 'core.autocrlf=true')
  await clone.runScript('build')
})
afterAll(() => clone.remove())

test('has the line ends of the repository in every text file', () => {
  const ends = execFileSync('git', ['ls-files', '--eol'], { cwd: clone.path, encoding: 'utf8' }).trim().split('\n')
  expect(ends.length).toBeGreaterThan(1000)
  expect(ends.filter(line => !/^i\/(lf|none|-text) +w\/(lf|none|-text)/.test(line))).toEqual([])
})

test('passes the tests that compare files byte by byte', async () => {
  const files = [
    ...['tests/contract/derived.test.ts', 'tests/sdk/manifest.test.ts', 'tests/sdk/derived.test.ts'],
    ...['features', 'image', 'workflows', 'links', 'words'].map(name => `tests/architecture/${name}.test.ts`),
  ]
  const said = await clone.run('vitest', 'run', ...files)
  expect(said).toMatch(new RegExp(`Test Files .*${files.length} passed`))
})
