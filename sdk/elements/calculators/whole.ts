import { usual } from '../widget/host.ts'
import { fetchedTexts } from './fetched-texts.ts'
import { textSource } from './texts.ts'

// What a script of one calculator does before its element is known: it says where texts and the service are.
textSource.bring = fetchedTexts

// Known while the script runs for the first time, and in no module.
const { currentScript } = document
if (currentScript instanceof HTMLScriptElement && currentScript.src !== '')
  usual.baseUrl = new URL(currentScript.src).origin
