import type { LawSourceText } from './evidence.ts'

const mirror = 'github.com/legalize-dev/legalize-lu'
const commit = 'de30f90ce3183698d0e4689cffcc64a0983b9742'

type Row = readonly [id: string, days: readonly string[], article: string, says: string]

/** Act of the Mémorial: its name and the file of the mirror, which is named after kind, day and number. */
interface Act {
  readonly name: string
  readonly file: string
}

/** Rows of one act of the Mémorial on several parameters. */
const inAct = ({ name, file }: Act, ...rows: readonly Row[]): LawSourceText[] => {
  const [, year, month, day] = file.split('-')
  return rows.map(([id, days, article, says]) => ({
    id: `lu.${id}`,
    days,
    act: name,
    article,
    textOf: `${year}-${month}-${day}`,
    read: `${mirror} lu/leg-${file}.md`,
    commit,
    says,
  }))
}

const acts = {
  frimaire: { name: 'loi du 22 frimaire an VII (enregistrement)', file: 'loi-1798-12-12-n1' },
  resale1935: { name: 'loi du 17 août 1935 (créances privilégiées et hypothécaires)', file: 'loi-1935-08-17-n1' },
  tariff1971: { name: 'règlement grand-ducal du 24 juillet 1971 (tarif des notaires)', file: 'rgd-1971-07-24-n1' },
  capital1971: { name: 'loi du 29 décembre 1971 (rassemblements de capitaux)', file: 'loi-1971-12-29-n2' },
  aids1979: { name: 'loi modifiée du 25 février 1979 (aide au logement)', file: 'loi-1979-02-25-n3' },
  tax1990: { name: 'loi du 6 décembre 1990 (impôts directs et indirects)', file: 'loi-1990-12-06-n2' },
  tax1997: { name: 'loi du 23 décembre 1997 (impôt sur le revenu)', file: 'loi-1997-12-23-n2' },
  dependency1998: { name: 'loi du 19 juin 1998 (assurance dépendance)', file: 'loi-1998-06-19-n1' },
  euro2001: { name: 'loi du 1er août 2001 (basculement en euro)', file: 'loi-2001-08-01-n16' },
  registrar2001: { name: 'règlement grand-ducal du 1er août 2001 (basculement en euro)', file: 'rgd-2001-08-01-n15' },
  tax2001: { name: 'loi du 21 décembre 2001 (impôts directs et indirects)', file: 'loi-2001-12-21-n7' },
  credit2002: { name: 'loi modifiée du 30 juillet 2002', file: 'loi-2002-07-30-n1' },
  vatHousing2002: { name: 'règlement grand-ducal du 30 juillet 2002 (TVA logement)', file: 'rgd-2002-07-30-n1' },
  vatHousing2005: { name: 'règlement grand-ducal du 7 avril 2005 (TVA logement)', file: 'rgd-2005-04-07-n1' },
  guarantee2002: { name: 'loi du 8 novembre 2002 (aide au logement)', file: 'loi-2002-11-08-n2' },
  lease2006: { name: 'loi du 21 septembre 2006 (bail à usage d’habitation)', file: 'loi-2006-09-21-n1' },
  dependency2006: { name: 'loi du 22 décembre 2006 (maintien dans l’emploi)', file: 'loi-2006-12-22-n16' },
  nonResidents2010: { name: 'loi du 26 juillet 2010 (contribuables non résidents)', file: 'loi-2010-07-26-n3' },
  aids2011: {
    name: 'règlement grand-ducal modifié du 5 mai 2011 (aides individuelles au logement)',
    file: 'rgd-2011-05-05-n2',
  },
  energy2012: {
    name: 'règlement grand-ducal du 12 décembre 2012 (aides à l’énergie, logement)',
    file: 'rgd-2012-12-12-n1',
  },
  vatHousing2012: { name: 'règlement grand-ducal du 21 décembre 2012 (TVA logement)', file: 'rgd-2012-12-21-n12' },
  fund2012: { name: 'loi du 21 décembre 2012 (impôt sur le revenu, fonds pour l’emploi)', file: 'loi-2012-12-21-n2' },
  annual2014: {
    name: 'règlement grand-ducal du 26 mars 2014 (décompte annuel, LIR art. 145)',
    file: 'rgd-2014-03-26-n3',
  },
  indirect2014: { name: 'loi du 26 mars 2014 (impôts indirects)', file: 'loi-2014-03-26-n3' },
  budget2014: { name: 'loi du 29 avril 2014 (budget de 2014)', file: 'loi-2014-04-29-n1' },
  budget2015: { name: 'loi du 19 décembre 2014 (budget de 2015)', file: 'loi-2014-12-19-n11' },
  budget2016: { name: 'loi du 18 décembre 2015 (budget de 2016)', file: 'loi-2015-12-18-n2' },
  reform2017: { name: 'loi du 23 décembre 2016 (réforme fiscale 2017)', file: 'loi-2016-12-23-n11' },
  energy2016: { name: 'loi du 23 décembre 2016 (aides à l’énergie, logement)', file: 'loi-2016-12-23-n20' },
  budget2018: { name: 'loi du 15 décembre 2017 (budget de 2018), Mém. A 1097', file: 'loi-2017-12-15-a1097' },
  budget2020: { name: 'loi du 20 décembre 2019 (budget de 2020), Mém. A 886', file: 'loi-2019-12-20-a886' },
  budget2022: { name: 'loi du 17 décembre 2021 (budget de 2022), Mém. A 906', file: 'loi-2021-12-17-a906' },
  rentFreeze2020: { name: 'loi du 20 juin 2020 (gel des loyers), Mém. A 517', file: 'loi-2020-06-20-a517' },
  rentFreeze2022: { name: 'loi du 29 juin 2022 (accord tripartite), Mém. A 317', file: 'loi-2022-06-29-a317' },
  vat2022: { name: 'loi du 26 octobre 2022 (baisse temporaire de la TVA), Mém. A 534', file: 'loi-2022-10-26-a534' },
  credit2023: { name: 'loi du 16 mai 2023, Mém. A 235', file: 'loi-2023-05-16-a235' },
  aids2023: {
    name: 'loi modifiée du 7 août 2023 (aides individuelles au logement), Mém. A 554',
    file: 'loi-2023-08-07-a554',
  },
  tax2023: { name: 'loi du 22 décembre 2023 (impôt sur le revenu), Mém. A 826', file: 'loi-2023-12-22-a826' },
  housing2024: { name: 'loi du 22 mai 2024 (logement), Mém. A 219', file: 'loi-2024-05-22-a219' },
  lease2024: {
    name: 'loi du 23 juillet 2024 (bail à usage d’habitation), Mém. A 311',
    file: 'loi-2024-07-23-a311',
  },
  budget2025: { name: 'loi du 20 décembre 2024 (budget de 2025), Mém. A 558', file: 'loi-2024-12-20-a558' },
  tax2024: { name: 'loi du 20 décembre 2024 (impôt sur le revenu), Mém. A 589', file: 'loi-2024-12-20-a589' },
  housing2025: { name: 'loi du 4 avril 2025 (logement), Mém. A 121', file: 'loi-2025-04-04-a121' },
  window2025: { name: 'loi du 27 juin 2025 (logement), Mém. A 271', file: 'loi-2025-06-27-a271' },
  credit2025: { name: 'loi du 3 juillet 2025, Mém. A 279', file: 'loi-2025-07-03-a279' },
  budget2026: { name: 'loi du 19 décembre 2025 (budget de 2026), Mém. A 591', file: 'loi-2025-12-19-a591' },
  energy2026: {
    name: 'loi du 24 juillet 2026 (aides à la rénovation énergétique et aux énergies renouvelables), Mém. A 416',
    file: 'loi-2026-07-24-a416',
  },
} as const

