import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { OpenAPIObject } from 'openapi3-ts/oas31'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { runCompatibility } from '#contract/openapi/compatibility-command'
import type { Level } from '#contract/openapi/compatibility-rules'
import { bumpFor, isHighEnough, raiseVersion } from '#contract/openapi/compatibility-version'
import {
  findEditedReleases,
  listReleasedVersions,
  readOpenApiFile,
  release,
  releasePath,
  releasesFolder,
} from '#contract/openapi/releases'

import { changed, file } from './one-operation.ts'

describe('the version', () => {
  const raised: Level[][] = [['wording', 'additive', 'breaking'], ['wording', 'additive'], ['wording'], []]

  test('follows the gravest change', () => {
    const bumps = raised.map(levels =>
      bumpFor(levels.map(level => ({ level, rule: 'text-changed', operation: '', where: '', message: '' }))),
    )
    expect(bumps).toEqual(['major', 'minor', 'patch', 'none'])
    expect(bumps.map(bump => raiseVersion('1.9.4', bump))).toEqual(['2.0.0', '1.10.0', '1.9.5', '1.9.4'])
  })

  test.each([
    ['1.9.0', '1.10.0', 'minor', true],
    ['1.9.0', '1.9.9', 'minor', false],
    ['1.9.0', '2.0.0', 'patch', true],
    ['2.0.0', '1.9.9', 'none', false],
    ['1.0.0', '1.0.0', 'none', true],
  ] as const)('%s to %s after a %s change: %s', (before, after, bump, isEnough) => {
    expect(isHighEnough(before, after, bump)).toBe(isEnough)
  })
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const written = (name: string, document: OpenAPIObject): string => {
    const path = join(folder, name)
    writeFileSync(path, JSON.stringify(document))
    return path
  }
  const old = written('old.json', file({}))
  const versioned = (document: OpenAPIObject, version: string): OpenAPIObject =>
    changed(document, copy => {
      copy.info.version = version
    })

  test.each<[string, OpenAPIObject, 0 | 1]>([
    ['nothing changed', file({}), 0],
    ['a field gone', versioned(file(undefined), '1.9.0'), 1],
    ['a field gone in the next major', versioned(file(undefined), '2.0.0'), 0],
    ['a new required field', versioned(file({}, { required: ['b'] }), '1.1.0'), 1],
    [
      'a new optional field without a new version',
      file({}, { properties: { a: { type: 'string' }, b: {}, c: {} } }),
      1,
    ],
    [
      'a new optional field in the next minor',
      versioned(file({}, { properties: { a: { type: 'string' }, b: {}, c: {} } }), '1.1.0'),
      0,
    ],
  ])('%s', (_, after, exitCode) => {
    expect(runCompatibility([old, written('new.json', after)]).exitCode).toBe(exitCode)
  })

  test('says each change in one line, and as JSON', () => {
    const after = written('new.json', file({}, { required: ['b'] }))
    expect(runCompatibility([old, after]).out.split('\n')[0]).toBe(
      'BREAKING field-required POST /x body.b: It must be sent now.',
    )
    expect(runCompatibility([old, after]).out).toMatch(
      /^2 changes since 1\.0\.0 ask for 2\.0\.0 or later; 1\.0\.0 is too low\.$/m,
    )
    const other = written('other.json', versioned(file({}, {}, { summary: 'Another one' }), '1.0.1'))
    expect(runCompatibility([old, other]).out).toMatch(
      /^1 change since 1\.0\.0 asks for 1\.0\.1 or later; 1\.0\.1 is high enough\.$/m,
    )
    expect(runCompatibility([old, old]).out).toBe('Nothing has changed since 1.0.0; 1.0.0 is high enough.\n')
    expect(JSON.parse(runCompatibility([old, after, '--json']).out)).toMatchObject({
      before: '1.0.0',
      after: '1.0.0',
      bump: 'major',
      changes: [{ level: 'breaking', rule: 'field-required' }, { level: 'additive' }],
    })
  })

  test('an addition to an answer names the clients that it stops, in the line and in the JSON', () => {
    const after = written(
      'wider.json',
      versioned(file({}, { properties: { a: { type: 'string' }, b: {}, c: {} } }), '1.1.0'),
    )
    const [sent, answered] = runCompatibility([old, after]).out.split('\n')
    expect(sent).toBe('ADDITIVE field-added POST /x body.c: It is new.')
    expect(answered).toBe(
      'ADDITIVE field-added POST /x 200 c: It is new. Refused by clients that check answers with the older file.',
    )
    const { changes } = JSON.parse(runCompatibility([old, after, '--json']).out) as { changes: object[] }
    expect(changes.map(change => 'stopsStrictReaders' in change)).toEqual([false, true])
  })

  test('refuses what it cannot read', () => {
    const broken = join(folder, 'broken.json')
    writeFileSync(broken, '{')
    expect(runCompatibility([broken])).toMatchObject({ exitCode: 2, err: expect.stringContaining(broken) })
    expect(runCompatibility([join(folder, 'none.json')]).exitCode).toBe(2)
    expect(runCompatibility([written('no-version.json', {} as OpenAPIObject)]).exitCode).toBe(2)
    expect(runCompatibility(['a', 'b', 'c']).exitCode).toBe(2)
    expect(runCompatibility(['--what']).exitCode).toBe(2)
  })
})

describe('releases', () => {
  test('the released files of the repository are as they were released', () => {
    expect(findEditedReleases()).toEqual([])
    expect(listReleasedVersions()).toContain('1.0.0')
    const checksums = readFileSync(join(releasesFolder, 'checksums.txt'), 'utf8')
    expect(checksums).toMatch(/^a11945ae718f3e75697f11eda0ee4aa498172fb068dbecf63cbfe5ff4da4ec97 {2}1\.0\.0\.json$/m)
  })

  test('a release is written once, and an edit of it is found', () => {
    const place = mkdtempSync(join(tmpdir(), 'releases-'))
    onTestFinished(() => rmSync(place, { recursive: true, force: true }))
    const folder = join(place, 'releases') // which the first release makes
    expect(runCompatibility([], folder)).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('Nothing was released'),
    })
    const version = release(folder)
    expect(listReleasedVersions(folder)).toEqual([version])
    expect(findEditedReleases(folder)).toEqual([])
    expect(runCompatibility([], folder)).toMatchObject({ exitCode: 0 })
    expect(() => release(folder)).toThrow(version)
    const released = releasePath(version, folder)
    writeFileSync(released, gzipSync(readOpenApiFile(released).replace('Valorem', 'Valorum')))
    expect(findEditedReleases(folder)).toEqual([`${version}.json`])
    for (const other of ['1.10.0', '1.9.0']) cpSync(released, releasePath(other, folder))
    expect(listReleasedVersions(folder).slice(-2)).toEqual(['1.9.0', '1.10.0'])
  })
})
