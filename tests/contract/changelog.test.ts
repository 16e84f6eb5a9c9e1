import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiVersion } from '#contract/shared/version'
import { root } from '../architecture/sources.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test.each(['CHANGELOG.md', 'sdk/CHANGELOG.md'])('%s begins with the present version', file => {
  expect(/^## (\S+)$/m.exec(read(file))?.[1]).toBe(apiVersion)
})

test.each(['package.json', 'sdk/package.json'])('%s has the version of the contract', file => {
  expect(JSON.parse(read(file)).version).toBe(apiVersion)
})
