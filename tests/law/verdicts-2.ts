import type { Verdict } from './verdict.ts'

type Row = readonly [id: string, from: string, source: string]

const of =
  (outcome: Verdict['outcome'], certainty: Verdict['certainty']) =>
  (...rows: readonly Row[]): Verdict[] =>
    rows.map(([id, from, source]) => ({ id, from, certainty, source, outcome }))

const confirmed = of('confirmed', 'statutory')
const corrected = of('corrected', 'statutory')
const published = of('confirmed', 'published')
const correctedWeakly = of('corrected', 'published')
const open = of('open', 'published')
const unverified = of('open', 'unverified')

/** Spain, by the consolidated acts of the official gazettes. */
const spain: readonly Verdict[] = [
  ...confirmed(
    ['es.itp.andalusiaScale', '2021-04-28', 'art. 41, text of 2025-12-31'],
    ['es.itp.andalusiaReduced', '2024-01-01', 'art. 43.1.a to 43.1.d, text of 2025-12-31'],
    ['es.itp.canariesScale', '2024-01-01', 'art. 31.1, text of 2019-12-31'],
    ['es.itp.canariesReduced', '2024-01-01', 'texts of 2023-12-30 to 2025-02-04'],
    ['es.itp.canariesFamilyIncomeMax', '2024-01-01', 'art. 32.b, texts of 2023-12-30 to 2025-02-04'],
    ['es.itp.canariesDisabledIncomeMax', '2024-01-01', 'art. 33.b, texts of 2023-12-30 to 2025-02-04'],
    ['es.itp.canariesIncomeMax', '2024-01-01', 'arts 33 bis.b and 35.1.a, texts of 2023-12-30 to 2025-02-04'],
    ['es.itp.cantabriaScale', '2024-01-01', 'art. 9.1.A, text of 2023-12-29'],
    ['es.itp.castileLeonScale', '2024-01-01', 'arts 24.1.a and 25.1, text of 2013-09-18'],
    ['es.itp.castileLeonIncomeMax', '2024-01-01', 'art. 28.2.a, texts of 2023-03-06 and 2024-05-14'],
    ['es.itp.castileManchaScale', '2024-01-01', 'art. 19.1, text of 2023-01-31'],
    ['es.itp.castileManchaReduced', '2024-01-01', 'art. 19.2 and 19.6, text of 2023-01-31'],
    ['es.itp.castileManchaLoanShareAbove', '2024-01-01', 'art. 19.2.a, text of 2023-01-31'],
    ['es.itp.cataloniaReduced', '2024-01-01', 'arts 641-2 to 641-5 bis, text of 2025-10-16'],
    ['es.itp.cataloniaIncomeMax', '2024-01-01', 'arts 641-2 to 641-5, text of 2025-10-16'],
    ['es.itp.cataloniaLargeHolderRate', '2025-06-27', 'arts 641-1.5 and 641-1.6, text of 2025-10-16'],
    ['es.itp.valenciaScale', '2024-01-01', 'art. 13.Uno, text of 2023-12-30'],
    ['es.itp.valenciaScale', '2026-06-01', 'art. 13.Uno, text of 2025-05-31'],
    ['es.itp.valenciaIncomeMax', '2024-01-01', 'art. 4.Cuatro, texts of 2023-12-30 to 2026-03-06'],
    ['es.itp.madridScale', '2024-01-01', 'art. 28, text of 2025-12-29'],
    ['es.itp.madridReduced', '2024-01-01', 'arts 29 and 30 bis, text of 2025-12-29'],
    ['es.itp.madridVillage', '2024-01-01', 'arts 30 bis and 38 bis, text of 2023-12-29'],
    ['es.itp.murciaScale', '2024-01-01', 'art. 6.1, text of 2023-12-29'],
    ['es.itp.murciaScale', '2025-07-25', 'art. 6.1, text of 2025-07-24'],
    ['es.itp.murciaReduced', '2024-01-01', 'art. 6.5, 6.6 and 6.9, text of 2023-12-29'],
    ['es.itp.murciaIncomeMax', '2024-01-01', 'art. 6.6.b, 6.9.b, 7.4.b and 7.6.b, text of 2023-12-29'],
    ['es.itp.murciaFamilyIncomeMax', '2024-01-01', 'art. 6.5.b and 7.5.b, text of 2023-12-29'],
    ['es.itp.navarreScale', '2024-01-01', 'art. 8.1.a, text of 2025-12-31'],
    ['es.itp.riojaScale', '2024-01-01', 'art. 44.1, text of 2025-12-30'],
    ['es.itp.riojaReduced', '2024-01-01', 'art. 45, texts of 2023-12-30 to 2024-12-30'],
    ['es.itp.riojaReduced', '2025-03-03', 'art. 45, text of 2025-03-03'],
    ['es.itp.riojaIncomeMax', '2024-01-01', 'art. 45.3, texts of 2023-12-30 to 2024-12-30'],
    ['es.itp.riojaFamilyIncomeMax', '2024-01-01', 'art. 45.1.d'],
    ['es.itp.aragonRebates', '2024-01-01', 'arts 121-4 and 121-5, text of 2023-12-29'],
    ['es.itp.aragonFamilyIncomeMax', '2024-01-01', 'arts 121-5.1.d and 122-3.1.d, text of 2023-12-29'],
    ['es.itp.ceutaScale', '2024-01-01', 'art. 11.1.a, text of 2026-03-19'],
    ['es.itp.melillaScale', '2024-01-01', 'art. 11.1.a, text of 2026-03-19'],
    ['es.itp.ceutaMelillaRebate', '2024-01-01', 'art. 57 bis, text of 2026-03-19'],
    ['es.itp.youngAgeMax', '2024-01-01', 'texts of 2023 to 2025'],
    ['es.itp.extremaduraYoungAgeMax', '2024-01-01', 'art. 41, texts of 2024-02-06 and 2024-11-26'],
    ['es.itp.extremaduraYoungAgeMax', '2025-01-29', 'art. 40 bis, text of 2025-01-28'],
    ['es.itp.riojaYoungAgeMax', '2024-01-01', 'art. 45.3, texts of 2023-12-30 to 2024-12-30'],
    ['es.itp.riojaYoungAgeMax', '2025-03-03', 'art. 45.3, text of 2025-03-03'],
    ['es.itp.cataloniaYoungAgeMax', '2024-01-01', 'art. 641-5, text of 2024-11-28'],
    ['es.itp.cataloniaYoungAgeMax', '2025-06-27', 'art. 641-5, text of 2025-03-26'],
    ['es.vat.homeRate', '2024-01-01', 'art. 91.Uno.1.7, text of 2026-01-26'],
    ['es.vat.protectedHousingRate', '2024-01-01', 'art. 91.Dos.1.6, text of 2026-01-26'],
    ['es.vat.standardRate', '2024-01-01', 'art. 90, text of 2026-01-26'],
    ['es.igic.generalRate', '2024-01-01', 'art. 51.1.d, text of 2024-12-30'],
    ['es.igic.reducedRates', '2024-01-01', 'art. 58.Dos and Cuatro, text of 2024-12-30'],
    ['es.igic.incomeMax', '2024-01-01', 'art. 58.Dos.2.f'],
    ['es.igic.protectedHousingRate', '2024-01-01', 'art. 58.Uno.1'],
    ['es.ajd.valenciaRate', '2024-01-01', 'art. 14.Cuatro, text of 2023-12-30'],
    ['es.ajd.valenciaRate', '2026-06-01', 'art. 14.Cuatro, text of 2025-05-31'],
    ['es.ajd.cataloniaWaivedRate', '2024-01-01', 'art. 642-1.a, text of 2024-03-14'],
    ['es.ajd.cataloniaWaivedRate', '2025-06-27', 'art. 642-1.a, text of 2025-03-26'],
    ['es.ajd.andalusiaReduced', '2024-01-01', 'art. 50.1'],
    ['es.ajd.aragonRebates', '2024-01-01', 'arts 122-3 and 122-10'],
    ['es.ajd.balearicsReduced', '2024-01-01', 'art. 17, texts'],
    ['es.ajd.canariesReduced', '2024-01-01', 'art. 37.1'],
    ['es.ajd.cantabriaReduced', '2024-01-01', 'art. 13.3, 13.4'],
    ['es.ajd.castileLeonReduced', '2024-01-01', 'arts 26.2, 26.3'],
    ['es.ajd.castileManchaReduced', '2024-01-01', 'art. 21.2'],
    ['es.ajd.cataloniaReduced', '2025-06-27', 'art. 642-6'],
    ['es.ajd.valenciaReduced', '2024-01-01', 'art. 14.Uno.a'],
    ['es.ajd.extremaduraReduced', '2024-01-01', 'art. 47'],
    ['es.ajd.extremaduraIncomeMax', '2024-01-01', 'art. 47.b'],
    ['es.ajd.galiciaReduced', '2024-01-01', 'art. 15.Dos to Cinco'],
    ['es.ajd.galiciaReduced', '2026-01-01', 'Nueve, text of 2025-12-31'],
    ['es.ajd.madridRebates', '2024-01-01', 'arts 38 bis and 38 ter'],
    ['es.ajd.murciaReduced', '2024-01-01', 'art. 7.4 to 7.6'],
    ['es.ajd.riojaReduced', '2024-01-01', 'art. 49, text of 2023-12-30'],
    ['es.ajd.riojaReduced', '2025-03-03', 'art. 49, text of 2025-03-03'],
    ['es.ajd.madridRates', '2024-01-01', 'art. 32.1, text of 2025-12-29'],
    ['es.ajd.balearicsRates', '2024-01-01', 'arts 15 and 17 bis, texts of 2022-12-31 to 2025-07-24'],
    ['es.ajd.waivedRates', '2024-01-01', 'AR 122-2, AS 36, IB 19'],
    // C10 takes the general rate of art. 7.1; art. 7.8 has one for sales with VAT, read again in every text from 2021 to 2025.
    ['es.ajd.murciaRate', '2024-01-01', 'art. 7.8, text of 2023-12-29'],
    ['es.ajd.murciaRate', '2025-07-25', 'art. 7.8, text of 2025-07-24'],
    ['es.notary.tariff', '2024-01-01', 'eli/es/rd/1989/11/17/1426'],
    ['es.registry.tariff', '2024-01-01', 'eli/es/rd/1989/11/17/1427'],
    ['es.registry.limits', '2024-01-01', 'eli/es/rd/1989/11/17/1427'],
    ['es.notary.tariffCut', '2024-01-01', 'disposición adicional octava'],
  ),
  ...corrected(
    ['es.itp.balearicsReduced', '2024-01-01', 'arts 10.c, 10.d and 14 quater, text of 2023-12-30'],
    ['es.itp.balearicsReducedAgeMax', '2024-01-01', 'art. 10.d.1, text of 2023-12-30'],
    ['es.itp.balearicsResidenceYears', '2024-01-01', 'art. 14 quater.1.a, text of 2023-12-30'],
    ['es.itp.balearicsLoanShareMin', '2024-01-01', 'art. 14 quater.1.g, text of 2023-12-30'],
    ['es.itp.balearicsIncomeMax', '2024-01-01', 'art. 14 quater.1.f, text of 2023-12-30'],
    ['es.itp.balearicsFamilyValueMax', '2024-01-01', 'art. 10.d.3, text of 2023-12-30'],
    ['es.itp.cantabriaReduced', '2024-01-01', 'art. 9.3, 9.6 and 9.7, text of 2023-12-29'],
    ['es.itp.castileLeonReduced', '2024-01-01', 'arts 25.3, 25.4 and 28.2, text of 2024-05-14'],
    ['es.itp.valenciaReduced', '2024-01-01', 'Cuatro.1 and Cinco, text of 2023-12-30'],
    ['es.itp.valenciaReduced', '2026-06-01', 'Cuatro.1 and Cinco, text of 2025-05-31'],
    ['es.itp.extremaduraReduced', '2024-01-01', 'arts 40 and 41, texts of 2024-02-06 and 2024-11-26'],
    ['es.itp.extremaduraIncomeMax', '2024-01-01', 'art. 40.b, texts of 2024-02-06 and 2024-11-26'],
    ['es.itp.galiciaScale', '2024-01-01', 'art. 14.Uno.1, text of 2023-12-29'],
    ['es.itp.galiciaReduced', '2024-01-01', 'art. 14.Dos to Cinco and Siete, text of 2023-12-29'],
    ['es.itp.galiciaReduced', '2026-01-01', 'text of 2025-12-31 (Ley 5/2025)'],
    ['es.itp.galiciaLimits', '2024-01-01', 'text of 2023-12-29'],
    ['es.itp.galiciaLimits', '2026-01-01', 'text of 2025-12-31 (Ley 5/2025)'],
    ['es.itp.galiciaLargeFamilyLimits', '2024-01-01', 'texts of 2023-12-29 and 2025-12-31'],
    ['es.itp.navarreReduced', '2024-01-01', 'art. 8.1.b, text of 2025-12-31'],
    ['es.itp.navarreChildrenMin', '2024-01-01', 'art. 8.1.b.1'],
    ['es.ipsi.range', '2024-01-01', 'art. 18.1, text of 2013-07-27'],
    ['es.ajd.rates', '2024-01-01', 'texts of 2012 to 2026'],
  ),
  ...correctedWeakly(
    ['es.itp.asturiasReduced', '2024-01-01', 'art. 32 bis, text of 2023-12-29'],
    ['es.itp.asturiasReduced', '2025-01-01', 'art. 32 bis, texts of 2024-12-31 to 2025-12-31'],
    ['es.itp.asturiasLargeHolderRate', '2025-12-03', 'art. 31 bis, text of 2025-12-02'],
    ['es.itp.madridVillage', '2024-11-29', 'text of 2024-11-28'],
    ['es.ajd.riojaReduced', '2025-01-01', 'art. 49, text of 2024-12-30'],
    ['es.itp.extremaduraReduced', '2025-01-29', 'arts 40, 40 bis and 41, text of 2025-01-28'],
    ['es.itp.extremaduraReduced', '2025-04-08', 'arts 40 and 41, text of 2025-04-07'],
    ['es.itp.extremaduraIncomeMax', '2025-01-29', 'art. 40.1.b, text of 2025-01-28'],
    ['es.itp.extremaduraIncomeMax', '2025-04-08', 'art. 40.1.b, text of 2025-04-07'],
  ),
  ...open(
    ['es.itp.cantabriaOwnHome', '2024-01-01', 'art. 9.2, text of 2023-12-29'],
    ['es.itp.cataloniaScale', '2024-01-01', 'scale of Catalonia before'],
    ['es.itp.cataloniaScale', '2025-06-27', 'Decree-law 5/2025 of Catalonia'],
    ['es.itp.extremaduraScale', '2024-01-01', 'Decreto Legislativo 1/2018 of Extremadura'],
    ['es.itp.balearicsScale', '2024-01-01', 'Decreto Legislativo 1/2014 of the Balearic Islands'],
    ['es.itp.aragonScale', '2016-01-01', 'art. 121-1'],
    ['es.itp.asturiasScale', '2024-01-01', 'Decreto Legislativo 2/2014 of Asturias'],
    ['es.ajd.basqueRate', '2024-01-01', 'foral laws'],
    ['es.itp.basqueCountryScale', '2024-01-01', 'Norma Foral 1/2011 of Bizkaia'],
    ['es.itp.basqueCountryReduced', '2024-01-01', 'Norma Foral 1/2011 of Bizkaia'],
    ['es.itp.basqueAreaM2Max', '2024-01-01', 'Norma Foral 1/2011 of Bizkaia'],
  ),
  ...of('open', 'estimate')(['es.ipsi.rate', '2024-01-01', 'between 0.5 and 10 per cent']),
]

