import { defineValoremEstimate } from './element.ts'
import { fetchedTexts } from './fetched-texts.ts'
import { usual } from './host.ts'
import { learnTexts, type WidgetTexts } from './texts.ts'

/** The tag of a script that brings the texts of one language along. */
type Tag = HTMLScriptElement & { texts?: WidgetTexts }

usual.texts = fetchedTexts

// Known while the script runs for the first time, and in no module.
const { currentScript } = document
if (currentScript instanceof HTMLScriptElement && currentScript.src !== '') {
  const { src, texts } = currentScript as Tag
  usual.baseUrl = new URL(src).origin
  if (texts) learnTexts(texts)
}

defineValoremEstimate()
