import type { CountryMetadata } from '../country.ts'
import { profile } from './profile.ts'

/** What a form and a calculator need to know of Spain. */
export const metadata: CountryMetadata = {
  code: 'ES',
  iso2: 'ES',
  iso3: 'ESP',
  name: { en: 'Spain', fr: 'Espagne', de: 'Spanien', lb: 'Spuenien' },
  currency: 'EUR',
  languages: ['es', 'ca', 'eu', 'gl'],
  serviceVatRate: 0.21,
  regionKind: 'community',
  regionRequired: true,
  regions: [
    { code: 'ES-AN', name: 'Andalucía' },
    { code: 'ES-AR', name: 'Aragón' },
    { code: 'ES-AS', name: 'Principado de Asturias' },
    { code: 'ES-IB', name: 'Illes Balears' },
    { code: 'ES-CN', name: 'Canarias' },
    { code: 'ES-CB', name: 'Cantabria' },
    { code: 'ES-CL', name: 'Castilla y León' },
    { code: 'ES-CM', name: 'Castilla-La Mancha' },
    { code: 'ES-CT', name: 'Catalunya' },
    { code: 'ES-VC', name: 'Comunitat Valenciana' },
    { code: 'ES-EX', name: 'Extremadura' },
    { code: 'ES-GA', name: 'Galicia' },
    { code: 'ES-MD', name: 'Comunidad de Madrid' },
    { code: 'ES-MC', name: 'Región de Murcia' },
    { code: 'ES-NC', name: 'Comunidad Foral de Navarra' },
    { code: 'ES-PV', name: 'Euskadi' },
    { code: 'ES-RI', name: 'La Rioja' },
    { code: 'ES-CE', name: 'Ceuta' },
    { code: 'ES-ML', name: 'Melilla' },
  ],
  rentRules: [],
  profile,
}
