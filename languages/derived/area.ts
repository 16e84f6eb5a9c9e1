// Written by `npm run derive` from the registry and the folders of languages; not edited by hand.

import { type Catalogue, type CompleteTranslation, catalogue, type Tables } from '../catalogue.ts'
import { words as de } from '../de/area.ts'
import { words as en } from '../en/area.ts'
import { words as fr } from '../fr/area.ts'
import { words as lb } from '../lb/area.ts'
import { words as pt } from '../pt/area.ts'

/** The texts of a language. */
export type Table = CompleteTranslation<Source>

/** The texts of the source language, whose types tell keys and gaps. */
export type Source = typeof en

/** The texts as each language wrote them, without those that it lacks. */
export const tables: Tables<Source> = { de, en, fr, lb, pt }

/** The texts of every language, with its spaces; what a language lacks is that of another. */
export const texts: Catalogue<Source> = /* @__PURE__ */ catalogue(en, { de, en, fr, lb, pt })
