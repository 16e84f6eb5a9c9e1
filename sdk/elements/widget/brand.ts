import type { Places } from '../../src/derived/types.ts'
import { addressOf } from './address.ts'
import { make } from './dom.ts'
import type { Wishes } from './host.ts'

/** What the organisation of a key says of itself. */
interface Brand {
  name: string
  colour: string | null
  phone: string | null
  email: string | null
  logo: { url: string; width: number; height: number } | null
}

/** The places with what the service says of the key beside them; a service before 1.2 says neither. */
export type KeyPlaces = Places & {
  /** Whether the service takes contacts for the key. */
  leads?: boolean
  brand?: Brand | null
}

/** The brand that an element shows: that of its key, unless the page wants none. */
const brandFor = ({ brand }: Wishes, places: KeyPlaces | undefined): Brand | undefined =>
  (brand === 'none' ? undefined : places?.brand) ?? undefined

/** What a page does not say itself, as the brand says it. */
export const branded = (wishes: Wishes, places: KeyPlaces | undefined): Wishes => {
  const brand = brandFor(wishes, places)
  const { agency, leadPhone, leadEmail } = wishes
  return {
    ...wishes,
    agency: agency || (brand?.name ?? ''),
    leadPhone: leadPhone || (brand?.phone ?? ''),
    leadEmail: leadEmail || (brand?.email ?? ''),
  }
}

/** Gives a card the colour of the brand, which a page's own replaces, and where it is wanted its logo, or the name for one that does not load. */
export const dressAs = (card: HTMLElement, wishes: Wishes, places: KeyPlaces | undefined): void => {
  const { colour, logo, name } = brandFor(wishes, places) ?? {}
  if (colour) card.style.setProperty('--_brand', colour)
  const src = wishes.brand === 'logo' && logo ? addressOf(logo.url, wishes.baseUrl) : undefined
  if (!logo || !src) return
  const { width, height } = logo
  const image = make('img', {
    ...{ part: 'logo', src, alt: name, width, height },
    error: () => image.replaceWith(make('b', { part: 'logo' }, name)),
  })
  card.prepend(image)
}
