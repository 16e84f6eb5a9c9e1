import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-card.ts'

/**
 * Texts of the model card in Luxembourgish.
 *
 * Screen: the model card, page and PDF. Reader: developers. Length: docs.
 */
export const words = {
  name: 'Schätzung vun Appartementer zu Lëtzebuerg',
  'purpose.indicative':
    'En indikative Wäert vun engem Appartement a vollem Eegentum zu Lëtzebuerg, mat Intervallen, déi soen, wéi wäit d’Verkafspräisser dorëmmer leien. Fir Verkeefer, Keefer an Agencen, an als Berechnung niewent dem Dossier vun enger Bank.',
  'purpose.past': 'E Wäert fir all Dag zënter dem {first}, esou wéi en haut bekannt ass.',
  'refusal.lendingValue': 'Kee Beleenungswäert a keen Hypothekarwäert.',
  'refusal.valuation':
    'Keng Expertise no den europäeschen Bewäertungsstandarden (EVS): Keen huet d’Wunneng gesinn, a keen Expert ënnerschreift.',
  'refusal.advancedModel':
    'Kee fortgeschrattent statistescht Modell am Sënn vun EBA/GL/2020/06, Paragrafen 236 an 237: E kennt d’Gemeng an net d’Adress, an en ass nach net un eegene Verkeef gepréift.',
  'refusal.houses': 'Keng Haiser, keng Terrainen, keng Büroen, keng Undeeler un enger Wunneng.',
  'unseen.lift': 'E Lift.',
  'unseen.penthouse': 'E Penthouse an d’Nummer vum Stack.',
  'unseen.address': 'D’Adress: Strooss, Aussiicht, Sonn, Distanz zu enger Gare.',
  'unseen.noise': 'Kaméidi.',
  'unseen.terrace': 'D’Gréisst vun enger Terrass, engem Gaart oder engem Keller.',
  'unseen.charges': 'Chargen, Aarbechten, déi usti ginn, de Kontrakt vun engem Locataire.',
  'data.history': 'Registréiert Verkeef vun Appartementer no Gemeng an zwielef Méint',
  'data.history.kind':
    'Zuel, Duerchschnëttspräis pro Quadratmeter a Spann, existent Appartementer a Verkeef um Plang getrennt; {means} publizéiert Duerchschnëtter vun existenten Appartementer.',
  'data.history.exclusions':
    'Manner wéi {least} Verkeef: kee Präis, nëmmen d’Zuel. Vun de Spanne schneit den Editeur op all Säit 5 % of. Joren ouni Fichier: {missing}. Fréier Gemenge zielen als Plaze vun hirem Kanton, net beim Präis vun der Gemeng vun haut.',
  'data.history.licence':
    'Oppen Donnéeën; déi Quellen, déi virleien, nennen CC0 a CC BY 4.0, dofir steet den Editeur bei all Zuel.',
  'data.index': 'Index vun den Hauspräisser pro Trimester',
  'data.index.kind': 'All d’Wunnengen an d’Haiser vum Land; nëmmen d’Verhältnisser tëscht de Wäerter gi benotzt.',
  'data.index.exclusions': 'Näischt ass ewechgelooss; mir bereinege kee Wäert no der Saison.',
  'data.index.licence': 'Konditioune vum Editeur net gelies; hie gëtt iwwerall genannt, wou den Index benotzt gëtt.',
  'data.quartiers': 'Facteure vun de Quartierë vun der Haaptstad',
  'data.quartiers.kind': 'Präisser aus Annoncen, keng Verkeef: {adverts} Annoncë vun engem Joer.',
  'data.quartiers.exclusions':
    'Wat e Quartier manner Annoncen huet, wat e fir d’Breet vun der Spann manner als bekannt gëllt: mat {half} Annoncen zur Hallschent.',
  'data.quartiers.licence': 'Oppen Donnéeën, wéi d’Verkeef.',
  'formula.level':
    'De Logarithmus vum Präis vun enger Gemeng an engem Trimester ass d’Zomm vu Land, Kanton a Gemeng. D’Kantoner ewechen vum Land ëm {canton} fir d’Wuerzel vun engem Joer of, d’Gemenge vun hirem Kanton ëm {commune}; de Wuesstem vum Land hëlt of. Publizéiert Duerchschnëtter vun zwielef Méint weisen en, all mat engem Feeler vun {sale} (am Norden {north}) duerch d’Wuerzel vun der Zuel vu senge Verkeef; Fichieren, déi sech iwwerschneiden, deelen en (Fay an Herriot 1979; Rao an Yu 1994).',
  'formula.index':
    'Den Index vun den Hauspräisser ass eng weider Observatioun vum Land, mat engem Rauschen vun {noise} an all Trimester. Tëscht de Mëtte vun zwee Trimestere ass de Logarithmus linear an Deeg; no {last} ass näischt observéiert.',
  'formula.adjustments':
    'D’Facteure vun deem, wat bekannt ass, multiplizéieren en, an d’Wunnfläch mécht doraus e Wäert.',
  'formula.variance':
    'D’Quadrat vun der Standardofwäichung vun der Prognos ass eng Zomm: d’Streeung vun engem eenzele Verkaf ({sale}, manner dat, wat bekannt Charakteristiken erklären), de Quartier, de Standardfeeler vum Präis, d’Zäit zënter dem Enn vun den Tabellen, en Neibau ouni publizéierte Präis, ongewéinlech Gréissten.',
  'formula.intervals':
    'D’Enner sinn de Wäert mol 1 ∓ z mol d’Standardofwäichung, mat z = {half} fir d’Halschent vun de Verkeef an z = {wide} fir {coverage}.',
  'fault.timid':
    'D’Upassunge sinn ze zaghaft: A belschen Annoncen hunn d’Präisser sech {low} bis {high} Mol esou staark beweegt.',
  'fault.quartiers': 'D’Facteure vun de Quartierë kommen aus Präisser vun Annoncen.',
  'fault.houses': 'Haiser kënne guer net geschat ginn.',
  'fault.index':
    'Een Index vun alle Wunnenge déngt fir Appartementer, Haiser an Neibauten; vun engem Trimester op deen aneren ass en zënter {since} ëm bis zu {leap} gesprongen.',
  'fault.together':
    'Nom neiste Fichier ass de Feeler vum Präis fir all Wunnengen een an deeselwechten: och vill Schätzunge maachen en net méi kleng.',
  'fault.untested': 'D’Spanne follegen aus uginnene Standardofwäichungen. Si sinn nach net un eenzele Verkeef getest.',
  'drift.within': 'Den neiste Fichier geet bis an den Trimester vun dësem Dag.',
  'drift.beyond':
    'Den neiste Fichier hält mat {last} op. Trimestere vun do bis zu dësem Dag: {quarters}; d’Beweegung vum Land zënter der Mëtt vum Fichier huet eng Standardofwäichung vun {deviation}.',
  'class.formula':
    'Eng fest Formel mat publizéierte Parameter: Déiselwecht Tabellen an déiselwecht Ufro ginn déiselwecht Äntwert, a keng Äntwert ännert de Modell.',
  'class.persons':
    'E bewäert Wunnengen a keng Persounen. No eiser eegener Liesaart ass et dofir kee System mat héijem Risiko nom Annex III vum Reglement (EU) 2024/1689 (KI-Reglement).',
  'contest.answer':
    'All Äntwert nennt hir Facteuren, de Präis, vun deem se ausgeet, mat senger Quell, an d’Préifzomm vun den Tabellen: Sot, wat dovu falsch ass.',
  'contest.sales':
    'Verkeef, déi enger Schätzung widderspriechen, kënnen am Réckbléck-Test ausgewäert ginn; näischt dovu gëtt gespäichert, an d’Resultat kann un de Bedreiwer geschéckt ginn.',
  'change.says':
    'D’Präisser kommen aus engem eenzege System vu Land, Kanton a Gemeng no Trimesteren; e Präis spréngt net méi op Neijoer wéi an der Versioun {before}.',
  'stop.stale':
    'Vum {from} un ass den neiste Fichier méi al wéi {months} Méint: dës Kaart nennt de Modell veralt, a seng Schätzunge brauchen eng zweet Quell.',
  'stop.refused': 'Vum {from} un ass dee Fichier méi al wéi {months} Méint: Deeg nom {end} ginn ofgeleent.',
  'stop.backTest':
    'E Réckbléck-Test am Wäert vu mindestens {sales} onofhängege Verkeef, deen eng Drift oder eng falsch Spann fënnt, kënnt an de Journal vum Bedreiwer.',
  'stop.override':
    'Eng Persoun däerf e Wäert nëmmen ausserhalb vum Service ersetzen an hält fest, firwat. Statistik däerf d’Iwwerpréiwung vun engem Immobiliewäert ausléisen, si ersetzt se net (Reglement (EU) Nr. 575/2013, Artikel 208 Paragraph 3 Buschtaf b).',
  'updates.says':
    'Offiziell Fichiere kommen all Trimester, ongeféier {months} Méint no sengem Enn; deen nächste gëtt bis den {next} erwaart. E Präis, dee sech ëm méi wéi {move} géif beweegen, kuckt sech fir d’éischt e Mënsch un.',
  'backTest.hindsight':
    'Réckbléck: d’Schätzung vun engem vergaangenen Dag kennt d’Präisser vu spéidere Fichieren. Un deem Dag hätt se manner gewosst.',
  'backTest.selection':
    'Auswiel: Verkeef, déi an en Test geschéckt ginn, si selten eng zoufälleg Stéchprouf. D’Urteel gëllt dëse Wunnengen a kengen aneren.',
  'backTest.groups': 'Gruppen: Wunnenge vun engem Gebai deele sech hir Feeler. Ouni hir Grupp sinn d’Grenzen ze enk.',
  'backTest.noise':
    'Rauschen: d’Streeung vun eenzele Verkeef beweegt PRD a PRB, och wann all Schätzung stëmmt. Wat eis eege Standardofwäichunge bedeiten, steet niewendrun.',
} as const satisfies Translation<typeof source>
