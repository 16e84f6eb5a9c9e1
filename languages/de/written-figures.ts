import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/written-figures.ts'

/**
 * The words of written figures; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  articles: 'ein=1 eine=1 einen=1 einem=1 einer=1 eines=1',
  numerals:
    'null=0 ein=1 eins=1 eine=1 einen=1 einem=1 einer=1 zwei=2 zwo=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30 dreissig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 zwanziger=20 dreißiger=30 vierziger=40 fünfziger=50 sechziger=60 siebziger=70 achtziger=80 neunziger=90 anderthalb=1.5 eineinhalb=1.5 zweieinhalb=2.5 dreieinhalb=3.5 viereinhalb=4.5 fünfeinhalb=5.5 sechseinhalb=6.5 siebeneinhalb=7.5 achteinhalb=8.5 neuneinhalb=9.5 zehneinhalb=10.5',
  doubtful: 'acht null ein eine einen einem einer',
  scales:
    'hundert=1e2 hunderte=1e2 hunderttausend=1e5 tausend=1e3 tausende=1e3 tausenden=1e3 million=1e6 millionen=1e6 milliarde=1e9 milliarden=1e9 billion=1e12 billionen=1e12',
  groups: 'dutzend=12 dutzende=12',
  joiners: 'und',
  halves: 'halb=0.5 halbe=0.5 halben=0.5 halber=0.5 halbes=0.5 halbem=0.5',
  fractions:
    'hälfte=0.5 drittel=0.3333333333 dritteln=0.3333333333 fünftel=0.2 fünfteln=0.2 sechstel=0.1666666667 achtel=0.125 zehntel=0.1 zehnteln=0.1 zwanzigstel=0.05 dreiviertel=0.75',
  parts: 'viertel=0.25 vierteln=0.25',
  of: 'der des vom von davon aller seines ihres',
  by: 'um',
  factors:
    'verdoppelt=2 verdoppelte=2 verdoppeln=2 verdoppelung=2 verdopplung=2 doppelt_so=2 das_doppelte=2 dem_doppelten=2 zweifache=2 verdreifacht=3 dreifache=3 verdreifachen=3 vervierfacht=4 halbiert=0.5 halbieren=0.5 halbierte=0.5',
  money: 'euro=EUR euros=EUR dollar=USD dollars=USD pfund=GBP franken=CHF francs=CHF',
  areas: 'quadratmeter quadratmetern quadratmeters qm',
  years: 'jahr=1 jahre=1 jahren=1 jahres=1 jahrzehnt=10 jahrzehnte=10 jahrzehnten=10',
  months:
    'monat=1 monate=1 monaten=1 monats=1 quartal=3 quartale=3 quartalen=3 halbjahr=6 halbjahre=6 halbjahren=6 monatsraten=1 monatsrate=1',
  days: 'tag=1 tage=1 tagen=1 tages=1 woche=7 wochen=7',
  hours: 'stunde=1 stunden=1',
  percent: 'prozent=100 v.h.=100 v._h.=100 vh=100 vom_hundert=100 pct=100 promille=1000',
  points:
    'prozentpunkt=100 prozentpunkte=100 prozentpunkten=100 punkte=100 punkten=100 punkt=100 basispunkte=10000 basispunkten=10000 basispunkt=10000',
  times: 'mal fach',
  endings:
    'jahr=years jähr=years monat=months woche=days wöch=days tag=days täg=days stund=hours stünd=hours prozent=percent fach=times mal=times euro=EUR',
  about: 'rund etwa ungefähr knapp circa ca. ca zirka gut fast annähernd gerundet gerundete gerundeten nahezu gegen',
  rounded: 'gerundet gerundete gerundeten gerundeter aufgerundet abgerundet',
  ranges: 'bis und oder auf',
  outOf: 'von',
  perArea: 'je pro per der den',
  monthNames:
    'januar=1 jänner=1 februar=2 märz=3 april=4 mai=5 juni=6 juli=7 august=8 september=9 oktober=10 november=11 dezember=12',
  references:
    'artikel=article artikeln=article artikels=article art=article absatz=paragraph absätze=paragraph abs=paragraph abschnitt=section abschnitte=section kapitel=chapter anhang=annex titel=title seite=page seiten=page nummer=number nr=number ziffer=number los=lot punkt=point verordnung=act richtlinie=act tarif=scale urteil=case erster=ordinal',
  acts: 'gesetz verordnung richtlinie',
  steps: 'schritt schritte punkt punkte option optionen szenario szenarien variante varianten frage fragen',
  noFigures:
    'halbe_stunde halben_stunde halber_stunde viertelstunde dreiviertelstunde acht_geben achtgeben außer_acht in_acht gib_acht geben_sie_acht halber_tag halben_tag erste_hälfte ersten_hälfte zweite_hälfte zweiten_hälfte erstes_quartal zweites_quartal drittes_quartal viertes_quartal ersten_quartal zweiten_quartal dritten_quartal vierten_quartal tausend_dank auf_einmal noch_einmal unter_vier_augen erstes_halbjahr zweites_halbjahr ersten_halbjahr zweiten_halbjahr',
  surfaces: 'fläch flaech wohnfl',
  periodic: 'miet monat jahr jähr rate zins rente kosten ertrag einnahm entgelt laufzeit frist',
  links: 'von',
  weeks: 'woch wöch',
  ordinals: 'te ten ter tes',
  percentEndings: 'ige igem igen iger iges',
  squares: 'quadrat',
} as const satisfies Translation<typeof source>
