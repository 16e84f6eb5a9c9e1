import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/shared.ts'

/**
 * Questions that the forms of several countries ask.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  questions: {
    use: 'Welche Nutzung?',
    newBuild: 'Ist es ein Neubau?',
    priceIncludesVat: 'Enthält der Preis die Mehrwertsteuer?',
    firstTimeBuyer: 'Ist es Ihr erster Kauf?',
    ownsOtherDwelling: 'Besitzen Sie eine andere Wohnung?',
    reliefConditionsMet: 'Erfüllen Sie die Bedingungen der Vergünstigung?',
    'buyers[].share': 'Anteil dieses Käufers',
    'buyers[].age': 'Alter dieses Käufers',
    buyerType: 'Wer kauft?',
    loanAmount: 'Darlehen',
    movables: 'Mitverkaufte bewegliche Sachen',
    brokerFee: 'Maklerprovision zu Ihren Lasten',
    brokerFeeRate: 'Maklerprovision zu Ihren Lasten, als Teil des Preises',
    agreementDate: 'Tag des verbindlichen Vorvertrags',
    fiscalReferenceValue: 'Steuerlicher Referenzwert',
  },
  options: {
    use: {
      mainResidence: 'Selbst bewohnen',
      secondHome: 'Zweitwohnung',
      rental: 'Vermieten',
      other: 'Keine Wohnung',
    },
    buyerType: {
      individual: 'Eine Person',
      company: 'Eine Gesellschaft',
    },
  },
} as const satisfies Translation<typeof source>
