// Printed from the contract by `npm run derive`; not edited by hand.

import { textsOf } from './languages/catalogue.ts'
import type { Source, Table } from './languages/derived/homes.ts'
import { words as frOwn } from './languages/fr/homes.ts'
import { words as deOwn } from './languages/de/homes.ts'
import { words as enOwn } from './languages/en/homes.ts'
import { words as lbOwn } from './languages/lb/homes.ts'
import { words as ptOwn } from './languages/pt/homes.ts'

/** The words of homes in French. */
export const fr: Table = /* @__PURE__ */ textsOf<Source>('fr', { fr: frOwn })

/** The words of homes in German. */
export const de: Table = /* @__PURE__ */ textsOf<Source>('de', { de: deOwn })

/** The words of homes in English. */
export const en: Table = /* @__PURE__ */ textsOf<Source>('en', { en: enOwn })

/** The words of homes in Luxembourgish. */
export const lb: Table = /* @__PURE__ */ textsOf<Source>('lb', { lb: lbOwn })

/** The words of homes in Portuguese. */
export const pt: Table = /* @__PURE__ */ textsOf<Source>('pt', { pt: ptOwn })
