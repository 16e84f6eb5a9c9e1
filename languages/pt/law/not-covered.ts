import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/not-covered.ts'

/**
 * Matters that are not calculated, by key: one that several countries leave out has one text.
 *
 * Screen: /docs/law and the API. Reader: developers. Length: none.
 */
export const words = {
  usufruct: 'Usufruto, nua-propriedade, direito vitalício',
  coOwners: 'Partilha ou compra da quota de um comproprietário',
  exchange: 'Permuta ou entrada numa sociedade',
  inheritance: 'Herança',
  inheritanceGift: 'Herança e doação',
  companyShares: 'Participações numa sociedade dona do imóvel',
  auction: 'Hasta pública e venda forçada',
  groundLease: 'Enfiteuse, superfície, arrendamento do solo',
  leaseRent: 'Imposto sobre a renda de um novo arrendamento',
  lifeAnnuity: 'Preço pago em renda vitalícia',
  dealers: 'Profissionais que compram para revenda',
  quickResale: 'Compra nos seis meses após a anterior',
  land: 'Terreno sem edifício',
  buildingContract: 'Terreno com contrato de construção do mesmo vendedor',
  farmForest: 'Terrenos agrícolas e florestas',
  commercial: 'Escritórios, lojas e outros espaços profissionais',
  movables: 'Mobília incluída no preço',
  cooperative: 'Habitação em cooperativa, por adesão ou por quotas',
  socialOwnership: 'Propriedade social ou partilhada',
  severalDwellings: 'Várias habitações de uma vez, compras ligadas',
  optionsSubsales: 'Opções, preferências e revendas antes da escritura',
  economicOwnership: 'Propriedade económica sem título',
  trusts: 'Trusts e fiduciários como compradores',
  exemptBodies: 'Entidades públicas, de beneficência ou sociais',
  preliminaryContract: 'Registo do contrato-promessa',
  sellerWithholding: 'Imposto retido a um vendedor no estrangeiro',
  lowCadastralIncome: 'Valónia até 2024: 6 % com rendimento cadastral baixo',
  youngBuyers: 'Benefício de menores de 36, escrituras de 2021 a 2023',
  specialRates: 'Taxas para aldeias, vítimas, casas protegidas revendidas',
  rehabilitation: 'Isenção de edifícios reabilitados',
  localTaxes: 'Taxas próprias de condados e cidades não listados',
  mortgageInsurance: 'Seguro do crédito, encargos de créditos FHA e VA',
  prepaids: 'Imposto predial, juros e seguro pagos de antemão',
  publicAids: 'Créditos bonificados e outros apoios públicos',
  gainTax: 'Imposto sobre a mais-valia do vendedor',
  nonResidentSeller: 'Vendedores não residentes com rendimentos profissionais no país',
  companySeller: 'Sociedades como vendedoras',
  businessAssets: 'Negociantes, promotores e bens de empresa',
  foreignProperty: 'Imóvel no estrangeiro',
  acquiredBefore1941: 'Imóvel adquirido antes de 1941',
  otherSales: 'Ganhos e perdas de outras vendas do ano',
  reinvestment: 'Diferimento do imposto por reinvestimento',
} as const satisfies Translation<typeof source>
