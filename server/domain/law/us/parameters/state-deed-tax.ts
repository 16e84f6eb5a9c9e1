import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import type { RoundingRule } from '../../../core/rounding.ts'
import { deedTaxOfAct, flatRate, forEachBegun } from '../deed-tax-act.ts'
import { actsReadOn as checkedOn, coverage } from './coverage.ts'

const { coveredFrom: from } = coverage

const newHampshire = {
  title: 'New Hampshire Revised Statutes',
  article: 'RSA 78-B:1 and 78-B:4',
  url: 'https://gc.nh.gov/rsa/html/V/78-B/78-B-mrg.htm',
  textOf: '1999-07-01',
}

const connecticut = {
  title: 'General Statutes of Connecticut',
  article: '§ 12-494',
  url: 'https://www.cga.ct.gov/current/pub/chap_223.htm',
  textOf: '2026-02-15',
}

/** State tax on deeds in Connecticut. */
export const connecticutDeedTax = deedTaxOfAct({
  name: 'connecticut',
  description: 'State part of the tax on deeds of Connecticut, slice by slice.',
  value: [
    { upTo: 800_000, rate: 0.0075 },
    { upTo: 2_500_000, rate: 0.0125 },
    { upTo: null, rate: 0.0225 },
  ],
  source: connecticut,
})

/** Part of the municipality in the tax on deeds of Connecticut. */
export const connecticutLocalRate: Parameter<number> = {
  id: 'us.deedTax.connecticutLocal',
  description: 'Part of the municipality in the tax on deeds of Connecticut.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from, value: 0.0025, source: { ...connecticut, article: '§ 12-494(a)(2)' }, certainty: 'statutory' }],
}

/** Highest additional tax of some municipalities in Connecticut. */
export const connecticutFurtherRate: Parameter<number> = {
  id: 'us.deedTax.connecticutFurther',
  description:
    'Highest additional tax of municipalities of Connecticut that are targeted investment communities or have manufacturing plants.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.0025,
      source: { ...connecticut, article: '§ 12-494(c)' },
      certainty: 'statutory',
      note: 'Only named, never charged: the act names the kinds of municipalities, not their names.',
    },
  ],
}

/** Highest price without a tax on deeds in Connecticut. */
export const connecticutFreePrice: Parameter<number> = {
  id: 'us.deedTax.connecticutFreePrice',
  description: 'Highest price that bears no tax on deeds in Connecticut, neither of the state nor of the municipality.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from,
      value: 1_999.99,
      source: { ...connecticut, article: '§ 12-494(a)' },
      certainty: 'statutory',
      note: 'A consideration that equals or exceeds 2 000 is taxed.',
    },
  ],
}

const colorado = {
  title: 'Colorado Revised Statutes',
  article: '§ 39-13-102(2)',
  url: 'https://olls.info/crs/crs2025-title-39.htm',
  textOf: '2025-08-31',
}

/** Documentary fee of Colorado. */
export const coloradoDeedTax = deedTaxOfAct({
  name: 'colorado',
  description: 'Documentary fee of Colorado on deeds.',
  value: flatRate(0.0001),
  source: colorado,
  note: 'One cent for each 100 of the price or major fraction of it; nothing up to 500.',
})

/** Highest price without a documentary fee in Colorado. */
export const coloradoFreePrice: Parameter<number> = {
  id: 'us.deedTax.coloradoFreePrice',
  description: 'Highest price that bears no documentary fee in Colorado.',
  unit: 'currency',
  checkedOn,
  versions: [{ from, value: 500, source: { ...colorado, article: '§ 39-13-102(2)(a)' }, certainty: 'statutory' }],
}

/** Step of the price in Colorado, of which only the larger half counts. */
export const coloradoStep: Parameter<number> = {
  id: 'us.deedTax.coloradoStep',
  description: 'Step of the price for the documentary fee of Colorado, of which more than a half counts as a whole.',
  unit: 'currency',
  checkedOn,
  versions: [{ from, value: 100, source: { ...colorado, article: '§ 39-13-102(2)(b)' }, certainty: 'statutory' }],
}

const delaware = {
  title: 'Delaware Code',
  article: '30 Del. C. § 5402(a)',
  url: 'https://legis.delaware.gov/json/BillDetail/GenerateHtmlDocument?legislationId=141020&legislationTypeId=1&docTypeId=2&legislationName=HB343',
  textOf: '2024-01-09',
}

