import { imports } from '../derived/widget/imports.ts'
import type { TextSource } from './texts.ts'

/** Imports the texts of a language as a chunk of this package; nothing is requested from the service. */
export const importWidgetTexts: TextSource = async language => (await imports[language]()).file
