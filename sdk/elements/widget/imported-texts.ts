import { imports } from '../derived/widget/imports.ts'
import type { TextSource } from './texts.ts'

/** The texts of a language as a part of this package that bundlers split off; nothing is asked of the service. */
export const importedTexts: TextSource = async language => (await imports[language]()).file
