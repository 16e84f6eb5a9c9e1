import { wordCounter } from '#domain/law/topics'
import { type Source, tables } from '#languages/derived/input-words'
import { joinLists, splitWords } from '#languages/word-lists'

const { en } = tables
const inputWords = Object.values(tables)

const listKeys = <Group extends object>(group: Group) => Object.keys(group) as (keyof Group & string)[]

/** Counts the words of a field by the value that they state. */
const makeCounter = <Field extends keyof Source['choices']>(field: Field) =>
  wordCounter<string>(
    joinLists(
      listKeys(en.choices[field]) as readonly string[],
      inputWords.map(({ choices }) => choices?.[field]),
    ),
  )

const choiceCounters = new Map<string, ReturnType<typeof wordCounter>>(
  listKeys(en.choices).map(field => [field, makeCounter(field)]),
)

const truths = joinLists(
  listKeys(en.truths),
  inputWords.map(table => table.truths),
)

const { mainResidence } = joinLists(
  ['mainResidence'],
  inputWords.map(({ choices }) => choices?.use),
)

const truthCounter = wordCounter<string>({ ...truths, estNeuf: truths.newBuild, mainResidence })

const listNegations = (): string[] => inputWords.flatMap(({ negations = '' }) => splitWords(negations))

/** A negation and the two words behind it, as `pas de garage`. */
const negated = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${listNegations()
    .filter(word => word !== '-')
    .join('|')})(?:[ \u00A0]+[\p{L}\d’'-]{1,40}){1,2}`,
  'giu',
)

/**
 * Whether a text states a choice, or that a field is true, in known words. What is negated states nothing, and a negative
 * is never inferred.
 */
export const isStatedInWords = (field: string, value: string | boolean, text: string): boolean => {
  if (typeof value === 'boolean') return value && truthCounter(text.replaceAll(negated, ' ')).has(field)
  return choiceCounters.get(field)?.(text).has(value) ?? false
}

const { city } = joinLists(
  ['city'],
  inputWords.map(({ city = '' }) => ({ city })),
)

/** Words that say of a name that it is the city, not the country. */
const cityCounter = wordCounter<string>({ city })

/** Whether a text says that Luxembourg is the city. */
export const isCityStated = (text: string): boolean =>
  cityCounter(text).has('city') || /luxemb(?:o?urg|urgo)-\p{L}/iu.test(text)

const letters = joinLists(
  listKeys(en.letters),
  inputWords.map(table => table.letters),
)

/** The words before a letter that is the value of a field, with the text after each in which the letter may be. */
export const letterPatterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(letters).map(([field, list]) => [
    field,
    new RegExp(`(?:${splitWords(list).join('|')})[^.\\n]{0,24}`, 'gi'),
  ]),
)
