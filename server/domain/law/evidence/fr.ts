import type { LawSourceText } from './evidence.ts'

const act = 'Code général des impôts'

/** Mirror with one file per article and its history up to the spring of 2016. */
const mirror = 'github.com/etalab/codes-juridiques-francais codes-en-vigueur/code-general-des-impots-cgi/livre-premier'
const commit = '2afcea3fd50ae46516fc6fafc7b5fe690c58c1bf'

/** Acts outside the codes, one file per article, up to the spring of 2016. */
const uncodified = 'github.com/etalab/lois-non-codifiees-et-reglements-francais'

const days = ['2014-06-01']

const registration = `${mirror}/premiere-partie/titre-iv/chapitre-premier`
const local = `${mirror}/deuxieme-partie`
const vat = `${mirror}/premiere-partie/titre-ii/chapitre-premier`

const duties: readonly LawSourceText[] = [
  {
    id: 'fr.tax.baseRounding',
    days: ['2002-01-01'],
    act,
    article: 'art. 1649 undecies',
    textOf: '2002-03-31',
    read: 'www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006306979/2002-03-31',
    says: 'Bases of taxes of every kind are rounded to the nearest euro; half a euro counts as 1.',
  },
  {
    id: 'fr.tax.rounding',
    days: ['2002-01-01'],
    act,
    article: 'art. 1724',
    textOf: '2002-03-31',
    read: 'codes-et-lois.fr/code-general-des-impots/toc-recouvrement-impot-premier-paiement-impot-dispositions-comm-1f6c6ea-texte-integral',
    says: 'The sum to collect is rounded to the nearest euro, half a euro counts as 1, in the account of each tax; art. 1647-00 A has the same for the levies.',
  },
  {
    id: 'fr.transfer.municipalRate',
    days,
    act,
    article: 'arts 1584, 1595 bis',
    textOf: '2011-01-01',
    read: `${local}/titre-premier/chapitre-iii/section-i/taxe-additionnelle-a/article-1584.md`,
    commit,
    says: '1.20 % on sales of immovables, not where the duty is 0.70 %; below 5 000 inhabitants the fund of the department takes the same.',
  },
  {
    id: 'fr.transfer.stateLevyRate',
    days,
    act,
    article: 'art. 1647, V, a',
    textOf: '2011-01-01',
    read: 'www.codes-et-lois.fr/code-general-des-impots/article-1647',
    says: 'The state levies 2.37 % on top of the duty that is collected for the departments.',
  },
  {
    id: 'fr.newBuild.levyRate',
    days,
    act,
    article: 'art. 1647, V, b',
    textOf: '2011-01-01',
    read: 'www.codes-et-lois.fr/code-general-des-impots/article-1647',
    says: '2.14 % on top of the duty that is collected for the departments at the rate of 0.70 %.',
  },
  {
    id: 'fr.transfer.dutyMinimum',
    days,
    act,
    article: 'art. 674',
    textOf: '2006-01-01',
    read: `${registration}/section-i/ii/b/article-674.md`,
    commit,
    says: 'Not less than 25 euros are collected where the sums would make less of proportional duty or tax.',
  },
  {
    id: 'fr.transfer.highestDepartmentRate',
    days,
    act: 'loi n° 2013-1278 du 29 décembre 2013',
    article: 'art. 77, I',
    textOf: '2013-12-29',
    read: `${uncodified} loi/2014/loi-n2013-1278-du-29-decembre-2013-efix1323580l/seconde-partie-moyens-des-politiques-publiques-et/titre-iv/i/article-77.md`,
    commit: '37340adcb8c908766f619f05a2e0b295b2107848',
    says: 'Departments may raise the rate above 3.80 % up to 4.50 % for deeds of 1 March 2014 to 29 February 2016.',
  },
  {
    id: 'fr.transfer.highestDepartmentRate',
    days: ['2016-03-01'],
    act,
    article: 'art. 1594 D',
    textOf: '2016-03-01',
    read: `${local}/titre-ii/chapitre-iii/section-i/i/article-1594-d.md`,
    commit,
    says: '3.80 %; departments may change it, not below 1.20 % and not above 4.50 %.',
  },
  {
    id: 'fr.newBuild.dutyRate',
    days,
    act,
    article: 'art. 1594 F quinquies, A',
    textOf: '2011-07-24',
    read: `${local}/titre-ii/chapitre-iii/section-i/ii/article-1594-f-quinquies.md`,
    commit,
    says: '0.70 % on sales of building land and new buildings that are subject to VAT.',
  },
  {
    id: 'fr.registry.contributionRate',
    days,
    act,
    article: 'art. 881 K',
    textOf: '2013-01-01',
    read: `${registration}/section-iii/ii/article-881-k.md`,
    commit,
    says: '0.10 % on the sums or the value of the immovables, for the publication of each deed.',
  },
  {
    id: 'fr.registry.contributionMinimum',
    days,
    act,
    article: 'art. 881 M, b',
    textOf: '2013-01-01',
    read: `${registration}/section-iii/ii/article-881-m.md`,
    commit,
    says: 'Not less than 15 euros for a deed that is published.',
  },
  {
    id: 'fr.loan.contributionMinimum',
    days,
    act,
    article: 'art. 881 M, a',
    textOf: '2013-01-01',
    read: `${registration}/section-iii/ii/article-881-m.md`,
    commit,
    says: 'Not less than 8 euros for an inscription.',
  },
  {
    id: 'fr.loan.contributionRate',
    days,
    act,
    article: 'art. 881 H',
    textOf: '2013-01-01',
    read: `${registration}/section-iii/ii/article-881-h.md`,
    commit,
    says: '0.05 % on the secured claim, for each mortgage or lien that is entered.',
  },
  {
    id: 'fr.loan.mortgageDutyRate',
    days,
    act,
    article: 'art. 844',
    textOf: '2011-01-01',
    read: `${registration}/section-ii/x/a/article-844.md`,
    commit,
    says: '0.70 % on principal, interest and accessories of a mortgage by agreement.',
  },
]

