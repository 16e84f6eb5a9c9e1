import { pageDefaults } from '../widget/host.ts'
import { fetchCalculatorTexts } from './fetched-texts.ts'
import { textSource } from './texts.ts'

// Sets the sources of texts and service before the element of the script is defined.
textSource.bring = fetchCalculatorTexts

// Available only during the first run of a classic script.
const { currentScript } = document
if (currentScript instanceof HTMLScriptElement && currentScript.src !== '')
  pageDefaults.baseUrl = new URL(currentScript.src).origin
