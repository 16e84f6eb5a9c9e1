import type { FeesInput } from '../country.ts'

const names: Record<FeesInput<'ES'>['region'], string> = {
  'ES-AN': 'Andalucía',
  'ES-AR': 'Aragón',
  'ES-AS': 'Principado de Asturias',
  'ES-IB': 'Illes Balears',
  'ES-CN': 'Canarias',
  'ES-CB': 'Cantabria',
  'ES-CL': 'Castilla y León',
  'ES-CM': 'Castilla-La Mancha',
  'ES-CT': 'Catalunya',
  'ES-VC': 'Comunitat Valenciana',
  'ES-EX': 'Extremadura',
  'ES-GA': 'Galicia',
  'ES-MD': 'Comunidad de Madrid',
  'ES-MC': 'Región de Murcia',
  'ES-NC': 'Comunidad Foral de Navarra',
  'ES-PV': 'Euskadi',
  'ES-RI': 'La Rioja',
  'ES-CE': 'Ceuta',
  'ES-ML': 'Melilla',
}

/** The Spanish communities and autonomous cities by their codes. */
export const spanishRegions = Object.entries(names).map(([code, name]) => ({ code, name }))
