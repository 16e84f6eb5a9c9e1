import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage, firstDay, textsReadOn } from './coverage.ts'

const { checkedOn } = coverage

const code = { title: "Code des droits d'enregistrement (Région de Bruxelles-Capitale)", article: 'art. 44' }

/** The ordinance that raised the allowance and added that for energy classes. */
const ordinance = {
  title: 'ordonnance du 17 novembre 2022 (Bruxelles-Capitale, abattement), numac 2022034128',
  url: 'https://www.ejustice.just.fgov.be/eli/ordonnance/2022/11/17/2022034128/justel',
}
const allowances = {
  ...ordinance,
  article: 'arts 2, 8 (art. 46bis)',
  reference: "Code des droits d'enregistrement (Région de Bruxelles-Capitale), art. 46bis",
}
const energy = {
  ...ordinance,
  article: 'arts 3, 8 (art. 46ter)',
  reference: "Code des droits d'enregistrement (Région de Bruxelles-Capitale), art. 46ter",
}

/** Rate of the Brussels registration duty. */
export const rate: Parameter<number> = {
  id: 'be.brussels.rate',
  description: 'Rate of the registration duty in Brussels.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: firstDay, value: 0.125, source: code, certainty: 'published' }],
}

/** Allowance on the base of an own home, up to a price. */
export const allowance: Parameter<readonly Band[]> = {
  id: 'be.brussels.allowance',
  description: 'Allowance on the base of the duty for an own home, up to a price.',
  unit: 'brackets',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: [{ upTo: 500_000, amount: 175_000 }],
      source: allowances,
      certainty: 'statutory',
      note: 'The sums that the ordinance replaces.',
    },
    {
      from: '2023-04-01',
      value: [{ upTo: 600_000, amount: 200_000 }],
      source: allowances,
      certainty: 'statutory',
    },
  ],
}

/** Allowance on the base of building land for an own home, up to a price. */
export const landAllowance: Parameter<readonly Band[]> = {
  id: 'be.brussels.landAllowance',
  description: 'Allowance on the base of the duty on building land for an own home, up to a price.',
  unit: 'brackets',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: [],
      source: {
        title: 'ordonnance du 14 décembre 2017 (Bruxelles-Capitale)',
        article: 'art. 46bis, building land from 2018-01-01, as taxworld.wolterskluwer.be reports it',
        url: 'https://taxworld.wolterskluwer.be/fr/nouvelles/en-bref/bruxelles-instaure-un-abattement-en-matiere-de-droits-d-enregistrement-dus-sur-les-ventes-de-terrains-a-batir/',
        reference: allowances.reference,
      },
      certainty: 'published',
      note: 'None before 2018-01-01.',
    },
    {
      from: '2018-01-01',
      value: [{ upTo: 250_000, amount: 87_500 }],
      source: { ...allowances, article: 'arts 2, 8 (art. 46bis, par. 4)' },
      certainty: 'statutory',
      note: 'The sums that the ordinance replaces; their first day as taxworld.wolterskluwer.be reports it.',
    },
    {
      from: '2023-04-01',
      value: [{ upTo: 300_000, amount: 100_000 }],
      source: { ...allowances, article: 'arts 2, 8 (art. 46bis, par. 4)' },
      certainty: 'statutory',
    },
  ],
}

/** How soon the buyers of an existing home must be registered in it. */
export const registrationYears: Parameter<number> = {
  id: 'be.brussels.registrationYears',
  description: 'Years within which the buyers of an existing home must be registered in it to keep the allowance.',
  unit: 'years',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: 2,
      source: {
        title: 'lexgo.be of 17 January 2019 on the Brussels allowance',
        article: 'condition (iv) of the allowance',
        url: 'https://backup.lexgo.be/fr/actualites-et-articles/5685-la-demande-de-restitution-des-droits-d-enregistrement-dans-le-cadre-d-un-abattement-en-region-de-bruxelles-capitale-peut-desormais-etre-deposee-par-voie-electronique',
        reference: allowances.reference,
      },
      certainty: 'published',
      note: 'Three years off plan or under construction.',
    },
    {
      from: '2023-04-01',
      value: 3,
      source: { ...allowances, article: 'arts 2, 4°, 8 (art. 46bis, par. 5)' },
      certainty: 'statutory',
      note: 'Five years where the allowance for energy classes is asked for.',
    },
  ],
}

/** More allowance for each energy class that works gain. */
export const energyAllowance: Parameter<number> = {
  id: 'be.brussels.energyAllowance',
  description: 'More allowance for each energy class gained, from two classes on.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    { from: firstDay, value: 0, source: energy, certainty: 'statutory', note: 'None before 2023-04-01.' },
    { from: '2023-04-01', value: 25_000, source: energy, certainty: 'statutory', note: 'Gained within five years.' },
  ],
}

/** Energy classes that must be gained; 0 while nothing is granted for them. */
export const energyClassJumpsMin: Parameter<number> = {
  id: 'be.brussels.energyClassJumpsMin',
  description: 'Energy classes that works must gain to raise the allowance.',
  unit: 'count',
  checkedOn: textsReadOn,
  versions: [
    { from: firstDay, value: 0, source: energy, certainty: 'statutory', note: 'No such allowance before 2023-04-01.' },
    { from: '2023-04-01', value: 2, source: energy, certainty: 'statutory' },
  ],
}
