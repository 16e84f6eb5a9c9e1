import type { SourceFile } from '../../architecture/sources.ts'
import { type Comment, findComments, findExports, findFunctions, type Name } from './declarations.ts'
import { verbs } from './verbs.ts'

/** How many names or comments break a rule, of how many. */
export interface Measure {
  rule: string
  /** Places that break it, each with its name or its comment. */
  places: string[]
  /** Names or comments that were counted. */
  total: number
  /** Largest share that may break it, as a fraction. */
  shareMax: number
}

/** Persons in place of things, and places or times in place of the field's words. */
const oddWords =
  /\b(whoever|whomever|nobody|somebody|anybody|at hand|is none\b|by turns|beside|said plainly|told of|told plainly|is away|by itself alone|in its turn)\b/i

const participleEnd = /(ed|en|wn|told|said|made|kept|sent|held|read)$/

/** Nouns and others that end like a participle. */
const notParticiples = new Set('when token tokens screen garden children between feed seed speed need open'.split(' '))

/** Words that say nothing by themselves. */
const fillers = new Set(
  'a an the of for to in on at by with and or its their it is are as this that each all one'.split(' '),
)

/** Calculations of the domain may bear the name of their quantity. */
const isCalculation = ({ file }: Name): boolean => /^(server\/domain|law)\//.test(file)

const firstWord = (name: string): string => /^[a-z0-9]+/.exec(name)?.[0] ?? name

const isParticiple = (name: string): boolean => {
  const word = firstWord(name)
  return !verbs.has(word) && participleEnd.test(word) && !notParticiples.has(word)
}

/** Strips the ends that a word has in a sentence, so that "Formats" is the word of `format`. */
const stemWord = (word: string): string => word.toLowerCase().replace(/(ies|es|s)$/, end => (end === 'ies' ? 'y' : ''))

const splitWords = (text: string): string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/** Tells whether a doc comment has no word that the name below it does not have, and no figure or code either. */
export const repeatsName = ({ text, documents }: Comment): boolean => {
  if (documents === undefined || /[\d`@]/.test(text)) return false
  const named = new Set(splitWords(documents).map(stemWord))
  return splitWords(text)
    .filter(word => !fillers.has(word.toLowerCase()))
    .every(word => named.has(stemWord(word)))
}

const printName = ({ file, line, name }: Name): string => `${file}:${line} ${name}`

const quoteComment = ({ file, line, text }: Comment): string => `${file}:${line} ${text.slice(0, 110)}`

/** Lists the functions whose name a function of another file has too, most frequent names first. */
const findShared = (functions: readonly Name[]): Name[] => {
  const byName = Map.groupBy(functions, ({ name }) => name)
  return [...byName.values()]
    .filter(list => new Set(list.map(({ file }) => file)).size > 1)
    .sort((one, other) => other.length - one.length)
    .flat()
}

/** Measures the names and comments of some files. */
export const measureWords = (files: readonly SourceFile[]): Measure[] => {
  const functions = files.flatMap(findFunctions)
  const comments = files.flatMap(findComments)
  const exported = files.flatMap(findExports)
  const others = functions.filter(one => !isCalculation(one))
  const ofNames = (rule: string, shareMax: number, counted: readonly Name[], found: readonly Name[]) => ({
    ...{ rule, shareMax, total: counted.length },
    places: found.map(printName),
  })
  const ofComments = (rule: string, shareMax: number, breaks: (comment: Comment) => boolean) => ({
    ...{ rule, shareMax, total: comments.length },
    places: comments.filter(breaks).map(quoteComment),
  })
  return [
    ofNames(
      'a function outside the calculations begins with a verb of verbs.ts',
      0.05,
      others,
      others.filter(({ name }) => !verbs.has(firstWord(name))),
    ),
    ofNames(
      'no function is called by a participle',
      0.01,
      functions,
      functions.filter(({ name }) => isParticiple(name)),
    ),
    ofNames('functions of different files have different names', 0.05, functions, findShared(functions)),
    ofComments('no comment begins with "What"', 0.01, ({ text }) => text.startsWith('What ')),
    ofComments('no comment has persons or places for things', 0.005, ({ text }) => oddWords.test(text)),
    ofNames(
      'an exported thing whose name does not say it all has a doc comment',
      0.05,
      exported,
      exported.filter(({ isDocumented }) => !isDocumented),
    ),
  ]
}
