import type { Language } from '../registry.ts'

/** A thing that has one word in each language. */
interface Term {
  /** What the word names, as the guide of the room lists it. */
  readonly thing: string
  readonly words: Readonly<Partial<Record<Language, string>>>
  /** Other words for the same thing, which no text has; `*` at the end is the rest of a word. */
  readonly banned?: Readonly<Partial<Record<Language, readonly string[]>>>
  /** True where texts for developers may use the other words. */
  readonly developersMay?: true
}

/** One word for one thing in each language; `languages/README.md` prints it as a table. */
export const terms: readonly Term[] = [
  {
    thing: 'the figure',
    words: { en: 'estimate', fr: 'estimation', de: 'Schätzung', pt: 'estimativa', lb: 'Schätzung' },
    banned: { de: ['Bewertung Ihrer Wohnung', 'Werteinschätzung'], en: ['guesstimate'] },
  },
  {
    thing: 'the work of an expert',
    words: { en: 'valuation', fr: 'expertise', de: 'Gutachten', pt: 'avaliação', lb: 'Expertise' },
    banned: { en: ['appraisal', 'appraisals'] },
  },
  {
    thing: 'between two amounts',
    words: { en: 'range', fr: 'fourchette', de: 'Spanne', pt: 'intervalo', lb: 'Spann' },
    banned: {
      en: ['interval', 'intervals'],
      fr: ['intervalle', 'intervalles'],
      de: ['Intervall*'],
      lb: ['Intervall*'],
    },
    developersMay: true,
  },
  {
    thing: 'a person who wrote, to the agency',
    words: { en: 'contact', fr: 'contact', de: 'Kontakt', pt: 'contacto', lb: 'Kontakt' },
    banned: {
      en: ['lead', 'leads'],
      fr: ['prospect', 'prospects'],
      de: ['Lead', 'Leads'],
      pt: ['lead', 'leads'],
      lb: ['Lead', 'Leads'],
    },
    developersMay: true,
  },
  {
    thing: 'what a visitor sends',
    words: { en: 'request', fr: 'demande', de: 'Anfrage', pt: 'pedido', lb: 'Ufro' },
    banned: { en: ['enquiry', 'inquiry'] },
  },
  {
    thing: 'a flat',
    words: {
      en: 'flat (for developers: apartment)',
      fr: 'appartement',
      de: 'Wohnung',
      pt: 'apartamento',
      lb: 'Appartement',
    },
    banned: { en: ['apartment', 'apartments'], de: ['Appartement', 'Apartment', 'Apartments'] },
    developersMay: true,
  },
  {
    thing: 'a municipality',
    words: { en: 'municipality', fr: 'commune', de: 'Gemeinde', pt: 'município', lb: 'Gemeng' },
    banned: { en: ['commune', 'communes'], de: ['Kommune', 'Kommunen'] },
  },
  {
    thing: 'who sells, who buys',
    words: {
      en: 'seller, buyer',
      fr: 'vendeur, acheteur',
      de: 'Verkäufer, Käufer',
      pt: 'vendedor, comprador',
      lb: 'Verkeefer, Keefer',
    },
    banned: { en: ['vendor', 'vendors', 'purchaser'], de: ['Erwerber'] },
  },
  {
    thing: 'what is sold for, what was bought for',
    words: {
      en: 'sale price, purchase price',
      fr: 'prix de vente, prix d’achat',
      de: 'Verkaufspreis, Kaufpreis',
      pt: 'preço de venda, preço de compra',
      lb: 'Verkafspräis, Kafpräis',
    },
  },
  {
    thing: 'logo and colour',
    words: {
      en: 'branding (menu: Logo and colour)',
      fr: 'identité visuelle (Logo et couleur)',
      de: 'Auftritt (Logo und Farbe)',
      pt: 'imagem (Logótipo e cor)',
      lb: 'Logo a Faarf',
    },
  },
  {
    thing: 'what identifies a site',
    words: {
      en: 'site code (for developers: key)',
      fr: 'code du site (clé)',
      de: 'Website-Code (Schlüssel)',
      pt: 'código do site (chave)',
      lb: 'Code vun der Websäit (Schlëssel)',
    },
  },
  {
    thing: 'what takes contacts to the CRM',
    words: {
      en: 'CRM connection (for developers: webhook)',
      fr: 'connexion CRM',
      de: 'CRM-Anbindung',
      pt: 'ligação ao CRM',
      lb: 'CRM-Verbindung',
    },
  },
  {
    thing: 'what is left of a loan',
    words: {
      en: 'mortgage balance',
      fr: 'solde du prêt',
      de: 'Restschuld',
      pt: 'capital em dívida',
      lb: 'Reschtschold',
    },
    banned: {
      fr: ['emprunt à rembourser', 'capital restant dû'],
      de: ['Restdarlehen'],
      pt: ['empréstimo a reembolsar', 'saldo do empréstimo'],
      lb: ['Rescht vum Prêt'],
    },
  },
  {
    thing: 'the tax on a gain',
    words: {
      en: 'tax on the capital gain',
      fr: 'impôt sur la plus-value',
      de: 'Steuer auf den Veräußerungsgewinn',
      pt: 'imposto sobre a mais-valia',
      lb: 'Steier op der Plus-value',
    },
    banned: { de: ['Gewinnsteuer'], lb: ['Steier op de Gewënn'] },
  },
  {
    thing: 'what is left after costs, tax and loan',
    words: {
      en: 'what you keep',
      fr: 'ce qu’il vous reste',
      de: 'was Ihnen bleibt',
      pt: 'o que lhe resta',
      lb: 'wat Iech bleift',
    },
    banned: { fr: ['ce qui reste au vendeur'], de: ['was dem Verkäufer bleibt'], lb: ['wat dem Verkeefer bleift'] },
  },
  {
    thing: 'a contact sent to try',
    words: {
      en: 'test contact',
      fr: 'contact test',
      de: 'Testkontakt',
      pt: 'contacto de teste',
      lb: 'Testkontakt',
    },
    banned: { fr: ['contact d’essai'], de: ['Probekontakt'] },
  },
  {
    thing: 'what a plan costs',
    words: { en: 'price', fr: 'tarif', de: 'Preis', pt: 'preço', lb: 'Präis' },
  },
]

const columns = ['en', 'fr', 'de', 'pt', 'lb'] as const satisfies readonly Language[]

/** Prints the terms as the table of `languages/README.md`. */
export const printTerms = (): string => {
  const printRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    printRow(['Thing', ...columns.map(code => code.toUpperCase())]),
    printRow(['Thing', ...columns].map(() => '---')),
    ...terms.map(({ thing, words }) => printRow([thing, ...columns.map(code => words[code] ?? '')])),
  ].join('\n')
}
