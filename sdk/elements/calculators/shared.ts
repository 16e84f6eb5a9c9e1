// Code shared by the calculators of a page, in one file, the only one that the modules of the elements import.
import { pageDefaults } from '../widget/host.ts'
import { fetchCalculatorTexts } from './fetched-texts.ts'
import { textSource } from './texts.ts'

textSource.bring = fetchCalculatorTexts
pageDefaults.baseUrl = new URL(import.meta.url).origin

export { formatNumberWith } from '../../src/derived/languages/figures.ts'
export { make } from '../widget/dom.ts'
export { createElementClass, defineOnce } from './element.ts'
export { toFraction } from './figures.ts'
export { renderLawDetails, renderResultHeading, renderRows } from './parts.ts'
