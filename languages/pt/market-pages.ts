import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/market-pages.ts'

/**
 * Texts of the pages of prices by municipality: `/market`, and one for each. Read by owners, buyers and agencies.
 *
 * Screen: /market and a page per municipality. Reader: everyone. Length: screen.
 */
export const words = {
  title: 'Quanto custam os apartamentos no Luxemburgo',
  lead: 'Preço por m² dos apartamentos usados em {count} municípios, a partir das vendas registadas.',
  caption: 'Apartamentos usados por município, {year}',
  commune: 'Município',
  canton: 'Cantão',
  price: 'Por m²',
  change: 'Num ano',
  line: 'Desde {year}',
  sales: 'Vendas',
  margin: 'Margem',
  marginText: 'Margem: em 8 de 10 casos, o nível de um lugar não se afasta mais do que isto.',
  rareText:
    'Com menos de dez vendas por ano, a média não é publicada. O preço apoia-se então nos anos anteriores e nos municípios vizinhos, e a margem é maior.',
  sort: 'Ordenar por',
  byName: 'nome',
  byPrice: 'preço',
  byChange: 'evolução',
  bySales: 'vendas',
  source:
    'Vendas registadas: Observatoire de l’Habitat / STATEC, data.public.lu. Os preços incluem estacionamento e cave.',
  csv: 'Descarregar em CSV',
  accuracy: 'A precisão dos nossos preços',
  national: 'Nível de preços do país',
  nationalText: '{index} em {year}, com {first} igual a 100: {change} num ano.',
  communeTitle: 'Quanto custam os apartamentos em {commune}',
  communeLead: 'Cerca de {price} por m² em {year} para um apartamento usado: {change} num ano, {total} desde {first}.',
  between:
    'Em 8 de 10 casos, o nível fica entre {low} e {high}. Um apartamento pode afastar-se bem mais: contam o estado, o andar e a área.',
  estimate: 'Quanto vale o meu apartamento?',
  chart: 'Preço por m² desde {first}',
  chartText: '{from} em {first}, {to} em {last}. Faixa: o nível em 8 de 10 casos. Círculos: médias publicadas.',
  years: 'Vendas e preços por ano',
  year: 'Ano',
  published: 'Média publicada',
  range: 'Intervalo das vendas',
  model: 'O nosso preço',
  rangeText: 'Intervalo das vendas: sem os 5% mais baratos e os 5% mais caros.',
  files: 'Últimos números de doze meses',
  months: 'Doze meses',
  newBuild: 'Apartamentos novos, vendidos em planta',
  newBuildText: 'Preços com IVA de 3%.',
  newSales: 'Vendas, novos',
  newMean: 'Média, novos',
  former: 'Antes da fusão: {commune}',
  near: 'Também no cantão de {canton}',
  all: 'Todos os municípios',
  unknownTitle: 'Município não encontrado',
  unknown: 'Não conhecemos um município com este nome.',
  meant: 'Será um destes?',
} as const satisfies Translation<typeof source>
