import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/back-test.ts'

/**
 * Texts of the page of the back-test in French.
 *
 * Screen: /back-test. Reader: agencies. Length: screen.
 */
export const words = {
  title: 'Testez-nous sur vos propres ventes',
  lead: 'Choisissez un tableau d’appartements vendus, avec prix et date. Nous estimons chacun à la date de sa vente et montrons nos écarts, et si nos fourchettes étaient assez larges.',
  noUpload:
    'Rien n’est envoyé. Le calcul se fait dans votre navigateur, et cette page ne peut se connecter à rien : fichier et résultats restent sur votre ordinateur.',
  noScript:
    'Cette page calcule dans votre navigateur et a besoin de JavaScript, qui est désactivé. Le même test existe dans l’interface : POST /api/v1/estimation/backtest.',
  leaveOut: 'Écartez les prix demandés, les ventes forcées et les ventes en famille. Indiquez le neuf avec TVA à 3 %.',
  limits: 'De {least} à {most} ventes, {megabytes} Mo au plus.',
  sampleSays: 'Les {count} ventes de l’exemple sont inventées.',
  'columns.whole': 'un nombre entier',
  'stage.judging': '{count} ventes sont en cours d’analyse.',
  'stage.done': 'Terminé : {count} ventes analysées.',
  'stage.refused': 'Le fichier n’a pas été analysé.',
  'file.tooFew': 'Ventes qui peuvent être analysées : {count}. Un test en demande au moins {least}.',
  'file.farPrices':
    'La plupart des prix sont inférieurs au quart ou supérieurs à quatre fois l’estimation. Sont-ils en centimes, en milliers ou au mètre carré ? Indiquez le prix de tout l’appartement en euros.',

  'row.whole': '« {value} » n’est pas un nombre entier',
  'row.choice': '« {value} » est inconnu ; valeurs possibles : {allowed}',
  'row.only_apartments': 'seuls les appartements sont estimés',
  'row.new_build_in_bad_condition': 'un logement neuf ne peut pas être à rénover',
  'row.quartier_of_other_commune': 'ce quartier appartient à une autre commune',
  'row.valuation_date_to_come': 'la date est à venir',
  'row.new_build_too_early': 'les prix du neuf sont connus à partir du {day}',
  'row.rule': '{message}',
  'row.duplicate': 'même bien, même prix et même jour que la ligne {line}',

  'result.count': '{count} ventes ont été analysées, sur {rows} lignes.',
  'result.today': 'Estimées à la date de chaque vente, avec les tables de prix {tables}.',
  hindsight:
    'Les tables d’aujourd’hui contiennent les années qui ont suivi chaque vente : le lieu est jugé après coup, l’appartement non. L’élargissement pour le temps après la fin de l’indice n’est pas testé.',
  fewSales:
    'En dessous de {few} ventes, les limites sont larges, et une vente de plus peut faire bouger tous les chiffres.',
  'ignored.floors':
    'Lignes où l’étage est un nombre supérieur à 0 : {count}. Ce nombre ne dit pas si c’est le dernier étage ; il a donc été laissé de côté.',
  measures: 'Étude de ratios',
  'measures.says':
    'Le ratio est l’estimation divisée par le prix. Comparez chaque valeur à la dernière colonne : ce qu’elle vaut pour ces mêmes biens si l’écart-type déclaré est exact.',
  'measures.table': 'Les quatre mesures et leurs limites',
  'measures.measure': 'Mesure',
  'measures.value': 'Valeur',
  'measures.limits95': 'Limites à 95 %',
  'measures.verdict': 'Verdict',
  medianRatio: 'Ratio médian',
  'medianRatio.says': 'niveau : 1 n’est ni trop haut ni trop bas',
  cod: 'COD',
  'cod.says': 'dispersion autour de la médiane, en pour cent',
  prd: 'PRD',
  'prd.says': 'supérieur à 1 : les biens chers sont estimés trop bas',
  prb: 'PRB',
  'prb.says': 'variation du ratio quand la valeur double',
  none: 'non défini',
  errors: 'Erreurs',
  'errors.says':
    'La moitié des estimations s’écartaient du prix d’au plus {mdape}. {ppe10} étaient à 10 % près, {ppe20} à 20 % près.',
  'plot.title': 'L’estimation rapportée au prix, selon le prix',
  'plot.summary':
    '{count} ventes de {low} à {high}. Ratio médian {median}. {inside} dans la fourchette à 80 %, {outside} en dehors.',
  'plot.price': 'prix payé (logarithmique)',
  'plot.ratio': 'estimation / prix',
  'plot.inside': 'prix dans la fourchette à 80 %',
  'plot.outside': 'prix en dehors',
  'plot.exact': 'l’estimation égale le prix',
  coverage: 'Les fourchettes sont-elles assez larges ?',
  'coverage.title': 'Prix dans les fourchettes : objectif et résultat',
  'coverage.point': 'objectif {promised}, résultat {held} (de {low} à {high})',
  'coverage.caption':
    'Sur la ligne tiretée, l’objectif est atteint ; au-dessus, la fourchette est plus prudente. Barres : limites à 95 % (Clopper et Pearson).',
  'coverage.promised': 'objectif',
  'coverage.held': 'résultat',
  'coverage.kept': 'objectif atteint',
  'coverage.sample': 'vos ventes ({count})',
  'coverage.table': 'Part des prix dans les fourchettes, objectif et résultat, avec limites',
  'coverage.limits': 'limites à 95 % du résultat',
  'coverage.verdict.agrees': 'objectif atteint',
  'coverage.verdict.less': 'sous l’objectif',
  'coverage.verdict.more': 'au-dessus de l’objectif',
  conformal: 'Des fourchettes à la mesure de vos ventes',
  'conformal.says':
    'Avec {factor80} fois l’écart-type déclaré (FSD) de chaque côté, entre {low80} et {high80} des ventes suivantes du même genre sont dans la fourchette ; avec {factor90} fois, entre {low90} et {high90}. Le modèle lui-même prend {model} fois pour 80 %.',
  groups: 'Groupes',
  'groups.says': 'Groupes d’au moins {least} ventes.',
  'groups.none': 'Aucun groupe ne compte {least} ventes.',
  'groups.commune': 'Par commune',
  'groups.size': 'Par surface habitable',
  'groups.group': 'Groupe',
  'groups.count': 'Ventes',
  'size.below': 'moins de {to} m²',
  'size.between': 'de {from} à moins de {to} m²',
  'size.from': '{from} m² et plus',
  worst: 'Nos plus grands écarts',
  'worst.table': 'Les ventes les plus éloignées de leur estimation',
  'worst.line': 'Ligne',
  'worst.commune': 'Commune',
  'worst.price': 'Prix payé',
  'worst.estimate': 'Estimation',
  'worst.ratio': 'Ratio',
  left: 'Lignes écartées',
  'left.says': 'Lignes qui n’ont pas été analysées : {count}.',
  'left.table': 'Lignes écartées et raison',
  'take.json': 'Tous les résultats (JSON)',
  'take.csv': 'Les ventes avec leurs estimations (CSV)',
  'note.clustered':
    'Plus d’une vente sur cinq en a une autre de surface, de prix et de date presque identiques. Si elles sont dans un même immeuble, nommez-le dans une colonne « {column} » : sans elle, les limites sont trop étroites.',
  'note.suspected':
    '{count} prix sont si loin des autres que nous les avons écartés des chiffres. Vérifiez-les avant d’utiliser le verdict.',
  unread: 'Cellules comptées comme inconnues',
  'unread.says': 'Ces cellules facultatives sont illisibles ; leurs lignes ont été analysées sans elles : {count}.',
  'unread.table': 'Cellules comptées comme inconnues et pourquoi',
  'verdict.also': 'De plus :',
  'verdict.effective':
    'Les ventes d’un même immeuble ne sont pas indépendantes : celles-ci en disent autant que {count} ventes isolées.',
  trend: 'Ensemble, valeur et temps',
  'trend.says':
    'De combien les prix dépassent (+) les estimations ou leur sont inférieurs (−), et comment cela change.',
  'trend.table': 'Niveau, valeur et temps, avec leurs limites',
  'trend.level': 'Toutes les ventes',
  'trend.value': 'Variation quand la valeur double',
  'trend.year': 'Variation en un an',
  'measures.expected': 'Attendu pour ces biens',
  'measures.iaao':
    'Les limites de l’IAAO (Standard on Ratio Studies, 2013 : médiane 0,90 à 1,10, COD 5 à 15, PRD 0,98 à 1,03, PRB −0,05 à 0,05) valent pour des rôles fiscaux : avec {fsd} de dispersion des ventes, un modèle honnête en sort.',
  expected: '{mean} ({low} à {high})',
  'coverage.tails': 'Hors de la fourchette de 80 % : {under} prix en dessous, {over} au-dessus.',
  'groups.limits': 'Limites à 95 %',
  'groups.held': 'Dans la fourchette de 80 %',
  'groups.year': 'Par année de vente',
  'groups.canton': 'Par canton',
  'groups.known': 'Par données connues du bien',
  'groups.energy': 'Par classe énergétique',
  'known.complete': 'données complètes',
  'known.partial': 'données partielles',
  'known.few': 'peu de données',
  'energy.unknown': 'non connue',
  suspected: 'Prix qui semblent faux',
  'suspected.says':
    'Ils sont loin des autres et n’entrent dans aucun chiffre ci-dessus ; ils peuvent être justes. Avec eux, le ratio médian serait de {median}, le COD de {cod}, le PRD de {prd}.',
  'suspected.table': 'Ventes dont le prix semble faux',
} as const satisfies Translation<typeof source>
