import { confirmed, corrected, correctedWeakly, of, open, published, unread, usage, type Verdict } from './verdict.ts'

/** Luxembourg, by acts as published in the Mémorial. */
const luxembourg: readonly Verdict[] = [
  ...corrected(
    ['lu.acquisition.housingCreditCeiling', '2023-03-07', 'loi du 16 mai 2023, Mém. A 235'],
    ['lu.acquisition.contractFirstDay', '2025-07-01', 'Mém. A 271'],
    ['lu.acquisition.rentalContractFirstDay', '2025-07-01', 'Mém. A 271'],
    ['lu.capitalGain.reinvestmentDeferral', '2015-01-01', 'art. 19 (LIR art. 102quater(1))'],
    ['lu.capitalGain.reinvestmentDeferral', '2024-01-01', 'by tax year 2026'],
    ['lu.capitalGain.reinvestmentDeferral', '2025-01-01', 'by tax year 2027'],
    ['lu.capitalGain.reinvestmentDeferral', '2025-10-01', 'Mém. A 271'],
    ['lu.capitalGain.reinvestmentYear', '2024-01-01', 'LIR art. 102quater(11)'],
    ['lu.capitalGain.reinvestmentYear', '2025-01-01', 'Mém. A 271'],
    ['lu.aids.accessionPremiumRange', '2024-06-01', 'art. 30 (annexe III'],
    ['lu.aids.interestSubsidyRates', '2024-06-01', 'arts 27, 30 (annexe IV'],
    ['lu.aids.stateGuaranteeShare', '2024-06-01', 'art. 26 (art. 14(1)'],
  ),
  ...confirmed(
    ['lu.acquisition.housingCreditCeiling', '2024-01-01', 'loi/2024/05/22/a219'],
    ['lu.acquisition.housingCreditCeiling', '2025-01-01', 'loi/2025/04/04/a121'],
    ['lu.acquisition.housingCreditCeiling', '2025-07-01', 'loi du 3 juillet 2025, Mém. A 279'],
    ['lu.acquisition.rentalCreditCeiling', '2024-01-01', 'loi/2024/05/22/a219'],
    ['lu.acquisition.rentalCreditCeiling', '2025-01-01', 'loi/2025/04/04/a121'],
    ['lu.acquisition.rentalCreditCeiling', '2025-07-01', 'from 1 January 2024 to 30 June 2025'],
    ['lu.acquisition.rentalCreditCeiling', '2025-10-01', 'loi/2025/06/27/a271'],
    ['lu.acquisition.taxableBaseShare', '2024-10-01', 'Mém. A 558'],
    ['lu.acquisition.taxableBaseShare', '2025-07-01', 'from 1 October 2024 to 30 June 2025'],
    ['lu.acquisition.contractDeadline', '2025-07-01', 'Mém. A 271'],
    ['lu.acquisition.resaleRegistrationRate', '2015-01-01', 'loi du 17 août 1935'],
    ['lu.acquisition.resaleRefundTwoYears', '2015-01-01', 'loi du 17 août 1935'],
    ['lu.acquisition.resaleRefundFourYears', '2015-01-01', 'loi du 17 août 1935'],
    ['lu.capitalGain.speculativeYears', '2015-01-01', 'Mém. A 121'],
    ['lu.capitalGain.speculativeYears', '2025-07-01', 'Mém. A 219'],
    ['lu.capitalGain.transition', '2015-01-01', 'Mém. A 271'],
    ['lu.capitalGain.transition', '2025-07-01', 'Governs the two years only'],
    ['lu.capitalGain.transition', '2025-10-01', 'Mém. A 271'],
    ['lu.capitalGain.decennialAllowance', '2015-01-01', 'no 28 (LIR art. 130(4))'],
    ['lu.capitalGain.parentsHomeAllowance', '2015-01-01', 'no 28 (LIR art. 130(5))'],
    ['lu.capitalGain.speculativeExemption', '2015-01-01', 'loi du 21 décembre 2001'],
    ['lu.capitalGain.extraordinaryMinimum', '2015-01-01', 'no 29 (LIR art. 131(1))'],
    ['lu.capitalGain.coefficients', '2015-01-01', 'loi du 29 avril 2014'],
    ['lu.capitalGain.coefficients', '2016-01-01', 'loi du 18 décembre 2015'],
    ['lu.capitalGain.coefficients', '2018-01-01', 'Mém. A 1097'],
    ['lu.capitalGain.coefficients', '2020-01-01', 'Mém. A 886'],
    ['lu.capitalGain.coefficients', '2022-01-01', 'Mém. A 906'],
    ['lu.capitalGain.coefficients', '2024-01-01', 'Mém. A 826'],
    ['lu.capitalGain.coefficients', '2026-01-01', 'Mém. A 591'],
    ['lu.incomeTax.scale', '2017-01-01', 'loi du 23 décembre 2016'],
    ['lu.incomeTax.scale', '2024-01-01', 'Mém. A 826'],
    ['lu.incomeTax.scale', '2025-01-01', 'Mém. A 589'],
    ['lu.incomeTax.scaleClass1a', '2017-01-01', '39 % at most from 37 842'],
    ['lu.incomeTax.scaleClass1a', '2024-01-01', '39 % at most from 41 814'],
    ['lu.incomeTax.scaleClass1a', '2025-01-01', '39 % at most from 51 804'],
    ['lu.incomeTax.incomeStep', '2015-01-01', 'LIR art. 126(2)'],
    ['lu.incomeTax.minimumTax', '2015-01-01', 'LIR art. 124(2)'],
    ['lu.incomeTax.employmentFund', '2015-01-01', 'loi du 21 décembre 2012'],
    ['lu.incomeTax.employmentFundTop', '2015-01-01', 'loi du 21 décembre 2012'],
    ['lu.incomeTax.employmentFundThreshold', '2015-01-01', 'loi du 21 décembre 2012'],
    ['lu.dependency.rate', '2015-01-01', 'loi du 22 décembre 2006'],
    ['lu.dependency.minimum', '2015-01-01', 'loi du 19 juin 1998'],
    ['lu.vat.standardRate', '2015-01-01', 'loi du 19 décembre 2014'],
    ['lu.vat.standardRate', '2023-01-01', 'Mém. A 534'],
    ['lu.vat.standardRate', '2024-01-01', 'loi du 19 décembre 2014'],
    ['lu.vat.superReducedRate', '2015-01-01', 'loi du 19 décembre 2014'],
    ['lu.aids.savingsPremiumRate', '2023-08-24', 'Mém. A 554'],
    ['lu.aids.savingsPremiumYearlyMax', '2023-08-24', 'Mém. A 554'],
    ['lu.aids.capitalGrantsMax', '2023-08-24', 'art. 37'],
    ['lu.aids.accessionPremiumBonus', '2023-08-24', 'art. 16(1)'],
    ['lu.aids.subsidisedCapital', '2023-08-24', 'art. 22'],
    ['lu.aids.stateGuaranteeFactor', '2023-08-24', '26 000 EUR at index 100'],
    ['lu.aids.stateGuaranteeShare', '2023-08-24', 'art. 14(1)'],
    ['lu.aids.compensatoryPremium', '2023-08-24', 'art. 16(3)'],
    ['lu.incomeTax.constructionAllowance', '2024-01-01', 'art. 21 (LIR art. 129f)'],
    ['lu.incomeTax.constructionAllowance', '2025-01-01', 'Mém. A 121'],
    ['lu.incomeTax.constructionAllowance', '2025-07-01', 'Mém. A 271'],
    ['lu.aids.compensatoryPremium', '2025-01-01', 'art. 16(3)'],
    // The third reading, of 23 November 2026.
    ['lu.capitalGain.rateFraction', '2025-10-01', 'art. 12(1) (LIR art. 132(2))'],
    ['lu.aids.climateAids', '2026-01-01', 'Mém. A 416'],
    ['lu.acquisition.minimumDuty', '2015-01-01', 'art. 8'],
  ),
  // The days were read in the acts; letter d of art. 131(1), which holds the fraction, was not.
  ...published(['lu.capitalGain.rateFraction', '2016-07-01', 'loi du 29 juin 2016']),
  ...correctedWeakly(
    ['lu.capitalGain.rateFraction', '2024-01-01', 'Mém. A 271'],
    ['lu.aids.interestSubsidyRates', '2023-08-24', 'art. 21'],
  ),
  ...open(
    ['lu.acquisition.announcedHousingCreditCeiling', '2026-07-16', 'no evidence of its entry into force'],
    ['lu.capitalGain.mainResidence', '2015-01-01', 'art. 102bis'],
    ['lu.notary.saleTariff', '2015-01-01', 'secondary source'],
    ['lu.notary.saleTariffMinimum', '2015-01-01', 'no 7, minimum'],
    ['lu.notary.loanTariff', '2015-01-01', 'secondary source'],
    ['lu.notary.loanTariffMinimum', '2015-01-01', 'no 5, minimum'],
    ['lu.aids.accessionPremiumRange', '2023-08-24', 'annex of 2023 was not read'],
    ['lu.aids.constructionPriceIndexYear', '2026-01-01', 'April 2025 is 1 164.15'],
  ),
  ...unread(['lu.acquisition.surtaxOfMamer', '2021-01-01', '11 décembre 2020']),
]

