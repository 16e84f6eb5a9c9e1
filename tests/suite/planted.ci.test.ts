import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../architecture/sources.ts'

/** A test that fails where its file has never run before. */
const failsOnce = [
  "import { existsSync, writeFileSync } from 'node:fs'",
  "import { test } from 'vitest'",
  "const mark = import.meta.filename + '.ran'",
  "const late = () => { writeFileSync(mark, ''); throw new Error('the first run is too slow') }",
  "test('planted', () => existsSync(mark) || late())",
].join('\n')

const failsAlways = "import { expect, test } from 'vitest'\ntest('planted', () => expect(1).toBe(2))"
const passes = "import { expect, test } from 'vitest'\ntest.each([1, 2, 3])('%d', row => expect(row).toBeLessThan(4))"
const breaksOff = "throw new Error('this file cannot be read')"
const leavesAnError =
  "import { test } from 'vitest'\ntest('planted', () => void Promise.reject(new Error('nobody waits for this')))"

const config = `import { defineConfig } from 'vitest/config'
import { SuiteReporter } from '${root}/tests/suite/reporter.ts'
export default defineConfig({ test: { include: ['*.test.ts'], reporters: [new SuiteReporter()] } })
`

/** What the program of `npm run suite` prints of a project with these files, and how it ends. */
const suiteRun = async (files: Record<string, string>): Promise<{ code: number; lines: string[] }> => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem-planted-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const all = { 'package.json': '{"type":"module"}', 'vitest.config.ts': config, ...files }
  for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text)
  const program = join(root, 'tests/suite/main.ts')
  return new Promise(resolve => {
    const env = { ...process.env, NO_COLOR: '1' }
    execFile(process.execPath, [program, 'vitest.config.ts'], { cwd: folder, env }, (error, stdout) =>
      resolve({ code: error ? Number(error.code) : 0, lines: stdout.trimEnd().split('\n') }),
    )
  })
}

const beginning = (lines: string[], words: string): string[] => lines.filter(line => line.startsWith(words))

describe.concurrent('the suite with planted files', () => {
  test('one that fails beside others and not by itself is named, with its failure, and the run passes', async () => {
    const { code, lines } = await suiteRun({ 'a.test.ts': passes, 'b.test.ts': failsOnce })
    expect([code, lines.at(-1)]).toEqual([0, '4 passed, 0 failed'])
    expect(new Set(beginning(lines, 'flickered: '))).toEqual(new Set(['flickered: b.test.ts']))
    const at = lines.indexOf('flickered: b.test.ts')
    expect(lines.slice(at, at + 3).join('\n')).toContain('planted\nError: the first run is too slow')
    expect(lines).toContain('2 tests over 4 rows')
  })

  test.each([
    ['that always fails', failsAlways],
    ['that cannot be read', breaksOff],
    ['that leaves an error behind', leavesAnError],
  ])('one %s fails the run', async (_what, text) => {
    const { code, lines } = await suiteRun({ 'a.test.ts': passes, 'b.test.ts': text })
    expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(/^[34] passed, 1 failed$/)])
    expect(lines).toContain('failed by itself too: b.test.ts')
    expect(beginning(lines, 'flickered: ')).toEqual([])
  })

  test('three that fail beside others and not by themselves fail the run', async () => {
    const files = { 'a.test.ts': failsOnce, 'b.test.ts': failsOnce, 'c.test.ts': failsOnce, 'd.test.ts': passes }
    const { code, lines } = await suiteRun(files)
    expect([code, lines.at(-1)]).toEqual([1, '5 passed, 1 failed'])
    expect(new Set(beginning(lines, 'flickered: ')).size).toBe(3)
    expect(lines).toContain('3 files have flickered, and 2 may.')
  })
})
