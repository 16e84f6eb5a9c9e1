// What the calculators of a page share, in one file; the modules of the elements import it from there alone.
import { usual } from '../widget/host.ts'
import { fetchedTexts } from './fetched-texts.ts'
import { textSource } from './texts.ts'

textSource.bring = fetchedTexts
usual.baseUrl = new URL(import.meta.url).origin

export { numberIn } from '../../src/derived/languages/figures.ts'
export { make } from '../widget/dom.ts'
export { defineOnce, elementOf } from './element.ts'
export { fractionOf } from './figures.ts'
export { heading, lawLine, rows } from './parts.ts'
