import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage, firstDay } from './coverage.ts'

const { checkedOn } = coverage

const vatAct = { title: 'arrêté royal n° 20 du 20 juillet 1970 (taux de TVA)', article: 'tableau A' }
const tariff = { title: 'arrêté royal du 16 décembre 1950 (tarif des notaires)', article: 'barème J' }

/** The act exists and brings the scales “bis”; their slices were not readable. */
const reform = {
  title: 'arrêté royal du 22 novembre 2022 (tarif des notaires), numac 2022042846',
  article: 'barème Jbis',
  url: 'https://etaamb.openjustice.be/fr/arrete-royal-du-22-novembre-2022_n2022042846',
}
const mortgageCode = { title: "Code des droits d'enregistrement", article: 'art. 87' }

/** Rates of VAT on new buildings; the reduced row applies since it is in force everywhere. */
export const vatRates: Parameter<{ standard: number; rebuiltHome?: number }> = {
  id: 'be.vat.rates',
  description: 'VAT on a new building and on services; reduced for a home rebuilt after demolition (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: firstDay, value: { standard: 0.21 }, source: vatAct, certainty: 'published' },
    {
      from: '2025-07-01',
      value: { standard: 0.21, rebuiltHome: 0.06 },
      source: { title: 'loi-programme du 18 juillet 2025', article: 'démolition et reconstruction' },
      certainty: 'published',
    },
  ],
}

/** VAT on services of notaries. */
export const serviceVatRate: Parameter<number> = {
  id: 'be.vat.standardRate',
  description: 'Standard rate of VAT.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: firstDay, value: 0.21, source: vatAct, certainty: 'published' }],
}

/** Fixed duty on a deed that bears VAT. */
export const fixedDuty: Parameter<number> = {
  id: 'be.registration.fixedDuty',
  description: 'Fixed registration duty on a deed whose price bears VAT.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 50,
      source: { title: "Code des droits d'enregistrement", article: 'art. 11' },
      certainty: 'unverified',
    },
  ],
}

/** Scale J of the notary's honorarium. */
export const scaleJ: Parameter<readonly Slice[]> = {
  id: 'be.notary.scaleJ',
  description: 'Honorarium of the notary on a sale, successive slices.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: [
        { upTo: 7_500, rate: 0.0456 },
        { upTo: 17_500, rate: 0.0285 },
        { upTo: 30_000, rate: 0.0228 },
        { upTo: 45_495, rate: 0.0171 },
        { upTo: 64_095, rate: 0.0114 },
        { upTo: 250_095, rate: 0.0057 },
        { upTo: null, rate: 0.00057 },
      ],
      source: tariff,
      certainty: 'published',
    },
  ],
}

/** How much lower the honorarium of a sole own home is. */
export const reducedHonorarium: Parameter<number> = {
  id: 'be.notary.reducedHonorarium',
  description: 'Reduction of the honorarium for a sole own home.',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: firstDay, value: 0, source: reform, certainty: 'published', note: 'No reduction before 2023.' },
    {
      from: '2023-01-01',
      value: 0.1,
      source: reform,
      certainty: 'estimate',
      note: 'The slices of scale Jbis were not found; a tenth less up to 350 000, fading out at 850 000, is used for them.',
    },
  ],
}

/** How that reduction fades with the price. */
export const reducedHonorariumFaded: Parameter<readonly Slice[]> = {
  id: 'be.notary.reducedHonorariumFaded',
  description: 'Points by which the reduction of the honorarium falls for each euro of price, slice by slice.',
  unit: 'brackets',
  checkedOn,
  versions: [
    { from: firstDay, value: [], source: reform, certainty: 'published' },
    {
      from: '2023-01-01',
      value: [
        { upTo: 350_000, rate: 0 },
        { upTo: 850_000, rate: 0.1 / 500_000 },
        { upTo: null, rate: 0 },
      ],
      source: reform,
      certainty: 'estimate',
      note: 'Fitted between published examples.',
    },
  ],
}

/** Registration duty on a mortgage. */
export const mortgageRegistrationRate: Parameter<number> = {
  id: 'be.mortgage.registrationRate',
  description: 'Registration duty on the mortgage, of the loan and its accessories.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: firstDay, value: 0.01, source: mortgageCode, certainty: 'published' }],
}

/** Mortgage duty (droit d’hypothèque), as a fraction of the loan and its accessories. */
export const mortgageDutyRate: Parameter<number> = {
  id: 'be.mortgage.dutyRate',
  description: 'Mortgage duty, of the loan and its accessories.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.003,
      source: { title: "Code des droits d'enregistrement", article: 'art. 259 (droit d’hypothèque)' },
      certainty: 'published',
    },
  ],
}

/** Accessories of a mortgage. */
export const accessoriesShare: Parameter<number> = {
  id: 'be.mortgage.accessoriesShare',
  description: 'Accessories that a mortgage secures beside the loan.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: firstDay, value: 0.1, source: mortgageCode, certainty: 'published' }],
}

/** Fixed duty on a mandate to mortgage. */
export const mandateDuty: Parameter<number> = {
  id: 'be.mortgage.mandateDuty',
  description: 'Fixed duty on a mandate to mortgage.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: firstDay, value: 50, source: mortgageCode, certainty: 'published' }],
}
