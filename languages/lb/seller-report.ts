import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/seller-report.ts'

/**
 * Texts of the report of a seller; the rest of it is in `report.ts`.
 *
 * Screen: the report of a seller as PDF. Reader: owners. Length: report.
 */
export const words = {
  title: 'Schätzung fir Äre Verkaf',
  making: 'Wéi mir op dëse Präis kommen',
  'making.reference': 'Präis de m² zu {commune}, {segment}',
  'making.adjustments': 'Upassunge fir Ären Appartement, zesummen',
  'making.central': '{surface} zu dësem Präis, gerënnt',
  'making.range': '8 vun 10 vergläichbaren Appartementer fir',
  'making.price': 'Präis an dësem Rapport, am Verglach mat der Schätzung',
  proceeds: 'Wat Iech bleift',
  proceedsOn: 'Akt vum {day}, Präis {origin}.',
  wholeEuros: 'All Betrag ass op ganz Euro gerënnt.',
  salePrice: 'Verkafspräis',
  saleCosts: 'Verkafskäschten',
  part: 'Ären Deel, {share}',
  partAfterCosts: 'Ären Deel no Käschten, {share}',
  tax: 'Steier op der Plus-value',
  'tax.atMost': 'Steier op der Plus-value, héchstens',
  'net.atLeast': 'Wat Iech op d’mannst bleift',
  atMostSays: 'D’Käschte vun Ärem Kaf feelen. Si maachen d’Steier méi niddreg a stinn am Akt.',
  notCounted: 'net dran',
  loanBalance: 'Reschtschold',
  net: 'Wat Iech bleift',
  netBeforeTax: 'Wat Iech virun der Steier op der Plus-value bleift',
  taxNamed:
    'D’Steier op der Plus-value (Akommessteiergesetz, Artikelen 99bis an 99ter) ass net dran. Si hänkt dovun of, wéini a fir wéi vill Dir kaaft hutt, vu Käschten an Aarbechten, vun Ärem Akommes an Ärer Steierklass. En Haaptwunnsëtz ass ënner de Konditioune vum Artikel 102bis steierfräi.',
  'gain.longTerm':
    'Am Besëtz vum {from} bis den {to}, méi wéi {years} Joer: d’Käschte ginn opgewäert, en Abattement gëtt ofgezunn, an de Rescht gëtt mat engem reduzéierten Taux besteiert.',
  'gain.speculative':
    'Am Besëtz vum {from} bis den {to}, héchstens {years} Joer: de Gewënn kënnt bei Äert Akommes vum Joer a gëtt mat besteiert.',
  'gain.mainResidence': 'Keng Steier: et ass Ären Haaptwunnsëtz.',
  'gain.soldToPublicBody': 'Keng Steier: Dir verkaaft un eng ëffentlech Instanz.',
  'gain.speculativeBelow500': 'Keng Steier: de Gewënn läit ënnert dem klengste Betrag, dee besteiert gëtt.',
  'gain.noGain': 'Keng Steier: kee Gewënn.',
  'gain.allowances': 'Keng Steier: d’Abattementer decken de ganze Gewënn.',
  'item.received': 'Verkafspräis manner Käschten',
  'item.acquisitionPrice': 'Kafpräis, {year}',
  'item.acquisitionCosts': 'Akafskäschten, {year}',
  'item.improvement': 'Aarbechten, {year}',
  'item.revalued': '{name}: {amount} × {coefficient}',
  'item.gain': 'Gewënn',
  'item.decennial': 'Abattement, eemol an zéng Joer',
  'item.parentsHome': 'Abattement fir d’Haus vun Ären Elteren',
  'item.taxableGain': 'Gewënn, dee besteiert gëtt',
  taxBetween: 'tëscht {low} an {high}',
  buyer: 'Wat e Keefer brauch',
  buyerSays: 'Bei engem Kafpräis vun {price} kommen {costs} Käschten derbäi, zesummen {total} ({facts}).',
  withLoan: 'mat engem Prêt vun {loan} sinn et {own} Eegekapital',
  steps: 'Nächst Schrëtt',
  'step.visit':
    'Visitt vum Appartement: Liicht, Kaméidi, de richtegen Zoustand an d’Copropriétéit gesäit een net an de Statistiken. Duerno setze mir de Präis zesummen fest.',
  'step.papers':
    'Dokumenter: Proprietéitstitel, Energiepass, Reglement, Ofrechnungen a Rapporte vun der Copropriétéit, Rechnunge vun den Aarbechten.',
  'step.bank': 'Bank: Är Reschtschold, d’Käschten, fir éischter zréckzebezuelen, an d’Ophiewe vun der Hypothéik.',
  'step.contract': 'Kompromëss mam Keefer: Präis, Konditiounen (wéi d’Accord fir säi Prêt), Dag vum Akt.',
  'step.deed':
    'Akt beim Notaire: Dir kritt de Präis, de Prêt gëtt ofgeléist, d’Schlësselen wiesselen de Besëtzer. De Verkaf kënnt duerno an Är Steiererklärung vum Joer.',
  'notice.declaration_required': 'Deklaréiert de Verkaf um Formulaire 700, och wann keng Steier ze bezuelen ass.',
  'notice.contested_rule':
    'De Gewënn ass ze kleng fir de reduzéierten Taux a kënnt bei d’Akommes; d’Abattementer bleiwen. Dat ass ëmstridden.',
  'notice.contested_completedOn':
    'D’Haus gouf kuerz virum Verkaf fäerdeg; wier säin Deel vum Gewënn spekulativ, da wier d’Steier bis zu {amount} méi héich. Dat ass ëmstridden.',
  'notice.contested_mainResidenceShare':
    'Besteiert gëtt just den Deel, deen net d’Haaptresidenz war, no senger Fläch; d’Gesetz nennt kee Schlëssel.',
  'notice.contested_taxResident': 'No enger anerer Liesaart vum Artikel 157 wier d’Akommessteier {amount} méi niddreg.',
  'notice.surcharge_possible':
    'Gerechent fir e Net-Resident ouni Revenuen aus engem Beruff zu Lëtzebuerg: Steierklass 1 an e Mindestsaz (Artikel 157).',
  'notice.no_effect_here': 'Eng vun den Äntwerten, déi gi goufen, ännert fir dëse Verkaf näischt.',
  'notice.reinvestment_deferral_not_computed':
    'D’Steier kann opgeschuewe ginn, wann nees a verschidde Wunnengen investéiert gëtt (Artikel 102quater); dat ass net gerechent.',
  'notice.reform_announced':
    'Eng eenheetlech Steierklass gouf ugekënnegt; datt se Gesetz ass, konnt net beluecht ginn.',
  'notice.contract_changes_nothing': 'De registréierte Kompromëss ännert fir dëse Verkaf näischt.',
  'notice.public_body_too_early': 'E Verkaf un eng ëffentlech Instanz war op dësem Dag nach net steierfräi.',
  'assumed.acquisitionCosts': 'Akafskäschten: 0 €',
  'assumed.acquisitionMode': 'kaaft',
  'assumed.mainResidence': 'net Ären Haaptwunnsëtz',
  'assumed.preemptionExercised': 'kee Virkafsrecht ausgeüübt',
  'assumed.taxResident': 'Dir wunnt zu Lëtzebuerg',
  'assumed.jointTaxation.yes': 'zesumme besteiert',
  'assumed.jointTaxation.no': 'eleng besteiert',
  'assumed.decennialAllowanceUsed': 'keen Abattement an den zéng Joer virdrun gebraucht',
  'assumed.healthInsuredInLuxembourg': 'zu Lëtzebuerg krankeverséchert',
  caveat:
    'Statistesch Schätzung ouni Visitt. Ersetzt keng Expertise an ass keng Offer a keng Präisgarantie. Steier a Käschten ouni Gewier: Administratioun, Notaire a Bank entscheeden.',
  commentaryPrompt:
    'Schreif fir de Verkeefer, Client vun enger Immobilienagence, e Kommentar iwwer dës Schätzung an iwwer dat, wat vum Präis bleift, a véier kuerzen Abschnitter ouni Titelen: op wat de Wäert berout a firwat d’Spann esou breet ass; wat vum Präis ofgeet a wéi engem Gesetz d’Steier op der Plus-value nokënnt, wou se matgerechent ass; wat dat fir de Verkeefer heescht; wat als Nächst ze préiwen ass. Einfach Wierder, kee Rot fir ze kafen oder ze verkafen.',
} as const satisfies Translation<typeof source>
