import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/homes.ts'

/**
 * A home in Portuguese: adjustments, evidence, fields and their values, as within a sentence.
 *
 * Screen: labels of a home in form, report and letter. Reader: everyone. Length: screen.
 */
export const words = {
  adjustments: {
    adjNeuf: 'Construção nova',
    adjQuartier: 'Bairro',
    adjSurface: 'Área habitável',
    adjEtage: 'Andar',
    adjEtat: 'Estado da habitação',
    adjExterieur: 'Espaço exterior',
    adjParking: 'Estacionamento',
    adjEnergie: 'Classe energética',
  },
  evidence: {
    base: 'Incerteza de qualquer estimativa',
    sales: 'Número de vendas registadas',
    priceKind: 'Origem do preço de referência',
    newPriceImputed: 'Preço da construção nova estimado',
    age: 'Tempo desde os últimos preços',
    quartier: 'Conhecimento do bairro',
    missing: 'Características por indicar',
    surface: 'Área invulgar',
    bedrooms: 'Muitos quartos para a área',
  },
  fields: {
    commune: 'Município',
    quartier: 'Bairro',
    surface: 'Área habitável',
    nbChambres: 'Quartos',
    etage: 'Andar',
    etat: 'Estado',
    exterieur: 'Espaço exterior',
    parking: 'Estacionamento',
    classeEnergie: 'Classe energética',
  },
  etage: { rdc: 'rés do chão', entre: 'andar intermédio', dernier: 'último andar' },
  etat: {
    neuf: 'como novo',
    renove: 'renovado',
    bon: 'bom',
    rafraichir: 'a precisar de pequenas obras',
    renover: 'para renovar',
  },
  exterieur: { aucun: 'nenhum', balcon: 'varanda', terrasse: 'terraço', jardin: 'jardim' },
  classeEnergie: { NC: 'desconhecida' },
  kind: {
    published: 'publicado pela autoridade',
    indexed: 'preço de outro ano, indexado',
    imputed: 'imputado, na falta de preço publicado',
  },
  yes: 'sim',
  no: 'não',
  confiance: { forte: 'Dados completos', moyenne: 'Dados parciais', faible: 'Poucos dados' },
  completeness: { complete: 'Dados completos', partial: 'Dados parciais', few: 'Poucos dados' },
  centralValue: 'Valor central',
  timid: 'Se a área, o estado e a classe energética contarem mais do que supomos: cerca de {value}.',
  shareOfSales:
    '8 em cada 10 vendas de apartamentos comparáveis situam-se neste intervalo, metade entre {low} e {high}.',
  quarter: '{n}.º trimestre de {year}',
} as const satisfies Translation<typeof source>
