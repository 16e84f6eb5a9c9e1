import { costs } from './costs.ts'
import { createElementClass, defineOnce } from './element.ts'

defineOnce(costs.tag, () => createElementClass(costs))
