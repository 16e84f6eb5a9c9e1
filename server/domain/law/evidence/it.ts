import type { LawSourceText } from './evidence.ts'

const mirror = 'github.com/legalize-dev/legalize-it'
/** Address of an article as printed by the official gazette. */
const gazette = (article: number, act: string, day: string, group: number): string =>
  `www.gazzettaufficiale.it/atto/serie_generale/caricaArticolo?art.progressivo=0&art.idArticolo=${article}&art.versione=1&art.codiceRedazionale=${act}&art.dataPubblicazioneGazzetta=${day}&art.idGruppo=${group}&art.idSottoArticolo1=10&art.idSottoArticolo=1&art.flagTipoArticolo=0`

const reform = {
  act: 'D.Lgs. 23/2011, of 14 March',
  textOf: '2011-03-23',
  read: gazette(10, '011G0066', '2011-03-23', 0),
}
const decree2013 = {
  act: 'D.L. 104/2013, of 12 September',
  textOf: '2013-09-12',
  read: gazette(26, '13G00147', '2013-09-12', 3),
}

/** Sources of the statutory versions of Italy. */
export const italianSourceTexts: readonly LawSourceText[] = [
  {
    id: 'it.register.rates',
    days: ['2014-01-01'],
    ...reform,
    article: 'art. 10, comma 1',
    says: 'From 1 January 2014: 9 per cent, and 2 per cent for homes outside A/1, A/8 and A/9 under the conditions of nota II-bis.',
  },
  {
    id: 'it.register.minimum',
    days: ['2014-01-01'],
    ...reform,
    article: 'art. 10, comma 2',
    says: 'In the cases of the first comma the tax cannot be lower than 1 000 euros.',
  },
  {
    id: 'it.register.rounding',
    days: ['2002-01-01'],
    act: 'DPR 131/1986, of 26 April',
    article: 'art. 41, comma 1',
    textOf: '2002-01-01',
    read: 'codici.mariannapistolese.it/91076/leggi/testo-unico-dellimposta-di-registro-tur/titolo-iii-testo-unico-dellimposta-di-registro-tur/titolo-iii-testo-unico-dellimposta-di-registro-tur-titolo-iii-testo-unico-dellimposta-di-registro-tur/art-41-liquidazione-dellimposta',
    says: 'The tax at a rate is rounded to the unit where values are in euros: down below 50 cents, up from 50 cents.',
  },
  {
    id: 'it.register.fixedDuty',
    days: ['2014-01-01'],
    ...decree2013,
    article: 'art. 26, comma 1',
    says: 'The mortgage tax and the cadastral tax on the deeds of art. 10 are fixed at 50 euros each.',
  },
  {
    id: 'it.register.fixedDutyWithVat',
    days: ['2014-01-01'],
    ...decree2013,
    article: 'art. 26, commi 2, 3',
    says: 'Fixed register, mortgage and cadastral taxes of 168 euros rise to 200, from 1 January 2014.',
  },
  {
    id: 'it.vat.standardRate',
    days: ['2014-01-01'],
    act: 'DPR 633/1972, of 26 October',
    article: 'art. 16, comma 1',
    textOf: '2016-01-01',
    read: 'www.normattiva.it/uri-res/N2Ls?urn:nir:::1972;633~art16',
    says: '22 per cent; 4, 5 and 10 for what parts II, II-bis and III of table A list. In force since 1 January 2016.',
  },
  {
    id: 'it.vat.homeRates',
    days: ['2014-01-01'],
    act: 'DPR 633/1972, of 26 October, consolidated',
    article: 'Tabella A, parte II, n. 21; parte III, n. 127-undecies; art. 16',
    textOf: '2016-01-01',
    read: `${mirror} it/072U0633.md`,
    commit: '000f5ab7c01aa1221ceba27cc7b192f21ebcb68c',
    says: 'Part II (4 %): homes outside A/1, A/8, A/9 under nota II-bis; part III (10 %): other homes not of luxury; else 22 %. The copy has no day of its own.',
  },
  {
    id: 'it.register.moveWithinMonths',
    days: ['2014-01-01'],
    act: 'DPR 131/1986, Tariffa, Parte I, art. 1, as printed beside the D.L. 23/2020',
    article: 'nota II-bis, comma 1, a',
    textOf: '2020-06-06',
    read: gazette(24, '20A03082', '2020-06-06', 4),
    says: '2 per cent where the home is in the municipality where the buyer lives or will live within eighteen months of the deed.',
  },
  {
    id: 'it.register.formerHomeYears',
    days: ['2014-01-01', '2016-01-01'],
    act: 'Legge 208/2015, of 28 December',
    article: 'art. 1, comma 55',
    textOf: '2015-12-28',
    read: `${mirror} it/15G00222.md`,
    commit: '085f68920d050dae2d79e6670964fb1b6a6b5fd8',
    says: 'Adds comma 4-bis to nota II-bis: 2 per cent also for who still has a former home of the relief, if it is sold within a year of the deed.',
  },
  {
    id: 'it.register.formerHomeYears',
    days: ['2025-01-01'],
    act: 'Legge 207/2024, of 30 December',
    article: 'art. 1, comma 116',
    textOf: '2024-12-30',
    read: `${mirror} it/24G00229.md`,
    commit: '01c5a3bb95ce445d4a0ed7aa0d280c06a8a51d3e',
    says: 'In comma 4-bis of nota II-bis "within a year" becomes "within two years".',
  },
  {
    id: 'it.mortgage.substituteTaxOtherHome',
    days: ['2014-01-01'],
    act: 'DPR 601/1973, consolidated',
    article: 'art. 18, comma 3',
    textOf: '2004-08-01',
    read: `${mirror} it/073U0601.md`,
    commit: '007cdca73759aef9c17479c4098c8e53d0e16f70',
    says: '2 per cent on loans for homes that are not the first. The copy has no day of its own; the comma is of 2004.',
  },
  {
    id: 'it.notary.cadastralRebate',
    days: ['2014-01-01'],
    act: 'Legge 266/2005, consolidated',
    article: 'art. 1, comma 497',
    textOf: '2007-01-01',
    read: `${mirror} it/005G0293.md`,
    commit: '03222b992c1e703792c4c73babdb87d0e3a9886e',
    says: 'The fee is cut by 30 per cent, for people outside a business, homes and annexes. The copy has no day of its own; the 30 per cent are of 2007.',
  },
]
