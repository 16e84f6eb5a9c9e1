import { expect, test } from 'vitest'
import { imports, target } from './import-lines.ts'
import { sources } from './sources.ts'

const sdk = 'server/adapters/ai/sdk.ts'
/** Parts of that file, which it alone imports. */
const parts = ['answer-forms', 'sdk-model', 'sdk-reading', 'sdk-tools'].map(name => `server/adapters/ai/${name}.ts`)
const isPackage = (specifier: string): boolean => specifier === 'ai' || specifier.startsWith('@ai-sdk/')
const inServer = (file: string): boolean => !file.startsWith('tests/')

test('one file of the service and its parts import the AI SDK', () => {
  const importers = imports.filter(({ file, specifier }) => inServer(file) && isPackage(specifier))
  expect(new Set(importers.map(({ file }) => file))).toEqual(new Set([sdk, ...parts]))
})

test('nothing else imports the parts', () => {
  const importers = imports.filter(
    entry => inServer(entry.file) && parts.includes(target(entry) ?? '') && !entry.isType,
  )
  expect(new Set(importers.map(({ file }) => file))).toEqual(
    new Set([sdk, 'server/adapters/ai/sdk-reading.ts', 'server/adapters/ai/sdk-model.ts']),
  )
})

test('nothing imports that file but at run time, when it is wanted', () => {
  const importers = imports.filter(entry => inServer(entry.file) && target(entry) === sdk && !entry.isType)
  expect(importers.map(({ file }) => file)).toEqual(['server/start/models.ts'])
  const { text = '' } = sources.find(({ file }) => file === 'server/start/models.ts') ?? {}
  expect(text).toContain("await import('../adapters/ai/sdk.ts')")
  expect(text).not.toMatch(/^import .*ai\/sdk\.ts'/m)
})
