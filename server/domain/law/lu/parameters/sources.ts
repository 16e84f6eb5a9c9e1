/** The income-tax law, as amended. */
export const lir = { title: 'loi modifiée du 4 décembre 1967 (LIR)' } as const

const loi = 'https://legilux.public.lu/eli/etat/leg/loi'

const rgd = 'https://legilux.public.lu/eli/etat/leg/rgd'

/**
 * Acts as published in the Mémorial, at their permanent addresses; the day of each text is that of the act. They were read
 * in the public copy legalize-dev/legalize-lu (state of 20 August 2026), which holds acts as published, no consolidation.
 */
export const acts = {
  frimaire: {
    title: 'loi du 22 frimaire an VII (enregistrement)',
    url: `${loi}/1798/12/12/n1/jo`,
    textOf: '1798-12-12',
  },
  resale1935: {
    title: 'loi du 17 août 1935 (créances privilégiées et hypothécaires)',
    url: `${loi}/1935/08/17/n1/jo`,
    textOf: '1935-08-17',
  },
  tariff1971: {
    title: 'règlement grand-ducal du 24 juillet 1971 (tarif des notaires)',
    url: `${rgd}/1971/07/24/n1/jo`,
    textOf: '1971-07-24',
  },
  capital1971: {
    title: 'loi du 29 décembre 1971 (rassemblements de capitaux)',
    url: `${loi}/1971/12/29/n2/jo`,
    textOf: '1971-12-29',
  },
  aids1979: {
    title: 'loi modifiée du 25 février 1979 (aide au logement)',
    url: `${loi}/1979/02/25/n3/jo`,
    textOf: '1979-02-25',
  },
  tax1990: {
    title: 'loi du 6 décembre 1990 (impôts directs et indirects)',
    url: `${loi}/1990/12/06/n2/jo`,
    textOf: '1990-12-06',
  },
  tax1997: {
    title: 'loi du 23 décembre 1997 (impôt sur le revenu)',
    url: `${loi}/1997/12/23/n2/jo`,
    textOf: '1997-12-23',
  },
  dependency1998: {
    title: 'loi du 19 juin 1998 (assurance dépendance)',
    url: `${loi}/1998/06/19/n1/jo`,
    textOf: '1998-06-19',
  },
  euro2001: {
    title: 'loi du 1er août 2001 (basculement en euro)',
    url: `${loi}/2001/08/01/n16/jo`,
    textOf: '2001-08-01',
  },
  registrar2001: {
    title: 'règlement grand-ducal du 1er août 2001 (basculement en euro)',
    url: `${rgd}/2001/08/01/n15/jo`,
    textOf: '2001-08-01',
  },
  tax2001: {
    title: 'loi du 21 décembre 2001 (impôts directs et indirects)',
    url: `${loi}/2001/12/21/n7/jo`,
    textOf: '2001-12-21',
  },
  credit2002: { title: 'loi modifiée du 30 juillet 2002', url: `${loi}/2002/07/30/n1/jo`, textOf: '2002-07-30' },
  vatHousing2002: {
    title: 'règlement grand-ducal du 30 juillet 2002 (TVA logement)',
    url: `${rgd}/2002/07/30/n1/jo`,
    textOf: '2002-07-30',
  },
  vatHousing2005: {
    title: 'règlement grand-ducal du 7 avril 2005 (TVA logement)',
    url: `${rgd}/2005/04/07/n1/jo`,
    textOf: '2005-04-07',
  },
  guarantee2002: {
    title: 'loi du 8 novembre 2002 (aide au logement)',
    url: `${loi}/2002/11/08/n2/jo`,
    textOf: '2002-11-08',
  },
  lease2006: {
    title: 'loi du 21 septembre 2006 (bail à usage d’habitation)',
    url: `${loi}/2006/09/21/n1/jo`,
    textOf: '2006-09-21',
  },
  dependency2006: {
    title: 'loi du 22 décembre 2006 (maintien dans l’emploi)',
    url: `${loi}/2006/12/22/n16/jo`,
    textOf: '2006-12-22',
  },
  nonResidents2010: {
    title: 'loi du 26 juillet 2010 (contribuables non résidents)',
    url: `${loi}/2010/07/26/n3/jo`,
    textOf: '2010-07-26',
  },
  aids2011: {
    title: 'règlement grand-ducal modifié du 5 mai 2011 (aides individuelles au logement)',
    url: `${rgd}/2011/05/05/n2/jo`,
    textOf: '2011-05-05',
  },
  aids2011ceiling: {
    title: 'règlement grand-ducal du 30 décembre 2011 (aides individuelles au logement)',
    url: `${rgd}/2011/12/30/n1/jo`,
    textOf: '2011-12-30',
  },
  energy2012: {
    title: 'règlement grand-ducal du 12 décembre 2012 (aides à l’énergie, logement)',
    url: `${rgd}/2012/12/12/n1/jo`,
    textOf: '2012-12-12',
  },
  fund2012: {
    title: 'loi du 21 décembre 2012 (impôt sur le revenu, fonds pour l’emploi)',
    url: `${loi}/2012/12/21/n2/jo`,
    textOf: '2012-12-21',
  },
  vatHousing2012: {
    title: 'règlement grand-ducal du 21 décembre 2012 (TVA logement)',
    url: `${rgd}/2012/12/21/n12/jo`,
    textOf: '2012-12-21',
  },
  annual2014: {
    title: 'règlement grand-ducal du 26 mars 2014 (décompte annuel, LIR art. 145)',
    url: `${rgd}/2014/03/26/n3/jo`,
    textOf: '2014-03-26',
  },
  indirect2014: {
    title: 'loi du 26 mars 2014 (impôts indirects)',
    url: `${loi}/2014/03/26/n3/jo`,
    textOf: '2014-03-26',
  },
  budget2014: { title: 'loi du 29 avril 2014 (budget de 2014)', url: `${loi}/2014/04/29/n1/jo`, textOf: '2014-04-29' },
  budget2015: {
    title: 'loi du 19 décembre 2014 (budget de 2015)',
    url: `${loi}/2014/12/19/n11/jo`,
    textOf: '2014-12-19',
  },
  budget2016: {
    title: 'loi du 18 décembre 2015 (budget de 2016)',
    url: `${loi}/2015/12/18/n2/jo`,
    textOf: '2015-12-18',
  },
  gains2016: { title: 'loi du 29 juin 2016 (impôts directs)', url: `${loi}/2016/06/29/n2/jo`, textOf: '2016-06-29' },
  energy2016: {
    title: 'loi du 23 décembre 2016 (aides à l’énergie, logement)',
    url: `${loi}/2016/12/23/n20/jo`,
    textOf: '2016-12-23',
  },
  reform2017: {
    title: 'loi du 23 décembre 2016 (réforme fiscale 2017)',
    url: `${loi}/2016/12/23/n11/jo`,
    textOf: '2016-12-23',
  },
  budget2018: {
    title: 'loi du 15 décembre 2017 (budget de 2018), Mém. A 1097',
    url: `${loi}/2017/12/15/a1097/jo`,
    textOf: '2017-12-15',
  },
  budget2020: {
    title: 'loi du 20 décembre 2019 (budget de 2020), Mém. A 886',
    url: `${loi}/2019/12/20/a886/jo`,
    textOf: '2019-12-20',
  },
  budget2022: {
    title: 'loi du 17 décembre 2021 (budget de 2022), Mém. A 906',
    url: `${loi}/2021/12/17/a906/jo`,
    textOf: '2021-12-17',
  },
  rentFreeze2020: {
    title: 'loi du 20 juin 2020 (gel des loyers), Mém. A 517',
    url: `${loi}/2020/06/20/a517/jo`,
    textOf: '2020-06-20',
  },
  rentFreeze2022: {
    title: 'loi du 29 juin 2022 (accord tripartite), Mém. A 317',
    url: `${loi}/2022/06/29/a317/jo`,
    textOf: '2022-06-29',
  },
  vat2022: {
    title: 'loi du 26 octobre 2022 (baisse temporaire de la TVA), Mém. A 534',
    url: `${loi}/2022/10/26/a534/jo`,
    textOf: '2022-10-26',
  },
  credit2023: { title: 'loi du 16 mai 2023, Mém. A 235', url: `${loi}/2023/05/16/a235/jo`, textOf: '2023-05-16' },
  aids2023: {
    title: 'loi modifiée du 7 août 2023 (aides individuelles au logement), Mém. A 554',
    url: `${loi}/2023/08/07/a554/jo`,
    textOf: '2023-08-07',
  },
  tax2023: {
    title: 'loi du 22 décembre 2023 (impôt sur le revenu), Mém. A 826',
    url: `${loi}/2023/12/22/a826/jo`,
    textOf: '2023-12-22',
  },
  housing2024: {
    title: 'loi du 22 mai 2024 (logement), Mém. A 219',
    url: `${loi}/2024/05/22/a219/jo`,
    textOf: '2024-05-22',
  },
  lease2024: {
    title: 'loi du 23 juillet 2024 (bail à usage d’habitation), Mém. A 311',
    url: `${loi}/2024/07/23/a311/jo`,
    textOf: '2024-07-23',
  },
  budget2025: {
    title: 'loi du 20 décembre 2024 (budget de 2025), Mém. A 558',
    url: `${loi}/2024/12/20/a558/jo`,
    textOf: '2024-12-20',
  },
  tax2024: {
    title: 'loi du 20 décembre 2024 (impôt sur le revenu), Mém. A 589',
    url: `${loi}/2024/12/20/a589/jo`,
    textOf: '2024-12-20',
  },
  housing2025: {
    title: 'loi du 4 avril 2025 (logement), Mém. A 121',
    url: `${loi}/2025/04/04/a121/jo`,
    textOf: '2025-04-04',
  },
  window2025: {
    title: 'loi du 27 juin 2025 (logement), Mém. A 271',
    url: `${loi}/2025/06/27/a271/jo`,
    textOf: '2025-06-27',
  },
  credit2025: { title: 'loi du 3 juillet 2025, Mém. A 279', url: `${loi}/2025/07/03/a279/jo`, textOf: '2025-07-03' },
  budget2026: {
    title: 'loi du 19 décembre 2025 (budget de 2026), Mém. A 591',
    url: `${loi}/2025/12/19/a591/jo`,
    textOf: '2025-12-19',
  },
  energy2026: {
    title: 'loi du 24 juillet 2026 (aides à la rénovation énergétique et aux énergies renouvelables), Mém. A 416',
    url: `${loi}/2026/07/24/a416/jo`,
    textOf: '2026-07-24',
  },
} as const
