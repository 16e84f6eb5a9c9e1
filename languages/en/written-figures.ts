/**
 * The words of written figures, by meaning. Forms are separated by spaces, `_` stands for a space inside
 * one, and what follows `=` is its value: of `years`, `months`, `days` and `hours` how many of them it is, of `percent` and
 * `points` by what it is divided, of `references` the kind of thing that is numbered.
 * - `articles` are numerals only before a scale, a group, a part or per cent; `doubtful` numerals are other words too, and count
 *   only next to a unit or another numeral.
 * - `parts` are fractions behind a numeral or before one of `of` or behind one of `by`; `fractions` always; `factors` multiply what they speak of.
 * - `about` stand right before a rounded figure, `rounded` anywhere before it in its clause.
 * - `acts` are what is known by its year.
 * - `endings` begin what may be joined to a numeral; `noFigures` are expressions in which a numeral is not a figure.
 * - `links` lead from a rounded word or a scale to what follows, `ordinals` end a number in digits, `percentEndings` the sign of per
 *   cent; `weeks` begin the words in `endings` that are of seven days, `squares` are parts of words for square metres.
 * - `perArea` stand before m² in a price; `periodic` begin words of what is paid by the month or the year, `surfaces` those of areas.
 * A hyphen alone says that a language has no such word.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  articles: 'a=1 an=1',
  numerals:
    'zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 twenties=20 thirties=30 forties=40 fifties=50 sixties=60 seventies=70 eighties=80 nineties=90',
  doubtful: 'zero',
  scales:
    'hundred=1e2 hundreds=1e2 thousand=1e3 thousands=1e3 grand=1e3 million=1e6 millions=1e6 billion=1e9 billions=1e9',
  groups: 'dozen=12 dozens=12 score=20 scores=20',
  joiners: 'and',
  halves: 'half=0.5',
  fractions: 'halves=0.5 one-half=0.5',
  parts:
    'half=0.5 third=0.3333333333 thirds=0.3333333333 quarter=0.25 quarters=0.25 fifth=0.2 fifths=0.2 sixth=0.1666666667 sixths=0.1666666667 eighth=0.125 eighths=0.125 tenth=0.1 tenths=0.1',
  of: 'of the its their',
  by: 'by',
  factors:
    'doubled=2 doubling=2 doubles=2 twice=2 twofold=2 tripled=3 trebled=3 triples=3 threefold=3 thrice=3 quadrupled=4 fourfold=4 halved=0.5 halves=0.5 halving=0.5',
  money:
    'euro=EUR euros=EUR dollar=USD dollars=USD pound=GBP pounds=GBP sterling=GBP francs=CHF franc=CHF bucks=USD quid=GBP',
  areas: 'square_metre square_metres square_meter square_meters sqm sq_m sq._m. sq.m. sq._metres sq._meters',
  years: 'year=1 years=1 yr=1 yrs=1 decade=10 decades=10',
  months: 'month=1 months=1 mth=1 mths=1',
  days: 'day=1 days=1 week=7 weeks=7 fortnight=14 fortnights=14',
  hours: 'hour=1 hours=1 hrs=1',
  percent: 'percent=100 per_cent=100 pct=100 pct.=100 pc=100 per_mille=1000 permille=1000',
  points:
    'percentage_point=100 percentage_points=100 pp=100 points=100 point=100 pts=100 basis_points=10000 basis_point=10000 bps=10000 bp=10000',
  times: 'times x fold',
  endings:
    'year=years month=months week=days day=days hour=hours percent=percent per-cent=percent fold=times euro=EUR million=1e6',
  about: 'about around roughly approximately approx. nearly almost circa ca. ca rounded some close_to',
  rounded: 'rounded',
  ranges: 'to and or up_to',
  outOf: 'in out_of',
  perArea: 'per a each by the',
  monthNames:
    'january=1 february=2 march=3 april=4 may=5 june=6 july=7 august=8 september=9 october=10 november=11 december=12 jan=1 feb=2 mar=3 apr=4 jun=6 jul=7 aug=8 sep=9 sept=9 oct=10 nov=11 dec=12',
  references:
    'article=article articles=article art=article arts=article paragraph=paragraph paragraphs=paragraph section=section sections=section chapter=chapter chapters=chapter annex=annex title=title page=page pages=page number=number no=number nos=number nr=number point=point regulation=act directive=act act=act scale=scale case=case first=ordinal',
  acts: 'act law regulation directive code',
  steps: 'step steps point points option options scenario scenarios variant question questions hypothesis',
  noFigures:
    'first_half second_half half-hour half_an_hour half-hours third_party third_parties third-party first_quarter second_quarter third_quarter fourth_quarter one_of no_one one_another one_by_one number_one at_one one_can one_may one_should half_board half-timbered half-basement',
  surfaces: 'area surface size sqm living',
  periodic: 'rent month annual year yearly income interest payment charge instal yield week term durat hold age',
  links: 'of the',
  weeks: 'week',
  ordinals: 'st nd rd th',
  percentEndings: '-',
  squares: 'square sqm sq_m sq._m sq.m',
} as const
