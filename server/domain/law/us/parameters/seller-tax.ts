import type { Band, Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { deedTaxOfAct, forEachBegun } from '../deed-tax-act.ts'
import { actsReadOn as checkedOn, coverage } from './coverage.ts'

const { coveredFrom: from } = coverage

/** Uses of a home that the tax of Hawaii distinguishes. */
export type HawaiianHome = 'ownHome' | 'otherHome'

const hawaii = {
  title: 'Hawaii Revised Statutes',
  article: '§§ 247-2 and 247-4(a)',
  url: 'https://law.justia.com/codes/hawaii/title-14/chapter-247/section-247-2/',
  textOf: '2009-07-01',
}

/** Conveyance tax of Hawaii on the whole price. */
export const hawaiianTax: Parameter<Readonly<Record<HawaiianHome, readonly Band[]>>> = {
  id: 'us.deedTax.hawaii',
  description:
    'Conveyance tax of Hawaii on the whole price, borne by the seller; higher where the buyer has no exemption of a home owner from property tax (row used).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: {
        ownHome: [
          { upTo: 599_999.99, rate: 0.001 },
          { upTo: 999_999.99, rate: 0.002 },
          { upTo: 1_999_999.99, rate: 0.003 },
          { upTo: 3_999_999.99, rate: 0.005 },
          { upTo: 5_999_999.99, rate: 0.007 },
          { upTo: 9_999_999.99, rate: 0.009 },
          { upTo: null, rate: 0.01 },
        ],
        otherHome: [
          { upTo: 599_999.99, rate: 0.0015 },
          { upTo: 999_999.99, rate: 0.0025 },
          { upTo: 1_999_999.99, rate: 0.004 },
          { upTo: 3_999_999.99, rate: 0.006 },
          { upTo: 5_999_999.99, rate: 0.0085 },
          { upTo: 9_999_999.99, rate: 0.011 },
          { upTo: null, rate: 0.0125 },
        ],
      },
      source: hawaii,
      certainty: 'statutory',
      note: 'A main residence is taken to have the exemption. The copy bears no day; the rates have stood since the act of 2009 (L 2009, c 59).',
    },
  ],
}

/** Highest price without the tax of Hawaii. */
export const hawaiianFreePrice: Parameter<number> = {
  id: 'us.deedTax.hawaiiFreePrice',
  description: 'Highest price that bears no conveyance tax in Hawaii.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from, value: 100, source: { ...hawaii, article: '§ 247-3(5)', textOf: '2011-07-01' }, certainty: 'statutory' },
  ],
}

/** Least tax of a deed in Hawaii. */
export const hawaiianLeast: Parameter<number> = {
  id: 'us.deedTax.hawaiiLeast',
  description: 'Least conveyance tax of Hawaii on a deed that is taxed.',
  unit: 'currency',
  checkedOn,
  versions: [{ from, value: 1, source: { ...hawaii, article: '§ 247-2' }, certainty: 'statutory' }],
}

/** Tax of the seller in Iowa. */
export const iowaTax = deedTaxOfAct({
  name: 'iowa',
  description:
    'Real estate transfer tax of Iowa, borne by the seller: an amount for each 500 begun above the first 500.',
  value: [
    { upTo: 500, rate: 0 },
    { upTo: null, amount: 0.8, step: 500 },
  ],
  source: {
    title: 'Iowa Code',
    article: '§§ 428A.1 and 428A.3',
    url: 'https://www.legis.iowa.gov/docs/code/428A.1.pdf',
    textOf: '1991-07-01',
  },
  note: 'The copy bears no day; the rate has stood since this one.',
})

/** Tax of the seller in Kentucky. */
export const kentuckyTax = deedTaxOfAct({
  name: 'kentucky',
  description: 'Real estate transfer tax of Kentucky, borne by the seller: an amount for each 500 begun.',
  value: forEachBegun(500, 0.5),
  source: {
    title: 'Kentucky Revised Statutes',
    article: 'KRS 142.050(2)',
    url: 'https://apps.legislature.ky.gov/law/statutes/statute.aspx?id=28749',
    textOf: '2024-01-01',
  },
})