const table = 'tables of 1 January and 1 June 2026'

/** France, by copies of articles, and by transcriptions of the table of the tax administration. */
const france: readonly Verdict[] = [
  ...confirmed(
    ['fr.loan.contributionRate', '2014-06-01', 'art. 881 H'],
    ['fr.registry.contributionRate', '2014-06-01', 'art. 881 K'],
    ['fr.registry.contributionMinimum', '2014-06-01', 'art. 881 M, b'],
    ['fr.notary.saleTariff', '2021-01-01', 'JORFTEXT000053593921'],
    ['fr.vat.urbanRenewalRate', '2014-06-01', 'art. 278 sexies'],
  ),
  // The levy stands beside the duty since it was read in art. 1647.
  ...corrected(
    ['fr.loan.mortgageDutyRate', '2014-06-01', 'art. 844'],
    ['fr.loan.notaryTariff', '2014-06-01', 'nos 68, 69'],
  ),
  ...published(
    ['fr.loan.notaryTariff', '2021-01-01', 'art. A. 444-143'],
    ['fr.notary.saleTariff', '2016-05-01', 'note of a notary'],
    ['fr.transfer.departmentRate', '2025-04-01', table],
    ['fr.transfer.firstTimeReduction', '2025-06-01', 'art. 1594 F septies'],
  ),
  ...corrected(
    ['fr.notary.feesCapRate', '2016-05-01', 'art. R. 444-9'],
    ['fr.notary.feesCapFloor', '2016-05-01', 'art. R. 444-9'],
    ['fr.notary.rebateMost', '2014-06-01', 'décret n° 78-262'],
    ['fr.notary.rebateMost', '2016-05-01', 'arrêté of 26 February 2016'],
    ['fr.notary.feesCapRate', '2014-06-01', 'décret n° 78-262'],
    ['fr.notary.feesCapFloor', '2014-06-01', 'décret n° 78-262'],
  ),
  ...correctedWeakly(
    ['fr.transfer.otherDepartmentRate', '2025-05-01', 'Corsica from 1 June 2025'],
    ['fr.transfer.otherDepartmentRate', '2026-01-01', 'the day between was not read'],
    ['fr.transfer.departmentAllowance', '2026-01-01', 'Listed for Calvados'],
    // Ten departments had less than 4.50 % on this day, by the lists of the time.
    ['fr.transfer.departmentRate', '2014-06-01', 'loi n° 2013-1278'],
    ['fr.transfer.assumedDepartmentRate', '2014-06-01', 'as reported'],
    // Corsica keeps 1 May 2025 until the table itself is read.
    ['fr.transfer.departmentRate', '2025-05-01', 'Corsica (2A, 2B)'],
    ['fr.transfer.departmentRate', '2025-06-01', table],
    ['fr.transfer.departmentRate', '2026-01-01', table],
    ['fr.transfer.departmentRate', '2026-06-01', table],
    ['fr.transfer.unraisedDepartmentRate', '2026-01-01', table],
  ),
  // The 56 rows that the tables settle moved to the two parameters above; those on which they disagree stay assumed.
  ...of(
    'open',
    'estimate',
  )(['fr.transfer.assumedDepartmentRate', '2025-05-01', 'transcriptions of the table disagree']),
  ...usage(
    ['fr.loan.guaranteeRate', '2014-06-01', 'set by no law'],
    ['fr.loan.securedFactor', '2014-06-01', 'set by no law'],
    ['fr.loan.disbursements', '2014-06-01', 'set by no law'],
    ['fr.market.brokerRate', '2014-06-01', 'set by no law'],
  ),
]

