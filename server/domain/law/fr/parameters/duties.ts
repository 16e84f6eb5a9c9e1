import type { Parameter } from '../../../core/dated.ts'
import { coverage, textsReadOn } from './coverage.ts'

const { coveredFrom, checkedOn } = coverage

const code = 'Code général des impôts'
const contribution = {
  title: code,
  article: 'contribution de sécurité immobilière',
  reference: 'contribution de sécurité immobilière',
}
const newBuilds = { title: code, article: 'art. 1594 F quinquies', reference: 'CGI art. 1594 F quinquies' }

/** Municipal additional duty on a sale, as a fraction of the price. */
export const municipalRate: Parameter<number> = {
  id: 'fr.transfer.municipalRate',
  description: 'Municipal additional duty.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.012,
      source: { title: code, article: 'art. 1584', reference: 'CGI art. 1584' },
      certainty: 'published',
    },
  ],
}

/** What the state takes for assessing and collecting the departmental part. */
export const stateLevyRate: Parameter<number> = {
  id: 'fr.transfer.stateLevyRate',
  description: 'Levy on the departmental part.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.0237,
      source: { title: code, article: 'art. 1647', reference: 'CGI art. 1647' },
      certainty: 'published',
    },
  ],
}

/** Duty on a sale that bears VAT. */
export const newBuildRate: Parameter<number> = {
  id: 'fr.newBuild.dutyRate',
  description: 'Duty on the sale of a new dwelling that bears VAT.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: coveredFrom, value: 0.007, source: newBuilds, certainty: 'published' }],
}

/** What the state takes for collecting the duty on new builds. */
export const newBuildLevyRate: Parameter<number> = {
  id: 'fr.newBuild.levyRate',
  description: 'Levy on the duty on new dwellings.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.0214,
      source: { title: code, article: 'art. 1647', reference: 'CGI art. 1647' },
      certainty: 'published',
    },
  ],
}

/** Contribution de sécurité immobilière, on a sale, as a fraction of its base. */
export const contributionRate: Parameter<number> = {
  id: 'fr.registry.contributionRate',
  description: 'Land-registry contribution.',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.001,
      source: { title: code, article: 'art. 881 K', reference: 'contribution de sécurité immobilière, CGI art. 881 K' },
      certainty: 'statutory',
      note: 'Read in a translated copy of the article.',
    },
  ],
}

/** Least contribution de sécurité immobilière on a sale, in euros. */
export const contributionMinimum: Parameter<number> = {
  id: 'fr.registry.contributionMinimum',
  description: 'Least land-registry contribution.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: coveredFrom, value: 15, source: contribution, certainty: 'published' }],
}

/** Standard rate of VAT. */
export const vatRate: Parameter<number> = {
  id: 'fr.vat.standardRate',
  description: 'Standard rate of VAT.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.2,
      source: { title: code, article: 'VAT', reference: 'VAT, 20 %' },
      certainty: 'published',
    },
  ],
}

/** Rate of VAT on new dwellings in zones of urban renewal. */
export const reducedVatRate: Parameter<number> = {
  id: 'fr.vat.urbanRenewalRate',
  description: 'Rate of VAT on new main residences in zones of urban renewal, under conditions of income.',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: coveredFrom, value: 0.055, source: { title: code, article: 'art. 278 sexies' }, certainty: 'unverified' },
  ],
}
