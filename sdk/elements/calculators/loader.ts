import { version } from '../../src/derived/version.ts'

// Loads the calculators whose tags are in the page, now or later: each is a module next to the shared file.
const script = document.currentScript
const base = script instanceof HTMLScriptElement ? new URL(`../${version}/`, script.src).href : ''
const waiting = new Set(['costs', 'mortgage', 'gains'])

const loadCalculators = (): void => {
  for (const name of waiting) {
    if (!document.querySelector(`valorem-${name}`)) continue
    waiting.delete(name)
    // When a module fails to load, the element's child stays visible.
    import(`${base}calculator-${name}.js`).catch((cause: unknown) => console.warn(`valorem-${name}`, cause))
  }
  if (waiting.size === 0) watch.disconnect()
}
const watch = new MutationObserver(loadCalculators)
watch.observe(document, { childList: true, subtree: true })
loadCalculators()
