import type * as z from 'zod'
import type { Estimate, EstimationBatchInput, EstimationInput } from '../estimation.ts'
import type { contract } from '../index.ts'
import { type Example, requestIdOf } from './example.ts'
import { publicCalculationFailureExamples } from './failures.ts'

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

const fullyDescribed: z.infer<typeof Estimate> = {
  estimationBasse: 1038600,
  estimationCentrale: 1210200,
  estimationHaute: 1381700,
  prixM2Ajuste: 14237,
  confiance: 'forte',
  ajustements: [
    { labelKey: 'adjQuartier', pct: 18.4 },
    { labelKey: 'adjSurface', pct: -0.9 },
    { labelKey: 'adjEtage', pct: 4 },
    { labelKey: 'adjEtat', pct: 5 },
    { labelKey: 'adjExterieur', pct: 4 },
    { labelKey: 'adjParking', pct: 2 },
    { labelKey: 'adjEnergie', pct: 2 },
  ],
  reference: {
    commune: 'Luxembourg',
    quartier: 'Belair',
    basePriceM2: 10270,
    kind: 'published',
    method: 'published',
    segment: 'existing',
    period: '2025-01..2025-12',
    salesCount: 672,
    source: "Observatoire de l'Habitat / STATEC, data.public.lu",
  },
  evidence: [
    {
      key: 'base',
      points: 12,
      message: 'Every estimate carries this much: two apartments alike in all fields still sell for different prices.',
    },
    { key: 'sales', points: 0, message: 'The price rests on 672 sales: mean of registered sales, 2025.' },
    {
      key: 'quartier',
      points: 2,
      message:
        'The factor of Belair is imputed from adverts: asking 14273 / city mean 11410, power 0.78, weight 0.98, centred.',
    },
    { key: 'adjustments', points: 0.1739, message: 'The adjustments move the price by 17.1 %, beyond 15 %.' },
  ],
}

const communeAndSurface: z.infer<typeof Estimate> = {
  estimationBasse: 508300,
  estimationCentrale: 643400,
  estimationHaute: 778500,
  prixM2Ajuste: 10723,
  confiance: 'faible',
  ajustements: [{ labelKey: 'adjSurface', pct: 4.4 }],
  reference: {
    commune: 'Luxembourg',
    quartier: null,
    basePriceM2: 10270,
    kind: 'published',
    method: 'published',
    segment: 'existing',
    period: '2025-01..2025-12',
    salesCount: 672,
    source: "Observatoire de l'Habitat / STATEC, data.public.lu",
  },
  evidence: [
    {
      key: 'base',
      points: 12,
      message: 'Every estimate carries this much: two apartments alike in all fields still sell for different prices.',
    },
    { key: 'sales', points: 0, message: 'The price rests on 672 sales: mean of registered sales, 2025.' },
    {
      key: 'quartier',
      points: 4,
      message: 'The district of the capital is not known, and prices differ between districts.',
      field: 'quartier',
    },
    { key: 'missing', points: 1, message: 'etage is not known; the average stands in.', field: 'etage' },
    { key: 'missing', points: 1, message: 'exterieur is not known; the average stands in.', field: 'exterieur' },
    { key: 'missing', points: 1, message: 'parking is not known; the average stands in.', field: 'parking' },
    { key: 'missing', points: 1, message: 'etat is not known; the average stands in.', field: 'etat' },
    {
      key: 'missing',
      points: 1,
      message: 'classeEnergie is not known; the average stands in.',
      field: 'classeEnergie',
    },
  ],
}

const newBuild: z.infer<typeof Estimate> = {
  estimationBasse: 862400,
  estimationCentrale: 1026700,
  estimationHaute: 1190900,
  prixM2Ajuste: 13162,
  confiance: 'moyenne',
  ajustements: [
    { labelKey: 'adjSurface', pct: 0.4 },
    { labelKey: 'adjExterieur', pct: 4 },
    { labelKey: 'adjParking', pct: 2 },
  ],
  reference: {
    commune: 'Bertrange',
    quartier: null,
    basePriceM2: 12361,
    kind: 'published',
    method: 'published',
    segment: 'newBuild',
    period: '2025-01..2025-12',
    salesCount: 16,
    source: "Observatoire de l'Habitat / STATEC, data.public.lu",
  },
  evidence: [
    {
      key: 'base',
      points: 12,
      message: 'Every estimate carries this much: two apartments alike in all fields still sell for different prices.',
    },
    {
      key: 'sales',
      points: 4,
      message: 'The price rests on 16 sales: mean of registered off-plan sales, 2025, VAT at 3 % included.',
    },
  ],
}

