import type { LawSourceText } from './evidence.ts'

/** A file of a mirror of the consolidated acts, whose commits are the texts by their days. */
const spanishMirror = (path: string): string => `github.com/jtejederabit/legalping-es ${path}.md`

const aragon = {
  act: 'Decreto Legislativo 1/2005 of Aragon',
  read: spanishMirror('es-ar/BOA-d-2005-90006'),
  textOf: '2023-12-29',
  commit: '4cb13c3f1b3d2427db960475838a9a82f851e644',
}
const asturias = {
  act: 'Decreto Legislativo 2/2014 of Asturias',
  read: spanishMirror('es-as/BOE-A-2015-945'),
  textOf: '2024-12-31',
  commit: '3c1a3b1cf5a8927d5ca935dfb9139e21e02dd38a',
}
const balearics = {
  act: 'Decreto Legislativo 1/2014 of the Balearic Islands',
  read: spanishMirror('es-ib/BOE-A-2014-6925'),
}
const balearics2023 = { ...balearics, textOf: '2023-12-30', commit: 'e6948933c532220186326eba82477234560b634e' }
const balearics2025 = { ...balearics, textOf: '2025-07-24', commit: '94a08270665a86a9d2ec2a76946d345a63f7f2a8' }
const canaries = {
  act: 'Decreto Legislativo 1/2009 of the Canary Islands',
  read: spanishMirror('es-cn/BOC-j-2009-90008'),
}
const canaries2019 = { ...canaries, textOf: '2019-12-31', commit: '836c69e3a55a214be4583b8b8c5818b37ffef8da' }
const canaries2025 = { ...canaries, textOf: '2025-02-04', commit: 'caa73df6b0036246d09b95686d68f15a18c9f9f9' }
const castileLeon = {
  act: 'Decreto Legislativo 1/2013 of Castile and Leon',
  read: spanishMirror('es-cl/BOCL-h-2013-90254'),
}
const castileLeon2013 = { ...castileLeon, textOf: '2013-09-18', commit: '6df86219e24e83362f9b9657ed9aa9d44237189a' }
const castileLeon2024 = { ...castileLeon, textOf: '2024-05-14', commit: 'd299470f055eaaca93f8b01f58673b448ec8620e' }
const catalonia = { act: 'Decreto Legislativo 1/2024 of Catalonia', read: spanishMirror('es-ct/BOE-A-2024-6951') }
const catalonia202403 = { ...catalonia, textOf: '2024-03-14', commit: '10d616d1b08f57ca0e5aeb630ce114f687e9dc7c' }
const catalonia202411 = { ...catalonia, textOf: '2024-11-28', commit: '8666ea406c963ee22d219cd664fc89ab02b5faf5' }
const catalonia202503 = { ...catalonia, textOf: '2025-03-26', commit: '1f3ae8cc69872bdf0fad241357db8fd285b6133a' }
const catalonia202510 = { ...catalonia, textOf: '2025-10-16', commit: '74ca2962c19a790940139c4d33ea040330538e81' }
const extremadura = { act: 'Decreto Legislativo 1/2018 of Extremadura', read: spanishMirror('es-ex/BOE-A-2018-8159') }
const extremadura2024 = { ...extremadura, textOf: '2024-11-26', commit: '70a11733972dde6182b5a0c0beae1b3ae63d0321' }
const extremadura202501 = { ...extremadura, textOf: '2025-01-28', commit: 'c9ad789f70544e541b80c54e96cd94b6b6fc883f' }
const extremadura202504 = { ...extremadura, textOf: '2025-04-07', commit: '15cb2c54357e85c111139ae6fccf8965b57b6ed7' }
const galicia = { act: 'Decreto Legislativo 1/2011 of Galicia', read: spanishMirror('es-ga/BOE-A-2011-18161') }
const galicia2023 = { ...galicia, textOf: '2023-12-29', commit: 'befc23a922b3e2b078dc25d41f84ef0cced117b0' }
const galicia2025 = { ...galicia, textOf: '2025-12-31', commit: 'd1db1182e311916147023170d77046b4118dd6ef' }
const igic = {
  act: 'Ley 4/2012 of the Canary Islands',
  read: spanishMirror('es-cn/BOE-A-2012-9282'),
  textOf: '2024-12-30',
  commit: '20094d0131d487175316caa904cfa9406ada339a',
}
const murcia = { act: 'Decreto Legislativo 1/2010 of Murcia', read: spanishMirror('es-mc/BOE-A-2011-10542') }
const murcia2023 = { ...murcia, textOf: '2023-12-29', commit: '84c2c1c5562cf48cde3a08dbc644ebee268b95d0' }
const murcia2025 = { ...murcia, textOf: '2025-07-24', commit: '5601198afca43d555c132b0849fc3209e7ab1828' }
const rioja = { act: 'Ley 10/2017 of La Rioja', read: spanishMirror('es-ri/BOE-A-2017-13750') }
const rioja2023 = { ...rioja, textOf: '2023-12-30', commit: 'b4bebb2a88b52c3d49eabaefdece6e771707cabb' }
const rioja2024 = { ...rioja, textOf: '2024-12-30', commit: 'dd09d6c8a2d30106ceb59c188307f38916e8b5b8' }
const rioja202503 = { ...rioja, textOf: '2025-03-03', commit: 'fa8cdda41739ee73573bd6dfe4b06511eb3fe8e3' }
const rioja202512 = { ...rioja, textOf: '2025-12-30', commit: 'c2b449430ec5f65393613931eee76cd88d0d2366' }
const valencia = { act: 'Ley 13/1997 of the Valencian Community', read: spanishMirror('es-vc/BOE-A-1998-8202') }
const valencia2023 = { ...valencia, textOf: '2023-12-30', commit: '9408b317c5aa116a64f6efcbad7a5a2c347a8819' }
const valencia2025 = { ...valencia, textOf: '2025-05-31', commit: '873e0d2b787afa4af0c738737c7a533ae968fc18' }
const valencia2026 = { ...valencia, textOf: '2026-03-06', commit: 'cca1aebe3a5d0ab3702d40ed7b0144e5c454409e' }
const vat = {
  act: 'Ley 37/1992',
  read: spanishMirror('es/BOE-A-1992-28740'),
  textOf: '2026-01-26',
  commit: 'e85f49fd0491acfa7e7dd67af52e029bb4acb91c',
}
const ipsi = {
  act: 'Ley 8/1991',
  read: spanishMirror('es/BOE-A-1991-7645'),
  textOf: '2013-07-27',
  commit: 'b47ece7b263db314748a6a168414bc749bc306c2',
}
const andalusia = {
  act: 'Ley 5/2021 of Andalusia',
  read: spanishMirror('es-an/BOE-A-2021-17915'),
  textOf: '2025-12-31',
  commit: 'cfb2c0c3a78baf7e0ce439cc1d904bd8bd69a3bd',
}
const cantabria = { act: 'Decreto Legislativo 62/2008 of Cantabria', read: spanishMirror('es-cb/BOCT-c-2008-90028') }
const cantabria2023 = { ...cantabria, textOf: '2023-12-29', commit: 'fd6f9a9e8d3f41a3f5b5905f8e298f7c952806be' }
const cantabria2024 = { ...cantabria, textOf: '2024-12-30', commit: '34d60bbd0e6bb2957cf5cfdb59f4952fbbe8d5e0' }
const castileMancha = {
  act: 'Ley 8/2013 of Castilla-La Mancha',
  read: spanishMirror('es-cm/BOE-A-2014-1368'),
  textOf: '2023-01-31',
  commit: 'ecc5e4e6345ad90cb520fe755982f3e241b9470e',
}
const madrid = { act: 'Decreto Legislativo 1/2010 of Madrid', read: spanishMirror('es-md/BOCM-m-2010-90068') }
const madrid2023 = { ...madrid, textOf: '2023-12-29', commit: '480c8d264b08ebfcf22f61f7891bc0ec1e0437a7' }
const madrid2024 = { ...madrid, textOf: '2024-11-28', commit: 'fa5134113bacdf52fe237df70bd4ebf0448f3a78' }
const madrid2025 = { ...madrid, textOf: '2025-12-29', commit: '174a0e7cf5117449e0e7b1c9ecc45c726789627e' }
const navarre = {
  act: 'Decreto Foral Legislativo 129/1999 of Navarre',
  read: spanishMirror('es-nc/BON-n-1999-90001'),
  textOf: '2025-12-31',
  commit: '49a55dd5bd4a20dbeab9b4b0d6fedd1eaafaf229',
}
const notaries = {
  act: 'Real Decreto 1426/1989',
  read: spanishMirror('es/BOE-A-1989-28111'),
  textOf: '2011-11-17',
  commit: '0d3d929a03e6fee8318423f8ec755cff07a0fdf3',
}
const registrars = {
  act: 'Real Decreto 1427/1989',
  read: spanishMirror('es/BOE-A-1989-28112'),
  textOf: '2011-11-17',
  commit: 'ce91f92c5aa8a610fb803eac0650e0adfdb2ba29',
}
const cut = {
  act: 'Real Decreto-ley 8/2010',
  read: spanishMirror('es/BOE-A-2010-8228'),
  textOf: '2017-06-28',
  commit: '580c97a340cc162dd6674734f3abab4b952e02ab',
}
const transferTax = {
  act: 'Real Decreto Legislativo 1/1993',
  read: spanishMirror('es/BOE-A-1993-25359'),
  textOf: '2026-03-19',
  commit: '0997694bc7966dd874409790081a99b0571632b0',
}
/** Only this mirror has the table of art. 10.a. */
const balearicsTable = {
  act: 'Decreto Legislativo 1/2014 of the Balearic Islands',
  read: 'github.com/legalize-dev/legalize-es es-ib/BOE-A-2014-6925.md',
  textOf: '2024-12-13',
  commit: '170bbf311dfc4c0c282bcfa21227cab5f1826e71',
}
/** Scales found only in these mirrors, which keep the tables printed by the gazette. */
const tables = 'github.com/leyabierta/leyes'
const laterTables = 'github.com/dsuarezv/legalize-es'
const aragonTable = {
  act: aragon.act,
  read: `${tables} es-ar/BOA-d-2005-90006.md`,
  textOf: '2016-02-03',
  commit: '09c9401895b816e34fd50deee8739225933a4ee4',
}
const asturiasTables = {
  act: asturias.act,
  read: `${tables} es-as/BOE-A-2015-945.md`,
  textOf: '2023-12-29',
  commit: '002dc54631f0d20b33f2417ed951b73eeefbb221',
}
const cataloniaTable = {
  act: catalonia.act,
  read: `${laterTables} es-ct/BOE-A-2024-6951.md`,
  commit: 'cd50deb9daaae494fb099b6e1cf009320dc089c1',
}
const extremaduraTable = {
  act: extremadura.act,
  read: `${laterTables} es-ex/BOE-A-2018-8159.md`,
  textOf: '2018-05-23',
  commit: 'b2c8affd00ef5e46fea5bb7e2de4203626b6fba7',
}

