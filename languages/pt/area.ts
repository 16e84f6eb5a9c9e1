import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/area.ts'

/**
 * Texts of the element with the prices of a place.
 *
 * Screen: the element on a page of an agency about a place. Reader: owners. Length: screen.
 */
export const words = {
  title: 'Preços dos apartamentos: {place}',
  price: 'Preço por m² em {year}',
  half: 'Metade dos apartamentos vende-se entre {low} e {high} por m².',
  change: '{change} num ano',
  sales: 'Vendas registadas em {year}: {n}',
  salesCity: 'Vendas registadas em toda a cidade em {year}: {n}',
  district: 'Os preços da cidade, ao nível do bairro nos anúncios de 2025.',
  dotted: 'A pontilhado: os anos sem preço publicado.',
  worth: 'Quanto vale o meu apartamento?',
  years: 'Preços ano a ano',
  columnYear: 'Ano',
  columnPrice: 'Por m²',
  columnSales: 'Vendas',
  source: 'Fonte: {source}. Vendas até {day}.',
  busy: 'A carregar os preços…',
  slow: 'Está a demorar mais do que o habitual…',
  offline: 'Está sem ligação à Internet. Os preços aparecem assim que voltar.',
  failed: 'O serviço não responde neste momento.',
  again: 'Tentar de novo',
  notFound: 'Não temos preços para este lugar.',
  refused: 'Os preços não estão disponíveis neste site.',
  owner: 'Para o responsável do site:',
  missing: 'falta {name}.',
  unknown: '“{place}” é desconhecido.',
  known: 'Conhecidos: {names}.',
  onePrice: '{place} tem um só preço: retire {name}.',
} as const satisfies Translation<typeof source>
