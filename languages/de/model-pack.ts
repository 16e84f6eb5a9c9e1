import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-pack.ts'

/**
 * Texts of the validator's parts of the page of the model in German.
 *
 * Screen: /docs/model. Reader: developers. Length: docs.
 */
export const words = {
  notSet: 'nicht festgelegt: nicht freigegeben',
  version: 'Version des Modells',
  owner: 'Hier verantwortlich',
  approvedBy: 'Freigegeben von',
  approvedOn: 'Freigegeben am',
  nextReview: 'Nächste Überprüfung',
  stale: 'Die neueste Datei ist zu alt: Diese Schätzungen brauchen eine zweite Quelle.',
  changes: 'Was jede Version geändert hat',
  'changes.table': 'Versionen des Modells und was sie bewegt haben',
  'col.version': 'Version',
  'col.day': 'Ab',
  'col.what': 'Was',
  'col.moved': 'Bewegung (quadratisches Mittel)',
  'col.largest': 'Größte Bewegung',
  largest: '{move}, {commune}',
  'changes.says':
    'Bewegungen der Preise von {year} in {communes} Gemeinden, deren Preis in beiden Versionen veröffentlicht ist.',
  stability: 'Ist es jedes Jahr und überall gleich?',
  byYear: 'Nach Jahr, ein Jahr voraus allein mit dem Index',
  byCanton: 'Nach Kanton, jeder Durchschnitt der Reihe nach aus allem anderen',
  chi2: 'Abweichung der Kantone von 80 %: χ² ist {value}; bei {cantons} Kantonen rund {cantons} schon durch Zufall.',
  rivals: 'Neben einfachen Regeln',
  'rivals.table': 'Fehler an denselben Durchschnitten',
  sensitivity: 'Und wenn ein Parameter falsch ist?',
  'sensitivity.says':
    'Jeder Parameter einen Schritt tiefer und höher, für die Preise aller Gemeinden am {day}: quadratisches Mittel der Änderung, in Klammern die größte, dann die Änderung des Standardfehlers in Punkten.',
  'sensitivity.table': 'Preise, wenn sich ein Parameter ändert',
  'col.down': 'Einen Schritt tiefer',
  'col.up': 'Einen Schritt höher',
  step: '{value}: {rms} ({largest}), {points} Punkte',
  'fsd.table': 'FSD einer Wohnung in der Hauptstadt, von der alles bekannt ist',
  'fsd.step': '{value}: {points} Punkte',
  'fsd.sale': 'Abweichung eines einzelnen Verkaufs',
  'fsd.explainedShares': 'alle erklärten Anteile, mal',
  'surface.table': 'Wert, wenn sich der Exponent der Wohnfläche ändert',
  'surface.step': '{value}: {change}',
  'col.area': 'Wohnfläche',
  'col.shipped': 'Wie sie ist',
  lineage: 'Woher jede Datei kommt',
  'lineage.says':
    'Eine Prüfsumme bezeichnet eine Datei auf das Byte genau. „–“ heißt, dass die Datei selbst nicht vorlag.',
  'lineage.table': 'Dateien hinter dem Modell',
  'col.file': 'Datei',
  'col.read': 'Gelesen am',
  'col.bytes': 'Bytes',
  'col.note': 'Bemerkung',
  'key.communes': 'Tabelle der Gemeinden',
  'key.history': 'Tabelle der registrierten Verkäufe',
  'key.index': 'Tabelle der Hauspreise',
  'key.quartiers': 'Tabelle der Stadtviertel',
  'key.sales': 'amtliche Datei',
  hitRate: 'Was geschätzt und was abgelehnt wird',
  'hitRate.says':
    'Geschätzt: {priced} von {communes} Gemeinden; {published} haben einen Durchschnitt in den neuesten Dateien, {newBuilds} einen für Neubauten.',
  'refusals.table': 'Gründe einer Ablehnung',
  'col.code': 'Code',
  'col.answer': 'Antwort',
  concentration: 'Fehler, die Wohnungen gemeinsam haben',
  'concentration.says':
    'Am {day} hat der Preis der Hauptstadt einen Standardfehler von {place}; {shared} ist die Bewegung des Landes, ein und dieselbe für alle Wohnungen.',
  portfolio:
    '{homes} gleiche Wohnungen in der Hauptstadt, vom {from} bis zu diesem Tag fortgeschrieben: Ihre Summe hat durch den Ort allein eine Abweichung von {together}. Wären ihre Fehler unabhängig, betrüge sie {alone}.',
  stop: 'Wann das Modell angehalten wird',
  updates: 'Wann es erneuert wird',
  backTest: 'Was eine Rückprüfung nicht sagen kann',
} as const satisfies Translation<typeof source>
