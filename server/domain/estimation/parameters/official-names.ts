/**
 * Names in official price files that differ from the present ones of a municipality, as the tables write them. Former
 * municipalities keep their own names: a part of a municipality is not the present one.
 */
export const officialNames = {
  id: 'estimation.officialNames',
  checkedOn: '2026-11-23',
  source: 'official files of 2014 to 2023, "Prix de vente des appartements par commune" (data.public.lu)',
  tableName: {
    Erpeldange: 'Erpeldange-sur-Sûre',
    'Grosbus-Wal': 'Groussbus-Wal',
    'Luxembourg-Ville': 'Luxembourg',
    Mompach: 'Mompach',
  } as Readonly<Record<string, string>>,
} as const
