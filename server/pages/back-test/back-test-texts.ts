import type { Source } from '#languages/derived/back-test'
import type { Language } from '#languages/registry'
import { createFileTexts, type FileTable, type FileTexts } from '../table-file/file-texts.ts'

/** Texts and formatters of the page in one language. */
export type BackTestTexts = FileTexts<Source>

/** Creates the formatters of a language from its texts, which the page embeds. */
export const createBackTestTexts = (language: Language, texts: FileTable<Source>): BackTestTexts =>
  createFileTexts<Source>(language, texts)
