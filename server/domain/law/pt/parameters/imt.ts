import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage, readOn } from './coverage.ts'
import { youthDecree } from './special-rates.ts'

const { coveredFrom: from } = coverage

/** Code of 2003; the budget of each year changes the limits of its art. 17 and leaves the rates. */
const code = {
  title: 'Código do IMT, values of the Lei 82/2023',
  article: 'art. 17 n.º 1',
  url: 'https://data.dre.pt/eli/dec-lei/287/2003/11/12/p/dre/pt/html',
  textOf: '2024-01-01',
  reference: 'Código do IMT, values of the Lei 82/2023, art. 17',
}
const budget2025 = {
  title: 'Código do IMT, values of the Lei 45-A/2024',
  article: 'art. 17 n.º 1 (Lei 45-A/2024, art. 100)',
  url: 'https://data.dre.pt/eli/lei/45-a/2024/12/31/p/dre/pt/html',
  textOf: '2024-12-31',
  reference: 'Código do IMT, values of the Lei 45-A/2024, art. 17',
}
const budget2026 = {
  title: 'Código do IMT, values of the Lei 73-A/2025',
  article: 'art. 17 n.º 1 (Lei 73-A/2025, art. 83)',
  url: 'https://data.dre.pt/eli/lei/73-a/2025/12/30/p/dre/pt/html',
  textOf: '2025-12-30',
  reference: 'Código do IMT, values of the Lei 73-A/2025, art. 17',
}

const youthDays = { ...youthDecree, article: 'art. 5 (effect from 2024-08-01)' }

const practical =
  'The sums to deduct are those of the practical tables; art. 17 n.º 3 takes average rates of four decimals, which may differ by cents.'

/**
 * Law of 1990 on the sisa, which the Decreto-Lei 287/2003 (art. 28 n.º 2) reads as one on the IMT: in the Azores and
 * Madeira the limits for homes are those of the mainland times 1.25, and change with them.
 */
const onIslands = (mainland: { title: string; reference?: string }) => ({
  title: `Lei 21/90, on the limits of the ${mainland.title}`,
  article: 'art. único: coefficient of 1.25 (Decreto-Lei 287/2003, art. 28 n.º 2)',
  url: 'https://data.dre.pt/eli/lei/21/1990/08/04/p/dre/pt/html',
  textOf: '1990-07-14',
  reference: `${mainland.reference ?? mainland.title}, Lei 21/90`,
})
const islands = 'The limits of the mainland times 1.25.'
const islands2026 =
  'The limits of the mainland times 1.25, in whole euros as the tables of the Ofício-Circulado 40129/2026 print them.'