/** Tax of the seller in Maine. */
export const maineTax = deedTaxOfAct(
  {
    name: 'maine',
    description: 'Real estate transfer tax of Maine, an amount for each 500 begun, half each of seller and buyer.',
    value: forEachBegun(500, 2.2),
    source: {
      title: 'Maine Revised Statutes',
      article: '36 MRSA § 4641-A(1)',
      url: 'https://legislature.maine.gov/statutes/36/title36sec4641-A.html',
      textOf: '2022-01-01',
    },
  },
  {
    from: '2025-11-01',
    value: [
      { upTo: 1_000_000, amount: 2.2, step: 500 },
      { upTo: null, amount: 6, step: 500 },
    ],
    source: { title: 'Bernstein Shur, on LD 210 of 2025', article: '36 MRSA § 4641-A' },
    certainty: 'published',
    note: 'The act was not read.',
  },
)

/** Tax of the seller in Nebraska. */
export const nebraskaTax = deedTaxOfAct({
  name: 'nebraska',
  description: 'Documentary stamp tax of Nebraska, borne by the seller: an amount for each 1 000 begun.',
  value: forEachBegun(1_000, 2.25),
  source: {
    title: 'Nebraska Revised Statutes',
    article: '§ 76-901',
    url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=76-901',
    textOf: '2005-07-01',
  },
  note: 'The copy bears no day; the county of Nance has the rate from this one (LB 40), the regulation of the State (350-52-005) still in September 2024. A page on sales of land has 2.32, without a day or an act.',
})

/** Tax of the seller in Oklahoma. */
export const oklahomaTax: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.oklahoma',
  description: 'Documentary stamp tax of Oklahoma, borne by the seller: an amount for each 500 begun.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: forEachBegun(500, 0.75),
      source: {
        title: 'Oklahoma Administrative Code',
        article: '710:30-1-10(4); 68 O.S. § 3203',
        url: 'https://regulations.justia.com/states/oklahoma/title-710/chapter-30/section-710-30-1-10',
        textOf: '2024-12-16',
      },
      certainty: 'statutory',
      note: 'By the rule of the Tax Commission; 68 O.S. § 3201 itself was not read.',
    },
  ],
}

/** Tax of the seller in Rhode Island. */
export const rhodeIslandTax: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.rhodeIsland',
  description:
    'Real estate conveyance tax of Rhode Island, borne by the seller unless agreed: an amount for each 500 begun, twice as much above a limit.',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 800_000, amount: 2.3, step: 500 },
        { upTo: null, amount: 4.6, step: 500 },
      ],
      source: {
        title: 'Rhode Island Division of Taxation, ADV 2025-13, as reported',
        article: 'R.I. Gen. Laws § 44-25-1',
        url: 'https://regfollower.com/us-rhode-island-to-raise-property-transfer-tax-from-october-2025',
      },
      certainty: 'published',
      note: 'Bill H 6257 of 2025 prints the 2.30 of § 44-25-1(a).',
    },
    {
      from: '2025-10-01',
      value: [
        { upTo: 800_000, amount: 3.75, step: 500 },
        { upTo: null, amount: 7.5, step: 500 },
      ],
      source: {
        title: 'Rhode Island Division of Taxation, ADV 2025-13, as reported',
        article: 'R.I. Gen. Laws § 44-25-1',
        url: 'https://regfollower.com/us-rhode-island-to-raise-property-transfer-tax-from-october-2025',
      },
      certainty: 'published',
      note: 'Bill S 2450 of 2026 prints the 3.75 of § 44-25-1(a).',
    },
    {
      from: '2026-01-01',
      value: [
        { upTo: 800_000, amount: 3.75, step: 500 },
        { upTo: null, amount: 7.5, step: 500 },
      ],
      source: {
        title: 'Rhode Island Division of Taxation, ADV 2025-13, as reported',
        article: 'R.I. Gen. Laws § 44-25-1',
        url: 'https://regfollower.com/us-rhode-island-to-raise-property-transfer-tax-from-october-2025',
      },
      certainty: 'estimate',
      note: 'The limit follows the prices each January from 2026 on; its new figure was not found.',
    },
  ],
}