/** Italy, by pages of notaries and one official note. */
const italy: readonly Verdict[] = [
  ...confirmed(['it.register.rates', '2014-01-01', '20A03082']),
  ...published(
    ['it.register.fixedDuty', '2014-01-01', 'diazilla.com/doc/488815'],
    ['it.register.fixedDutyWithVat', '2014-01-01', 'diazilla.com/doc/488815'],
    ['it.register.minimum', '2014-01-01', 'studionotaiocalarco.it'],
    ['it.vat.homeRates', '2014-01-01', 'studionotaiocalarco.it'],
    ['it.vat.standardRate', '2014-01-01', 'officinanotarile.it'],
    ['it.register.formerHomeYears', '2016-01-01', 'studiofenu.it'],
  ),
  ...correctedWeakly(['it.register.formerHomeYears', '2024-01-01', 'comma 116; reply 197/2025']),
  ...open(['it.register.cadastralMultipliers', '2014-01-01', 'Legge 266/2005']),
  ...unverified(
    ['it.notary.cadastralRebate', '2014-01-01', 'federnotizie.it'],
    ['it.mortgage.substituteTaxRates', '2014-01-01', 'DPR 601/1973'],
    ['it.registry.items', '2014-01-01', 'Italian notaries'],
    ['it.register.formerHomeYears', '2014-01-01', 'nota II-bis'],
  ),
]