/** Germany, by federal acts in their state of August 2026 and the acts of the Länder that were found. */
const germany: readonly Verdict[] = [
  ...confirmed(
    ['de.vat.standardRate', '2013-08-01', '§ 12 (1)'],
    ['de.vat.standardRate', '2020-07-01', '§ 28 (1)'],
    ['de.vat.standardRate', '2021-01-01', '§ 12 (1)'],
    ['de.transferTax.federalRate', '1997-01-01', '§§ 11 (1), 23 (4)'],
    ['de.transferTax.federalRate', '2023-01-01', '§§ 11 (1), 23 (4)'],
    ['de.transferTax.exemptUpTo', '2013-08-01', '§ 3 no. 1'],
    ['de.transferTax.exemptSellers', '2013-08-01', '§ 3 nos. 4, 6'],
    ['de.tariff.tableB', '2013-08-01', '§ 34 (2), table B'],
    ['de.tariff.tableB', '2025-06-01', 'KostBRÄG 2025 art. 7 no. 2'],
    ['de.tariff.units', '2013-08-01', 'Kostenverzeichnis'],
    ['de.tariff.minimumFees', '2013-08-01', 'Kostenverzeichnis'],
  ),
  // Each version speaks for the Länder that it changes.
  ...confirmed(
    ['de.transferTax.rates', '2011-11-05', 'BW: §§ 1, 2'],
    ['de.transferTax.rates', '2014-08-01', 'HE: §§ 1, 2'],
    ['de.transferTax.rates', '2015-01-01', 'NW: § 1; SL: §§ 1, 2'],
    ['de.transferTax.rates', '2017-01-01', 'TH: § 1'],
    ['de.transferTax.rates', '2023-01-01', 'HH: § 1; SN: §§ 1, 2'],
  ),
  ...open(
    ['de.transferTax.rates', '2012-03-01', 'RP; ST'],
    ['de.transferTax.rates', '2014-01-01', 'BE § 3; HB; NI § 1; SH'],
    ['de.transferTax.rates', '2015-07-01', 'BB'],
    ['de.transferTax.rates', '2019-07-01', 'GVOBl. 2019 p. 190'],
    ['de.transferTax.rates', '2024-01-01', 'second amending act of 2023'],
    ['de.transferTax.rates', '2025-07-01', 'fimportal.de'],
  ),
  ...usage(
    ['de.market.brokerRate', '2013-08-01', '§§ 656a to 656d'],
    ['de.market.brokerRate', '2020-12-23', 'the law sets no rate'],
    ['de.market.notaryExpenses', '2013-08-01', 'KV 32001'],
  ),
]

