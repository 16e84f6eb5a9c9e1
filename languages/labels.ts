import { getPlainWords, type Tables, type Texts, type Translation, type Words } from './catalogue.ts'
import { getLanguageRow, type Language, sourceFirst, sourceLanguage } from './registry.ts'

/** The texts of a subject by the keys of its source, each in all languages that have it. */
export type Labels<Source extends Texts> = {
  readonly [Key in keyof Source]: Source[Key] extends Texts ? Labels<Source[Key]> : Words
}

type Own = readonly (readonly [Language, string | Texts | Translation<Texts>])[]

/** The entries that languages have under a key. */
const findUnderKey = (own: Own, key: string): Own =>
  own.flatMap(([code, table]) => {
    const entry = typeof table === 'string' ? undefined : table[key]
    return entry === undefined ? [] : [[code, entry] as const]
  })

/** The words of one text: a complete language that lacks it has those of another, so that an answer has every field. */
const completeWords = (own: Own): Words => {
  const words = Object.fromEntries(own) as unknown as Words // texts under the codes of languages
  return Object.fromEntries(
    sourceFirst.flatMap(code =>
      getLanguageRow(code).isBeta && words[code] === undefined ? [] : [[code, getPlainWords(words, code)]],
    ),
  ) as unknown as Words // every complete language is in the list
}

const collectLabels = (source: Texts, own: Own): Labels<Texts> =>
  Object.fromEntries(
    Object.entries(source).map(([key, entry]) => {
      const found = findUnderKey(own, key)
      return [key, typeof entry === 'string' ? completeWords(found) : collectLabels(entry, found)]
    }),
  ) as Labels<Texts>

/**
 * The texts of a subject for answers: by the keys of the source, each in every language, with plain
 * spaces; a beta language is included where it has the text. Computed once, when the importing module is loaded.
 */
export const buildLabels = <Source extends Texts>(tables: Tables<Source>): Labels<Source> =>
  collectLabels(
    tables[sourceLanguage],
    sourceFirst.flatMap(code => (tables[code] === undefined ? [] : [[code, tables[code]] as const])),
  ) as Labels<Source>

/** A word that is the same in every complete language, such as a category of the cadastre. */
export const repeatInAllLanguages = (text: string): Words =>
  Object.fromEntries(
    sourceFirst.flatMap(code => (getLanguageRow(code).isBeta ? [] : [[code, text]])),
  ) as unknown as Words // every complete language is in the list
