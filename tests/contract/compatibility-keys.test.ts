import type { OpenAPIObject } from 'openapi3-ts/oas31'
import { describe, expect, test } from 'vitest'
import { compare } from '#contract/openapi/compatibility'
import { comparedKeys, meaninglessKeys } from '#contract/openapi/compatibility-keys'
import { keySamples, partOf, partsCompared, richFile } from './compatibility-key-samples.ts'
import { changed } from './one-operation.ts'
import { listSpecifiedKeys } from './specified-keys.ts'

const specified = await listSpecifiedKeys()

describe('each key that OpenAPI 3.1 and JSON Schema 2020-12 define', () => {
  test('has a sample or a reason why it means nothing, and nothing else has', () => {
    for (const [kind, keys] of Object.entries(specified)) {
      const meaningless = Object.keys(meaninglessKeys[kind as keyof typeof meaninglessKeys] ?? {})
      const sampled = Object.keys(keySamples[kind] ?? {}).filter(key => !key.startsWith('x-'))
      expect([kind, [...new Set([...meaningless, ...sampled])].sort()]).toEqual([kind, [...keys].sort()])
      expect([kind, meaningless.filter(key => sampled.includes(key))]).toEqual([kind, []])
    }
  })

  test('is counted: sixteen kinds of objects, and more than a hundred keys', () => {
    expect(Object.keys(specified)).toHaveLength(partsCompared.length)
    expect(Object.values(specified).flat().length).toBeGreaterThan(150)
  })

  const samples = Object.entries(keySamples).flatMap(([kind, keys]) =>
    Object.entries(keys).map(([key, value]) => [kind, key, value] as const),
  )

  test.each(samples)('%s: another %s is told, there and back', (kind, key, value) => {
    const after = changed(richFile, copy => void Object.assign(partOf(copy, kind), { [key]: value }))
    expect(partOf(richFile, kind)[key]).not.toEqual(value)
    expect(compare(richFile, after)).not.toEqual([])
    expect(compare(after, richFile)).not.toEqual([])
  })

  const silent = Object.entries(meaninglessKeys).flatMap(([kind, keys]) =>
    Object.entries(keys).map(([key, reason]) => [kind, key, reason] as const),
  )

  test.each(silent)('%s: %s means nothing where nothing refers to it', (kind, key, reason) => {
    const value = key === 'openapi' ? '3.1.0' : { Unused: { description: 'd' } }
    const edit = (copy: OpenAPIObject) => void Object.assign(partOf(copy, kind), { [key]: value })
    expect(compare(richFile, changed(richFile, edit))).toEqual([])
    expect(reason).toMatch(/^[A-Z].+\.$/)
  })
})

test('an extension that nobody knows is told as wording, in each kind of object', () => {
  for (const kind of Object.keys(comparedKeys)) {
    const after = changed(richFile, copy => void Object.assign(partOf(copy, kind), { 'x-unknown': 1 }))
    expect([kind, compare(richFile, after).map(({ level }) => level)]).toEqual([
      kind,
      expect.arrayContaining(['wording']),
    ])
  }
})
