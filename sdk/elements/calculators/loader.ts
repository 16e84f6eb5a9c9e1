import { version } from '../../src/derived/version.ts'
import { findServiceAddress } from '../widget/service-address.ts'
import { listModuleFolders } from './module-folders.ts'

// Loads the calculators whose tags are in the page, now or later: each is a module next to the shared file.
const script = document.currentScript
const source = script instanceof HTMLScriptElement ? script.src : ''
const origin = source && new URL(source).origin
const waiting = new Set(['costs', 'mortgage', 'gains'])

/** Imports a calculator; when that fails, the element's child stays visible. */
const importCalculator = async (name: string): Promise<void> => {
  let cause: unknown = 'the address of the service is missing: add base-url="https://…"'
  const service = findServiceAddress(origin)
  const known = { source, service: service === origin ? '' : service, page: document.baseURI }
  for (const folder of listModuleFolders(version, known)) {
    try {
      await import(`${folder}calculator-${name}.js`)
      return
    } catch (fault) {
      cause = fault
    }
  }
  console.warn(`valorem-${name}`, cause)
}

const loadCalculators = (): void => {
  for (const name of waiting) {
    if (!document.querySelector(`valorem-${name}`)) continue
    waiting.delete(name)
    void importCalculator(name)
  }
  if (waiting.size === 0) watch.disconnect()
}
const watch = new MutationObserver(loadCalculators)
watch.observe(document, { childList: true, subtree: true })
loadCalculators()
