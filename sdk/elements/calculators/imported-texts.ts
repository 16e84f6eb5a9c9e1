import { imports } from '../derived/calculators/imports.ts'
import type { CalculatorTextSource } from './texts.ts'

/** The texts of a language as a part of this package that bundlers split off; nothing is asked of the service. */
export const importedTexts: CalculatorTextSource = async language => (await imports[language]()).file
