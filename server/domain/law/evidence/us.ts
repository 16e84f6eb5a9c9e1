import type { LawSourceText } from './evidence.ts'

type Text = Pick<LawSourceText, 'act' | 'textOf' | 'read' | 'commit'>

/** Chapter of a collection of state codes, at one commit. */
const codeChapter = (act: string, path: string, commit = '7dd72f1b58b2cc6673f34861cdae4a4c09f4fc99'): Text => ({
  act,
  textOf: '2026-02-15',
  read: `github.com/saint1415/us-statutes data/states/${path}.json`,
  commit,
})
const virginia = codeChapter(
  'Code of Virginia',
  'virginia/content/title-title-581-taxation/chapter-chapter-8-state-recordation-tax',
)
const alabama = codeChapter(
  'Code of Alabama, and the codes named beside it',
  'alabama/content/title-title-40-revenue-and-taxation/chapter-chapter-22-recordation-tax',
)
const connecticut = codeChapter(
  'General Statutes of Connecticut',
  'connecticut/content/title-title-12-taxation/chapter-chapter-223-real-estate-conveyance-tax',
)
const hawaii = codeChapter(
  'Hawaii Revised Statutes',
  'hawaii/content/title-title-14-taxation/chapter-247-conveyance-tax',
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
  act: 'Florida Statutes 2025',
  textOf: '2025-07-01',
  read: 'syfert.com/florida/statutes/0201.031.html',
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

/** Text of the Colorado Revised Statutes of 2025, as a collection of provisions has it. */
const colorado: Text = {
  act: 'Colorado Revised Statutes 2025',
  textOf: '2025-08-31',
  read: 'github.com/TheAxiomFoundation/axiom-corpus data/corpus/provisions/us-co/statute/2026-07-13-crs-2025-title-39-remaining.jsonl',
  commit: '562c5ddb429a333016b5ddbc0d765185bdaec77c',
}
const chicago: Text = {
  act: 'Municipal Code of Chicago, as ordinance O2019-5569 prints it',
  textOf: '2019-07-24',
  read: 'chicago.legistar.com/LegislationDetail.aspx?ID=4070148&GUID=B6A6716A-A8FA-4780-91FF-6EBE2D5762DC',
}
const delawareBill = (act: string, textOf: string, query: string): Text => ({
  act: `Delaware Code, as ${act} prints it`,
  textOf,
  read: `legis.delaware.gov/json/BillDetail/GenerateHtmlDocument?${query}`,
})

/** Sources of the statutory versions of the United States. */
export const americanSourceTexts: readonly LawSourceText[] = [
  americanRow('deedTax.colorado', colorado, '§ 39-13-102(2)', 'One cent for each 100 of a price above 500.'),
  americanRow(
    'deedTax.coloradoFreePrice',
    colorado,
    '§ 39-13-102(2)(a)',
    'No fee is payable where the consideration is 500 or less.',
  ),
  americanRow(
    'deedTax.coloradoStep',
    colorado,
    '§ 39-13-102(2)(b)',
    'At the rate of one cent for each one hundred dollars, or major fraction thereof, of the consideration.',
  ),
  americanRow(
    'deedTax.delaware',
    delawareBill(
      'bill HB 343',
      '2024-01-09',
      'legislationId=141020&legislationTypeId=1&docTypeId=2&legislationName=HB343',
    ),
    '30 Del. C. § 5402(a)',
    '3 per cent, 2.5 where the municipality or county has enacted the full 1.5; apportioned equally between grantor and grantee.',
  ),
  americanRow(
    'deedTax.delawareFirstTime',
    delawareBill(
      'bill HB 172',
      '2021-01-12',
      'legislationId=68651&legislationTypeId=1&docTypeId=2&legislationName=HB172',
    ),
    '30 Del. C. § 5402(c)(1)',
    'The part of a first-time home buyer is less by half a per cent of the lesser of the value or 400 000, from 2017-08-01.',
  ),
  americanRow(
    'deedTax.massachusetts',
    {
      act: 'Massachusetts General Laws',
      textOf: '2024-06-17',
      read: 'malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter64D/Section1',
    },
    'c. 64D, § 1',
    '2 for more than 100 to 500, and 2 for each additional 500 or fraction; in Barnstable 1.50 for each 500.',
  ),
  americanRow(
    'cityTax.chicagoBuyer',
    chicago,
    '§ 3-33-030(A)',
    '3.75 per 500 of the transfer price, or fraction thereof.',
  ),
  americanRow(
    'deedTax.publishedSteps',
    chicago,
    '§ 3-33-030(A)',
    'Per 500 of the transfer price, or fraction thereof.',
  ),
  americanRow(
    'title.florida',
    {
      act: 'Florida Administrative Code',
      textOf: '2024-09-24',
      read: 'law.cornell.edu/regulations/florida/Fla-Admin-Code-r-69O-186-003',
    },
    '69O-186.003(1)(a)',
    '5.75 per thousand to 100 000, then 5, above a million 2.50, above 5 million 2.25, above 10 million 2; each 100 begun; at least 100.',
  ),
  americanRow(
    'intangibleTax.georgiaCap',
    {
      act: 'Rules and Regulations of the State of Georgia',
      textOf: '2024-03-20',
      read: 'regulations.justia.com/states/georgia/department-560/chapter-560-11/subject-560-11-8/rule-560-11-8-02/',
    },
    '560-11-8-.02',
    'The maximum tax on a single security instrument is 25 000.',
  ),
  americanRow(
    'deedTax.oklahoma',
    {
      act: 'Oklahoma Administrative Code',
      textOf: '2024-12-16',
      read: 'd1tvxue8o4w0fl.cloudfront.net/regulation/oklahoma-administrative-code/title-710-oklahoma-tax-commission/chapter-30-documentary-stamps/section-71030-1-10-duties-and-responsibilities-of-the-county-clerk',
    },
    '710:30-1-10(4)',
    'Stamps worth 75 cents for each 500 (or any fractional part thereof) of the consideration.',
  ),
  americanRow(
    'deedTax.westVirginiaCounty',
    {
      act: 'West Virginia Legislative Rule 110-22',
      textOf: '2024-12-13',
      read: 'd1tvxue8o4w0fl.cloudfront.net/regulation/west-virginia-administrative-code/agency-110-tax/title-110-legislative-rule-state-tax-department/series-110-22-property-transfer-tax/section-110-22-3-taxation-rate',
    },
    '110-22-3.1.1; § 11-22-2(a)',
    'County excise tax of 55 cents for each 500 or fraction, payable by the grantor, as § 11-22-2(a) has it in bill HB 2894 of 2003.',
  ),
  americanRow('deedTax.codeRates', alabama, '§ 40-22-1', '50 cents per 500 begun above the loan.'),
  americanRow(
    'deedTax.sectionRates',
    georgia('48-6-1'),
    '§ 26-60-105; § 48-6-1',
    'GA 1.00 to 1 000, then 10 cents per 100 begun; AR 3.30 per 1 000.',
  ),
  americanRow(
    'deedTax.unreadStateRates',
    states2025,
    'F.S. 201.02(1)(a); N.Y. Tax Law § 1402(a)(1)',
    'FL 70 cents per 100 begun; NY 2 per 500.',
  ),
  americanRow(
    'deedTax.dwellingsMax',
    stamps,
    'F.S. 201.0205 and 201.031(1)',
    'A county under s. 125.011(1) may levy the surtax, not on a deed of a single-family residence alone, condominiums among them.',
  ),
  americanRow(
    'deedTax.largerBuildingRates',
    {
      ...stamps,
      act: 'Code of Miami-Dade County, and the Florida Statutes 2025',
      read: 'www.housingissues.org/client-education/surtax-ordinance.html',
    },
    'F.S. 201.0205 and 201.031(1); § 29-7(C) and (D)',
    'A surtax of 45 cents per 100 begun in addition to the tax of the state; none on single-family residences.',
  ),
  americanRow(
    'deedTax.countyStateRates',
    { ...stamps, read: 'm.flsenate.gov/Statutes/201.0205' },
    'F.S. 201.0205 and 201.031(1)',
    'The 10 cents that ch. 92-317 added do not apply in a county that has implemented ch. 83-220, on the surtax.',
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
    'F.S. 201.02(1)(a); NRS 375.020; G.S. 105-228.30; Tax Law § 1402(a)(1)',
    'Florida counts each 100 begun; Nevada, North Carolina and New York each 500.',
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
  americanRow(
    'deedTax.newYorkCityOther',
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
    'cityTax.newYorkCityOther',
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
    'cityTax.newYorkCityFamiliesMax',
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
    { act: 'New York Tax Law', textOf: '2011-01-24', read: 'legiscan.com/NY/text/A03307/id/274280' },
    '§ 253(2)(a)',
    'The first 10 000 are excepted on a mortgage of a one or two family residence.',
  ),
  americanRow(
    'mortgageTax.majorFractions',
    { act: 'New York Tax Law', textOf: '2022-09-30', read: 'lexace.ai/us/statute/new-york/tax-253' },
    '§ 253(1)',
    'Fifty cents for each 100 and each remaining major fraction of the debt; § 253-g has the same words for Westchester.',
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
    'deedTax.hawaii',
    {
      ...codeChapter(
        'Hawaii Revised Statutes',
        'hawaii/content/title-title-14-taxation/chapter-247-conveyance-tax',
        'c65a8942a07e23ea95cae20cf8574b276cdde1de',
      ),
      textOf: '2009-07-01',
    },
    '§§ 247-2 and 247-4(a)',
    'Per 100 from 10 cents below 600 000 to 1 dollar from 10 million; 15 cents to 1.25 for a purchaser without the exemption of a home owner; paid by the grantor. Last amended by L 2009, c 59.',
  ),
  americanRow(
    'deedTax.hawaiiFreePrice',
    { ...hawaii, textOf: '2011-07-01' },
    '§ 247-3(5)',
    'No tax on an instrument with a consideration of 100 or less. Last amended by L 2011, cc 100 and 173.',
  ),
  americanRow(
    'deedTax.hawaiiLeast',
    { ...hawaii, textOf: '2009-07-01' },
    '§ 247-2',
    'The tax of each transaction is not less than 1 dollar. Last amended by L 2009, c 59.',
  ),
  americanRow(
    'deedTax.southDakota',
    codeChapter(
      'South Dakota Codified Laws',
      'south-dakota/content/title-title-43-property/chapter-chapter-04-transfer-of-property',
    ),
    '§ 43-4-21',
    'Fifty cents for each 500 of value or fraction, paid by the grantor.',
  ),
  americanRow(
    'deedTax.connecticutLocal',
    connecticut,
    '§ 12-494(a)(2)',
    'One-fourth of one per cent of the consideration, revenue of the municipality.',
  ),
  americanRow(
    'deedTax.connecticutFurther',
    connecticut,
    '§ 12-494(c)',
    'A targeted investment community, or a municipality with manufacturing plants, may add up to one-fourth of one per cent.',
  ),
  americanRow(
    'deedTax.connecticutFreePrice',
    connecticut,
    '§ 12-494(a)',
    'A tax where the consideration equals or exceeds 2 000; subsection (c) says the same.',
  ),
  americanRow(
    'deedTax.michiganFreePrice',
    michigan,
    '207.505(a)',
    'Instruments are exempt where the value of the consideration is less than 100.',
  ),
  americanRow(
    'deedTax.iowa',
    { act: 'Iowa Code', textOf: '1991-07-01', read: 'laws9.com/statutes/iowa/title-10/subtitle-2/chapter-428a/428a-1' },
    '§§ 428A.1 and 428A.3',
    'Eighty cents for each 500 or fraction above 500; who grants or conveys is liable.',
  ),
  americanRow(
    'deedTax.kentucky',
    {
      act: 'Kentucky Revised Statutes',
      textOf: '2024-01-01',
      read: 'lawserver.com/law/state/kentucky/ks-statutes/kentucky_statutes_142-050',
    },
    'KRS 142.050(2)',
    'A tax upon the grantor of fifty cents for each 500 of value or fraction.',
  ),
  americanRow(
    'deedTax.maine',
    {
      act: 'Maine Revised Statutes',
      textOf: '2022-01-01',
      read: 'autodiscover.legislature.maine.gov/statutes/36/title36sec4641-A.html',
    },
    '36 MRSA § 4641-A(1)',
    '2.20 for each 500 or fractional part of the value, half on the grantor and half on the grantee.',
  ),
  americanRow(
    'deedTax.nebraska',
    {
      act: 'Nebraska Revised Statutes',
      textOf: '2005-07-01',
      read: 'nebraskalegislature.gov/laws/statutes.php?statute=76-901',
    },
    '§ 76-901',
    'A tax on the grantor of 2.25 for each 1 000 of value or fraction.',
  ),
  ...(['southCarolina', 'southCarolinaCounty'] as const).map((name, index) =>
    americanRow(
      `deedTax.${name}`,
      {
        act: 'South Carolina Code (2021)',
        textOf: '2021-01-01',
        read: 'law.justia.com/codes/south-carolina/2021/title-12/chapter-24/section-12-24-90/',
      },
      `§§ 12-24-20(A) and 12-24-90(A)(${index + 1})`,
      'A state fee of 1.30 and a county fee of 0.55 for each 500 or fraction, the liability of the grantor.',
    ),
  ),
  americanRow(
    'deedTax.wisconsin',
    {
      act: 'Wisconsin Statutes, as the bill SB 274 of 2023 prints them',
      textOf: '2023-05-08',
      read: 'docs-preview.legis.wisconsin.gov/document/proposaltext/2023/REG/SB274,,11',
    },
    '§ 77.22(1)',
    'On the grantor 30 cents for each 100 of value or fraction.',
  ),
  americanRow(
    'deedTax.westVirginia',
    { act: 'West Virginia Code', textOf: '2021-07-01', read: 'code.wvlegislature.gov/11-22-2/' },
    '§ 11-22-2(a)',
    'A state excise tax of 1.10 for each 500 of value or fraction.',
  ),
  americanRow(
    'deedTax.connecticut',
    codeChapter(
      'General Statutes of Connecticut',
      'connecticut/content/title-title-12-taxation/chapter-chapter-223-real-estate-conveyance-tax',
      'e1bc7bf23b3026f34dd7c13ac9aedc0fe85132b6',
    ),
    '§ 12-494',
    'Three-quarters of one per cent; a residence of 800 000 or more bears 1.25 % above that sum and 2.25 % above 2.5 million, since 1 July 2020.',
  ),
  americanRow(
    'deedTax.michigan',
    { act: 'Michigan Compiled Laws', textOf: '2024-03-19', read: 'legislature.mi.gov/doc.aspx?mcl-207-525' },
    '207.525',
    '3.75 for each 500 or fraction of the total value; complete through PA 19 of 2024.',
  ),
  americanRow(
    'deedTax.illinois',
    {
      act: 'Illinois Compiled Statutes',
      textOf: '2005-06-01',
      read: 'witnessslips.ilga.gov/ftp/ILCS/Ch%200035/Act%200200/003502000K31-10.html',
    },
    '35 ILCS 200/31-10',
    '50 cents for each 500 of value or fraction; source note of P.A. 93-1099, effective 1 June 2005.',
  ),
  americanRow(
    'deedTax.maryland',
    {
      act: 'Maryland Code, Tax-Property',
      textOf: '2014-01-17',
      read: 'instalawyer.io/laws/maryland-statutes/section-13-203-rate-of',
    },
    '§ 13-203(a)',
    '0.5 % of the consideration payable, except on a first home.',
  ),
  americanRow(
    'deedTax.minnesota',
    {
      act: 'Minnesota Statutes',
      textOf: '2023-01-01',
      read: 'codes.findlaw.com/mn/property-taxes-ch-272-289/mn-st-sect-287-21/',
    },
    '287.21',
    '.0033 of the net consideration above 3 000; current as of 1 January 2023.',
  ),
  americanRow(
    'deedTax.newHampshire',
    {
      act: 'New Hampshire Revised Statutes',
      textOf: '1999-07-01',
      read: 'www.gencourt.state.nh.us/rsa/html/V/78-B/78-B-mrg.htm',
    },
    'RSA 78-B:1 and 78-B:4',
    '75 cents per 100 or fractional part, on the purchaser and on the seller; in force since 1 July 1999.',
  ),
  ...(
    [
      ['deedTax.newHampshireRounding', 'The tax shall be computed to the nearest whole dollar.'],
      ['deedTax.newHampshireLeast', 'A minimum tax of 20 where the price is 4 000 or less.'],
    ] as const
  ).map(([id, says]) =>
    americanRow(
      id,
      {
        act: 'New Hampshire Revised Statutes',
        textOf: '1999-07-01',
        read: 'www.gencourt.state.nh.us/rsa/html/V/78-B/78-B-mrg.htm',
      },
      'RSA 78-B:1, I(b)',
      says,
    ),
  ),
  americanRow(
    'deedTax.tennessee',
    {
      act: 'Tennessee Code',
      textOf: '2024-07-01',
      read: 'e.casetext.com/statute/tennessee-code/title-67-taxes-and-licenses/chapter-4-privilege-and-excise-taxes/part-4-general-revenue-law-privileges-taxable-by-state-only/section-67-4-409-recordation-tax',
    },
    '§ 67-4-409(a)(1)',
    '37 cents per 100 on all transfers of realty, on the consideration or the value, whichever is greater; current through ch. 1069 of the acts of 2023 and 2024.',
  ),
  americanRow(
    'deedTax.pennsylvania',
    {
      act: 'Pennsylvania Statutes',
      textOf: '2014-01-01',
      read: 'govt.westlaw.com/pac/Document/N95CDAA610B5B11E398FF8EE4090BC63C',
    },
    '72 P.S. § 8102-C',
    'One per cent of the value of the real estate; effective 1 January 2014, current through Act 92 of 2024.',
  ),
  americanRow(
    'deedTax.nevada',
    {
      act: 'Nevada Revised Statutes',
      textOf: '2020-01-01',
      read: 'law.justia.com/codes/nevada/2020/chapter-375/statute-375-020/',
    },
    'NRS 375.020 and 375.023',
    '65 cents for each 500 or fraction in a county of less than 700 000 people, 1.25 in others; NRS 375.023 adds 1.30 everywhere.',
  ),
  americanRow(
    'deedTax.northCarolina',
    {
      act: 'North Carolina General Statutes',
      textOf: '2005-01-01',
      read: 'law.justia.com/codes/north-carolina/2005/chapter_105/article_8e.html',
    },
    'G.S. 105-228.30',
    'One dollar on each 500 or fractional part; the transferor must pay it.',
  ),
]
