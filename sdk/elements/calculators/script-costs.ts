import { costs } from './costs.ts'
import { defineOnce, elementOf } from './element.ts'

defineOnce(costs.tag, () => elementOf(costs))
