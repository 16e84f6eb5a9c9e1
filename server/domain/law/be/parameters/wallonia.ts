import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { actsReadOn } from './coverage.ts'

const code = "Code des droits d'enregistrement (Région wallonne)"

/** Citation of the allowance in lines, whichever act set it. */
const reference = "Code des droits d'enregistrement (Région wallonne), art. 46bis"

/** Decree that set the duty of 12.5 % in the words still in force. */
const decree2016 = {
  title: 'décret-programme wallon du 21 décembre 2016, numac 2016027338',
  article: 'art. 43 (art. 44)',
  url: 'https://www.ejustice.just.fgov.be/eli/decret/2016/12/21/2016027338/justel',
  textOf: '2016-12-21',
  reference: "Code des droits d'enregistrement (Région wallonne), art. 44",
}
const decree2017 = {
  title: 'décret wallon du 13 décembre 2017, numac 2017032048',
  article: 'art. 9 (art. 46bis, § 1)',
  url: 'https://www.ejustice.just.fgov.be/eli/decret/2017/12/13/2017032048/justel',
  textOf: '2017-12-13',
  reference,
}
const decree2023 = {
  title: 'décret wallon du 12 juillet 2023',
  article: 'art. 46bis, by the decree that the act of 2024 names as its last amendment',
  reference,
}
const decree2024 = {
  title: 'décret wallon du 5 décembre 2024 (réforme fiscale), numac 2024011274',
  url: 'https://www.ejustice.just.fgov.be/eli/decret/2024/12/05/2024011274/justel',
  textOf: '2024-12-05',
}
const repeal = { ...decree2024, article: 'arts 10, 30 (art. 46bis)', reference }

const asReported =
  'From 1 July 2023 and with this formula as reported by L’Echo, livios.be and notaire.be; the decree was not read.'

/** Unit by which the law assesses the buyers: each alone, for the part bought. */
const alone = ['each buyer'] as const

/** Whether each buyer is assessed alone; empty while all are assessed together. */
export const judgedByBuyer: Parameter<readonly string[]> = {
  id: 'be.wallonia.judgedByBuyer',
  description:
    'Each buyer is judged alone: one who owns another dwelling does not keep the others from the low rate on their parts.',
  unit: 'names',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2018-01-01',
      value: [],
      source: { ...decree2017, article: 'art. 9 (art. 46bis, § 2, 2°)' },
      certainty: 'statutory',
      note: 'None of the buyers may own another dwelling, wholly and in full ownership.',
    },
    {
      from: '2025-01-01',
      value: alone,
      source: { ...decree2024, article: 'arts 9, 30 (art. 44bis, § 2, 1°)', reference: code },
      certainty: 'statutory',
    },
  ],
}

/** Years in which an owner must sell the other dwelling; 0 while an undertaking to sell opened no relief. */
export const sellWithinYears: Parameter<number> = {
  id: 'be.wallonia.sellWithinYears',
  description:
    'Years within which buyers who own another dwelling must sell it to have the low rate; 0 while none had it.',
  unit: 'years',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2018-01-01',
      value: 0,
      source: { ...decree2017, article: 'art. 9 (art. 46bis, § 2, 2°)' },
      certainty: 'statutory',
      note: 'On the day of the document no buyer may own another dwelling; the article knows no sale to come.',
    },
    {
      from: '2025-01-01',
      value: 3,
      source: { ...decree2024, article: 'arts 9, 30 (art. 44bis, § 3)', reference: code },
      certainty: 'statutory',
    },
  ],
}

/** Rates of the Walloon registration duty. */
export const rates: Parameter<Record<'standard' | 'soleOwnHome', number>> = {
  id: 'be.wallonia.rates',
  description: 'Rate of the registration duty in Wallonia by what the buyer does with the home (row used).',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2018-01-01',
      value: { standard: 0.125, soleOwnHome: 0.125 },
      source: decree2016,
      certainty: 'statutory',
      note: 'The 6 % of a first slice at a low cadastral income is not computed.',
    },
    {
      from: '2025-01-01',
      value: { standard: 0.125, soleOwnHome: 0.03 },
      source: { ...decree2024, article: 'arts 9, 30 (art. 44bis)', reference: code },
      certainty: 'statutory',
      note: '12.5 % by art. 44, as the décret-programme of 21 December 2016 has it. For deeds, or private agreements that get a certain date, from this day on; each buyer on the part bought.',
    },
  ],
}

/** Allowance on the base of a sole own home. */
export const allowance: Parameter<number> = {
  id: 'be.wallonia.allowance',
  description: 'Allowance on the base of the duty for a sole own home.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    { from: '2018-01-01', value: 20_000, source: decree2017, certainty: 'statutory' },
    { from: '2023-07-01', value: 40_000, source: decree2023, certainty: 'published', note: asReported },
    { from: '2025-01-01', value: 0, source: repeal, certainty: 'statutory', note: 'Abolished.' },
  ],
}

/** Reduction of the allowance by price. */
export const allowanceWithdrawn: Parameter<readonly Slice[]> = {
  id: 'be.wallonia.allowanceWithdrawn',
  description: 'Part of the allowance that is withdrawn for each euro of price, slice by slice.',
  unit: 'brackets',
  checkedOn: actsReadOn,
  versions: [
    { from: '2018-01-01', value: [], source: decree2017, certainty: 'statutory', note: 'The same at every price.' },
    {
      from: '2023-07-01',
      value: [
        { upTo: 350_000, rate: 0 },
        { upTo: 500_000, rate: 20_000 / 150_000 },
        { upTo: null, rate: 0 },
      ],
      source: decree2023,
      certainty: 'published',
      note: asReported,
    },
    { from: '2025-01-01', value: [], source: repeal, certainty: 'statutory', note: 'Abolished.' },
  ],
}

/** Reduction of the allowance by price of building land. */
export const landAllowanceWithdrawn: Parameter<readonly Slice[]> = {
  id: 'be.wallonia.landAllowanceWithdrawn',
  description: 'Part of the allowance on building land that is withdrawn for each euro of price, slice by slice.',
  unit: 'brackets',
  checkedOn: actsReadOn,
  versions: [
    { from: '2018-01-01', value: [], source: decree2017, certainty: 'statutory', note: 'The same at every price.' },
    {
      from: '2023-07-01',
      value: [
        { upTo: 175_000, rate: 0 },
        { upTo: 250_000, rate: 20_000 / 75_000 },
        { upTo: null, rate: 0 },
      ],
      source: {
        ...decree2023,
        url: 'https://notairedeclairfayt.be/blog/read/labattement-en-region-wallonne-revu-a-la-hausse',
      },
      certainty: 'published',
      note: 'As the notary at this address prints it, also for a home under construction or off plan; the decree was not read.',
    },
    { from: '2025-01-01', value: [], source: repeal, certainty: 'statutory', note: 'Abolished.' },
  ],
}
