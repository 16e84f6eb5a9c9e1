import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/es.ts'

/**
 * Spain: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Espagne',
  questions: {
    region: 'Dans quelle communauté autonome ?',
    disability: 'Handicap reconnu',
    largeFamily: 'Êtes-vous une famille nombreuse ?',
    singleParentFamily: 'Êtes-vous une famille monoparentale ?',
    largeHolder: 'L’acquéreur est-il un grand détenteur ?',
    wholeBuilding: 'Achetez-vous un immeuble entier de logements ?',
    vatExemptionWaived: 'Renonce-t-on à l’exonération de la TVA ?',
    protectedHousing: 'Est-ce un logement protégé ?',
    areaM2: 'Surface en mètres carrés',
    lawyerFeeRate: 'Honoraires d’avocat, en part du prix',
    annualTaxableIncome: 'Revenu imposable annuel',
    savingsIncome: 'Dont revenus de l’épargne',
    jointTaxReturn: 'Faites-vous une déclaration commune ?',
    familyCategory: 'Catégorie de la famille nombreuse ou monoparentale',
    childrenAboveLargeFamily: 'Enfants au-delà du nombre qui fait la famille nombreuse',
    dependentChildren: 'Enfants dans votre famille',
    dependants: 'Personnes ouvrant droit au minimum familial',
    householdMembers: 'Membres de la famille qui y habiteront, vous compris',
    netWealth: 'Patrimoine de tous les occupants',
    yearsOfResidence: 'Années de résidence de chaque acquéreur',
    appraisedValue: 'Valeur d’expertise pour le prêt',
  },
  options: {
    disability: {
      none: 'Aucun',
      from33: 'Dès 33 %',
      from65: 'Dès 65 %',
    },
    familyCategory: {
      general: 'Générale',
      special: 'Spéciale',
    },
  },
} as const satisfies Translation<typeof source>
