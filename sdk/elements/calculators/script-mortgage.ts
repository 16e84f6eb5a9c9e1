import { defineOnce, elementOf } from './element.ts'
import { mortgage } from './mortgage.ts'

defineOnce(mortgage.tag, () => elementOf(mortgage))
