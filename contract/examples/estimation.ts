import type * as z from 'zod'
import type { EstimationBatchInput, EstimationInput, RevaluationBatchInput } from '../estimation.ts'
import { type ExampleRequest, withBody, withWrongBody } from './example.ts'
import {
  listCalculationFailures,
  listPublicCalculationFailures,
  listPublicReadFailures,
  wrongScenario,
} from './failures.ts'

const fullyDescribedHome: z.input<typeof EstimationInput> = {
  commune: 'Luxembourg',
  quartier: 'Belair',
  surface: 85,
  nbChambres: 2,
  etage: 'dernier',
  etat: 'renove',
  exterieur: 'terrasse',
  parking: true,
  classeEnergie: 'C',
}

const communeAndSurfaceHome: z.input<typeof EstimationInput> = { commune: 'Luxembourg', surface: 60 }

const newBuildHome: z.input<typeof EstimationInput> = {
  commune: 'bertrange',
  surface: 78,
  nbChambres: 2,
  etage: 'entre',
  exterieur: 'terrasse',
  parking: true,
  estNeuf: true,
}

const indexedPriceHome: z.input<typeof EstimationInput> = {
  commune: 'Ulflingen',
  surface: 95,
  nbChambres: 3,
  etage: 'entre',
  etat: 'bon',
  exterieur: 'balcon',
  parking: true,
  classeEnergie: 'E',
}

const estimate: readonly ExampleRequest<z.input<typeof EstimationInput>>[] = [
  withBody('fullyDescribed', 'A dear district, everything known', fullyDescribedHome),
  withBody('communeAndSurface', 'Municipality and surface only: wide intervals', communeAndSurfaceHome),
  withBody('newBuild', 'A new build with a published price', newBuildHome),
  withBody('indexedPrice', 'A German name, an older price carried forward', indexedPriceHome),
  withBody('pastDay', 'The value of a day in 2021, as it is known today', {
    commune: 'Winseler',
    surface: 70,
    etage: 'entre',
    valuationDate: '2021-08-15',
  }),
  withBody('dayToCome', 'A day that is yet to come', {
    commune: 'Winseler',
    surface: 70,
    valuationDate: '2027-01-01',
  }),
  withWrongBody('wrongFields', 'Text for numbers and booleans, an unknown word, an unknown field', {
    commune: 'Mamer',
    surface: '80',
    parking: 'true',
    etage: '3',
    garage: true,
  }),
  withBody('unknownMunicipality', 'A name that nobody has, with the nearest one', {
    commune: 'Ettelbrik',
    surface: 80,
  }),
  withBody('sharedName', 'A name that two municipalities share', { commune: 'Belval', surface: 80 }),
  ...listPublicCalculationFailures(communeAndSurfaceHome),
]

const estimateBatch: readonly ExampleRequest<z.input<typeof EstimationBatchInput>>[] = [
  withBody('partlyRight', 'Four homes, of which two fail alone', {
    items: [
      communeAndSurfaceHome,
      { commune: 'Ettelbrik', surface: 80 },
      { commune: 'Mamer', surface: 80, typeBien: 'maison' },
      newBuildHome,
    ],
  }),
  withWrongBody('itemOffSchema', 'An item that no schema would let through fails alone as well', {
    items: [{ commune: 'Mamer', surface: '80' }, communeAndSurfaceHome],
  }),
  withBody('emptyBatch', 'No homes', { items: [] }),
  withWrongBody('itemsMissing', 'A list where an object is expected', [{ commune: 'Mamer', surface: 80 }]),
  {
    name: 'itemsAboveLimit',
    summary: '1001 items',
    situation: 'itemsAboveLimit',
  },
  ...listCalculationFailures({ items: [communeAndSurfaceHome] }),
]

const boughtIn2019 = { commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05' }

const revalue: readonly ExampleRequest<z.input<typeof RevaluationBatchInput>>[] = [
  withBody('portfolio', 'To a day of 2025, to today, back to 2015, and one that fails alone', {
    items: [
      { ...boughtIn2019, valuationDate: '2025-08-01', id: 'mamer-1' },
      { commune: 'Esch-Uelzecht', value: 429_800, valuedOn: '2026-03-01' },
      { commune: 'Luxembourg', value: 649_100, valuedOn: '2025-12-31', valuationDate: '2015-06-30' },
      { commune: 'Ettelbrik', value: 400_000, valuedOn: '2020-01-15', id: 'no-such-place' },
    ],
  }),
  withBody('dayToCome', 'A day to come, and one before the first price, each refused alone', {
    items: [
      { ...boughtIn2019, valuationDate: '2100-01-01' },
      { ...boughtIn2019, valuedOn: '2013-12-31' },
    ],
  }),
  withWrongBody('itemOffSchema', 'A value of 0 fails alone, by its field', {
    items: [{ ...boughtIn2019, value: 0 }, boughtIn2019],
  }),
  withBody('emptyBatch', 'No values', { items: [] }),
  withWrongBody('itemsMissing', 'A list where an object is expected', [boughtIn2019]),
  {
    name: 'itemsAboveLimit',
    summary: '1001 items',
    situation: 'itemsAboveLimit',
  },
  ...listCalculationFailures({ items: [boughtIn2019] }),
]

/** Names the places of the tables of the service. */
const placesTag = 'W/"ELIqG5C4U2cpiw0xOLIzXu"'

const places: readonly ExampleRequest<never>[] = [
  {
    name: 'allPlaces',
    summary: 'Every municipality with its localities and districts',
    answerHeaders: { ETag: placesTag },
  },
  {
    name: 'unchanged',
    summary: 'The answer that the caller holds is still the one',
    request: { headers: { 'If-None-Match': placesTag } },
    answerHeaders: { ETag: placesTag },
  },
  wrongScenario,
  ...listPublicReadFailures('brokenPrices'),
]

/** Examples of the estimation, by operation. The estimates are cases E1, E4, E6 and E5 of tests/domain/estimation. */
export const estimation = { estimate, estimateBatch, revalue, places }