/** Row of a table of coefficients printed by an act. */
const coefficientsIn = (act: Act, day: string, article: string): LawSourceText[] =>
  inAct(act, [
    'capitalGain.coefficients',
    [day],
    `${article} (LIR art. 102(6))`,
    'The table of coefficients by year, compared row by row from 1941 on.',
  ])

const first = '2015-01-01'
const window = ['2025-07-01', '2025-10-01'] as const

const duties: readonly LawSourceText[] = [
  ...inAct(
    acts.resale1935,
    [
      'acquisition.transcriptionRate',
      [first],
      'art. 16',
      'Registration and transcription are levied at 5 % and 1 % on sales of immovables.',
    ],
    [
      'acquisition.resaleRegistrationRate',
      [first],
      'art. 17',
      'A buyer who declares the intent to resell pays 6 % instead of 5 %, before the tenths; the tariff of the AED has 6 + 2/10 = 7.2 %.',
    ],
    [
      'acquisition.resaleRefundTwoYears',
      [first],
      'art. 17',
      '5 % come back when the resale is registered within two years; raised as the duty is (law of 28 December 1976, art. XII).',
    ],
    [
      'acquisition.resaleRefundFourYears',
      [first],
      'art. 17',
      '4 % come back when it is registered after two years and in less than four.',
    ],
    [
      'acquisition.resaleRefundMonths',
      [first],
      'art. 17',
      'Two years; more than two and less than four years after the first sale.',
    ],
  ),
  ...inAct(acts.capital1971, [
    'acquisition.registrationRate',
    [first],
    'art. 20 no 4 (law of 7 August 1920, art. 37 § IX no 2)',
    '5 francs per 100 on sales of immovables (5 % by the law of 1 August 2001, art. 24); tariff of the AED, pfi.public.lu: 5 + 2/10 = 6 %.',
  ]),
  ...inAct(
    acts.euro2001,
    [
      'mortgage.registrationRate',
      [first],
      'art. 24',
      '20 centimes per 100 francs become 0.2 %; tariff of the AED, pfi.public.lu: an obligation 0.20 + 2/10 = 0.24 %.',
    ],
    [
      'mortgage.inscriptionRate',
      [first],
      'art. 24',
      '50 centimes per 1 000 francs become 0.05 %, 1 franc per 100 becomes 1 %. Law of 23 December 1913, art. 63: the inscription pays on the principal of the claim only, without accessories.',
    ],
  ),
  ...inAct(
    acts.credit2002,
    ['acquisition.housingCreditCeiling', [first], 'art. 6', 'The credit is at most 20 000 euros for each buyer.'],
    ['acquisition.minimumDuty', [first], 'art. 8', 'The registration duty to collect is not below 100 euros.'],
    [
      'vat.superReducedRate',
      [first],
      'art. 17',
      'Works of creation and renovation of dwellings (annex B, point 22) are subject to the super-reduced rate of 3 per cent.',
    ],
  ),
  ...inAct(acts.vatHousing2002, [
    'vat.wholeHomeAbove',
    [first],
    'art. 4',
    'A dwelling that serves other ends too counts whole where the home exceeds three quarters of its whole area; where it is equal or less, only its own part.',
  ]),
  ...inAct(
    acts.registrar2001,
    [
      'registrar.salary',
      [first],
      'art. 44',
      '1.24 up to 2 500 euros, 2.48 up to 6 200, 3.72 up to 12 500, 4.96 up to 25 000, 9.92 up to 75 000, 12.39 above; for each inscription and transcription (règlement of 11 September 1978, art. 1).',
    ],
    [
      'notary.valueRounding',
      [first],
      'art. 80',
      'In art. 4 of the tariff of notaries values follow each other euro by euro.',
    ],
  ),
  ...inAct(acts.tariff1971, [
    'notary.copyTariff',
    [first],
    'art. 8',
    '50 francs a rôle of a copy, 80 where there is one alone; half of it for the copies meant for the transcription.',
  ]),
  ...inAct(acts.euro2001, [
    'acquisition.leastDuty',
    [first],
    'art. 31',
    'The fixed registration duty is 12 euros, and a proportional duty cannot be less than the fixed one.',
  ]),
  ...inAct(
    acts.indirect2014,
    [
      'acquisition.usufructParts',
      [first],
      'art. 7',
      'Usufruct 9/10 below twenty completed years, 1/10 less for each ten years above, 1/10 from ninety; bare ownership the rest; for sales too (law of 23 December 1913, art. 30).',
    ],
    ['acquisition.habitationPart', [first], 'art. 7', 'Use and habitation are worth 60 % of the usufruct.'],
    [
      'acquisition.usufructPerPeriod',
      [first],
      'art. 7',
      'A usufruct for a fixed time is worth 2/10 for each period of ten years, without fraction, at most a usufruct for life.',
    ],
    ['acquisition.usufructPeriod', [first], 'art. 7', 'Periods of ten years, without fraction.'],
  ),
  ...inAct(acts.frimaire, [
    'acquisition.annuityYears',
    [first],
    'art. 14 no 9',
    'Annuities created without a stated capital count ten times the life annuity, those for the sale of immovables too.',
  ]),
  ...inAct(acts.vatHousing2005, [
    'vat.renovationAbove',
    [first],
    'art. 3',
    'A demand is for invoices above 3 000 euros together; each must exceed 1 250 without VAT.',
  ]),
  ...inAct(acts.credit2023, [
    'acquisition.housingCreditCeiling',
    ['2023-03-07'],
    'arts 1, 2',
    '20 000 become 30 000 euros, for notarial deeds from 7 March 2023 on.',
  ]),
  ...inAct(
    acts.housing2024,
    [
      'acquisition.housingCreditCeiling',
      ['2024-01-01'],
      'art. 13',
      'The credit is 40 000 euros for deeds of 1 January to 31 December 2024.',
    ],
    [
      'acquisition.rentalCreditCeiling',
      [first, '2024-01-01'],
      'arts 1 à 6',
      'A rental credit of 20 000 euros for each buyer off plan, deeds of 2024; none before.',
    ],
    [
      'incomeTax.constructionAllowance',
      [first, '2024-01-01'],
      'art. 21 (LIR art. 129f)',
      '4 per cent of the base of depreciation, at most 250 000 euros, for sales off plan signed in 2024.',
    ],
  ),
  ...inAct(acts.budget2025, [
    'acquisition.taxableBaseShare',
    [first, '2024-10-01'],
    'art. 5 (new arts 1, 13)',
    'The base is reduced by 50 % for deeds of 1 October 2024 to 30 June 2025; whole before.',
  ]),
  ...inAct(
    acts.housing2025,
    [
      'acquisition.housingCreditCeiling',
      ['2025-01-01'],
      'arts 6, 9',
      'In art. 13, 31 December 2024 becomes 30 June 2025, with effect from 1 January 2025.',
    ],
    [
      'acquisition.rentalCreditCeiling',
      ['2025-01-01'],
      'art. 5',
      'The rental credit is prolonged to deeds of 30 June 2025.',
    ],
    [
      'incomeTax.constructionAllowance',
      ['2025-01-01'],
      'art. 4 (LIR art. 129f)',
      'In art. 129f(2), 31 December 2024 becomes 30 June 2025.',
    ],
  ),
  ...inAct(acts.credit2025, [
    'acquisition.housingCreditCeiling',
    ['2025-07-01'],
    'arts 1, 2',
    'In art. 6, 30 000 becomes 40 000, for deeds from 1 July 2025 on.',
  ]),
  ...inAct(
    acts.window2025,
    [
      'acquisition.taxableBaseShare',
      window,
      'arts 5 (par. 3), 6 (par. 1bis)',
      'Halved for deeds of 1 July to 30 September 2025 whose contract was registered from 1 October 2024 to 30 June 2025; whole after.',
    ],
    [
      'acquisition.contractDeadline',
      [first, ...window],
      'arts 5, 6',
      'Contract registered by 30 June 2025, for deeds of 1 July to 30 September 2025; no such day for other deeds.',
    ],
    [
      'acquisition.contractFirstDay',
      [first, ...window],
      'arts 5 (par. 3), 6 (par. 1bis)',
      'Contract registered from 1 October 2024 on, for deeds of 1 July to 30 September 2025.',
    ],
    [
      'acquisition.rentalContractFirstDay',
      [first, ...window],
      'art. 5 (par. 4)',
      'Reservation contract registered from 1 January 2024 on, for deeds of 1 July to 30 September 2025.',
    ],
    [
      'acquisition.rentalCreditCeiling',
      window,
      'art. 5 (par. 4)',
      'The rental credit is kept for deeds of 1 July to 30 September 2025 with such a contract; none after.',
    ],
    [
      'incomeTax.constructionAllowance',
      window,
      'art. 4 (LIR art. 129f)',
      'Also for deeds of 1 July to 30 September 2025 whose preliminary contract was registered in time; none after.',
    ],
  ),
  {
    id: 'lu.acquisition.surtaxOfLuxembourg',
    days: ['2019-07-01'],
    act: 'règlement-taxe de la Ville de Luxembourg (juillet 2019)',
    article: 'art. 1',
    textOf: '2019-07-01',
    read: 'residiaimmobilier.lu/acte-notarie-surtaxe-communale-a-luxembourg-mamer',
    says: 'Transfers of immovables in the City bear a tax of 50 % of the registration duty, for the municipality.',
  },
  {
    id: 'lu.acquisition.surtaxFreeWithCredit',
    days: ['2019-07-01'],
    act: 'règlement-taxe de la Ville de Luxembourg (juillet 2019)',
    article: 'art. 1, exemptions',
    textOf: '2019-07-01',
    read: 'residiaimmobilier.lu/acte-notarie-surtaxe-communale-a-luxembourg-mamer',
    says: 'Free in all cases are transfers that have the allowance called tax credit; free too are homes, off-plan homes and land built on within five years.',
  },
]

