import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/area.ts'

/**
 * Texts of the element with the prices of a place.
 *
 * Screen: the element on a page of an agency about a place. Reader: owners. Length: screen.
 */
export const words = {
  title: 'Appartementspräisser: {place}',
  price: 'Präis pro m² am Joer {year}',
  half: 'D’Halschent vun den Appartementer gëtt tëscht {low} an {high} pro m² verkaaft.',
  change: '{change} an engem Joer',
  sales: 'Registréiert Verkeef am Joer {year}: {n}',
  salesCity: 'Registréiert Verkeef an der ganzer Stad am Joer {year}: {n}',
  district: 'D’Präisser vun der Stad, um Niveau vum Quartier an den Annoncë vun 2025.',
  dotted: 'Gepunktelt: Joren ouni publizéierte Präis.',
  worth: 'Wat ass mäin Appartement wäert?',
  years: 'Präisser Joer fir Joer',
  columnYear: 'Joer',
  columnPrice: 'Pro m²',
  columnSales: 'Verkeef',
  source: 'Quell: {source}. Verkeef bis den {day}.',
  busy: 'D’Präisser kommen…',
  slow: 'Et dauert méi laang wéi soss…',
  offline: 'Dir sidd offline. D’Präisser kommen, soubal Dir erëm online sidd.',
  failed: 'Mir erreechen de Service elo grad net.',
  again: 'Nach eng Kéier probéieren',
  notFound: 'Fir dës Plaz hu mir keng Präisser.',
  refused: 'Op dëser Websäit gëtt et keng Präisser.',
  owner: 'Fir de Besëtzer vun der Websäit:',
  missing: '{name} feelt.',
  unknown: '„{place}“ ass onbekannt.',
  known: 'Bekannt: {names}.',
  onePrice: '{place} huet nëmmen ee Präis: Loosst {name} ewech.',
} as const satisfies Translation<typeof source>
