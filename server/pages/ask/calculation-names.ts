import { texts as page } from '#languages/derived/ask'
import { texts as costs } from '#languages/derived/costs'
import { texts as fields } from '#languages/derived/field-words'
import { texts as gains } from '#languages/derived/gains'
import { texts as luxembourg } from '#languages/derived/law/lu-parameters'
import { texts as lines } from '#languages/derived/line-words'
import { texts as values } from '#languages/derived/value-words'
import type { Language } from '#languages/registry'
import type { CalculationNames } from './ask-texts.ts'

/** Sentences of the law of Luxembourg in a language by the id of the parameter; answers carry the English ones. */
const listSentences = (language: Language): Readonly<Record<string, string>> =>
  language === 'en'
    ? {}
    : Object.fromEntries(Object.entries(luxembourg[language]).map(([id, says]) => [`lu.${id}`, says]))

/** Sentences that stand among the values of calculations, which answers carry in English. */
const listSentencesOfAnswers = (language: Language): Readonly<Record<string, string>> => ({
  'one buyer, share 1': page[language].oneBuyer,
  'Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice.':
    page[language].noAssessment,
})

/**
 * Gives the words of a language for the fields of calculations, the lines of costs and taxes, the values of closed lists and
 * the law of Luxembourg.
 */
export const getCalculationNames = (language: Language): CalculationNames => ({
  fields: { ...lines[language], ...costs[language].lines, ...gains[language].lines, ...fields[language] },
  values: { ...values[language], ...listSentencesOfAnswers(language) },
  law: listSentences(language),
})
