import type { Certainty, LawRow } from '#contract/shared/law'
import type { Parameter, Source, Version } from '../../../core/dated.ts'
import { actsReadOn, firstDay, lastCheckedOn, textsReadOn } from './coverage.ts'
import { acts } from './sources.ts'

const law2023 = 'loi modifiée du 7 août 2023 (aides individuelles au logement)'
const guichet = 'https://guichet.public.lu/fr/citoyens/logement.html'

/** First day of the changes to the aids by the law of 22 May 2024. */
const amendedFrom = '2024-06-01'

/** First day of the law of 2023; the earlier law was not read. */
const lawOf2023From = '2023-08-24'

const earlier = 'Figure of the law of 7 August 2023, used for earlier deeds, whose law was not read.'

/** Savings premium, as a part of the growth of savings. */
export const savingsPremiumRate: Parameter<number> = {
  id: 'lu.aids.savingsPremiumRate',
  description: 'Savings premium, as a part of the growth of savings of a year.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { ...acts.aids2011, article: 'art. 20' },
      certainty: 'statutory',
      note: 'Before, the premium was the interest of the savings account, at most 5 000 EUR a person; it is not computed.',
    },
    {
      from: lawOf2023From,
      value: 0.1,
      source: { ...acts.aids2023, article: 'art. 18' },
      certainty: 'statutory',
      note: 'During ten years at most.',
    },
  ],
}

/** Highest yearly addition to the savings premium. */
export const savingsPremiumYearlyMax: Parameter<number> = {
  id: 'lu.aids.savingsPremiumYearlyMax',
  description: 'Most that one year adds to the savings premium.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    { from: firstDay, value: 0, source: { ...acts.aids2011, article: 'art. 20' }, certainty: 'statutory' },
    {
      from: lawOf2023From,
      value: 500,
      source: { ...acts.aids2023, article: 'art. 18' },
      certainty: 'statutory',
    },
  ],
}

/** Cap on capital grants. */
export const capitalGrantsMax: Parameter<number> = {
  id: 'lu.aids.capitalGrantsMax',
  description: 'Most that a person may receive in capital grants over life; 0 where the law has no such limit.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { ...acts.aids2023, article: 'art. 37' },
      certainty: 'statutory',
      note: 'From the entry into force of this act only.',
    },
    {
      from: lawOf2023From,
      value: 35_000,
      source: { ...acts.aids2023, article: 'art. 37' },
      certainty: 'statutory',
      note: 'Sum of the premiums of arts 16 to 18 and 24 to 26.',
    },
  ],
}

export const accessionPremiumRange: Parameter<readonly LawRow[]> = {
  id: 'lu.aids.accessionPremiumRange',
  description: 'Least and most of the accession premium, by income and household.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: [
        { key: 'least', value: 500 },
        { key: 'most', value: 10_000 },
      ],
      source: { title: law2023, article: 'prime d’accession à la propriété', url: guichet },
      certainty: 'estimate',
      note: earlier,
    },
    {
      from: lawOf2023From,
      value: [
        { key: 'least', value: 500 },
        { key: 'most', value: 10_000 },
      ],
      source: { title: law2023, article: 'prime d’accession à la propriété', url: guichet },
      certainty: 'published',
      note: 'The annex of 2023 was not read.',
    },
    {
      from: amendedFrom,
      value: [
        { key: 'least', value: 500 },
        { key: 'most', value: 10_000 },
        { key: 'perFurtherChild', value: 1_000 },
        { key: 'childrenOfMost', value: 3 },
      ],
      source: { ...acts.housing2024, article: 'art. 30 (annexe III de la loi du 7 août 2023)' },
      certainty: 'statutory',
      note: 'Most: single 5 000, couple 7 000, with one child 8 000, two 9 000, three 10 000, and 1 000 more for each further child, so that there is no fixed ceiling.',
    },
  ],
}

