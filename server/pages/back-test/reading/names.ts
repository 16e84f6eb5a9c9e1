import { texts as homes } from '#languages/derived/homes'
import { type Source, texts } from '#languages/derived/sale-table'
import { type Language, languages } from '#languages/registry'
import { type ColumnNames, createColumnNames, indexByName, normaliseName, splitNames } from '../../table-file/words.ts'

/** Name of a sale field, one per column. */
export type Field = keyof Source['columns']

/** Fields with an enum of values. */
export type Choice = 'etage' | 'etat' | 'exterieur' | 'typeBien'

/** Names of the columns of a table of sales. */
export const saleColumns: ColumnNames<Field> = createColumnNames<Field>(
  language => texts[language].columns,
  ['commune', 'surface', 'price', 'soldOn'],
  field => [field, `input.${field}`],
)

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

const answers = indexByName(
  languages.flatMap(language =>
    (['yes', 'no'] as const).flatMap(answer =>
      [...splitNames(texts[language][answer]), homes[language][answer]].map(name => [name, answer === 'yes'] as const),
    ),
  ),
)

/** Parses yes or no; undefined for any other text. */
export const parseYesNo = (cell: string): boolean | undefined => answers.get(normaliseName(cell))

/** Allowed words of a choice in a language, one per value. */
export const formatChoiceWords = (choice: Choice, language: Language): string =>
  listChoiceValues(choice)
    .map(value => listValueWords(choice, value, language)[0] ?? value)
    .join(', ')

/** Words for yes and no in a language. */
export const formatYesNoWords = (language: Language): string =>
  (['yes', 'no'] as const).map(answer => splitNames(texts[language][answer])[0] ?? answer).join(', ')
