import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/table-file.ts'

/**
 * Texts of pages that read a table from a file, in Luxembourgish.
 *
 * Screen: pages that read a table from a file. Reader: agencies. Length: screen.
 */
export const words = {
  'more.accuracy': 'Wéi genee sinn eis Schätzungen?',
  'more.model': 'Wéi de Modell funktionéiert',
  choose: 'CSV- oder Excel-Fichier wielen',
  drop: 'oder hei ofleeën',
  trySample: 'Mam Beispill ausprobéieren',
  getSample: 'Beispill eroflueden (CSV)',
  columnsTitle: 'Wéi d’Kolonnen heeschen dierfen',
  columnsSay:
    'Eng Zeil nennt d’Kolonnen, an enger vun dëse Sproochen an an all Reiefolleg; driwwer däerf en Titel stoen. Tëscht den Zelle stinn Kommaen, Semikolonen oder Tabulatoren, oder de Fichier ass e Classeur (.xlsx). Onbekannt Kolonne ginn iwwergaangen; vun zwou Kolonne mat der selwechter Bedeitung gëllt déi, där hiren Numm als éischten an der Lëscht steet; eng fräiwëlleg Zell, déi net liesbar ass, zielt als onbekannt.',
  'columns.table': 'Kolonnen, hir Nimm an hir Wäerter',
  'columns.column': 'Kolonn',
  'columns.names': 'Nimm',
  'columns.values': 'Wäerter',
  'columns.needed': 'néideg',
  'columns.number': 'eng Zuel',
  'columns.day': 'en Dag: 2024-05-31, 31.05.2024, 31/05/24, 31. Mee 2024 oder eng Dageszuel vun Excel',
  'columns.text': 'en Numm',
  'stage.loading': 'D’Berechnung gëtt gelueden.',
  'stage.reading': 'De Fichier gëtt gelies.',
  failed: 'D’Säit huet mat engem Feeler opgehalen: {message}. Luet se nei; näischt gouf geschéckt.',
  'file.tooLarge':
    'De Fichier huet {megabytes} MB; gelies ginn héchstens {most} MB. Behaalt d’Kolonnen, déi hei drënner stinn, an huelt Biller an aner Blieder ewech.',
  'file.empty': 'De Fichier ass eidel. Wielt dee mat der Tabell.',
  'file.workbook':
    'Dëse Fichier ass net als Excel-Classeur liesbar. Huelt e Passwuert ewech, oder späichert d’Blat als „CSV UTF-8“ a wielt dee Fichier.',
  'file.oldWorkbook':
    'Dat ass en ale Classeur (.xls) oder ee mat Passwuert. Späichert en als .xlsx ouni Passwuert oder als „CSV UTF-8“.',
  'file.noTable': 'Dëse Fichier ass keng Tabell. Wielt e CSV- oder Excel-Fichier (.xlsx).',
  'file.oneColumn':
    'D’Tabell huet eng eenzeg Kolonn. Trennt d’Zelle mat Kommaen, Semikolonen oder Tabulatoren, oder wielt den Excel-Fichier selwer.',
  'file.sheets':
    'Méi Blieder vum Classeur hunn esou eng Tabell: {names}. Behaalt eent dovun, oder späichert eent als „CSV UTF-8“.',
  'file.broken':
    'D’Zeil {line} huet Zeechen, déi beim Späichere verluer gaange sinn (�). Späichert d’Tabell nei als „CSV UTF-8“.',
  'file.quote': 'Zeil {line}, Zell {cell}: E Gänseféisschen steet op der falscher Plaz oder gëtt ni zougemaach.',
  'file.missing': 'D’Kolonn „{column}“ feelt. Méiglech Nimm: {names}. Déi éischt Zeil huet: {found}.',
  'file.twice':
    'D’Kolonnen „{first}“ an „{second}“ stinn allebéid fir „{column}“. Huelt eng ewech oder gitt hir en aneren Numm.',
  'file.tooMany':
    'De Fichier huet {count} Zeilen; héchstens {most} ginn op eemol gerechent. Deelt en op méi Fichieren op.',
  'row.cells': 'd’Zeil huet {count} Zellen, déi éischt Zeil huet {expected}',
  'row.missing': 'ass eidel',
  'row.number': '„{value}“ ass keng Zuel; schreift se als 450000 oder 85,5',
  'row.ambiguous':
    '„{value}“ kann {asThousands} oder {asDecimal} bedeiten; schreift d’Zuel ouni Zeechen tëscht den Dausender',
  'row.range': '„{value}“ läit net tëscht {low} an {high}',
  'row.day': '„{value}“ ass keen Dag; schreift en als 2024-05-31, 31.05.2024 oder 31/05/2024',
  'row.formula': 'ass eng Formel; späichert d’Tabell mat Wäerter',
  'row.long': 'huet méi wéi {most} Zeechen',
  'row.characters': 'enthält Steierzeechen',
  'row.valuation_date_too_early': 'd’Präistabelle fänke mam {day} un',
  'row.municipality_not_found': 'keng Gemeng zu Lëtzebuerg heescht „{value}“',
  'row.municipality_near': 'keng Gemeng zu Lëtzebuerg heescht „{value}“; ähnlech Nimm: {names}',
  result: 'Resultat',
  'ignored.columns': 'Iwwergaange Kolonnen: {names}.',
  range: '{low} bis {high}',
  'left.line': 'Zeil',
  'left.column': 'Kolonn',
  'left.why': 'Grond',
  'left.more': 'Weider Bemierkungen: {count}.',
  'left.formulas':
    'Eng eidel Zell kann eng Formel sinn, där hiert Resultat ni gespäichert gouf. Maacht de Classeur an Excel op, späichert en a wielt en nach eng Kéier.',
  take: 'Eroflueden',
  'take.says': 'Dës Fichieren entstinn an Ärem Browser.',
  'note.encoding': 'De Fichier ass am Format {encoding} geschriwwen a gouf esou gelies.',
  'note.sheet': 'Gelies vum Blat „{sheet}“; déi aner Blieder goufen ewechgelooss.',
  'note.macros':
    'Den Classeur huet Makroen. Si goufen net ausgefouert: d’Zellen hunn d’Wäerter vum leschte Späicheren.',
  'note.monthFirst': 'D’Deeg fänke mam Mount un, wéi 12/31/2024, a goufen esou gelies.',
} as const satisfies Translation<typeof source>
