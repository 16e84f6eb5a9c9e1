import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/desk.ts'

/** What the pages of an agency’s desk say: first steps, contacts, webhooks, reports, the form on a website. */
export const words = {
  'organisation.deletePassword':
    'D’Passwuert vum Proprietär confirméiert et. Eng E-Mail seet Iech, datt et gemaach ass.',
  'organisation.deleted': 'D’Organisatioun ass geläscht.',
  'key.lastUsed': 'Fir d’lescht benotzt den {day}.',
  'key.unused': 'An de leschten 30 Deeg net benotzt.',
  'key.worksOn': 'E gëllt op: {hosts}. De Formulaire verschwënnt do direkt; d’Visiteure gesinn amplaz Äre Link.',
  'keys.restOf': 'nach {left}',
  'fault.logo.again': 'Wielt de Fichier nach eng Kéier: Browser behale en net.',
} as const satisfies Translation<typeof source>
