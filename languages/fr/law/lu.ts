import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu.ts'

/** Luxembourg: its name, the questions of its form, and when an aid would be given. */
export const words = {
  name: 'Luxembourg',
  questions: {
    operation: 'Que achetez-vous ?',
    commune: 'Dans quelle commune ?',
    landValue: 'Valeur du terrain',
    'buyers[].housingCreditUsed': 'Crédit d’impôt déjà utilisé',
  },
  options: {
    operation: {
      existing: 'Bâtiment existant',
      offPlan: 'En état futur d’achèvement (VEFA)',
      buildingLand: 'Terrain à bâtir',
    },
  },
  aids: {
    housingCredit:
      'S’appliquerait si les acquéreurs emménageaient dans les deux ans (quatre sur plan ou sur un terrain à bâtir), restaient au moins deux ans et avaient encore ce solde.',
    rentalCredit: 'S’appliquerait si le logement était loué au moins deux ans, selon l’engagement pris dans l’acte.',
    superReducedVat:
      'S’appliquerait si le logement était la résidence principale pendant deux ans et le plafond disponible.',
    savingsPremium: 'Accordée si la croissance de l’épargne est prouvée et la prime d’accession accordée.',
    stateGuaranteeCeiling:
      'Pourrait être demandée si au moins 1 000 EUR par an avaient été épargnés trois ans dans une banque.',
    interestSubsidyCapital: 'Serait le capital pris en compte si le revenu et le ménage remplissaient les conditions.',
    accessionPremiumBonus: 'S’ajouterait si la prime d’accession était accordée avec le montant de base envoyé.',
    capitalGrantCap: 'Montant maximal des aides encore possibles pour une personne.',
    accessionPremium: 'Accordée selon le revenu et le ménage, avec un prêt hypothécaire et deux ans d’occupation.',
    compensatoryPremium: 'S’ajouterait si la prime d’accession était accordée pour un logement neuf et jamais occupé.',
    interestSubsidy:
      'Pourrait baisser l’intérêt dans les limites des taux indiqués pour ce jour, selon le revenu et les enfants.',
    climateBonus: 'Accordés pour des travaux, selon le dossier technique, l’accord préalable et les dates.',
    communalPremiums: 'Versées par certaines communes ; elles diffèrent d’une commune à l’autre.',
  },
  incomeAboveReference:
    'Le revenu envoyé dépasse la référence d’une personne seule ; un ménage plus grand pourrait l’obtenir.',
} as const satisfies Translation<typeof source>