const notary: readonly LawSourceText[] = inAct(
  acts.tariff1971,
  [
    'notary.saleTariffOf1971',
    [first],
    'arts 4 à 6, 19 no 90',
    'Barème 8 on slices of 100, 100, 300, 500 thousand, 2, 3, 4 million francs and more: 4, 2, 1.75, 0.80, 0.70, 0.50, 0.40, 0.20 %.',
  ],
  [
    'notary.loanTariffOf1971',
    [first],
    'arts 4 à 6, 19 no 59',
    'Barème 5 on the same slices: 2, 1.75, 1, 0.75, 0.40, 0.25, 0.20, 0.10 %.',
  ],
  [
    'notary.giftTariff',
    [first],
    'arts 4 à 6, 19 no 46',
    'Gifts that are not in the direct line: barème 7 on the same slices, 3, 2.50, 1.50, 1, 0.60, 0.40, 0.30, 0.20 %.',
  ],
  [
    'notary.partitionTariff',
    [first],
    'arts 4 à 6, 19 no 64',
    'Partition: barème 6 on the same slices, 2.5, 2, 1.25, 0.80, 0.60, 0.35, 0.25, 0.15 %.',
  ],
  [
    'notary.leastFee',
    [first],
    'art. 5',
    'A proportional fee without a minimum of its own is at least 500 francs for a deed kept by the notary.',
  ],
  [
    'notary.dischargeFee',
    [first],
    'arts 7, 19 no 55',
    'Discharge: the minimum of art. 7, which is 300 francs for a deed kept by the notary, and at most 1 500 francs.',
  ],
)

