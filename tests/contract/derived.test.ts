import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { derivedFiles } from '#contract/openapi/derived-files'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = derivedFiles()

test.each(Object.entries(files))('%s is what the contract prints; otherwise run `npm run derive`', (path, text) => {
  expect(readFileSync(`${root}${path}`, 'utf8')).toBe(text)
})

test('nothing else is where derived files are', () => {
  const found = globSync('sdk/src/derived/**/*.*', { cwd: root })
  expect(found.filter(path => !(path in files))).toEqual([])
  expect(Object.keys(files).length).toBeGreaterThan(found.length)
})
