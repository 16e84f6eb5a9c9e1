import { texts as homes } from '#languages/derived/homes'
import { type Source, texts } from '#languages/derived/sale-table'
import { type Language, languages } from '#languages/registry'

/** A column of a table of sales, by the name of its field. */
export type Field = keyof Source['columns']

/** The fields with a closed list of values. */
export type Choice = 'etage' | 'etat' | 'exterieur' | 'typeBien'

/** The fields in the order in which they are shown. */
export const fields = Object.keys(texts.en.columns) as Field[]

/** Without these no sale can be judged. */
export const neededFields = ['commune', 'surface', 'price', 'soldOn'] as const satisfies readonly Field[]

/** A name as it is compared: small letters and digits without accents, without what stands in brackets. */
export const nameKey = (name: string): string =>
  name
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('²', '2')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9+]+/g, '')
    .replace(/(?<=[a-z])(?:m2|eur|euro|euros)$/, '')

/** The names of a text of the table, in their order. */
const listed = (text: string): string[] => text.split('|').map(name => name.trim())

/** The names of a field in a language, the one that is shown first. */
export const namesOf = (field: Field, language: Language): string[] => listed(texts[language].columns[field])

/** The names of a field in every language, each once however it is spelt, that of the programs last. */
export const allNamesOf = (field: Field): string[] => {
  const names = [...languages.flatMap(language => namesOf(field, language)), field]
  const keys = names.map(nameKey)
  return names.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

const fieldsByKey: ReadonlyMap<string, Field> = new Map(
  fields.flatMap(field => [...allNamesOf(field), `input.${field}`].map(name => [nameKey(name), field] as const)),
)

/** The field that a column means by its name; undefined where it means none. */
export const fieldOf = (name: string): Field | undefined => fieldsByKey.get(nameKey(name))

const valueWords = (choice: Choice, value: string, language: Language): string[] => {
  const own = texts[language][choice] as Readonly<Record<string, string>>
  const shown = choice === 'typeBien' ? {} : (homes[language][choice] as Readonly<Record<string, string>>)
  return [...listed(own[value] ?? ''), ...(shown[value] === undefined ? [] : [shown[value]])]
}

/** The values of a choice, by which requests name them. */
export const valuesOf = (choice: Choice): string[] => Object.keys(texts.en[choice])

/** The words of a value in a language, the one that is shown first. */
export const wordsOfValue = (choice: Choice, value: string, language: Language): string[] =>
  valueWords(choice, value, language)

const byKey = <Value>(entries: readonly (readonly [name: string, value: Value])[]): ReadonlyMap<string, Value> =>
  new Map(entries.map(([name, value]) => [nameKey(name), value]))

const choicesByKey = Object.fromEntries(
  (['etage', 'etat', 'exterieur', 'typeBien'] as const).map(choice => [
    choice,
    byKey(
      valuesOf(choice).flatMap(value =>
        [value, ...languages.flatMap(language => valueWords(choice, value, language))].map(
          name => [name, value] as const,
        ),
      ),
    ),
  ]),
) as Readonly<Record<Choice, ReadonlyMap<string, string>>>

/** The value that a cell means; undefined where it means none. */
export const choiceOf = (choice: Choice, cell: string): string | undefined => choicesByKey[choice].get(nameKey(cell))

const answers = byKey(
  languages.flatMap(language =>
    (['yes', 'no'] as const).flatMap(answer =>
      [...listed(texts[language][answer]), homes[language][answer]].map(name => [name, answer === 'yes'] as const),
    ),
  ),
)

/** Whether a cell says yes or no; undefined where it says neither. */
export const answerOf = (cell: string): boolean | undefined => answers.get(nameKey(cell))

const unknownWords = byKey(
  languages.flatMap(language =>
    [...listed(texts[language].unknown), homes[language].classeEnergie.NC].map(name => [name, true] as const),
  ),
)

/** Whether a cell says that something is not known: it is empty, a dash, or says so in words. */
export const saysUnknown = (cell: string): boolean => /^[-–—?.\s]*$/.test(cell) || unknownWords.has(nameKey(cell))

/** The words that a choice admits in a language, the first one of each value. */
export const wordsOfChoice = (choice: Choice, language: Language): string =>
  valuesOf(choice)
    .map(value => valueWords(choice, value, language)[0] ?? value)
    .join(', ')

/** The words for yes and no in a language. */
export const wordsOfAnswer = (language: Language): string =>
  (['yes', 'no'] as const).map(answer => listed(texts[language][answer])[0] ?? answer).join(', ')