const vat: readonly LawSourceText[] = [
  ...inAct(acts.budget2015, [
    'vat.standardRate',
    [first, '2024-01-01'],
    'art. 6 (TVA art. 39(3))',
    'In art. 39(3), quinze becomes dix-sept (per cent).',
  ]),
  ...inAct(acts.vat2022, [
    'vat.standardRate',
    ['2023-01-01'],
    'art. 1',
    'By derogation the standard rate is sixteen per cent from 1 January to 31 December 2023.',
  ]),
  ...inAct(acts.vatHousing2012, [
    'vat.benefitCeiling',
    [first],
    'art. 1',
    'In arts 9 and 11 of the règlement of 30 July 2002, sixty thousand euros become fifty thousand.',
  ]),
]

const gain: readonly LawSourceText[] = [
  ...inAct(acts.tax1990, [
    'capitalGain.nonResidentRateMin',
    [first],
    'no 57 (LIR art. 157(5))',
    'Non-residents: class 1, a rate not below 15 per cent, also on income of art. 132(1), (2); 7.5 per cent for that of para. 3.',
  ]),
  ...inAct(
    acts.tax1997,
    [
      'capitalGain.residentRateShare',
      [first],
      'art. 1 no 22 (LIR art. 157ter(1))',
      'Non-residents taxable for at least 90 per cent of the total of their professional income, from here and abroad, are on request taxed at the rate of residents.',
    ],
    [
      'capitalGain.residentRateOtherIncome',
      [first],
      'art. 1 no 22 (LIR art. 157ter(1))',
      'The share of 90 per cent is the only condition; no amount of other income is named.',
    ],
  ),
  ...inAct(
    acts.budget2018,
    [
      'capitalGain.residentRateShare',
      ['2018-01-01'],
      'art. 3 no 10 (LIR art. 157ter(1))',
      'Those taxable for at least 90 per cent of the total of their income, from here and abroad, bear on request the rate of residents.',
    ],
    [
      'capitalGain.residentRateOtherIncome',
      ['2018-01-01'],
      'art. 3 no 10 (LIR art. 157ter(1))',
      'So do those whose net income that is not subject to the tax of Luxembourg is below 13 000 euros.',
    ],
  ),
  ...inAct(acts.nonResidents2010, [
    'capitalGain.nonResidentMost',
    [first],
    'art. 1 (LIR art. 157(5a))',
    'By derogation from para. 5 the tax is not above that of class 1 on the same income with the upper limit of the first exempt slice of the scale added, from tax year 2010.',
  ]),
  ...inAct(
    acts.euro2001,
    [
      'capitalGain.decennialAllowance',
      [first],
      'no 28 (LIR art. 130(4))',
      '2 000 000 and 4 000 000 francs become 50 000 and 100 000 euros.',
    ],
    [
      'capitalGain.parentsHomeAllowance',
      [first],
      'no 28 (LIR art. 130(5))',
      '3 000 000 francs become 75 000 euros; taken off before the allowance of para. 4 (law of 6 December 1990, no 43).',
    ],
    ['capitalGain.extraordinaryMinimum', [first], 'no 29 (LIR art. 131(1))', '10 000 francs become 250 euros.'],
  ),
  ...inAct(
    acts.tax2001,
    ['capitalGain.speculativeExemption', [first], 'no 12 (LIR art. 99bis)', '10 000 francs become 500 euros.'],
    [
      'capitalGain.francsPerEuro',
      [first],
      'transitional provisions, no 2',
      'Sums in francs are converted at 1 euro = 40.3399 francs.',
    ],
    ['incomeTax.incomeStep', [first], 'art. 126(2)', '1 000 francs become 50 euros.'],
    ['incomeTax.minimumTax', [first], 'art. 124(2)', '300 francs become 12 euros.'],
  ),
  ...inAct(acts.annual2014, [
    'capitalGain.rateFraction',
    [first, '2019-01-01', '2025-10-01'],
    'art. 12(1)',
    'The tax on extraordinary income of art. 132(2) is half of the global rate of the yearly tariff.',
  ]),
  ...inAct(acts.housing2025, [
    'capitalGain.speculativeYears',
    [first],
    'arts 1, 2 (LIR arts 99bis, 99ter)',
    'Sales of 1 January to 30 June 2025 keep two years, the words that the law of 22 May 2024 replaces.',
  ]),
  ...inAct(
    acts.housing2024,
    [
      'capitalGain.speculativeYears',
      ['2025-07-01'],
      'arts 16, 17 (LIR arts 99bis, 99ter)',
      'Two years become five, from tax year 2025 on.',
    ],
    [
      'capitalGain.publicBodyExemption',
      [first, '2024-01-01'],
      'arts 16, 17, 19, 34 (LIR art. 102ter)',
      'Exempt from tax year 2024: gains on sales to the State, municipalities, their syndicates, the Fonds du Logement, not by legal pre-emption.',
    ],
    [
      'capitalGain.reinvestmentDeferral',
      [first, '2024-01-01'],
      'art. 19 (LIR art. 102quater(1), (9))',
      'Gains of tax year 2024 may be carried over to social rental dwellings or dwellings of class A+, newly built.',
    ],
    [
      'capitalGain.reinvestmentYear',
      [first, '2024-01-01'],
      'art. 19 (LIR art. 102quater(11))',
      'By tax year 2026, two years more on request while under construction.',
    ],
  ),
  ...inAct(
    acts.window2025,
    [
      'capitalGain.transition',
      [first, ...window],
      'arts 1, 2 (LIR arts 99bis, 99ter)',
      'Sales of 1 July to 30 September 2025 keep two years where the contract was registered by 30 June 2025.',
    ],
    [
      'capitalGain.reinvestmentDeferral',
      ['2025-01-01', '2025-10-01'],
      'art. 3 (LIR art. 102quater(1))',
      '30 June 2025 becomes 30 September 2025: gains up to that day.',
    ],
    [
      'capitalGain.reinvestmentYear',
      ['2025-01-01', '2025-10-01'],
      'art. 3 (LIR art. 102quater(11))',
      'Gains of 2025 up to 30 September: by tax year 2027 (law of 4 April 2025, art. 3).',
    ],
  ),
  ...coefficientsIn(acts.budget2014, first, 'art. 3'),
  ...coefficientsIn(acts.budget2016, '2016-01-01', 'art. 3'),
  ...coefficientsIn(acts.budget2018, '2018-01-01', 'art. 3(4)'),
  ...coefficientsIn(acts.budget2020, '2020-01-01', 'art. 3'),
  ...coefficientsIn(acts.budget2022, '2022-01-01', 'art. 3'),
  ...coefficientsIn(acts.tax2023, '2024-01-01', 'art. 1'),
  ...coefficientsIn(acts.budget2026, '2026-01-01', 'art. 3'),
]

