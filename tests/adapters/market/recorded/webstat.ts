/** Days of the ten-year constant maturity rate as Webstat gives them, noted 2026-11-21: the calendar runs ahead, empty. */
export const exported = [
  {
    series_key: 'FM.D.FR.EUR.FR2.BB.FRMOYTEC10.HSTA',
    time_period_start: '2026-12-31',
    obs_value: null,
    obs_status: 'M',
  },
  {
    series_key: 'FM.D.FR.EUR.FR2.BB.FRMOYTEC10.HSTA',
    time_period_start: '2026-10-01',
    obs_value: 4.903,
    obs_status: 'A',
  },
  {
    series_key: 'FM.D.FR.EUR.FR2.BB.FRMOYTEC10.HSTA',
    time_period_start: '2026-09-30',
    obs_value: 4.751,
    obs_status: 'A',
  },
] as const

/** The same days as the open export writes them: semicolons, decimal commas, newest first. */
export const openExport = [
  'Titre :;Taux de l’échéance constante à 10 ans (TEC 10)',
  'Code série :;FM.D.FR.EUR.FR2.BB.FRMOYTEC10.HSTA',
  'Unité :;Pourcent',
  '2026-12-31;',
  '2026-10-01;4,903',
  '2026-09-30;4,751',
] as const
