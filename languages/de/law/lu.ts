import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu.ts'

/** Luxembourg: its name, the questions of its form, and when an aid would be given. */
export const words = {
  name: 'Luxemburg',
  questions: {
    operation: 'Was kaufen Sie?',
    commune: 'In welcher Gemeinde?',
    landValue: 'Wert des Grundstücks',
    'buyers[].housingCreditUsed': 'Bereits genutzter Steuerkredit',
  },
  options: {
    operation: {
      existing: 'Bestehendes Gebäude',
      offPlan: 'Vom Plan (VEFA)',
      buildingLand: 'Bauland',
    },
  },
  aids: {
    housingCredit:
      'Würde gelten, wenn die Käufer binnen zwei Jahren einziehen (vier bei Kauf nach Plan oder Bauplatz), mindestens zwei Jahre bleiben und dieses Guthaben noch haben.',
    rentalCredit: 'Würde gelten, wenn die Wohnung wie in der Urkunde zugesagt mindestens zwei Jahre vermietet würde.',
    superReducedVat: 'Würde gelten, wenn die Wohnung zwei Jahre Hauptwohnsitz und der Höchstbetrag noch frei wäre.',
    savingsPremium: 'Wäre möglich, wenn der Zuwachs des Sparguthabens belegt und die Erwerbsprämie gewährt würde.',
    stateGuaranteeCeiling:
      'Könnte beantragt werden, wenn drei Jahre lang je 1 000 EUR bei einer Bank gespart worden wären.',
    interestSubsidyCapital: 'Wäre das maßgebliche Kapital, wenn Einkommen und Haushalt die Bedingungen erfüllten.',
    accessionPremiumBonus: 'Käme hinzu, wenn die Erwerbsprämie mit dem gesendeten Grundbetrag gewährt würde.',
    capitalGrantCap: 'Höchstbetrag der Beihilfen, die eine Person noch erhalten könnte.',
    accessionPremium: 'Wäre möglich je nach Einkommen und Haushalt, mit Hypothekendarlehen und zwei Jahren Bewohnung.',
    compensatoryPremium: 'Käme hinzu, wenn die Erwerbsprämie für eine neu gebaute, nie bewohnte Wohnung gewährt würde.',
    interestSubsidy:
      'Könnte den Zins je nach Einkommen und Kindern im Rahmen der für diesen Tag genannten Sätze senken.',
    climateBonus: 'Wären für Arbeiten möglich, je nach technischem Dossier, vorheriger Zusage und Daten.',
    communalPremiums: 'Wären möglich, wo die Gemeinde sie zahlt; sie unterscheiden sich von Gemeinde zu Gemeinde.',
  },
  incomeAboveReference:
    'Das Einkommen liegt über dem Richtwert für Alleinstehende; ein größerer Haushalt könnte sie erhalten.',
} as const satisfies Translation<typeof source>