/** Bonus of the accession premium by kind of dwelling. */
export const accessionPremiumBonus: Parameter<
  Readonly<Record<'coOwnedFlat' | 'terraced' | 'semiDetached' | 'detached', number>>
> = {
  id: 'lu.aids.accessionPremiumBonus',
  description: 'Bonus on the accession premium, by kind of dwelling.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: { coOwnedFlat: 0.3, terraced: 0.3, semiDetached: 0.15, detached: 0 },
      source: { ...acts.aids2011, article: 'art. 17' },
      certainty: 'statutory',
    },
    {
      from: lawOf2023From,
      value: { coOwnedFlat: 0.4, terraced: 0.4, semiDetached: 0.15, detached: 0 },
      source: { ...acts.aids2023, article: 'art. 16(1)' },
      certainty: 'statutory',
    },
  ],
}

/** Addition to the accession premium for a newly built home, for a time. */
export const compensatoryPremium: Parameter<number> = {
  id: 'lu.aids.compensatoryPremium',
  description: 'Addition to the accession premium for a newly built home that nobody lived in; 0 where there is none.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { ...acts.aids2023, article: 'art. 16(3)' },
      certainty: 'statutory',
      note: 'For deeds from the day on which the law of 7 August 2023 is in force.',
    },
    {
      from: lawOf2023From,
      until: '2024-12-31',
      value: 20_000,
      source: { ...acts.aids2023, article: 'art. 16(3)' },
      certainty: 'statutory',
    },
    {
      from: '2025-01-01',
      value: 0,
      source: { ...acts.aids2023, article: 'art. 16(3)' },
      certainty: 'statutory',
      note: 'For deeds up to 31 December 2024 only.',
    },
  ],
}

/** Income up to which a single person may have the accession premium. */
export const accessionIncomeReference: Parameter<Readonly<Record<'income' | 'year', number>>> = {
  id: 'lu.aids.accessionIncomeReference',
  description: 'Net income up to which a single person may have the accession premium and the year of the figure.',
  unit: 'currency',
  adjusted: 'yearly',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: { income: 52_233.65, year: 2025 },
      source: {
        title: law2023,
        article: 'prime d’accession, revenu',
        url: guichet,
      },
      certainty: 'estimate',
      note: earlier,
    },
    {
      from: lawOf2023From,
      value: { income: 52_233.65, year: 2025 },
      source: {
        title: law2023,
        article: 'prime d’accession, revenu',
        url: guichet,
      },
      certainty: 'published',
      note: 'The act has 5 485 EUR at index 100 (annex III of 2024); the yearly index that makes this sum was not read in it.',
    },
  ],
}

/** Capital of the interest subsidy: a base, a part per child, a ceiling. */
export const subsidisedCapital: Parameter<Readonly<Record<'base' | 'perChild' | 'most', number>>> = {
  id: 'lu.aids.subsidisedCapital',
  description: 'Capital that the interest subsidy applies to: a base, more per child, at most a ceiling.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: { base: 175_000, perChild: 0, most: 175_000 },
      source: { ...acts.aids2011, article: 'art. 40' },
      certainty: 'statutory',
    },
    {
      from: lawOf2023From,
      value: { base: 200_000, perChild: 20_000, most: 280_000 },
      source: { ...acts.aids2023, article: 'art. 22' },
      certainty: 'statutory',
    },
  ],
}

export const interestSubsidyRates: Parameter<readonly LawRow[]> = {
  id: 'lu.aids.interestSubsidyRates',
  description: 'Least and most of the interest subsidy, as a rate per year.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: [
        { key: 'least', rate: 0.0025 },
        { key: 'most', rate: 0.0345 },
      ],
      source: { ...acts.aids2011ceiling, article: 'art. 3 (règlement du 5 mai 2011, art. 39)' },
      certainty: 'estimate',
      note: 'The ceiling was read in the act; the least is that of the annex of 2024, since its tables were not found.',
    },
    {
      from: lawOf2023From,
      value: [
        { key: 'least', rate: 0.0025 },
        { key: 'most', rate: 0.03 },
      ],
      source: { ...acts.aids2023, article: 'art. 21' },
      certainty: 'published',
      note: 'The ceiling was read in the law; the least is that of the annex of 2024, since that of 2023 was not read.',
    },
    {
      from: amendedFrom,
      value: [
        { key: 'least', rate: 0.0025 },
        { key: 'most', rate: 0.035 },
      ],
      source: { ...acts.housing2024, article: 'arts 27, 30 (annexe IV de la loi du 7 août 2023)' },
      certainty: 'statutory',
    },
  ],
}

