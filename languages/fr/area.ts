import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/area.ts'

/**
 * Texts of the element with the prices of a place.
 *
 * Screen: the element on a page of an agency about a place. Reader: owners. Length: screen.
 */
export const words = {
  title: 'Prix des appartements : {place}',
  price: 'Prix au m² en {year}',
  half: 'La moitié des appartements se vend entre {low} et {high} le m².',
  change: '{change} en un an',
  sales: 'Ventes enregistrées en {year} : {n}',
  salesCity: 'Ventes enregistrées dans toute la ville en {year} : {n}',
  district: 'Les prix de la ville, au niveau du quartier dans les annonces de 2025.',
  dotted: 'En pointillé : les années sans prix publié.',
  worth: 'Combien vaut mon appartement ?',
  years: 'Les prix année par année',
  columnYear: 'Année',
  columnPrice: 'Au m²',
  columnSales: 'Ventes',
  source: 'Source : {source}. Ventes jusqu’au {day}.',
  busy: 'Les prix arrivent…',
  slow: 'C’est un peu plus long que d’habitude…',
  offline: 'Vous êtes hors ligne. Les prix s’affichent dès votre retour.',
  failed: 'Le service ne répond pas pour l’instant.',
  again: 'Réessayer',
  notFound: 'Nous n’avons pas de prix pour ce lieu.',
  refused: 'Les prix ne sont pas disponibles sur ce site.',
  owner: 'Pour le propriétaire du site :',
  missing: 'il manque {name}.',
  unknown: '« {place} » est inconnu.',
  known: 'Connus : {names}.',
  onePrice: '{place} n’a qu’un prix : retirez {name}.',
} as const satisfies Translation<typeof source>
