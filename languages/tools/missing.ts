import type { Texts } from '../catalogue.ts'
import { getLanguageRow, isLanguage, languages, sourceLanguage } from '../registry.ts'
import { hasSubject, listSubjects } from './derived.ts'

/** A text that a language lacks. */
export interface MissingText {
  /** Path from the root of the file where it belongs. */
  readonly file: string
  /** Its key, with those of its groups before it. */
  readonly key: readonly string[]
  /** The text of the source language. */
  readonly source: string
}

const importTable = async (language: string, subject: string): Promise<Texts> =>
  hasSubject(language, subject)
    ? ((await import(new URL(`../${language}/${subject}.ts`, import.meta.url).href)) as { words: Texts }).words // every file of a language exports its table so
    : {}

const findLackingTexts = (source: Texts, own: Texts, above: readonly string[]): Omit<MissingText, 'file'>[] =>
  Object.entries(source).flatMap(([name, entry]) => {
    const key = [...above, name]
    const found = own[name]
    if (typeof entry === 'string') return found === undefined ? [{ key, source: entry }] : []
    return findLackingTexts(entry, typeof found === 'object' ? found : {}, key)
  })

/** The texts of the source that a language lacks: for a translator to write; of a code that is not registered all of them. */
export const findMissingTexts = async (language: string): Promise<MissingText[]> => {
  const found = await Promise.all(
    listSubjects().map(async subject => {
      const [source, own] = await Promise.all([importTable(sourceLanguage, subject), importTable(language, subject)])
      return findLackingTexts(source, own, []).map(text => ({ file: `languages/${language}/${subject}.ts`, ...text }))
    }),
  )
  return found.flat()
}

/** The list as a translator reads it: each file with its keys, each key with the source text. */
export const formatMissingTexts = (language: string, missing: readonly MissingText[]): string => {
  const files = Map.groupBy(missing, ({ file }) => file)
  const lists = [...files].map(([file, texts]) =>
    [file, ...texts.map(({ key, source }) => `  ${key.join(' › ')}: ${JSON.stringify(source)}`)].join('\n'),
  )
  const state = isLanguage(language)
    ? getLanguageRow(language).isBeta
      ? 'beta'
      : 'complete'
    : 'not in languages/registry.ts'
  return [...lists, `${language} (${state}): ${missing.length} texts missing, in ${files.size} files`].join('\n\n')
}

/** Finds the complete languages that lack texts, with these: none may at a release. */
export const findIncompleteLanguages = async (): Promise<{ language: string; missing: MissingText[] }[]> => {
  const complete = languages.filter(code => !getLanguageRow(code).isBeta)
  const found = await Promise.all(
    complete.map(async language => ({ language, missing: await findMissingTexts(language) })),
  )
  return found.filter(({ missing }) => missing.length > 0)
}