/** Portugal, by the codes of the tax authority. */
const portugal: readonly Verdict[] = [
  ...confirmed(
    ['pt.stamp.purchaseRate', '2024-01-01', 'ccod-selo-tabgiselo'],
    ['pt.vat.standardRates', '2024-01-01', 'ivara18_062022'],
    ['pt.imt.mainlandYoungBuyer', '2024-01-01', 'selo7a'],
    ['pt.imt.islandsYoungBuyer', '2024-01-01', 'selo7a'],
  ),
  ...published(
    ['pt.imt.mainlandYoungBuyer', '2024-08-01', '24.sapo.pt'],
    ['pt.imt.mainlandYoungBuyer', '2026-01-01', 'noticiasagora.pt'],
    ['pt.imt.youthAgeMax', '2024-01-01', '24.sapo.pt'],
    ['pt.vat.madeiraRate', '2024-01-01', 'parliament of 2012'],
    ['pt.stamp.loanRates', '2024-01-01', 'pwc.pt'],
    ['pt.stamp.commissionRate', '2024-01-01', 'pwc.pt'],
    ['pt.imt.nonResidentRate', '2026-05-25', 'rtp.pt'],
    ['pt.imt.nonResidentRefund', '2026-05-25', 'noticiasagora.pt'],
  ),
  ...unverified(
    ['pt.imt.islandsOwnHome', '2024-01-01', 'Lei 82/2023'],
    ['pt.imt.islandsOwnHome', '2025-01-01', 'Lei 45-A/2024'],
    ['pt.imt.islandsOtherHousing', '2024-01-01', 'Lei 82/2023'],
    ['pt.imt.islandsOtherHousing', '2025-01-01', 'Lei 45-A/2024'],
    ['pt.imt.islandsYoungBuyer', '2024-08-01', 'Decreto-Lei 48-A/2024'],
    ['pt.imt.islandsYoungBuyer', '2025-01-01', 'Lei 45-A/2024'],
  ),
]

