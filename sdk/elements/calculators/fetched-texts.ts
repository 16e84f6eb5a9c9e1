import { version } from '../../src/derived/version.ts'
import { createTimeoutSignal } from '../widget/address.ts'
import { createMissingAddressError, isOfPage, trimSlashes } from '../widget/missing-address.ts'
import type { CalculatorTextSource, CalculatorTexts } from './texts.ts'

/** Time limit for the file of a language, ms. */
const fetchMs = 15_000

/** Fetches the file of a language from the service of the element, or from the origin of the script. */
export const fetchCalculatorTexts: CalculatorTextSource = async (language, baseUrl) => {
  const service = trimSlashes(baseUrl)
  if (service === '') throw createMissingAddressError()
  const url = `${service}/widget/${version}/calculators.${language}.json`
  const answer = await fetch(url, { signal: createTimeoutSignal(fetchMs) })
  // Written by our own build; the page of another server is no JSON.
  const texts = answer.ok ? ((await answer.json().catch(() => undefined)) as CalculatorTexts | undefined) : undefined
  if (texts?.language === language) return texts
  if ((answer.ok || answer.status === 404) && isOfPage(url)) throw createMissingAddressError(service)
  throw new Error(`No texts at ${url} (status ${answer.status}).`)
}
