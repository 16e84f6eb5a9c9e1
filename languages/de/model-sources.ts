import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-sources.ts'

/**
 * Sources of the figures of the model, notes on its files and refusals of an estimate, in German.
 *
 * Screen: the card of the model and its PDF. Reader: developers. Length: docs.
 */
export const words = {
  between: '; ',
  'likelihood.rounded': 'größte Wahrscheinlichkeit auf den amtlichen Dateien bis {year}, gerundet',
  'likelihood.from': 'größte Wahrscheinlichkeit auf den amtlichen Dateien bis {year}, gerundet aus {value}',
  'likelihood.cantons': 'es gibt nur zwölf Kantone',
  'likelihood.prices': 'Likelihood des Index der Immobilienpreise, {from} bis {to}',
  'likelihood.index': 'Likelihood des Index, {low} bis {high}',
  'choice.none': 'eigene Wahl, auf keine Studie gestützt',
  'choice.level': 'eigene Wahl: kein Niveau wird angenommen',
  'choice.floor': 'eigene Wahl, über dem Rauschen eines Quartals des Index',
  'choice.alone': 'eigene Wahl',
  'choice.origin': 'jeder andere Wert ergibt dieselben Preise',
  quarter: 'Tage eines Quartals',
  'movement.home':
    'angenommen; die Form ist die von Indizes aus Wiederverkäufen (Case und Shiller 1989; Calhoun 1996 für das OFHEO), Zahlen aus Luxemburg liegen nicht vor',
  'movement.most': '√2 × {sale} × √{rest}, gerundet',
  publication: 'Tage, an denen die Dateien von {year} veröffentlicht wurden',
  'table.judgement': 'Einschätzung, wie jeder dieser Preise entstanden ist (server/data/README.md)',
  'table.notes': 'Anmerkungen der Dateien: {publisher}',
  'table.halves': 'eigenes Modell auf Angebotspreisen von {year}, vor der Mittelung mit dem indexierten Preis',
  'adverts.check': 'eigene Prüfung an {adverts} belgischen Anzeigen von {first} und {last}',
  'adverts.signs': 'nur Vorzeichen und Richtung',
  'adverts.steeper': 'STATEC, Le Logement en chiffres Nr. 9 (Preise von {year} nach Größe) ist steiler',
  'adverts.newBuilds': 'unter dem Neubauaufschlag von {low} bis {high} % (STATEC, Le Logement en chiffres Nr. 9)',
  'adverts.fifth':
    'eigene Prüfung an {adverts} belgischen Anzeigen von {first} und {last}: alle Merkmale zusammen erklären rund ein Fünftel der Varianz',
  'adverts.truth':
    'eigene Prüfung an {adverts} belgischen Anzeigen: die Steigung des wahren Preises zu unserem Faktor war {low} bis {high}',
  'adverts.slope':
    'eigene Prüfung an {adverts} belgischen Anzeigen von {first} und {last}: Steigung des Preises zum Faktor aller Anpassungen',
  floors: 'Studie von MeilleursAgents zu Stockwerken, nach immobilier.notaires.fr (node 322)',
  'floors.ground': 'Erdgeschoss gegen ein mittleres Obergeschoss, abgeschwächt',
  'floors.top':
    'Studie von MeilleursAgents zu Stockwerken, nach immobilier.notaires.fr (node 322): oberstes Stockwerk {low} bis {high} % über den mittleren',
  average: 'die durchschnittliche in der Gemeinde verkaufte Wohnung',
  renovation: 'Einschätzung: vollständige Innensanierung für {low} bis {high} €/m², von Käufern teilweise abgezogen',
  'outdoor.belgium': 'Studie von Immoweb zu Außenflächen in Belgien, nach kontrast1.no, Mai {year}',
  'outdoor.france':
    'Studie von MeilleursAgents zu Außenflächen in 11 französischen Städten, nach planet.fr, Mai {year}',
  annexes:
    'Observatoire de l’Habitat, Preise ohne Nebenflächen, nach Le Quotidien: eine Garage machte {year} {share} % des Preises aus',
  'energy.one': 'Notaires de France, „valeur verte“ zu {year}, nach dimag.info',
  'energy.two': 'Notaires de France, „valeur verte“ zu {first} und {last}, nach lavieimmo.com und doreka.eu',
  'energy.lower': 'unteres Ende',
  interpolated: 'Einschätzung: interpoliert',
  'newBuild.ratio':
    'mittleres Verhältnis von Neubau zu Bestand in den {communes} Gemeinden, die beides für {year} veröffentlichen',
  'newBuild.statec': 'STATEC nennt {low} bis {high} % bei vergleichbarer Fläche',
  'newBuild.files':
    'eigene Messung an den amtlichen Dateien von {from} bis {to} und {last}: Verhältnis der Preise von Neubau zu Bestand je Gemeinde',
  'newBuild.index': 'eigene Messung: Index neuer Wohnungen von Eurostat (prc_hpi_q) gegen den Index aller',
  'sale.rest':
    'eigene Messung an veröffentlichten Spannen: Median je Kanton {low} bis {high}, Remich {remich}, Hauptstadt {capital}',
  'sale.north': 'eigene Messung an veröffentlichten Spannen von {rows} Gemeindejahren im Norden: {low} bis {high}',
  'capital.spread':
    'eigene Messung: Streuung der {districts} Koeffizienten, gewichtet nach Einwohnern ({adverts} nach Anzeigen)',
  'capital.same': 'ebenso √({all}² − {rest}²), Verkäufe der Hauptstadt gegen die übrigen',
  few: 'Einschätzung: solche Wohnungen sind unter den Verkäufen, aus denen die Preise entstehen, selten',
  weight: 'server/data/README.md: das Gewicht, mit dem die Koeffizienten entstanden',
  normal: 'Quantil der Standardnormalverteilung',
  iaao: 'IAAO, Standard on Ratio Studies, {year}',
  publisher: 'Observatoire de l’Habitat / STATEC, data.public.lu',
  index: 'BIZ, WS_SPP Q:LU:N:628 (von STATEC), {base} = 100, gelesen am {day}',
  'file.noHash': 'Prüfsumme der Datei des Herausgebers liegt nicht vor',
  'file.own': 'Datei des Herausgebers',
  'file.copies': 'in zwei unabhängigen Abschriften gelesen, die übereinstimmen',
  'file.transcribed': 'aus zweiter Hand abgeschrieben aus {where}, Commit {commit}, zweimal eingegeben',
  'file.shared': 'bestätigt durch {shared} von {ends} Enden von Spannen, die denen von {year} gleichen',
  'file.rounded': 'Mittelwerte auf Euro gerundet',
  'file.address': 'Adresse, wie die Abschrift sie angibt',
  'refusal.municipality': 'Keine Gemeinde in Luxemburg heißt so.',
  'refusal.apartments': 'Geschätzt werden nur Wohnungen.',
  'refusal.condition': 'Ein Neubau (estNeuf) kann nicht renovierungsbedürftig sein.',
  'refusal.district': 'Dieses Viertel gehört zu …, nicht zu ….',
  'refusal.future': 'Geschätzt wird ein Wert für heute, den … in Luxemburg, oder für einen früheren Tag.',
  'refusal.early': 'Die Preistabellen beginnen am {day}.',
  'refusal.newBuilds': 'Preise von Neubauten (estNeuf) sind ab dem {day} bekannt.',
} as const satisfies Translation<typeof source>
