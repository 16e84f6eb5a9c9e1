import type { LawSourceText } from './evidence.ts'

type Text = Pick<LawSourceText, 'act' | 'textOf' | 'read' | 'commit'>

/** Chapter of a collection of state codes, at one commit. */
const codeChapter = (act: string, path: string): Text => ({
  act,
  textOf: '2026-02-15',
  read: `github.com/saint1415/us-statutes data/states/${path}.json`,
  commit: '7dd72f1b58b2cc6673f34861cdae4a4c09f4fc99',
})
const virginia = codeChapter(
  'Code of Virginia',
  'virginia/content/title-title-581-taxation/chapter-chapter-8-state-recordation-tax',
)
const alabama = codeChapter(
  'Code of Alabama, and the codes named beside it',
  'alabama/content/title-title-40-revenue-and-taxation/chapter-chapter-22-recordation-tax',
)
const michigan = codeChapter(
  'Michigan Compiled Laws, and the codes named beside it',
  'michigan/content/title-chapter-207-taxation/chapter-act-134-of-1966-real-estate-transfer-tax-207501-207513',
)
const district: Text = {
  act: 'Code of the District of Columbia',
  textOf: '2024-10-20',
  read: 'github.com/DCCouncil/law-xml-codified us/dc/council/code/titles/42/sections/42-1103.xml',
  commit: '876d977ddff7b247e85cf67ad706c97aa9a62e00',
}
const marylandCode = (file: string): Text => ({
  act: 'Maryland Code',
  textOf: '2014-01-17',
  read: `github.com/opengovfoundation/maryland-state-code ${file}`,
  commit: 'aefd900d91f9bce1cc2ca3c831421484a181d00e',
})
const stamps: Text = {
  act: 'Florida Administrative Code',
  textOf: '1997-12-30',
  read: 'flrules.elaws.us/fac/12b-4.012',
}
const states2025: Text = {
  act: 'Florida Statutes 2025, and copies of the codes named beside them',
  textOf: '2025-07-01',
  read: 'www.flsenate.gov/Laws/Statutes/2025/201.02',
}
const losAngeles: Text = {
  act: 'Los Angeles Municipal Code, Ord. No. 187,692',
  textOf: '2023-01-01',
  read: 'codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-127029',
}
const loansOfFlorida: Text = {
  act: 'Florida Statutes 2025, and copies of the codes named beside them',
  textOf: '2025-07-01',
  read: 'syfert.com/florida/statutes/0201.08.html',
}
const newYork: Text = {
  act: 'New York Tax Law',
  textOf: '2019-07-05',
  read: 'www.nysenate.gov/legislation/laws/TAX/1402-A',
}
const georgia = (section: string): Text => ({
  act: 'Georgia Code',
  textOf: '2013-08-20',
  read: `ga.elaws.us/law/section${section}`,
})

const americanRow = (id: string, text: Text, article: string, says: string): LawSourceText => ({
  id: `us.${id}`,
  days: ['2023-01-01'],
  ...text,
  article,
  says,
})

