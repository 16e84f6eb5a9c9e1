import { texts as homes } from '../../../languages/derived/homes.ts'
import { texts as element } from '../../../languages/derived/widget.ts'
import { getLanguageRow, type Language, languages, sourceLanguage } from '../../../languages/registry.ts'
import type { PackedTexts } from '../widget/texts.ts'
import { listPositionedKeys } from './text-positions.ts'

/** Collects a language for the element: formats of figures, texts of the element, and words of a home that it shows. */
export const collectWidgetLanguage = (language: Language) => {
  const { locale, typography } = getLanguageRow(language)
  const { euro, beforePercent } = typography
  // The element shows neither the reasons for the width of the range, nor quarters, nor an energy class that is no letter, nor
  // how complete a description is; it has its own words for the ranges, and a label for parking that says that the price
  // includes it.
  const {
    evidence: _reasons,
    quarter: _quarter,
    classeEnergie: _unknown,
    confiance: _class,
    completeness: _completeness,
    centralValue: _value,
    shareOfSales: _ranges,
    fields,
    ...words
  } = homes[language]
  const { parking: _parking, ...labels } = fields
  const habits = { locale, typography: { euro, beforePercent } }
  return { language, habits, texts: element[language], words: { ...words, fields: labels } }
}

/** Packs the texts of a language as served: the built script says most of them by position. */
const packWidgetLanguage = (code: Language, keys: readonly string[]): PackedTexts => {
  const { texts, ...rest } = collectWidgetLanguage(code)
  const named = Object.entries(texts).filter(([key]) => !keys.includes(key))
  const texted: Readonly<Record<string, string>> = texts
  return { ...rest, texts: keys.map(key => texted[key] ?? ''), named: Object.fromEntries(named) }
}

/** Builds the file of each language as served, by the code of the language. */
export const buildWidgetLanguageFiles = (): Readonly<Record<Language, Buffer>> => {
  const keys = listPositionedKeys()
  return Object.fromEntries(
    languages.map(code => [code, Buffer.from(JSON.stringify(packWidgetLanguage(code, keys)))]),
  ) as Record<Language, Buffer>
}

const head = '// Written by `npm run derive` from the languages; not edited by hand.\n\n'

const printWidgetLanguages = (): string => `${head}import type { file } from './${sourceLanguage}.ts'

/** The languages of the element in the order in which they stand in for each other. */
export const languages = ${JSON.stringify(languages)} as const

/** The code of a language of the element. */
export type Language = (typeof languages)[number]

/** Texts of the source language; their types define the gaps of each text. */
export type Source = typeof file
`

const printWidgetImports = (): string => `${head}import type { WidgetTexts } from '../../widget/texts.ts'
import type { Language } from './languages.ts'

/** The texts of each language, each a part that bundlers split off. */
export const imports: Readonly<Record<Language, () => Promise<{ file: WidgetTexts }>>> = {
${languages.map(code => `  ${code}: () => import('./${code}.ts'),`).join('\n')}
}
`

const printWidgetLanguage = (code: Language): string => {
  const text = JSON.stringify(collectWidgetLanguage(code), null, 2)
  return code === sourceLanguage
    ? `${head}/** The texts of the element in the source language. */\nexport const file = ${text} as const\n`
    : `${head}import type { WidgetTexts } from '../../widget/texts.ts'\n\n/** The texts of the element in a language. */\nexport const file: WidgetTexts = ${text}\n`
}

/** Prints the derived files of the element's languages, by path from the root. */
export const printWidgetTextFiles = (): Record<string, string> => ({
  'sdk/elements/derived/widget/languages.ts': printWidgetLanguages(),
  'sdk/elements/derived/widget/imports.ts': printWidgetImports(),
  ...Object.fromEntries(languages.map(code => [`sdk/elements/derived/widget/${code}.ts`, printWidgetLanguage(code)])),
})
