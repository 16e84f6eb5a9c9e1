import { version } from '../../src/derived/version.ts'
import { endAfter, urlOf } from './address.ts'
import { usual } from './host.ts'
import type { TextSource, WidgetTexts } from './texts.ts'

/** Longest that the file of a language may take, ms. */
const fetchMs = 15_000

/**
 * The file of a language from the service that the element names, or from the one that the script came from. It is data of
 * this very version, so that a page's policy needs no more than for the calls, and no text is ever run.
 */
export const fetchedTexts: TextSource = async (language, baseUrl) => {
  const service = (urlOf(baseUrl) ? baseUrl : usual.baseUrl).replace(/\/+$/, '')
  const url = `${service}/widget/${version}/${language}.json`
  const answer = await fetch(url, { signal: endAfter(fetchMs) })
  const texts = answer.ok ? ((await answer.json()) as WidgetTexts) : undefined // written by our own build
  if (texts?.language !== language) throw new Error(`No texts at ${url} (status ${answer.status}).`)
  return texts
}