const indexedPrice: z.infer<typeof Estimate> = {
  estimationBasse: 336600,
  estimationCentrale: 415500,
  estimationHaute: 494500,
  prixM2Ajuste: 4374,
  confiance: 'moyenne',
  ajustements: [
    { labelKey: 'adjSurface', pct: -2.5 },
    { labelKey: 'adjParking', pct: 2 },
    { labelKey: 'adjEnergie', pct: -2 },
  ],
  reference: {
    commune: 'Troisvierges',
    quartier: null,
    basePriceM2: 4490,
    kind: 'indexed',
    method: 'indexed',
    segment: 'existing',
    period: '2022 indexed to 2025',
    salesCount: null,
    source: "own calculation on figures of Observatoire de l'Habitat / STATEC, data.public.lu",
  },
  evidence: [
    {
      key: 'base',
      points: 12,
      message: 'Every estimate carries this much: two apartments alike in all fields still sell for different prices.',
    },
    {
      key: 'priceKind',
      points: 7,
      message: 'The price is an older one carried to 2025: last published price 2022 (5087) × 0.882.',
    },
  ],
}

const meta = (name: string) => ({
  api_key_name: 'sandbox',
  tier: 'sandbox' as const,
  method: 'commune_reference_with_expert_adjustments',
  requestId: requestIdOf({ name }),
})

const refused = (name: string) => ({ success: false as const, requestId: requestIdOf({ name }) })

type EstimateExample = Example<typeof contract.estimation.estimate, typeof EstimationInput>

const good = (
  name: string,
  summary: string,
  body: z.input<typeof EstimationInput>,
  data: z.infer<typeof Estimate>,
): EstimateExample => ({
  name,
  summary,
  request: { body },
  response: { status: 200, body: { success: true, data, meta: meta(name) } },
})

const estimate: readonly EstimateExample[] = [
  good('fullyDescribed', 'A dear district, everything known', fullyDescribedHome, fullyDescribed),
  good('communeAndSurface', 'Municipality and surface only: a wide band', communeAndSurfaceHome, communeAndSurface),
  good('newBuild', 'A new build with a published price', newBuildHome, newBuild),
  good('indexedPrice', 'A German name, an older price carried forward', indexedPriceHome, indexedPrice),
  {
    name: 'wrongFields',
    summary: 'Text for numbers and booleans, an unknown word, an unknown field',
    request: { wrong: { commune: 'Mamer', surface: '80', parking: 'true', etage: '3', garage: true } },
    response: {
      status: 400,
      body: {
        ...refused('wrongFields'),
        error: 'The request does not fit the contract. surface: Must be a number, not text. (and 3 more in issues)',
        code: 'invalid_request',
        issues: [
          { path: 'surface', message: 'Must be a number, not text.', received: '"80"' },
          {
            path: 'etage',
            message: 'Must be one of the allowed values.',
            received: '"3"',
            allowed: ['rdc', 'entre', 'dernier'],
          },
          { path: 'parking', message: 'Must be true or false, not text.', received: '"true"' },
          { path: 'garage', message: 'Is not a field of this request.', received: 'true' },
        ],
      },
    },
  },
  {
    name: 'unknownMunicipality',
    summary: 'A name that nobody has, with the nearest one',
    request: { body: { commune: 'Ettelbrik', surface: 80 } },
    response: {
      status: 404,
      body: {
        ...refused('unknownMunicipality'),
        error: 'No Luxembourg municipality is called "Ettelbrik". Near names: Ettelbruck.',
        code: 'municipality_not_found',
        suggestions: ['Ettelbruck'],
      },
    },
  },
  {
    name: 'sharedName',
    summary: 'A name that two municipalities share',
    request: { body: { commune: 'Belval', surface: 80 } },
    response: {
      status: 404,
      body: {
        ...refused('sharedName'),
        error: '"Belval" does not name one municipality by itself; it may be in Esch-sur-Alzette, Sanem.',
        code: 'municipality_not_found',
        suggestions: ['Esch-sur-Alzette', 'Sanem'],
      },
    },
  },
  ...publicCalculationFailureExamples(communeAndSurfaceHome),
]

