import { texts as homes } from '#languages/derived/homes'
import { type Source, texts } from '#languages/derived/sale-table'
import { type Language, languages } from '#languages/registry'

/** Name of a sale field, one per column. */
export type Field = keyof Source['columns']

/** Fields with an enum of values. */
export type Choice = 'etage' | 'etat' | 'exterieur' | 'typeBien'

/** Fields in display order. */
export const fields = Object.keys(texts.en.columns) as Field[]

/** Required fields. */
export const neededFields = ['commune', 'surface', 'price', 'soldOn'] as const satisfies readonly Field[]

/** Normalises a name for comparison: lower-case letters and digits, without accents and bracketed text. */
export const normaliseName = (name: string): string =>
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

/** Splits a text of the table into its names. */
const splitNames = (text: string): string[] => text.split('|').map(name => name.trim())

/** Names of a field in a language, the displayed one first. */
export const listFieldNames = (field: Field, language: Language): string[] => splitNames(texts[language].columns[field])

/** Distinct names of a field in every language, with the API name last. */
export const listAllFieldNames = (field: Field): string[] => {
  const names = [...languages.flatMap(language => listFieldNames(field, language)), field]
  const keys = names.map(normaliseName)
  return names.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

const fieldsByKey: ReadonlyMap<string, Field> = new Map(
  fields.flatMap(field =>
    [...listAllFieldNames(field), `input.${field}`].map(name => [normaliseName(name), field] as const),
  ),
)

/** Finds the field of a column name. */
export const findFieldByName = (name: string): Field | undefined => fieldsByKey.get(normaliseName(name))

const listValueWords = (choice: Choice, value: string, language: Language): string[] => {
  const own = texts[language][choice] as Readonly<Record<string, string>>
  const shown = choice === 'typeBien' ? {} : (homes[language][choice] as Readonly<Record<string, string>>)
  return [...splitNames(own[value] ?? ''), ...(shown[value] === undefined ? [] : [shown[value]])]
}

/** API values of a choice. */
export const listChoiceValues = (choice: Choice): string[] => Object.keys(texts.en[choice])

/** Words of a value in a language, the displayed one first. */
export const getValueWords = (choice: Choice, value: string, language: Language): string[] =>
  listValueWords(choice, value, language)

const indexByName = <Value>(entries: readonly (readonly [name: string, value: Value])[]): ReadonlyMap<string, Value> =>
  new Map(entries.map(([name, value]) => [normaliseName(name), value]))

const choicesByKey = Object.fromEntries(
  (['etage', 'etat', 'exterieur', 'typeBien'] as const).map(choice => [
    choice,
    indexByName(
      listChoiceValues(choice).flatMap(value =>
        [value, ...languages.flatMap(language => listValueWords(choice, value, language))].map(
          name => [name, value] as const,
        ),
      ),
    ),
  ]),
) as Readonly<Record<Choice, ReadonlyMap<string, string>>>

/** Finds the value of a cell. */
export const findChoiceValue = (choice: Choice, cell: string): string | undefined =>
  choicesByKey[choice].get(normaliseName(cell))

/** Most words of a cell of which the first ones may be a value. */
const wordsMax = 12

/**
 * Finds the value of a cell, or of its first words: `rénové 2018`, `terrasse 12 m²`, `maison individuelle`. Nothing else is
 * guessed.
 */
export const findChoiceByFirstWords = (choice: Choice, cell: string): string | undefined => {
  const words = cell.split(/[\s,;/()+-]+/, wordsMax).filter(word => word !== '')
  for (let count = words.length; count > 0; count -= 1) {
    const value = findChoiceValue(choice, words.slice(0, count).join(' '))
    if (value !== undefined) return value
  }
  return undefined
}

/** The months of each language by their names, first January. */
const months = languages.flatMap(language =>
  splitNames(texts[language].months).map((name, at) => ({ name: normaliseName(name), month: at + 1 })),
)

/** Fewest letters of a shortened month. */
const monthLettersMin = 3

/** Finds the month, from 1, of its name in any language, or of a beginning that only one month has. */
export const findMonth = (word: string): number | undefined => {
  const key = normaliseName(word)
  if (key.length < monthLettersMin || !/^[a-z]+$/.test(key)) return undefined
  const found = new Set(months.filter(({ name }) => name.startsWith(key)).map(({ month }) => month))
  return found.size === 1 ? [...found][0] : undefined
}

const answers = indexByName(
  languages.flatMap(language =>
    (['yes', 'no'] as const).flatMap(answer =>
      [...splitNames(texts[language][answer]), homes[language][answer]].map(name => [name, answer === 'yes'] as const),
    ),
  ),
)

/** Parses yes or no; undefined for any other text. */
export const parseYesNo = (cell: string): boolean | undefined => answers.get(normaliseName(cell))

const unknownWords = indexByName(
  languages.flatMap(language =>
    [...splitNames(texts[language].unknown), homes[language].classeEnergie.NC].map(name => [name, true] as const),
  ),
)

/** Whether a cell means unknown: it is empty, a dash, or a word for it. */
export const isUnknownCell = (cell: string): boolean =>
  /^[-–—?.\s]*$/.test(cell) || unknownWords.has(normaliseName(cell))

/** Allowed words of a choice in a language, one per value. */
export const formatChoiceWords = (choice: Choice, language: Language): string =>
  listChoiceValues(choice)
    .map(value => listValueWords(choice, value, language)[0] ?? value)
    .join(', ')

/** Words for yes and no in a language. */
export const formatYesNoWords = (language: Language): string =>
  (['yes', 'no'] as const).map(answer => splitNames(texts[language][answer])[0] ?? answer).join(', ')
