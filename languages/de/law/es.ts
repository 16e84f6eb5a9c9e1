import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/es.ts'

/**
 * Spain: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Spanien',
  questions: {
    region: 'In welcher autonomen Gemeinschaft?',
    disability: 'Anerkannte Behinderung',
    largeFamily: 'Sind Sie eine kinderreiche Familie?',
    singleParentFamily: 'Sind Sie alleinerziehend?',
    largeHolder: 'Ist der Käufer ein Großeigentümer?',
    wholeBuilding: 'Kaufen Sie ein ganzes Wohngebäude?',
    vatExemptionWaived: 'Wird auf die Befreiung von der Mehrwertsteuer verzichtet?',
    protectedHousing: 'Ist es öffentlich geförderter Wohnraum?',
    areaM2: 'Wohnfläche in Quadratmetern',
    lawyerFeeRate: 'Anwaltshonorar, als Teil des Preises',
    annualTaxableIncome: 'Steuerpflichtiges Jahreseinkommen',
    savingsIncome: 'Davon aus Kapitalvermögen',
    jointTaxReturn: 'Werden Sie zusammen veranlagt?',
    familyCategory: 'Kategorie der kinderreichen oder alleinerziehenden Familie',
    childrenAboveLargeFamily: 'Kinder über die Zahl hinaus, die eine Familie kinderreich macht',
    dependentChildren: 'Kinder in Ihrer Familie',
    dependants: 'Personen, für die Sie den Familienfreibetrag haben',
    householdMembers: 'Familienmitglieder, die dort wohnen werden, Sie mitgezählt',
    netWealth: 'Vermögen aller, die dort wohnen werden',
    yearsOfResidence: 'Volle Jahre, die jeder Käufer dort wohnt',
    appraisedValue: 'Schätzwert für das Darlehen',
  },
  options: {
    disability: {
      none: 'Keine',
      from33: 'Ab 33 %',
      from65: 'Ab 65 %',
    },
    familyCategory: {
      general: 'Allgemeine',
      special: 'Besondere',
    },
  },
} as const satisfies Translation<typeof source>
