import type { LawSourceText } from './evidence.ts'

const mirror = 'github.com/legalize-dev/legalize-pt'

const code2024 = {
  act: 'Código do IMT, in force on 1 January 2024',
  textOf: '2024-01-01',
  read: 'informador.pt/legislacao/lexit/codigos/direito-fiscal/codigo-do-imt/capitulo-iv-taxas-4/artigo-17-o-taxas/',
}
const budget2025 = {
  act: 'Lei 45-A/2024, of 31 December',
  article: 'art. 100',
  textOf: '2024-12-31',
  read: `${mirror} pt/2024/DRE-2024-45-A-901667918.md`,
  commit: '61525778334ad8ecca28cdceb68895826b7628ec',
}
const budget2026 = {
  act: 'Lei 73-A/2025, of 30 December',
  article: 'art. 83',
  textOf: '2025-12-30',
  read: `${mirror} pt/2025/DRE-2025-73-A-993270096.md`,
  commit: '1059b12cfc3af0a53a51f5a96e050bb64deb8351',
}
const youth = {
  act: 'Decreto-Lei 48-A/2024, of 25 July',
  textOf: '2024-07-25',
  read: `${mirror} pt/2024/DRE-2024-48-A-873616105.md`,
  commit: '792cc60b5f5c54a5faf40671afdce31fd11fcf38',
}
const islands = {
  act: 'Lei 21/90, of 4 August, as the Decreto 250/V of the parliament',
  article: 'art. único',
  textOf: '1990-07-14',
  read: 'debates.parlamento.pt/catalogo/r3/dar/s2a/05/03/059/1990-07-14/1592',
}
const taxAuthority = 'info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios'