/** Belgium, by acts of the Justel database and by what secondary sources report. */
const belgium: readonly Verdict[] = [
  ...confirmed(
    ['be.brussels.allowance', '2017-01-01', '2016031878'],
    ['be.brussels.allowance', '2023-04-01', '2022034128'],
    ['be.brussels.landAllowance', '2018-01-01', '2017032093'],
    ['be.brussels.landAllowance', '2023-04-01', '2022034128'],
    ['be.brussels.energyAllowance', '2017-01-01', 'art. 46ter'],
    ['be.brussels.energyAllowance', '2023-04-01', 'art. 46ter'],
    ['be.wallonia.allowance', '2025-01-01', '2024011274'],
    ['be.wallonia.allowanceWithdrawn', '2025-01-01', '2024011274'],
    ['be.wallonia.rates', '2018-01-01', '2016027338'],
    ['be.wallonia.rates', '2025-01-01', 'art. 44bis'],
    ['be.wallonia.judgedByBuyer', '2018-01-01', '2017032048'],
    ['be.wallonia.allowance', '2018-01-01', '2017032048'],
    ['be.wallonia.allowanceWithdrawn', '2018-01-01', '2017032048'],
    ['be.wallonia.landAllowanceWithdrawn', '2018-01-01', '2017032048'],
    ['be.flanders.rates', '2018-06-01', 'decree of 18 May 2018'],
    ['be.flanders.modestHome', '2018-06-01', '2018012095'],
    ['be.flanders.modestRenovatedHome', '2018-06-01', '2018012095'],
    ['be.flanders.formerHomeCredit', '2018-06-01', 'art. 2.9.5.0.1'],
    ['be.flanders.monumentRates', '2018-06-01', 'art. 2.9.4.2.14'],
    ['be.registration.fixedDuty', '2017-01-01', 'art. 11'],
    ['be.flanders.rates', '2020-01-01', '2019015896'],
    ['be.flanders.rates', '2022-01-01', 'arts 73, 74, 75'],
    ['be.flanders.rates', '2025-01-01', '2024011944'],
    ['be.flanders.modestHome', '2022-01-01', 'arts 79, 83'],
    ['be.flanders.modestHome', '2025-01-01', 'arts 36, 37'],
    ['be.flanders.modestRenovatedHome', '2022-01-01', 'arts 79, 83'],
    ['be.flanders.formerHomeCredit', '2024-01-01', 'art. 78'],
  ),
  ...corrected(
    ['be.brussels.energyClassJumpsMin', '2017-01-01', 'No such allowance before 2023-04-01'],
    ['be.brussels.energyClassJumpsMin', '2023-04-01', 'art. 46ter'],
    // No sale to come opened the Walloon allowance; agreements, not deeds, end the Flemish rate for renovation.
    ['be.wallonia.sellWithinYears', '2018-01-01', 'art. 46bis, § 2, 2°'],
    ['be.flanders.modestRenovatedHome', '2025-01-01', 'arts 36, 37'],
    // Half a year earlier than thought.
    ['be.market.writingDuty', '2022-07-01', '2022020909'],
  ),
  ...published(['be.flanders.monumentRates', '2025-01-01', 'art. 42']),
  ...correctedWeakly(
    ['be.wallonia.allowance', '2023-07-01', 'From 1 July 2023'],
    ['be.wallonia.allowanceWithdrawn', '2023-07-01', 'From 1 July 2023'],
    ['be.wallonia.landAllowanceWithdrawn', '2023-07-01', 'notairedeclairfayt.be'],
  ),
  ...open(['be.notary.scaleJ', '2017-01-01', 'barème J']),
  ...of('open', 'estimate')(['be.notary.reducedHonorarium', '2023-01-01', '2022042846']),
  ...usage(['be.market.brokerRate', '2017-01-01', 'set by no law']),
]

