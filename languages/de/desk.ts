import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/desk.ts'

/** What the pages of an agency’s desk say: first steps, contacts, webhooks, reports, the form on a website. */
export const words = {
  'organisation.deletePassword': 'Das Passwort des Inhabers bestätigt es. Eine E-Mail meldet Ihnen den Vollzug.',
  'organisation.deleted': 'Die Organisation ist gelöscht.',
  'key.lastUsed': 'Zuletzt benutzt am {day}.',
  'key.unused': 'In den letzten 30 Tagen nicht benutzt.',
  'key.worksOn': 'Er gilt auf: {hosts}. Dort verschwindet das Formular sofort; Besucher sehen stattdessen Ihren Link.',
  'keys.restOf': 'noch {left}',
  'fault.logo.again': 'Wählen Sie die Datei noch einmal: Browser behalten sie nicht.',
} as const satisfies Translation<typeof source>
