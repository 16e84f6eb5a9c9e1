import { type Typography, typographies } from './typography.ts'

/** Settings of a language, apart from its texts. */
interface LanguageRow {
  /** The language's own name for itself, as menus show it. */
  readonly name: string
  /** Locale of its figures and days (BCP 47). */
  readonly locale: string
  /** Language tag of documents (BCP 47). */
  readonly tag: string
  readonly typography: Typography
  /** Names of months that are not those of the locale, January being 0. */
  readonly months?: Readonly<Record<number, string>>
  /** Present while texts are still missing: these fall back in the order of this list. */
  readonly isBeta?: true
}

/**
 * The languages of the service, by their ISO 639-1 codes: the only list. Its order is that of menus, and the order
 * in which a missing text falls back. A language is one line here and one folder in this room.
 */
export const registry = {
  fr: { name: 'Français', locale: 'fr-FR', tag: 'fr-LU', typography: typographies.french },
  de: { name: 'Deutsch', locale: 'de-LU', tag: 'de-LU', typography: typographies.german },
  en: { name: 'English', locale: 'en-IE', tag: 'en-IE', typography: typographies.english },
  lb: {
    name: 'Lëtzebuergesch',
    locale: 'de-LU',
    tag: 'lb-LU',
    typography: typographies.german,
    months: { 2: 'Mäerz', 3: 'Abrëll', 4: 'Mee' },
  },
  pt: { name: 'Português', locale: 'pt-PT', tag: 'pt-PT', typography: typographies.portuguese, isBeta: true },
} as const satisfies Readonly<Record<string, LanguageRow>>

/** The code of a language of the service. */
export type Language = keyof typeof registry

/** A language that has every text. */
export type CompleteLanguage = {
  [Code in Language]: (typeof registry)[Code] extends { isBeta: true } ? never : Code
}[Language]

/** A language of which texts are missing. */
export type BetaLanguage = Exclude<Language, CompleteLanguage>

/** The codes in the order of the registry. */
export const languages = Object.keys(registry) as [Language, ...Language[]]

/** The language whose tables give the keys and the gaps of all others. */
export const sourceLanguage = 'en' satisfies Language

/** The codes as answers list them: the source language, then the others in the order of the registry. */
export const sourceFirst: readonly Language[] = [sourceLanguage, ...languages.filter(code => code !== sourceLanguage)]

/** Whether a text is the code of a language. */
export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(registry, text)

/** The settings of a language, including optional ones. */
export const getLanguageRow = (language: Language): LanguageRow => registry[language]

/** Each language by its own name, in the order of menus. */
export const ownNames = Object.fromEntries(languages.map(code => [code, registry[code].name])) as Readonly<
  Record<Language, string>
>
