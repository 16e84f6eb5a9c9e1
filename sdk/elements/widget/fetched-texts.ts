import { version } from '../../src/derived/version.ts'
import { createTimeoutSignal, parseUrl } from './address.ts'
import { pageDefaults } from './host.ts'
import { createMissingAddressError, isOfPage, trimSlashes } from './missing-address.ts'
import { type PackedTexts, type TextSource, unpackTexts } from './texts.ts'

/** Time limit for the file of a language, ms. */
const fetchMs = 15_000

/**
 * Fetches the file of a language from the service of the element, or from the origin of the script. It is data of this
 * exact version, so that a page's policy needs no more than for the calls, and no text is ever executed.
 */
export const fetchWidgetTexts: TextSource = async (language, baseUrl) => {
  const service = trimSlashes(parseUrl(baseUrl) ? baseUrl : pageDefaults.baseUrl)
  if (service === '') throw createMissingAddressError()
  const url = `${service}/widget/${version}/${language}.json`
  const answer = await fetch(url, { signal: createTimeoutSignal(fetchMs) })
  // Written by our own build; the page of another server is no JSON.
  const texts = answer.ok ? ((await answer.json().catch(() => undefined)) as PackedTexts | undefined) : undefined
  if (texts?.language === language) return unpackTexts(texts)
  if ((answer.ok || answer.status === 404) && isOfPage(url)) throw createMissingAddressError(service)
  throw new Error(`No texts at ${url} (status ${answer.status}).`)
}
