import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildDerivedFiles, builtSdkFiles, collectionFiles, trackedSdkFile } from '#contract/openapi/derived-files'
import { buildLanguageFiles } from '#languages/tools/derived'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = { ...buildLanguageFiles(), ...buildDerivedFiles() }

test.each(Object.entries(files))(
  '%s is what the contract and the languages print; otherwise run `npm run derive`',
  (path, text) => {
    expect(readFileSync(`${root}${path}`, 'utf8')).toBe(text)
  },
)

test('nothing else is where the joined languages are', () => {
  const found = globSync('languages/derived/**/*.*', { cwd: root })
  expect(found.filter(path => !(path in files))).toEqual([])
  expect(Object.keys(files).length).toBeGreaterThan(found.length)
})

test('what the build makes is not tracked, and of the SDK the types alone are', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const built = Object.keys({ ...builtSdkFiles(), ...collectionFiles() })
  expect(built.length).toBeGreaterThan(20)
  expect(built.filter(path => tracked.includes(path))).toEqual([])
  expect(tracked.filter(path => /^sdk\/.*\/derived\/|^examples\/collections\//.test(path))).toEqual([trackedSdkFile])
})
