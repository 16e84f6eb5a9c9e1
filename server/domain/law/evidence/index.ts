import { belgianSourceTexts as be } from './be.ts'
import { germanSourceTexts as de } from './de.ts'
import { spanishSourceTexts as es } from './es.ts'
import type { LawSourceText } from './evidence.ts'
import { frenchSourceTexts as fr } from './fr.ts'
import { italianSourceTexts as it } from './it.ts'
import { luxembourgSourceTexts as lu } from './lu.ts'
import { dutchSourceTexts as nl } from './nl.ts'
import { portugueseSourceTexts as pt } from './pt.ts'
import { britishSourceTexts as uk } from './uk.ts'
import { americanSourceTexts as us } from './us.ts'

/** Rows of evidence by the folder of the country. */
export const lawSourceTexts: Readonly<Record<string, readonly LawSourceText[]>> = {
  be,
  de,
  es,
  fr,
  it,
  lu,
  nl,
  pt,
  uk,
  us,
}

/** Every row of evidence. */
export const everyEvidence: readonly LawSourceText[] = Object.values(lawSourceTexts).flat()
