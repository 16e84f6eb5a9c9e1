import { createElementClass, defineOnce } from './element.ts'
import { gains } from './gains.ts'

defineOnce(gains.tag, () => createElementClass(gains))
