import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-sources.ts'

/**
 * Sources of the figures of the model, notes on its files and refusals of an estimate, in French.
 *
 * Screen: the card of the model and its PDF. Reader: developers. Length: docs.
 */
export const words = {
  between: ' ; ',
  'likelihood.rounded': 'maximum de vraisemblance sur les fichiers officiels jusqu’en {year}, arrondi',
  'likelihood.from': 'maximum de vraisemblance sur les fichiers officiels jusqu’en {year}, arrondi à partir de {value}',
  'likelihood.cantons': 'il n’y a que douze cantons',
  'likelihood.prices': 'vraisemblance de l’indice des prix des logements, de {from} à {to}',
  'likelihood.index': 'vraisemblance de l’indice, de {low} à {high}',
  'choice.none': 'choix propre, qui ne repose sur aucune étude',
  'choice.level': 'choix propre : aucun niveau n’est supposé',
  'choice.floor': 'choix propre, au-dessus du bruit d’un trimestre de l’indice',
  'choice.alone': 'choix propre',
  'choice.origin': 'tout autre donne les mêmes prix',
  quarter: 'jours d’un trimestre',
  'movement.home':
    'supposé ; la forme est celle des indices de ventes répétées (Case et Shiller 1989 ; Calhoun 1996 pour l’OFHEO), aucun chiffre luxembourgeois n’est disponible',
  'movement.most': '√2 × {sale} × √{rest}, arrondi',
  publication: 'jours de publication des fichiers de {year}',
  'table.judgement': 'jugement sur la façon dont chacun de ces prix a été obtenu (server/data/README.md)',
  'table.notes': 'notes des fichiers : {publisher}',
  'table.halves': 'modèle propre sur les prix demandés de {year}, avant la moyenne avec le prix indexé',
  'adverts.check': 'vérification propre sur {adverts} annonces belges de {first} et {last}',
  'adverts.signs': 'signes et sens seulement',
  'adverts.steeper': 'STATEC, Le Logement en chiffres no 9 (prix de {year} par taille) est plus prononcé',
  'adverts.newBuilds': 'en dessous de la prime du neuf de {low} à {high} % (STATEC, Le Logement en chiffres no 9)',
  'adverts.fifth':
    'vérification propre sur {adverts} annonces belges de {first} et {last} : toutes les caractéristiques expliquent ensemble environ un cinquième de la variance',
  'adverts.truth':
    'vérification propre sur {adverts} annonces belges : la pente du prix réel sur notre coefficient était de {low} à {high}',
  'adverts.slope':
    'vérification propre sur {adverts} annonces belges de {first} et {last} : pente du prix sur le produit de tous les ajustements',
  floors: 'étude de MeilleursAgents sur les étages, citée par immobilier.notaires.fr (node 322)',
  'floors.ground': 'rez-de-chaussée par rapport à un étage moyen, atténué',
  'floors.top':
    'étude de MeilleursAgents sur les étages, citée par immobilier.notaires.fr (node 322) : dernier étage {low} à {high} % au-dessus des étages intermédiaires',
  average: 'l’appartement moyen vendu dans la commune',
  renovation: 'jugement : rénovation intérieure complète de {low} à {high} €/m², déduite en partie par les acquéreurs',
  'outdoor.belgium': 'étude d’Immoweb sur les espaces extérieurs en Belgique, citée par kontrast1.no, mai {year}',
  'outdoor.france':
    'étude de MeilleursAgents sur les espaces extérieurs dans 11 villes françaises, citée par planet.fr, mai {year}',
  annexes:
    'Observatoire de l’Habitat, prix sans annexes, cité par Le Quotidien : un garage représentait {share} % du prix en {year}',
  'energy.one': 'Notaires de France, « valeur verte » de {year}, citée par dimag.info',
  'energy.two': 'Notaires de France, « valeur verte » de {first} et {last}, citée par lavieimmo.com et doreka.eu',
  'energy.lower': 'borne inférieure',
  interpolated: 'jugement : interpolé',
  'newBuild.ratio':
    'rapport médian du neuf à l’existant dans les {communes} communes qui publient les deux pour {year}',
  'newBuild.statec': 'le STATEC donne {low} à {high} % à surface comparable',
  'newBuild.files':
    'mesure propre sur les fichiers officiels de {from} à {to} et de {last} : rapport des prix du neuf à l’existant par commune',
  'newBuild.index':
    'mesure propre : indice des logements neufs d’Eurostat (prc_hpi_q) par rapport à l’indice de tous les logements',
  'sale.rest':
    'mesure propre sur les fourchettes publiées : médiane par canton de {low} à {high}, Remich {remich}, capitale {capital}',
  'sale.north': 'mesure propre sur les fourchettes publiées de {rows} années de communes du Nord : de {low} à {high}',
  'capital.spread':
    'mesure propre : dispersion des {districts} coefficients pondérés par habitants ({adverts} par annonces)',
  'capital.same': 'comme √({all}² − {rest}²), les ventes de la capitale par rapport au reste',
  few: 'jugement : de tels appartements sont rares parmi les ventes qui font les prix',
  weight: 'server/data/README.md : le poids avec lequel les coefficients ont été obtenus',
  normal: 'quantile de la loi normale centrée réduite',
  iaao: 'IAAO, Standard on Ratio Studies, {year}',
  publisher: 'Observatoire de l’Habitat / STATEC, data.public.lu',
  index: 'BRI, WS_SPP Q:LU:N:628 (d’après le STATEC), {base} = 100, lu le {day}',
  'file.noHash': 'empreinte du fichier de l’éditeur non disponible',
  'file.own': 'fichier de l’éditeur',
  'file.copies': 'lu dans deux copies indépendantes qui concordent',
  'file.transcribed': 'transcrit de seconde main depuis {where}, commit {commit}, saisi deux fois',
  'file.shared': 'authentifié par {shared} bornes de fourchettes sur {ends}, égales à celles de {year}',
  'file.rounded': 'moyennes arrondies à l’euro',
  'file.address': 'adresse telle que l’indique la copie',
  'refusal.municipality': 'Aucune commune du Luxembourg ne porte ce nom.',
  'refusal.apartments': 'Seuls les appartements sont estimés.',
  'refusal.condition': 'Un logement neuf (estNeuf) ne peut pas être à rénover.',
  'refusal.district': 'Ce quartier fait partie de …, pas de ….',
  'refusal.future': 'Une valeur est estimée pour aujourd’hui, le … au Luxembourg, ou pour un jour antérieur.',
  'refusal.early': 'Les tables de prix commencent le {day}.',
  'refusal.newBuilds': 'Les prix du neuf (estNeuf) sont connus à partir du {day}.',
} as const satisfies Translation<typeof source>
