import { version } from '../../src/derived/version.ts'
import { endAfter } from '../widget/address.ts'
import { usual } from '../widget/host.ts'
import type { CalculatorTextSource, CalculatorTexts } from './texts.ts'

/** Longest that the file of a language may take, ms. */
const fetchMs = 15_000

/** The file of a language from the service that the element names, or from the one that the script came from. */
export const fetchedTexts: CalculatorTextSource = async (language, baseUrl) => {
  const service = (baseUrl || usual.baseUrl).replace(/\/+$/, '')
  const url = `${service}/widget/${version}/calculators.${language}.json`
  const answer = await fetch(url, { signal: endAfter(fetchMs) })
  const texts = answer.ok ? ((await answer.json()) as CalculatorTexts) : undefined // written by our own build
  if (texts?.language !== language) throw new Error(`No texts at ${url} (status ${answer.status}).`)
  return texts
}