const rates: readonly LawSourceText[] = [
  {
    id: 'fr.vat.standardRate',
    days,
    act,
    article: 'art. 278',
    textOf: '2014-01-01',
    read: `${vat}/section-v/i/a/article-278.md`,
    commit,
    says: 'The standard rate of VAT is 20 %.',
  },
  {
    id: 'fr.vat.overseasRate',
    days,
    act,
    article: 'arts 294, 296',
    textOf: '2014-01-01',
    read: `${vat}/section-ix/i/article-296.md`,
    commit,
    says: '8.50 % in Guadeloupe, Martinique and Réunion; VAT does not apply for the time being in Guyane and Mayotte.',
  },
  {
    id: 'fr.vat.overseasReducedRate',
    days,
    act,
    article: 'art. 296, 1°, a',
    textOf: '2014-01-01',
    read: `${vat}/section-ix/i/article-296.md`,
    commit,
    says: '2.10 % on what arts 278-0 bis to 279-0 bis A name, and art. 278 sexies is among them.',
  },
  {
    id: 'fr.vat.corsicanBuildingRate',
    days,
    act,
    article: 'art. 297, I, 1, 5°',
    textOf: '2014-01-01',
    read: `${vat}/section-ix/ii/article-297.md`,
    commit,
    says: 'In Corsica 10 % on building works and on the sales of art. 257, I (new buildings).',
  },
  {
    id: 'fr.vat.urbanRenewalRate',
    days,
    act,
    article: 'art. 278 sexies, I, 11',
    textOf: '2014-05-30',
    read: `${vat}/section-v/i/b/article-278-sexies.md`,
    commit: '579698638e5b79a058f31fa4bb03cbbcb54dcdc5',
    says: '5.5 % on homes sold as main residences to people within ceilings of income, in zones of urban renewal or near them.',
  },
]

const code = 'Code de commerce'
const copies = 'french-business-law.com/french-legislation-art'

const act1978 = 'décret n° 78-262 du 8 mars 1978'
const folder1978 = `${uncodified} decret/1978/decret-n78-262-du-8-mars-1978`
const table1978 = {
  act: act1978,
  textOf: '2011-02-20',
  read: `${folder1978}/annexes/tableau-i/article-.md`,
  commit: '1e7daae8d0405fcaf78df2b5c84627724ce2adca',
}

/** Law of a sale before the cap of art. R. 444-9. */
const uncapped = {
  days,
  ...table1978,
  article: 'tableau I, no 92, I',
  says: 'A sale by agreement has the first series whole, whatever its price; nothing in the tableau caps it.',
}