/** The Netherlands, by texts of the acts to 2015 and of each year from 2021 to 2026. */
const netherlands: readonly Verdict[] = [
  ...confirmed(
    ['nl.vat.standardRate', '2012-07-01', 'BWBR0002629'],
    ['nl.vat.standardRate', '2012-10-01', 'BWBR0002629'],
    ['nl.transferTax.rates', '2012-07-01', 'BWBR0031597'],
    ['nl.transferTax.rates', '2021-01-01', 'art. 14(1), (2)'],
    ['nl.transferTax.rates', '2023-01-01', 'art. 14(1), (2)'],
    ['nl.transferTax.rates', '2026-01-01', 'art. 14(1), (2), (3), text of 2026-01-01'],
    ['nl.transferTax.starterExemption', '2012-07-01', 'art. 15(1)(p)'],
    ['nl.transferTax.starterExemption', '2021-01-01', 'art. 15(1)(p), text of 2021-01-01'],
    ['nl.transferTax.starterExemption', '2021-04-01', 'art. 15(1)(p), 4°, text of 2021-04-01'],
    ['nl.transferTax.starterExemption', '2023-01-01', 'art. 15(1)(p), 4°, text of 2023-01-01'],
    ['nl.transferTax.starterExemption', '2024-01-01', 'art. 15(1)(p), 4°, text of 2024-01-01'],
    ['nl.transferTax.starterExemption', '2025-01-01', 'art. 15(1)(p), 4°, text of 2025-01-01'],
    ['nl.transferTax.starterExemption', '2026-01-01', 'art. 15(1)(p), 4°, text of 2026-01-01'],
    ['nl.transferTax.starterAgeBelow', '2021-01-01', 'art. 15(1)(p), 1°, text of 2021-01-01'],
  ),
  ...usage(
    ['nl.market.mortgageDeed', '2022-01-01', 'set by no law'],
    ['nl.market.bankGuaranteeRate', '2012-07-01', 'set by no law'],
  ),
]

/** What the reading of Luxembourg, France, Germany, Belgium and the Netherlands of 22 November 2026 found. */
export const verdicts: readonly Verdict[] = [...luxembourg, ...france, ...germany, ...belgium, ...netherlands]
