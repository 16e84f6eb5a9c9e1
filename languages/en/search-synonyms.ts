/**
 * Terms that mean the same to who searches the documentation, which is in English: in English, and in other languages the
 * words of the law and of the trade. Terms of a group are parted by commas, and may be several words; a hyphen alone says that
 * a language adds none.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  transferTax:
    'stamp duty, registration duty, transfer tax, registration rate, acquisition, costs of buying, purchase tax',
  fees: 'fees, costs, closing costs, purchase costs, notary',
  capitalGains: 'capital gain, capital gains, tax on selling',
  mortgage: 'mortgage, loan, credit, instalment, schedule',
  yields: 'yield, yields, return, rental',
  estimate: 'estimate, estimation, valuation, appraisal, avm, value',
  price: 'price, prices, cost',
  report: 'report, pdf',
  accuracy: 'accuracy, accurate, precision, confidence, fsd, uncertainty, intervals, error margin',
  municipality: 'municipality, commune, town, city',
  area: 'area, surface, square metres, m2, size',
  vat: 'vat, value added tax',
  country: 'country, countries',
  law: 'law, legal, statute, article',
  key: 'key, api key, token, authentication, authorization, credential, login, 401',
  example: 'example, examples, sample, snippet',
  errors: 'errors, error, failure, failures, codes, exception',
} as const
