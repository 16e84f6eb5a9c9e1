import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/shared.ts'

/**
 * Questions that the forms of several countries ask.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  questions: {
    use: 'Wéi eng Notzung?',
    newBuild: 'Ass et en Neibau?',
    priceIncludesVat: 'Ass d’TVA am Präis?',
    firstTimeBuyer: 'Ass et Ären éischte Kaf?',
    ownsOtherDwelling: 'Hutt Dir eng aner Wunneng?',
    reliefConditionsMet: 'Erfëllt Dir d’Konditiounen?',
    'buyers[].share': 'Deel vun dësem Keefer',
    'buyers[].age': 'Alter vun dësem Keefer',
    buyerType: 'Wie keeft?',
    loanAmount: 'Prêt',
    movables: 'Miwwelen am Präis',
    brokerFee: 'Käschte vun der Agence, déi Dir bezuelt',
    brokerFeeRate: 'Käschte vun der Agence, als Deel vum Präis',
    agreementDate: 'Datum vum Compromis',
    fiscalReferenceValue: 'Steierleche Referenzwäert',
  },
  options: {
    use: {
      mainResidence: 'Selwer bewunnen',
      secondHome: 'Zweetwunneng',
      rental: 'Verlounen',
      other: 'Keng Wunneng',
    },
    buyerType: {
      individual: 'Eng Persoun',
      company: 'Eng Gesellschaft',
    },
  },
} as const satisfies Translation<typeof source>
