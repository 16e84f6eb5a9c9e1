import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/seller-report.ts'

/** Texts of the report of a seller; the rest of it is in `report.ts`. */
export const words = {
  title: 'Unverbindliche Werteinschätzung für Ihren Verkauf',
  making: 'Wie der Preis zustande kommt',
  'making.reference': 'Referenzpreis in {commune}, {segment}',
  'making.adjustments': 'Merkmale dieser Wohnung, miteinander multipliziert',
  'making.central': '{surface} zu diesem Preis, gerundet: mittlerer Wert',
  'making.range': '8 von 10 vergleichbaren Verkäufen',
  'making.price': 'Preis dieses Berichts, gegenüber dem mittleren Wert',
  proceeds: 'Was dem Verkäufer bleibt',
  proceedsOn: 'Urkunde vom {day}; {origin}.',
  wholeEuros: 'Alle Beträge sind auf ganze Euro gerundet, da der Preis geschätzt ist.',
  saleCosts: 'Verkaufskosten',
  part: 'Anteil dieses Verkäufers, {share}',
  tax: 'Steuer auf den Veräußerungsgewinn',
  notCounted: 'nicht mitgerechnet',
  loanBalance: 'Zurückzuzahlendes Darlehen',
  net: 'Nettoerlös',
  netBeforeTax: 'Verbleibt vor der Steuer auf den Veräußerungsgewinn',
  taxNamed:
    'Die Steuer auf den Veräußerungsgewinn (Einkommensteuergesetz, Artikel 99bis und 99ter) ist hier nicht mitgerechnet. Sie hängt von Tag, Preis und Kosten des Kaufs, von Arbeiten, vom Einkommen und von der Steuerklasse des Verkäufers ab; der Verkauf eines Hauptwohnsitzes ist steuerfrei, wenn die Bedingungen des Artikels 102bis erfüllt sind.',
  'gain.longTerm':
    'Gehalten vom {from} bis zum {to}, länger als {years} Jahre: Die Kosten werden aufgewertet, ein Freibetrag wird abgezogen, der Rest wird ermäßigt besteuert.',
  'gain.speculative':
    'Gehalten vom {from} bis zum {to}, höchstens {years} Jahre: Der Gewinn kommt zum Einkommen des Jahres und wird wie dieses besteuert.',
  'gain.mainResidence': 'Steuerfrei als Hauptwohnsitz des Verkäufers.',
  'gain.soldToPublicBody': 'Steuerfrei als Verkauf an eine öffentliche Stelle.',
  'gain.speculativeBelow500': 'Keine Steuer: Der Gewinn liegt unter dem kleinsten steuerbaren Betrag.',
  'gain.noGain': 'Keine Steuer: Es gibt keinen Gewinn.',
  'gain.allowances': 'Keine Steuer: Die Freibeträge decken den ganzen Gewinn.',
  'item.received': 'Preis abzüglich Verkaufskosten',
  'item.acquisitionPrice': 'Kaufpreis, {year}',
  'item.acquisitionCosts': 'Kosten des Kaufs, {year}',
  'item.improvement': 'Arbeiten, {year}',
  'item.revalued': '{name}: {amount} × {coefficient}',
  'item.gain': 'Gewinn',
  'item.decennial': 'Freibetrag, einmal in zehn Jahren',
  'item.parentsHome': 'Freibetrag für das Elternhaus',
  'item.taxableGain': 'Steuerbarer Gewinn',
  taxBetween: 'zwischen {low} und {high}',
  buyer: 'Was ein Käufer braucht',
  buyerSays: 'Bei einem Preis von {price} betragen die Kaufnebenkosten {costs}, zusammen {total} ({facts}).',
  withLoan: 'mit einem Darlehen von {loan} sind es {own} Eigenkapital',
  steps: 'Nächste Schritte',
  'step.visit':
    'Besichtigung durch die Agentur: Zustand, Licht, Lärm und Wohnungseigentümergemeinschaft stecken nicht in den Zahlen. Danach wird der Angebotspreis gemeinsam festgelegt.',
  'step.papers':
    'Unterlagen: Eigentumstitel, Energieausweis, Ordnung, Abrechnungen und Protokolle der Eigentümergemeinschaft, Rechnungen der Arbeiten.',
  'step.bank':
    'Bank: eine Aufstellung der Restschuld sowie der Kosten der vorzeitigen Rückzahlung und der Löschung der Hypothek.',
  'step.contract': 'Vorvertrag mit dem Käufer: Preis, Bedingungen (etwa die Zusage seines Darlehens), Tag der Urkunde.',
  'step.deed':
    'Urkunde beim Notar: Der Preis wird bezahlt, das Darlehen zurückgezahlt, die Schlüssel werden übergeben. Der Verkauf gehört dann in die Steuererklärung des Jahres.',
  'notice.declaration_required': 'Der Verkauf wird mit dem Formular 700 erklärt, auch wenn keine Steuer anfällt.',
  'notice.contested_rule':
    'Der Gewinn ist zu klein für den ermäßigten Satz und kommt zum Einkommen; die Freibeträge bleiben. Das ist umstritten.',
  'notice.surcharge_possible':
    'Wer nicht in Luxemburg ansässig ist, schuldet auf diesen Gewinn mindestens {amount}; die gezeigte Steuer ist die eines Ansässigen.',
  'notice.reinvestment_deferral_not_computed':
    'Die Steuer kann bei einer Wiederanlage in bestimmte Wohnungen aufgeschoben werden (Artikel 102quater); das ist nicht berechnet.',
  'notice.reform_announced':
    'Eine einheitliche Steuerklasse wurde angekündigt; dass sie Gesetz ist, ließ sich nicht belegen.',
  'notice.contract_changes_nothing': 'Der registrierte Vorvertrag ändert für diesen Verkauf nichts.',
  'notice.public_body_too_early': 'Ein Verkauf an eine öffentliche Stelle war an diesem Tag noch nicht steuerfrei.',
  'assumed.acquisitionCosts': 'Kosten des Kaufs mit 0',
  'assumed.acquisitionMode': 'durch Kauf erworben',
  'assumed.mainResidence': 'kein Hauptwohnsitz des Verkäufers',
  'assumed.preemptionExercised': 'kein Vorkaufsrecht ausgeübt',
  'assumed.taxResident': 'Verkäufer in Luxemburg ansässig',
  'assumed.jointTaxation.yes': 'zusammen veranlagt',
  'assumed.jointTaxation.no': 'einzeln veranlagt',
  'assumed.decennialAllowanceUsed': 'kein Freibetrag in den zehn Jahren davor verbraucht',
  'assumed.healthInsuredInLuxembourg': 'in Luxemburg krankenversichert',
  caveat:
    'Unverbindliche statistische Schätzung ohne Besichtigung; weder Gutachten noch Angebot noch Preisgarantie. Steuer und Kosten ohne Gewähr; es entscheiden allein Verwaltung, Notar und Bank.',
  commentaryPrompt:
    'Schreibe für den Verkäufer, Kunde einer Immobilienagentur, einen Kommentar zu dieser Schätzung und zu dem, was vom Preis bleibt, in vier kurzen Absätzen ohne Überschriften: worauf der Wert beruht und warum die Spanne so breit ist; was vom Preis abgeht und welchem Gesetz die Steuer auf den Gewinn folgt, wo sie mitgerechnet ist; was das für den Verkäufer heißt; was als Nächstes zu prüfen ist. Einfache Worte, kein Rat zu kaufen oder zu verkaufen.',
} as const satisfies Translation<typeof source>
