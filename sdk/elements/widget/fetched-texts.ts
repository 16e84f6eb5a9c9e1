import { version } from '../../src/derived/version.ts'
import { createTimeoutSignal, parseUrl } from './address.ts'
import { pageDefaults } from './host.ts'
import type { TextSource, WidgetTexts } from './texts.ts'

/** Time limit for the file of a language, ms. */
const fetchMs = 15_000

/**
 * Fetches the file of a language from the service of the element, or from the origin of the script. It is data of this
 * exact version, so that a page's policy needs no more than for the calls, and no text is ever executed.
 */
export const fetchWidgetTexts: TextSource = async (language, baseUrl) => {
  const service = (parseUrl(baseUrl) ? baseUrl : pageDefaults.baseUrl).replace(/\/+$/, '')
  const url = `${service}/widget/${version}/${language}.json`
  const answer = await fetch(url, { signal: createTimeoutSignal(fetchMs) })
  const texts = answer.ok ? ((await answer.json()) as WidgetTexts) : undefined // written by our own build
  if (texts?.language !== language) throw new Error(`No texts at ${url} (status ${answer.status}).`)
  return texts
}
