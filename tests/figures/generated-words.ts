import type { Language } from '#languages/registry'

/** What money of a flat is for. */
export const roles = [
  ...(['price', 'estimate', 'rent', 'charges', 'loan', 'instalment', 'equity', 'tax', 'commission', 'works'] as const),
] as const
export type Role = (typeof roles)[number]

/** How a language speaks of the money of a flat. */
export interface RoleTexts {
  /** Label of each sum in what the caller sent. */
  labels: Readonly<Record<Role, string>>
  /** Another name of it, as the subject of a sentence; `*` in front where it is a plural. */
  subjects: Readonly<Record<Role, string>>
  /** The name of it behind "with". */
  nouns: Readonly<Record<Role, string>>
  /** Sentences with a gap for the subject or noun and one for the sum. */
  forms: readonly (readonly [one: string, several: string])[]
  monthly: string
  yearly: string
  sum(digits: string): string
}

/** Ten sums in each language, each with a label and with other words for it. */
export const roleTexts = {
  fr: {
    labels: {
      ...{ price: "Prix d'acquisition", estimate: 'Valeur estimée', rent: 'Loyer hors charges par mois' },
      ...{ charges: 'Charges de copropriété par an', loan: 'Montant emprunté', instalment: 'Échéance mensuelle' },
      ...{ equity: 'Fonds propres', tax: "Droits d'enregistrement", commission: "Honoraires de l'agence" },
      works: 'Travaux de rénovation',
    },
    subjects: {
      ...{ price: "Le prix d'achat", estimate: "L'estimation", rent: 'Le loyer', charges: '*Les charges' },
      ...{ loan: 'Le crédit immobilier', instalment: 'La mensualité', equity: "L'apport personnel" },
      ...{ tax: '*Les droits', commission: "La commission de l'agence", works: '*Les travaux' },
    },
    nouns: {
      ...{ price: 'un prix', estimate: 'une estimation', rent: 'un loyer', charges: 'des charges', loan: 'un emprunt' },
      ...{ instalment: 'une mensualité', equity: 'un apport', tax: 'des droits', commission: 'une commission' },
      works: 'des travaux',
    },
    forms: [
      ['{S} est de {X}.', '{S} sont de {X}.'],
      ["D'après vos données, {s} s'élève à {X}.", "D'après vos données, {s} s'élèvent à {X}."],
      ['Avec {N} de {X}, le projet reste clair.', 'Avec {N} de {X}, le projet reste clair.'],
      ['| {L} | {X} |', '| {L} | {X} |'],
    ],
    ...{ monthly: 'par mois', yearly: 'par an', sum: digits => `${digits} €` },
  },
  de: {
    labels: {
      ...{
        price: 'Kaufpreis',
        estimate: 'Geschätzter Marktwert',
        rent: 'Kaltmiete pro Monat',
        charges: 'Hausgeld pro Jahr',
      },
      ...{ loan: 'Darlehenssumme', instalment: 'Monatliche Rate', equity: 'Eigenkapital', tax: 'Grunderwerbsteuer' },
      ...{ commission: 'Maklercourtage', works: 'Sanierung' },
    },
    subjects: {
      ...{
        price: 'Der Preis',
        estimate: 'Die Schätzung',
        rent: 'Die Miete',
        charges: 'Das Hausgeld',
        loan: 'Der Kredit',
      },
      ...{ instalment: 'Die Kreditrate', equity: '*Die Eigenmittel', tax: 'Die Steuer', commission: 'Die Provision' },
      works: 'Die Renovierung',
    },
    nouns: {
      ...{ price: 'einem Preis', estimate: 'einer Schätzung', rent: 'einer Miete', charges: 'einem Hausgeld' },
      ...{ loan: 'einem Kredit', instalment: 'einer Rate', equity: 'Eigenmitteln', tax: 'einer Steuer' },
      ...{ commission: 'einer Provision', works: 'einer Sanierung' },
    },
    forms: [
      ['{S} beträgt {X}.', '{S} betragen {X}.'],
      ['Nach Ihren Angaben liegt {s} bei {X}.', 'Nach Ihren Angaben liegen {s} bei {X}.'],
      ['Bei {N} von {X} bleibt das Vorhaben übersichtlich.', 'Bei {N} von {X} bleibt das Vorhaben übersichtlich.'],
      ['| {L} | {X} |', '| {L} | {X} |'],
    ],
    ...{ monthly: 'pro Monat', yearly: 'pro Jahr', sum: digits => `${digits} €` },
  },
  en: {
    labels: {
      ...{
        price: 'Purchase price',
        estimate: 'Estimated value',
        rent: 'Rent per month',
        charges: 'Service charges per year',
      },
      ...{ loan: 'Mortgage', instalment: 'Monthly repayment', equity: 'Deposit', tax: 'Registration duty' },
      ...{ commission: "Agent's commission", works: 'Refurbishment' },
    },
    subjects: {
      ...{
        price: 'The price',
        estimate: 'The estimate',
        rent: 'The rent',
        charges: 'The service charge',
        loan: 'The loan',
      },
      ...{ instalment: 'The instalment', equity: '*Your own funds', tax: 'The duty', commission: 'The commission' },
      works: '*The works',
    },
    nouns: {
      ...{ price: 'a price', estimate: 'an estimate', rent: 'a rent', charges: 'service charges', loan: 'a loan' },
      ...{
        instalment: 'an instalment',
        equity: 'a deposit',
        tax: 'duties',
        commission: 'a commission',
        works: 'works',
      },
    },
    forms: [
      ['{S} is {X}.', '{S} are {X}.'],
      ['From what you sent, {s} amounts to {X}.', 'From what you sent, {s} amount to {X}.'],
      ['With {N} of {X} the project stays clear.', 'With {N} of {X} the project stays clear.'],
      ['| {L} | {X} |', '| {L} | {X} |'],
    ],
    ...{ monthly: 'per month', yearly: 'per year', sum: digits => `€${digits}` },
  },
  pt: {
    labels: {
      ...{ price: 'Preço de compra', estimate: 'Avaliação', rent: 'Renda por mês', charges: 'Condomínio por ano' },
      ...{ loan: 'Empréstimo', instalment: 'Prestação mensal', equity: 'Capitais próprios', tax: 'Imposto de selo' },
      ...{ commission: 'Comissão da mediadora', works: 'Obras de renovação' },
    },
    subjects: {
      ...{ price: 'O preço', estimate: 'A estimativa', rent: 'A renda', charges: 'O condomínio', loan: 'O crédito' },
      ...{
        instalment: 'A prestação',
        equity: 'A entrada',
        tax: '*Os impostos',
        commission: 'A comissão',
        works: '*As obras',
      },
    },
    nouns: {
      ...{
        price: 'um preço',
        estimate: 'uma estimativa',
        rent: 'uma renda',
        charges: 'um condomínio',
        loan: 'um empréstimo',
      },
      ...{
        instalment: 'uma prestação',
        equity: 'uma entrada',
        tax: 'impostos',
        commission: 'uma comissão',
        works: 'obras',
      },
    },
    forms: [
      ['{S} é de {X}.', '{S} são de {X}.'],
      ['Segundo os seus dados, {s} ascende a {X}.', 'Segundo os seus dados, {s} ascendem a {X}.'],
      ['Com {N} de {X} o projeto fica claro.', 'Com {N} de {X} o projeto fica claro.'],
      ['| {L} | {X} |', '| {L} | {X} |'],
    ],
    ...{ monthly: 'por mês', yearly: 'por ano', sum: digits => `${digits} €` },
  },
  lb: {
    labels: {
      ...{
        price: 'Kafpräis',
        estimate: 'Schätzung',
        rent: 'Loyer pro Mount',
        charges: 'Chargen pro Joer',
        loan: 'Prêt',
      },
      ...{
        instalment: 'Mensualitéit',
        equity: 'Eegekapital',
        tax: 'Enregistrementssteier',
        commission: 'Kommissioun vun der Agence',
      },
      works: 'Renovatioun',
    },
    subjects: {
      ...{ price: 'De Präis', estimate: 'De Schätzwäert', rent: 'De Loyer', charges: "*D'Chargen", loan: 'De Kredit' },
      ...{
        instalment: "D'Rat",
        equity: 'Den Apport',
        tax: "D'Steier",
        commission: "D'Kommissioun",
        works: "*D'Aarbechten",
      },
    },
    nouns: {
      ...{
        price: 'engem Präis',
        estimate: 'enger Schätzung',
        rent: 'engem Loyer',
        charges: 'Chargen',
        loan: 'engem Kredit',
      },
      ...{
        instalment: 'enger Mensualitéit',
        equity: 'engem Apport',
        tax: 'enger Steier',
        commission: 'enger Kommissioun',
      },
      works: 'Aarbechten',
    },
    forms: [
      ['{S} ass {X}.', '{S} sinn {X}.'],
      ['No Ären Donnéeë läit {s} bei {X}.', 'No Ären Donnéeë leien {s} bei {X}.'],
      ['Mat {N} vun {X} bleift de Projet kloer.', 'Mat {N} vun {X} bleift de Projet kloer.'],
      ['| {L} | {X} |', '| {L} | {X} |'],
    ],
    ...{ monthly: 'pro Mount', yearly: 'pro Joer', sum: digits => `${digits} €` },
  },
} satisfies Partial<Record<Language, RoleTexts>>

/** Language that the corpus is written in. */
export type WrittenLanguage = keyof typeof roleTexts
