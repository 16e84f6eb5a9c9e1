import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { imports, target } from '../architecture/import-lines.ts'
import { root } from '../architecture/sources.ts'

/** Files by what they import, types left out. */
const importers = new Map<string, string[]>()
for (const one of imports.filter(({ isType }) => !isType)) {
  const found = target(one)
  importers.set(found, [...(importers.get(found) ?? []), one.file])
}

/** How far each file is from one, by imports. */
const measureDistances = (file: string): Map<string, number> => {
  const distances = new Map([[file, 0]])
  for (const [reached, distance] of distances)
    for (const importer of importers.get(reached) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

/** Folders of tests of a part of the tree beside the one of the same name: of parameters, of golden cases, over HTTP, of pages. */
const furtherRooms: readonly (readonly [folder: string, ...rooms: string[]])[] = [
  ['contract/', 'tests/domain/', 'tests/http/', 'tests/routes/', 'tests/access/'],
  ['server/domain/', 'tests/law/', 'tests/golden/', 'tests/figures/', 'tests/routes/'],
  ['server/http/', 'tests/access/', 'tests/routes/', 'tests/pages/'],
  ['server/services/', 'tests/routes/', 'tests/pages/', 'tests/access/'],
]

/**
 * Tests of the files as they are written: a mutant that fails them has only another text, or is not what the tracked OpenAPI
 * file says, which `npm run derive` would mend. That file is the result of `contract/openapi/` alone.
 */
const isOfText = (test: string, file: string): boolean =>
  /^tests\/(architecture|budgets|contributing|tools|mutants)\//.test(test) ||
  (/^tests\/contract\/(derived|shared-parts)\.test\.ts$/.test(test) && !file.startsWith('contract/openapi/'))

const countSharedParts = (one: string, other: string): number => {
  const [parts, others] = [one.split('/'), other.split('/')]
  const at = parts.findIndex((part, index) => part !== others[index])
  return at === -1 ? parts.length : at
}

/** The folder of tests of a file: the nearest to its own that there is, since tests are in fewer folders than what they test. */
const findFolder = (mirrored: string): string => {
  const folder = posix.dirname(mirrored)
  return folder === '.' || existsSync(`${root}tests/${folder}`) ? `tests/${folder}/` : findFolder(folder)
}

/** The words of a path, each as one of them: `tests/pages/organisation-life.test.ts` is of an organisation. */
const listWords = (path: string): string[] =>
  path
    .replace(/\.(?:slow\.)?test\.ts$|\.ts$/, '')
    .split(/[/-]/)
    .map(word => word.replace(/s$/, ''))

const countSharedWords = (one: string, other: string): number => {
  const words = new Set(listWords(one))
  return new Set(listWords(other).filter(word => words.has(word))).size
}

/**
 * The tests of a file: those that import it, and those of its room that reach it by imports, the nearest first. All tests
 * over HTTP are as far from a file, so that those with a word of its path precede. Slow ones are of its own folder alone.
 */
export const listTests = (file: string): { quick: string[]; slow: string[] } => {
  const mirrored = file.replace(/^server\//, '').replace(/\.ts$/, '')
  const further = furtherRooms.find(([folder]) => file.startsWith(folder))?.slice(1) ?? []
  const rooms = [`tests/${mirrored.split('/')[0]}/`, ...further]
  const distances = measureDistances(file)
  const ranked = [...distances]
    .filter(([test]) => /(?<!\.long)\.test\.ts$/.test(test))
    .filter(([test, distance]) => distance === 1 || rooms.some(one => test.startsWith(one)))
    .filter(([test]) => !isOfText(test, file))
    .map(([test, distance]) => ({
      ...{ test, distance, shared: countSharedParts(test, `tests/${mirrored}`) },
      words: countSharedWords(test, mirrored),
    }))
    .sort((one, other) => other.shared - one.shared || other.words - one.words || one.distance - other.distance)
    .map(({ test }) => test)
  const isSlow = (test: string): boolean => test.endsWith('.slow.test.ts')
  const folder = findFolder(mirrored)
  const slow = ranked.filter(test => isSlow(test) && test.startsWith(folder))
  return { quick: ranked.filter(test => !isSlow(test)), slow }
}
