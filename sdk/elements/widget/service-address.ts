import { trimSlashes } from './missing-address.ts'

/** Tags of this package that name the service. */
const naming = ['estimate', 'costs', 'mortgage', 'gains', 'area'].map(name => `valorem-${name}[base-url]`).join()

/**
 * Finds the service for an element that does not name it: the origin of the script. A script that was joined with
 * others, loaded as a module or copied has none, or that of the page; then the first tag that names it decides.
 */
export const findServiceAddress = (scriptOrigin: string): string => {
  if (scriptOrigin !== '' && scriptOrigin !== location.origin) return scriptOrigin
  return trimSlashes(document.querySelector(naming)?.getAttribute('base-url') ?? '') || scriptOrigin
}
