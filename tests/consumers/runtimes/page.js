// A page, whose program is a bundle.
import { localFetch } from '@valorem/sdk/local'
import { answered } from './answered.js'

globalThis.answered = asked => answered(localFetch, asked)
