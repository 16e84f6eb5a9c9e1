import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { wrongCounts } from './counts.ts'
import { likelyPlace } from './order.ts'
import { writtenTests } from './written.ts'

test('a test with many rows is one, a suite of several files counts once, and what only looks like a test does not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem-written-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // One line each, so that none of them is counted as written here.
  const files = {
    'suite.ts': "test('one', run)\n  test.skipIf(off)('two', run)\n",
    'a.test.ts': "import { suite } from './suite.ts'\nsuite()\ntest.each(rows)('%s', run)\n",
    'b.test.ts': "import './suite.ts'\n  test<Fixture>('one', run)\n// test('none', run)\nexpect(/x/.test(text))\n",
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  expect(writtenTests([join(folder, 'a.test.ts'), join(folder, 'b.test.ts')])).toBe(4)
  expect(writtenTests([join(folder, 'b.test.ts')])).toBe(3)
})

test('of files whose time nobody knows those that draw many values start first, then those that start programs', () => {
  const texts = ['const numbers = 1', 'await startApp()', 'await startProcess({})', 'const runs = 200']
  expect(texts.toSorted((a, b) => likelyPlace(a) - likelyPlace(b))).toEqual(texts.toReversed())
})

test('a text that says at most as many tests as there are is right, one that claims more is not', () => {
  const text = 'npm test    # more than 2 200 tests over 24 000 rows, here'
  expect(wrongCounts(text, { written: 2240, rows: 24_900 })).toBeUndefined()
  expect(wrongCounts(text, { written: 4400, rows: 48_000 })).toBeUndefined()
  expect(wrongCounts(text, { written: 2199, rows: 24_000 })).toMatch(/it is 2199 over 24000/)
  expect(wrongCounts(text, { written: 2200, rows: 23_999 })).toMatch(/says 2 200 tests over 24 000 rows/)
  expect(wrongCounts('npm test', { written: 1, rows: 1 })).toMatch(/does not say/)
})
