import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/shared.ts'

/**
 * Questions that the forms of several countries ask.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  questions: {
    use: 'Quel usage ?',
    newBuild: 'Est-ce un logement neuf ?',
    priceIncludesVat: 'Le prix comprend-il la TVA ?',
    firstTimeBuyer: 'Est-ce votre premier achat ?',
    ownsOtherDwelling: 'Possédez-vous un autre logement ?',
    reliefConditionsMet: 'Remplissez-vous les conditions de l’allègement ?',
    'buyers[].share': 'Part de cet acquéreur',
    'buyers[].age': 'Âge de cet acquéreur',
    buyerType: 'Qui achète ?',
    loanAmount: 'Emprunt',
    movables: 'Meubles compris dans le prix',
    brokerFee: 'Honoraires d’agence à votre charge',
    brokerFeeRate: 'Honoraires d’agence à votre charge, en part du prix',
    agreementDate: 'Date du compromis',
    fiscalReferenceValue: 'Valeur fiscale de référence',
  },
  options: {
    use: {
      mainResidence: 'Y habiter',
      secondHome: 'Résidence secondaire',
      rental: 'Louer',
      other: 'Pas un logement',
    },
    buyerType: {
      individual: 'Une personne',
      company: 'Une société',
    },
  },
} as const satisfies Translation<typeof source>
