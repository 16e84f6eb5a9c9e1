import { pageDefaults } from '../widget/host.ts'
import { defineValoremArea } from './element.ts'

// Available only during the first run of a classic script.
const { currentScript } = document
if (currentScript instanceof HTMLScriptElement && currentScript.src !== '')
  pageDefaults.baseUrl = new URL(currentScript.src).origin

defineValoremArea()
