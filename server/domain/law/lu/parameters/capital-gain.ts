import type { Parameter } from '../../../core/dated.ts'
import { lir } from './sources.ts'

const checkedOn = '2026-11-21'

/** Longest holding in years whose gain is still speculative. */
export const speculativeYears: Parameter<number> = {
  id: 'lu.capitalGain.speculativeYears',
  says: 'A sale at most this many years after the acquisition is speculative.',
  unit: 'years',
  checkedOn,
  versions: [
    {
      from: '2015-01-01',
      value: 2,
      source: { ...lir, article: 'art. 99bis', reference: 'LIR art. 99bis' },
      certainty: 'published',
    },
    {
      from: '2025-07-01',
      value: 5,
      source: { ...lir, article: 'art. 99bis', reference: 'LIR art. 99bis' },
      certainty: 'published',
    },
  ],
}

/** Part of the average rate that a long-term gain bears. */
export const rateFraction: Parameter<number> = {
  id: 'lu.capitalGain.rateFraction',
  says: 'Fraction of the average rate that applies to long-term gains.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: '2015-01-01',
      value: 0.5,
      source: { ...lir, article: 'art. 131(1)c', reference: 'LIR art. 131(1)c' },
      certainty: 'published',
    },
    {
      from: '2016-07-01',
      until: '2018-12-31',
      value: 0.25,
      source: { ...lir, article: 'art. 131(1)c', reference: 'LIR art. 131(1)c' },
      certainty: 'published',
      note: 'Temporary measure, first to 2017-12-31, then prolonged by a year.',
    },
    {
      from: '2019-01-01',
      value: 0.5,
      source: { ...lir, article: 'art. 131(1)c', reference: 'LIR art. 131(1)c' },
      certainty: 'published',
    },
    {
      from: '2024-01-01',
      until: '2025-06-30',
      value: 0.25,
      source: { ...lir, article: 'art. 131(1)c', reference: 'LIR art. 131(1)c' },
      certainty: 'published',
      note: 'Temporary measure of the laws of 22 May 2024 and 4 April 2025.',
    },
    {
      from: '2025-07-01',
      value: 0.5,
      source: { ...lir, article: 'art. 131(1)c', reference: 'LIR art. 131(1)c' },
      certainty: 'published',
    },
  ],
}

const housingLaw = { title: 'loi du 4 avril 2025 (logement)', article: 'transitional provision' }

/** The last day of the law before the change, which deeds of the window follow when they were registered by then. */
export const transition: Parameter<readonly string[]> = {
  id: 'lu.capitalGain.transition',
  says: 'A deed follows the law of this day when its preliminary contract was registered by then.',
  unit: 'names',
  checkedOn,
  versions: [
    { from: '2015-01-01', value: [], source: housingLaw, certainty: 'published' },
    {
      from: '2025-07-01',
      until: '2025-09-30',
      value: ['2025-06-30'],
      source: housingLaw,
      certainty: 'published',
      note: 'Read in the press and in a note of a law firm; the act of mid-2025 that opened the window was not found.',
    },
    { from: '2025-10-01', value: [], source: housingLaw, certainty: 'published' },
  ],
}

/** Step to which the special rate is rounded, to the nearest. */
export const specialRateRounding: Parameter<number> = {
  id: 'lu.capitalGain.specialRateRounding',
  says: 'Precision to which the special rate is rounded.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: '2017-01-01',
      value: 0.0001,
      source: { ...lir, article: 'art. 131', reference: 'LIR art. 131' },
      certainty: 'estimate',
    },
  ],
}

/** Allowance on long-term gains, EUR per person and ten years; a couple taxed jointly has it twice. */
export const decennialAllowance: Parameter<number> = {
  id: 'lu.capitalGain.decennialAllowance',
  says: 'Allowance per ten years and person.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: '2015-01-01',
      value: 50_000,
      source: { ...lir, article: 'art. 130(4)', reference: 'LIR art. 130(4)' },
      certainty: 'published',
    },
  ],
}

/** Allowance on the long-term gain of the inherited main residence of the parents, EUR per heir. */
export const parentsHomeAllowance: Parameter<number> = {
  id: 'lu.capitalGain.parentsHomeAllowance',
  says: "Allowance for a dwelling that was inherited in direct line and was the parents' main residence.",
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: '2015-01-01',
      value: 75_000,
      source: { ...lir, article: 'art. 130(5)', reference: 'LIR art. 130(5)' },
      certainty: 'published',
    },
  ],
}

/** Speculative gains of a year below this sum, in EUR, are exempt. */
export const speculativeExemption: Parameter<number> = {
  id: 'lu.capitalGain.speculativeExemption',
  says: 'Speculative gains of a year that stay below this sum are exempt.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: '2015-01-01',
      value: 500,
      source: { ...lir, article: 'art. 99bis', reference: 'LIR art. 99bis' },
      certainty: 'published',
    },
  ],
}

/** Long-term gains below this sum, in EUR, have no special rate. */
export const extraordinaryMinimum: Parameter<number> = {
  id: 'lu.capitalGain.extraordinaryMinimum',
  says: 'Extraordinary income below this sum has no special rate.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: '2015-01-01',
      value: 250,
      source: { ...lir, article: 'art. 131', reference: 'LIR art. 131' },
      certainty: 'published',
    },
  ],
}

/** Years of occupation before the sale that make a dwelling an exempt main residence. */
export const mainResidence: Parameter<number> = {
  id: 'lu.capitalGain.mainResidence',
  says: 'A main residence is exempt when it was occupied from the acquisition on, or during this many years before the sale, or was left for compelling reasons.',
  unit: 'years',
  checkedOn,
  versions: [
    {
      from: '2015-01-01',
      value: 5,
      source: { ...lir, article: 'art. 102bis', reference: 'LIR art. 102bis' },
      certainty: 'published',
    },
  ],
}

const deferral = { ...lir, article: 'art. 102quater', reference: 'LIR art. 102quater' }

/** What the tax on a long-term gain may be deferred for by reinvestment; it is told, and not computed. */
export const reinvestmentDeferral: Parameter<readonly string[]> = {
  id: 'lu.capitalGain.reinvestmentDeferral',
  says: 'A long-term gain may be carried over to these dwellings.',
  unit: 'names',
  checkedOn,
  versions: [
    { from: '2015-01-01', value: [], source: deferral, certainty: 'published' },
    {
      from: '2024-01-01',
      until: '2025-06-30',
      value: ['dwellings let through social rental management', 'dwellings of energy class A+'],
      source: deferral,
      certainty: 'published',
      note: 'Reinvestment by 2027-12-31.',
    },
    { from: '2025-07-01', value: [], source: deferral, certainty: 'published' },
  ],
}
