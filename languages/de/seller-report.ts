import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/seller-report.ts'

/**
 * Texts of the report of a seller; the rest of it is in `report.ts`.
 *
 * Screen: the report of a seller as PDF. Reader: owners. Length: report.
 */
export const words = {
  title: 'Schätzung für Ihren Verkauf',
  making: 'Wie wir auf diesen Preis kommen',
  'making.reference': 'Preis pro m² in {commune}, {segment}',
  'making.adjustments': 'Anpassungen für Ihre Wohnung, zusammen',
  'making.central': '{surface} zu diesem Preis, gerundet',
  'making.range': '8 von 10 vergleichbaren Wohnungen für',
  'making.price': 'Preis in diesem Bericht, gegenüber der Schätzung',
  proceeds: 'Was Ihnen bleibt',
  proceedsOn: 'Urkunde vom {day}, Preis {origin}.',
  wholeEuros: 'Alle Beträge sind auf ganze Euro gerundet.',
  salePrice: 'Verkaufspreis',
  saleCosts: 'Verkaufskosten',
  part: 'Ihr Anteil, {share}',
  partAfterCosts: 'Ihr Anteil nach Kosten, {share}',
  tax: 'Steuer auf den Veräußerungsgewinn',
  'tax.atMost': 'Steuer auf den Veräußerungsgewinn, höchstens',
  'net.atLeast': 'Was Ihnen mindestens bleibt',
  atMostSays: 'Es fehlen die Kosten Ihres Kaufs. Sie senken die Steuer und stehen in der Urkunde.',
  notCounted: 'nicht enthalten',
  loanBalance: 'Restschuld',
  net: 'Was Ihnen bleibt',
  netBeforeTax: 'Was Ihnen vor der Steuer auf den Veräußerungsgewinn bleibt',
  taxNamed:
    'Die Steuer auf den Veräußerungsgewinn (Einkommensteuergesetz, Artikel 99bis und 99ter) ist nicht enthalten. Sie hängt davon ab, wann und für wie viel Sie gekauft haben, von Kosten und Arbeiten, von Einkommen und Steuerklasse. Ein Hauptwohnsitz ist unter den Bedingungen des Artikels 102bis steuerfrei.',
  'gain.longTerm':
    'Besitzdauer {from} bis {to}, mehr als {years} Jahre: Die Kosten werden aufgewertet, ein Freibetrag wird abgezogen, der Rest wird ermäßigt besteuert.',
  'gain.speculative':
    'Besitzdauer {from} bis {to}, höchstens {years} Jahre: Der Gewinn kommt zum Einkommen des Jahres und wird mit ihm besteuert.',
  'gain.mainResidence': 'Keine Steuer: Es ist Ihr Hauptwohnsitz.',
  'gain.soldToPublicBody': 'Keine Steuer: Sie verkaufen an eine öffentliche Stelle.',
  'gain.speculativeBelow500': 'Keine Steuer: Der Gewinn liegt unter dem kleinsten steuerpflichtigen Betrag.',
  'gain.noGain': 'Keine Steuer: kein Gewinn.',
  'gain.allowances': 'Keine Steuer: Die Freibeträge decken den ganzen Gewinn.',
  'item.received': 'Verkaufspreis abzüglich Kosten',
  'item.acquisitionPrice': 'Kaufpreis, {year}',
  'item.acquisitionCosts': 'Kaufnebenkosten, {year}',
  'item.improvement': 'Arbeiten, {year}',
  'item.revalued': '{name}: {amount} × {coefficient}',
  'item.gain': 'Gewinn',
  'item.decennial': 'Freibetrag, einmal in zehn Jahren',
  'item.parentsHome': 'Freibetrag für das Haus Ihrer Eltern',
  'item.taxableGain': 'Steuerpflichtiger Gewinn',
  taxBetween: 'zwischen {low} und {high}',
  buyer: 'Was ein Käufer braucht',
  buyerSays: 'Bei einem Kaufpreis von {price} kommen {costs} Nebenkosten dazu, zusammen {total} ({facts}).',
  withLoan: 'mit einem Darlehen von {loan} sind es {own} Eigenkapital',
  steps: 'Nächste Schritte',
  'step.visit':
    'Besichtigung: Licht, Lärm, der tatsächliche Zustand und die Eigentümergemeinschaft lassen sich nur vor Ort beurteilen. Danach legen wir gemeinsam den Angebotspreis fest.',
  'step.papers':
    'Unterlagen: Eigentumstitel, Energieausweis, Gemeinschaftsordnung, Abrechnungen und Protokolle der Eigentümerversammlung, Rechnungen für Arbeiten.',
  'step.bank': 'Bank: Ihre Restschuld, die Kosten einer vorzeitigen Rückzahlung und der Löschung der Hypothek.',
  'step.contract': 'Vorvertrag mit dem Käufer: Preis, Bedingungen (etwa die Zusage seines Darlehens), Tag der Urkunde.',
  'step.deed':
    'Urkunde beim Notar: Sie erhalten den Preis, das Darlehen wird abgelöst, die Schlüssel wechseln den Besitzer. Der Verkauf gehört dann in Ihre Steuererklärung des Jahres.',
  'notice.declaration_required': 'Geben Sie den Verkauf auf dem Formular 700 an, auch wenn keine Steuer anfällt.',
  'notice.contested_rule':
    'Der Gewinn ist zu klein für den ermäßigten Satz und kommt zum Einkommen; die Freibeträge bleiben. Das ist umstritten.',
  'notice.contested_completedOn':
    'Das Haus wurde kurz vor dem Verkauf fertig; wäre sein Anteil am Gewinn spekulativ, wäre die Steuer um bis zu {amount} höher. Das ist umstritten.',
  'notice.contested_mainResidenceShare':
    'Besteuert wird nur der Teil, der nicht Hauptwohnsitz war, nach seiner Fläche; das Gesetz nennt keinen Schlüssel.',
  'notice.contested_taxResident':
    'Nach einer anderen Lesart von Artikel 157 wäre die Einkommensteuer um {amount} niedriger.',
  'notice.surcharge_possible':
    'Berechnet für Nichtansässige ohne Berufseinkünfte in Luxemburg: Steuerklasse 1 und ein Mindestsatz (Artikel 157).',
  'notice.no_effect_here': 'Eine der gegebenen Antworten ändert für diesen Verkauf nichts.',
  'notice.reinvestment_deferral_not_computed':
    'Die Steuer kann bei einer Wiederanlage in bestimmte Wohnungen aufgeschoben werden (Artikel 102quater); das ist nicht berechnet.',
  'notice.reform_announced':
    'Eine einheitliche Steuerklasse wurde angekündigt; dass sie Gesetz ist, ließ sich nicht belegen.',
  'notice.contract_changes_nothing': 'Der registrierte Vorvertrag ändert für diesen Verkauf nichts.',
  'notice.public_body_too_early': 'Ein Verkauf an eine öffentliche Stelle war an diesem Tag noch nicht steuerfrei.',
  'assumed.acquisitionCosts': 'Kaufnebenkosten: 0 €',
  'assumed.acquisitionMode': 'gekauft',
  'assumed.mainResidence': 'nicht Ihr Hauptwohnsitz',
  'assumed.preemptionExercised': 'kein Vorkaufsrecht ausgeübt',
  'assumed.taxResident': 'Sie sind in Luxemburg ansässig',
  'assumed.jointTaxation.yes': 'zusammen veranlagt',
  'assumed.jointTaxation.no': 'einzeln veranlagt',
  'assumed.decennialAllowanceUsed': 'kein Freibetrag in den zehn Jahren davor verbraucht',
  'assumed.healthInsuredInLuxembourg': 'in Luxemburg krankenversichert',
  caveat:
    'Statistische Schätzung ohne Besichtigung. Ersetzt kein Gutachten und ist kein Angebot und keine Preisgarantie. Steuer und Kosten ohne Gewähr: Verwaltung, Notar und Bank entscheiden.',
  commentaryPrompt:
    'Schreibe für den Verkäufer, Kunde einer Immobilienagentur, einen Kommentar zu dieser Schätzung und zu dem, was vom Preis bleibt, in vier kurzen Absätzen ohne Überschriften: worauf der Wert beruht und warum die Spanne so breit ist; was vom Preis abgeht und welchem Gesetz die Steuer auf den Gewinn folgt, wo sie mitgerechnet ist; was das für den Verkäufer heißt; was als Nächstes zu prüfen ist. Einfache Worte, kein Rat zu kaufen oder zu verkaufen.',
} as const satisfies Translation<typeof source>
