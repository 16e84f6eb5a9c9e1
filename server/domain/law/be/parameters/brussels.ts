import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { actsReadOn, firstDay } from './coverage.ts'

const code = {
  title: "Code des droits d'enregistrement (Région de Bruxelles-Capitale)",
  article: 'art. 44',
  url: 'https://www.ejustice.just.fgov.be/eli/arrete/1939/11/30/1939113002/justel',
  textOf: '2006-01-01',
}

/** Ordinances that changed art. 46bis, each as published. */
const reference = "Code des droits d'enregistrement (Région de Bruxelles-Capitale), art. 46bis"
const ordinance2006 = {
  title: 'ordonnance du 10 février 2006 (Bruxelles-Capitale, abattement), numac 2006031056',
  url: 'https://www.ejustice.just.fgov.be/eli/ordonnance/2006/02/10/2006031056/justel',
  textOf: '2006-02-10',
  reference,
}
const ordinance2016 = {
  title: 'ordonnance du 12 décembre 2016 (Bruxelles-Capitale, réforme fiscale), numac 2016031878',
  url: 'https://www.ejustice.just.fgov.be/eli/ordonnance/2016/12/12/2016031878/justel',
  textOf: '2016-12-12',
  reference,
}
const ordinance2017 = {
  title: 'ordonnance du 14 décembre 2017 (Bruxelles-Capitale, terrains à bâtir), numac 2017032093',
  url: 'https://www.ejustice.just.fgov.be/eli/ordonnance/2017/12/14/2017032093/justel',
  textOf: '2017-12-14',
  reference,
}

/** Ordinance that raised the allowance and added that for energy classes. */
const ordinance = {
  title: 'ordonnance du 17 novembre 2022 (Bruxelles-Capitale, abattement), numac 2022034128',
  url: 'https://www.ejustice.just.fgov.be/eli/ordonnance/2022/11/17/2022034128/justel',
  textOf: '2022-11-17',
}
const allowances = {
  ...ordinance,
  article: 'arts 2, 8 (art. 46bis)',
  reference,
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
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.125,
      source: code,
      certainty: 'statutory',
      note: 'The ordinances of 2016, 2017 and 2022 on art. 46bis leave art. 44 as it was.',
    },
  ],
}

/** Allowance on the base of an own home, up to a price. */
export const allowance: Parameter<readonly Band[]> = {
  id: 'be.brussels.allowance',
  description: 'Allowance on the base of the duty for an own home, up to a price.',
  unit: 'brackets',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: [{ upTo: 500_000, amount: 175_000 }],
      source: { ...ordinance2016, article: 'art. 14 (art. 46bis)' },
      certainty: 'statutory',
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
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: [{ upTo: 250_000, amount: 87_500 }],
      source: { ...ordinance2017, article: 'arts 2, 3 (art. 46bis, par. 4)' },
      certainty: 'statutory',
      note: 'For deeds from 1 January 2018 on, whatever the day of the agreement (art. 3).',
    },
    {
      from: '2018-01-01',
      value: [{ upTo: 250_000, amount: 87_500 }],
      source: { ...ordinance2017, article: 'arts 2, 3 (art. 46bis, par. 4)' },
      certainty: 'statutory',
      note: 'A home under construction or off plan is no building land.',
    },
    {
      from: '2023-04-01',
      value: [{ upTo: 300_000, amount: 100_000 }],
      source: { ...allowances, article: 'arts 2, 8 (art. 46bis, par. 4)' },
      certainty: 'statutory',
    },
  ],
}

/**
 * Years within which the buyers must be registered in the home, by property; land has a row since it has an allowance.
 */
export const registrationYears: Parameter<Readonly<{ existingHome: number; buildingLand?: number }>> = {
  id: 'be.brussels.registrationYears',
  description:
    'Years within which the buyers must be registered in the home to keep the allowance, by what they bought (row used).',
  unit: 'years',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: { existingHome: 2 },
      source: { ...ordinance2006, article: 'arts 2, 3°, 5 (art. 46bis)' },
      certainty: 'statutory',
      note: 'Three years for a flat under construction or off plan.',
    },
    {
      from: '2018-01-01',
      value: { existingHome: 2, buildingLand: 3 },
      source: { ...ordinance2017, article: 'arts 2, 3 (art. 46bis, par. 5)' },
      certainty: 'statutory',
      note: 'Two years as before; three for land, and for a house or flat under construction or off plan.',
    },
    {
      from: '2023-04-01',
      value: { existingHome: 3, buildingLand: 3 },
      source: { ...allowances, article: 'arts 2, 4°, 8 (art. 46bis, par. 5)' },
      certainty: 'statutory',
      note: 'Five years where the allowance for energy classes is asked for.',
    },
  ],
}

/** Additional allowance for each energy class gained by works. */
export const energyAllowance: Parameter<number> = {
  id: 'be.brussels.energyAllowance',
  description: 'More allowance for each energy class gained, from two classes on.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    { from: firstDay, value: 0, source: energy, certainty: 'statutory', note: 'None before 2023-04-01.' },
    { from: '2023-04-01', value: 25_000, source: energy, certainty: 'statutory', note: 'Gained within five years.' },
  ],
}

/** Minimum number of energy classes gained; 0 while there is no allowance for them. */
export const energyClassJumpsMin: Parameter<number> = {
  id: 'be.brussels.energyClassJumpsMin',
  description: 'Energy classes that works must gain to raise the allowance.',
  unit: 'count',
  checkedOn: actsReadOn,
  versions: [
    { from: firstDay, value: 0, source: energy, certainty: 'statutory', note: 'No such allowance before 2023-04-01.' },
    { from: '2023-04-01', value: 2, source: energy, certainty: 'statutory' },
  ],
}
