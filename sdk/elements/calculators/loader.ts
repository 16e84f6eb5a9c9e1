import { version } from '../../src/derived/version.ts'

// Brings the calculators whose tags stand in the page, now or later: each is a module beside the file that all share.
const script = document.currentScript
const base = script instanceof HTMLScriptElement ? new URL(`../${version}/`, script.src).href : ''
const waiting = new Set(['costs', 'mortgage', 'gains'])

const look = (): void => {
  for (const name of waiting) {
    if (!document.querySelector(`valorem-${name}`)) continue
    waiting.delete(name)
    // What does not come leaves the child of the element to be read.
    import(`${base}calculator-${name}.js`).catch((cause: unknown) => console.warn(`valorem-${name}`, cause))
  }
  if (waiting.size === 0) watch.disconnect()
}
const watch = new MutationObserver(look)
watch.observe(document, { childList: true, subtree: true })
look()
