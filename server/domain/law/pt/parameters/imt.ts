import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const youth = { title: 'Decreto-Lei 48-A/2024', article: 'art. 2' }
const youthDays = {
  title: 'Decreto-Lei 48-A/2024',
  article: 'effect from 2024-08-01, note to art. 7.º-A of the Código do Imposto do Selo',
  url: 'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/selo/Pages/selo7a.aspx',
}

/** IMT on an own permanent home on the mainland: base times rate less deduction. */
export const ownHome: Parameter<readonly Band[]> = {
  id: 'pt.imt.mainlandOwnHome',
  description: 'IMT on an own permanent home on the mainland: base times rate less deduction.',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn,
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
      source: { title: 'Código do IMT, values of the Lei 82/2023', article: 'art. 17' },
      certainty: 'published',
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
      source: { title: 'Código do IMT, values of the Lei 45-A/2024', article: 'art. 17' },
      certainty: 'published',
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
      source: { title: 'Código do IMT, values of the Lei 73-A/2025 (Ofício-Circulado 40129/2026)', article: 'art. 17' },
      certainty: 'published',
    },
  ],
}

/** IMT on other housing on the mainland: base times rate less deduction. */
export const otherHousing: Parameter<readonly Band[]> = {
  id: 'pt.imt.mainlandOtherHousing',
  description: 'IMT on other housing on the mainland: base times rate less deduction.',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn,
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
      source: { title: 'Código do IMT, values of the Lei 82/2023', article: 'art. 17' },
      certainty: 'published',
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
      source: { title: 'Código do IMT, values of the Lei 45-A/2024', article: 'art. 17' },
      certainty: 'published',
      note: 'The limit of the fifth band was not read in a source.',
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
      source: { title: 'Código do IMT, values of the Lei 73-A/2025 (Ofício-Circulado 40129/2026)', article: 'art. 17' },
      certainty: 'published',
    },
  ],
}

/** IMT of young buyers of a first own home on the mainland (IMT Jovem). */
export const youngBuyer: Parameter<readonly Band[]> = {
  id: 'pt.imt.mainlandYoungBuyer',
  description: 'IMT of young buyers of a first own home on the mainland (IMT Jovem).',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn: comparedOn,
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
      source: {
        ...youth,
        url: 'https://24.sapo.pt/atualidade/artigos/isencao-de-imt-aos-jovens-entra-em-vigor-a-1-de-agosto',
      },
      certainty: 'published',
      note: 'The limits were read in the press of July 2024.',
    },
    {
      from: '2025-01-01',
      value: [
        { upTo: 324_058, rate: 0 },
        { upTo: 648_022, rate: 0.08, deduction: 25_924.64 },
        { upTo: 1_128_287, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: { title: 'Código do IMT, values of the Lei 45-A/2024', article: 'art. 17' },
      certainty: 'published',
    },
    {
      from: '2026-01-01',
      value: [
        { upTo: 330_539, rate: 0 },
        { upTo: 660_982, rate: 0.08, deduction: 26_443.12 },
        { upTo: 1_150_853, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: { title: 'Código do IMT, values of the Lei 73-A/2025 (Ofício-Circulado 40129/2026)', article: 'art. 17' },
      certainty: 'published',
      note: 'The limits are also printed in a report on the budget of 2026 (noticiasagora.pt).',
    },
  ],
}

/** IMT on an own permanent home in the Azores and Madeira: base times rate less deduction. */
export const islandOwnHome: Parameter<readonly Band[]> = {
  id: 'pt.imt.islandsOwnHome',
  description: 'IMT on an own permanent home in the Azores and Madeira: base times rate less deduction.',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn,
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
      source: { title: 'Código do IMT, values of the Lei 82/2023', article: 'art. 17' },
      certainty: 'unverified',
      note: 'The values of the mainland times 1.25; the official table was not read.',
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
      source: { title: 'Código do IMT, values of the Lei 45-A/2024', article: 'art. 17' },
      certainty: 'unverified',
      note: 'The values of the mainland times 1.25; the official table was not read.',
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
      source: { title: 'Código do IMT, values of the Lei 73-A/2025 (Ofício-Circulado 40129/2026)', article: 'art. 17' },
      certainty: 'published',
    },
  ],
}

/** IMT on other housing in the Azores and Madeira: base times rate less deduction. */
export const islandOtherHousing: Parameter<readonly Band[]> = {
  id: 'pt.imt.islandsOtherHousing',
  description: 'IMT on other housing in the Azores and Madeira: base times rate less deduction.',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn,
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
      source: { title: 'Código do IMT, values of the Lei 82/2023', article: 'art. 17' },
      certainty: 'unverified',
      note: 'The values of the mainland times 1.25; the official table was not read.',
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
      source: { title: 'Código do IMT, values of the Lei 45-A/2024', article: 'art. 17' },
      certainty: 'unverified',
      note: 'The values of the mainland times 1.25; the official table was not read.',
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
      source: { title: 'Código do IMT, values of the Lei 73-A/2025 (Ofício-Circulado 40129/2026)', article: 'art. 17' },
      certainty: 'published',
    },
  ],
}

/** IMT of young buyers of a first own home in the Azores and Madeira (IMT Jovem). */
export const islandYoungBuyer: Parameter<readonly Band[]> = {
  id: 'pt.imt.islandsYoungBuyer',
  description: 'IMT of young buyers of a first own home in the Azores and Madeira (IMT Jovem).',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn: comparedOn,
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
      source: youth,
      certainty: 'unverified',
      note: 'The values of the mainland times 1.25; the official table was not read.',
    },
    {
      from: '2025-01-01',
      value: [
        { upTo: 405_072.5, rate: 0 },
        { upTo: 810_027.5, rate: 0.08, deduction: 32_405.8 },
        { upTo: 1_410_358.75, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: { title: 'Código do IMT, values of the Lei 45-A/2024', article: 'art. 17' },
      certainty: 'unverified',
      note: 'The values of the mainland times 1.25; the official table was not read.',
    },
    {
      from: '2026-01-01',
      value: [
        { upTo: 413_174, rate: 0 },
        { upTo: 826_228, rate: 0.08, deduction: 33_053.92 },
        { upTo: 1_438_566, rate: 0.06 },
        { upTo: null, rate: 0.075 },
      ],
      source: { title: 'Código do IMT, values of the Lei 73-A/2025 (Ofício-Circulado 40129/2026)', article: 'art. 17' },
      certainty: 'published',
    },
  ],
}
