import type { KeyPlaces } from './brand.ts'
import type { ElementOptions } from './host.ts'
import { trimSlashes } from './missing-address.ts'
import { readPageAddress } from './page-address.ts'

/** What was told since the page was loaded. */
const told = new Set<string>()

/**
 * Tells the service what happened in a form, once for a page, so that it counts its pages: the path, the campaign and
 * the order of the result where the page names none, nothing of the visitor. A preview tells nothing, nor does a form of a
 * service that counts none. Plain text needs no preflight; a failure changes nothing.
 */
export const tellAct = (
  host: HTMLElement,
  { apiKey, baseUrl }: ElementOptions,
  places: KeyPlaces | undefined,
  what: 'forms' | 'estimates' | 'contacts',
): void => {
  const form = places?.form
  if (!form || host.hasAttribute('preview')) return
  const { pathname, search } = readPageAddress()
  // The service refuses half of a character, which a cut may leave.
  const campaign = new URLSearchParams(search)
    .get('utm_campaign')
    ?.slice(0, 100)
    .replace(/\p{Cs}$/u, '')
  const tried = host.hasAttribute('order') ? null : form.tried
  const body = JSON.stringify({ key: apiKey, what, page: pathname.slice(0, 200), campaign, tried })
  if (told.has(body)) return
  told.add(body)
  fetch(`${trimSlashes(baseUrl)}/widget/seen`, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
    () => {},
  )
}
