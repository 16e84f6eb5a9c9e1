/** Texts of the report of a seller; the rest of it is in `report.ts`. */
export const words = {
  title: 'Indicative estimate for your sale',
  making: 'How the price is made',
  'making.reference': 'Reference price in {commune}, {segment}',
  'making.adjustments': 'Features of this home, multiplied together',
  'making.central': '{surface} at this price, rounded: central value',
  'making.range': '8 comparable sales in 10',
  'making.price': 'Price of this report, against the central value',
  proceeds: 'What is left for the seller',
  proceedsOn: 'Deed of {day}; {origin}.',
  wholeEuros: 'Each amount is rounded to whole euros, since the price is an estimate.',
  saleCosts: 'Costs of the sale',
  part: 'Part of this seller, {share}',
  tax: 'Tax on the capital gain',
  notCounted: 'not counted',
  loanBalance: 'Loan to be paid back',
  net: 'Net proceeds',
  netBeforeTax: 'Left before the tax on the capital gain',
  taxNamed:
    'The tax on the capital gain (income tax law, articles 99bis and 99ter) is not counted here. It depends on the day, the price and the costs of the purchase, on works, on the income and the tax class of the seller; the sale of a main residence is exempt where the conditions of article 102bis are met.',
  'gain.longTerm':
    'Held from {from} to {to}, longer than {years} years: costs are revalued, an allowance is deducted, and the rest is taxed at a reduced rate.',
  'gain.speculative':
    'Held from {from} to {to}, at most {years} years: the gain is added to the income of the year and taxed like it.',
  'gain.mainResidence': 'Exempt as the main residence of the seller.',
  'gain.soldToPublicBody': 'Exempt as a sale to a public body.',
  'gain.speculativeBelow500': 'No tax: the gain stays below the least amount that is taxed.',
  'gain.noGain': 'No tax: there is no gain.',
  'gain.allowances': 'No tax: allowances take up the whole gain.',
  'item.received': 'Price less costs of the sale',
  'item.acquisitionPrice': 'Purchase price, {year}',
  'item.acquisitionCosts': 'Costs of the purchase, {year}',
  'item.improvement': 'Works, {year}',
  'item.revalued': '{name}: {amount} × {coefficient}',
  'item.gain': 'Gain',
  'item.decennial': 'Allowance, once in ten years',
  'item.parentsHome': 'Allowance for the home of the parents',
  'item.taxableGain': 'Taxable gain',
  taxBetween: 'between {low} and {high}',
  buyer: 'What a buyer needs',
  buyerSays: 'At a price of {price}, purchase costs come to {costs}, {total} in all ({facts}).',
  withLoan: 'with a loan of {loan}, {own} of own funds',
  steps: 'Next steps',
  'step.visit':
    'Visit of the home by the agency: condition, light, noise and co-ownership are not in the figures. Then the asking price is set together.',
  'step.papers':
    'Papers: title deed, energy performance certificate, rules, accounts and minutes of the co-ownership, invoices of works.',
  'step.bank':
    'Bank: a statement of what is left of the loan, and of the costs of paying it back early and releasing the mortgage.',
  'step.contract':
    'Preliminary contract with the buyer: price, conditions (such as the buyer’s loan), day of the deed.',
  'step.deed':
    'Deed before the notary: the price is paid, the loan is paid back, the keys are handed over. The sale then goes into the tax return of its year.',
  'notice.declaration_required': 'The sale is declared on form 700 even when no tax is due.',
  'notice.contested_rule':
    'The gain is too small for the reduced rate and is added to the income; its allowances are kept. This is disputed.',
  'notice.surcharge_possible':
    'A non-resident owes at least {amount} on this gain; the tax shown is that of a resident.',
  'notice.reinvestment_deferral_not_computed':
    'The tax may be deferred where the price is reinvested in certain dwellings (article 102quater); this is not computed.',
  'notice.reform_announced': 'A single tax class has been announced; we found no evidence that it is law.',
  'notice.contract_changes_nothing': 'The registered preliminary contract changes nothing for this sale.',
  'notice.public_body_too_early': 'A sale to a public body was not yet exempt on this day.',
  'assumed.acquisitionCosts': 'costs of the purchase at 0',
  'assumed.acquisitionMode': 'acquired by purchase',
  'assumed.mainResidence': 'no main residence of the seller',
  'assumed.preemptionExercised': 'no right of pre-emption exercised',
  'assumed.taxResident': 'seller resident in Luxembourg',
  'assumed.jointTaxation.yes': 'taxed jointly',
  'assumed.jointTaxation.no': 'taxed alone',
  'assumed.decennialAllowanceUsed': 'no allowance used in the ten years before',
  'assumed.healthInsuredInLuxembourg': 'health insurance in Luxembourg',
  caveat:
    'Indicative statistical estimate made without a visit; no appraisal, no offer, no guarantee of a price. Tax and costs are given without obligation; only the administration, the notary and the bank decide.',
  commentaryPrompt:
    'Write for the seller, a client of an estate agency, a commentary on this estimate and on what is left of the price, in four short paragraphs without headings: what the value rests on and why the range is as wide as it is; what is taken off the price, and which law the tax on the gain follows where it is counted; what that means for the seller; what to check next. Plain words, no advice to buy or to sell.',
} as const