/** Acts of the communities together, each cited by its article. */
const communities = {
  act: 'laws of the communities on ceded taxes',
  read: spanishMirror('es-*/*'),
  textOf: '2026-04-25',
  commit: '0aa37529832f852bf3465a489868a67e129eda3d',
}

/** Sources of the statutory versions of Spain. */
export const spanishSourceTexts: readonly LawSourceText[] = [
  {
    id: 'es.itp.aragonScale',
    days: ['2016-01-01'],
    ...aragonTable,
    article: 'art. 121-1',
    says: 'Slices: 8 % to 400 000, 8.5 to 450 000, 9 to 500 000, 9.5 to 750 000, 10 above, with the tax at each limit.',
  },
  {
    id: 'es.itp.asturiasScale',
    days: ['2024-01-01'],
    ...asturiasTables,
    article: 'art. 26',
    says: 'The rate that results by the whole value of the home: 8 % to 300 000, 9 from 300 000.01 to 500 000, 10 above.',
  },
  {
    id: 'es.itp.asturiasReduced',
    days: ['2024-01-01'],
    ...asturiasTables,
    article: 'art. 32 bis.1',
    says: 'Main homes in thinly peopled areas, of people up to 35, large families and victims: 4 % to 150 000, 6 above.',
  },
  {
    id: 'es.itp.cataloniaScale',
    days: ['2024-01-01'],
    ...cataloniaTable,
    textOf: '2024-03-14',
    article: 'art. 641-1.a, the wording before',
    says: 'Average rate of the scale: 10 % to 1 000 000, 11 above.',
  },
  {
    id: 'es.itp.cataloniaScale',
    days: ['2025-06-27'],
    ...cataloniaTable,
    textOf: '2025-03-26',
    article: 'art. 641-1.1',
    says: 'Average rate of the scale: 10 % to 600 000, 11 to 900 000, 12 to 1 500 000, 13 above; in force on 27 June 2025.',
  },
  {
    id: 'es.itp.extremaduraScale',
    days: ['2024-01-01'],
    ...extremaduraTable,
    article: 'art. 36',
    says: 'Slices: 8 % to 360 000, 10 to 600 000, 11 above; no note of a change up to August 2026.',
  },
  {
    id: 'es.itp.aragonFamilyIncomeMax',
    days: ['2024-01-01'],
    ...aragon,
    article: 'arts 121-5.1.d and 122-3.1.d',
    says: 'Income at most 35 000; 6 000 more for each further child.',
  },
  {
    id: 'es.itp.balearicsFamilyValueMax',
    days: ['2024-01-01'],
    ...balearics2023,
    article: 'art. 10.d.3',
    says: 'A home of at most 350 000 for the 2 % of families.',
  },
  {
    id: 'es.itp.balearicsIncomeMax',
    days: ['2024-01-01'],
    ...balearics2023,
    article: 'art. 14 quater.1.f',
    says: 'Income at most 52 800; joint return 84 480.',
  },
  {
    id: 'es.itp.canariesDisabledIncomeMax',
    days: ['2024-01-01'],
    ...canaries2025,
    article: 'art. 33.b',
    says: 'Income at most 40 000; 6 000 more for each dependant.',
  },
  {
    id: 'es.itp.canariesFamilyIncomeMax',
    days: ['2024-01-01'],
    ...canaries2025,
    article: 'art. 32.b',
    says: 'Income at most 30 000; 12 000 more for each further child.',
  },
  {
    id: 'es.itp.canariesIncomeMax',
    days: ['2024-01-01'],
    ...canaries2025,
    article: 'arts 33 bis.b and 35.1.a',
    says: 'Income at most 24 000; 6 000 more for each dependant.',
  },
  {
    id: 'es.itp.castileLeonIncomeMax',
    days: ['2024-01-01'],
    ...castileLeon2024,
    article: 'art. 28.2.a',
    says: 'Income at most 31 500; large families 37 800; 6 000 more for each further child.',
  },
  {
    id: 'es.itp.cataloniaIncomeMax',
    days: ['2024-01-01'],
    ...catalonia202510,
    article: 'arts 641-2 to 641-5',
    says: 'Income at most 36 000; 14 000 more for each further child.',
  },
  {
    id: 'es.itp.extremaduraIncomeMax',
    days: ['2024-01-01'],
    ...extremadura2024,
    article: 'art. 40.b',
    says: 'Income at most 19 000; joint return 24 000; whole family 30 000.',
  },
  {
    id: 'es.itp.extremaduraIncomeMax',
    days: ['2025-01-29'],
    ...extremadura202501,
    article: 'art. 40.1.b',
    says: 'General and savings bases at most 28 000, 45 000 in a joint return.',
  },
  {
    id: 'es.itp.extremaduraIncomeMax',
    days: ['2025-04-08'],
    ...extremadura202504,
    article: 'art. 40.1.b',
    says: 'General and savings bases at most 30 000, 55 000 in a joint return.',
  },
  {
    id: 'es.ajd.extremaduraIncomeMax',
    days: ['2024-01-01'],
    ...extremadura202504,
    article: 'art. 47.b',
    says: 'Income at most 19 000; joint return 24 000; whole family 30 000.',
  },
  {
    id: 'es.itp.galiciaLargeFamilyLimits',
    days: ['2024-01-01'],
    ...galicia2025,
    article: 'arts 14.Cuatro and 15.Cuatro',
    says: 'Wealth at most 400 000 for a large family, 50 000 more for each child above the least number.',
  },
  {
    id: 'es.itp.galiciaLimits',
    days: ['2024-01-01'],
    ...galicia2023,
    article: 'arts 14.Dos, 14.Cinco and 15',
    says: 'Wealth at most 200 000, 30 000 more for each member after the first.',
  },
  {
    id: 'es.itp.galiciaLimits',
    days: ['2026-01-01'],
    ...galicia2025,
    article: 'arts 14.Dos, 14.Cinco, 14.Diez and 15',
    says: 'Wealth at most 240 000, 30 000 more for each member after the first.',
  },
  {
    id: 'es.igic.incomeMax',
    days: ['2024-01-01'],
    ...igic,
    article: 'art. 58.Dos.2.f',
    says: 'Income at most 24 000, 10 000 more when taxed jointly.',
  },
  {
    id: 'es.itp.murciaFamilyIncomeMax',
    days: ['2024-01-01'],
    ...murcia2023,
    article: 'art. 6.5.b and 7.5.b',
    says: 'General income below 44 000, 6 000 more for each child beyond the number of the general category.',
  },
  {
    id: 'es.itp.murciaIncomeMax',
    days: ['2024-01-01'],
    ...murcia2023,
    article: 'art. 6.6.b, 6.9.b, 7.4.b and 7.6.b',
    says: 'General income below 40 000 and savings income not above 1 800.',
  },
  {
    id: 'es.itp.riojaFamilyIncomeMax',
    days: ['2024-01-01'],
    ...rioja202512,
    article: 'art. 45.1.d',
    says: 'Income at most 30 600.',
  },
  {
    id: 'es.itp.riojaIncomeMax',
    days: ['2024-01-01'],
    ...rioja2024,
    article: 'art. 45.3',
    says: 'Base at most 18 030 alone and 30 050 jointly; the rest of the base at most 1 800.',
  },
  {
    id: 'es.itp.valenciaIncomeMax',
    days: ['2024-01-01'],
    ...valencia2026,
    article: 'art. 4.Cuatro',
    says: 'Income at most 30 000; joint return 47 000; special cases 35 000; special cases jointly 58 000.',
  },
  {
    id: 'es.vat.homeRate',
    days: ['2024-01-01'],
    ...vat,
    article: 'art. 91.Uno.1.7',
    says: '10 % on buildings fit as homes, with up to two parking spaces sold together.',
  },
  {
    id: 'es.igic.protectedHousingRate',
    days: ['2024-01-01'],
    ...igic,
    article: 'art. 58.Uno.1',
    says: '0 % on protected housing of the special regime.',
  },
  {
    id: 'es.igic.generalRate',
    days: ['2024-01-01'],
    ...igic,
    article: 'art. 51.1.d',
    says: 'The general rate is 7 %.',
  },
  {
    id: 'es.igic.reducedRates',
    days: ['2024-01-01'],
    ...igic,
    article: 'art. 58.Dos and Cuatro',
    says: 'The rate is only home 5 % to 150 000; buyers named there 3 % to 150 000; large families 3 % to 225 000; special large families 3 % to 300 000.',
  },
  {
    id: 'es.ipsi.range',
    days: ['2024-01-01'],
    ...ipsi,
    article: 'art. 18.1',
    says: 'The rates lie between 0.5 % and 10 %; Ceuta and Melilla set them.',
  },
  {
    id: 'es.vat.protectedHousingRate',
    days: ['2024-01-01'],
    ...vat,
    article: 'art. 91.Dos.1.6',
    says: '4 % on officially protected housing of special regime or public promotion.',
  },
  {
    id: 'es.vat.standardRate',
    days: ['2024-01-01'],
    ...vat,
    article: 'art. 90',
    says: 'The tax is 21 % unless art. 91 says otherwise.',
  },
  {
    id: 'es.itp.andalusiaReduced',
    days: ['2024-01-01'],
    ...andalusia,
    article: 'art. 43.1.a to 43.1.d',
    says: 'Main home 6 % to 150 000; young buyers 3.5 % to 150 000; families named there 3.5 % to 250 000.',
  },
  {
    id: 'es.itp.aragonRebates',
    days: ['2024-01-01'],
    ...aragon,
    article: 'arts 121-4 and 121-5',
    says: 'Young buyers a rebate of 12.5 % to 100 000; severe disability a rebate of 12.5 % to 100 000; large families a rebate of 50 %.',
  },
  {
    id: 'es.itp.balearicsLoanShareMin',
    days: ['2024-01-01'],
    ...balearics2023,
    article: 'art. 14 quater.1.g',
    says: 'A mortgage of at least 60 % of the price opens the rebate of 100 %.',
  },
  {
    id: 'es.itp.balearicsReduced',
    days: ['2024-01-01'],
    ...balearics2023,
    article: 'arts 10.c, 10.d and 14 quater',
    says: 'Only home 4 % to 270 151.20; young buyers 2 % to 270 151.20; single parents 2 % to 270 151.20; families named there 2 % to 270 151.20; rebate of art. 14 quater 0 % to 270 151.20.',
  },
  {
    id: 'es.itp.balearicsReducedAgeMax',
    days: ['2024-01-01'],
    ...balearics2023,
    article: 'art. 10.d.1',
    says: '2 % below the age of 36.',
  },
  {
    id: 'es.itp.balearicsResidenceYears',
    days: ['2024-01-01'],
    ...balearics2023,
    article: 'art. 14 quater.1.a',
    says: 'Three years of tax residence on the islands before the purchase open the rebate.',
  },
  {
    id: 'es.itp.canariesReduced',
    days: ['2024-01-01'],
    ...canaries2025,
    article: 'arts 31.1.a, 32, 33, 33 bis and 35',
    says: 'Only home 5 % to 150 000; young buyers 4 % to 150 000; large families 1 %; severe disability 1 %; single parents 1 %.',
  },
  {
    id: 'es.itp.cantabriaOwnHome',
    days: ['2024-01-01'],
    act: 'Ley 3/2023 of Cantabria, as the state gazette prints it (BOE-A-2024-1373)',
    article: 'art. 9.2 of the Decreto Legislativo 62/2008',
    textOf: '2023-12-29',
    read: 'zahoribo.com/boletin-oficial/espana-boe/2024-01-25/ley-32023-26-diciembre-medidas-fiscales-administrativas-ZmEyngMvbOqa/32',
    says: 'Homes that will be the main home: 7 % where the whole is worth less than 200 000, 9 % from 200 000 on.',
  },
  {
    id: 'es.itp.cantabriaReduced',
    days: ['2024-01-01'],
    ...cantabria2023,
    article: 'art. 9.3, 9.6 and 9.7',
    says: 'Buyers named there 4 % to 300 000; severe disability 3 % to 300 000.',
  },
  {
    id: 'es.itp.castileLeonReduced',
    days: ['2024-01-01'],
    ...castileLeon2024,
    article: 'arts 25.3, 25.4 and 28.2',
    says: 'Buyers named there 4 %; small places 0.01 % below 150 000.',
  },
  {
    id: 'es.itp.castileManchaReduced',
    days: ['2024-01-01'],
    ...castileMancha,
    article: 'art. 19.2 and 19.6',
    says: 'First home 6 % to 180 000; buyers named there 5 % to 180 000; small places 3 % to 180 000.',
  },
  {
    id: 'es.itp.cataloniaReduced',
    days: ['2024-01-01'],
    ...catalonia202510,
    article: 'arts 641-2 to 641-5 bis',
    says: 'Buyers named there 5 %.',
  },
  {
    id: 'es.itp.cataloniaYoungAgeMax',
    days: ['2024-01-01'],
    ...catalonia202411,
    article: 'art. 641-5',
    says: '5 % for buyers of 32 years or less.',
  },
  {
    id: 'es.itp.cataloniaYoungAgeMax',
    days: ['2025-06-27'],
    ...catalonia202503,
    article: 'art. 641-5',
    says: '5 % for buyers of 35 years or less.',
  },
  {
    id: 'es.itp.extremaduraReduced',
    days: ['2024-01-01'],
    ...extremadura2024,
    article: 'arts 40 and 41',
    says: 'Main home 7 % to 122 000; young buyers 5.6 % to 122 000; families named there 5.6 % to 122 000.',
  },
  {
    id: 'es.itp.extremaduraReduced',
    days: ['2025-01-29'],
    ...extremadura202501,
    article: 'arts 40, 40 bis and 41',
    says: 'Main homes to 180 000: 7 %, 4 % below the age of 36, a rebate of 20 % of the 7 % for families and disability.',
  },
  {
    id: 'es.itp.extremaduraReduced',
    days: ['2025-04-08'],
    ...extremadura202504,
    article: 'arts 40, 40 bis and 41',
    says: 'Main homes to 200 000: 7 %; 4 % below the age of 36, and for the families and disability named in art. 41.',
  },
  {
    id: 'es.itp.extremaduraYoungAgeMax',
    days: ['2024-01-01'],
    ...extremadura2024,
    article: 'art. 41',
    says: 'The rebate of 20 % is for buyers below the age of 35.',
  },
  {
    id: 'es.itp.extremaduraYoungAgeMax',
    days: ['2025-01-29'],
    ...extremadura202501,
    article: 'art. 40 bis',
    says: 'The new article is for buyers below the age of 36.',
  },
  {
    id: 'es.itp.galiciaReduced',
    days: ['2024-01-01'],
    ...galicia2023,
    article: 'art. 14.Dos to Cinco and Siete; art. 16.Siete',
    says: 'Main home 7 %; young buyers 3 %; large families 3 %; severe disability 3 %; rural parishes 5 %; any home in a rural parish 6 %; buyers named there in rural parishes 0 %.',
  },
  {
    id: 'es.itp.galiciaReduced',
    days: ['2026-01-01'],
    ...galicia2025,
    article: 'art. 14.Dos to Cinco, Siete and Diez; art. 16.Siete',
    says: 'Main home 7 %; young buyers 3 %; single parents 3 %; large families 3 %; severe disability 3 %; rural parishes 5 %; any home in a rural parish 6 %; buyers named there in rural parishes 0 %.',
  },
  {
    id: 'es.itp.madridReduced',
    days: ['2024-01-01'],
    ...madrid2025,
    article: 'arts 29 and 30 bis',
    says: '10 % off the 6 % for a main home to 250 000; 4 % for large families.',
  },
  {
    id: 'es.itp.madridVillage',
    days: ['2024-01-01'],
    ...madrid2023,
    article: 'arts 30 bis and 38 bis',
    says: 'The rebates name no small municipalities.',
  },
  {
    id: 'es.itp.madridVillage',
    days: ['2024-11-29'],
    ...madrid2024,
    article: 'arts 30 bis and 38 bis',
    says: 'The rebate is 100 % for a main home to 250 000 of a buyer below 35 in a place of fewer than 2 500 people.',
  },
  {
    id: 'es.itp.castileManchaLoanShareAbove',
    days: ['2024-01-01'],
    ...castileMancha,
    article: 'art. 19.2.a',
    says: 'A mortgage above 50 % of the value opens 6 % for the first home.',
  },
  {
    id: 'es.itp.murciaReduced',
    days: ['2024-01-01'],
    ...murcia2023,
    article: 'art. 6.5, 6.6 and 6.9',
    says: 'Young buyers 3 %; large families 3 %; severe disability 3 %.',
  },
  {
    id: 'es.itp.navarreChildrenMin',
    days: ['2024-01-01'],
    ...navarre,
    article: "art. 8.1.b.1.a'",
    says: '5 % for families with two children or more.',
  },
  {
    id: 'es.itp.navarreReduced',
    days: ['2024-01-01'],
    ...navarre,
    article: 'art. 8.1.b',
    says: 'Families named there 5 % to 180 304; small places 4 %.',
  },
  {
    id: 'es.itp.riojaReduced',
    days: ['2024-01-01'],
    ...rioja2024,
    article: 'art. 45',
    says: 'Young buyers in a small place 5 %; small places 3 %; large families 5 %; families that grow 3 %; disability 5 %.',
  },
  {
    id: 'es.itp.riojaReduced',
    days: ['2025-03-03'],
    ...rioja202503,
    article: 'art. 45',
    says: 'Young buyers 4 %; small places 3 %; large families 5 %; families that grow 3 %; disability 5 %.',
  },
  {
    id: 'es.itp.riojaYoungAgeMax',
    days: ['2024-01-01'],
    ...rioja2024,
    article: 'art. 45.3',
    says: '5 % below the age of 36.',
  },
  {
    id: 'es.itp.riojaYoungAgeMax',
    days: ['2025-03-03'],
    ...rioja202503,
    article: 'art. 45.3',
    says: '4 % below the age of 40.',
  },
  {
    id: 'es.itp.valenciaReduced',
    days: ['2024-01-01'],
    ...valencia2023,
    article: 'art. 13.Dos.2, Tres.1, Cuatro.1 and Cinco',
    says: 'Young buyers 6 % to 180 000, 8 % above; families named there 3 % to 180 000, 4 % above.',
  },
  {
    id: 'es.itp.valenciaReduced',
    days: ['2026-06-01'],
    ...valencia2025,
    article: 'art. 13.Dos.2, Tres.1, Cuatro.1 and Cinco',
    says: 'Young buyers 6 % to 180 000, 8 % above; families named there 3 % to 180 000, 4 % above.',
  },
  {
    id: 'es.itp.youngAgeMax',
    days: ['2024-01-01'],
    ...communities,
    article:
      'AN 43.1.b, AR 121-4, AS 32 bis, IB 14 quater, CN 35, CB 9.3.c, CL 25.3.c, CM 19.6, VC 13.Dos and Tres, GA 14.Cinco, MD 30 bis, MC 6.6',
    says: 'Below 35: AN, AR, VC, MD (34); below 36: AS, CN, CB, CL, CM, GA (35); below 30 in IB (29); to 40 in MC.',
  },
  {
    id: 'es.ajd.andalusiaReduced',
    days: ['2024-01-01'],
    ...andalusia,
    article: 'art. 50.1',
    says: 'Main home 1 % to 150 000; young buyers 0.3 % to 150 000; families named there 0.1 % to 250 000.',
  },
  {
    id: 'es.ajd.aragonRebates',
    days: ['2024-01-01'],
    ...aragon,
    article: 'arts 122-3 and 122-10',
    says: 'Young buyers a rebate of 30 % to 100 000; severe disability a rebate of 30 % to 100 000; large families a rebate of 60 %.',
  },
  {
    id: 'es.ajd.balearicsReduced',
    days: ['2024-01-01'],
    ...balearics2025,
    article: 'art. 17',
    says: 'First home 1.2 % to 270 151.20.',
  },
  {
    id: 'es.ajd.canariesReduced',
    days: ['2024-01-01'],
    ...canaries2025,
    article: 'art. 37.1',
    says: 'Buyers named there 0.4 %.',
  },
  {
    id: 'es.ajd.cantabriaReduced',
    days: ['2024-01-01'],
    ...cantabria2024,
    article: 'art. 13.3, 13.4, 13.6 and 13.9',
    says: 'Main home 1 % to 300 000; buyers named there 0.1 % to 300 000; severe disability 0.05 % to 300 000.',
  },
  {
    id: 'es.ajd.castileLeonReduced',
    days: ['2024-01-01'],
    ...castileLeon2024,
    article: 'arts 26.2, 26.3 and 28.2',
    says: 'Buyers named there 0.5 %; small places 0.01 % below 150 000.',
  },
  {
    id: 'es.ajd.castileManchaReduced',
    days: ['2024-01-01'],
    ...castileMancha,
    article: 'art. 21.2',
    says: 'First home 0.75 % to 180 000; buyers named there 0.5 % to 180 000; small places 0.15 % to 180 000.',
  },
  {
    id: 'es.ajd.cataloniaReduced',
    days: ['2024-01-01'],
    ...catalonia202411,
    article: 'arts 642-1 to 642-5',
    says: 'These articles name no lower rate for the deed of a home.',
  },
  {
    id: 'es.ajd.cataloniaReduced',
    days: ['2025-06-27'],
    ...catalonia202503,
    article: 'art. 642-6',
    says: '100 % off the duty on the deed of a first main home of buyers of 35 years or less.',
  },
  {
    id: 'es.ajd.extremaduraReduced',
    days: ['2024-01-01'],
    ...extremadura202504,
    article: 'art. 47',
    says: 'Main home 0.75 % to 122 000.',
  },
  {
    id: 'es.ajd.galiciaReduced',
    days: ['2024-01-01'],
    ...galicia2023,
    article: 'art. 15.Dos to Cinco; art. 17.Ocho',
    says: 'Main home 1 %; young buyers 0.5 %; large families 0.5 %; severe disability 0.5 %; buyers named there in rural parishes 0 %.',
  },
  {
    id: 'es.ajd.galiciaReduced',
    days: ['2026-01-01'],
    ...galicia2025,
    article: 'art. 15.Dos to Cinco and Nueve; art. 17.Ocho',
    says: 'Main home 1 %; young buyers 0.5 %; large families 0.5 %; severe disability 0.5 %; buyers named there in rural parishes 0 %; single parents 0.5 %.',
  },
  {
    id: 'es.ajd.madridRebates',
    days: ['2024-01-01'],
    ...madrid2025,
    article: 'arts 38 bis and 38 ter',
    says: 'Main home a rebate of 10 % to 250 000; families named there a rebate of 95 %.',
  },
  {
    id: 'es.ajd.murciaReduced',
    days: ['2024-01-01'],
    ...murcia2025,
    article: 'art. 7.4 to 7.6',
    says: 'Young buyers 0.1 %; large families 0.1 %; severe disability 0.1 %.',
  },
  {
    id: 'es.ajd.riojaReduced',
    days: ['2024-01-01'],
    ...rioja2023,
    article: 'art. 49',
    says: 'Buyers named there 0.4 % below 150 253, 0.5 % above.',
  },
  {
    id: 'es.ajd.riojaReduced',
    days: ['2025-01-01'],
    ...rioja2024,
    article: 'art. 49',
    says: 'Large families and people with a disability 0.1 %; 0.4 % where the home is worth less than 150 253.',
  },
  {
    id: 'es.ajd.riojaReduced',
    days: ['2025-03-03'],
    ...rioja202503,
    article: 'art. 49',
    says: 'Buyers named there 0.1 %.',
  },
  {
    id: 'es.ajd.valenciaReduced',
    days: ['2024-01-01'],
    ...valencia2026,
    article: 'art. 14.Uno.a',
    says: 'Main home 0.1 %.',
  },
  {
    id: 'es.ajd.balearicsRates',
    days: ['2024-01-01'],
    ...balearics2025,
    article: 'arts 15 and 17 bis',
    says: 'The rate is 1.5 % below 1 000 000, 2 % above.',
  },
  {
    id: 'es.ajd.cataloniaWaivedRate',
    days: ['2024-01-01'],
    ...catalonia202403,
    article: 'art. 642-1.a',
    says: '2.5 % when the exemption from VAT is waived.',
  },
  {
    id: 'es.ajd.cataloniaWaivedRate',
    days: ['2025-06-27'],
    ...catalonia202503,
    article: 'art. 642-1.a',
    says: '3.5 % when the exemption from VAT is waived.',
  },
  {
    id: 'es.ajd.madridRates',
    days: ['2024-01-01'],
    ...madrid2025,
    article: 'art. 32.1',
    says: 'The rate is 0.4 % to 120 000, 0.5 % to 180 000, 0.75 % above.',
  },
  { id: 'es.ajd.murciaRate', days: ['2024-01-01'], ...murcia2023, article: 'art. 7.8', says: 'The rate is 2 %.' },
  { id: 'es.ajd.murciaRate', days: ['2025-07-25'], ...murcia2025, article: 'art. 7.8', says: 'The rate is 1.5 %.' },
  {
    id: 'es.ajd.rates',
    days: ['2024-01-01'],
    ...communities,
    article:
      'AN 49, AR 122-1, AS 34, CN 36, CB 13.3, CL 24.2, CM 21.1, CT 642-1, EX 46, GA 15, MD 36, NC 22.2, RI 48, CE and ML 31.2 of the state law',
    says: '1.2 % AN, AS; 1 % CN, RI; 0.75 % MD; 1.5 % AR, CB, CL, CM, CT, EX, GA; 0.5 % NC, CE, ML.',
  },
  {
    id: 'es.ajd.valenciaRate',
    days: ['2024-01-01'],
    ...valencia2023,
    article: 'art. 14.Cuatro',
    says: 'The rate is 1.5 %.',
  },
  {
    id: 'es.ajd.valenciaRate',
    days: ['2026-06-01'],
    ...valencia2025,
    article: 'art. 14.Cuatro',
    says: 'The rate is 1.4 %.',
  },
  {
    id: 'es.ajd.waivedRates',
    days: ['2024-01-01'],
    ...communities,
    article:
      'AR 122-2, AS 36, IB 19, CB 13.7, CL 26.1, CM 21.4, VC 14.Dos, EX 51, GA 15.Siete, MD 35, MC 7.9, NC 22.2, RI 52',
    says: 'When VAT is chosen: 1 % NC; 1.5 % AS, MD, RI; 2 % AR, CB, CL, VC, GA; 2.5 % IB, CM, MC; 3 % EX.',
  },
  {
    id: 'es.notary.tariff',
    days: ['2024-01-01'],
    ...notaries,
    article: 'Anexo I, número 2',
    says: '90.151816 to 6 010.12, then per thousand 4.5 to 30 050.61, 1.5 to 60 101.21, 1 to 150 253.03, 0.5 to 601 012.10, 0.3 to 6 010 121.04.',
  },
  {
    id: 'es.registry.limits',
    days: ['2024-01-01'],
    ...registrars,
    article: 'Anexo I, número 2',
    says: 'The fee lies between 24.040484 and 2 181.673939.',
  },
  {
    id: 'es.registry.tariff',
    days: ['2024-01-01'],
    ...registrars,
    article: 'Anexo I, número 2',
    says: '24.040484 to 6 010.12, then per thousand 1.75 to 30 050.61, 1.25 to 60 101.21, 0.75 to 150 253.03, 0.3 to 601 012.10, 0.2 above.',
  },
  {
    id: 'es.notary.tariffCut',
    days: ['2024-01-01'],
    ...cut,
    article: 'disposición adicional 8.ª',
    says: 'A discount of 5 % on fees of documents of an amount.',
  },
  { id: 'es.itp.andalusiaScale', days: ['2021-04-28'], ...andalusia, article: 'art. 41', says: 'The rate is 7 %.' },
  {
    id: 'es.itp.balearicsRounding',
    days: ['2024-01-01'],
    ...balearics2023,
    article: 'art. 10',
    says: 'The mean rate is printed with two decimals of a per cent, the third lifting the second when above 5.',
  },
  {
    id: 'es.itp.balearicsScale',
    days: ['2024-01-01'],
    ...balearicsTable,
    article: 'art. 10.a',
    says: 'The rate is 8 % to 400 000, 9 % to 600 000, 10 % to 1 000 000, 12 % to 2 000 000, 13 % above.',
  },
  {
    id: 'es.itp.canariesScale',
    days: ['2024-01-01'],
    ...canaries2019,
    article: 'art. 31.1',
    says: 'The rate is 6.5 %.',
  },
  {
    id: 'es.itp.cantabriaScale',
    days: ['2024-01-01'],
    ...cantabria2023,
    article: 'art. 9.1.A',
    says: 'The rate is 9 %.',
  },
  {
    id: 'es.itp.castileLeonScale',
    days: ['2024-01-01'],
    ...castileLeon2013,
    article: 'arts 24.1.a and 25.1',
    says: 'The rate is 8 % to 250 000, 10 % above.',
  },
  {
    id: 'es.itp.castileManchaScale',
    days: ['2024-01-01'],
    ...castileMancha,
    article: 'art. 19.1',
    says: 'The rate is 9 %.',
  },
  {
    id: 'es.itp.asturiasLargeHolderRate',
    days: ['2024-01-01'],
    ...asturias,
    article: 'arts 26 to 32 bis',
    says: 'The rates of these articles; art. 31 bis, on large holders, is not yet among them.',
  },
  {
    id: 'es.itp.asturiasLargeHolderRate',
    days: ['2025-12-03'],
    ...asturias,
    textOf: '2025-12-02',
    commit: '6cfb7a57477124557ca3ddb3b8cf9b6140cccf19',
    article: 'art. 31 bis',
    says: '20 % on homes that large holders buy: more than ten, or above 1 500 square metres, or five in a stressed area.',
  },
  {
    id: 'es.itp.cataloniaLargeHolderRate',
    days: ['2024-01-01'],
    ...catalonia202403,
    article: 'art. 641-1',
    says: 'One scale for property, 7 % for protected homes, 5 % for movables; no rate of large holders.',
  },
  {
    id: 'es.itp.cataloniaLargeHolderRate',
    days: ['2025-06-27'],
    ...catalonia202510,
    article: 'arts 641-1.5 and 641-1.6',
    says: '20 % when a large holder buys homes, or a whole building of homes.',
  },
  {
    id: 'es.itp.ceutaMelillaRebate',
    days: ['2024-01-01'],
    ...transferTax,
    article: 'art. 57 bis',
    says: '50 % off the tax in Ceuta and Melilla.',
  },
  { id: 'es.itp.ceutaScale', days: ['2024-01-01'], ...transferTax, article: 'art. 11.1.a', says: 'The rate is 6 %.' },
  {
    id: 'es.itp.galiciaScale',
    days: ['2024-01-01'],
    ...galicia2023,
    article: 'art. 14.Uno.1',
    says: 'The rate is 8 %.',
  },
  { id: 'es.itp.madridScale', days: ['2024-01-01'], ...madrid2025, article: 'art. 28', says: 'The rate is 6 %.' },
  { id: 'es.itp.melillaScale', days: ['2024-01-01'], ...transferTax, article: 'art. 11.1.a', says: 'The rate is 6 %.' },
  { id: 'es.itp.murciaScale', days: ['2024-01-01'], ...murcia2023, article: 'art. 6.1', says: 'The rate is 8 %.' },
  { id: 'es.itp.murciaScale', days: ['2025-07-25'], ...murcia2025, article: 'art. 6.1', says: 'The rate is 7.75 %.' },
  { id: 'es.itp.navarreScale', days: ['2024-01-01'], ...navarre, article: 'art. 8.1.a', says: 'The rate is 6 %.' },
  { id: 'es.itp.riojaScale', days: ['2024-01-01'], ...rioja202512, article: 'art. 44.1', says: 'The rate is 7 %.' },
  {
    id: 'es.itp.valenciaScale',
    days: ['2024-01-01'],
    ...valencia2023,
    article: 'art. 13.Uno',
    says: 'The rate is 10 % to 1 000 000, 11 % above.',
  },
  {
    id: 'es.itp.valenciaScale',
    days: ['2026-06-01'],
    ...valencia2025,
    article: 'art. 13.Uno',
    says: 'The rate is 9 % to 1 000 000, 11 % above.',
  },
]