const estimateBatch: readonly Example<typeof contract.estimation.estimateBatch, typeof EstimationBatchInput>[] = [
  {
    name: 'partlyRight',
    summary: 'Four homes, of which two fail alone',
    request: {
      body: {
        items: [
          communeAndSurfaceHome,
          { commune: 'Ettelbrik', surface: 80 },
          { commune: 'Mamer', surface: 80, typeBien: 'maison' },
          newBuildHome,
        ],
      },
    },
    response: {
      status: 200,
      body: {
        success: true,
        count: 4,
        succeeded: 2,
        failed: 2,
        results: [
          { index: 0, success: true, data: communeAndSurface },
          {
            index: 1,
            success: false,
            error: 'No Luxembourg municipality is called "Ettelbrik". Near names: Ettelbruck.',
            code: 'municipality_not_found',
            suggestions: ['Ettelbruck'],
          },
          {
            index: 2,
            success: false,
            error: 'The request does not fit the contract. typeBien: Only apartments are estimated.',
            code: 'invalid_request',
            issues: [
              {
                path: 'typeBien',
                message: 'Only apartments are estimated.',
                code: 'only_apartments',
                received: '"maison"',
                allowed: ['appartement'],
              },
            ],
          },
          { index: 3, success: true, data: newBuild },
        ],
      },
    },
  },
  {
    name: 'itemOffSchema',
    summary: 'An item that no schema would let through fails alone as well',
    request: { wrong: { items: [{ commune: 'Mamer', surface: '80' }, communeAndSurfaceHome] } },
    response: {
      status: 200,
      body: {
        success: true,
        count: 2,
        succeeded: 1,
        failed: 1,
        results: [
          {
            index: 0,
            success: false,
            error: 'The request does not fit the contract. surface: Must be a number, not text.',
            code: 'invalid_request',
            issues: [{ path: 'surface', message: 'Must be a number, not text.', received: '"80"' }],
          },
          { index: 1, success: true, data: communeAndSurface },
        ],
      },
    },
  },
  {
    name: 'emptyBatch',
    summary: 'No homes',
    request: { body: { items: [] } },
    response: { status: 200, body: { success: true, count: 0, succeeded: 0, failed: 0, results: [] } },
  },
  {
    name: 'itemsMissing',
    summary: 'A list where an object is expected',
    request: { wrong: [{ commune: 'Mamer', surface: 80 }] },
    response: {
      status: 400,
      body: {
        ...refused('itemsMissing'),
        error: 'The request does not fit the contract. Must be an object.',
        code: 'invalid_request',
        issues: [{ path: '', message: 'Must be an object.', received: '[{"commune":"Mamer","surface":80}]' }],
      },
    },
  },
  {
    name: 'itemsAboveLimit',
    summary: '1001 items',
    given: 'itemsAboveLimit',
    response: {
      status: 413,
      body: {
        ...refused('itemsAboveLimit'),
        error: 'A batch holds at most 1000 items. items: Must be at most 1000 entries.',
        code: 'batch_too_large',
        issues: [
          {
            path: 'items',
            message: 'Must be at most 1000 entries.',
            received: '1001',
            allowed: ['at most 1000 entries'],
          },
        ],
      },
    },
  },
  ...publicCalculationFailureExamples({ items: [communeAndSurfaceHome] }),
]

/** Examples of the estimation, by operation. The estimates are cases E1, E4, E6 and E5 of tests/domain/estimation. */
export const estimation = { estimate, estimateBatch }
