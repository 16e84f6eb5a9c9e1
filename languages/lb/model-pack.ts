import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-pack.ts'

/**
 * Texts of the validator's parts of the page of the model in Luxembourgish.
 *
 * Screen: /docs/model. Reader: developers. Length: docs.
 */
export const words = {
  notSet: 'net festgeluecht: net guttgeheescht',
  version: 'Versioun vum Modell',
  owner: 'Hei responsabel',
  approvedBy: 'Guttgeheescht vun',
  approvedOn: 'Guttgeheescht den',
  nextReview: 'Nächst Iwwerpréiwung',
  stale: 'Den neiste Fichier ass ze al: dës Schätzunge brauchen eng zweet Quell.',
  changes: 'Wat all Versioun geännert huet',
  'changes.table': 'Versioune vum Modell a wat se beweegt hunn',
  'col.version': 'Versioun',
  'col.day': 'Vun',
  'col.what': 'Wat',
  'col.moved': 'Beweegung (quadratesch Mëtt)',
  'col.largest': 'Gréisst Beweegung',
  largest: '{move}, {commune}',
  'changes.says':
    'D’Beweegunge sinn déi vun de Präisser vun {year} a {communes} Gemengen, deenen hire Präis a béide Versioune publizéiert ass.',
  stability: 'Ass en all Joer an iwwerall d’selwecht?',
  byYear: 'No Joer, ee Joer am Viraus nëmme mam Index',
  byCanton: 'No Kanton, all Duerchschnëtt der Rei no aus allem aneren',
  chi2: 'Ofwäichung vun de Kantone vun 80 %: χ² ass {value}; bei {cantons} Kantonen ongeféier {cantons} schonn duerch Zoufall.',
  rivals: 'Niewent einfache Reegelen',
  'rivals.table': 'Feeler un deene selwechten Duerchschnëtter',
  sensitivity: 'A wann e Parameter falsch ass?',
  'sensitivity.says':
    'All Parameter ee Schrëtt méi déif a méi héich, fir d’Präisser vun alle Gemengen den {day}: quadratesch Mëtt vun der Ännerung, a Klammere déi gréisst, dann d’Ännerung vum Standardfeeler a Punkten.',
  'sensitivity.table': 'Präisser, wann e Parameter ännert',
  'col.down': 'Schrëtt méi déif',
  'col.up': 'Schrëtt méi héich',
  step: '{value}: {rms} ({largest}), {points} Punkten',
  'fsd.table': 'FSD vun engem Appartement an der Haaptstad, vun deem alles bekannt ass',
  'fsd.step': '{value}: {points} Punkten',
  'fsd.sale': 'Ofwäichung vun engem eenzele Verkaf',
  'fsd.explainedShares': 'all erkläert Undeeler, mol',
  'surface.table': 'Wäert, wann den Exponent vun der Wunnfläch ännert',
  'surface.step': '{value}: {change}',
  'col.area': 'Wunnfläch',
  'col.shipped': 'Wéi e ass',
  lineage: 'Wou all Fichier hierkënnt',
  'lineage.says':
    'Eng Préifzomm bezeechent e Fichier op de Byte genee. „–“ heescht, datt de Fichier selwer net do war.',
  'lineage.table': 'Fichieren hannert dem Modell',
  'col.file': 'Fichier',
  'col.read': 'Gelies den',
  'col.bytes': 'Bytes',
  'col.note': 'Bemierkung',
  'key.communes': 'Tabell vun de Gemengen',
  'key.history': 'Tabell vun de registréierte Verkeef',
  'key.index': 'Tabell vun den Hauspräisser',
  'key.quartiers': 'Tabell vun de Quartieren',
  'key.sales': 'offizielle Fichier',
  hitRate: 'Wat geschat a wat ofgeleent gëtt',
  'hitRate.says':
    'Geschat: {priced} vun {communes} Gemengen; {published} hunn en Duerchschnëtt an den neiste Fichieren, {newBuilds} een fir Neibauten.',
  'refusals.table': 'Grënn fir eng Oflehnung',
  'col.code': 'Code',
  'col.answer': 'Äntwert',
  concentration: 'Feeler, déi Wunnenge sech deelen',
  'concentration.says':
    'Den {day} huet de Präis vun der Haaptstad e Standardfeeler vun {place}; {shared} ass d’Beweegung vum Land, een an déiselwecht fir all Wunnengen.',
  portfolio:
    '{homes} gläich Wunnengen an der Haaptstad, vum {from} bis op deen Dag weidergefouert: hir Zomm huet duerch d’Plaz eleng eng Ofwäichung vun {together}. Wieren hir Feeler onofhängeg, wier se {alone}.',
  stop: 'Wéini en ophält',
  updates: 'Wéini en erneiert gëtt',
  backTest: 'Wat e Réckbléck-Test net soe kann',
} as const satisfies Translation<typeof source>
