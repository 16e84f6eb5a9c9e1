import { texts as own, type Source } from '#languages/derived/back-test'
import { texts as shared } from '#languages/derived/table-file'
import type { Language } from '#languages/registry'
import type { FileTable } from '../table-file/file-texts.ts'
import { type BackTestTexts, createBackTestTexts } from './back-test-texts.ts'

/** Texts of the page in one language, as it embeds them. */
export const getBackTestTable = (language: Language): FileTable<Source> => ({ ...shared[language], ...own[language] })

/** Texts and formatters of the page in one language, from the texts of all languages. */
export const loadBackTestTexts = (language: Language): BackTestTexts =>
  createBackTestTexts(language, getBackTestTable(language))
