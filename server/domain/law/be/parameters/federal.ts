import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { actsReadOn, coverage, firstDay } from './coverage.ts'

const { checkedOn } = coverage

/** Order on the rates of VAT, as coordinated by the tax office. */
const vatAct = {
  title: 'arrêté royal n° 20 du 20 juillet 1970 (taux de TVA), numac 1970072012',
  url: 'https://www.ejustice.just.fgov.be/eli/arrete/1970/07/20/1970072012/justel',
  textOf: '2026-04-07',
}
const tariff = { title: 'arrêté royal du 16 décembre 1950 (tarif des notaires)', article: 'barème J' }

/** The act exists and brings the scales “bis”; their slices were not readable. */
const reform = {
  title: 'arrêté royal du 22 novembre 2022 (tarif des notaires), numac 2022042846',
  article: 'barème Jbis',
  url: 'https://etaamb.openjustice.be/fr/arrete-royal-du-22-novembre-2022_n2022042846',
}
const code = {
  title: "Code des droits d'enregistrement",
  url: 'https://www.ejustice.just.fgov.be/eli/arrete/1939/11/30/1939113002/justel',
}

/** The code as printed by a notary in 2007. */
const mortgageCode = { ...code, article: 'art. 87', textOf: '2007-01-01' }

/** The act that doubled the fixed duty of every deed that has no duty of its own. */
const fixedDutyAct = {
  title: 'loi-programme du 28 juin 2013, numac 2013203870',
  article: 'arts 11, 13 (art. 11)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/06/28/2013203870/justel',
  textOf: '2013-06-28',
  reference: "Code des droits d'enregistrement, art. 11",
}

/** The act that brought the low rate for the sale of homes rebuilt after demolition. */
const rebuiltAct = {
  title: 'loi-programme du 20 décembre 2020, numac 2020044541',
  article: 'art. 15 (arrêté royal n° 20, art. 1erquater, § 3)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2020/12/20/2020044541/justel',
  textOf: '2020-12-20',
}

/** Rates of VAT on new buildings; the reduced row exists since it is in force everywhere. */
export const vatRates: Parameter<{ standard: number; rebuiltHome?: number }> = {
  id: 'be.vat.rates',
  description: 'VAT on a new building and on services; reduced for a home rebuilt after demolition (row used).',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: { standard: 0.21 },
      source: { ...vatAct, article: 'arts 1, 1quater; tableau A, rubrique XXXVII' },
      certainty: 'statutory',
      note: 'In 32 cities 6 % for those who rebuilt themselves, not for those who bought a rebuilt home.',
    },
    {
      from: '2021-01-01',
      value: { standard: 0.21, rebuiltHome: 0.06 },
      source: rebuiltAct,
      certainty: 'statutory',
      note: 'Sole own homes of at most 200 m², or social letting; until 2022-12-31, and to the end of 2023 by numac 2022031427.',
    },
    {
      from: '2024-01-01',
      value: { standard: 0.21 },
      source: { ...vatAct, article: 'arts 1, 1quater; tableau A, rubrique XXXVII, § 3' },
      certainty: 'statutory',
      note: 'Some sales kept 6 % until 2025-06-30 by transitional rules, which were not read.',
    },
    {
      from: '2025-07-01',
      value: { standard: 0.21, rebuiltHome: 0.06 },
      source: { ...vatAct, article: 'tableau A, rubrique XXXVII, § 3' },
      certainty: 'statutory',
      note: 'Sole own homes of at most 175 m², by the loi-programme du 18 juillet 2025, art. 53.',
    },
  ],
}

/** VAT on services of notaries. */
export const serviceVatRate: Parameter<number> = {
  id: 'be.vat.standardRate',
  description: 'Standard rate of VAT.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [{ from: firstDay, value: 0.21, source: { ...vatAct, article: 'art. 1' }, certainty: 'statutory' }],
}

/** Fixed duty on a deed that bears VAT. */
export const fixedDuty: Parameter<number> = {
  id: 'be.registration.fixedDuty',
  description: 'Fixed registration duty on a deed whose price bears VAT.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [{ from: firstDay, value: 50, source: fixedDutyAct, certainty: 'statutory' }],
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

/** Reduction of the honorarium for a sole own home. */
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

/** Decrease of that reduction with the price. */
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
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.01,
      source: mortgageCode,
      certainty: 'statutory',
      note: 'In Flanders 1 % by its own code, as belastingen.vlaanderen.be prints it.',
    },
  ],
}

/** Mortgage duty (droit d’hypothèque), as a fraction of the loan and its accessories. */
export const mortgageDutyRate: Parameter<number> = {
  id: 'be.mortgage.dutyRate',
  description: 'Mortgage duty, of the loan and its accessories.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.003,
      source: { ...code, article: 'art. 262 (droit d’hypothèque)', textOf: '2026-04-01' },
      certainty: 'statutory',
      note: 'On principal and accessories (art. 263), rounded up (art. 264); 0.30 % since 1990.',
    },
  ],
}

/** Accessories of a mortgage. */
export const accessoriesShare: Parameter<number> = {
  id: 'be.mortgage.accessoriesShare',
  description: 'Accessories that a mortgage secures beside the loan.',
  unit: 'fraction',
  kind: 'market',
  checkedOn,
  versions: [{ from: firstDay, value: 0.1, source: mortgageCode, certainty: 'published' }],
}

/** Fixed duty on a mandate to mortgage. */
export const mandateDuty: Parameter<number> = {
  id: 'be.mortgage.mandateDuty',
  description: 'Fixed duty on a mandate to mortgage.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 50,
      source: fixedDutyAct,
      certainty: 'statutory',
      note: 'The fixed duty of all deeds without a duty of their own.',
    },
  ],
}
