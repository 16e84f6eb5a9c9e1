import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/not-covered.ts'

/**
 * Matters that are not calculated, by key: one that several countries leave out has one text.
 *
 * Screen: /docs/law and the API. Reader: developers. Length: none.
 */
export const words = {
  usufruct: 'Usufruit, nue-propriété, droit viager',
  coOwners: 'Partage ou achat de la part d’un indivisaire',
  exchange: 'Échange ou apport à une société',
  inheritance: 'Succession',
  inheritanceGift: 'Succession et donation',
  companyShares: 'Parts d’une société propriétaire du bien',
  auction: 'Adjudication et vente forcée',
  groundLease: 'Emphytéose, superficie, bail à construction',
  leaseRent: 'Impôt sur le loyer d’un nouveau bail',
  lifeAnnuity: 'Prix payé en rente viagère',
  dealers: 'Professionnels qui achètent pour revendre',
  quickResale: 'Achat dans les six mois après le précédent',
  land: 'Terrain sans bâtiment',
  buildingContract: 'Terrain avec contrat de construction du même vendeur',
  farmForest: 'Terres agricoles et forêts',
  commercial: 'Bureaux, commerces et autres locaux professionnels',
  movables: 'Meubles compris dans le prix',
  cooperative: 'Logement en coopérative, par adhésion ou par parts',
  socialOwnership: 'Accession sociale ou partagée à la propriété',
  severalDwellings: 'Plusieurs logements à la fois, achats liés',
  optionsSubsales: 'Options, préemption et reventes avant l’acte',
  economicOwnership: 'Propriété économique sans titre',
  trusts: 'Trusts et prête-noms comme acheteurs',
  exemptBodies: 'Acheteurs publics, d’utilité publique, bailleurs sociaux',
  preliminaryContract: 'Enregistrement de l’avant-contrat',
  sellerWithholding: 'Impôt retenu pour un vendeur établi à l’étranger',
  lowCadastralIncome: 'Wallonie jusqu’en 2024 : 6 % à revenu cadastral modeste',
  youngBuyers: 'Avantage des moins de 36 ans, actes de 2021 à 2023',
  specialRates: 'Taux pour villages, victimes, logements protégés revendus',
  rehabilitation: 'Exonération des bâtiments réhabilités',
  localTaxes: 'Taux propres des comtés et villes non listés',
  mortgageInsurance: 'Assurance de prêt, frais des prêts FHA et VA',
  prepaids: 'Impôt foncier, intérêts et assurance payés d’avance',
  publicAids: 'Prêts aidés et autres aides publiques',
  gainTax: 'Impôt sur la plus-value du vendeur',
  nonResidentSeller: 'Vendeurs non résidents avec revenus professionnels dans le pays',
  companySeller: 'Sociétés comme vendeurs',
  businessAssets: 'Marchands, promoteurs et biens d’entreprise',
  foreignProperty: 'Bien situé à l’étranger',
  acquiredBefore1941: 'Bien acquis avant 1941',
  otherSales: 'Gains et pertes d’autres ventes de l’année',
  reinvestment: 'Report de l’impôt par remploi',
} as const satisfies Translation<typeof source>
