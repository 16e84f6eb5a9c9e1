import type { Source } from '#languages/derived/revaluation'
import type { Language } from '#languages/registry'
import { createFileTexts, type FileTable, type FileTexts } from '../table-file/file-texts.ts'

/** Texts and formatters of the page in one language. */
export type RevaluationTexts = FileTexts<Source>

/** Creates the formatters of a language from its texts, which the page embeds. */
export const createRevaluationTexts = (language: Language, texts: FileTable<Source>): RevaluationTexts =>
  createFileTexts<Source>(language, texts)