/** State tax on deeds in Delaware. */
export const delawareDeedTax = deedTaxOfAct({
  name: 'delaware',
  description: 'State part of the tax on deeds of Delaware, where the county or town has the full 1.5 per cent.',
  value: flatRate(0.025),
  source: delaware,
  note: '3 per cent where it has not. As bill HB 343 of the General Assembly of 2023 and 2024 prints it, which bears no day: the day is that on which it met in 2024.',
})

/** Reduction of the buyer's part of the state tax for a first home in Delaware. */
export const delawareFirstTime: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.delawareFirstTime',
  description: 'Reduction of the part of a first-time buyer in the state tax of Delaware, slice by slice.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 400_000, rate: 0.005 },
        { upTo: null, rate: 0 },
      ],
      source: {
        ...delaware,
        article: '30 Del. C. § 5402(c)(1)',
        url: 'https://legis.delaware.gov/json/BillDetail/GenerateHtmlDocument?legislationId=68651&legislationTypeId=1&docTypeId=2&legislationName=HB172',
        textOf: '2021-01-12',
      },
      certainty: 'statutory',
      note: 'For contracts from 2017-08-01. As bill HB 172 of the General Assembly of 2021 and 2022 prints it, which bears no day: the day is that on which it first met. The synopsis of SB 88 of 2023 calls it the law in force.',
    },
  ],
}

/** Deeds excise of Massachusetts before its surtax. */
export const massachusettsDeedTax = deedTaxOfAct({
  name: 'massachusetts',
  description: 'Excise of Massachusetts on deeds before the surtax on it: an amount for each 500 begun.',
  value: forEachBegun(500, 2),
  source: {
    title: 'Massachusetts General Laws',
    article: 'c. 64D, § 1',
    url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter64D/Section1',
    textOf: '2024-06-17',
  },
  note: 'The county of Barnstable has 1.50 and a tax of its own, which was not read.',
})

/** Surtax on the deeds excise of Massachusetts. */
export const massachusettsSurtax: Parameter<number> = {
  id: 'us.deedTax.massachusettsSurtax',
  description: 'Surtax of Massachusetts, as a part of the excise on deeds.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.14,
      source: {
        title: 'Registries of deeds of Massachusetts',
        article: '2.28 for each 500 begun',
        url: 'https://nantucket-ma.gov/FAQ.aspx?QID=331',
      },
      certainty: 'published',
      note: 'Registries print the sum of both, 2.28 (berkshiremiddledeeds.com) and 4.56 for each 1 000 (nantucket-ma.gov); the act of the surtax was not found.',
    },
  ],
}

/** State tax on deeds in Michigan. */
export const michiganDeedTax = deedTaxOfAct({
  name: 'michigan',
  description: 'State part of the tax on deeds of Michigan, slice by slice.',
  value: flatRate(0.0075),
  source: {
    title: 'Michigan Compiled Laws',
    article: '207.525',
    url: 'https://legislature.mi.gov/doc.aspx?mcl-207-525',
    textOf: '2024-03-19',
  },
})

/** Highest price without the tax of the county in Michigan. */
export const michiganFreePrice: Parameter<number> = {
  id: 'us.deedTax.michiganFreePrice',
  description: 'Highest price that bears no tax of the county on deeds in Michigan.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from,
      value: 99.99,
      source: {
        title: 'Michigan Compiled Laws',
        article: '207.505(a)',
        url: 'https://legislature.mi.gov/doc.aspx?mcl-207-505',
        textOf: '2026-02-15',
      },
      certainty: 'statutory',
      note: 'A consideration of less than 100 is exempt. The exemption from the tax of the state, 207.526, was not read.',
    },
  ],
}

/** State tax on deeds in Illinois. */
export const illinoisDeedTax = deedTaxOfAct({
  name: 'illinois',
  description: 'State part of the tax on deeds of Illinois, slice by slice.',
  value: flatRate(0.001),
  source: {
    title: 'Illinois Compiled Statutes',
    article: '35 ILCS 200/31-10',
    url: 'https://www.ilga.gov/legislation/ilcs/documents/003502000K31-10.htm',
    textOf: '2005-06-01',
  },
})

