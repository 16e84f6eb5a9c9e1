import type { LawSourceText } from './evidence.ts'

/** Federal acts as printed by gesetze-im-internet.de, in a mirror of August 2026. */
const federal = (file: string) => ({
  textOf: '2026-08-19',
  read: `github.com/kmein/gesetze laws/${file}.md`,
  commit: 'cce3209c04aaea4b65ec92e7a0f8ff413bce1696',
})
const grestg = { act: 'Grunderwerbsteuergesetz', ...federal('GrEStG-BJNR017770982') }
const ustg = { act: 'Umsatzsteuergesetz', ...federal('UStG-BJNR119530979') }
const gnotkg = { act: 'Gerichts- und Notarkostengesetz', ...federal('GNotKG-BJNR258610013') }

/** Sources of the statutory figures of Germany. */
export const germanSourceTexts: readonly LawSourceText[] = [
  {
    ...grestg,
    id: 'de.transferTax.federalRate',
    days: ['1997-01-01', '2023-01-01'],
    article: '§§ 11 (1), 23 (4)',
    says: 'The tax is 3.5 per cent; for acts after 31 December 1996.',
  },
  {
    ...grestg,
    id: 'de.transferTax.rounding',
    days: ['2002-01-01'],
    article: '§ 11 (2)',
    says: 'The tax is rounded down to whole euros.',
  },
  {
    ...grestg,
    id: 'de.transferTax.exemptUpTo',
    days: ['2013-08-01'],
    article: '§ 3 no. 1',
    says: 'No tax where the value that counts (§ 8) is not above 2 500 euros.',
  },
  {
    ...grestg,
    id: 'de.transferTax.exemptSellers',
    days: ['2013-08-01'],
    article: '§ 3 nos. 4, 6',
    says: 'No tax on what the spouse or registered partner of the seller buys, nor relatives in direct line, stepchildren, and the spouses or partners of these.',
  },
  {
    id: 'de.transferTax.rates',
    days: ['2011-11-05'],
    act: 'BW: Gesetz über die Festsetzung des Steuersatzes für die Grunderwerbsteuer, 26 October 2011 (GBl. p. 493)',
    article: '§§ 1, 2',
    textOf: '2020-11-28',
    read: 'landesrecht-bw.de/jportal/portal/page/bsbawueprod.psml?doc.id=jlr-GrEStFestGBWpP1',
    says: '5 per cent for land in the Land, for acts from the day on which it comes into force (valid from 5 November 2011).',
  },
  {
    id: 'de.transferTax.rates',
    days: ['2014-08-01'],
    act: 'HE: Gesetz über die Festsetzung des Steuersatzes für die Grunderwerbsteuer, 26 November 2012, as of 16 July 2014',
    article: '§§ 1, 2',
    textOf: '2023-06-13',
    read: 'lexaris.de/book/version/documentflat/head/1327862',
    says: '6 per cent for land in Hessen, for acts from 1 August 2014.',
  },
  {
    id: 'de.transferTax.rates',
    days: ['2015-01-01'],
    act: 'NW: act of 18 December 2014 (GV. NRW. p. 954); SL: Gesetz Nr. 1736, as of 3 December 2014, lexaris.io head/1369940',
    article: 'NW: art. 1; SL: §§ 1, 2',
    textOf: '2014-12-30',
    read: 'recht.nrw.de/lmi/owa/br_vbl_detail_text?anw_nr=6&vd_id=14788',
    says: 'NW: 5 becomes 6.5, for acts from 1 January 2015. SL: 6.5 per cent from 1 January 2015.',
  },
  {
    id: 'de.transferTax.rates',
    days: ['2017-01-01'],
    act: 'TH: Gesetz über die Bestimmung des Steuersatzes bei der Grunderwerbsteuer, 29 March 2011, as of 21 December 2015',
    article: '§ 1',
    textOf: '2023-06-12',
    read: 'lexaris.eu/book/version/documentflat/head/1321663',
    says: '6.5 per cent for land in Thüringen; § 1 in this form from 1 January 2017.',
  },
  {
    id: 'de.transferTax.rates',
    days: ['2023-01-01'],
    act: 'HH: act of 16 December 2008, as of 8 March 2022; SN: SächsGrEStSatzG, 20 December 2022, lexaris.io head/5721160',
    article: 'HH: § 1; SN: §§ 1, 2',
    textOf: '2023-06-14',
    read: 'lexaris.de/book/version/documentflat/head/1335713',
    says: 'HH: 5.5 per cent, § 1 in this form from 1 January 2023. SN: 5.5 per cent for acts after 31 December 2022.',
  },
  {
    id: 'de.tariff.tableB',
    days: ['2013-08-01'],
    act: 'Gerichts- und Notarkostengesetz',
    article: '§ 34 (2)',
    textOf: '2025-01-01',
    read: 'github.com/jandinter/gesetze-im-internet gesetze/gnotkg/gnotkg.xml',
    commit: '86b32480c6935de35a4d61004cacef9eb941b590',
    says: 'Table B: 15 to 500; by steps begun 4, 6, 8, 10, 27, 50 to 500 000, then 80, 130, 150, 280, 120.',
  },
  {
    ...gnotkg,
    id: 'de.tariff.tableB',
    days: ['2025-06-01'],
    article: '§ 34 (2)',
    says: 'Rewritten (table A now 40 to 500); table B: 15; 4, 6, 8, 10, 27, 50, 80, 130, 150, 280, 120, as before.',
  },
  {
    ...gnotkg,
    id: 'de.tariff.valueMost',
    days: ['2013-08-01'],
    article: '§ 35 (2)',
    says: 'A transaction counts for at most 60 million euros where table B applies.',
  },
  {
    ...gnotkg,
    id: 'de.tariff.units',
    days: ['2013-08-01'],
    article: 'KV 14110, 14120, 14121, 14150, 21100, 21200, 22110, 22112, 22200',
    says: 'Owner 1.0; charge with certificate 1.3, other 1.0; notice 0.5; deed 2.0; land-charge deed 1.0; execution and supervision 0.5; permissions at most 50 each.',
  },
  {
    ...gnotkg,
    id: 'de.tariff.minimumFees',
    days: ['2013-08-01'],
    article: 'KV 21100, 21200, § 34 (5)',
    says: 'At least 120 for the contract, 60 for other declarations, 15 for any fee.',
  },
  {
    ...gnotkg,
    id: 'de.tariff.noticeDeletion',
    days: ['2013-08-01'],
    article: 'KV 14152',
    says: 'Deletion of a priority notice: 25.00; the same in the text of 1 January 2025.',
  },
  {
    ...ustg,
    id: 'de.vat.standardRate',
    days: ['2013-08-01', '2021-01-01'],
    article: '§ 12 (1)',
    says: '19 per cent.',
  },
  {
    ...ustg,
    id: 'de.vat.standardRate',
    days: ['2020-07-01'],
    article: '§ 28 (1)',
    says: 'From 1 July to 31 December 2020 16 per cent instead.',
  },
]
