import type { LawRow } from '#contract/shared/law'
import type { Parameter } from '../../../core/dated.ts'
import { checkedOn, firstDay } from './coverage.ts'

const law2023 = 'loi modifiée du 7 août 2023 (aides individuelles au logement)'

/** First day of the law of 2023; what stands before it was not read. */
const lawOf2023From = '2023-08-24'

const earlier = 'Figure of the law of 7 August 2023, used for earlier deeds, whose law was not read.'

/** Savings premium, as a part of the growth of savings. */
export const savingsPremiumRate: Parameter<number> = {
  id: 'lu.aids.savingsPremiumRate',
  says: 'Savings premium, as a part of the growth of savings of a year.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.1,
      source: { title: law2023, article: 'prime d’épargne' },
      certainty: 'estimate',
      note: earlier,
    },
    { from: lawOf2023From, value: 0.1, source: { title: law2023, article: 'prime d’épargne' }, certainty: 'published' },
  ],
}

/** Most that a year adds to the savings premium. */
export const savingsPremiumYearlyMax: Parameter<number> = {
  id: 'lu.aids.savingsPremiumYearlyMax',
  says: 'Most that one year adds to the savings premium.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 500,
      source: { title: law2023, article: 'prime d’épargne, plafond' },
      certainty: 'estimate',
      note: earlier,
    },
    {
      from: lawOf2023From,
      value: 500,
      source: { title: law2023, article: 'prime d’épargne, plafond' },
      certainty: 'published',
    },
  ],
}

/** Cap on capital grants. */
export const capitalGrantsMax: Parameter<number> = {
  id: 'lu.aids.capitalGrantsMax',
  says: 'Most that a person may receive in capital grants over life.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 35_000,
      source: { title: law2023, article: 'plafond des aides en capital' },
      certainty: 'estimate',
      note: earlier,
    },
    {
      from: lawOf2023From,
      value: 35_000,
      source: { title: law2023, article: 'plafond des aides en capital' },
      certainty: 'published',
    },
  ],
}

/** Range of the accession premium. */
export const accessionPremiumRange: Parameter<readonly LawRow[]> = {
  id: 'lu.aids.accessionPremiumRange',
  says: 'Least and most of the accession premium, by income and household.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: [
        { key: 'least', value: 500 },
        { key: 'most', value: 10_000 },
      ],
      source: {
        title: law2023,
        article: 'prime d’accession à la propriété',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'estimate',
      note: earlier,
    },
    {
      from: lawOf2023From,
      value: [
        { key: 'least', value: 500 },
        { key: 'most', value: 10_000 },
      ],
      source: {
        title: law2023,
        article: 'prime d’accession à la propriété',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'published',
    },
  ],
}

/** Bonus of the accession premium by kind of dwelling. */
export const accessionPremiumBonus: Parameter<
  Readonly<Record<'coOwnedFlat' | 'terraced' | 'semiDetached' | 'detached', number>>
> = {
  id: 'lu.aids.accessionPremiumBonus',
  says: 'Bonus on the accession premium, by kind of dwelling.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: { coOwnedFlat: 0.4, terraced: 0.4, semiDetached: 0.15, detached: 0 },
      source: {
        title: law2023,
        article: 'prime d’accession, majoration',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'estimate',
      note: earlier,
    },
    {
      from: lawOf2023From,
      value: { coOwnedFlat: 0.4, terraced: 0.4, semiDetached: 0.15, detached: 0 },
      source: {
        title: law2023,
        article: 'prime d’accession, majoration',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'published',
    },
  ],
}

/** Income up to which a single person may have the accession premium. */
export const accessionIncomeReference: Parameter<Readonly<Record<'income' | 'year', number>>> = {
  id: 'lu.aids.accessionIncomeReference',
  says: 'Net income up to which a single person may have the accession premium and the year of the figure.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: { income: 52_233.65, year: 2025 },
      source: {
        title: law2023,
        article: 'prime d’accession, revenu',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
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
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'published',
    },
  ],
}