const notaryOf1978: readonly LawSourceText[] = [
  { id: 'fr.notary.feesCapRate', ...uncapped },
  { id: 'fr.notary.feesCapFloor', ...uncapped },
  {
    id: 'fr.notary.saleTariff',
    days,
    act: act1978,
    article: 'art. 23; tableau I, no 92, I',
    textOf: '2011-02-20',
    read: 'www.droitissimo.com/chiffres-utiles/tarifs-notaires-series-base-servant-determiner-emoluments-acte-proportionnels',
    says: 'First series: 4 % to 6 500, 1.65 to 17 000, 1.10 to 60 000, 0.825 above (décret n° 2011-188; 30 000 until then). A sale has it whole.',
  },
  {
    id: 'fr.notary.firstSaleTariff',
    days,
    ...table1978,
    article: 'tableau I, no 92, II, B, a',
    says: 'First sale of a new home, by main dwellings of the permit: to 10 the first series, below 25 0.80 of it, 100 2/3, 250 0.50, 500 0.40, more 1/3.',
  },
  {
    id: 'fr.loan.notaryTariff',
    days,
    ...table1978,
    article: 'tableau I, nos 68, 69',
    says: 'Loans with or without security, and those of the aided sector: a third of the first series.',
  },
  {
    id: 'fr.notary.rebateMost',
    days,
    act: act1978,
    article: 'art. 2',
    textOf: '1986-03-14',
    read: `${folder1978}/titre-ier/article-2.md`,
    commit: '0576854fcc0a17b0c53333c8851fec23933f4ab0',
    says: 'The notary may remit the whole fee of a deed; no part of it without the leave of the chamber.',
  },
]

const notary: readonly LawSourceText[] = [
  {
    id: 'fr.notary.saleTariff',
    days: ['2021-01-01'],
    act: code,
    article: 'art. A. 444-91',
    textOf: '2022-03-01',
    read: 'french-business-law.com/french-legislation/legitext000005634379-legiscta000020156274-orders-section/page/29',
    says: '3.870 % to 6 500, 1.596 % to 17 000, 1.064 % to 60 000, 0.799 % above.',
  },
  {
    id: 'fr.notary.firstSaleTariff',
    days: ['2021-01-01'],
    act: code,
    article: 'art. A. 444-95',
    textOf: '2022-03-01',
    read: `${copies}/article-a444-95-of-the-french-commercial-code`,
    says: 'First sale of homes of one permit, by main dwellings: at most 10, below 25, 100, 250, 500, or more; first slice 3.870, 3.096, 2.580, 1.935, 1.548, 1.290 %.',
  },
  {
    id: 'fr.notary.rebateMost',
    days: ['2016-05-01'],
    act: code,
    article: 'art. A. 444-174, 2°',
    textOf: '2016-02-29',
    read: 'hirigoyen.notaires.fr/tarifs',
    says: 'At most 10 % of the fee on the slices from 150 000 euros, for services other than those of no. 1 (40 %); of the arrêté of 26 February 2016.',
  },
  {
    id: 'fr.notary.rebateMost',
    days: ['2021-01-01'],
    act: code,
    article: 'art. A. 444-174, 2°',
    textOf: '2022-03-01',
    read: `${copies}/article-a444-174-of-the-french-commercial-code`,
    says: 'At most 20 % of the fee on the slices from 100 000 euros, for services other than those of no. 1 (40 %).',
  },
  {
    id: 'fr.notary.feesCapRate',
    days: ['2016-05-01'],
    act: code,
    article: 'art. R. 444-9',
    textOf: '2016-02-29',
    read: `${copies}/article-r444-9-of-the-french-commercial-code/`,
    says: 'The fees of the notary for the transfer of an immovable are together at most 10 % of its value.',
  },
  {
    id: 'fr.notary.feesCapFloor',
    days: ['2016-05-01'],
    act: code,
    article: 'art. R. 444-9',
    textOf: '2016-02-29',
    read: `${copies}/article-r444-9-of-the-french-commercial-code/`,
    says: 'The cap is never below 90 euros.',
  },
  {
    id: 'fr.notary.overseasIncrease',
    days: ['2021-01-01'],
    act: code,
    article: 'art. A. 444-53',
    textOf: '2022-03-01',
    read: 'french-business-law.com/rench-legislation-art/article-a444-53-of-the-french-commercial-code',
    says: 'Fees are higher by 25 % in Guadeloupe and Martinique, 23 % in Guyane, 37 % in Réunion and Mayotte.',
  },
  {
    id: 'fr.notary.overseasIncrease',
    days: ['2024-03-01'],
    act: code,
    article: 'art. A. 444-53',
    textOf: '2024-03-01',
    read: 'git.tricoteuses.fr/codes/code_de_commerce/commit/d9e1565a360fd0f1729491199a71ae70c77dfff5',
    says: 'Fees are higher by 23 % in Guadeloupe, 24 % in Martinique, 20 % in Guyane, 36 % in Réunion and Mayotte (arrêté of 28 February 2024).',
  },
]

/** Sources of the French figures. */
export const frenchSourceTexts: readonly LawSourceText[] = [...duties, ...rates, ...notaryOf1978, ...notary]
