import type { LawSourceText } from './evidence.ts'

const britishMirror = (path: string): string => `github.com/legalize-dev/legalize-uk ${path}.md`
const site = 'www.legislation.gov.uk'

const relief2023 = {
  act: 'Stamp Duty Land Tax (Temporary Relief) Act 2023',
  textOf: '2023-02-08',
  read: `${site}/ukpga/2023/2/section/1`,
}
const relief2020 = {
  act: 'Stamp Duty Land Tax (Temporary Relief) Act 2020',
  textOf: '2021-06-10',
  read: britishMirror('uk/ukpga-2020-15'),
  commit: '1cade18005ed485ef80a5a3e8de54412d91741f7',
}
const finance2003 = { act: 'Finance Act 2003', textOf: '2025-04-01', read: `${site}/ukpga/2003/14/section/55` }
const finance2025 = { act: 'Finance Act 2025', textOf: '2025-03-20', read: `${site}/ukpga/2025/8/section/50` }
const vat = {
  act: 'Value Added Tax Act 1994',
  textOf: '2024-11-04',
  read: britishMirror('uk/ukpga-1994-23'),
  commit: '2abbf1ec4aec96192083b73d5b1e01b282e5db05',
}
const fees2013 = {
  act: 'Land Registration Fee Order 2013',
  textOf: '2022-01-31',
  read: britishMirror('uk/uksi-2013-3174'),
  commit: '1c342ef9bb3166b5e09154658adccd7fe920d4ae',
}
const fees2021 = {
  act: 'Land Registration Fee Order 2021, as the land register prints it',
  textOf: '2022-01-31',
  read: 'www.gov.uk/government/publications/increase-to-hm-land-registry-fees/fees-review-2021-to-2022',
}
const fees2024 = {
  act: 'Land Registration Fee Order 2024',
  textOf: '2024-09-09',
  read: britishMirror('uk/uksi-2024-931'),
  commit: '3def5c14ffc45eb8267fb96db174bb8fba13d06e',
}
const scottishFees = {
  act: 'Registers of Scotland (Fees) Amendment Order 2021',
  textOf: '2021-03-11',
  read: britishMirror('uk-sct/ssi-2021-139'),
  commit: 'cb5041f3c2b7734f5744c09f82d60d93b795ff02',
}
const scottishFees2014 = {
  act: 'Registers of Scotland (Fees) Order 2014',
  textOf: '2014-06-26',
  read: britishMirror('uk-sct/ssi-2014-188'),
  commit: '108f23d2ede4ebdb174be42c261db4ba304532fb',
}
const coronavirus = {
  act: 'SSI 2020/215',
  textOf: '2020-07-14',
  read: britishMirror('uk-sct/ssi-2020-215'),
  commit: '0d79bbfdbf8b519443952f8f0a22ccdca735db98',
}
const northernIrishFees = {
  act: 'Land Registry (Fees) Order (Northern Ireland) 2014',
  textOf: '2014-05-16',
  read: britishMirror('uk-nir/nisr-2014-139'),
  commit: 'eca40397a092391abcbf474c1b3e449d8586d96a',
}
const scottishBands = {
  act: 'Land and Buildings Transaction Tax (Tax Rates and Tax Bands) (Scotland) Order 2015',
  textOf: '2019-01-25',
  read: britishMirror('uk-sct/ssi-2015-126'),
  commit: '06999a2395a65a1ddb8cd1054c90733bdcfbafe4',
}
const scottishFirst = {
  act: 'Land and Buildings Transaction Tax (First-Time Buyer Relief) (Scotland) Order 2018',
  textOf: '2018-06-28',
  read: britishMirror('uk-sct/ssi-2018-221'),
  commit: 'c890100b97f638e0e4bfe5dfc1b321cd99ba805e',
}
const supplement2016 = {
  act: 'Land and Buildings Transaction Tax (Amendment) (Scotland) Act 2016',
  textOf: '2016-03-24',
  read: britishMirror('uk-sct/asp-2016-11'),
  commit: '578f9d19a8137db5f9ab4f5b311f016e44bac5d0',
}
const supplement2018 = {
  act: 'SSI 2018/372',
  textOf: '2018-12-12',
  read: britishMirror('uk-sct/ssi-2018-372'),
  commit: '5a6d51e27dfa862c4b98a0b70e221908cd2c38fa',
}
const supplement2022 = {
  act: 'SSI 2022/375',
  textOf: '2022-12-15',
  read: britishMirror('uk-sct/ssi-2022-375'),
  commit: 'cd1350971f010b593694f2e89fc00aace7cf4c34',
}
const supplement2024 = {
  act: 'SSI 2024/367',
  textOf: '2024-12-04',
  read: britishMirror('uk-sct/ssi-2024-367'),
  commit: '8788b12ebbd90c2b6ce2f0ed71eb9d2919cb0f6b',
}
const welsh2018 = { act: 'WSI 2018/128', textOf: '2018-01-31', read: `${site}/wsi/2018/128/schedule/made` }
const welshBefore2021 = {
  act: 'WSI 2018/128',
  textOf: '2020-07-27',
  read: britishMirror('uk-wls/wsi-2018-128'),
  commit: 'd7e119c7b1d938203ee3d4bc06880b23adecfeba',
}
const welshTemporary = {
  act: 'WSI 2020/794',
  textOf: '2020-07-22',
  read: britishMirror('uk-wls/wsi-2020-794'),
  commit: '4b20115f1b84bf0bf1bf6d407a9b92a13ca35b72',
}
const welsh2020 = {
  act: 'WSI 2020/1618',
  textOf: '2020-12-21',
  read: britishMirror('uk-wls/wsi-2020-1618'),
  commit: '187132ba808b71f15f44c174554ab3619d099037',
}
const welsh2022 = {
  act: 'WSI 2022/1027',
  textOf: '2022-10-06',
  read: britishMirror('uk-wls/wsi-2022-1027'),
  commit: 'c2d3ec47004b4be9158266a6780c31e05e4fa8f2',
}
const welsh2024 = {
  act: 'WSI 2024/1311',
  textOf: '2024-12-10',
  read: britishMirror('uk-wls/wsi-2024-1311'),
  commit: '16a342e73db8a1c1f837da685b09e066b955c05a',
}