/** The United Kingdom, by its acts and instruments. */
const unitedKingdom: readonly Verdict[] = [
  ...confirmed(
    ['uk.sdlt.bands', '2022-09-23', 'ukpga/2023/2/section/1'],
    ['uk.sdlt.bands', '2025-04-01', 's. 55(1B), Table A'],
    ['uk.sdlt.firstTimeBands', '2022-09-23', 'ukpga/2023/2/section/1'],
    ['uk.sdlt.firstTimeBands', '2025-04-01', 'Sch. 6ZA, para. 4'],
    ['uk.sdlt.additionalDwellingRate', '2016-04-01', 'sdltm09735'],
    ['uk.sdlt.additionalDwellingRate', '2024-10-31', 'ukpga/2025/8/section/50'],
    ['uk.sdlt.companyRate', '2016-04-01', 'ukpga/2025/8/section/53'],
    ['uk.sdlt.companyRate', '2024-10-31', 'ukpga/2025/8/section/53'],
    ['uk.sdlt.companyAbove', '2016-04-01', 'policy paper of HMRC of 2024-10-30'],
    ['uk.lbtt.bands', '2021-04-01', 'SSI 2015/126'],
    ['uk.lbtt.additionalDwellingSupplement', '2022-12-16', 'SSI 2022/375'],
    ['uk.lbtt.additionalDwellingSupplement', '2024-12-05', 'SSI 2024/367'],
    ['uk.ltt.higherBands', '2020-12-22', 'WSI 2020/1618'],
    ['uk.ltt.bands', '2022-10-10', 'SL(6)268'],
  ),
  ...published(['uk.ltt.higherBands', '2024-12-11', 'WSI 2024/1311']),
  ...corrected(
    ['uk.registry.scale', '2021-04-01', 'fees-review-2021-to-2022'],
    ['uk.registry.scale', '2022-01-31', 'fees-review-2021-to-2022'],
    ['uk.registry.scotland', '2021-04-01', 'SSI 2021/139'],
    ['uk.registry.scottishSecurity', '2021-04-01', 'SSI 2021/139'],
  ),
  ...correctedWeakly(
    ['uk.registry.northernIrishScale', '2021-04-01', 'cfrlaw.co.uk'],
    ['uk.registry.northernIrishMortgage', '2021-04-01', 'cfrlaw.co.uk'],
  ),
  ...open(
    ['uk.sdlt.nonResidentRate', '2021-04-01', 'Sch. 9A'],
    ['uk.sdlt.additionalDwellingFrom', '2016-04-01', 'Sch. 4ZA'],
    ['uk.lbtt.additionalDwellingSupplement', '2016-04-01', 'Sch. 2A'],
    ['uk.lbtt.additionalDwellingSupplement', '2019-01-25', 'Sch. 2A'],
  ),
  ...of('confirmed', 'estimate')(
    ['uk.market.searches', '2021-04-01', 'British conveyancers and lenders'],
    ['uk.market.survey', '2021-04-01', 'British conveyancers and lenders'],
    ['uk.market.lenderFee', '2021-04-01', 'British conveyancers and lenders'],
  ),
]

