import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'
import type { ReducedRates } from './reduced-rates.ts'

const { coveredFrom: from, checkedOn } = coverage

const vatLaw = { title: 'Ley 37/1992', article: 'art. 91' }
const igicLaw = { title: 'Ley 4/2012 of the Canary Islands', article: 'rates of the IGIC' }
const ipsiLaw = { title: 'Ley 8/1991', article: 'IPSI of Ceuta and Melilla' }
const rates = {
  title: 'laws of the communities on ceded taxes',
  article: 'general rate of stamp duty on notarial documents',
}

/** VAT on a new home on the mainland and the Balearics. */
export const homeVatRate: Parameter<number> = {
  id: 'es.vat.homeRate',
  says: 'VAT (IVA) on a new home with its annexes, on the mainland and the Balearic Islands.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from, value: 0.1, source: vatLaw, certainty: 'published' }],
}

/** VAT on protected housing. */
export const protectedVatRate: Parameter<number> = {
  id: 'es.vat.protectedHousingRate',
  says: 'VAT (IVA) on public protected housing of the special regime.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from, value: 0.04, source: vatLaw, certainty: 'published' }],
}

/** Standard rate of VAT. */
export const standardVatRate: Parameter<number> = {
  id: 'es.vat.standardRate',
  says: 'Standard rate of VAT (IVA), on services.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from, value: 0.21, source: { title: 'Ley 37/1992', article: 'art. 90' }, certainty: 'published' }],
}

/** General rate of the indirect tax of the Canary Islands. */
export const igicRate: Parameter<number> = {
  id: 'es.igic.generalRate',
  says: 'General rate of the indirect tax of the Canary Islands (IGIC), on homes and services.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from, value: 0.07, source: igicLaw, certainty: 'published' }],
}

/** Reduced rates of the IGIC on new homes. */
export const igicReduced: Parameter<ReducedRates> = {
  id: 'es.igic.reducedRates',
  says: 'Reduced IGIC on a new home by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { onlyHome: [{ upTo: 150_000, rate: 0.05 }], favoured: [{ upTo: 150_000, rate: 0.03 }] },
      source: igicLaw,
      certainty: 'published',
      note: 'The limits are higher for large families; a rise of the limits of age and income was announced in October 2025.',
    },
  ],
}

/** Indirect tax of Ceuta and Melilla. */
export const ipsiRate: Parameter<number> = {
  id: 'es.ipsi.rate',
  says: 'Indirect tax of Ceuta and Melilla (IPSI), middle of the range.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.07,
      source: ipsiLaw,
      certainty: 'estimate',
      note: 'Set by each city, 4 to 10 per cent; the middle.',
    },
  ],
}

/** Lowest and highest rate of the indirect tax of Ceuta and Melilla. */
export const ipsiRange: Parameter<Record<'low' | 'high', number>> = {
  id: 'es.ipsi.range',
  says: 'Lowest and highest rate of the indirect tax of Ceuta and Melilla (IPSI).',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from, value: { low: 0.04, high: 0.1 }, source: ipsiLaw, certainty: 'estimate', note: 'Not read in a source.' },
  ],
}

/** Stamp duty on the deed of a sale with VAT, where it has not changed. */
export const stampDutyRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'es.ajd.rates',
  says: 'Stamp duty (AJD) on the deed of a sale with VAT, by community (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: {
        'ES-AN': 0.012,
        'ES-AR': 0.015,
        'ES-AS': 0.012,
        'ES-IB': 0.015,
        'ES-CN': 0.0075,
        'ES-CB': 0.015,
        'ES-CL': 0.015,
        'ES-CM': 0.015,
        'ES-CT': 0.015,
        'ES-EX': 0.015,
        'ES-GA': 0.015,
        'ES-MD': 0.0075,
        'ES-NC': 0.005,
        'ES-PV': 0,
        'ES-RI': 0.01,
        'ES-CE': 0.005,
        'ES-ML': 0.005,
      },
      source: rates,
      certainty: 'published',
      note: 'The days on which the rates began were not read; reduced rates are not covered.',
    },
  ],
}

/** Stamp duty in Murcia. */
export const murciaStampDutyRate: Parameter<number> = {
  id: 'es.ajd.murciaRate',
  says: 'Murcia: stamp duty (AJD) on the deed of a sale with VAT.',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from, value: 0.02, source: rates, certainty: 'published' },
    {
      from: '2025-07-25',
      value: 0.015,
      source: { title: 'Ley 3/2025 of Murcia', article: 'stamp duty' },
      certainty: 'published',
    },
  ],
}

/** Stamp duty in the Valencian Community. */
export const valenciaStampDutyRate: Parameter<number> = {
  id: 'es.ajd.valenciaRate',
  says: 'Valencian Community: stamp duty (AJD) on the deed of a sale with VAT.',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from, value: 0.015, source: rates, certainty: 'published' },
    {
      from: '2026-06-01',
      value: 0.014,
      source: { title: 'Ley 5/2025 of the Valencian Community', article: 'stamp duty' },
      certainty: 'published',
    },
  ],
}

/** Stamp duty in Catalonia where the exemption from VAT is waived. */
export const cataloniaWaivedStampDutyRate: Parameter<number> = {
  id: 'es.ajd.cataloniaWaivedRate',
  says: 'Catalonia: stamp duty (AJD) on the deed of a sale whose exemption from VAT is waived.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.025,
      source: { title: 'Ley 5/2017 of Catalonia', article: 'stamp duty' },
      certainty: 'unverified',
      note: 'The rate before 27 June 2025 was not read in a source.',
    },
    {
      from: '2025-06-27',
      value: 0.035,
      source: { title: 'Decree-law 5/2025 of Catalonia', article: 'stamp duty' },
      certainty: 'published',
    },
  ],
}
