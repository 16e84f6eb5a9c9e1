import { texts as costs } from '#languages/derived/costs'
import { texts as fields } from '#languages/derived/field-words'
import { texts as gains } from '#languages/derived/gains'
import { texts as lines } from '#languages/derived/line-words'
import { texts as values } from '#languages/derived/value-words'
import type { Language } from '#languages/registry'
import type { CalculationNames } from './ask-texts.ts'

/** Gives the words of a language for the fields of calculations, the lines of costs and taxes and the values of closed lists. */
export const getCalculationNames = (language: Language): CalculationNames => ({
  fields: { ...lines[language], ...costs[language].lines, ...gains[language].lines, ...fields[language] },
  values: values[language],
})
