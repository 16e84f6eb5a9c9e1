import type { EstimationInput } from '#domain/estimation/apartment'

/** A worked example: what is sent, and every figure that the example prints. */
export interface Case {
  /** Unique, camelCase. */
  name: string
  description: string
  input: EstimationInput
  /** Product of all factors, to five decimals. */
  factor: number
  /** Half of the band in percent, to two decimals. */
  halfWidthPct: number
  /** The part of `data` that the example gives; the answer holds it and more. */
  data: {
    estimationBasse: number
    estimationCentrale: number
    estimationHaute: number
    prixM2Ajuste: number
    confiance: 'forte' | 'moyenne' | 'faible'
    ajustements: { labelKey: string; pct: number }[]
    reference: Record<string, string | number | null>
    evidence: { key: string; points: number; field?: string }[]
  }
}

const official = "Observatoire de l'Habitat / STATEC, data.public.lu"
const calculated = `own calculation on figures of ${official}`
const year2025 = '2025-01..2025-12'

/**
 * The eight worked examples of the model, E1 to E8: computed beforehand by an independent script from the same tables.
 * Points of a ramp are printed there to two decimals; the other two follow from the arithmetic beside them.
 */
export const cases: readonly Case[] = [
  {
    name: 'dearQuartier',
    description: 'E1: dear quartier, fully described',
    input: {
      commune: 'Luxembourg',
      quartier: 'Belair',
      surface: 85,
      nbChambres: 2,
      etage: 'dernier',
      etat: 'renove',
      exterieur: 'terrasse',
      parking: true,
      classeEnergie: 'C',
    },
    factor: 1.3863,
    halfWidthPct: 14.17,
    data: {
      estimationBasse: 1_038_600,
      estimationCentrale: 1_210_200,
      estimationHaute: 1_381_700,
      prixM2Ajuste: 14_237,
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
        basePriceM2: 10_270,
        kind: 'published',
        method: 'published',
        segment: 'existing',
        period: year2025,
        salesCount: 672,
        source: official,
      },
      evidence: [
        { key: 'base', points: 12 },
        { key: 'sales', points: 0 },
        { key: 'quartier', points: 2 },
        // 1.04 × 1.05 × 1.04 × 1.02 × 1.02 × (85 / 80) ^ -0.15 = 1.170865; (17.0865 - 15) / 12
        { key: 'adjustments', points: 0.1739 },
      ],
    },
  },
  {
    name: 'luxembourgishName',
    description: 'E2: Luxembourgish name, no parking',
    input: {
      commune: 'Esch-Uelzecht',
      surface: 70,
      nbChambres: 2,
      etage: 'entre',
      etat: 'bon',
      exterieur: 'balcon',
      parking: false,
      classeEnergie: 'D',
    },
    factor: 0.95902,
    halfWidthPct: 12,
    data: {
      estimationBasse: 376_000,
      estimationCentrale: 427_300,
      estimationHaute: 478_600,
      prixM2Ajuste: 6104,
      confiance: 'forte',
      ajustements: [
        { labelKey: 'adjSurface', pct: 2 },
        { labelKey: 'adjParking', pct: -6 },
      ],
      reference: {
        commune: 'Esch-sur-Alzette',
        quartier: null,
        basePriceM2: 6365,
        kind: 'published',
        method: 'published',
        segment: 'existing',
        period: year2025,
        salesCount: 269,
        source: official,
      },
      evidence: [
        { key: 'base', points: 12 },
        { key: 'sales', points: 0 },
      ],
    },
  },
  {
    name: 'locality',
    description: 'E3: locality of another commune, ground floor with garden',
    input: {
      commune: 'Howald',
      surface: 55,
      nbChambres: 1,
      etage: 'rdc',
      etat: 'rafraichir',
      exterieur: 'jardin',
      parking: true,
      classeEnergie: 'F',
    },
    factor: 0.96111,
    halfWidthPct: 12,
    data: {
      estimationBasse: 391_800,
      estimationCentrale: 445_200,
      estimationHaute: 498_700,
      prixM2Ajuste: 8095,
      confiance: 'forte',
      ajustements: [
        { labelKey: 'adjSurface', pct: 5.8 },
        { labelKey: 'adjEtage', pct: -6 },
        { labelKey: 'adjEtat', pct: -5 },
        { labelKey: 'adjExterieur', pct: 5 },
        { labelKey: 'adjParking', pct: 2 },
        { labelKey: 'adjEnergie', pct: -5 },
      ],
      reference: {
        commune: 'Hesperange',
        quartier: null,
        basePriceM2: 8423,
        kind: 'published',
        method: 'published',
        segment: 'existing',
        period: year2025,
        salesCount: 102,
        source: official,
      },
      evidence: [
        { key: 'base', points: 12 },
        { key: 'sales', points: 0 },
      ],
    },
  },
  {
    name: 'communeAndSurfaceOnly',
    description: 'E4: commune and surface only, capital without quartier',
    input: { commune: 'Luxembourg', surface: 60 },
    factor: 1.0441,
    halfWidthPct: 21,
    data: {
      estimationBasse: 508_300,
      estimationCentrale: 643_400,
      estimationHaute: 778_500,
      prixM2Ajuste: 10_723,
      confiance: 'faible',
      ajustements: [{ labelKey: 'adjSurface', pct: 4.4 }],
      reference: {
        commune: 'Luxembourg',
        quartier: null,
        basePriceM2: 10_270,
        kind: 'published',
        method: 'published',
        segment: 'existing',
        period: year2025,
        salesCount: 672,
        source: official,
      },
      evidence: [
        { key: 'base', points: 12 },
        { key: 'sales', points: 0 },
        { key: 'quartier', points: 4, field: 'quartier' },
        { key: 'missing', points: 1, field: 'etage' },
        { key: 'missing', points: 1, field: 'exterieur' },
        { key: 'missing', points: 1, field: 'parking' },
        { key: 'missing', points: 1, field: 'etat' },
        { key: 'missing', points: 1, field: 'classeEnergie' },
      ],
    },
  },
  {
    name: 'indexedPrice',
    description: 'E5: German name, indexed price',
    input: {
      commune: 'Ulflingen',
      surface: 95,
      nbChambres: 3,
      etage: 'entre',
      etat: 'bon',
      exterieur: 'balcon',
      parking: true,
      classeEnergie: 'E',
    },
    factor: 0.97416,
    halfWidthPct: 19,
    data: {
      estimationBasse: 336_600,
      estimationCentrale: 415_500,
      estimationHaute: 494_500,
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
        source: calculated,
      },
      evidence: [
        { key: 'base', points: 12 },
        { key: 'priceKind', points: 7 },
      ],
    },
  },
  {
    name: 'newBuildPublished',
    description: 'E6: new-build, published price',
    input: {
      commune: 'bertrange',
      surface: 78,
      nbChambres: 2,
      etage: 'entre',
      exterieur: 'terrasse',
      parking: true,
      estNeuf: true,
    },
    factor: 1.06484,
    halfWidthPct: 16,
    data: {
      estimationBasse: 862_400,
      estimationCentrale: 1_026_700,
      estimationHaute: 1_190_900,
      prixM2Ajuste: 13_162,
      confiance: 'moyenne',
      ajustements: [
        { labelKey: 'adjSurface', pct: 0.4 },
        { labelKey: 'adjExterieur', pct: 4 },
        { labelKey: 'adjParking', pct: 2 },
      ],
      reference: {
        commune: 'Bertrange',
        quartier: null,
        basePriceM2: 12_361,
        kind: 'published',
        method: 'published',
        segment: 'newBuild',
        period: year2025,
        salesCount: 16,
        source: official,
      },
      evidence: [
        { key: 'base', points: 12 },
        { key: 'sales', points: 4 },
      ],
    },
  },
  {
    name: 'newBuildImputed',
    description: 'E7: new-build, imputed price',
    input: { commune: 'Wiltz', surface: 120, nbChambres: 3, exterieur: 'terrasse', parking: true, estNeuf: true },
    factor: 1.18786,
    halfWidthPct: 21,
    data: {
      estimationBasse: 594_000,
      estimationCentrale: 751_900,
      estimationHaute: 909_800,
      prixM2Ajuste: 6266,
      confiance: 'faible',
      ajustements: [
        { labelKey: 'adjNeuf', pct: 19 },
        { labelKey: 'adjSurface', pct: -5.9 },
        { labelKey: 'adjExterieur', pct: 4 },
        { labelKey: 'adjParking', pct: 2 },
      ],
      reference: {
        commune: 'Wiltz',
        quartier: null,
        basePriceM2: 5275,
        kind: 'published',
        method: 'published',
        segment: 'existing',
        period: year2025,
        salesCount: 30,
        source: official,
      },
      evidence: [
        { key: 'base', points: 12 },
        { key: 'sales', points: 2 },
        { key: 'newPriceImputed', points: 6 },
        { key: 'missing', points: 1, field: 'etage' },
      ],
    },
  },
  {
    name: 'cantonMedian',
    description: 'E8: everything against it, canton median',
    input: {
      commune: 'Kiischpelt',
      surface: 28,
      etat: 'renover',
      etage: 'rdc',
      exterieur: 'aucun',
      parking: false,
      classeEnergie: 'G',
    },
    factor: 0.78976,
    halfWidthPct: 25.5,
    data: {
      estimationBasse: 92_100,
      estimationCentrale: 123_600,
      estimationHaute: 155_100,
      prixM2Ajuste: 4415,
      confiance: 'faible',
      ajustements: [
        { labelKey: 'adjSurface', pct: 15 },
        { labelKey: 'adjEtage', pct: -6 },
        { labelKey: 'adjEtat', pct: -12 },
        { labelKey: 'adjExterieur', pct: -4 },
        { labelKey: 'adjParking', pct: -6 },
        { labelKey: 'adjEnergie', pct: -8 },
      ],
      reference: {
        commune: 'Kiischpelt',
        quartier: null,
        basePriceM2: 5590,
        kind: 'imputed',
        method: 'imputed_canton',
        segment: 'existing',
        period: '2025 (imputed)',
        salesCount: null,
        source: calculated,
      },
      evidence: [
        { key: 'base', points: 12 },
        { key: 'priceKind', points: 12 },
        { key: 'surface', points: 1 },
        // 1.15 × 0.94 × 0.88 × 0.96 × 0.94 × 0.92 = 0.789760; (21.0240 - 15) / 12
        { key: 'adjustments', points: 0.502 },
      ],
    },
  },
]
