/**
 * Questions that the forms of several countries ask.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  questions: {
    use: 'What will you do with it?',
    newBuild: 'Is it a new build?',
    priceIncludesVat: 'Does the price include VAT?',
    firstTimeBuyer: 'Is it your first purchase?',
    ownsOtherDwelling: 'Do you own another dwelling?',
    reliefConditionsMet: 'Do you meet the conditions of the relief?',
    'buyers[].share': 'Share of this buyer',
    'buyers[].age': 'Age of this buyer',
    buyerType: 'Who buys?',
    loanAmount: 'Loan',
    movables: 'Furniture and fittings in the price',
    brokerFee: 'Fee that you owe a broker',
    brokerFeeRate: 'Fee that you owe a broker, as a part of the price',
    agreementDate: 'Day of the binding agreement',
    fiscalReferenceValue: 'Value for the tax office',
  },
  options: {
    use: {
      mainResidence: 'Live in it',
      secondHome: 'Second home',
      rental: 'Let it',
      other: 'No dwelling',
    },
    buyerType: {
      individual: 'A person',
      company: 'A company',
    },
  },
} as const
