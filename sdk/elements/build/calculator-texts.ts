import { texts as calculators } from '../../../languages/derived/calculators.ts'
import { texts as costs } from '../../../languages/derived/costs.ts'
import { texts as gains } from '../../../languages/derived/gains.ts'
import { type Language, languages, rowOf, sourceLanguage } from '../../../languages/registry.ts'

/** What the calculators load of a language: how it writes figures and days, what they say, and the lines of costs and taxes. */
const fileOf = (language: Language) => {
  const { locale, typography, months } = rowOf(language)
  const { euro, beforePercent, firstOfMonth } = typography
  const habits = { locale, typography: { euro, beforePercent, firstOfMonth }, ...(months && { months }) }
  const { lines, incomeTaxOnSpeculativeGain: speculative } = gains[language]
  return {
    ...{ language, habits, texts: calculators[language] },
    lines: { costs: costs[language].lines, gains: lines, speculative },
  }
}

/** The file of each language as the service serves it, by the code of the language. */
export const calculatorLanguageFiles = (): Readonly<Record<Language, Buffer>> =>
  Object.fromEntries(languages.map(code => [code, Buffer.from(JSON.stringify(fileOf(code)))])) as Record<
    Language,
    Buffer
  >

const head = '// Written by `npm run derive` from the languages; not edited by hand.\n\n'

const sourceText = (): string => `${head}import type { file } from './${sourceLanguage}.ts'

/** What the source language says, whose types tell the gaps of each text. */
export type Source = typeof file
`

const importsText = (): string => `${head}import type { CalculatorTexts } from '../../calculators/texts.ts'
import type { Language } from '../widget/languages.ts'

/** The texts of each language, each a part that bundlers split off. */
export const imports: Readonly<Record<Language, () => Promise<{ file: CalculatorTexts }>>> = {
${languages.map(code => `  ${code}: () => import('./${code}.ts'),`).join('\n')}
}
`

const languageText = (code: Language): string => {
  const text = JSON.stringify(fileOf(code), null, 2)
  return code === sourceLanguage
    ? `${head}/** The texts of the calculators in the source language. */\nexport const file = ${text} as const\n`
    : `${head}import type { CalculatorTexts } from '../../calculators/texts.ts'\n\n/** The texts of the calculators in a language. */\nexport const file: CalculatorTexts = ${text}\n`
}

/** What the SDK knows of the calculators' languages, by path from the root. */
export const calculatorTextFiles = (): Record<string, string> => ({
  'sdk/elements/derived/calculators/source.ts': sourceText(),
  'sdk/elements/derived/calculators/imports.ts': importsText(),
  ...Object.fromEntries(languages.map(code => [`sdk/elements/derived/calculators/${code}.ts`, languageText(code)])),
})
