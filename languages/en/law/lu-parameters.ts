/**
 * Parameters of the law of Luxembourg by id without its country: what each says.
 *
 * Screen: /docs/law and the API. Reader: developers. Length: docs.
 */
export const words = {
  'acquisition.exchangeRate': 'Registration duty on an exchange of immovables, on the lesser of the two.',
  'acquisition.giftRates': 'Registration duty on a gift, by the relation to the donor.',
  'acquisition.annuityYears': 'Years of a life annuity that make its capital, where the deed states none.',
  'acquisition.usufructPerPeriod':
    'Part of full ownership for each period begun of a usufruct for a fixed time, at most that for life.',
  'acquisition.usufructPeriod': 'Years of a period of a usufruct for a fixed time.',
  'notary.giftTariff':
    'Notary tariff for a gift that is not in the direct line (barème 7 of the text of 1971), successive slices.',
  'notary.partitionTariff':
    'Notary tariff for a partition (barème 6 of the text of 1971), successive slices of the whole that is divided.',
  'notary.leastFee': 'Least that a proportional tariff gives where it has no minimum of its own, before VAT.',
  'notary.dischargeFee': 'Least and highest fee of the notary for the discharge of a mortgage, before VAT.',
  'acquisition.announcedHousingCreditCeiling':
    'Credit per buyer that the government announced and that is not in force; 0 where none is announced.',
  'acquisition.contractDeadline':
    'Last day on which the preliminary contract had to be filed for registration; none where no such day counts.',
  'acquisition.contractFirstDay':
    'First day on which the preliminary contract could be registered to have the halved base; none where no such day counts.',
  'acquisition.habitationPart': 'Value of a right of use or habitation as a part of that of the usufruct.',
  'acquisition.housingCreditCeiling': 'Credit per buyer who will live in the dwelling.',
  'acquisition.leastDuty': 'Least registration duty at a rate: the fixed duty.',
  'acquisition.minimumDuty':
    'Least registration duty of a deed in which a credit is used; a communal surtax is no part of it.',
  'acquisition.offPlanLandShare': 'Land share of an off-plan price, where only the total is known.',
  'acquisition.registrationRate': 'Registration duty on the sale of immovables.',
  'acquisition.rentalContractFirstDay':
    'First day on which the reservation contract could be registered to have the rental credit; none where no such day counts.',
  'acquisition.rentalCreditCeiling': 'Credit per buyer of a dwelling off plan, to be let; 0 where there is none.',
  'acquisition.resaleRefundFourYears':
    'Part of the price that is refunded when the resale is registered after two years and in less than four.',
  'acquisition.resaleRefundMonths':
    'Months from the purchase in which a resale must be registered for the higher and the lower refund.',
  'acquisition.resaleRefundTwoYears':
    'Part of the price that is refunded when the resale is registered within two years.',
  'acquisition.resaleRegistrationRate': 'Registration duty on a purchase that declares the intent to resell.',
  'acquisition.surtaxFreeWithCredit':
    'Municipalities whose surtax spares the share of each buyer who has the housing credit.',
  'acquisition.surtaxOfLuxembourg':
    'Surtax of Luxembourg City on what is not housing, as a share of the registration duty.',
  'acquisition.surtaxOfMamer': 'Surtax of Mamer on what is not housing, as a share of the registration duty.',
  'acquisition.taxableBaseShare':
    'Share of the price that bears registration and transcription duties where the conditions are met.',
  'acquisition.transcriptionRate': 'Transcription duty.',
  'acquisition.usufructParts':
    'Value of a usufruct for life as a part of full ownership, up to an age in completed years; bare ownership is the rest.',
  'aids.accessionIncomeReference':
    'Net income up to which a single person may have the accession premium and the year of the figure.',
  'aids.accessionPremiumBonus': 'Bonus on the accession premium, by kind of dwelling.',
  'aids.accessionPremiumRange': 'Least and most of the accession premium, by income and household.',
  'aids.capitalGrantsMax':
    'Most that a person may receive in capital grants over life; 0 where the law has no such limit.',
  'aids.climateAids': 'Aids for energy that depend on a technical file, prior agreement and dates.',
  'aids.communalPremiums': 'Premiums that municipalities add; they differ from one to the next.',
  'aids.compensatoryPremium':
    'Addition to the accession premium for a newly built home that nobody lived in; 0 where there is none.',
  'aids.constructionPriceIndex':
    'Yearly average of the construction price index that the State guarantee follows, of the year before.',
  'aids.constructionPriceIndexYear':
    'Year of the construction price index in force: the one before the deed, since the law names none.',
  'aids.interestSubsidyRates': 'Least and most of the interest subsidy, as a rate per year.',
  'aids.savingsPremiumRate': 'Savings premium, as a part of the growth of savings of a year.',
  'aids.savingsPremiumYearlyMax': 'Most that one year adds to the savings premium.',
  'aids.stateGuaranteeFactor':
    'Ceiling of the State guarantee, as a multiple of the yearly average of the construction price index.',
  'aids.stateGuaranteeShare':
    'The State guarantees the part of the loan above a share of the cost of the project, up to another share of it.',
  'aids.subsidisedCapital': 'Capital that the interest subsidy applies to: a base, more per child, at most a ceiling.',
  'broker.buyerFee': 'Agency fee that the buyer owes, where the caller sends none; the seller usually pays the agency.',
  'capitalGain.coefficients': 'Revaluation coefficients by year of the expense (rows used).',
  'capitalGain.decennialAllowance': 'Allowance per ten years and person.',
  'capitalGain.extraordinaryMinimum': 'Extraordinary income below this sum has no special rate.',
  'capitalGain.francsPerEuro': 'Amounts in francs are divided by this number.',
  'capitalGain.mainResidence':
    'A main residence is exempt when it was occupied from the acquisition on, or during this many years before the sale, or was left for compelling reasons.',
  'capitalGain.nonResidentMost': 'Most that the income tax of a non-resident may be, in spite of the least rate.',
  'capitalGain.nonResidentRateMin':
    'Least rate of the income tax of a non-resident, on ordinary income and on income of LIR art. 132(1), (2).',
  'capitalGain.nonResidentRateMinByFraction':
    'Least rate of the income tax of a non-resident on income of LIR art. 132(3), by the fraction of the average rate that applies to it.',
  'capitalGain.parentsHomeAllowance':
    'Allowance for a dwelling that was inherited in direct line and was the parents’ main residence.',
  'capitalGain.publicBodyExemption':
    'A gain on immovables sold to these buyers is exempt, unless they exercise a legal right of pre-emption; none where no such exemption is in force.',
  'capitalGain.rateFraction': 'Fraction of the average rate that applies to long-term gains.',
  'capitalGain.reinvestmentDeferral': 'A long-term gain may be carried over to these dwellings.',
  'capitalGain.reinvestmentYear':
    'Last tax year in which a deferred gain is reinvested; none where no gain may be deferred.',
  'capitalGain.residentRateOtherIncome':
    'Net income that is not taxed in Luxembourg, below which a non-resident may ask for the rate of a resident; 0 where there is no such limit.',
  'capitalGain.residentRateShare':
    'Least share of all income, from Luxembourg and abroad, that is taxable in Luxembourg where a non-resident asks for the rate of a resident.',
  'capitalGain.specialRateRounding': 'Precision to which the special rate is rounded.',
  'capitalGain.speculativeExemption': 'Speculative gains of a year that stay below this sum are exempt.',
  'capitalGain.speculativeYears': 'A sale at most this many years after the acquisition is speculative.',
  'capitalGain.transition': 'A deed follows the law of this day when its preliminary contract was registered by then.',
  'dependency.minimum': 'A yearly contribution below this sum is not collected.',
  'dependency.rate': 'Dependency insurance contribution.',
  'incomeTax.announcedSingleClass':
    'First day of the one tax class that a bill foresees and that is not in force; none where no bill does.',
  'incomeTax.constructionAllowance':
    'Special construction allowance: a rate of the base of the depreciation of a dwelling bought off plan and let, at most an amount, in years that begin less than six years after completion.',
  'incomeTax.employmentFund': 'Rate of the contribution to the employment fund up to the threshold.',
  'incomeTax.employmentFundSplit':
    'How the higher rate of the employment fund falls on a long-term gain beside ordinary income.',
  'incomeTax.employmentFundThreshold':
    'Income above which the higher rate of the contribution to the employment fund begins.',
  'incomeTax.employmentFundTop':
    'Rate of the contribution to the employment fund on the tax of the income above the threshold.',
  'incomeTax.incomeStep': 'Taxable income is rounded down to a multiple of this sum.',
  'incomeTax.minimumTax': 'A tax below this sum is not collected.',
  'incomeTax.scale': 'Income-tax scale, class 1.',
  'incomeTax.scaleClass1a': 'Income-tax scale, class 1a.',
  'mortgage.bankFees': 'File and valuation fees of the bank, where the caller sends none.',
  'mortgage.inscriptionRate': 'Mortgage inscription duty, on the principal of the loan alone.',
  'mortgage.registrationRate': 'Registration duty on a secured loan.',
  'notary.copyTariff': 'Fee for a rôle of a copy, where it is the only one and where there are several, before VAT.',
  'notary.disbursements': 'Searches, extracts and other disbursements, where the caller sends none.',
  'notary.loanTariff': 'Notary tariff for a loan with security (no 5), successive slices.',
  'notary.loanTariffMinimum': 'Least that the tariff for a loan with security gives, before VAT.',
  'notary.loanTariffOf1971':
    'Notary tariff for a loan with security in the text of 1971 (barème 5), successive slices; not applied, told beside.',
  'notary.saleTariff':
    'Notary tariff for a sale (no 7 in descriptions, barème 8 of the text of 1971), successive slices.',
  'notary.saleTariffMinimum': 'Least that the tariff for a sale gives, before VAT.',
  'notary.saleTariffOf1971':
    'Notary tariff for a sale in the text of 1971 (barème 8), successive slices; not applied, told beside.',
  'notary.valueRounding': 'Euro begun to which the value is rounded up before the tariff of notaries applies.',
  'registrar.salary': 'Graded salary of the registrar of mortgages, for each transcription and each inscription.',
  'rent.adaptationYears':
    'How many years must pass between adaptations of the rent, or of the supplement for furniture.',
  'rent.capExempt': 'Dwellings to which the rules on rents do not apply where the lease says so.',
  'rent.furnishedFactor': 'Highest rent of a furnished dwelling, as a multiple of the rent by the invested capital.',
  'rent.furnitureRate': 'Highest monthly supplement for the furniture, as a share of its invoices.',
  'rent.furnitureYears':
    'Furniture counts if its invoice is younger than this number of years at the lease or the adaptation.',
  'rent.landShare': 'Share of the invested capital at which the landlord may set the price of the land.',
  'rent.reductionAfterYears': 'Age of the construction after which the revalued capital without the land is reduced.',
  'rent.reductionPeriod': 'Length of a further period, for each of which the capital is reduced.',
  'rent.reductionRate': 'Reduction of the revalued capital without the land for each further period.',
  'rent.riseMost': 'Highest rise of the rent of a running lease at an adaptation, as a share of the rent.',
  'rent.yieldMost': 'A dwelling may not bring its landlord a yearly income above this share of the invested capital.',
  'vat.benefitCeiling':
    'Benefit of the super-reduced rate per dwelling, creation and renovation together, consumed over time.',
  'vat.renovationAbove':
    'Amounts without VAT that works must exceed for the super-reduced rate: each invoice, and the invoices together.',
  'vat.standardRate': 'Standard rate of VAT.',
  'vat.superReducedRate': 'Super-reduced rate of VAT on the creation and renovation of dwellings.',
  'vat.wholeHomeAbove':
    'Part of the area that the home must exceed, where a building serves other ends too, for the super-reduced rate on all of it; otherwise the rate is for that part alone.',
} as const
