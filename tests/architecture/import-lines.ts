import { posix } from 'node:path'
import { sources } from './sources.ts'

const aliases: Record<string, string> = {
  '#contract': 'contract/index.ts',
  '#contract/': 'contract/',
  '#languages/': 'languages/',
  '#domain/': 'server/domain/',
  '#server/': 'server/',
  '#tests/': 'tests/',
}

/** One import of a file. */
export interface Import {
  file: string
  specifier: string
  /** True where only types are imported. */
  isType: boolean
}

/** Where an import leads: a path from the root, or the name of a package. */
export const target = ({ file, specifier }: Pick<Import, 'file' | 'specifier'>): string => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (aliases[specifier]) return aliases[specifier]
  const alias = Object.keys(aliases).find(name => name.endsWith('/') && specifier.startsWith(name))
  return alias ? `${aliases[alias]}${specifier.slice(alias.length)}.ts` : specifier
}

const pattern = /^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm

/** `import { type A, type B }` brings types only, like `import type`. */
const onlyTypes = (line: string): boolean => {
  const names = /\{([^}]*)\}/.exec(line)?.[1]
  return !!names && names.split(',').every(name => name.trim() === '' || name.trim().startsWith('type '))
}

/** The imports in the text of a file, types included. */
const importsIn = (file: string, text: string): Import[] =>
  [...text.matchAll(pattern)].map(match => ({
    file,
    specifier: match[2] ?? match[3] ?? match[4] ?? '',
    isType: match[1] !== undefined || onlyTypes(match[0]),
  }))

/** Every import of the project. */
export const imports: readonly Import[] = sources.flatMap(({ file, text }) => importsIn(file, text))