/** Sources of the statutory versions of the United States. */
export const americanSourceTexts: readonly LawSourceText[] = [
  americanRow(
    'deedTax.codeRates',
    alabama,
    '§ 40-22-1; § 12-494; 207.525',
    'AL 50 cents per 500 begun above the loan; CT 0.75 % to 800 000, 1.25 % to 2.5 million, 2.25 % above; MI 3.75 per 500 begun, the seller liable.',
  ),
  americanRow(
    'deedTax.sectionRates',
    georgia('48-6-1'),
    '§ 26-60-105; § 48-6-1; 35 ILCS 200/31-10; Tax-Property § 13-203(a); Minn. Stat. 287.21; RSA 78-B:1; 72 P.S. § 8102-C',
    'GA 1.00 to 1 000, then 10 cents per 100 begun; AR 3.30 per 1 000; IL 50 cents per 500; MD 0.5 %; MN .0033; NH 75 cents per 100 of each party; PA 1 %.',
  ),
  americanRow(
    'deedTax.unreadStateRates',
    states2025,
    'F.S. 201.02(1)(a); NRS 375.020 and 375.023; N.Y. Tax Law § 1402(a)(1); G.S. 105-228.30',
    'FL 70 cents per 100 begun; NV 65 cents and 1.30 per 500; NY 2 per 500; NC 1 per 500, by the seller.',
  ),
  americanRow(
    'deedTax.dwellingsMax',
    stamps,
    '12B-4.012',
    'In Dade the lower rate is that of deeds of single-family residences.',
  ),
  americanRow(
    'deedTax.largerBuildingRates',
    {
      ...stamps,
      act: 'Code of Miami-Dade County',
      read: 'www.housingissues.org/client-education/surtax-ordinance.html',
    },
    '12B-4.012; § 29-7(C) and (D)',
    'A surtax of 45 cents per 100 begun in addition to the tax of the state, which is 60 in Dade; none on single-family residences.',
  ),
  americanRow(
    'deedTax.countyStateRates',
    stamps,
    '12B-4.012',
    'In Dade the tax on deeds is 60 cents for each 100 begun.',
  ),
  americanRow(
    'deedTax.unreadCountyStateRates',
    states2025,
    'NRS 375.020 and 375.023; Minn. Stat. 383A.80 and 383B.80',
    'NV, counties of 700 000 people and more: 1.25 and 1.30 per 500. Ramsey and Hennepin: 0.0001 more.',
  ),
  americanRow(
    'deedTax.codeCountyRates',
    michigan,
    'R&T 11911; 55 ILCS 5/5-1031; 207.504',
    'Counties: MI 55 cents, IL 25 cents and CA 55 cents for each 500 begun.',
  ),
  americanRow(
    'deedTax.districtOfColumbia',
    district,
    '§§ 42-1103(a) and (a-4), 47-903(a) and (a-4)',
    '1.1 %, and 0.35 % more except on homes below 400 000; § 47-903 says the same of the transferor.',
  ),
  americanRow(
    'deedTax.districtFirstTimeRate',
    district,
    '§ 42-1103(e)',
    'First-time buyers of eligible homes pay 0.725 %, all of the benefit going to them.',
  ),
  americanRow(
    'deedTax.marylandFirstTimeRate',
    marylandCode('gtp.xml'),
    '§ 13-203(b)',
    '0.25 % on a first home, and the tax shall be paid entirely by the seller, notwithstanding other law.',
  ),
  americanRow(
    'deedTax.marylandFirstTimePayers',
    marylandCode('grp.xml'),
    '§ 14-104(c)(1)',
    'Recordation tax and local transfer tax on a first home are all the seller’s unless expressly agreed.',
  ),
  americanRow(
    'deedTax.virginiaRecordation',
    virginia,
    '§ 58.1-801',
    '25 cents on every 100 or fraction of the consideration or the value, whichever is greater.',
  ),
  americanRow(
    'deedTax.virginiaGrantor',
    virginia,
    '§ 58.1-802',
    '50 cents for each 500 or fraction above 100, by the grantor.',
  ),
  americanRow(
    'deedTax.virginiaRegionalFees',
    virginia,
    '§§ 58.1-802.3 to 58.1-802.5',
    'The grantor pays 10 and 10 cents per 100 begun in Northern Virginia, 6 cents in Hampton Roads.',
  ),
  americanRow(
    'deedTax.virginiaLocalPart',
    virginia,
    '§ 58.1-814',
    'Cities and counties may levy one third of the state recordation tax.',
  ),
  americanRow(
    'deedTax.furtherSteps',
    virginia,
    '§§ 58.1-801 and 58.1-802',
    'Each 100 or fraction; for the grantor each 500 or fraction.',
  ),
  americanRow(
    'deedTax.steps',
    states2025,
    'F.S. 201.02(1)(a); NRS 375.020; G.S. 105-228.30; 20 NYCRR 575.2; § 3-33-030',
    'Florida counts each 100 begun; Nevada, North Carolina, New York and Chicago each 500.',
  ),
  americanRow(
    'deedTax.codeSteps',
    alabama,
    '§ 40-22-1; § 26-60-105; R&T 11911; 35 ILCS 200/31-10 and 55 ILCS 5/5-1031; 207.504 and 207.525; RSA 78-B:1; BTRC § 1102',
    'Alabama, Michigan, California, Illinois and San Francisco count each 500 begun, Arkansas each 1 000, New Hampshire each 100.',
  ),
  americanRow('deedTax.citySteps', losAngeles, '§ 21.9.2(a)', 'For each 500 or fractional part.'),
  americanRow(
    'cityTax.losAngeles',
    losAngeles,
    '§ 21.9.2(a)',
    '2.25 for each 500 or fractional part of the consideration.',
  ),
  americanRow(
    'deedTax.newYorkCity',
    { act: 'New York Tax Law', textOf: '2019-07-01', read: 'lexace.ai/us/statute/new-york/tax-1402' },
    '§ 1402(a)(1) and (2)',
    '2 for each 500 begun; 1.25 more in a city of a million when a home costs three million or more, any other property two.',
  ),
  {
    ...americanRow(
      'mansionTax.losAngeles',
      losAngeles,
      '§ 21.9.2(b)',
      'From 1 April 2023 on 4 % above 5 million and below 10 million, 5.5 % from 10 million, of the whole consideration.',
    ),
    days: ['2023-01-01', '2023-04-01'],
  },
  {
    ...americanRow(
      'mansionTax.losAngeles',
      {
        act: 'Los Angeles Municipal Code, limits published by the Office of Finance',
        textOf: '2024-07-01',
        read: 'finance.lacity.org/faq/real-property-transfer-tax-and-measure-ula-faq',
      },
      '§ 21.9.2(b) and (c)',
      'Closings after 30 June 2024: 4 % above 5 150 000 and below 10 300 000, 5.5 % from there.',
    ),
    days: ['2024-07-01'],
  },
  americanRow(
    'deedTax.vermont',
    {
      act: 'Vermont Statutes',
      textOf: '2015-06-16',
      read: 'www.lawserver.com/law/state/vermont/vt-statutes/vermont_statutes_title_32_9602a',
    },
    '32 V.S.A. §§ 9602 and 9602a',
    '1.25 %; on a principal residence 0.5 % of the first 100 000. The surcharge of 0.2 % spares those first 100 000.',
  ),
  americanRow(
    'cityTax.chicago',
    {
      act: 'Municipal Code of Chicago',
      textOf: '2008-02-06',
      read: 'www.lexology.com/library/detail.aspx?g=9f8602c0-1a40-4972-b592-f25eb81e5dde',
    },
    'Municipal Code, § 3-33-030',
    '3.75 per 500 or fraction, and from 1 April 2008 a supplement of 1.50 per 500 for the transit authority.',
  ),
  americanRow(
    'cityTax.newYorkCity',
    {
      act: 'Administrative Code of the City of New York',
      textOf: '2017-04-22',
      read: 'github.com/nycadmincode/nycadmincode docs/t11/c21/s11-2102/11-2102.rst.bak',
      commit: 'f8d836de12690fa60b1789c0d0a0ea30df25992b',
    },
    '§ 11-2102(a)(9)',
    '1 % to 500 000 and 1.425 % above for one to three families and condominium units; others 1.425 and 2.625 %.',
  ),
  americanRow(
    'cityTax.sanFrancisco',
    {
      act: 'Business and Tax Regulations Code of San Francisco',
      textOf: '2021-01-01',
      read: 'codelibrary.amlegal.com/codes/san_francisco/latest/sf_business/0-0-0-2352',
    },
    '§ 1102',
    'Per 500 begun of the whole price: 2.50, 3.40 above 250 000, 3.75 from 1, 11.25 from 5, 27.50 from 10, 30 from 25 million.',
  ),
  americanRow(
    'mansionTax.newYork',
    newYork,
    '§§ 1402-a and 1402-b',
    '1 % of a home of 1 000 000 or more, by the grantee.',
  ),
  americanRow(
    'mansionTax.newYorkCity',
    newYork,
    '§§ 1402-a and 1402-b',
    'Supplement 0.25, 0.5, 1.25, 2.25, 2.5, 2.75 and 2.9 % from 2, 3, 5, 10, 15, 20 and 25 million.',
  ),
  americanRow(
    'recording.florida',
    codeChapter('Florida Statutes', 'florida/content/title-chapter-0028/chapter-chapter-0028'),
    '§ 28.24(13)',
    'First page 5 + 1 + 4, each further page 4 + 0.50 + 4.',
  ),
  americanRow(
    'title.florida',
    {
      act: 'Florida Administrative Code',
      textOf: '2024-09-24',
      read: 'regulations.justia.com/states/florida/69/69o/chapter-69o-186/section-69o-186-003',
    },
    '69O-186.003',
    'Per 1 000: 5.75 to 100 000, 5.00 to 1 million, 2.50 to 5, 2.25 to 10, 2.00 above; a fraction of 100 counts as 100; least 100.',
  ),
  americanRow(
    'mortgageTax.rates',
    loansOfFlorida,
    'F.S. 201.08(1)(b); Tax Law §§ 253(1) and (2)(a), 253-f and 253-g; § 67-4-409(b)(1)',
    'FL 35 cents per 100; TN 11.5 cents per 100; NY 50 cents, 30 in the commuter district, and 25 that Rockland and Westchester may levy.',
  ),
  americanRow('mortgageTax.steps', loansOfFlorida, 'F.S. 201.08(1)(b)', 'Each 100 or fraction of the indebtedness.'),
  americanRow(
    'mortgageTax.newYorkCity',
    {
      act: 'Administrative Code of the City of New York; New York Tax Law',
      textOf: '2017-04-22',
      read: 'github.com/nycadmincode/nycadmincode docs/t11/c26/s11-2601/11-2601.rst.bak',
      commit: 'f8d836de12690fa60b1789c0d0a0ea30df25992b',
    },
    '§ 11-2601(d); Tax Law § 253(1) and (2)(a)',
    'City: 1.00 per 100 below 500 000, 1.125 from there for one to three families and condominium units. State: 50 and 30 cents.',
  ),
  americanRow(
    'mortgageTax.newYorkCityDeduction',
    { act: 'New York Tax Law', textOf: '2011-01-24', read: 'legiscan.com/NY/text/A03307/id/274280' },
    '§ 253(2)(a)',
    '30 cents per 100 in the commuter district, excepting the first 10 000 on a one or two family residence: 30 dollars less.',
  ),
  americanRow(
    'mortgageTax.dwellingsMax',
    {
      act: 'New York Codes, Rules and Regulations',
      textOf: '2024-11-02',
      read: 'casetext.com/regulation/new-york-codes-rules-and-regulations/title-20-department-of-taxation-and-finance/chapter-iv-sales-and-use-and-other-miscellaneous-taxes/subchapter-d-mortgage-recording-taxes/part-642-imposition-of-taxes/section-6422-imposition-of-the-additional-tax',
    },
    '20 NYCRR 642.2(b)',
    'On a house of one or two families the first 10 000 are deducted from the sum taxed.',
  ),
  americanRow(
    'mortgageTax.majorFractions',
    {
      act: 'New York Codes, Rules and Regulations',
      textOf: '2022-09-30',
      read: 'govt.westlaw.com/nycrr/Document/I50f37fedcd1711dda432a117e6e0f345',
    },
    '20 NYCRR 642.1',
    'Each 100 and each major fraction, which is more than a half: 1 050 has ten units, 1 050.01 eleven.',
  ),
  americanRow(
    'mortgageTax.unreadRates',
    virginia,
    '§ 40-22-2; Minn. Stat. 287.035, 383A.80 and 383B.80; § 58.1-803',
    'VA 25 cents and AL 15 cents per 100 begun of the loan; MN 0.0023 of the debt, 0.0001 more in two counties.',
  ),
  americanRow(
    'mortgageTax.furtherSteps',
    virginia,
    '§ 40-22-2; § 58.1-803',
    'Each 100 or fraction of the sum secured.',
  ),
  americanRow(
    'intangibleTax.rates',
    { ...states2025, act: 'Florida Statutes' },
    '§ 199.133(1)',
    'A nonrecurring tax of 2 mills on each dollar of the obligation.',
  ),
  americanRow(
    'intangibleTax.unreadRates',
    georgia('48-6-61'),
    '§ 48-6-61',
    '1.50 for each 500 or fraction of the face of a long-term note.',
  ),
  americanRow('intangibleTax.steps', georgia('48-6-61'), '§ 48-6-61', '1.50 for each 500 or fraction.'),
  americanRow(
    'intangibleTax.georgiaCap',
    {
      act: 'Rules and Regulations of the State of Georgia',
      textOf: '2024-01-01',
      read: 'rules.sos.ga.gov/GAC/560-11-8',
    },
    '560-11-8-.02',
    'The most for a single instrument is 25 000.',
  ),
]
