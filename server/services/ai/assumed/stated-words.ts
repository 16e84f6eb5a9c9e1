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

/** Whether a text states a choice, or that a field is true, in known words; a negative is never inferred. */
export const isStatedInWords = (field: string, value: string | boolean, text: string): boolean => {
  if (typeof value === 'boolean') return value && truthCounter(text).has(field)
  return choiceCounters.get(field)?.(text).has(value) ?? false
}

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
