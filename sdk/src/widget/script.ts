import { defineValoremEstimate } from './element.ts'
import { usual } from './host.ts'

// Known while the script runs for the first time, and in no module.
const { currentScript } = document
if (currentScript instanceof HTMLScriptElement && currentScript.src !== '')
  usual.baseUrl = new URL(currentScript.src).origin

defineValoremEstimate()
