/** Merged municipalities of the price files, by the present one that they are part of. */
export const formerCommunes = {
  id: 'estimation.formerCommunes',
  checkedOn: '2026-11-23',
  source:
    'laws on mergers in force on 1 January 2015, 1 January 2018 and 1 September 2023; own knowledge of the members',
  mergedInto: {
    'Bous-Waldbredimus': ['Bous', 'Waldbredimus'],
    'Groussbus-Wal': ['Grosbous', 'Wahl'],
    Habscht: ['Hobscheid', 'Septfontaines'],
    Helperknapp: ['Boevange-sur-Attert', 'Tuntange'],
    'Rosport-Mompach': ['Rosport'],
    Wiltz: ['Eschweiler'],
  } as Readonly<Record<string, readonly string[]>>,
} as const
