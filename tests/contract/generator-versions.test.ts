import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { fileReaders } from './generator-readers.ts'
import { generatorTools } from './generator-tools.ts'

const allTools = [...generatorTools, ...fileReaders]

const readme = readFileSync(join(root, 'sdk/README.md'), 'utf8')

test.each(allTools.flatMap(({ packages }) => packages))('%s is installed in one version', name => {
  expect(name).toMatch(/^(?:@[\w-]+\/)?[\w-]+@\d+\.\d+\.\d+$/)
})

test.each(allTools.filter(({ caller }) => caller).map(({ packages: [tool = ''] }) => tool))(
  'the README of the SDK names %s, whose calls are tested',
  tool => {
    expect(readme).toContain(tool.replace(/(?<=.)@/, ' '))
  },
)