type Text = Pick<LawSourceText, 'act' | 'textOf' | 'read' | 'commit'>

const britishRow = (id: string, day: string, text: Text, article: string, says: string): LawSourceText => ({
  id: `uk.${id}`,
  days: [day],
  ...text,
  article,
  says,
})

/** Sources of the statutory versions of the United Kingdom. */
export const britishSourceTexts: readonly LawSourceText[] = [
  britishRow(
    'sdlt.bands',
    '2022-09-23',
    relief2023,
    's. 1(1) and (2)',
    '0 to 250 000, 5 % to 925 000, 10 % to 1.5 million, 12 % above, until 31 March 2025.',
  ),
  britishRow(
    'sdlt.bands',
    '2025-04-01',
    finance2003,
    's. 55(1B), Table A',
    '0 to 125 000, 2 % to 250 000, 5 % to 925 000, 10 % to 1.5 million, 12 % above.',
  ),
  britishRow(
    'sdlt.firstTimeBands',
    '2022-09-23',
    relief2023,
    's. 1(5)',
    'First homes: 0 to 425 000 and 5 % to 625 000, until 31 March 2025.',
  ),
  britishRow(
    'sdlt.firstTimeBands',
    '2025-04-01',
    { ...finance2003, read: `${site}/ukpga/2003/14/schedule/6ZA` },
    'Sch. 6ZA, para. 4',
    'First homes: 0 to 300 000 and 5 % to 500 000.',
  ),
  britishRow(
    'sdlt.additionalDwellingRate',
    '2016-04-01',
    relief2023,
    's. 1(3)',
    'In Sch. 4ZA the rates are 3, 8, 13 and 15 %, three points above those of s. 55.',
  ),
  britishRow(
    'sdlt.additionalDwellingRate',
    '2024-10-31',
    finance2025,
    's. 50(2) to (5)',
    'The rates become 5, 10, 15 and 17 % from 31 October 2024, except for earlier contracts that are not changed after it.',
  ),
  britishRow(
    'sdlt.additionalDwellingFrom',
    '2016-04-01',
    { act: 'Finance Act 2003', textOf: '2016-09-15', read: `${site}/ukpga/2003/14/schedule/4ZA/paragraph/5` },
    'Sch. 4ZA, paras 3(2) and 5(2)',
    'Several dwellings: those whose consideration is 40 000 or more. One: the same by para. 3(2), as gov.uk prints it in SDLTM09770.',
  ),
  britishRow(
    'sdlt.nonResidentRate',
    '2021-04-01',
    { act: 'Finance Act 2003', textOf: '2021-06-10', read: `${site}/ukpga/2003/14/section/75ZA` },
    's. 75ZA',
    '2 % is added to each rate of s. 55 and of Schedules 4ZA, 4A, 5 and 6ZA.',
  ),
  ...['2016-04-01', '2024-10-31'].map(day =>
    britishRow(
      'sdlt.companyRate',
      day,
      { ...finance2025, read: `${site}/ukpga/2025/8/section/53` },
      's. 53, amending the Finance Act 2003, Sch. 4A',
      'For 15 % is put 17 % from 31 October 2024, except for earlier contracts.',
    ),
  ),
  britishRow(
    'sdlt.companyAbove',
    '2016-04-01',
    { act: 'Finance Act 2014', textOf: '2014-07-17', read: `${site}/ukpga/2014/26/section/111/data.html` },
    's. 111(2), amending the Finance Act 2003, Sch. 4A, para. 1(2)',
    'Puts 500 000 for 2 000 000, from 20 March 2014; the paragraph counts an interest for which more than that is paid.',
  ),
  britishRow('vat.standardRate', '2019-01-25', vat, 's. 2(1)', 'The standard rate is 20 %.'),
  britishRow(
    'registry.scale',
    '2019-01-25',
    fees2013,
    'Scale 1, art. 3(5)',
    'To 80 000: 40; 100: 80; 200: 190; 500: 270; 1 million: 540; above 910; half for a whole title sent electronically; pence are left out.',
  ),
  britishRow(
    'registry.scale',
    '2022-01-31',
    fees2021,
    'Scale 1; HM Land Registry, fees review 2021 to 2022',
    'Portal 20, 40, 100, 150, 295, 500; post 45, 95, 230, 330, 655, 1 105, by the same limits as before.',
  ),
  britishRow(
    'registry.scale',
    '2024-12-09',
    fees2024,
    'Sch. 1, Scale 1',
    'The fees of 2021 stand; by electronic means 20 to 500, else 45 to 1 105; pence are left out. The order of 2021 goes on 9 December 2024.',
  ),
  britishRow(
    'registry.northernIrishScale',
    '2019-01-25',
    northernIrishFees,
    'Sch. 1 para. 1',
    'Lodged electronically 80 to 20 000, 120 to 80, 160 to 100, 220 to 150, 310 to 200, 355 to 250 thousand, then 445; on paper 100 to 535.',
  ),
  britishRow(
    'registry.northernIrishMortgage',
    '2019-01-25',
    northernIrishFees,
    'Sch. 1 para. 5(e)',
    'An application to register a charge costs 110, lodged electronically 90.',
  ),
  britishRow(
    'registry.scotland',
    '2021-04-01',
    scottishFees,
    'art. 2(11)',
    '80 to 50 000, 140, 260, 400, 530, 660, 800, 930 to 1 million, 1 100, 3 300, 5 500, then 8 250.',
  ),
  britishRow(
    'registry.scottishSecurity',
    '2021-04-01',
    scottishFees,
    'art. 2(5)',
    'A heritable security costs 80, digitally 60.',
  ),
  britishRow(
    'lbtt.bands',
    '2021-04-01',
    scottishBands,
    'Sch., Table A',
    '0 to 145 000, 2 % to 250 000, 5 % to 325 000, 10 % to 750 000, 12 % above.',
  ),
  britishRow(
    'lbtt.firstTimeBands',
    '2021-04-01',
    scottishFirst,
    'arts 5 and 6, Sch. 4A, para. 3',
    'Nothing on the first 175 000 of a first home, for contracts from 9 February 2018.',
  ),
  britishRow(
    'lbtt.additionalDwellingSupplement',
    '2016-01-28',
    supplement2016,
    's. 1(3), Sch. 2A, para. 4',
    '3 % of the consideration from 40 000 on, for contracts of 28 January 2016 or later.',
  ),
  britishRow(
    'lbtt.additionalDwellingSupplement',
    '2018-12-12',
    supplement2018,
    'arts 1, 3 and 4',
    '4 % from 25 January 2019, not for contracts entered into before 12 December 2018.',
  ),
  britishRow(
    'lbtt.additionalDwellingSupplement',
    '2022-12-16',
    supplement2022,
    'arts 1 to 3',
    '6 %, not for contracts entered into before 16 December 2022.',
  ),
  britishRow(
    'lbtt.additionalDwellingSupplement',
    '2024-12-05',
    supplement2024,
    'arts 1 to 3, amending Sch. 2A',
    '8 %, not for contracts entered into on or before 4 December 2024.',
  ),
  britishRow(
    'lbtt.additionalDwellingFrom',
    '2016-04-01',
    supplement2016,
    's. 1(3), Sch. 2A, paras 2 and 3',
    'The supplement applies where the consideration for the dwelling is 40 000 or more.',
  ),
  britishRow(
    'ltt.bands',
    '2021-07-01',
    welsh2018,
    'Sch., Table 1',
    '0 to 180 000, 3.5 % to 250 000, 5 % to 400 000, 7.5 % to 750 000, 10 % to 1.5 million, 12 % above.',
  ),
  britishRow(
    'ltt.bands',
    '2022-10-10',
    welsh2022,
    'reg. 7',
    '0 to 225 000, 6 % to 400 000, 7.5 % to 750 000, 10 % to 1.5 million, 12 % above.',
  ),
  britishRow(
    'ltt.formerBandsBefore',
    '2021-07-01',
    welsh2018,
    'regs 1 to 3',
    'The bands of these regulations, without a choice of earlier ones.',
  ),
  britishRow(
    'ltt.formerBandsBefore',
    '2022-10-10',
    welsh2022,
    'regs 3 to 6',
    'Buyers with a contract of before 10 October 2022 may elect the old bands, not after a variation, assignment, option or sub-sale.',
  ),
  britishRow(
    'ltt.higherBands',
    '2020-12-22',
    welsh2020,
    'regs 3 to 6',
    '4, 7.5, 9, 11.5, 14 and 16 % by the limits 180, 250, 400, 750 and 1 500 thousand.',
  ),
  britishRow(
    'ltt.higherBands',
    '2024-12-11',
    welsh2024,
    'regs 1 to 5',
    '5, 8.5, 10, 12.5, 15 and 17 % by the same limits; earlier contracts keep the rates before.',
  ),
  britishRow(
    'sdlt.bands',
    '2014-12-04',
    { act: 'Stamp Duty Land Tax Act 2015', textOf: '2015-02-12', read: `${site}/id/ukpga/2015/1/section/1/4` },
    's. 1(3), s. 55(1B), Table A',
    '0 to 125 000, 2 % to 250 000, 5 % to 925 000, 10 % to 1.5 million, 12 % above.',
  ),
  britishRow(
    'sdlt.bands',
    '2020-07-08',
    relief2020,
    's. 1(1) and (2)',
    '0 to 500 000, 5 % to 925 000, 10 % to 1.5 million, 12 % above, from 8 July 2020; the end was moved by the Finance Act 2021, s. 87(2).',
  ),
  britishRow(
    'sdlt.bands',
    '2021-07-01',
    relief2020,
    's. 1A(1) and (2)',
    '0 to 250 000, 5 % to 925 000, 10 % to 1.5 million, 12 % above, from 1 July to 30 September 2021.',
  ),
  britishRow(
    'sdlt.bands',
    '2021-10-01',
    relief2020,
    's. 1A(1), after whose period s. 55(1B), Table A, applies unmodified',
    'The further temporary period ends with 30 September 2021.',
  ),
  britishRow(
    'sdlt.firstTimeBands',
    '2017-11-22',
    { act: 'Finance Act 2018', textOf: '2018-03-15', read: `${site}/ukpga/2003/14/schedule/6ZA/paragraph/4/data.html` },
    's. 41(3), Sch. 6ZA, paras 1(3) and 4',
    'First homes of at most 500 000: 0 to 300 000 and 5 % of the rest; inserted by s. 41(3), with effect by s. 41(8).',
  ),
  britishRow(
    'sdlt.firstTimeBands',
    '2020-07-08',
    relief2020,
    's. 1(5)',
    'Part 4 has effect as if s. 57B and Sch. 6ZA were omitted.',
  ),
  britishRow(
    'sdlt.firstTimeBands',
    '2021-07-01',
    relief2020,
    'ss. 1(1) and 1A, which leaves Sch. 6ZA unmodified',
    'S. 1(5) is of the first period alone; s. 1A on the second one, from 1 July 2021, leaves Sch. 6ZA in effect.',
  ),
  britishRow(
    'sdlt.nonResidentRate',
    '2019-01-25',
    { act: 'Finance Act 2003', textOf: '2021-06-10', read: `${site}/ukpga/2003/14/section/75ZA` },
    's. 75ZA, inserted with effect from 1 April 2021',
    'The section with the surcharge is one of 2021.',
  ),
  britishRow(
    'registry.scotland',
    '2014-12-08',
    scottishFees2014,
    'art. 1(2), Sch. 1, paras 1 and 10, table of fees',
    '60 to 50 000, 120, 240, 360, 480, 600, 720, 840 to 1 million, 1 000, 3 000, 5 000, then 7 500, from 8 December 2014.',
  ),
  britishRow(
    'registry.scottishSecurity',
    '2014-12-08',
    scottishFees2014,
    'art. 1(2), Sch. 1, para. 2(a)',
    'A heritable security costs 60 for each title sheet, 50 by the ARTL system.',
  ),
  britishRow(
    'lbtt.bands',
    '2015-04-01',
    scottishBands,
    'Sch., Table A',
    'For transactions of 1 April 2015 and later 0 to 145 000, 2 % to 250 000, 5 % to 325 000, 10 % to 750 000, 12 % above.',
  ),
  britishRow(
    'lbtt.bands',
    '2020-07-15',
    coronavirus,
    'art. 2(2)',
    'In Table A 250 000 for 145 000, and the band of 2 % omitted, until the end of 31 March 2021.',
  ),
  britishRow(
    'lbtt.firstTimeBands',
    '2018-06-30',
    { act: scottishFirst.act, textOf: scottishFirst.textOf, read: `${site}/ssi/2018/221/schedule/made/data.html` },
    'arts 5 and 6, Sch. 4A, para. 3',
    'In force on 30 June 2018, for contracts of 9 February 2018 or later: no tax on the first 175 000.',
  ),
  britishRow(
    'lbtt.firstTimeBands',
    '2020-07-15',
    coronavirus,
    'art. 2, beside Sch. 4A, para. 3',
    'The band without tax of every buyer is 250 000, above the 175 000 of the relief, until 31 March 2021.',
  ),
  britishRow(
    'ltt.bands',
    '2018-04-01',
    welshBefore2021,
    'regs 1 to 3 and Sch., Table 1',
    'From 1 April 2018 0 to 180 000, 3.5 % to 250 000, 5 % to 400 000, 7.5 % to 750 000, 10 % to 1.5 million, 12 % above.',
  ),
  britishRow(
    'ltt.bands',
    '2020-07-27',
    welshTemporary,
    'regs 2 and 3 and Sch.',
    '0 to 250 000, 5 % to 400 000, 7.5 % to 750 000, 10 % to 1.5 million, 12 % above; WSI 2021/238 puts 1 July 2021 for the end.',
  ),
  britishRow(
    'ltt.formerBandsBefore',
    '2018-04-01',
    welshBefore2021,
    'regs 1 to 3',
    'The first regulations, for transactions of 1 April 2018 and later, without a choice of other bands.',
  ),
  britishRow(
    'ltt.formerBandsBefore',
    '2020-07-27',
    welshTemporary,
    'regs 2 and 3',
    'They apply by the effective date alone; only a contract performed before their end is spared.',
  ),
  britishRow(
    'ltt.higherBands',
    '2018-04-01',
    welshBefore2021,
    'regs 1 to 3 and Sch., Table 2',
    '3, 6.5, 8, 10.5, 13 and 15 % by the limits 180, 250, 400, 750 and 1 500 thousand.',
  ),
]
