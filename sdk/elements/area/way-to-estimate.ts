import { parseHttpUrl } from '../widget/address.ts'
import { make, setAttribute } from '../widget/dom.ts'
import { readPageAddress } from '../widget/page-address.ts'
import type { AreaScene } from './texts.ts'

/** Adds the campaign that brought the visitor, `utm_…`, to the address of the form, unless it names its own. */
const addCampaign = (address: string): string => {
  const url = new URL(address)
  for (const [name, value] of new URLSearchParams(readPageAddress().search))
    if (name.startsWith('utm_') && !url.searchParams.has(name)) url.searchParams.append(name, value)
  return url.href
}

/** Leads to the estimate of the page, in which the place is filled in unless something was typed there. */
const goToEstimate = (estimate: HTMLElement, commune: string, quartier: string | null): void => {
  setAttribute(estimate, 'commune', commune)
  setAttribute(estimate, 'quartier', quartier ?? undefined)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  estimate.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  // The scroll is under way; the focus must not end it.
  ;(estimate.shadowRoot?.querySelector<HTMLElement>('#commune') ?? estimate).focus({ preventScroll: true })
}

/**
 * Renders the way to an estimate: a link to the form of the agency, attribute `estimate-url`, else a button that leads to the
 * estimate of the same page. Undefined where there is neither.
 */
export const renderWayToEstimate = (
  { say }: AreaScene,
  host: HTMLElement,
  { commune, quartier }: { commune: string; quartier: string | null },
): HTMLElement | undefined => {
  const look = { id: 'worth', part: 'button estimate', class: 'p' }
  const address = parseHttpUrl((host.getAttribute('estimate-url') ?? '').trim(), host.baseURI)
  // A form that opens in a frame of a site builder would be lost in it.
  if (address) return make('a', { ...look, href: addCampaign(address), target: top !== self && '_top' }, say('worth'))
  if (!document.querySelector('valorem-estimate')) return undefined
  const go = (): void => {
    const estimate = document.querySelector<HTMLElement>('valorem-estimate')
    if (estimate) goToEstimate(estimate, commune, quartier)
  }
  return make('button', { ...look, type: 'button', click: go }, say('worth'))
}
