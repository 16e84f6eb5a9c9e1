import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/desk.ts'

/** What the pages of an agency’s desk say: first steps, contacts, webhooks, reports, the form on a website. */
export const words = {
  'organisation.deletePassword': 'Le mot de passe du propriétaire le prouve. Un e-mail vous le confirme.',
  'organisation.deleted': 'L’organisation est supprimée.',
  'key.lastUsed': 'Dernière utilisation le {day}.',
  'key.unused': 'Pas utilisée ces 30 derniers jours.',
  'key.worksOn':
    'Elle fonctionne sur : {hosts}. Le formulaire y disparaît aussitôt ; les visiteurs voient votre lien à la place.',
  'keys.restOf': 'reste {left}',
  'fault.logo.again': 'Choisissez le fichier à nouveau : les navigateurs ne le gardent pas.',
} as const satisfies Translation<typeof source>
