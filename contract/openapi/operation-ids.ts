/** Ids of operations whose SDK method says too little without its tag, or has the name of a schema. */
const ids: Readonly<Record<string, string>> = {
  estimate: 'estimateApartment',
  estimateBatch: 'estimateApartments',
  revalue: 'revalueApartments',
  places: 'listPlaces',
  backtest: 'runBackTest',
  estimationReport: 'createEstimationReport',
  mortgageLendingValue: 'calculateMortgageLendingValue',
  discountedCashFlow: 'calculateDiscountedCashFlow',
  directCapitalisation: 'calculateDirectCapitalisation',
  acquisitionCosts: 'calculateAcquisitionCosts',
  capitalGains: 'calculateCapitalGains',
  investedCapital: 'calculateInvestedCapital',
  cashflow: 'calculateCashflow',
  mortgage: 'calculateMortgage',
  yields: 'calculateYields',
  rentCap: 'calculateRentCap',
  fees: 'calculateFees',
  countries: 'listCountries',
  communes: 'listCommunePrices',
  commune: 'getCommunePrices',
  area: 'getPriceLine',
  forecasts: 'listMarketForecasts',
  lawParameters: 'listLawParameters',
  lawChanges: 'listLawChanges',
  analyze: 'analyzeQuestion',
  chat: 'continueChat',
  extract: 'extractDocument',
  create: 'createLead',
  me: 'getAccount',
  keys: 'listKeys',
  setOrigins: 'setKeyOrigins',
  usage: 'getAccountUsage',
  providerKeys: 'listProviderKeys',
  organisationEvents: 'listOrganisationEvents',
  export: 'exportAccount',
}

/** Verbs with which the id of an operation begins. */
export const operationVerbs = [
  ...['analyze', 'calculate', 'continue', 'create', 'delete', 'estimate', 'export', 'extract', 'get', 'issue', 'list'],
  ...['revalue', 'revoke', 'run', 'save', 'set'],
] as const

const beginsWithVerb = (name: string): boolean => operationVerbs.some(verb => new RegExp(`^${verb}[A-Z]`).test(name))

/**
 * The id of an operation in the OpenAPI file, where generators without tags call it alone: a verb and its object. A GET
 * gets `get` by itself.
 */
export const toOperationId = (method: string, isRead: boolean): string =>
  ids[method] ??
  (isRead && !beginsWithVerb(method) ? `get${method.slice(0, 1).toUpperCase()}${method.slice(1)}` : method)