const incomeTax: readonly LawSourceText[] = [
  ...inAct(
    acts.reform2017,
    [
      'incomeTax.scale',
      ['2017-01-01'],
      'no 4 (LIR art. 118)',
      '23 slices, from 0 % below 11 265 to 42 % above 200 004; compared one by one.',
    ],
    [
      'incomeTax.scaleClass1a',
      ['2017-01-01'],
      'no 5 (LIR art. 120bis)',
      'Income less half of its complement to 45 060; 39 % at most from 37 842 on.',
    ],
  ),
  ...inAct(
    acts.tax2023,
    [
      'incomeTax.scale',
      ['2024-01-01'],
      'art. 2 (LIR art. 118)',
      '23 slices, from 0 % below 12 438 on; compared one by one.',
    ],
    [
      'incomeTax.scaleClass1a',
      ['2024-01-01'],
      'art. 3 (LIR art. 120bis)',
      'Half of the complement to 49 752; 39 % at most from 41 814 on.',
    ],
  ),
  ...inAct(
    acts.tax2024,
    [
      'incomeTax.scale',
      ['2025-01-01'],
      'art. 3 (LIR art. 118)',
      '23 slices, from 0 % below 13 230 on; compared one by one.',
    ],
    [
      'incomeTax.scaleClass1a',
      ['2025-01-01'],
      'art. 4 (LIR art. 120bis)',
      'A quarter of the complement to 79 380; 39 % at most from 51 804 on.',
    ],
  ),
  ...inAct(
    acts.fund2012,
    ['incomeTax.employmentFund', [first], 'art. 5', 'The income tax, that of art. 131 included, is raised to 107 %.'],
    [
      'incomeTax.employmentFundTop',
      [first],
      'art. 5',
      'It is raised to 109 % for the slice of income above the threshold.',
    ],
    ['incomeTax.employmentFundThreshold', [first], 'art. 5', '150 000 euros in classes 1 and 1a, 300 000 in class 2.'],
  ),
  ...inAct(acts.dependency2006, [
    'dependency.rate',
    [first],
    'art. 33 (CAS art. 376)',
    'The contribution is 1.4 per cent.',
  ]),
  ...inAct(acts.dependency1998, [
    'dependency.minimum',
    [first],
    'CAS art. 378',
    'A contribution on property income not above 1 000 francs a year counts as nil (24.79 euros).',
  ]),
]

