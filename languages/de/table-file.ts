import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/table-file.ts'

/**
 * Texts of pages that read a table from a file, in German.
 *
 * Screen: pages that read a table from a file. Reader: agencies. Length: screen.
 */
export const words = {
  'more.accuracy': 'Wie genau sind unsere Schätzungen?',
  'more.model': 'Wie das Modell funktioniert',
  choose: 'CSV- oder Excel-Datei wählen',
  drop: 'oder hier ablegen',
  trySample: 'Mit dem Beispiel ausprobieren',
  getSample: 'Beispiel herunterladen (CSV)',
  columnsTitle: 'Wie die Spalten heißen dürfen',
  columnsSay:
    'Eine Zeile nennt die Spalten, in einer dieser Sprachen und in beliebiger Reihenfolge; darüber darf ein Titel stehen. Trennen Sie die Zellen mit Kommas, Semikolons oder Tabulatoren, oder nehmen Sie eine Arbeitsmappe (.xlsx). Unbekannte Spalten lesen wir nicht; von zwei Spalten gleicher Bedeutung gilt die weiter vorn genannte; eine freiwillige Zelle, die wir nicht lesen können, gilt als unbekannt.',
  'columns.table': 'Spalten, ihre Namen und ihre Werte',
  'columns.column': 'Spalte',
  'columns.names': 'Namen',
  'columns.values': 'Werte',
  'columns.needed': 'erforderlich',
  'columns.number': 'eine Zahl',
  'columns.day': 'ein Datum: 2024-05-31, 31.05.2024, 31/05/24, 31. Mai 2024 oder eine Tageszahl von Excel',
  'columns.text': 'ein Name',
  'stage.loading': 'Berechnung wird geladen.',
  'stage.reading': 'Datei wird gelesen.',
  failed: 'Die Seite hat mit einem Fehler angehalten: {message}. Laden Sie sie neu; nichts wurde gesendet.',
  'file.tooLarge':
    'Die Datei hat {megabytes} MB; möglich sind {most} MB. Behalten Sie die unten genannten Spalten und entfernen Sie Bilder und andere Blätter.',
  'file.empty': 'Die Datei ist leer. Wählen Sie die Datei mit der Tabelle.',
  'file.workbook':
    'Wir können diese Arbeitsmappe nicht lesen. Entfernen Sie das Passwort, oder speichern Sie das Blatt als „CSV UTF-8“.',
  'file.oldWorkbook':
    'Das ist eine alte Arbeitsmappe (.xls) oder eine mit Passwort. Speichern Sie sie als .xlsx ohne Passwort oder als „CSV UTF-8“.',
  'file.noTable': 'Diese Datei enthält keine Tabelle. Wählen Sie eine CSV- oder Excel-Datei (.xlsx).',
  'file.oneColumn':
    'Die Tabelle hat nur eine Spalte. Trennen Sie die Zellen mit Kommas, Semikolons oder Tabulatoren, oder wählen Sie die Excel-Datei selbst.',
  'file.sheets':
    'Mehrere Blätter der Arbeitsmappe haben eine solche Tabelle: {names}. Behalten Sie eines, oder speichern Sie eines als „CSV UTF-8“.',
  'file.broken':
    'Zeile {line} enthält Zeichen, die beim Speichern verloren gingen (�). Speichern Sie die Tabelle noch einmal als „CSV UTF-8“.',
  'file.quote':
    'Zeile {line}, Zelle {cell}: Ein Anführungszeichen steht an der falschen Stelle oder wird nie geschlossen.',
  'file.missing': 'Die Spalte „{column}“ fehlt. Mögliche Namen: {names}. Die erste Zeile enthält: {found}.',
  'file.twice':
    'Die Spalten „{first}“ und „{second}“ bedeuten beide „{column}“. Entfernen Sie eine oder benennen Sie sie um.',
  'file.tooMany': 'Die Datei hat {count} Zeilen; möglich sind {most}. Teilen Sie sie auf mehrere Dateien auf.',
  'row.cells': 'die Zeile hat {count} Zellen, die erste Zeile hat {expected}',
  'row.missing': 'ist leer',
  'row.number': '„{value}“ ist keine Zahl; schreiben Sie sie als 450000 oder 85,5',
  'row.ambiguous':
    '„{value}“ kann {asThousands} oder {asDecimal} bedeuten; schreiben Sie die Zahl ohne Tausenderzeichen',
  'row.range': '„{value}“ liegt nicht zwischen {low} und {high}',
  'row.day': '„{value}“ ist kein Datum; schreiben Sie es als 2024-05-31, 31.05.2024 oder 31/05/2024',
  'row.formula': 'ist eine Formel; speichern Sie die Tabelle mit Werten',
  'row.long': 'hat mehr als {most} Zeichen',
  'row.characters': 'enthält Steuerzeichen',
  'row.valuation_date_too_early': 'die Preistabellen beginnen am {day}',
  'row.municipality_not_found': 'keine Gemeinde in Luxemburg heißt „{value}“',
  'row.municipality_near': 'keine Gemeinde in Luxemburg heißt „{value}“; ähnliche Namen: {names}',
  result: 'Ergebnis',
  'ignored.columns': 'Nicht gelesene Spalten: {names}.',
  range: '{low} bis {high}',
  'left.line': 'Zeile',
  'left.column': 'Spalte',
  'left.why': 'Grund',
  'left.more': 'Weitere Hinweise: {count}.',
  'left.formulas':
    'Eine leere Zelle kann eine Formel sein, deren Ergebnis nie gespeichert wurde. Öffnen Sie die Mappe in Excel, speichern Sie sie und wählen Sie sie noch einmal.',
  take: 'Herunterladen',
  'take.says': 'Diese Dateien entstehen in Ihrem Browser.',
  'note.encoding': 'Die Datei ist in {encoding} gespeichert und wurde so gelesen.',
  'note.sheet': 'Gelesen vom Blatt „{sheet}“; die anderen Blätter wurden weggelassen.',
  'note.macros':
    'Die Arbeitsmappe enthält Makros. Sie wurden nicht ausgeführt: Die Zellen haben die Werte vom letzten Speichern.',
  'note.monthFirst': 'Die Tage beginnen mit dem Monat, wie 12/31/2024, und wurden so gelesen.',
} as const satisfies Translation<typeof source>