/** Sources of the statutory versions of Portugal. */
export const portugueseSourceTexts: readonly LawSourceText[] = [
  {
    id: 'pt.imt.mainlandOwnHome',
    days: ['2024-01-01'],
    ...code2024,
    article: 'art. 17 n.º 1 a)',
    says: '0, 2, 5, 7, 8, 6 and 7.5 per cent; limits 101 917, 139 412, 190 086, 316 772, 633 453 and 1 102 920.',
  },
  {
    id: 'pt.imt.mainlandOwnHome',
    days: ['2025-01-01'],
    ...budget2025,
    says: 'Limits of a): 104 261, 142 618, 194 458, 324 058, 648 022 and 1 128 287; the rates stay.',
  },
  {
    id: 'pt.imt.mainlandOwnHome',
    days: ['2026-01-01'],
    ...budget2026,
    says: 'Limits of a): 106 346, 145 470, 198 347, 330 539, 660 982 and 1 150 853; the rates stay.',
  },
  {
    id: 'pt.imt.mainlandOtherHousing',
    days: ['2024-01-01'],
    ...code2024,
    article: 'art. 17 n.º 1 b)',
    says: '1, 2, 5, 7, 8, 6 and 7.5 per cent; limits 101 917, 139 412, 190 086, 316 772, 607 528 and 1 102 920.',
  },
  {
    id: 'pt.imt.mainlandOtherHousing',
    days: ['2025-01-01'],
    ...budget2025,
    says: 'Limits of c): 104 261, 142 618, 194 458, 324 058, 621 501 and 1 128 287; the rates stay.',
  },
  {
    id: 'pt.imt.mainlandOtherHousing',
    days: ['2026-01-01'],
    ...budget2026,
    says: 'Limits of c): 106 346, 145 470, 198 347, 330 539, 633 931 and 1 150 853; the rates stay.',
  },
  {
    id: 'pt.imt.mainlandYoungBuyer',
    days: ['2024-01-01'],
    ...youth,
    article: 'art. 5',
    says: 'The relief has effect from 1 August 2024.',
  },
  {
    id: 'pt.imt.mainlandYoungBuyer',
    days: ['2024-08-01'],
    ...youth,
    article: 'art. 2',
    says: 'Table b): 0 up to 316 772, 8 per cent up to 633 453, then 6 on the whole up to 1 102 920 and 7.5 above.',
  },
  {
    id: 'pt.imt.mainlandYoungBuyer',
    days: ['2025-01-01'],
    ...budget2025,
    says: 'Limits of b): 324 058, 648 022 and 1 128 287; the rates stay.',
  },
  {
    id: 'pt.imt.mainlandYoungBuyer',
    days: ['2026-01-01'],
    ...budget2026,
    says: 'Limits of b): 330 539, 660 982 and 1 150 853; the rates stay.',
  },
  {
    id: 'pt.imt.islandsYoungBuyer',
    days: ['2024-01-01'],
    ...youth,
    article: 'art. 5',
    says: 'The relief has effect from 1 August 2024.',
  },
  {
    id: 'pt.imt.islandsOwnHome',
    days: ['2024-01-01', '2025-01-01', '2026-01-01'],
    ...islands,
    says: 'In the Azores and Madeira a coefficient of 1.25 on the amounts of the sisa for homes, own or not; limits of a) as pt.imt.mainlandOwnHome.',
  },
  {
    id: 'pt.imt.islandsOtherHousing',
    days: ['2024-01-01', '2025-01-01', '2026-01-01'],
    ...islands,
    says: 'In the Azores and Madeira a coefficient of 1.25 on the amounts of the sisa for homes, own or not; limits of the other homes as pt.imt.mainlandOtherHousing.',
  },
  {
    id: 'pt.imt.islandsYoungBuyer',
    days: ['2024-08-01', '2025-01-01', '2026-01-01'],
    ...islands,
    says: 'In the Azores and Madeira a coefficient of 1.25 on the amounts of the sisa for homes, own or not; limits of b) as pt.imt.mainlandYoungBuyer.',
  },
  {
    id: 'pt.imt.taxHavenRate',
    days: ['2024-01-01'],
    act: 'Lei 64-B/2011, of 30 December',
    article: 'art. 143 (Código do IMT, art. 17 n.º 4)',
    textOf: '2011-12-30',
    read: `${mirror} pt/2011/DRE-2011-64-B-243769.md`,
    commit: '7e57c5de9a2f4adcf06ab1cbf96c8caab88e2b70',
    says: 'The rate is always 10 per cent, without exemption or reduction, where the buyer has residence or seat in a listed country, territory or region.',
  },
  {
    id: 'pt.imt.nonResidentRate',
    days: ['2024-01-01'],
    ...budget2026,
    says: 'Art. 17 has the numbers 1 to 9; the rate of non-residents is the n.º 10 of the decree of 2026.',
  },
  {
    id: 'pt.imt.youthAgeMax',
    days: ['2024-01-01'],
    ...youth,
    article: 'arts 1, 2',
    says: 'The relief is for a first own permanent home of buyers up to 35 years old.',
  },
  {
    id: 'pt.imt.youthNoHomeYears',
    days: ['2024-01-01'],
    act: 'Decreto-Lei 48-A/2024, of 25 July',
    article: 'art. 2 (Código do IMT, art. 9 n.º 3)',
    textOf: '2024-07-25',
    read: 'pgdlisboa.pt/leis/lei_busca_art_velho.php?artigonum=3814A0002&n_versao=1&nid=3814',
    says: 'Excluded are owners of a home or of a part of the right to one, on the day or at any time in the three years before.',
  },
  {
    id: 'pt.stamp.purchaseRate',
    days: ['2024-01-01'],
    act: 'Código do Imposto do Selo, Tabela Geral',
    article: 'verba 1.1',
    textOf: '2010-04-28',
    read: `${taxAuthority}/selo/Pages/ccod-selo-tabgiselo.aspx`,
    says: '0.8 per cent of the value on the purchase or gift of immovable property. The page has no day of its own.',
  },
  {
    id: 'pt.stamp.commissionRate',
    days: ['2024-01-01'],
    act: 'Lei 7-A/2016, of 30 March, as a judgement of the constitutional court of 2020 prints it',
    article: 'art. 153 (Tabela Geral, verba 17.3.4)',
    textOf: '2016-03-30',
    read: 'www.tribunalconstitucional.pt/tc/content/reserved/ebook_html5/tc_acordaos_0109/178',
    says: 'Other commissions and considerations for financial services, those of payments by card among them: 4 per cent.',
  },
  {
    id: 'pt.vat.madeiraRate',
    days: ['2024-01-01'],
    act: 'Lei 14-A/2012, of 30 March',
    article: 'art. 2 (Código do IVA, art. 18 n.º 3 b)',
    textOf: '2012-03-30',
    read: 'www.yumpu.com/pt/document/view/51283949/lei-n-14-a-2012',
    says: '5, 12 and 22 per cent for operations in Madeira, in place of the three rates of n.º 1.',
  },
  {
    id: 'pt.vat.standardRates',
    days: ['2024-01-01'],
    act: 'Código do IVA',
    article: 'art. 18',
    textOf: '2022-06-01',
    read: 'info.portaldasfinancas.gov.pt/ivara18_062022',
    says: '23 per cent; in the Azores the national rate less 30 per cent, rounded, from 1 July 2021.',
  },
]
