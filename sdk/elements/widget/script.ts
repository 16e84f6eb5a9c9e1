import { defineValoremEstimate } from './element.ts'
import { fetchWidgetTexts } from './fetched-texts.ts'
import { pageDefaults } from './host.ts'
import { addWidgetTexts, type PackedTexts, unpackTexts } from './texts.ts'

/** Tag of a script that includes the texts of one language. */
type Tag = HTMLScriptElement & { texts?: PackedTexts }

pageDefaults.texts = fetchWidgetTexts

// Available only during the first run of a classic script.
const { currentScript } = document
if (currentScript instanceof HTMLScriptElement && currentScript.src !== '') {
  const { src, texts } = currentScript as Tag
  pageDefaults.baseUrl = new URL(src).origin
  if (texts) addWidgetTexts(unpackTexts(texts))
}

defineValoremEstimate()
