import fc from 'fast-check'
import { type SourceFile, sources } from '../architecture/sources.ts'
import { type Change, findChanges } from './changes.ts'
import type { Compiler } from './syntax.ts'

/** A changed file. */
export interface Mutant extends Change {
  file: string
  /** The line of the change, from 1. */
  line: number
}

/** Parts of the tree, each with its share of the mutants. */
const areas: readonly (readonly [folder: string, share: number])[] = [
  ['server/domain/', 0.4],
  ['contract/', 0.2],
  ['server/http/', 0.2],
  ['server/services/', 0.2],
]

/** Files that hold no program: documented requests, proofs of the law, what is derived or released. */
const leftOut = /\/(derived|data|recorded|releases|evidence)\/|^contract\/examples\//

const isDrawn = ({ file }: SourceFile, folder: string): boolean => file.startsWith(folder) && !leftOut.test(file)

/** Chooses some of a list by a seed, in the order in which they were drawn. */
const choose = <Item>(items: readonly Item[], count: number, seed: number): Item[] => {
  const least = Math.min(count, items.length)
  const [chosen = []] = fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { seed, numRuns: 1 })
  return chosen.slice(0, least)
}

/** All mutants of a file. */
export const listMutants = (compiler: Compiler, { file, text }: Pick<SourceFile, 'file' | 'text'>): Mutant[] =>
  findChanges(compiler, file, text).map(change => ({
    ...change,
    file,
    line: text.slice(0, change.start).split('\n').length,
  }))

/** Draws mutants by a seed: of each area its share, of as many files as there are mutants. */
export const drawMutants = (compiler: Compiler, count: number, seed: number): Mutant[] =>
  areas.flatMap(([folder, share]) => {
    const files = sources.filter(one => isDrawn(one, folder))
    const some = choose(files, files.length, seed).map(one => choose(listMutants(compiler, one), 1, seed))
    return some.flat().slice(0, Math.round(count * share))
  })
