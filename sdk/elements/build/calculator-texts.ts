import { texts as calculators } from '../../../languages/derived/calculators.ts'
import { texts as costs } from '../../../languages/derived/costs.ts'
import { texts as gains } from '../../../languages/derived/gains.ts'
import { getLanguageRow, type Language, languages, sourceLanguage } from '../../../languages/registry.ts'

/**
 * Collects a language for the calculators: formats of figures and days, texts, and names of the lines of costs and
 * taxes.
 */
const collectCalculatorLanguage = (language: Language) => {
  const { locale, typography, months } = getLanguageRow(language)
  const { euro, beforePercent, firstOfMonth } = typography
  const habits = { locale, typography: { euro, beforePercent, firstOfMonth }, ...(months && { months }) }
  const { lines, incomeTaxOnSpeculativeGain: speculative } = gains[language]
  return {
    ...{ language, habits, texts: calculators[language] },
    lines: { costs: costs[language].lines, gains: lines, speculative },
  }
}

/** Builds the file of each language as served, by the code of the language. */
export const buildCalculatorLanguageFiles = (): Readonly<Record<Language, Buffer>> =>
  Object.fromEntries(
    languages.map(code => [code, Buffer.from(JSON.stringify(collectCalculatorLanguage(code)))]),
  ) as Record<Language, Buffer>

const head = '// Written by `npm run derive` from the languages; not edited by hand.\n\n'

const printCalculatorSource = (): string => `${head}import type { file } from './${sourceLanguage}.ts'

/** Texts of the source language; their types define the gaps of each text. */
export type Source = typeof file
`

const printCalculatorImports = (): string => `${head}import type { CalculatorTexts } from '../../calculators/texts.ts'
import type { Language } from '../widget/languages.ts'

/** The texts of each language, each a part that bundlers split off. */
export const imports: Readonly<Record<Language, () => Promise<{ file: CalculatorTexts }>>> = {
${languages.map(code => `  ${code}: () => import('./${code}.ts'),`).join('\n')}
}
`

const printCalculatorLanguage = (code: Language): string => {
  const text = JSON.stringify(collectCalculatorLanguage(code), null, 2)
  return code === sourceLanguage
    ? `${head}/** The texts of the calculators in the source language. */\nexport const file = ${text} as const\n`
    : `${head}import type { CalculatorTexts } from '../../calculators/texts.ts'\n\n/** The texts of the calculators in a language. */\nexport const file: CalculatorTexts = ${text}\n`
}

/** Prints the derived files of the calculators' languages, by path from the root. */
export const printCalculatorTextFiles = (): Record<string, string> => ({
  'sdk/elements/derived/calculators/source.ts': printCalculatorSource(),
  'sdk/elements/derived/calculators/imports.ts': printCalculatorImports(),
  ...Object.fromEntries(
    languages.map(code => [`sdk/elements/derived/calculators/${code}.ts`, printCalculatorLanguage(code)]),
  ),
})
