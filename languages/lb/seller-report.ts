import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/seller-report.ts'

/** Texts of the report of a seller; the rest of it is in `report.ts`. */
export const words = {
  title: 'Orientéierend Schätzung fir Äre Verkaf',
  making: 'Wéi de Präis zustane kënnt',
  'making.reference': 'Referenzpräis zu {commune}, {segment}',
  'making.adjustments': 'Eegenschafte vun dësem Appartement, mateneen multiplizéiert',
  'making.central': '{surface} zu dësem Präis, gerënnt: mëttlere Wäert',
  'making.range': '8 vun 10 vergläichbare Verkeef',
  'making.price': 'Präis vun dësem Rapport, am Verglach mam mëttlere Wäert',
  proceeds: 'Wat dem Verkeefer bleift',
  proceedsOn: 'Akt vum {day}; {origin}.',
  wholeEuros: 'All Betrag ass op ganz Euro gerënnt, well de Präis geschat ass.',
  saleCosts: 'Verkafskäschten',
  part: 'Deel vun dësem Verkeefer, {share}',
  tax: 'Steier op de Gewënn',
  notCounted: 'net matgerechent',
  loanBalance: 'Prêt, deen zréckzebezuelen ass',
  net: 'Nettoerléis',
  netBeforeTax: 'Bleift virun der Steier op de Gewënn',
  taxNamed:
    'D’Steier op de Gewënn (Akommessteiergesetz, Artikelen 99bis an 99ter) ass hei net matgerechent. Si hänkt vum Dag, vum Präis a vun de Käschte vum Kaf of, vun Aarbechten, vum Akommes a vun der Steierklass vum Verkeefer; de Verkaf vun engem Haaptwunnsëtz ass steierfräi, wann d’Konditioune vum Artikel 102bis erfëllt sinn.',
  'gain.longTerm':
    'Gehal vum {from} bis den {to}, méi laang wéi {years} Joer: d’Käschte ginn opgewäert, en Abattement gëtt ofgezunn, an de Rescht gëtt mat engem reduzéierten Taux besteiert.',
  'gain.speculative':
    'Gehal vum {from} bis den {to}, héchstens {years} Joer: de Gewënn kënnt bei d’Akommes vum Joer a gëtt wéi dat besteiert.',
  'gain.mainResidence': 'Steierfräi als Haaptwunnsëtz vum Verkeefer.',
  'gain.soldToPublicBody': 'Steierfräi als Verkaf un eng ëffentlech Instanz.',
  'gain.speculativeBelow500': 'Keng Steier: de Gewënn läit ënnert dem klengste steierbare Betrag.',
  'gain.noGain': 'Keng Steier: et gëtt kee Gewënn.',
  'gain.allowances': 'Keng Steier: d’Abattementer decken de ganze Gewënn.',
  'item.received': 'Präis manner Verkafskäschten',
  'item.acquisitionPrice': 'Kafpräis, {year}',
  'item.acquisitionCosts': 'Käschte vum Kaf, {year}',
  'item.improvement': 'Aarbechten, {year}',
  'item.revalued': '{name}: {amount} × {coefficient}',
  'item.gain': 'Gewënn',
  'item.decennial': 'Abattement, eemol an zéng Joer',
  'item.parentsHome': 'Abattement fir d’Haus vun den Elteren',
  'item.taxableGain': 'Steierbare Gewënn',
  taxBetween: 'tëscht {low} an {high}',
  buyer: 'Wat e Keefer brauch',
  buyerSays: 'Bei engem Präis vun {price} maachen d’Akafskäschten {costs} aus, zesummen {total} ({facts}).',
  withLoan: 'mat engem Prêt vun {loan} sinn et {own} Eegekapital',
  steps: 'Nächst Schrëtt',
  'step.visit':
    'Visitt vum Appartement duerch d’Agence: Zoustand, Luucht, Kaméidi a Copropriétéit sinn net an den Zuelen. Duerno gëtt de gefrote Präis zesummen festgeluecht.',
  'step.papers':
    'Dokumenter: Proprietéitstitel, Energiepass, Reglement, Ofrechnungen a Rapporte vun der Copropriétéit, Rechnunge vun den Aarbechten.',
  'step.bank':
    'Bank: en Opstelle vum Rescht vum Prêt, an de Käschte fir en éischter zréckzebezuelen an d’Hypothéik opzehiewen.',
  'step.contract': 'Kompromëss mam Keefer: Präis, Konditiounen (wéi d’Accord fir säi Prêt), Dag vum Akt.',
  'step.deed':
    'Akt beim Notaire: de Präis gëtt bezuelt, de Prêt zréckbezuelt, d’Schlëssele ginn iwwerreecht. De Verkaf kënnt duerno an d’Steiererklärung vum Joer.',
  'notice.declaration_required': 'De Verkaf gëtt um Formulaire 700 deklaréiert, och wann keng Steier ze bezuelen ass.',
  'notice.contested_rule':
    'De Gewënn ass ze kleng fir de reduzéierten Taux a kënnt bei d’Akommes; d’Abattementer bleiwen. Dat ass ëmstridden.',
  'notice.surcharge_possible':
    'Wien net zu Lëtzebuerg wunnt, schëllt op dëse Gewënn op d’mannst {amount}; déi gewise Steier ass déi vun engem Resident.',
  'notice.reinvestment_deferral_not_computed':
    'D’Steier kann opgeschuewe ginn, wann nees a verschidde Wunnengen investéiert gëtt (Artikel 102quater); dat ass net gerechent.',
  'notice.reform_announced':
    'Eng eenheetlech Steierklass gouf ugekënnegt; datt se Gesetz ass, konnt net beluecht ginn.',
  'notice.contract_changes_nothing': 'De registréierte Kompromëss ännert fir dëse Verkaf näischt.',
  'notice.public_body_too_early': 'E Verkaf un eng ëffentlech Instanz war op dësem Dag nach net steierfräi.',
  'assumed.acquisitionCosts': 'Käschte vum Kaf mat 0',
  'assumed.acquisitionMode': 'duerch Kaf kritt',
  'assumed.mainResidence': 'keen Haaptwunnsëtz vum Verkeefer',
  'assumed.preemptionExercised': 'kee Virkafsrecht ausgeüübt',
  'assumed.taxResident': 'Verkeefer mat Wunnsëtz zu Lëtzebuerg',
  'assumed.jointTaxation.yes': 'zesumme besteiert',
  'assumed.jointTaxation.no': 'eleng besteiert',
  'assumed.decennialAllowanceUsed': 'keen Abattement an den zéng Joer virdrun gebraucht',
  'assumed.healthInsuredInLuxembourg': 'zu Lëtzebuerg krankeverséchert',
  caveat:
    'Orientéierend statistesch Schätzung ouni Visitt; weder Expertise nach Offer nach Präisgarantie. Steier a Käschten ouni Gewier; nëmmen d’Administratioun, den Notaire an d’Bank entscheeden.',
  commentaryPrompt:
    'Schreif fir de Verkeefer, Client vun enger Immobilienagence, e Kommentar iwwer dës Schätzung an iwwer dat, wat vum Präis bleift, a véier kuerzen Abschnitter ouni Titelen: op wat de Wäert berout a firwat d’Spann esou breet ass; wat vum Präis ofgeet a wéi engem Gesetz d’Steier op de Gewënn nokënnt, wou se matgerechent ass; wat dat fir de Verkeefer heescht; wat als Nächst ze préiwen ass. Einfach Wierder, kee Rot fir ze kafen oder ze verkafen.',
} as const satisfies Translation<typeof source>
