import { texts as own, type Source } from '#languages/derived/revaluation'
import { texts as shared } from '#languages/derived/table-file'
import type { Language } from '#languages/registry'
import type { FileTable } from '../table-file/file-texts.ts'
import { createRevaluationTexts, type RevaluationTexts } from './revaluation-texts.ts'

/** Texts of the page in one language, as it embeds them. */
export const getRevaluationTable = (language: Language): FileTable<Source> => ({
  ...shared[language],
  ...own[language],
})

/** Texts and formatters of the page in one language, from the texts of all languages. */
export const loadRevaluationTexts = (language: Language): RevaluationTexts =>
  createRevaluationTexts(language, getRevaluationTable(language))