/** State tax on deeds in Maryland. */
export const marylandDeedTax = deedTaxOfAct({
  name: 'maryland',
  description: 'State part of the tax on deeds of Maryland, slice by slice.',
  value: flatRate(0.005),
  source: {
    title: 'Maryland Code, Tax-Property',
    article: '§ 13-203(a)',
    url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtp&section=13-203',
    textOf: '2014-01-17',
  },
})

/** State tax on deeds in Minnesota. */
export const minnesotaDeedTax = deedTaxOfAct({
  name: 'minnesota',
  description: 'State part of the tax on deeds of Minnesota, slice by slice.',
  value: flatRate(0.0033),
  source: {
    title: 'Minnesota Statutes',
    article: '287.21',
    url: 'https://www.revisor.mn.gov/statutes/cite/287.21',
    textOf: '2023-01-01',
  },
  note: 'At most 3 000 of consideration bear 1.65.',
})

/** State tax on deeds in New Hampshire. */
export const newHampshireDeedTax = deedTaxOfAct({
  name: 'newHampshire',
  description: 'State part of the tax on deeds of New Hampshire, slice by slice.',
  value: flatRate(0.015),
  source: newHampshire,
  note: 'Half of each party.',
})

/** Whole dollar of the tax of each party in New Hampshire. */
export const newHampshireRounding: RoundingRule = {
  id: 'us.deedTax.newHampshireRounding',
  description: 'Whole dollar to which the tax of each party to a deed in New Hampshire is rounded, the nearest.',
  unit: 'currency',
  direction: 'nearest',
  checkedOn,
  versions: [
    {
      from,
      value: 1,
      source: { ...newHampshire, article: 'RSA 78-B:1, I(b)' },
      certainty: 'statutory',
      note: 'The act names no direction for half a dollar, which goes up.',
    },
  ],
}

/** Least tax of each party in New Hampshire. */
export const newHampshireLeast: Parameter<number> = {
  id: 'us.deedTax.newHampshireLeast',
  description: 'Least tax of each party to a deed in New Hampshire.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from,
      value: 20,
      source: { ...newHampshire, article: 'RSA 78-B:1, I(b)' },
      certainty: 'statutory',
      note: 'For a price of 4 000 or less; above it the rate gives more.',
    },
  ],
}

/** State tax on deeds in Tennessee. */
export const tennesseeDeedTax = deedTaxOfAct({
  name: 'tennessee',
  description: 'State part of the tax on deeds of Tennessee, slice by slice.',
  value: flatRate(0.0037),
  source: {
    title: 'Tennessee Code',
    article: '§ 67-4-409(a)(1)',
    url: 'https://law.justia.com/codes/tennessee/title-67/chapter-4/part-4/section-67-4-409/',
    textOf: '2024-07-01',
  },
  note: 'On the price or the value, whichever is greater. The copy is current through the acts of 2024, ch. 1069.',
})

/** State tax on deeds in Pennsylvania. */
export const pennsylvaniaDeedTax = deedTaxOfAct({
  name: 'pennsylvania',
  description: 'State part of the tax on deeds of Pennsylvania, slice by slice.',
  value: flatRate(0.01),
  source: {
    title: 'Pennsylvania Statutes',
    article: '72 P.S. § 8102-C',
    url: 'https://www.legis.state.pa.us/cfdocs/legis/LI/uconsCheck.cfm?yr=1971&sessInd=0&act=2',
    textOf: '2014-01-01',
  },
})

/** State tax on deeds in Nevada. */
export const nevadaDeedTax = deedTaxOfAct({
  name: 'nevada',
  description: 'State part of the tax on deeds of Nevada, slice by slice.',
  value: flatRate(0.0039),
  source: {
    title: 'Nevada Revised Statutes',
    article: 'NRS 375.020 and 375.023',
    url: 'https://www.leg.state.nv.us/NRS/NRS-375.html',
    textOf: '2020-01-01',
  },
  note: '65 cents and 1.30 for each 500 begun; more in counties of 700 000 people.',
})

/** State tax on deeds in North Carolina. */
export const northCarolinaDeedTax = deedTaxOfAct({
  name: 'northCarolina',
  description: 'State part of the tax on deeds of North Carolina, slice by slice.',
  value: flatRate(0.002),
  source: {
    title: 'North Carolina General Statutes',
    article: 'G.S. 105-228.30',
    url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/ByArticle/Chapter_105/Article_8E.html',
    textOf: '2005-01-01',
  },
})
