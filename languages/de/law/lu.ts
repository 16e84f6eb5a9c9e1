import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu.ts'

/**
 * Luxembourg: its name, the questions of its form, and when an aid would be given.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Luxemburg',
  questions: {
    deed: 'Welche Urkunde?',
    relationship: 'Verhältnis zum Schenker',
    givenValue: 'Wert der Immobilie, die Sie geben',
    acquiredShare: 'Anteil, den Sie übernehmen',
    marketValue: 'Wert der ganzen Immobilie',
    assumedDebt: 'Schuld, die Sie übernehmen',
    operation: 'Was kaufen Sie?',
    commune: 'In welcher Gemeinde?',
    landValue: 'Wert des Grundstücks',
    'buyers[].housingCreditUsed': 'Bereits genutzter Steuerkredit',
  },
  options: {
    deed: {
      sale: 'Kauf',
      partition: 'Teilung, Übernahme von Miteigentümern',
      exchange: 'Tausch',
      gift: 'Schenkung',
    },
    relationship: {
      directLine: 'Elternteil oder Kind',
      directLineBeyondShare: 'Elternteil oder Kind, über den Erbteil hinaus',
      spouse: 'Ehepartner',
      partner: 'Partner, seit mindestens drei Jahren eingetragen',
      sibling: 'Bruder oder Schwester',
      uncleNephew: 'Onkel oder Tante, Neffe oder Nichte',
      greatUncle: 'Großonkel oder Großtante, Großneffe oder Großnichte',
      charity: 'Gemeinde, öffentliche Einrichtung oder gemeinnütziger Verein',
      other: 'Andere Person',
    },
    operation: {
      existing: 'Bestehendes Gebäude',
      offPlan: 'Vom Plan (VEFA)',
      buildingLand: 'Bauland',
    },
  },
  aids: {
    housingCredit:
      'Wenn die Käufer innerhalb von zwei Jahren einziehen (vier bei Kauf nach Plan oder Bauplatz), mindestens zwei Jahre bleiben und dieses Guthaben noch haben.',
    rentalCredit: 'Wenn die Wohnung wie in der Urkunde zugesagt mindestens zwei Jahre vermietet wird.',
    superReducedVat: 'Wenn die Wohnung zwei Jahre Hauptwohnsitz ist und ihr Höchstbetrag nicht ausgeschöpft ist.',
    savingsPremium: 'Wenn der Zuwachs Ihrer Ersparnisse belegt und die Erwerbsprämie bewilligt ist.',
    stateGuaranteeCeiling: 'Möglich, wenn drei Jahre lang mindestens 1.000 € pro Jahr bei einer Bank gespart wurden.',
    interestSubsidyCapital: 'Maßgebliches Kapital, wenn Einkommen und Haushalt die Bedingungen erfüllen.',
    accessionPremiumBonus: 'Zusätzlich zur Erwerbsprämie, wenn sie mit dem gesendeten Grundbetrag bewilligt wird.',
    capitalGrantCap: 'Höchstbetrag, den eine Person noch erhalten kann.',
    accessionPremium: 'Nach Einkommen und Haushalt, mit Hypothekendarlehen und zwei Jahren eigener Nutzung.',
    compensatoryPremium: 'Zusätzlich zur Erwerbsprämie, für eine neu gebaute, nie bewohnte Wohnung.',
    interestSubsidy: 'Senkt den Zins nach Einkommen und Kindern, im Rahmen der Sätze dieses Tages.',
    climateBonus: 'Für Arbeiten: nach technischem Dossier, vorheriger Zusage und Daten.',
    communalPremiums: 'Manche Gemeinden zahlen sie; die Beträge sind verschieden.',
  },
  incomeAboveReference:
    'Das Einkommen liegt über dem Richtwert für Alleinstehende; ein größerer Haushalt könnte sie erhalten.',
} as const satisfies Translation<typeof source>