/** IMT on an own permanent home on the mainland: base times rate less deduction. */
export const ownHome: Parameter<readonly Band[]> = {
  id: 'pt.imt.mainlandOwnHome',
  description: 'IMT on an own permanent home on the mainland: base times rate less deduction.',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn: readOn,
  versions: [
    {
      from: '2024-01-01',
      value: [
        { upTo: 101_917, rate: 0 },
        { upTo: 139_412, rate: 0.02, deduction: 2_038.34 },
        { upTo: 190_086, rate: 0.05, deduction: 6_220.7 },
        { upTo: 316_772, rate: 0.07, deduction: 10_022.42 },
        { upTo: 633_453, rate: 0.08, deduction: 13_190.14 },
        { upTo: 1_102_920, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: code,
      certainty: 'statutory',
      note: practical,
    },
    {
      from: '2025-01-01',
      value: [
        { upTo: 104_261, rate: 0 },
        { upTo: 142_618, rate: 0.02, deduction: 2_085.22 },
        { upTo: 194_458, rate: 0.05, deduction: 6_363.76 },
        { upTo: 324_058, rate: 0.07, deduction: 10_252.92 },
        { upTo: 648_022, rate: 0.08, deduction: 13_493.5 },
        { upTo: 1_128_287, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: budget2025,
      certainty: 'statutory',
      note: practical,
    },
    {
      from: '2026-01-01',
      value: [
        { upTo: 106_346, rate: 0 },
        { upTo: 145_470, rate: 0.02, deduction: 2_126.92 },
        { upTo: 198_347, rate: 0.05, deduction: 6_491.02 },
        { upTo: 330_539, rate: 0.07, deduction: 10_457.96 },
        { upTo: 660_982, rate: 0.08, deduction: 13_763.35 },
        { upTo: 1_150_853, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: budget2026,
      certainty: 'statutory',
      note: practical,
    },
  ],
}

/** IMT on other housing on the mainland: base times rate less deduction. */
export const otherHousing: Parameter<readonly Band[]> = {
  id: 'pt.imt.mainlandOtherHousing',
  description: 'IMT on other housing on the mainland: base times rate less deduction.',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn: readOn,
  versions: [
    {
      from: '2024-01-01',
      value: [
        { upTo: 101_917, rate: 0.01 },
        { upTo: 139_412, rate: 0.02, deduction: 1_019.17 },
        { upTo: 190_086, rate: 0.05, deduction: 5_201.53 },
        { upTo: 316_772, rate: 0.07, deduction: 9_003.25 },
        { upTo: 607_528, rate: 0.08, deduction: 12_170.97 },
        { upTo: 1_102_920, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: code,
      certainty: 'statutory',
      note: practical,
    },
    {
      from: '2025-01-01',
      value: [
        { upTo: 104_261, rate: 0.01 },
        { upTo: 142_618, rate: 0.02, deduction: 1_042.61 },
        { upTo: 194_458, rate: 0.05, deduction: 5_321.15 },
        { upTo: 324_058, rate: 0.07, deduction: 9_210.31 },
        { upTo: 621_501, rate: 0.08, deduction: 12_450.89 },
        { upTo: 1_128_287, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: budget2025,
      certainty: 'statutory',
      note: practical,
    },
    {
      from: '2026-01-01',
      value: [
        { upTo: 106_346, rate: 0.01 },
        { upTo: 145_470, rate: 0.02, deduction: 1_063.46 },
        { upTo: 198_347, rate: 0.05, deduction: 5_427.56 },
        { upTo: 330_539, rate: 0.07, deduction: 9_394.5 },
        { upTo: 633_931, rate: 0.08, deduction: 12_699.89 },
        { upTo: 1_150_853, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: budget2026,
      certainty: 'statutory',
      note: practical,
    },
  ],
}

/** IMT of young buyers of a first own home on the mainland (IMT Jovem). */
export const youngBuyer: Parameter<readonly Band[]> = {
  id: 'pt.imt.mainlandYoungBuyer',
  description: 'IMT of young buyers of a first own home on the mainland (IMT Jovem).',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn: readOn,
  versions: [
    {
      from,
      until: '2024-07-31',
      value: [],
      source: youthDays,
      certainty: 'statutory',
      note: 'The relief begins on 2024-08-01.',
    },
    {
      from: '2024-08-01',
      value: [
        { upTo: 316_772, rate: 0 },
        { upTo: 633_453, rate: 0.08, deduction: 25_341.76 },
        { upTo: 1_102_920, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: youthDecree,
      certainty: 'statutory',
    },
    {
      from: '2025-01-01',
      value: [
        { upTo: 324_058, rate: 0 },
        { upTo: 648_022, rate: 0.08, deduction: 25_924.64 },
        { upTo: 1_128_287, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: budget2025,
      certainty: 'statutory',
    },
    {
      from: '2026-01-01',
      value: [
        { upTo: 330_539, rate: 0 },
        { upTo: 660_982, rate: 0.08, deduction: 26_443.12 },
        { upTo: 1_150_853, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: budget2026,
      certainty: 'statutory',
    },
  ],
}

/** IMT on an own permanent home in the Azores and Madeira: base times rate less deduction. */
export const islandOwnHome: Parameter<readonly Band[]> = {
  id: 'pt.imt.islandsOwnHome',
  description: 'IMT on an own permanent home in the Azores and Madeira: base times rate less deduction.',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn: readOn,
  versions: [
    {
      from: '2024-01-01',
      value: [
        { upTo: 127_396.25, rate: 0 },
        { upTo: 174_265, rate: 0.02, deduction: 2_547.93 },
        { upTo: 237_607.5, rate: 0.05, deduction: 7_775.88 },
        { upTo: 395_965, rate: 0.07, deduction: 12_528.03 },
        { upTo: 791_816.25, rate: 0.08, deduction: 16_487.68 },
        { upTo: 1_378_650, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: onIslands(code),
      certainty: 'statutory',
      note: islands,
    },
    {
      from: '2025-01-01',
      value: [
        { upTo: 130_326.25, rate: 0 },
        { upTo: 178_272.5, rate: 0.02, deduction: 2_606.53 },
        { upTo: 243_072.5, rate: 0.05, deduction: 7_954.7 },
        { upTo: 405_072.5, rate: 0.07, deduction: 12_816.15 },
        { upTo: 810_027.5, rate: 0.08, deduction: 16_866.88 },
        { upTo: 1_410_358.75, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: onIslands(budget2025),
      certainty: 'statutory',
      note: islands,
    },
    {
      from: '2026-01-01',
      value: [
        { upTo: 132_933, rate: 0 },
        { upTo: 181_838, rate: 0.02, deduction: 2_658.66 },
        { upTo: 247_934, rate: 0.05, deduction: 8_113.8 },
        { upTo: 413_174, rate: 0.07, deduction: 13_072.48 },
        { upTo: 826_228, rate: 0.08, deduction: 17_204.22 },
        { upTo: 1_438_566, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: onIslands(budget2026),
      certainty: 'statutory',
      note: islands2026,
    },
  ],
}

/** IMT on other housing in the Azores and Madeira: base times rate less deduction. */
export const islandOtherHousing: Parameter<readonly Band[]> = {
  id: 'pt.imt.islandsOtherHousing',
  description: 'IMT on other housing in the Azores and Madeira: base times rate less deduction.',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn: readOn,
  versions: [
    {
      from: '2024-01-01',
      value: [
        { upTo: 127_396.25, rate: 0.01 },
        { upTo: 174_265, rate: 0.02, deduction: 1_273.96 },
        { upTo: 237_607.5, rate: 0.05, deduction: 6_501.91 },
        { upTo: 395_965, rate: 0.07, deduction: 11_254.06 },
        { upTo: 759_410, rate: 0.08, deduction: 15_213.71 },
        { upTo: 1_378_650, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: onIslands(code),
      certainty: 'statutory',
      note: islands,
    },
    {
      from: '2025-01-01',
      value: [
        { upTo: 130_326.25, rate: 0.01 },
        { upTo: 178_272.5, rate: 0.02, deduction: 1_303.26 },
        { upTo: 243_072.5, rate: 0.05, deduction: 6_651.44 },
        { upTo: 405_072.5, rate: 0.07, deduction: 11_512.89 },
        { upTo: 776_876.25, rate: 0.08, deduction: 15_563.61 },
        { upTo: 1_410_358.75, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: onIslands(budget2025),
      certainty: 'statutory',
      note: islands,
    },
    {
      from: '2026-01-01',
      value: [
        { upTo: 132_933, rate: 0.01 },
        { upTo: 181_838, rate: 0.02, deduction: 1_329.33 },
        { upTo: 247_934, rate: 0.05, deduction: 6_784.47 },
        { upTo: 413_174, rate: 0.07, deduction: 11_743.15 },
        { upTo: 792_414, rate: 0.08, deduction: 15_874.89 },
        { upTo: 1_438_566, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: onIslands(budget2026),
      certainty: 'statutory',
      note: islands2026,
    },
  ],
}

/** IMT of young buyers of a first own home in the Azores and Madeira (IMT Jovem). */
export const islandYoungBuyer: Parameter<readonly Band[]> = {
  id: 'pt.imt.islandsYoungBuyer',
  description: 'IMT of young buyers of a first own home in the Azores and Madeira (IMT Jovem).',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn: readOn,
  versions: [
    {
      from,
      until: '2024-07-31',
      value: [],
      source: youthDays,
      certainty: 'statutory',
      note: 'The relief begins on 2024-08-01.',
    },
    {
      from: '2024-08-01',
      value: [
        { upTo: 395_965, rate: 0 },
        { upTo: 791_816.25, rate: 0.08, deduction: 31_677.2 },
        { upTo: 1_378_650, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: onIslands(youthDecree),
      certainty: 'statutory',
      note: islands,
    },
    {
      from: '2025-01-01',
      value: [
        { upTo: 405_072.5, rate: 0 },
        { upTo: 810_027.5, rate: 0.08, deduction: 32_405.8 },
        { upTo: 1_410_358.75, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: onIslands(budget2025),
      certainty: 'statutory',
      note: islands,
    },
    {
      from: '2026-01-01',
      value: [
        { upTo: 413_174, rate: 0 },
        { upTo: 826_228, rate: 0.08, deduction: 33_053.92 },
        { upTo: 1_438_566, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: onIslands(budget2026),
      certainty: 'statutory',
      note: islands2026,
    },
  ],
}
