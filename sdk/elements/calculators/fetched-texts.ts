import { version } from '../../src/derived/version.ts'
import { createTimeoutSignal } from '../widget/address.ts'
import { pageDefaults } from '../widget/host.ts'
import type { CalculatorTextSource, CalculatorTexts } from './texts.ts'

/** Time limit for the file of a language, ms. */
const fetchMs = 15_000

/** Fetches the file of a language from the service of the element, or from the origin of the script. */
export const fetchCalculatorTexts: CalculatorTextSource = async (language, baseUrl) => {
  const service = (baseUrl || pageDefaults.baseUrl).replace(/\/+$/, '')
  const url = `${service}/widget/${version}/calculators.${language}.json`
  const answer = await fetch(url, { signal: createTimeoutSignal(fetchMs) })
  const texts = answer.ok ? ((await answer.json()) as CalculatorTexts) : undefined // written by our own build
  if (texts?.language !== language) throw new Error(`No texts at ${url} (status ${answer.status}).`)
  return texts
}