/** Capital of the interest subsidy: a base, a part per child, a ceiling. */
export const subsidisedCapital: Parameter<Readonly<Record<'base' | 'perChild' | 'most', number>>> = {
  id: 'lu.aids.subsidisedCapital',
  says: 'Capital that the interest subsidy bears on: a base, more per child, at most a ceiling.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: { base: 200_000, perChild: 20_000, most: 280_000 },
      source: {
        title: law2023,
        article: 'subvention d’intérêt',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'estimate',
      note: earlier,
    },
    {
      from: lawOf2023From,
      value: { base: 200_000, perChild: 20_000, most: 280_000 },
      source: {
        title: law2023,
        article: 'subvention d’intérêt',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'published',
    },
  ],
}

/** Rates of the interest subsidy. */
export const interestSubsidyRates: Parameter<readonly LawRow[]> = {
  id: 'lu.aids.interestSubsidyRates',
  says: 'Least and most of the interest subsidy, as a rate per year.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: [
        { key: 'least', rate: 0.0025 },
        { key: 'most', rate: 0.035 },
      ],
      source: {
        title: law2023,
        article: 'subvention d’intérêt, taux',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'estimate',
      note: earlier,
    },
    {
      from: lawOf2023From,
      value: [
        { key: 'least', rate: 0.0025 },
        { key: 'most', rate: 0.035 },
      ],
      source: {
        title: law2023,
        article: 'subvention d’intérêt, taux',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'published',
    },
  ],
}

/** State guarantee, as a multiple of the construction price index. */
export const stateGuaranteeFactor: Parameter<number> = {
  id: 'lu.aids.stateGuaranteeFactor',
  says: 'Ceiling of the State guarantee, as a multiple of the yearly average of the construction price index.',
  unit: 'coefficients',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 260,
      source: {
        title: law2023,
        article: 'garantie de l’État',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'estimate',
      note: earlier,
    },
    {
      from: lawOf2023From,
      value: 260,
      source: {
        title: law2023,
        article: 'garantie de l’État',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'published',
    },
  ],
}

/** Yearly average of the construction price index. */
export const constructionPriceIndex: Parameter<number> = {
  id: 'lu.aids.constructionPriceIndex',
  says: 'Yearly average of the construction price index that the State guarantee follows.',
  unit: 'coefficients',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 1133.94,
      source: { title: 'STATEC, construction price index', article: 'average of 2023' },
      certainty: 'estimate',
      note: 'Average of 2023, used for earlier deeds.',
    },
    {
      from: '2024-01-01',
      value: 1133.94,
      source: {
        title: 'STATEC, construction price index',
        article: 'average of 2023',
        url: 'https://guichet.public.lu/fr/citoyens/logement.html',
      },
      certainty: 'statutory',
    },
    {
      from: '2026-01-01',
      value: 1168.7,
      source: { title: 'STATEC, construction price index', article: 'latest average' },
      certainty: 'published',
      note: 'The year of the average was not stated where it was read; taken from 2026 on.',
    },
  ],
}

/** Year of the index in force. */
export const constructionPriceIndexYear: Parameter<number> = {
  id: 'lu.aids.constructionPriceIndexYear',
  says: 'Year of the construction price index in force.',
  unit: 'count',
  checkedOn,
  versions: [
    { from: firstDay, value: 2023, source: { title: 'STATEC', article: 'average of 2023' }, certainty: 'statutory' },
    {
      from: '2026-01-01',
      value: 2025,
      source: { title: 'STATEC', article: 'latest average' },
      certainty: 'unverified',
      note: 'The year of the average was not stated where it was read.',
    },
  ],
}

/** Aids that depend on a technical file. */
export const climateAids: Parameter<readonly string[]> = {
  id: 'lu.aids.climateAids',
  says: 'Aids for energy that depend on a technical file, prior agreement and dates.',
  unit: 'names',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: ['Klimabonus', 'energy advice', 'climate loan', 'social top-up'],
      source: { title: law2023, article: 'Klimabonus', url: 'https://guichet.public.lu/fr/citoyens/logement.html' },
      certainty: 'estimate',
      note: earlier,
    },
    {
      from: lawOf2023From,
      value: ['Klimabonus', 'energy advice', 'climate loan', 'social top-up'],
      source: { title: law2023, article: 'Klimabonus', url: 'https://guichet.public.lu/fr/citoyens/logement.html' },
      certainty: 'published',
    },
  ],
}

/** Premiums of municipalities. */
export const communalPremiums: Parameter<readonly string[]> = {
  id: 'lu.aids.communalPremiums',
  says: 'Premiums that municipalities add; they differ from one to the next.',
  unit: 'names',
  checkedOn,
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