const from2023 = '2023-08-24'

const aids: readonly LawSourceText[] = [
  ...inAct(acts.aids1979, [
    'aids.stateGuaranteeShare',
    [first],
    'art. 9',
    'The part of the loan above 60 per cent of the cost, at most 30 per cent of it.',
  ]),
  ...inAct(acts.guarantee2002, [
    'aids.stateGuaranteeFactor',
    [first],
    'art. 3',
    'At most 18 750 euros at index 100 of the construction prices.',
  ]),
  ...inAct(
    acts.aids2011,
    [
      'aids.savingsPremiumRate',
      [first],
      'art. 20',
      'The premium is the sum of the interest of the savings account, no part of the growth of savings.',
    ],
    ['aids.savingsPremiumYearlyMax', [first], 'art. 20', 'At most 5 000 euros a person in all; no limit for a year.'],
    [
      'aids.accessionPremiumBonus',
      [first],
      'art. 17',
      '30 % more for a flat in co-ownership or a terraced house, 15 % for a semi-detached one.',
    ],
    ['aids.subsidisedCapital', [first], 'art. 40', 'Loans count up to 175 000 euros a dwelling.'],
  ),
  ...inAct(
    acts.aids2023,
    [
      'aids.savingsPremiumRate',
      [from2023],
      'art. 18',
      '10 per cent of the growth of savings of a calendar year, for ten years at most.',
    ],
    ['aids.savingsPremiumYearlyMax', [from2023], 'art. 18', 'At most 500 euros a year and person.'],
    [
      'aids.capitalGrantsMax',
      [first, from2023],
      'art. 37',
      'The premiums of arts 16 to 18 and 24 to 26 are at most 35 000 euros a person, since this act.',
    ],
    [
      'aids.accessionPremiumBonus',
      [from2023],
      'art. 16(1)',
      '15 per cent more for a semi-detached house, 40 for co-ownership or a terraced one.',
    ],
    [
      'aids.compensatoryPremium',
      [first, from2023, '2025-01-01'],
      'art. 16(3)',
      '20 000 euros more for a new home, deeds from the entry into force to 31 December 2024.',
    ],
    ['aids.subsidisedCapital', [from2023], 'art. 22', '200 000 euros, 20 000 for each child, at most 280 000.'],
    [
      'aids.stateGuaranteeFactor',
      [from2023],
      'art. 14(1)',
      'At most 26 000 euros at index 100 of the construction prices.',
    ],
    [
      'aids.stateGuaranteeShare',
      [from2023],
      'art. 14(1)',
      'The part of the loan above 60 per cent of the cost, at most 30 per cent of it.',
    ],
    [
      'aids.climateAids',
      [from2023],
      'arts 24, 26(2), 38 à 44',
      'Premium beside the energy aids of the law of 23 December 2016, State guarantee and interest subsidy of climate loans.',
    ],
  ),
  ...inAct(
    acts.housing2024,
    [
      'aids.accessionPremiumRange',
      ['2024-06-01'],
      'art. 30 (annex III)',
      '500 to 5 000 alone, 7 000 as a couple, 8 000, 9 000, 10 000 with one to three children, 1 000 for each further child.',
    ],
    [
      'aids.interestSubsidyRates',
      ['2024-06-01'],
      'arts 27, 30 (annex IV)',
      '3 becomes 3.5 per cent; 3.50 % to 0.25 % in every household.',
    ],
    ['aids.stateGuaranteeShare', ['2024-06-01'], 'art. 26', '30 becomes 40 per cent.'],
  ),
  ...inAct(acts.energy2012, [
    'aids.climateAids',
    [first],
    'arts 5 à 12',
    'Grants for energy renovation, technical installations (sun, heat pump, wood, heat networks) and energy advice.',
  ]),
  ...inAct(acts.energy2016, [
    'aids.climateAids',
    ['2017-01-01'],
    'arts 4 à 6',
    'Energy renovation, technical installations, energy advice; climate loans by the law of the same day (n23), arts 2, 4.',
  ]),
  ...inAct(acts.energy2026, [
    'aids.climateAids',
    ['2026-01-01', '2027-01-01'],
    'arts 3 to 12, 22',
    'Renovation, installations, advice with effect from 1 January 2026; photovoltaics and storage (arts 10, 11) from 1 January 2027.',
  ]),
  {
    id: 'lu.aids.constructionPriceIndex',
    days: [2015, 2016, 2017, 2018, 2019, 2020, 2021].map(year => `${year}-01-01`),
    act: 'STATEC, indices de synthèse des prix de la construction',
    article: 'tableau des indices annuels (ReportId 13450)',
    textOf: '2020-12-31',
    read: 'statistiques.public.lu/stat/TableViewer/tableViewHTML.aspx?ReportId=13450',
    says: '2014 to 2020: 747.63, 755.30, 762.94, 777.88, 793.02, 816.72, 841.52.',
  },
]

