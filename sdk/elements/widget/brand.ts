import type { Places } from '../../src/derived/types.ts'
import { parseHttpUrl } from './address.ts'
import { make } from './dom.ts'
import type { ElementOptions, ServedSettings } from './host.ts'

/** Brand of the organisation of a key. */
interface Brand {
  name: string
  colour: string | null
  phone: string | null
  email: string | null
  logo: { url: string; width: number; height: number } | null
}

/** Places with the brand and the contacts setting of the key; services before 1.2 send neither. */
export type KeyPlaces = Places & {
  /** Whether the service takes contacts for the key. */
  leads?: boolean
  brand?: Brand | null
  /** Settings that are saved with the key; null for keys without a form, left out by services before 1.1. */
  form?: { settings: ServedSettings; tried: string | null } | null
}

/** Selects the brand that an element shows: that of its key, unless the page declines it. */
const selectBrand = ({ brand }: ElementOptions, places: KeyPlaces | undefined): Brand | undefined =>
  (brand === 'none' ? undefined : places?.brand) ?? undefined

/** Fills settings that the page omits from the brand. */
export const applyBrandDefaults = (wishes: ElementOptions, places: KeyPlaces | undefined): ElementOptions => {
  const brand = selectBrand(wishes, places)
  const { agency, leadPhone, leadEmail } = wishes
  return {
    ...wishes,
    agency: agency || (brand?.name ?? ''),
    leadPhone: leadPhone || (brand?.phone ?? ''),
    leadEmail: leadEmail || (brand?.email ?? ''),
  }
}

/**
 * Applies the colour of the settings or the brand, which a page's own overrides, and on request its logo, or the name for one that
 * fails to load.
 */
export const applyBrandStyle = (card: HTMLElement, wishes: ElementOptions, places: KeyPlaces | undefined): void => {
  const { colour, logo, name } = selectBrand(wishes, places) ?? {}
  const shade = wishes.accent || colour
  if (shade) card.style.setProperty('--_brand', shade)
  const src = wishes.brand === 'logo' && logo ? parseHttpUrl(logo.url, wishes.baseUrl) : undefined
  if (!logo || !src) return
  const { width, height } = logo
  const image = make('img', {
    ...{ part: 'logo', src, alt: name, width, height },
    error: () => image.replaceWith(make('b', { part: 'logo' }, name)),
  })
  card.prepend(image)
}
