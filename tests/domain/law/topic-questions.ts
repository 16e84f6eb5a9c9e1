import type { Topic } from '#domain/law/topics'
import type { Language } from '#languages/registry'

/** A question about each topic, as people ask it; a language needs them as soon as it has words of questions. */
export const topicQuestions: Readonly<Partial<Record<Language, Readonly<Record<Topic, string>>>>> = {
  fr: {
    purchase: 'Quels sont les droits d’enregistrement à l’achat ?',
    gain: 'Que reste-t-il de la plus-value après la vente ?',
    incomeTax: 'Quel est le barème de l’impôt sur le revenu en classe 2 ?',
    vat: 'Quelle TVA pour un logement en VEFA ?',
    aids: 'Quelle aide et quelle garantie de l’État puis-je demander ?',
  },
  de: {
    purchase: 'Was kostet der Erwerb beim Notar?',
    gain: 'Wie wird der Veräußerungsgewinn beim Verkauf besteuert?',
    incomeTax: 'Wie lautet der Tarif der Einkommensteuer in Steuerklasse 2?',
    vat: 'Welche Mehrwertsteuer gilt für einen Neubau?',
    aids: 'Welchen Zuschuss und welche Beihilfen gibt es?',
  },
  en: {
    purchase: 'What duties do I pay when I buy?',
    gain: 'What is the tax on the gain when I sell?',
    incomeTax: 'What is the table of income tax in tax class 2?',
    vat: 'Which VAT applies off-plan?',
    aids: 'Which grant and which state guarantee can I ask for?',
  },
  lb: {
    purchase: 'Wat kascht den Notaire beim Kaf?',
    gain: 'Wéi gëtt de Gewënn beim Verkaf besteiert?',
    incomeTax: 'Wéi ass d’Tabell vun der Akommessteier an der Steierklass 2?',
    vat: 'Wéi eng TVA gëllt fir en Neibau?',
    aids: 'Wéi eng Bäihëllef a wéi eng Prime kann ech froen?',
  },
  pt: {
    purchase: 'Que imposto de registo se paga na compra?',
    gain: 'Como é tributada a mais-valia na venda?',
    incomeTax: 'Qual é a tabela do imposto sobre o rendimento na classe 2?',
    vat: 'Que IVA se aplica a uma casa em planta?',
    aids: 'Que subsídio e que apoio posso pedir?',
  },
}
