// Written by `npm run derive` from the languages; not edited by hand.

import type { file } from './en.ts'

/** The languages of the element in the order in which they stand in for each other. */
export const languages = ["fr","de","en","lb","pt"] as const

/** The code of a language of the element. */
export type Language = (typeof languages)[number]

/** What the source language says, whose types tell the gaps of each text. */
export type Source = typeof file
