/**
 * Texts of the report of a seller; the rest of it is in `report.ts`.
 *
 * Screen: the report of a seller as PDF. Reader: owners. Length: report.
 */
export const words = {
  title: 'Estimate for your sale',
  making: 'How we arrived at this price',
  'making.reference': 'Price per m² in {commune}, {segment}',
  'making.adjustments': 'Adjustments for your home, combined',
  'making.central': '{surface} at this price, rounded',
  'making.range': '8 in 10 comparable flats sell for',
  'making.price': 'Price in this report, against the estimate',
  proceeds: 'What you keep',
  proceedsOn: 'Deed on {day}, price {origin}.',
  wholeEuros: 'Amounts are rounded to whole euros.',
  salePrice: 'Sale price',
  saleCosts: 'Costs of the sale',
  part: 'Your share, {share}',
  partAfterCosts: 'Your share after costs, {share}',
  tax: 'Tax on the capital gain',
  'tax.atMost': 'Tax on the capital gain, at most',
  'net.atLeast': 'What you keep, at least',
  atMostSays: 'The costs of your purchase are missing. They lower the tax; you find them in the deed.',
  notCounted: 'not included',
  loanBalance: 'Mortgage balance',
  net: 'What you keep',
  netBeforeTax: 'What you keep before the tax on the capital gain',
  taxNamed:
    'The tax on the capital gain (income tax law, articles 99bis and 99ter) is not included. It depends on when and for how much you bought, on costs and works, and on your income and tax class. A main residence is exempt under the conditions of article 102bis.',
  'gain.longTerm':
    'Owned from {from} to {to}, more than {years} years: costs are revalued, an allowance is deducted, and the rest is taxed at a reduced rate.',
  'gain.speculative':
    'Owned from {from} to {to}, {years} years at most: the gain is added to your income of the year and taxed with it.',
  'gain.mainResidence': 'No tax: it is your main residence.',
  'gain.soldToPublicBody': 'No tax: you sell to a public body.',
  'gain.speculativeBelow500': 'No tax: the gain is below the smallest amount that is taxed.',
  'gain.noGain': 'No tax: there is no gain.',
  'gain.allowances': 'No tax: the allowances cover the whole gain.',
  'item.received': 'Sale price less costs',
  'item.acquisitionPrice': 'Purchase price, {year}',
  'item.acquisitionCosts': 'Purchase costs, {year}',
  'item.improvement': 'Works, {year}',
  'item.revalued': '{name}: {amount} × {coefficient}',
  'item.gain': 'Gain',
  'item.decennial': 'Allowance, once every ten years',
  'item.parentsHome': 'Allowance for your parents’ home',
  'item.taxableGain': 'Taxable gain',
  taxBetween: 'between {low} and {high}',
  buyer: 'What a buyer needs',
  buyerSays: 'At {price}, a buyer pays {costs} of purchase costs: {total} in all ({facts}).',
  withLoan: 'with a loan of {loan}, {own} of own funds',
  steps: 'Next steps',
  'step.visit':
    'Visit: light, noise, the real condition and the co-ownership do not show in statistics. Then we set the asking price together.',
  'step.papers':
    'Documents: title deed, energy certificate, rules, accounts and minutes of the co-ownership, invoices for works.',
  'step.bank': 'Bank: your mortgage balance, and the costs of early repayment and of releasing the mortgage.',
  'step.contract':
    'Preliminary contract with the buyer: price, conditions (such as the buyer’s loan), day of the deed.',
  'step.deed':
    'Deed at the notary’s: you are paid, the loan is repaid, the keys change hands. The sale then goes into your tax return of that year.',
  'notice.declaration_required': 'Declare the sale on form 700, even if no tax is due.',
  'notice.contested_rule':
    'The gain is too small for the reduced rate and is added to your income; its allowances still count. This is disputed.',
  'notice.contested_completedOn':
    'The house was completed shortly before the sale; if its part of the gain were speculative, the tax would be up to {amount} higher. This is disputed.',
  'notice.contested_mainResidenceShare':
    'Only the part that was not the home is taxed, by its area; the law sets no key.',
  'notice.contested_taxResident': 'By another reading of article 157 the income tax would be {amount} lower.',
  'notice.surcharge_possible':
    'Calculated for a non-resident without professional income in Luxembourg: tax class 1 and a minimum rate (article 157).',
  'notice.no_effect_here': 'One of the answers that were given changes nothing for this sale.',
  'notice.reinvestment_deferral_not_computed':
    'If you reinvest the price in certain homes, the tax may be deferred (article 102quater); this is not included.',
  'notice.reform_announced': 'A single tax class has been announced; we found no evidence that it is law.',
  'notice.contract_changes_nothing': 'The registered preliminary contract makes no difference to this sale.',
  'notice.public_body_too_early': 'On this day, a sale to a public body was not yet exempt.',
  'assumed.acquisitionCosts': 'purchase costs: €0',
  'assumed.acquisitionMode': 'bought',
  'assumed.mainResidence': 'not your main residence',
  'assumed.preemptionExercised': 'no right of pre-emption exercised',
  'assumed.taxResident': 'you live in Luxembourg',
  'assumed.jointTaxation.yes': 'taxed jointly',
  'assumed.jointTaxation.no': 'taxed alone',
  'assumed.decennialAllowanceUsed': 'no allowance used in the last ten years',
  'assumed.healthInsuredInLuxembourg': 'health insurance in Luxembourg',
  caveat:
    'Based on statistics, without visiting your home. Not a valuation, an offer or a price guarantee. Tax and costs without obligation: administration, notary and bank decide.',
  commentaryPrompt:
    'Write for the seller, a client of an estate agency, a commentary on this estimate and on what is left of the price, in four short paragraphs without headings: what the value rests on and why the range is as wide as it is; what is taken off the price, and which law the tax on the gain follows where it is counted; what that means for the seller; what to check next. Plain words, no advice to buy or to sell.',
} as const
