/** Cantons of the North, where single sales spread wider around their municipality. */
export const northernCantons: readonly string[] = ['Clervaux', 'Diekirch', 'Echternach', 'Vianden', 'Wiltz']

const likelihood = 'maximum likelihood on the official files to 2023, rounded'

/**
 * Parameters of the Gaussian system of prices, all but the correlation in natural logarithms. Levels have a deviation at the
 * start, random walks one for the root of a year.
 */
export const priceSystem = {
  id: 'estimation.priceSystem',
  from: '2026-11-29',
  checkedOn: '2026-11-29',
  /** One sale around its municipality, and the same in the North. */
  sale: {
    value: 0.19,
    sureness: 'medium',
    source: 'own measure on published ranges: median by canton 0.169 to 0.187, Remich 0.204, capital 0.202',
  },
  saleNorth: {
    value: 0.205,
    sureness: 'medium',
    source: 'own measure on published ranges of 90 municipality-years of the North: 0.187 to 0.262',
  },
  /** Walk of a canton relative to the nation, and of a municipality relative to its canton. */
  cantonMovement: { value: 0.025, sureness: 'medium', source: `${likelihood} from 0.0234` },
  communeMovement: { value: 0.02, sureness: 'medium', source: `${likelihood} from 0.0187` },
  /** Level of a municipality around its canton, and of a canton around the nation, at the start. */
  communeLevel: { value: 0.09, sureness: 'medium', source: likelihood },
  cantonLevel: { value: 0.15, sureness: 'low', source: `${likelihood}; there are only twelve cantons` },
  /** Growth of the nation in a quarter, and its correlation with that of the next one. */
  growth: { value: 0.022, sureness: 'low', source: 'likelihood of the index of house prices, 2013 to 2025' },
  growthCorrelation: { value: 0.85, sureness: 'low', source: 'likelihood of the index of house prices, 2013 to 2025' },
  /** Noise of one quarter of the index. */
  indexNoise: { value: 0.0075, sureness: 'medium', source: 'likelihood of the index, 0.0062 to 0.0075' },
  /** Walk of the index of all dwellings relative to apartments. */
  indexMovement: { value: 0.012, sureness: 'medium', source: 'likelihood of the index, 0.0118 to 0.0135' },
  /** Levels of the nation and of the index at the start, so wide that nothing is assumed of them. */
  openLevel: { value: 3, sureness: 'low', source: 'own choice: no level is assumed' },
} as const

/** EUR per m² from whose logarithm everything is measured; any other gives the same prices. */
export const originM2 = { value: 6000, source: 'own choice; any other gives the same prices' } as const

/** First of the quarters whose prices are calculated, as text. */
export const firstKnot = { value: '2013-Q4', source: 'the quarter before the first file' } as const

/** Quarters after the newest file to which prices are calculated. */
export const knotsBeyond = { value: 8, source: 'own choice' } as const

/** Movement of a value from one day to another; standard deviations of logarithms. */
export const movements = {
  id: 'estimation.movements',
  from: '2026-11-29',
  checkedOn: '2026-11-29',
  /** The least of the movement of a place over a quarter or longer; in proportion to the root of the days before. */
  floor: { value: 0.01, sureness: 'low', source: 'own choice, above the noise of a quarter of the index' },
  /** Days of that quarter. */
  floorDays: { value: 91, sureness: 'low', source: 'days of a quarter' },
  /** One home relative to its place, per root of a year. */
  home: {
    value: 0.06,
    sureness: 'low',
    source:
      'assumed; the form is that of repeat-sales indices (Case and Shiller 1989; Calhoun 1996 for OFHEO), no figure of Luxembourg is at hand',
  },
  /** The most of it: two sales of one home differ no more than two homes do. */
  homeMax: { value: 0.24, sureness: 'low', source: '√2 × 0.19 × √0.8, rounded' },
} as const

/** Age of the newest file, in months after its end, above which it is stale, and above which days after its end are refused. */
export const fileAge = { staleMonths: 9, refusedMonths: 18, source: 'own choice' } as const

/** Months after the end of a quarter in which its file is published. */
export const publication = { months: 3, source: 'days on which the files of 2026 were published' } as const
