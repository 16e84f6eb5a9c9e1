import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiVersion, contractDay } from '#contract/shared/version'
import { root } from '../architecture/sources.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Sections of a file, each with its heading. */
const splitBy = (text: string, mark: string): string[] => text.split(`\n${mark} `).slice(1)

test.each(['CHANGELOG.md', 'sdk/CHANGELOG.md'])('%s begins with the present version', file => {
  const [newest = ''] = splitBy(read(file), '##')
  expect(newest.split('\n')[0]).toBe(apiVersion)
  expect(newest).toContain(`(\`Valorem-Version\`): ${contractDay}.`)
})

test.each(['CHANGELOG.md', 'sdk/CHANGELOG.md'])('%s dates each version and sorts its changes by kind', file => {
  for (const version of splitBy(read(file), '##')) {
    expect(version).toMatch(/^\d+\.\d+\.\d+\n\n(?:\d{4}-\d\d-\d\d|Not yet released)\. /)
    const kinds = splitBy(version, '###').map(section => section.split('\n')[0] ?? '')
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
    expect(kinds.filter(kind => !known.includes(kind) && !kind.startsWith('Upgrading '))).toEqual([])
    expect(kinds).toContain('Added')
  }
})

test.each(['package.json', 'sdk/package.json'])('%s has the version of the contract', file => {
  expect(JSON.parse(read(file)).version).toBe(apiVersion)
})
