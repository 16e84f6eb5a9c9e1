import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/agency-demo.ts'

/**
 * Texts of the demonstration of an agency’s page.
 *
 * Screen: the demonstration of an agency’s page. Reader: owners. Length: screen.
 */
export const words = {
  title: 'Démonstration : la page d’une agence',
  agency: 'Immobilière Maison Exemple',
  lead: 'Quatre éléments sur une page : le résultat de l’un remplit le suivant. L’agence est inventée ; les chiffres sont réels.',
  shared: 'La clé de démonstration est partagée par tous : dix demandes par minute.',
  off: 'La clé de démonstration est désactivée sur ce service.',
  value: '1. Combien vaut l’appartement ?',
  buy: '2. Combien coûte l’achat ?',
  borrow: '3. Combien coûte le prêt ?',
  sell: '4. Quel impôt sur une vente ?',
  contact: 'Demander à l’agence',
  code: 'Le code de cette page',
  codeLead: 'Voilà tout ce qu’une agence met dans sa page, avec son propre code du site.',
  single: 'L’estimation seule',
} as const satisfies Translation<typeof source>
