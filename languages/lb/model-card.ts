import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-card.ts'

/** Texts of the model card in Luxembourgish. */
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
  'data.history': 'Registréiert Verkeef vun Appartementer no Gemeng a Joer',
  'data.history.kind':
    'Zuel, Duerchschnëttspräis pro Quadratmeter a Spann, existent Appartementer a Verkeef um Plang getrennt; {means} publizéiert Duerchschnëtter vun existenten Appartementer.',
  'data.history.exclusions':
    'Manner wéi {least} Verkeef: kee Präis, nëmmen d’Zuel. Vun de Spanne schneit den Editeur op all Säit 5 % of. Joren ouni Fichier: {missing}. Fréier Gemenge ziele bei der Entwécklung vum Land mat, net beim Präis vun der Gemeng vun haut.',
  'data.history.licence':
    'Oppen Donnéeën; déi Quellen, déi virleien, nennen CC0 a CC BY 4.0, dofir steet den Editeur bei all Zuel.',
  'data.index': 'Index vun den Hauspräisser pro Trimester',
  'data.index.kind': 'All d’Wunnengen an d’Haiser vum Land; nëmmen d’Verhältnisser tëscht de Wäerter gi benotzt.',
  'data.index.exclusions': 'Näischt ass ewechgelooss; mir bereinege kee Wäert no der Saison.',
  'data.index.licence': 'Konditioune vum Editeur net gelies; hie gëtt iwwerall genannt, wou den Index benotzt gëtt.',
  'data.quartiers': 'Facteure vun de Quartierë vun der Haaptstad',
  'data.quartiers.kind': 'Präisser aus Annoncen, keng Verkeef: {adverts} Annoncë vun engem Joer.',
  'data.quartiers.exclusions':
    'Fir d’Breet vun der Spann gëllt e Quartier mat manner wéi {least} Annoncen als net bekannt.',
  'data.quartiers.licence': 'Oppen Donnéeën, wéi d’Verkeef.',
  'formula.level':
    'De Präis vun enger Gemeng an engem Joer ass hiren Niveau géintiwwer der Entwécklung vum Land: en Zoufallspad mat {movement} pro Joer, gesi duerch publizéiert Duerchschnëtter, all mat engem Feeler vun {sale} duerch d’Wuerzel vun der Zuel vu senge Verkeef (Fay an Herriot 1979; Rao an Yu 1994).',
  'formula.index':
    'Den Index vun den Hauspräisser féiert dëse Präis bis an den Trimester vum Dag weider, héchstens bis {last}.',
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
  'fault.steps':
    'D’Niveaue gëlle fir Joren: Den 1. Januar mécht de Präis vun enger Gemeng iwwer den Index eraus e Schratt, am quadratesche Mëttel ëm {rms}, héchstens ëm {most}.',
  'fault.untested': 'D’Intervalle follegen aus uginnene Standardofwäichungen. Si sinn net un eegene Verkeef gepréift.',
  'drift.within': 'Den Index geet bis an den Trimester vun dësem Dag.',
  'drift.beyond':
    'Den Index hält mat {last} op. Trimestere vun do bis zu dësem Dag: {quarters}; si eleng sinn eng Standardofwäichung vun {deviation}.',
  'class.formula':
    'Eng fest Formel mat publizéierte Parameter: Déiselwecht Tabellen an déiselwecht Ufro ginn déiselwecht Äntwert, a keng Äntwert ännert de Modell.',
  'class.persons':
    'E bewäert Wunnengen a keng Persounen. No eiser eegener Liesaart ass et dofir kee System mat héijem Risiko nom Annex III vum Reglement (EU) 2024/1689 (KI-Reglement).',
  'contest.answer':
    'All Äntwert nennt hir Facteuren, de Präis, vun deem se ausgeet, mat senger Quell, an d’Préifzomm vun den Tabellen: Sot, wat dovu falsch ass.',
  'contest.sales':
    'Verkeef, déi enger Schätzung widderspriechen, kënnen am Réckbléck-Test ausgewäert ginn; näischt dovu gëtt gespäichert, an d’Resultat kann un de Bedreiwer geschéckt ginn.',
} as const satisfies Translation<typeof source>