const rent: readonly LawSourceText[] = [
  ...inAct(
    acts.lease2006,
    ['rent.yieldMost', [first], 'art. 3(1)', 'A yearly income above 5 % of the invested capital is not allowed.'],
    ['rent.landShare', [first], 'art. 3(2)', 'The landlord may set the land at 20 % of the invested capital.'],
    [
      'rent.reductionAfterYears',
      [first],
      'art. 3(3)',
      'The capital is reduced where the construction goes back fifteen years or more.',
    ],
    [
      'rent.reductionRate',
      [first],
      'art. 3(3)',
      'By 2 % for each further period, without the price of the land and the costs of its deed; upkeep that is proven, revalued, is set against it, and an excess carried on.',
    ],
    ['rent.reductionPeriod', [first], 'art. 3(3)', 'For each period of two additional years.'],
    [
      'rent.adaptationYears',
      [first],
      'art. 3(5)',
      'The rent may be adapted every two years only; a new tenant ends the period.',
    ],
    [
      'rent.riseMost',
      [first, '2021-07-01', '2023-01-01'],
      'arts 3(5), 11',
      'No limit of the rise; above 10 % it applies by yearly thirds where the commission or the court decides it.',
    ],
    ['rent.furnishedFactor', [first], 'art. 4', 'A furnished dwelling costs at most the double of the rent by art. 3.'],
    [
      'rent.furnitureRate',
      [first],
      'art. 4',
      'No supplement by invoices: the value of the furniture counts in the rent.',
    ],
    [
      'rent.capExempt',
      [first],
      'art. 6',
      'Arts 3 to 5 do not apply to dwellings of modern comfort, non-standard, above limits of rent or capital, where the lease says so.',
    ],
  ),
  ...inAct(acts.rentFreeze2020, [
    'rent.riseMost',
    ['2020-06-28'],
    'art. 1',
    'Each rise is forbidden until 31 December 2020; until 30 June 2021 by the law of 19 December 2020, art. 1 (A 1044).',
  ]),
  ...inAct(acts.rentFreeze2022, [
    'rent.riseMost',
    ['2022-06-30'],
    'art. 2',
    'Each rise of the rent of a dwelling is forbidden until 31 December 2022.',
  ]),
  ...inAct(
    acts.lease2024,
    [
      'rent.riseMost',
      ['2024-08-01'],
      'arts 3 no 2, 11, 13 (art. 3(5))',
      'A rise may not exceed 10 per cent; of older leases from their next adaptation on; in force on the first day of the month after publication.',
    ],
    ['rent.furnishedFactor', ['2024-08-01'], 'art. 4', 'Art. 4 is replaced by a rule on services of the landlord.'],
    [
      'rent.furnitureRate',
      ['2024-08-01'],
      'art. 3 no 1 (art. 3(1))',
      'Each month a supplement of at most 1.5 per cent of the invoices for the furniture.',
    ],
    [
      'rent.furnitureYears',
      ['2024-08-01'],
      'art. 3 no 1 (art. 3(1))',
      'Only furniture with an invoice of less than ten years at the lease or the adaptation.',
    ],
    ['rent.capExempt', ['2024-08-01'], 'art. 6', 'Art. 6 of the law of 2006 is repealed.'],
  ),
]

/** Sources of the figures of Luxembourg. */
export const luxembourgSourceTexts: readonly LawSourceText[] = [
  ...duties,
  ...notary,
  ...vat,
  ...gain,
  ...incomeTax,
  ...aids,
  ...rent,
]
