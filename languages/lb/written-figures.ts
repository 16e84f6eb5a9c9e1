import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/written-figures.ts'

/**
 * The words of written figures; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  articles: 'een=1 eng=1 en=1 enger=1 engem=1 e=1 eent=1',
  numerals:
    'null=0 een=1 eent=1 eng=1 zwee=2 zwou=2 zwéin=2 dräi=3 véier=4 fënnef=5 sechs=6 siwen=7 aacht=8 néng=9 zéng=10 eelef=11 zwielef=12 dräizéng=13 dräizeng=13 véierzéng=14 véierzeng=14 foffzéng=15 fofzéng=15 fofzeng=15 siechzéng=16 sechzéng=16 sechzeng=16 siechzeng=16 siwwenzéng=17 siwwenzeng=17 siwenzéng=17 siwenzeng=17 uechtzéng=18 uechtzeng=18 nonzéng=19 nonzeng=19 zwanzeg=20 drësseg=30 dräisseg=30 véierzeg=40 foffzeg=50 fofzeg=50 sechzeg=60 siwwenzeg=70 siwenzeg=70 siwwen=7 achtzeg=80 aachtzeg=80 uechtzeg=80 nonzeg=90 nonnzeg=90 néngzeg=90 annerhallef=1.5 nonzeger=90 achtzeger=80 siwwenzeger=70 fofzeger=50 sechzeger=60',
  doubtful: 'null een eent eng',
  scales:
    'honnert=1e2 honnertdausend=1e5 dausend=1e3 dausende=1e3 tausend=1e3 honnerttausend=1e5 millioun=1e6 milliounen=1e6 milliard=1e9 milliarden=1e9',
  groups: 'dosen=12 dutzend=12',
  joiners: 'an a',
  halves: 'hallef=0.5 hallwer=0.5 hallwen=0.5 halleft=0.5 hallewen=0.5 hallwe=0.5',
  fractions:
    'halschent=0.5 hallschent=0.5 hallschecht=0.5 drëttel=0.3333333333 fënneftel=0.2 sechstel=0.1666666667 aachtel=0.125 zéngtel=0.1 dräivéierel=0.75',
  parts: 'véierel=0.25',
  of: 'vun vum dovun dervun vunn',
  by: 'ëm',
  factors:
    'verduebelt=2 verduebelen=2 duebel_esou=2 dat_duebelt=2 duebelt=2 verdräifacht=3 dräifacht=3 halbéiert=0.5 halbéieren=0.5',
  money: 'euro=EUR euros=EUR euroen=EUR dollar=USD pond=GBP frang=LUF frangen=LUF',
  areas: 'quadratmeter quadratmeteren metercarré metercarréen meter_carré',
  years: 'joer=1 joren=1 joers=1 jore=1 joerzéngt=10 joerzéngten=10',
  months: 'mount=1 méint=1 mounts=1 trimester=3 semester=6 quartal=3 quartaler=3',
  days: 'dag=1 deeg=1 dagen=1 woch=7 wochen=7',
  hours: 'stonn=1 stonnen=1 stonne=1',
  percent: 'prozent=100 pct=100 promill=1000',
  points: 'prozentpunkt=100 prozentpunkten=100 punkten=100 punkte=100 punkt=100 basispunkten=10000 basispunkt=10000',
  times: 'mol fach',
  endings:
    'joer=years jor=years järeg=years mount=months méint=months woch=days dag=days deeg=days prozent=percent fach=times mol=times euro=EUR',
  about: 'ongeféier ëm ronn circa ca. ca bal knapps knapp gutt arrondéiert géint',
  rounded: 'arrondéiert gerënnt',
  ranges: 'bis an oder op a',
  outOf: 'vun op',
  perArea: 'pro de den je per',
  monthNames:
    'januar=1 februar=2 mäerz=3 abrëll=4 mee=5 juni=6 juli=7 august=8 september=9 oktober=10 november=11 dezember=12',
  references:
    'artikel=article artikelen=article art=article paragraph=paragraph absaz=paragraph abs=paragraph sektioun=section kapitel=chapter annex=annex titel=title säit=page nummer=number nr=number ziffer=number lot=lot punkt=point reglement=act verordnung=act direktiv=act barème=scale éischten=ordinal',
  acts: 'gesetz reglement verordnung direktiv',
  steps: 'schrëtt punkt punkten optioun optiounen zenario zenarien variant varianten fro froen',
  noFigures:
    'hallef_stonn hallwer_stonn véierelstonn éischt_halschent éischter_halschent zweet_halschent zweeter_halschent éischten_trimester zweeten_trimester drëtten_trimester véierten_trimester an_eent eent_op_eent',
  surfaces: 'fläch gréisst',
  periodic: 'loye mount méint joer jor zëns rent käscht akommes locatioun rat lafzäit frist',
  links: 'vun',
  weeks: 'woch',
  ordinals: 'te ten ter tes',
  percentEndings: 'eg egen',
  squares: 'quadrat metercarr',
} as const satisfies Translation<typeof source>