/** The United States, by state codes and pages of the authorities. */
const unitedStates: readonly Verdict[] = [
  ...confirmed(
    ['us.mansionTax.newYork', '2023-01-01', 'nysenate.gov'],
    ['us.mansionTax.newYorkCity', '2023-01-01', 'nysenate.gov'],
    ['us.deedTax.newJerseyAbove', '2023-01-01', 'Sussex County Clerk'],
    ['us.cityTax.losAngeles', '2023-01-01', 'finance.lacity.org'],
    ['us.mansionTax.losAngeles', '2023-04-01', 'finance.lacity.org'],
    ['us.mansionTax.losAngeles', '2024-07-01', 'finance.lacity.org'],
    ['us.cityTax.chicago', '2023-01-01', 'chicago.gov'],
    ['us.deedTax.unreadStateRates', '2023-01-01', 'F.S. 201.02(1)(a); NRS 375.020 and 375.023; 20 NYCRR 575.2'],
    ['us.deedTax.unreadCountyStateRates', '2023-01-01', 'NRS 375.020 and 375.023'],
    ['us.mortgageTax.unreadRates', '2023-01-01', 'Minn. Stat. 287.035; REC-1; § 58.1-803'],
    ['us.mortgageTax.tennesseeFree', '2023-01-01', 'REC-1'],
    ['us.intangibleTax.georgiaCap', '2023-01-01', '560-11-8-.02'],
    ['us.deedTax.virginiaLocalPart', '2023-01-01', '§ 58.1-814'],
    ['us.intangibleTax.rates', '2023-01-01', '§ 199.133(1)'],
    ['us.intangibleTax.unreadRates', '2023-01-01', 'ga.elaws.us'],
  ),
  ...published(
    ['us.cityTax.newYorkCity', '2023-01-01', 'tables of title companies'],
    ['us.mortgageTax.newYorkCity', '2023-01-01', 'tables of title companies'],
    ['us.mortgageTax.newYorkCityDeduction', '2023-01-01', 'tables of title companies'],
    ['us.mansionTax.newJersey', '2025-07-10', 'njcpa.org'],
    ['us.deedTax.newJersey', '2023-01-01', 'virtualunderwriter.com'],
    ['us.deedTax.washington', '2023-01-01', 'law office and a title company of 2023'],
    ['us.mansionTax.losAngeles', '2025-07-01', '§ 21.9.2(b)'],
    ['us.deedTax.virginiaGrantor', '2023-01-01', 'laws9.com'],
    ['us.deedTax.pennsylvaniaLocal', '2023-01-01', 'closing offices of Pennsylvania'],
    ['us.deedTax.pennsylvaniaCities', '2023-01-01', 'list of local rates of 2016'],
  ),
  ...correctedWeakly(
    ['us.deedTax.newJerseyLower', '2023-01-01', 'Sussex County Clerk'],
    ['us.deedTax.vermont', '2024-08-01', 'legislature.vermont.gov'],
  ),
  ...of('corrected', 'estimate')(['us.mansionTax.losAngeles', '2026-07-01', 'those from 2026-07-01 were not found']),
  ...of('confirmed', 'estimate')(
    ['us.market.ownerTitleRate', '2023-01-01', 'American lenders and title companies'],
    ['us.market.lenderTitleRate', '2023-01-01', 'American lenders and title companies'],
  ),
  ...unverified(['us.deedTax.virginiaRecordation', '2023-01-01', '§ 58.1-801']),
  // What is left in this table was not read in the laws of the states.
  ...open(['us.deedTax.stateRates', '2023-01-01', 'national table of deed and transfer taxes']),
  ...of('open', 'estimate')(['us.deedTax.stateRateRanges', '2023-01-01', 'revenue codes of the states']),
]

/** What the reading of Spain, Italy, Portugal, the United Kingdom and the United States of 22 November 2026 found. */
export const verdicts: readonly Verdict[] = [...spain, ...italy, ...portugal, ...unitedKingdom, ...unitedStates]
