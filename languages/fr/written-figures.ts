import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/written-figures.ts'

/**
 * The words of written figures; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  articles: 'un=1 une=1',
  numerals:
    'zéro=0 un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 huitante=80 octante=80 nonante=90',
  doubtful: 'neuf zéro cent mille un une',
  scales:
    'cent=1e2 cents=1e2 mille=1e3 millier=1e3 milliers=1e3 million=1e6 millions=1e6 milliard=1e9 milliards=1e9 billion=1e12 billions=1e12',
  groups:
    'dizaine=10 dizaines=10 douzaine=12 douzaines=12 quinzaine=15 vingtaine=20 trentaine=30 quarantaine=40 cinquantaine=50 soixantaine=60 centaine=100 centaines=100',
  joiners: 'et',
  halves: 'demi=0.5 demie=0.5 demis=0.5 demies=0.5',
  fractions: 'moitié=0.5',
  parts:
    'tiers=0.3333333333 quart=0.25 quarts=0.25 cinquième=0.2 cinquièmes=0.2 sixième=0.1666666667 huitième=0.125 dixième=0.1 dixièmes=0.1 vingtième=0.05 centième=0.01',
  of: 'de du des d',
  by: 'd',
  factors:
    'doublé=2 doublée=2 doublés=2 doublées=2 doublent=2 doublera=2 doublement=2 doubler=2 le_double=2 au_double=2 du_double=2 triplé=3 triplée=3 tripler=3 triplera=3 le_triple=3 du_triple=3 quadruplé=4 le_quadruple=4',
  money: 'euro=EUR euros=EUR dollar=USD dollars=USD livre=GBP livres=GBP franc=CHF francs=CHF',
  areas: 'mètre_carré mètres_carrés m_carrés metres_carres',
  years: 'an=1 ans=1 année=1 années=1 décennie=10 décennies=10',
  months: 'mois=1 trimestre=3 trimestres=3 semestre=6 semestres=6 mensualités=1 mensualité=1',
  days: 'jour=1 jours=1 semaine=7 semaines=7',
  hours: 'heure=1 heures=1',
  percent: 'pour_cent=100 pourcent=100 pourcents=100 p._cent=100 p.c.=100 pct=100 pour_mille=1000',
  points:
    'point_de_pourcentage=100 points_de_pourcentage=100 points=100 point=100 pts=100 points_de_base=10000 point_de_base=10000 pb=10000',
  times: 'fois',
  endings: 'uple=times',
  about:
    'environ env. quasi quasiment près_de proche_de autour_de à_peu_près approximativement ca. circa arrondi arrondie arrondis arrondies aux_environs_de environs_de presque quelque quelques',
  rounded: 'arrondi arrondie arrondis arrondies',
  ranges: 'à et ou jusqu’à jusqu_à',
  outOf: 'sur',
  perArea: 'par le au du',
  monthNames:
    'janvier=1 février=2 fevrier=2 mars=3 avril=4 mai=5 juin=6 juillet=7 août=8 aout=8 septembre=9 octobre=10 novembre=11 décembre=12 decembre=12',
  references:
    'article=article articles=article art=article arts=article alinéa=paragraph alinéas=paragraph al=paragraph paragraphe=paragraph paragraphes=paragraph section=section sections=section chapitre=chapter chapitres=chapter annexe=annex annexes=annex titre=title livre=title page=page pages=page numéro=number numéros=number n°=number n=number no=number nos=number chiffre=number lot=lot point=point règlement=act directive=act mémorial=act barème=scale arrêt=case affaire=case premier=ordinal première=ordinal',
  acts: 'loi règlement directive code arrêté budget',
  steps: 'étape étapes point points option options scénario scénarios variante question questions hypothèse hypothèses',
  noFigures:
    'tiers_de_confiance tiers_payant un_tiers_acquéreur un_tiers_acheteur demi-heure demi_heure demi-journée quart_d_heure quart_d’heure trois_quarts_d_heure premier_semestre second_semestre premier_trimestre deuxième_trimestre troisième_trimestre quatrième_trimestre première_moitié seconde_moitié cent_fois mille_fois mille_mercis à_neuf l_un l_une d_un_côté demi-niveau demi-sous-sol mi-temps à_mi-temps quart_de_tour deux_fois_par',
  surfaces: 'surf superfic taille',
  periodic:
    'loyer loyé mensu mois annu annuité année revenu recett charge intérêt rente hebdo trimestr durée délai âge',
  links: "d' de des la le",
  weeks: '-',
  ordinals: 'er ers re res ère ères e è ème èmes eme nd nde',
  percentEndings: '-',
  squares: 'carré carre',
} as const satisfies Translation<typeof source>