/** State guarantee, as a multiple of the construction price index. */
export const stateGuaranteeFactor: Parameter<number> = {
  id: 'lu.aids.stateGuaranteeFactor',
  description: 'Ceiling of the State guarantee, as a multiple of the yearly average of the construction price index.',
  unit: 'coefficients',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 187.5,
      source: { ...acts.guarantee2002, article: 'art. 3 (loi du 25 février 1979, art. 9)' },
      certainty: 'statutory',
      note: '18 750 EUR at index 100.',
    },
    {
      from: lawOf2023From,
      value: 260,
      source: { ...acts.aids2023, article: 'art. 14' },
      certainty: 'statutory',
      note: '26 000 EUR at index 100.',
    },
  ],
}

/** The part of a loan that the State guarantees. */
export const stateGuaranteeShare: Parameter<Readonly<Record<'above' | 'most', number>>> = {
  id: 'lu.aids.stateGuaranteeShare',
  description:
    'The State guarantees the part of the loan above a share of the cost of the project, up to another share of it.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: { above: 0.6, most: 0.3 },
      source: { ...acts.aids1979, article: 'art. 9' },
      certainty: 'statutory',
    },
    {
      from: lawOf2023From,
      value: { above: 0.6, most: 0.3 },
      source: { ...acts.aids2023, article: 'art. 14(1)' },
      certainty: 'statutory',
    },
    {
      from: amendedFrom,
      value: { above: 0.6, most: 0.4 },
      source: { ...acts.housing2024, article: 'art. 26 (art. 14(1) de la loi du 7 août 2023)' },
      certainty: 'statutory',
    },
  ],
}

const indexTable = {
  title: 'STATEC, indices de synthèse des prix de la construction',
  article: 'tableau des indices annuels (ReportId 13450)',
  url: 'https://statistiques.public.lu/stat/TableViewer/tableViewHTML.aspx?ReportId=13450',
  textOf: '2020-12-31',
}
const halfYears = (article: string) => ({ title: 'Mémorial A, acts on public works', article })
const mean = 'Mean of the indices of April and October, which acts on public works name; the last digit may be 1 off.'

/** Index of each year, for deeds from the next year on, with its source; a note where the source is no table. */
const indexByYear: readonly (readonly [year: number, index: number, source: Source, note?: string])[] = [
  [2014, 747.63, indexTable],
  [2015, 755.3, indexTable],
  [2016, 762.94, indexTable],
  [2017, 777.88, indexTable],
  [2018, 793.02, indexTable],
  [2019, 816.72, indexTable],
  [2020, 841.52, indexTable],
  [2021, 902.74, halfYears('lois du 10 décembre 2021, A 866 (881.15), et du 15 juillet 2022, A 362 (924.32)'), mean],
  [2022, 1037.72, halfYears('lois du 20 et du 21 juillet 2023, A 425 (1 071.67), A 449 (1 003.76)'), mean],
  [2023, 1133.94, { title: 'guichet.public.lu, garantie de l’État', article: 'moyenne de 2023', url: guichet }],
  [2024, 1148.21, halfYears('lois du 17 février 2025, A 75 (1 146.73), et du 8 décembre 2025, A 581 (1 149.68)'), mean],
  [
    2025,
    1168.7,
    { title: 'STATEC, par des tiers', article: 'dernière moyenne' },
    'Of 2025, since April 2025 is 1 164.15 in the law of 10 July 2026 (A 352) and 2024 had 1 148.21.',
  ],
]

