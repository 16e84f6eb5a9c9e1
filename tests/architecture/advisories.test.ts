import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readProductionPackages } from '#server/commands/production-packages'
import { findAdvisories, knownAdvisories } from '../tools/advisories/find-advisories.ts'
import { root } from './sources.ts'

/** What the check finds in a copy of the lock file in which a package has another version. */
const findWith = (folder: string, version: string): string[] => {
  const copy = mkdtempSync(join(tmpdir(), 'valorem-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(`${root}package-lock.json`, join(copy, 'package-lock.json'))
  const lock = JSON.parse(readFileSync(join(copy, 'package-lock.json'), 'utf8'))
  expect(lock.packages[folder]).toBeDefined()
  lock.packages[folder].version = version
  writeFileSync(join(copy, 'package-lock.json'), JSON.stringify(lock))
  return findAdvisories(readProductionPackages(copy))
}

test('no package of the production install has a known flaw', () => {
  expect(findAdvisories(readProductionPackages(root))).toEqual([])
})

test.each([
  ['node_modules/nodemailer', '9.0.3', ['GHSA-2x7j-588g-ccc2']],
  ['node_modules/nodemailer', '8.0.9', ['GHSA-p6gq-j5cr-w38f', 'GHSA-2x7j-588g-ccc2']],
  ['node_modules/nodemailer', '9.1.1', []],
  ['node_modules/better-auth', '1.4.16', ['GHSA-p6v2-xcpg-h6xw', 'GHSA-qq9h-g4jm-xgf3']],
  ['node_modules/kysely', '0.28.16', ['GHSA-pv5w-4p9q-p3v2']],
  // A candidate before the version that mends it has the flaw.
  ['node_modules/kysely', '0.28.17-rc.1', ['GHSA-pv5w-4p9q-p3v2']],
  ['node_modules/kysely', '0.28.17', []],
  ['node_modules/path-to-regexp', '8.3.9', ['CVE-2026-4926']],
])('%s %s, planted in a copy of the lock file, is found: %j', (folder, version, ids) => {
  const found = findWith(folder, version)
  expect(found.map(line => /: ((?:GHSA|CVE)-\S+)/.exec(line)?.[1])).toEqual(ids)
  for (const line of found) expect(line).toContain(`${folder} ${version}: `)
})

test('an alias is looked for under its name in the registry', () => {
  const alias = { ...knownAdvisories[0], package: '@cantoo/pdf-lib', range: '<999' } as (typeof knownAdvisories)[number]
  expect(findAdvisories(readProductionPackages(root), [alias])).toHaveLength(1)
  expect(findAdvisories(readProductionPackages(root), [{ ...alias, package: 'pdf-lib' }])).toEqual([])
})

test('a range that cannot be read is an error, not a package without flaws', () => {
  const broken = { ...knownAdvisories[0], range: 'before 9' } as (typeof knownAdvisories)[number]
  expect(() => findAdvisories(readProductionPackages(root), [broken])).toThrow('"before 9" is no range')
})

test('each known advisory names a package that is or was ours, its source, and the day on which it was read', () => {
  for (const { source, read, flaw } of knownAdvisories) {
    expect(source).toMatch(/^https:\/\//)
    expect(new Date(read).toISOString().slice(0, 10)).toBe(read)
    expect(flaw.length).toBeGreaterThan(10)
  }
  const names = new Set(readProductionPackages(root).map(({ name }) => name))
  expect(knownAdvisories.filter(one => !names.has(one.package))).toEqual([])
})
