import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import { comparedOn, coverage } from './coverage.ts'
import { acts, communities } from './gazette.ts'

const { coveredFrom: from, checkedOn } = coverage

type Region = FeesInput<'ES'>['region']

/** Stamp duty on the deed of a sale with VAT, where it has not changed. */
export const stampDutyRates: Parameter<
  Readonly<Record<Exclude<Region, 'ES-IB' | 'ES-MC' | 'ES-PV' | 'ES-VC'>, number>>
> = {
  id: 'es.ajd.rates',
  description: 'Stamp duty (AJD) on the deed of a sale with VAT, by community (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        'ES-AN': 0.012,
        'ES-AR': 0.015,
        'ES-AS': 0.012,
        'ES-CN': 0.01,
        'ES-CB': 0.015,
        'ES-CL': 0.015,
        'ES-CM': 0.015,
        'ES-CT': 0.015,
        'ES-EX': 0.015,
        'ES-GA': 0.015,
        'ES-MD': 0.0075,
        'ES-NC': 0.005,
        'ES-RI': 0.01,
        'ES-CE': 0.005,
        'ES-ML': 0.005,
      },
      source: {
        ...communities,
        article:
          'AN 49, AR 122-1, AS 34, CN 36, CB 13.3, CL 24.2, CM 21.1, CT 642-1, EX 46, GA 15, MD 36, NC 22.2, RI 48, CE and ML 31.2 of the state law',
      },
      certainty: 'statutory',
      note: 'The Canary Islands have 0.75 per cent on sales without IGIC; the rate of Madrid is that of companies.',
    },
  ],
}

/** Stamp duty in the Basque Country. */
export const basqueStampDutyRate: Parameter<number> = {
  id: 'es.ajd.basqueRate',
  description: 'Basque Country: stamp duty (AJD) on the deed of the sale of a home with VAT.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0,
      source: { title: 'foral laws of the Basque territories', article: 'stamp duty on deeds of homes' },
      certainty: 'published',
      note: 'The foral laws were not read.',
    },
  ],
}

/** Stamp duty in Madrid for natural persons. */
export const madridStampDutyRates: Parameter<readonly Band[]> = {
  id: 'es.ajd.madridRates',
  description: 'Madrid: stamp duty (AJD) on the deed of the sale of a home with VAT to people, on the whole value.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 120_000, rate: 0.004 },
        { upTo: 180_000, rate: 0.005 },
        { upTo: null, rate: 0.0075 },
      ],
      source: { ...acts.madrid, article: 'art. 32.1', textOf: '2025-12-29' },
      certainty: 'statutory',
    },
  ],
}

/** Stamp duty in the Balearic Islands. */
export const balearicsStampDutyRates: Parameter<readonly Band[]> = {
  id: 'es.ajd.balearicsRates',
  description: 'Balearic Islands: stamp duty (AJD) on the deed of a sale with VAT, on the whole value.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 999_999.99, rate: 0.015 },
        { upTo: null, rate: 0.02 },
      ],
      source: { ...acts.balearics, article: 'arts 15 and 17 bis', textOf: '2025-07-24' },
      certainty: 'statutory',
      note: 'The higher rate is for values from 1 000 000 on.',
    },
  ],
}

export const murciaStampDutyRate: Parameter<number> = {
  id: 'es.ajd.murciaRate',
  description: 'Murcia: stamp duty (AJD) on the deed of a sale with VAT.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.02,
      source: { ...acts.murcia, article: 'art. 7.8', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'Of sales of real estate with VAT; the 1.5 per cent of art. 7.1 is the general rate.',
    },
    {
      from: '2025-07-25',
      value: 0.015,
      source: { ...acts.murcia, article: 'art. 7.8', textOf: '2025-07-24' },
      certainty: 'statutory',
    },
  ],
}

/** Stamp duty in the Valencian Community. */
export const valenciaStampDutyRate: Parameter<number> = {
  id: 'es.ajd.valenciaRate',
  description: 'Valencian Community: stamp duty (AJD) on the deed of a sale with VAT.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.015,
      source: { ...acts.valencia, article: 'art. 14.Cuatro', textOf: '2023-12-30' },
      certainty: 'statutory',
    },
    {
      from: '2026-06-01',
      value: 0.014,
      source: { ...acts.valencia, article: 'art. 14.Cuatro', textOf: '2025-05-31' },
      certainty: 'statutory',
      note: 'The first day is printed in secondary sources.',
    },
  ],
}

/** Stamp duty where the exemption from VAT is waived. */
export const waivedStampDutyRates: Parameter<{ readonly [R in Region]?: number }> = {
  id: 'es.ajd.waivedRates',
  description: 'Stamp duty (AJD) on the deed of a sale whose exemption from VAT is waived, by community (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        'ES-AR': 0.02,
        'ES-AS': 0.015,
        'ES-IB': 0.025,
        'ES-CB': 0.02,
        'ES-CL': 0.02,
        'ES-CM': 0.025,
        'ES-VC': 0.02,
        'ES-EX': 0.03,
        'ES-GA': 0.02,
        'ES-MD': 0.015,
        'ES-MC': 0.025,
        'ES-NC': 0.01,
        'ES-RI': 0.015,
      },
      source: {
        ...communities,
        article:
          'AR 122-2, AS 36, IB 19, CB 13.7, CL 26.1, CM 21.4, VC 14.Dos, EX 51, GA 15.Siete, MD 35, MC 7.9, NC 22.2, RI 52',
      },
      certainty: 'statutory',
    },
  ],
}

/** Stamp duty in Catalonia where the exemption from VAT is waived. */
export const cataloniaWaivedStampDutyRate: Parameter<number> = {
  id: 'es.ajd.cataloniaWaivedRate',
  description: 'Catalonia: stamp duty (AJD) on the deed of a sale whose exemption from VAT is waived.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.025,
      source: { ...acts.catalonia, article: 'art. 642-1.a', textOf: '2024-03-14' },
      certainty: 'statutory',
    },
    {
      from: '2025-06-27',
      value: 0.035,
      source: { ...acts.catalonia, article: 'art. 642-1.a', textOf: '2025-03-26' },
      certainty: 'statutory',
      note: 'The first day is printed in secondary sources.',
    },
  ],
}
