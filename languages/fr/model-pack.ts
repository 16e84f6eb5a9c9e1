import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-pack.ts'

/**
 * Texts of the validator's parts of the page of the model in French.
 *
 * Screen: /docs/model. Reader: developers. Length: docs.
 */
export const words = {
  notSet: 'non défini : non approuvé',
  version: 'Version du modèle',
  owner: 'Responsable ici',
  approvedBy: 'Approuvé par',
  approvedOn: 'Approuvé le',
  nextReview: 'Prochaine révision',
  stale: 'Le fichier le plus récent est trop ancien : ces estimations demandent une seconde source.',
  changes: 'Ce que chaque version a changé',
  'changes.table': 'Versions du modèle et ce qu’elles ont déplacé',
  'col.version': 'Version',
  'col.day': 'Depuis',
  'col.what': 'Quoi',
  'col.moved': 'Déplacement (moyenne quadratique)',
  'col.largest': 'Le plus grand',
  largest: '{move}, {commune}',
  'changes.says':
    'Les déplacements sont ceux des prix de {year} dans {communes} communes dont le prix est publié dans les deux versions.',
  stability: 'Est-il le même chaque année et partout ?',
  byYear: 'Par année, un an à l’avance avec l’indice seul',
  byCanton: 'Par canton, chaque moyenne à tour de rôle à partir de tout le reste',
  chi2: 'Écart des cantons à 80 % : χ² vaut {value} ; pour {cantons} cantons, environ {cantons} par le seul hasard.',
  rivals: 'À côté de règles simples',
  'rivals.table': 'Erreur sur les mêmes moyennes',
  sensitivity: 'Et si un paramètre était faux ?',
  'sensitivity.says':
    'Chaque paramètre un pas plus bas et plus haut, pour les prix de toutes les communes au {day} : variation quadratique moyenne, entre parenthèses la plus grande, puis la variation de l’erreur type en points.',
  'sensitivity.table': 'Prix lorsqu’un paramètre change',
  'col.down': 'Un pas plus bas',
  'col.up': 'Un pas plus haut',
  step: '{value} : {rms} ({largest}), {points} points',
  'fsd.table': 'FSD d’un appartement dont tout est connu, dans la capitale',
  'fsd.step': '{value} : {points} points',
  'fsd.sale': 'écart-type d’une vente',
  'fsd.explainedShares': 'toutes les parts expliquées, fois',
  'surface.table': 'Valeur lorsque l’exposant de la surface habitable change',
  'surface.step': '{value} : {change}',
  'col.area': 'Surface habitable',
  'col.shipped': 'Tel quel',
  lineage: 'D’où vient chaque fichier',
  'lineage.says':
    'Une empreinte identifie un fichier à l’octet près. « – » signifie que le fichier lui-même n’était pas disponible.',
  'lineage.table': 'Fichiers derrière le modèle',
  'col.file': 'Fichier',
  'col.read': 'Lu le',
  'col.bytes': 'Octets',
  'col.note': 'Remarque',
  'key.communes': 'table des communes',
  'key.history': 'table des ventes enregistrées',
  'key.index': 'table des prix des logements',
  'key.quartiers': 'table des quartiers',
  'key.sales': 'fichier officiel',
  hitRate: 'Ce qui est estimé et ce qui est refusé',
  'hitRate.says':
    'Communes estimées : {priced} sur {communes} ; {published} ont une moyenne dans les fichiers les plus récents, {newBuilds} une pour le neuf.',
  'refusals.table': 'Motifs de refus',
  'col.code': 'Code',
  'col.answer': 'Réponse',
  concentration: 'Les erreurs que les logements partagent',
  'concentration.says':
    'Au {day}, l’erreur type du prix de la capitale est de {place} ; {shared} est le mouvement du pays, le même pour tous les logements.',
  portfolio:
    '{homes} logements égaux dans la capitale, actualisés du {from} à ce jour : leur total a un écart-type de {together} par le seul lieu. Si leurs erreurs étaient indépendantes, il serait de {alone}.',
  stop: 'Quand il s’arrête',
  updates: 'Quand il est mis à jour',
  backTest: 'Ce qu’un test rétrospectif ne peut pas dire',
} as const satisfies Translation<typeof source>
