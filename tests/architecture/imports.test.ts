import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allowanceOf, forbiddenWords, roomOf } from './rooms.ts'
import { sources } from './sources.ts'

const aliases: Record<string, string> = {
  '#contract': 'contract/index.ts',
  '#contract/': 'contract/',
  '#domain/': 'server/domain/',
  '#server/': 'server/',
  '#tests/': 'tests/',
}

/** Where an import leads: a path from the root, or the name of a package. */
const target = (file: string, specifier: string): string => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (aliases[specifier]) return aliases[specifier]
  const alias = Object.keys(aliases).find(name => name.endsWith('/') && specifier.startsWith(name))
  return alias ? `${aliases[alias]}${specifier.slice(alias.length)}.ts` : specifier
}

interface Import {
  file: string
  specifier: string
  isType: boolean
}

const pattern = /^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm

/** `import { type A, type B }` brings types only, like `import type`. */
const onlyTypes = (line: string): boolean => {
  const names = /\{([^}]*)\}/.exec(line)?.[1]
  return !!names && names.split(',').every(name => name.trim() === '' || name.trim().startsWith('type '))
}

const imports: Import[] = sources.flatMap(({ file, text }) =>
  [...text.matchAll(pattern)].map(match => ({
    file,
    specifier: match[2] ?? match[3] ?? match[4] ?? '',
    isType: match[1] !== undefined || onlyTypes(match[0]),
  })),
)

const isAllowed = ({ file, specifier, isType }: Import): boolean => {
  const room = roomOf(file)
  const to = target(file, specifier)
  const toRoom = roomOf(to)
  if (toRoom && toRoom === room) return true
  const allowed = allowanceOf(room ?? '').split(' ')
  const named =
    toRoom ?? (specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? ''))
  return allowed.some(
    entry =>
      entry === '*' ||
      (entry === 'packages' && !toRoom && !specifier.includes(':')) ||
      entry === named ||
      entry === `${specifier.split(':')[0]}:` ||
      (isType && entry === `types:${named}`),
  )
}

describe('who may import whom', () => {
  test('every source file stands in a room of the table', () => {
    expect(sources.map(({ file }) => file).filter(file => roomOf(file) === undefined)).toEqual([])
  })

  test('imports follow the table', () => {
    const faults = imports
      .filter(entry => !isAllowed(entry))
      .map(
        ({ file, specifier }) =>
          `${file} imports ${specifier}; ${roomOf(file)} may import ${allowanceOf(roomOf(file) ?? '')}`,
      )
    expect(faults).toEqual([])
  })

  test('the table has teeth: planted imports are refused', () => {
    const planted: Import[] = [
      { file: 'server/domain/core/refusal.ts', specifier: 'node:fs', isType: false },
      { file: 'server/domain/core/refusal.ts', specifier: '#contract/shared/errors', isType: false },
      { file: 'contract/estimation.ts', specifier: 'express', isType: false },
      { file: 'sdk/src/client.ts', specifier: 'zod', isType: false },
      { file: 'server/routes/estimation.ts', specifier: '../adapters/log/pino.ts', isType: false },
      { file: 'server/adapters/log/pino.ts', specifier: '../metrics/prometheus.ts', isType: false },
    ]
    expect(planted.filter(isAllowed)).toEqual([])
  })

  test('zod is imported as a namespace, or a bundler keeps all its languages', () => {
    const named = sources.filter(({ text }) => /import \{[^}]*\} from 'zod'/.test(text)).map(({ file }) => file)
    expect(named).toEqual([])
  })
})

describe('the domain has no doors', () => {
  test.each(forbiddenWords)('it never says %s', word => {
    const found = sources.filter(({ file, text }) => file.startsWith('server/domain/') && text.includes(word))
    expect(found.map(({ file }) => file)).toEqual([])
  })
})
