import type { Question } from '../purchase/questions.ts'

type Region = `ES-${string}`

/** A question that only some communities read. */
const inRegions = (oneOf: readonly Region[], question: Omit<Question, 'required' | 'when'>): Question => ({
  ...question,
  required: false,
  when: { field: 'region', oneOf: [...oneOf] },
})

const amount = { type: 'amount', min: 0 } as const
const count = { type: 'integer', min: 0, max: 20 } as const

/** What the limits of income, wealth and value of the communities ask, each where it is read. */
export const ofLimits: Question[] = [
  inRegions(['ES-AR', 'ES-IB', 'ES-CN', 'ES-CL', 'ES-CT', 'ES-VC', 'ES-EX', 'ES-MC', 'ES-RI'], {
    field: 'annualTaxableIncome',
    ...amount,
    label: {
      en: 'Taxable income in a year',
      fr: 'Revenu imposable annuel',
      de: 'Steuerpflichtiges Jahreseinkommen',
      lb: 'Steierpflichtegt Joresakommes',
    },
    help: 'General and savings bases of the income tax, less the personal and family minimum where the community takes it off.',
  }),
  inRegions(['ES-MC', 'ES-RI'], {
    field: 'savingsIncome',
    ...amount,
    label: {
      en: 'Part of it from savings',
      fr: 'Dont revenus de l’épargne',
      de: 'Davon aus Kapitalvermögen',
      lb: 'Dovunner aus dem Kapital',
    },
  }),
  inRegions(['ES-IB', 'ES-CN', 'ES-VC', 'ES-EX', 'ES-RI'], {
    field: 'jointTaxReturn',
    type: 'boolean',
    label: {
      en: 'Do you file one joint tax return?',
      fr: 'Faites-vous une déclaration commune ?',
      de: 'Werden Sie zusammen veranlagt?',
      lb: 'Gitt Dir zesummen eng Steiererklärung of?',
    },
  }),
  inRegions(['ES-IB', 'ES-CN', 'ES-VC'], {
    field: 'familyCategory',
    type: 'choice',
    options: [
      { value: 'general', label: { en: 'General', fr: 'Générale', de: 'Allgemeine', lb: 'Allgemeng' } },
      { value: 'special', label: { en: 'Special', fr: 'Spéciale', de: 'Besondere', lb: 'Besonnesch' } },
    ],
    label: {
      en: 'Category of the large or single-parent family',
      fr: 'Catégorie de la famille nombreuse ou monoparentale',
      de: 'Kategorie der kinderreichen oder alleinerziehenden Familie',
      lb: 'Kategorie vun der Famill',
    },
  }),
  inRegions(['ES-AR', 'ES-CN', 'ES-CL', 'ES-CT', 'ES-GA', 'ES-MC'], {
    field: 'childrenAboveLargeFamily',
    ...count,
    label: {
      en: 'Children above the number that makes a family a large one',
      fr: 'Enfants au-delà du nombre qui fait la famille nombreuse',
      de: 'Kinder über die Zahl hinaus, die eine Familie kinderreich macht',
      lb: 'Kanner iwwer d’Zuel eraus, déi eng Famill kannerräich mécht',
    },
  }),
  inRegions(['ES-NC'], {
    field: 'dependentChildren',
    ...count,
    label: {
      en: 'Children in your family',
      fr: 'Enfants dans votre famille',
      de: 'Kinder in Ihrer Familie',
      lb: 'Kanner an Ärer Famill',
    },
  }),
  inRegions(['ES-CN'], {
    field: 'dependants',
    ...count,
    label: {
      en: 'Persons for whom you have the family minimum of the income tax',
      fr: 'Personnes ouvrant droit au minimum familial',
      de: 'Personen, für die Sie den Familienfreibetrag haben',
      lb: 'Persounen, fir déi Dir de Familljefräibetrag hutt',
    },
  }),
  inRegions(['ES-GA'], {
    field: 'householdMembers',
    ...count,
    min: 1,
    label: {
      en: 'Members of the family who will live there, you included',
      fr: 'Membres de la famille qui y habiteront, vous compris',
      de: 'Familienmitglieder, die dort wohnen werden, Sie mitgezählt',
      lb: 'Familljememberen, déi do wunne wäerten, Dir matgezielt',
    },
  }),
  inRegions(['ES-GA'], {
    field: 'netWealth',
    ...amount,
    label: {
      en: 'Wealth of all who will live there',
      fr: 'Patrimoine de tous les occupants',
      de: 'Vermögen aller, die dort wohnen werden',
      lb: 'Verméigen vun all deenen, déi do wunnen',
    },
    help: 'By the rules of the wealth tax, with the home at its price; until 2025 debts for it are not taken off.',
  }),
  inRegions(['ES-IB'], {
    field: 'yearsOfResidence',
    type: 'integer',
    min: 0,
    max: 120,
    label: {
      en: 'Whole years that every buyer has lived there',
      fr: 'Années de résidence de chaque acquéreur',
      de: 'Volle Jahre, die jeder Käufer dort wohnt',
      lb: 'Voll Joren, déi all Keefer do wunnt',
    },
  }),
  inRegions(['ES-IB'], {
    field: 'appraisedValue',
    ...amount,
    label: {
      en: 'Value in the appraisal for the mortgage',
      fr: 'Valeur d’expertise pour le prêt',
      de: 'Schätzwert für das Darlehen',
      lb: 'Schätzwäert fir de Prêt',
    },
  }),
]
