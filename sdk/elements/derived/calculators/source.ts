// Written by `npm run derive` from the languages; not edited by hand.

import type { file } from './en.ts'

/** What the source language says, whose types tell the gaps of each text. */
export type Source = typeof file
