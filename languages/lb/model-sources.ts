import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-sources.ts'

/**
 * Sources of the figures of the model, notes on its files and refusals of an estimate, in Luxembourgish.
 *
 * Screen: the card of the model and its PDF. Reader: developers. Length: docs.
 */
export const words = {
  between: '; ',
  'likelihood.rounded': 'gréisst Warscheinlechkeet op den offizielle Fichieren bis {year}, gerënnt',
  'likelihood.from': 'gréisst Warscheinlechkeet op den offizielle Fichieren bis {year}, gerënnt aus {value}',
  'likelihood.cantons': 'et gëtt nëmmen zwielef Kantonen',
  'likelihood.prices': 'Likelihood vum Index vun den Immobiliepräisser, {from} bis {to}',
  'likelihood.index': 'Likelihood vum Index, {low} bis {high}',
  'choice.none': 'eege Wiel, op keng Etüd gestäipt',
  'choice.level': 'eege Wiel: kee Niveau gëtt ugeholl',
  'choice.floor': 'eege Wiel, iwwer dem Rausche vun engem Trimester vum Index',
  'choice.alone': 'eege Wiel',
  'choice.origin': 'all anere Wäert gëtt déiselwecht Präisser',
  quarter: 'Deeg vun engem Trimester',
  'movement.home':
    'ugeholl; d’Form ass déi vun Indexer aus Widderverkeef (Case a Shiller 1989; Calhoun 1996 fir den OFHEO), Zuelen aus Lëtzebuerg leien net vir',
  'movement.most': '√2 × {sale} × √{rest}, gerënnt',
  publication: 'Deeg, op deenen d’Fichiere vun {year} publizéiert goufen',
  'table.judgement': 'Aschätzung, wéi all eenzele vun dëse Präisser entstanen ass (server/data/README.md)',
  'table.notes': 'Bemierkunge vun de Fichieren: {publisher}',
  'table.halves': 'eegene Modell op Ugebotspräisser vun {year}, virun der Moyenne mam indexéierte Präis',
  'adverts.check': 'eege Kontroll un {adverts} belschen Annonce vun {first} an {last}',
  'adverts.signs': 'nëmmen Zeechen a Richtung',
  'adverts.steeper': 'STATEC, Le Logement en chiffres Nr. 9 (Präisser vun {year} no Gréisst) ass méi géi',
  'adverts.newBuilds':
    'ënner dem Opschlag fir Neibauten vun {low} bis {high} % (STATEC, Le Logement en chiffres Nr. 9)',
  'adverts.fifth':
    'eege Kontroll un {adverts} belschen Annonce vun {first} an {last}: all d’Eegenschaften zesummen erkläre ronn e Fënneftel vun der Varianz',
  'adverts.truth':
    'eege Kontroll un {adverts} belschen Annoncen: d’Steigung vum richtege Präis zu eisem Facteur war {low} bis {high}',
  'adverts.slope':
    'eege Kontroll un {adverts} belschen Annonce vun {first} an {last}: Steigung vum Präis zum Facteur vun allen Upassungen',
  floors: 'Etüd vu MeilleursAgents iwwer Stäck, no immobilier.notaires.fr (node 322)',
  'floors.ground': 'Rez-de-chaussée géint e mëttlere Stack, ofgeschwächt',
  'floors.top':
    'Etüd vu MeilleursAgents iwwer Stäck, no immobilier.notaires.fr (node 322): ieweschte Stack {low} bis {high} % iwwer de mëttleren',
  average: 'den duerchschnëttlechen Appartement, deen an der Gemeng verkaf gouf',
  renovation: 'Aschätzung: komplett Renovatioun bannen fir {low} bis {high} €/m², vu Keefer deelweis ofgezunn',
  'outdoor.belgium': 'Etüd vun Immoweb iwwer Baussenflächen an der Belsch, no kontrast1.no, Mee {year}',
  'outdoor.france': 'Etüd vu MeilleursAgents iwwer Baussenflächen an 11 franséische Stied, no planet.fr, Mee {year}',
  annexes:
    'Observatoire de l’Habitat, Präisser ouni Annexen, no Le Quotidien: eng Garage war {year} {share} % vum Präis',
  'energy.one': 'Notaires de France, „valeur verte“ vun {year}, no dimag.info',
  'energy.two': 'Notaires de France, „valeur verte“ vun {first} an {last}, no lavieimmo.com an doreka.eu',
  'energy.lower': 'ënnescht Enn',
  interpolated: 'Aschätzung: interpoléiert',
  'newBuild.ratio':
    'mëttlert Verhältnis vun Neibau zu Bestand an den {communes} Gemengen, déi béides fir {year} publizéieren',
  'newBuild.statec': 'de STATEC nennt {low} bis {high} % bei vergläichbarer Fläch',
  'newBuild.files':
    'eege Moossung un den offizielle Fichiere vun {from} bis {to} an {last}: Verhältnis vun de Präisser vun Neibau zu Bestand no Gemeng',
  'newBuild.index': 'eege Moossung: Index vun neie Wunnenge vun Eurostat (prc_hpi_q) géint den Index vun allen',
  'sale.rest':
    'eege Moossung u publizéierte Spannen: Median no Kanton {low} bis {high}, Réimech {remich}, Haaptstad {capital}',
  'sale.north': 'eege Moossung u publizéierte Spanne vun {rows} Gemengejoren am Norden: {low} bis {high}',
  'capital.spread':
    'eege Moossung: Streeung vun den {districts} Koeffizienten, gewiicht no Awunner ({adverts} no Annoncen)',
  'capital.same': 'dat selwecht wéi √({all}² − {rest}²), Verkeef vun der Haaptstad géint de Rescht',
  few: 'Aschätzung: sou Appartementer si rar ënner de Verkeef, aus deenen d’Präisser entstinn',
  weight: 'server/data/README.md: d’Gewiicht, mat deem d’Koeffizienten entstane sinn',
  normal: 'Quantil vun der Standardnormalverdeelung',
  iaao: 'IAAO, Standard on Ratio Studies, {year}',
  publisher: 'Observatoire de l’Habitat / STATEC, data.public.lu',
  index: 'BIZ, WS_SPP Q:LU:N:628 (vum STATEC), {base} = 100, gelies den {day}',
  'file.noHash': 'Prüfsumm vum Fichier vum Editeur läit net vir',
  'file.own': 'Fichier vum Editeur',
  'file.copies': 'an zwou onofhängege Kopië gelies, déi iwwereneestëmmen',
  'file.transcribed': 'aus zweeter Hand ofgeschriwwen aus {where}, Commit {commit}, zweemol agetippt',
  'file.shared': 'bestätegt duerch {shared} vun {ends} Enner vu Spannen, déi deene vun {year} gläich sinn',
  'file.rounded': 'Moyennen op den Euro gerënnt',
  'file.address': 'Adress, wéi d’Kopie se uginn huet',
  'refusal.municipality': 'Keng Gemeng zu Lëtzebuerg heescht sou.',
  'refusal.apartments': 'Nëmmen Appartementer ginn geschat.',
  'refusal.condition': 'En Neibau (estNeuf) kann net ze renovéiere sinn.',
  'refusal.district': 'Dëst Quartier gehéiert zu …, net zu ….',
  'refusal.future': 'E Wäert gëtt fir haut geschat, den … zu Lëtzebuerg, oder fir en Dag virdrun.',
  'refusal.early': 'D’Präistabelle fänken den {day} un.',
  'refusal.newBuilds': 'Präisser vun Neibauten (estNeuf) si vum {day} un bekannt.',
} as const satisfies Translation<typeof source>
