import type { Habits } from '../../src/derived/languages/figures.ts'
import { createSay, type Say } from '../../src/derived/languages/text.ts'
import type { Typography } from '../../src/derived/languages/typography.ts'
import { areaKeys, areaTexts, type Source } from '../derived/area.ts'
import type { Language } from '../derived/widget/languages.ts'

/** Language in which a card is drawn. */
export interface AreaScene {
  language: Language
  habits: Habits & { readonly typography: Pick<Typography, 'firstOfMonth'> }
  say: Say<Source>
}

/** Creates the scene of a language, whose texts are part of the script. */
export const createAreaScene = (language: Language): AreaScene => {
  const { habits, texts } = areaTexts[language]
  // Our own build wrote both lists, of the same length.
  const named = Object.fromEntries(areaKeys.map((key, at) => [key, texts[at]])) as unknown as Source
  return { language, habits, say: createSay<Source>(named) }
}
