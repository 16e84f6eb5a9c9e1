import { createElementClass, defineOnce } from './element.ts'
import { mortgage } from './mortgage.ts'

defineOnce(mortgage.tag, () => createElementClass(mortgage))
