import { imports } from '../derived/calculators/imports.ts'
import type { CalculatorTextSource } from './texts.ts'

/** Imports the texts of a language as a chunk of this package; nothing is requested from the service. */
export const importCalculatorTexts: CalculatorTextSource = async language => (await imports[language]()).file