/** Tax of the seller in South Carolina. */
export const southCarolinaTax = deedTaxOfAct({
  name: 'southCarolina',
  description:
    'State part of the deed recording fee of South Carolina, borne by the seller: an amount for each 500 begun.',
  value: forEachBegun(500, 1.3),
  source: {
    title: 'South Carolina Code',
    article: '§§ 12-24-20(A) and 12-24-90(A)(1)',
    url: 'https://law.justia.com/codes/south-carolina/2021/title-12/chapter-24/section-12-24-90/',
    textOf: '2021-01-01',
  },
})

/** Tax of the seller in Wisconsin. */
export const wisconsinTax = deedTaxOfAct({
  name: 'wisconsin',
  description: 'Real estate transfer fee of Wisconsin, borne by the seller: an amount for each 100 begun.',
  value: forEachBegun(100, 0.3),
  source: {
    title: 'Wisconsin Statutes',
    article: '§ 77.22(1)',
    url: 'https://docs.legis.wisconsin.gov/document/statutes/77.22',
    textOf: '2023-05-08',
  },
  note: 'As the bill SB 274 of 2023 prints it, which would have changed it and was not found to have passed.',
})

/** Tax of the seller in West Virginia. */
export const westVirginiaTax = deedTaxOfAct({
  name: 'westVirginia',
  description: 'State excise tax of West Virginia on transfers, borne by the seller: an amount for each 500 begun.',
  value: forEachBegun(500, 1.1),
  source: {
    title: 'West Virginia Code',
    article: '§ 11-22-2(a)',
    url: 'https://code.wvlegislature.gov/11-22-2/',
    textOf: '2021-07-01',
  },
  note: 'That the seller pays was read in the rule 110-22-3 of the tax department. A fee of 20 in addition is not in the line.',
})

/** Part of the county in the tax of South Carolina. */
export const southCarolinaCountyTax = deedTaxOfAct({
  name: 'southCarolinaCounty',
  description:
    'County part of the deed recording fee of South Carolina, borne by the seller: an amount for each 500 begun.',
  value: forEachBegun(500, 0.55),
  source: {
    title: 'South Carolina Code',
    article: '§§ 12-24-20(A) and 12-24-90(A)(2)',
    url: 'https://law.justia.com/codes/south-carolina/2021/title-12/chapter-24/section-12-24-90/',
    textOf: '2021-01-01',
  },
})

/** Part of the county in the tax of West Virginia. */
export const westVirginiaCountyTax: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.westVirginiaCounty',
  description:
    'Least county excise tax of West Virginia on transfers, borne by the seller: an amount for each 500 begun.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: forEachBegun(500, 0.55),
      source: {
        title: 'West Virginia Code, and Legislative Rule 110-22 on it',
        article: '§ 11-22-2(a); 110-22-3',
        url: 'https://regulations.justia.com/states/west-virginia/agency-110/title-110/series-110-22/',
        textOf: '2024-12-13',
      },
      certainty: 'statutory',
      note: 'A county may ask for 1.10 or 1.65 instead.',
    },
  ],
}

/** Tax of the seller in South Dakota. */
export const southDakotaTax = deedTaxOfAct({
  name: 'southDakota',
  description: 'Real estate transfer fee of South Dakota, borne by the seller: an amount for each 500 begun.',
  value: forEachBegun(500, 0.5),
  source: {
    title: 'South Dakota Codified Laws',
    article: '§ 43-4-21',
    url: 'https://sdlegislature.gov/Statutes/43-4-21',
    textOf: '2026-02-15',
  },
})
