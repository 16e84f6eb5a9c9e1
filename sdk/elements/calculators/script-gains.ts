import { defineOnce, elementOf } from './element.ts'
import { gains } from './gains.ts'

defineOnce(gains.tag, () => elementOf(gains))
