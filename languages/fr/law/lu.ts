import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu.ts'

/**
 * Luxembourg: its name, the questions of its form, and when an aid would be given.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Luxembourg',
  questions: {
    deed: 'Quel acte ?',
    relationship: 'Lien avec le donateur',
    givenValue: 'Valeur du bien que vous cédez',
    acquiredShare: 'Part reprise aux autres',
    marketValue: 'Valeur du bien entier',
    assumedDebt: 'Dette que vous reprenez',
    operation: 'Que achetez-vous ?',
    commune: 'Dans quelle commune ?',
    landValue: 'Valeur du terrain',
    'buyers[].housingCreditUsed': 'Crédit d’impôt déjà utilisé',
  },
  options: {
    deed: {
      sale: 'Vente',
      partition: 'Partage, reprise des parts des copropriétaires',
      exchange: 'Échange',
      gift: 'Donation',
    },
    relationship: {
      directLine: 'Parent ou enfant',
      directLineBeyondShare: 'Parent ou enfant, avec dispense de rapport',
      spouse: 'Époux ou épouse',
      partner: 'Partenaire, déclaré depuis trois ans au moins',
      sibling: 'Frère ou sœur',
      uncleNephew: 'Oncle ou tante, neveu ou nièce',
      greatUncle: 'Grand-oncle ou grand-tante, petit-neveu ou petite-nièce',
      charity: 'Commune, établissement public ou association',
      other: 'Autre personne',
    },
    operation: {
      existing: 'Bâtiment existant',
      offPlan: 'En état futur d’achèvement (VEFA)',
      buildingLand: 'Terrain à bâtir',
    },
  },
  aids: {
    housingCredit:
      'Si les acheteurs emménagent dans les deux ans (quatre sur plan ou sur un terrain à bâtir), restent au moins deux ans et ont encore ce solde.',
    rentalCredit: 'Si le logement est loué au moins deux ans, selon l’engagement pris dans l’acte.',
    superReducedVat: 'Si le logement est la résidence principale pendant deux ans et que son plafond n’est pas épuisé.',
    savingsPremium: 'Si la croissance de l’épargne est prouvée et la prime d’accession accordée.',
    stateGuaranteeCeiling: 'Possible si au moins 1 000 € par an ont été épargnés pendant trois ans dans une banque.',
    interestSubsidyCapital: 'Capital pris en compte, sous conditions de revenu et de ménage.',
    accessionPremiumBonus: 'En plus de la prime d’accession, si elle est accordée avec le montant de base envoyé.',
    capitalGrantCap: 'Maximum des aides qu’une personne peut encore recevoir.',
    accessionPremium: 'Selon le revenu et le ménage, avec un prêt hypothécaire et deux ans d’occupation.',
    compensatoryPremium: 'En plus de la prime d’accession, pour un logement neuf jamais occupé.',
    interestSubsidy: 'Réduit les intérêts selon le revenu et les enfants, dans les taux indiqués pour ce jour.',
    climateBonus: 'Pour des travaux : selon le dossier technique, l’accord préalable et les dates.',
    communalPremiums: 'Certaines communes en versent ; les montants varient.',
  },
  incomeAboveReference:
    'Le revenu envoyé dépasse la référence d’une personne seule ; un ménage plus grand pourrait l’obtenir.',
} as const satisfies Translation<typeof source>
