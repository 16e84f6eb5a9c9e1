import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-card.ts'

/**
 * Texts of the model card in German.
 *
 * Screen: the model card, page and PDF. Reader: developers. Length: docs.
 */
export const words = {
  name: 'Schätzung von Wohnungen in Luxemburg',
  'purpose.indicative':
    'Ein Richtwert für eine Wohnung im Volleigentum in Luxemburg, mit Intervallen, die angeben, wie weit Verkaufspreise darum streuen. Für Verkäufer, Käufer und Agenturen und als Berechnung neben der Akte einer Bank.',
  'purpose.past': 'Ein Wert für jeden Tag seit dem {first}, so wie er heute bekannt ist.',
  'refusal.lendingValue': 'Kein Beleihungswert.',
  'refusal.valuation':
    'Kein Gutachten nach den Europäischen Bewertungsstandards (EVS): Niemand hat die Wohnung gesehen, und kein Gutachter unterschreibt.',
  'refusal.advancedModel':
    'Kein fortgeschrittenes statistisches Modell im Sinne von EBA/GL/2020/06, Absätze 236 und 237: Es kennt die Gemeinde und nicht die Adresse, und es ist noch nicht an eigenen Verkäufen geprüft.',
  'refusal.houses': 'Keine Häuser, keine Grundstücke, keine Büros, keine Anteile an einer Wohnung.',
  'unseen.lift': 'Ein Aufzug.',
  'unseen.penthouse': 'Ein Penthouse und die Nummer der Etage.',
  'unseen.address': 'Die Adresse: Straße, Aussicht, Sonne, Entfernung zu einem Bahnhof.',
  'unseen.noise': 'Lärm.',
  'unseen.terrace': 'Die Größe einer Terrasse, eines Gartens oder eines Kellers.',
  'unseen.charges': 'Nebenkosten, anstehende Arbeiten, der Vertrag eines Mieters.',
  'data.history': 'Registrierte Verkäufe von Wohnungen nach Gemeinde und zwölf Monaten',
  'data.history.kind':
    'Anzahl, Durchschnittspreis pro Quadratmeter und Spanne, bestehende Wohnungen und Verkäufe vor Fertigstellung getrennt; {means} veröffentlichte Durchschnitte bestehender Wohnungen.',
  'data.history.exclusions':
    'Weniger als {least} Verkäufe: kein Preis, nur die Anzahl. Spannen kürzt der Herausgeber an jedem Ende um 5 %. Jahre ohne Datei: {missing}. Frühere Gemeinden zählen als Orte ihres Kantons, nicht im Preis der heutigen Gemeinde.',
  'data.history.licence':
    'Offene Daten; die vorliegenden Quellen nennen CC0 und CC BY 4.0, deshalb steht der Herausgeber bei jeder Zahl.',
  'data.index': 'Vierteljährlicher Index der Hauspreise',
  'data.index.kind':
    'Alle Wohnimmobilien des Landes, Häuser eingeschlossen; verwendet werden nur Verhältnisse der Werte.',
  'data.index.exclusions': 'Nichts ist ausgelassen; wir bereinigen keinen Wert um Saisoneffekte.',
  'data.index.licence':
    'Bedingungen des Herausgebers nicht gelesen; er wird überall genannt, wo der Index verwendet wird.',
  'data.quartiers': 'Faktoren der Stadtviertel der Hauptstadt',
  'data.quartiers.kind': 'Angebotspreise, keine Verkäufe: {adverts} Inserate eines Jahres.',
  'data.quartiers.exclusions':
    'Je weniger Inserate ein Stadtviertel hat, desto weniger gilt es beim Berechnen der Spanne als bekannt: mit {half} Inseraten zur Hälfte.',
  'data.quartiers.licence': 'Offene Daten, wie die Verkäufe.',
  'formula.level':
    'Der Logarithmus des Preises einer Gemeinde in einem Quartal ist die Summe aus Land, Kanton und Gemeinde. Kantone entfernen sich vom Land um {canton} für die Wurzel eines Jahres, Gemeinden von ihrem Kanton um {commune}; das Wachstum des Landes klingt ab. Veröffentlichte Durchschnitte von zwölf Monaten zeigen ihn, jeder mit einem Fehler von {sale} (im Norden {north}) durch die Wurzel aus der Zahl seiner Verkäufe; Dateien, die sich überschneiden, teilen ihn (Fay und Herriot 1979; Rao und Yu 1994).',
  'formula.index':
    'Der Index der Hauspreise ist eine weitere Beobachtung des Landes, mit einem Rauschen von {noise} in jedem Quartal. Zwischen den Mitten zweier Quartale ist der Logarithmus linear in Tagen; nach {last} ist nichts beobachtet.',
  'formula.adjustments':
    'Die Faktoren dessen, was bekannt ist, multiplizieren ihn, und die Wohnfläche macht daraus einen Wert.',
  'formula.variance':
    'Das Quadrat der Standardabweichung der Vorhersage ist eine Summe: die Streuung eines einzelnen Verkaufs ({sale}, abzüglich dessen, was bekannte Merkmale erklären), das Stadtviertel, der Standardfehler des Preises, die Zeit seit dem Ende der Tabellen, ein Neubau ohne veröffentlichten Preis, ungewöhnliche Größen.',
  'formula.intervals':
    'Die Enden sind der Wert mal 1 ∓ z mal die Standardabweichung, mit z = {half} für die Hälfte der Verkäufe und z = {wide} für {coverage}.',
  'fault.timid':
    'Die Anpassungen sind zu zaghaft: In belgischen Inseraten bewegten sich die Preise {low}- bis {high}-mal so stark.',
  'fault.quartiers': 'Die Faktoren der Stadtviertel stammen aus Angebotspreisen.',
  'fault.houses': 'Häuser können überhaupt nicht geschätzt werden.',
  'fault.index':
    'Ein einziger Index aller Wohnimmobilien dient für Wohnungen, Häuser und Neubauten; von einem Quartal zum nächsten sprang er seit {since} um bis zu {leap}.',
  'fault.together':
    'Nach der neuesten Datei ist der Fehler des Preises für alle Wohnungen ein und derselbe: Auch viele Schätzungen mitteln ihn nicht weg.',
  'fault.untested':
    'Die Spannen folgen aus angegebenen Standardabweichungen. Sie sind noch nicht an einzelnen Verkäufen getestet.',
  'drift.within': 'Die neueste Datei reicht bis in das Quartal dieses Tages.',
  'drift.beyond':
    'Die neueste Datei endet mit {last}. Quartale von dort bis zu diesem Tag: {quarters}; die Bewegung des Landes seit der Mitte der Datei hat eine Standardabweichung von {deviation}.',
  'class.formula':
    'Eine feste Formel mit veröffentlichten Parametern: Dieselben Tabellen und dieselbe Anfrage ergeben dieselbe Antwort, und keine Antwort verändert das Modell.',
  'class.persons':
    'Es bewertet Wohnungen und keine Personen. Nach unserer eigenen Lesart ist es daher kein Hochrisiko-System nach Anhang III der Verordnung (EU) 2024/1689 (KI-Verordnung).',
  'contest.answer':
    'Jede Antwort nennt ihre Faktoren, den Preis, von dem sie ausgeht, mit seiner Quelle, und die Prüfsumme der Tabellen: Sagen Sie, was davon falsch ist.',
  'contest.sales':
    'Verkäufe, die einer Schätzung widersprechen, können in der Rückprüfung ausgewertet werden; nichts davon wird gespeichert, und das Ergebnis kann an den Betreiber geschickt werden.',
  'change.says':
    'Die Preise kommen aus einem einzigen System von Land, Kanton und Gemeinde nach Quartalen; ein Preis springt nicht mehr zu Neujahr wie in Version {before}.',
  'stop.stale':
    'Ab dem {from} ist die neueste Datei älter als {months} Monate: Diese Karte nennt das Modell veraltet, und seine Schätzungen brauchen eine zweite Quelle.',
  'stop.refused': 'Ab dem {from} ist diese Datei älter als {months} Monate: Tage nach dem {end} werden abgelehnt.',
  'stop.backTest':
    'Eine Rückprüfung im Wert von mindestens {sales} unabhängigen Verkäufen, die eine Drift oder eine falsche Spanne findet, kommt ins Protokoll des Betreibers.',
  'stop.override':
    'Eine Person darf einen Wert nur außerhalb des Dienstes ersetzen und hält fest, warum. Statistik darf die Überprüfung eines Immobilienwerts auslösen, sie ersetzt sie nicht (Verordnung (EU) Nr. 575/2013, Artikel 208 Absatz 3 Buchstabe b).',
  'updates.says':
    'Amtliche Dateien kommen jedes Quartal, rund {months} Monate nach dessen Ende; die nächste wird bis zum {next} erwartet. Einen Preis, der sich um mehr als {move} bewegen würde, sieht sich zuerst ein Mensch an.',
  'backTest.hindsight':
    'Rückschau: Die Schätzung eines vergangenen Tages kennt die Preise späterer Dateien. An jenem Tag hätte sie weniger gewusst.',
  'backTest.selection':
    'Auswahl: Verkäufe, die zur Prüfung geschickt werden, sind selten eine Zufallsstichprobe. Das Urteil gilt diesen Wohnungen und keinen anderen.',
  'backTest.groups': 'Gruppen: Wohnungen eines Gebäudes teilen ihre Fehler. Ohne ihre Gruppe sind die Grenzen zu eng.',
  'backTest.noise':
    'Rauschen: Die Streuung einzelner Verkäufe verschiebt PRD und PRB, auch wenn jede Schätzung stimmt. Was unsere eigenen Standardabweichungen bedeuten, steht daneben.',
} as const satisfies Translation<typeof source>
