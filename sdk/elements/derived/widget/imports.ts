// Written by `npm run derive` from the languages; not edited by hand.

import type { WidgetTexts } from '../../widget/texts.ts'
import type { Language } from './languages.ts'

/** The texts of each language, each a part that bundlers split off. */
export const imports: Readonly<Record<Language, () => Promise<{ file: WidgetTexts }>>> = {
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  lb: () => import('./lb.ts'),
  pt: () => import('./pt.ts'),
}