/** Versions derived from the index of each year, for the deeds of the year after it. */
const byYear = (take: (year: number, index: number) => number, inTable: Certainty): Version<number>[] =>
  indexByYear.map(([year, index, source, note]) => ({
    from: `${year + 1}-01-01`,
    value: take(year, index),
    source,
    certainty: source === indexTable ? inTable : 'published',
    ...(note !== undefined && { note }),
  }))

/** Yearly average of the construction price index. */
export const constructionPriceIndex: Parameter<number> = {
  id: 'lu.aids.constructionPriceIndex',
  description: 'Yearly average of the construction price index that the State guarantee follows, of the year before.',
  unit: 'coefficients',
  adjusted: 'yearly',
  checkedOn: actsReadOn,
  versions: byYear((_year, index) => index, 'statutory'),
}

/** Year of the index in force. */
export const constructionPriceIndexYear: Parameter<number> = {
  id: 'lu.aids.constructionPriceIndexYear',
  description: 'Year of the construction price index in force: the one before the deed, since the law names none.',
  unit: 'count',
  kind: 'convention',
  adjusted: 'yearly',
  checkedOn: actsReadOn,
  versions: byYear(year => year, 'published'),
}

/** Aids that depend on a technical file. */
export const climateAids: Parameter<readonly string[]> = {
  id: 'lu.aids.climateAids',
  description: 'Aids for energy that depend on a technical file, prior agreement and dates.',
  unit: 'names',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: ['energy renovation', 'technical installations for renewable energy', 'energy advice'],
      source: { ...acts.energy2012, article: 'arts 5 à 12' },
      certainty: 'statutory',
    },
    {
      from: '2017-01-01',
      value: ['energy renovation', 'technical installations for renewable energy', 'energy advice', 'climate loan'],
      source: { ...acts.energy2016, article: 'arts 4 à 6' },
      certainty: 'statutory',
      note: 'The climate loan is that of the law of the same day on climate loans, arts 2, 4.',
    },
    {
      from: lawOf2023From,
      value: [
        'energy renovation (Klimabonus)',
        'technical installations for renewable energy',
        'energy advice',
        'climate loan',
        'social top-up',
      ],
      source: { ...acts.aids2023, article: 'arts 24, 26(2), 38 à 44' },
      certainty: 'statutory',
      note: 'Beside the aids of the law of 23 December 2016, arts 4 to 6.',
    },
    {
      from: '2026-01-01',
      value: ['energy renovation', 'technical installations for renewable energy', 'energy advice', 'climate loan'],
      source: { ...acts.energy2026, article: 'arts 1, 3 à 9, 12, 22' },
      certainty: 'statutory',
      note: 'Works of 2026 to 2030, some to 2035. The climate loan is that of the law of 7 August 2023, arts 38 to 44.',
    },
    {
      from: '2027-01-01',
      value: [
        'energy renovation',
        'technical installations for renewable energy',
        'photovoltaic installations and their storage',
        'energy advice',
        'climate loan',
      ],
      source: { ...acts.energy2026, article: 'arts 10, 11, 22' },
      certainty: 'statutory',
      note: 'Arts 10, 11 and 16 from 1 January 2027, instead of the law of 19 December 2025 (A 647).',
    },
  ],
}

/** Premiums added by municipalities, by name only: their amounts differ from one to the next. */
export const communalPremiums: Parameter<readonly string[]> = {
  id: 'lu.aids.communalPremiums',
  description: 'Premiums that municipalities add; they differ from one to the next.',
  unit: 'names',
  kind: 'convention',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: ['communal premiums'],
      source: { title: 'règlements communaux', article: 'primes communales' },
      certainty: 'estimate',
      note: earlier,
    },
    {
      from: lawOf2023From,
      value: ['communal premiums'],
      source: { title: 'règlements communaux', article: 'primes communales' },
      certainty: 'published',
    },
  ],
}
