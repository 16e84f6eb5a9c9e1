import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/table-file.ts'

/**
 * Texts of pages that read a table from a file, in French.
 *
 * Screen: pages that read a table from a file. Reader: agencies. Length: screen.
 */
export const words = {
  'more.accuracy': 'Nos estimations sont-elles précises ?',
  'more.model': 'Comment fonctionne le modèle',
  choose: 'Choisir un fichier CSV ou Excel',
  drop: 'ou déposez-le ici',
  trySample: 'Essayer avec l’exemple',
  getSample: 'Télécharger l’exemple (CSV)',
  columnsTitle: 'Comment les colonnes peuvent s’appeler',
  columnsSay:
    'Une ligne nomme les colonnes, dans l’une de ces langues et dans n’importe quel ordre ; un titre peut la précéder. Des virgules, des points-virgules ou des tabulations séparent les cellules, ou le fichier est un classeur (.xlsx). Les colonnes inconnues sont ignorées ; de deux colonnes de même sens, celle dont le nom vient en premier dans la liste est lue ; une cellule facultative illisible compte comme inconnue.',
  'columns.table': 'Les colonnes, leurs noms et leurs valeurs',
  'columns.column': 'Colonne',
  'columns.names': 'Noms',
  'columns.values': 'Valeurs',
  'columns.needed': 'obligatoire',
  'columns.number': 'un nombre',
  'columns.day': 'une date : 2024-05-31, 31.05.2024, 31/05/24, 31 mai 2024 ou un numéro de jour d’Excel',
  'columns.text': 'un nom',
  'stage.loading': 'Le calcul est en cours de chargement.',
  'stage.reading': 'Le fichier est en cours de lecture.',
  failed: 'La page a rencontré une erreur et s’est arrêtée : {message}. Rechargez-la ; rien n’a été envoyé.',
  'file.tooLarge':
    'Le fichier pèse {megabytes} Mo ; {most} Mo au plus sont lus. Gardez les colonnes indiquées ci-dessous, sans images ni autres feuilles.',
  'file.empty': 'Le fichier est vide. Choisissez celui qui contient le tableau.',
  'file.workbook':
    'Ce fichier ne se lit pas comme un classeur Excel. Retirez son mot de passe s’il en a un, ou enregistrez la feuille au format « CSV UTF-8 » et choisissez ce fichier.',
  'file.oldWorkbook':
    'C’est un ancien classeur (.xls) ou un classeur protégé. Enregistrez-le au format .xlsx sans mot de passe, ou au format « CSV UTF-8 ».',
  'file.noTable': 'Ce fichier n’est pas un tableau. Choisissez un fichier CSV ou Excel (.xlsx).',
  'file.oneColumn':
    'Le tableau n’a qu’une colonne. Séparez les cellules par des virgules, des points-virgules ou des tabulations, ou choisissez le fichier Excel lui-même.',
  'file.sheets':
    'Plusieurs feuilles du classeur contiennent un tel tableau : {names}. Gardez-en une, ou enregistrez-en une au format « CSV UTF-8 ».',
  'file.broken':
    'La ligne {line} contient des caractères perdus lors d’un enregistrement (�). Enregistrez de nouveau le tableau au format « CSV UTF-8 ».',
  'file.quote': 'Ligne {line}, cellule {cell} : un guillemet est mal placé ou n’est jamais fermé.',
  'file.missing':
    'La colonne obligatoire « {column} » manque. Elle peut s’appeler : {names}. La première ligne contient : {found}.',
  'file.twice':
    'Les colonnes « {first} » et « {second} » désignent toutes deux « {column} ». Supprimez ou renommez l’une d’elles.',
  'file.tooMany':
    'Le fichier contient {count} lignes ; {most} au plus sont calculées à la fois. Partagez-le en plusieurs fichiers.',
  'row.cells': 'la ligne a {count} cellules, la première ligne en a {expected}',
  'row.missing': 'est vide',
  'row.number': '« {value} » n’est pas un nombre ; écrivez 450000 ou 85,5',
  'row.ambiguous': '« {value} » peut signifier {asThousands} ou {asDecimal} ; écrivez-le sans séparateur de milliers',
  'row.range': '« {value} » n’est pas compris entre {low} et {high}',
  'row.day': '« {value} » n’est pas une date ; écrivez 2024-05-31, 31.05.2024 ou 31/05/2024',
  'row.formula': 'est une formule ; enregistrez le tableau avec des valeurs',
  'row.long': 'dépasse {most} caractères',
  'row.characters': 'contient des caractères de contrôle',
  'row.valuation_date_too_early': 'les tables de prix commencent le {day}',
  'row.municipality_not_found': 'aucune commune du Luxembourg ne s’appelle « {value} »',
  'row.municipality_near': 'aucune commune du Luxembourg ne s’appelle « {value} » ; noms proches : {names}',
  result: 'Résultat',
  'ignored.columns': 'Colonnes ignorées : {names}.',
  range: 'de {low} à {high}',
  'left.line': 'Ligne',
  'left.column': 'Colonne',
  'left.why': 'Raison',
  'left.more': 'Autres remarques : {count}.',
  'left.formulas':
    'Une cellule vide peut être une formule dont le résultat n’a jamais été enregistré. Ouvrez le classeur dans Excel, enregistrez-le et choisissez-le de nouveau.',
  take: 'Télécharger',
  'take.says': 'Ces fichiers sont créés dans votre navigateur.',
  'note.encoding': 'Le fichier est en {encoding} et a été lu ainsi.',
  'note.sheet': 'Lu sur la feuille « {sheet} » ; les autres feuilles ont été laissées de côté.',
  'note.macros':
    'Le classeur contient des macros. Elles n’ont pas été exécutées : les cellules ont les valeurs de son dernier enregistrement.',
  'note.monthFirst': 'Les dates commencent par le mois, comme 12/31/2024, et ont été lues ainsi.',
} as const satisfies Translation<typeof source>
