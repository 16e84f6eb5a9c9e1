import type { Words } from '#contract/shared/law'
import { type CostWords, costWords } from '#contract/words/costs'

/** Name and condition of an aid in four languages; conditions are in the conditional, since nobody grants an aid here. */
export interface AidWords {
  label: Words
  condition: Words
}

const nameOf = (key: keyof CostWords['aids']): Words => ({
  en: costWords.en.aids[key],
  fr: costWords.fr.aids[key],
  de: costWords.de.aids[key],
  lb: costWords.lb.aids[key],
})

/** The words of every aid. */
export const aidWords = {
  housingCredit: {
    label: nameOf('housingCredit'),
    condition: {
      en: 'Would apply if the buyers moved in within two years (four off plan or on building land), stayed for at least two and had this balance left.',
      fr: 'S’appliquerait si les acquéreurs emménageaient dans les deux ans (quatre sur plan ou sur un terrain à bâtir), restaient au moins deux ans et avaient encore ce solde.',
      de: 'Würde gelten, wenn die Käufer binnen zwei Jahren einziehen (vier bei Kauf nach Plan oder Bauplatz), mindestens zwei Jahre bleiben und dieses Guthaben noch haben.',
      lb: 'Géif gëllen, wann d’Keefer bannent zwee Joer anzéien (véier beim Kaf nom Plang oder op enger Bauplaz), op d’mannst zwee Joer bleiwen an dëse Rescht nach hunn.',
    },
  },
  rentalCredit: {
    label: nameOf('rentalCredit'),
    condition: {
      en: 'Would apply if the dwelling were let to a tenant for at least two years, as undertaken in the deed.',
      fr: 'S’appliquerait si le logement était loué au moins deux ans, selon l’engagement pris dans l’acte.',
      de: 'Würde gelten, wenn die Wohnung wie in der Urkunde zugesagt mindestens zwei Jahre vermietet würde.',
      lb: 'Géif gëllen, wann d’Wunneng wéi am Akt versprach op d’mannst zwee Joer verlount géif ginn.',
    },
  },
  superReducedVat: {
    label: nameOf('superReducedVat'),
    condition: {
      en: 'Would apply if the dwelling were the main home for two years and the ceiling of the dwelling were free.',
      fr: 'S’appliquerait si le logement était la résidence principale pendant deux ans et le plafond disponible.',
      de: 'Würde gelten, wenn die Wohnung zwei Jahre Hauptwohnsitz und der Höchstbetrag noch frei wäre.',
      lb: 'Géif gëllen, wann d’Wunneng zwee Joer Haaptwunnsëtz an de Plafong nach fräi wier.',
    },
  },
  savingsPremium: {
    label: nameOf('savingsPremium'),
    condition: {
      en: 'Could be had if the growth of savings were proved and the accession premium were granted.',
      fr: 'Pourrait être obtenue si la croissance de l’épargne était prouvée et la prime d’accession accordée.',
      de: 'Wäre möglich, wenn der Zuwachs des Sparguthabens belegt und die Erwerbsprämie gewährt würde.',
      lb: 'Wier méiglech, wann de Spuerzouwuess beluecht an d’Accessiounsprimm accordéiert géif ginn.',
    },
  },
  stateGuaranteeCeiling: {
    label: nameOf('stateGuaranteeCeiling'),
    condition: {
      en: 'Could be asked if at least 1 000 EUR a year had been saved for three years at one bank.',
      fr: 'Pourrait être demandée si au moins 1 000 EUR par an avaient été épargnés trois ans dans une banque.',
      de: 'Könnte beantragt werden, wenn drei Jahre lang je 1 000 EUR bei einer Bank gespart worden wären.',
      lb: 'Kéint gefrot ginn, wann dräi Joer laang 1 000 EUR d’Joer bei enger Bank gespuert gi wieren.',
    },
  },
  interestSubsidyCapital: {
    label: nameOf('interestSubsidyCapital'),
    condition: {
      en: 'Would be the capital that counts if income and household met the conditions.',
      fr: 'Serait le capital pris en compte si le revenu et le ménage remplissaient les conditions.',
      de: 'Wäre das maßgebliche Kapital, wenn Einkommen und Haushalt die Bedingungen erfüllten.',
      lb: 'Wier dat Kapital, dat zielt, wann Akommes a Stot d’Konditiounen erfëllen.',
    },
  },
  accessionPremiumBonus: {
    label: nameOf('accessionPremiumBonus'),
    condition: {
      en: 'Would be added if the accession premium were granted with the base amount sent.',
      fr: 'S’ajouterait si la prime d’accession était accordée avec le montant de base envoyé.',
      de: 'Käme hinzu, wenn die Erwerbsprämie mit dem gesendeten Grundbetrag gewährt würde.',
      lb: 'Kéim derbäi, wann d’Accessiounsprimm mam geschéckte Grondbetrag accordéiert géif ginn.',
    },
  },
  capitalGrantCap: {
    label: nameOf('capitalGrantCap'),
    condition: {
      en: 'Would be the most that grants to one person could still reach.',
      fr: 'Serait le maximum que les aides à une personne pourraient encore atteindre.',
      de: 'Wäre das Höchste, was Beihilfen an eine Person noch erreichen könnten.',
      lb: 'Wier dat Meescht, wat Hëllefen un eng Persoun nach erreeche kéinten.',
    },
  },
  accessionPremium: {
    label: nameOf('accessionPremium'),
    condition: {
      en: 'Could be had by income and household, with a mortgage loan and two years of living there.',
      fr: 'Pourrait être obtenue selon le revenu et le ménage, avec un prêt hypothécaire et deux ans d’occupation.',
      de: 'Wäre möglich je nach Einkommen und Haushalt, mit Hypothekendarlehen und zwei Jahren Bewohnung.',
      lb: 'Wier méiglech no Akommes a Stot, mat engem Hypothéiksprêt an zwee Joer Bewunnen.',
    },
  },
  compensatoryPremium: {
    label: nameOf('compensatoryPremium'),
    condition: {
      en: 'Would be added if the accession premium were granted for a newly built home that nobody had lived in.',
      fr: 'S’ajouterait si la prime d’accession était accordée pour un logement neuf et jamais occupé.',
      de: 'Käme hinzu, wenn die Erwerbsprämie für eine neu gebaute, nie bewohnte Wohnung gewährt würde.',
      lb: 'Kéim derbäi, wann d’Accessiounsprimm fir eng nei, ni bewunnte Wunneng accordéiert géif ginn.',
    },
  },
  interestSubsidy: {
    label: nameOf('interestSubsidy'),
    condition: {
      en: 'Could lower the interest within the rates listed for this day, by income and children.',
      fr: 'Pourrait baisser l’intérêt dans les limites des taux indiqués pour ce jour, selon le revenu et les enfants.',
      de: 'Könnte den Zins je nach Einkommen und Kindern im Rahmen der für diesen Tag genannten Sätze senken.',
      lb: 'Kéint den Zëns no Akommes a Kanner am Kader vun den Tauxen senken, déi fir deen Dag genannt sinn.',
    },
  },
  climateBonus: {
    label: nameOf('climateBonus'),
    condition: {
      en: 'Could be had for works, by technical file, prior agreement and dates.',
      fr: 'Pourraient être obtenus pour des travaux, selon le dossier technique, l’accord préalable et les dates.',
      de: 'Wären für Arbeiten möglich, je nach technischem Dossier, vorheriger Zusage und Daten.',
      lb: 'Wiere fir Aarbechte méiglech, no technesche Dossier, virdrun Accord an Datumer.',
    },
  },
  communalPremiums: {
    label: nameOf('communalPremiums'),
    condition: {
      en: 'Could be had where the municipality pays them; they differ from one to the next.',
      fr: 'Pourraient être obtenues là où la commune en verse ; elles diffèrent d’une commune à l’autre.',
      de: 'Wären möglich, wo die Gemeinde sie zahlt; sie unterscheiden sich von Gemeinde zu Gemeinde.',
      lb: 'Wiere méiglech, wou d’Gemeng se bezilt; si ënnerscheede sech vu Gemeng zu Gemeng.',
    },
  },
} as const satisfies Record<string, AidWords>

/** Said of the accession premium when the income that was sent lies above the reference of a single person. */
export const incomeAboveReference: Words = {
  en: 'The income sent lies above the reference of a single person; it could be had with a larger household.',
  fr: 'Le revenu envoyé dépasse la référence d’une personne seule ; un ménage plus grand pourrait l’obtenir.',
  de: 'Das Einkommen liegt über dem Richtwert für Alleinstehende; ein größerer Haushalt könnte sie erhalten.',
  lb: 'D’Akommes läit iwwer dem Richtwäert fir eng Persoun; e gréissere Stot kéint se kréien.',
}
