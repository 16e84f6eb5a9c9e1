import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-card.ts'

/**
 * Texts of the model card in French.
 *
 * Screen: the model card, page and PDF. Reader: developers. Length: docs.
 */
export const words = {
  name: 'Estimation d’appartements au Luxembourg',
  'purpose.indicative':
    'Une valeur indicative d’un appartement en pleine propriété au Luxembourg, avec des intervalles qui disent jusqu’où les prix de vente s’en écartent. Pour les vendeurs, les acquéreurs et les agences, et comme calcul à côté du dossier d’une banque.',
  'purpose.past': 'Une valeur à toute date depuis le {first}, telle qu’on la connaît aujourd’hui.',
  'refusal.lendingValue': 'Ni valeur de prêt, ni valeur hypothécaire.',
  'refusal.valuation':
    'Pas une expertise au sens des normes européennes d’évaluation (EVS) : personne n’a vu le logement, et aucun expert ne signe.',
  'refusal.advancedModel':
    'Pas un modèle statistique avancé au sens des orientations EBA/GL/2020/06, paragraphes 236 et 237 : il connaît la commune et non l’adresse, et il n’a pas encore été testé sur nos propres ventes.',
  'refusal.houses': 'Ni maisons, ni terrains, ni bureaux, ni parts d’un logement.',
  'unseen.lift': 'Un ascenseur.',
  'unseen.penthouse': 'Un penthouse et le numéro de l’étage.',
  'unseen.address': 'L’adresse : la rue, la vue, l’ensoleillement, la distance d’une gare.',
  'unseen.noise': 'Le bruit.',
  'unseen.terrace': 'La taille d’une terrasse, d’un jardin ou d’une cave.',
  'unseen.charges': 'Les charges, les travaux à prévoir, le bail d’un locataire.',
  'data.history': 'Ventes enregistrées d’appartements par commune et par douze mois',
  'data.history.kind':
    'Nombre, prix moyen au mètre carré et fourchette, les appartements existants et les ventes en état futur d’achèvement étant séparés ; {means} moyennes publiées pour des appartements existants.',
  'data.history.exclusions':
    'Moins de {least} ventes : pas de prix, seulement leur nombre. L’éditeur coupe 5 % à chaque extrémité des fourchettes. Années sans fichier : {missing}. Les anciennes communes comptent comme des lieux de leur canton, pas dans le prix de la commune actuelle.',
  'data.history.licence':
    'Données ouvertes ; les sources disponibles citent CC0 et CC BY 4.0, c’est pourquoi l’éditeur est nommé partout où figure un chiffre.',
  'data.index': 'Indice trimestriel des prix des logements',
  'data.index.kind': 'Tous les logements du pays, maisons comprises ; seuls des rapports sont utilisés.',
  'data.index.exclusions': 'Rien n’est exclu ; nous ne corrigeons aucune valeur des variations saisonnières.',
  'data.index.licence': 'Conditions de l’éditeur non lues ; il est nommé partout où l’indice est utilisé.',
  'data.quartiers': 'Coefficients des quartiers de la capitale',
  'data.quartiers.kind': 'Des prix demandés, pas des ventes : {adverts} annonces d’une année.',
  'data.quartiers.exclusions':
    'Moins un quartier compte d’annonces, moins il est tenu pour connu dans le calcul de la fourchette : avec {half} annonces, à moitié.',
  'data.quartiers.licence': 'Données ouvertes, comme les ventes.',
  'formula.level':
    'Le logarithme du prix d’une commune pour un trimestre est la somme du pays, du canton et de la commune. Les cantons s’écartent du pays de {canton} pour la racine d’une année, les communes de leur canton de {commune} ; la croissance du pays s’atténue. Les moyennes publiées de douze mois le montrent, chacune avec une erreur de {sale} ({north} dans le Nord) divisée par la racine de son nombre de ventes ; les fichiers qui se chevauchent partagent la leur (Fay et Herriot 1979 ; Rao et Yu 1994).',
  'formula.index':
    'L’indice des prix des logements est une observation de plus du pays, avec un bruit de {noise} par trimestre. Entre les milieux de deux trimestres, le logarithme est linéaire en jours ; après {last}, rien n’est observé.',
  'formula.adjustments':
    'Les coefficients des caractéristiques connues le multiplient, et la surface habitable en fait une valeur.',
  'formula.variance':
    'Le carré de l’écart-type de prévision est une somme : l’écart propre à une vente ({sale}, moins ce qu’expliquent les caractéristiques connues), le quartier, l’erreur type du prix, le temps écoulé depuis la fin des tables, un logement neuf sans prix publié, des dimensions inhabituelles.',
  'formula.intervals':
    'Les bornes sont la valeur multipliée par 1 ∓ z fois l’écart-type, avec z = {half} pour la moitié des ventes et z = {wide} pour {coverage}.',
  'fault.timid':
    'Les ajustements sont trop timides : dans des annonces belges, les prix variaient {low} à {high} fois autant.',
  'fault.quartiers': 'Les coefficients des quartiers proviennent de prix demandés.',
  'fault.houses': 'Les maisons ne peuvent pas du tout être estimées.',
  'fault.index':
    'Un seul indice de tous les logements sert aux appartements, aux maisons et au neuf ; d’un trimestre à l’autre, il a varié de {leap} au plus depuis {since}.',
  'fault.together':
    'Au-delà du fichier le plus récent, l’erreur du prix est la même pour tous les logements : de nombreuses estimations ne la compensent pas.',
  'fault.untested':
    'Les fourchettes découlent d’écarts-types déclarés. Elles n’ont pas encore été testées sur des ventes individuelles.',
  'drift.within': 'Le fichier le plus récent va jusqu’au trimestre de cette date.',
  'drift.beyond':
    'Le fichier le plus récent s’arrête à {last}. Nombre de trimestres jusqu’à cette date : {quarters} ; le mouvement du pays depuis le milieu du fichier a un écart-type de {deviation}.',
  'class.formula':
    'Une formule fixe à paramètres publiés : les mêmes tables et la même demande donnent la même réponse, et aucune réponse ne modifie le modèle.',
  'class.persons':
    'Il évalue des logements et ne note personne. Selon notre propre lecture, ce n’est donc pas un système à haut risque au sens de l’annexe III du règlement (UE) 2024/1689 (règlement sur l’IA).',
  'contest.answer':
    'Chaque réponse nomme ses coefficients, le prix dont elle part et sa source, ainsi que l’empreinte des tables : dites lequel est faux.',
  'contest.sales':
    'Des ventes qui contredisent une estimation peuvent être soumises au test rétrospectif ; rien n’en est conservé, et le résultat peut être envoyé à l’exploitant.',
  'change.says':
    'Les prix viennent d’un seul système pays, canton et commune par trimestres ; un prix ne saute plus au Nouvel An, comme dans la version {before}.',
  'stop.stale':
    'À partir du {from}, le fichier le plus récent a plus de {months} mois : cette fiche déclare le modèle périmé, et ses estimations demandent une seconde source.',
  'stop.refused':
    'À partir du {from}, ce fichier a plus de {months} mois : les dates postérieures au {end} sont refusées.',
  'stop.backTest':
    'Un test rétrospectif équivalant à {sales} ventes indépendantes au moins, qui constate une dérive ou une fourchette fausse, est inscrit au journal de l’exploitant.',
  'stop.override':
    'Une personne ne peut remplacer une valeur qu’en dehors du service, et note pourquoi. Les statistiques peuvent déclencher la révision de la valeur d’un bien, elles ne la remplacent pas (règlement (UE) no 575/2013, article 208, paragraphe 3, point b)).',
  'updates.says':
    'Les fichiers officiels paraissent chaque trimestre, environ {months} mois après sa fin ; le prochain est attendu au plus tard le {next}. Un prix qui bougerait de plus de {move} est d’abord examiné par une personne.',
  'backTest.hindsight':
    'Recul : l’estimation d’un jour passé connaît les prix des fichiers ultérieurs. Faite ce jour-là, elle en aurait su moins.',
  'backTest.selection':
    'Sélection : les ventes envoyées à un test sont rarement un échantillon aléatoire. Le verdict porte sur ces logements et sur aucun autre.',
  'backTest.groups':
    'Groupes : les logements d’un même immeuble partagent leurs erreurs. Sans leur groupe, les limites sont trop étroites.',
  'backTest.noise':
    'Bruit : la dispersion des ventes déplace PRD et PRB même quand chaque estimation est juste. Ce que nos propres écarts-types impliquent est imprimé à côté.',
} as const satisfies Translation<typeof source>
