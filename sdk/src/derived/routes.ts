// Printed from the contract by `npm run derive`; not edited by hand.

/** What the client knows of an operation. */
export interface DerivedRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** The answer has no `data` and `meta` to take apart. */
  readonly isWhole?: true
  /** It takes no body, and is no GET, which never has one. */
  readonly isBare?: true
  /** Its input is its query. */
  readonly hasQuery?: true
  /** Media type of the file that it answers. */
  readonly fileType?: string
  /** A text that a language model writes: the service can tell how far it is. */
  readonly isText?: true
}

/** The operations by tag. */
export const routes = {
  estimation: {
    /** Estimate one apartment. */
    estimate: { method: 'POST', path: '/api/v1/estimation' },
    /** Estimate up to 1000 apartments. */
    estimateBatch: { method: 'POST', path: '/api/v1/estimation/batch', isWhole: true },
    /** Carry up to 1000 values from one day to another. */
    revalue: { method: 'POST', path: '/api/v1/estimation/revaluation', isWhole: true },
    /** All names that a form may offer. */
    places: { method: 'GET', path: '/api/v1/estimation/places' },
    /** Test the estimates on your own sales. */
    backtest: { method: 'POST', path: '/api/v1/estimation/backtest' },
    /** How accurate the estimates are, and how that is known. */
    accuracy: { method: 'GET', path: '/api/v1/estimation/accuracy', hasQuery: true },
    /** The model of the estimate: purpose, data, formula, faults. */
    modelCard: { method: 'GET', path: '/api/v1/estimation/model', hasQuery: true },
  },
  agencies: {
    /** A branded report for a client, as PDF. */
    estimationReport: { method: 'POST', path: '/api/v1/agences/pdf', isWhole: true, fileType: 'application/pdf' },
  },
  evaluation: {
    /** Prudential lending value. */
    mortgageLendingValue: { method: 'POST', path: '/api/v1/mlv' },
    /** Discounted cash flow of a let building. */
    discountedCashFlow: { method: 'POST', path: '/api/v1/dcf' },
    /** Capitalisation of an income. */
    directCapitalisation: { method: 'POST', path: '/api/v1/capitalisation' },
  },
  costs: {
    /** Costs of buying in Luxembourg, line by line. */
    acquisitionCosts: { method: 'POST', path: '/api/v1/frais-acquisition' },
  },
  fiscal: {
    /** Tax on the capital gain of a sale in Luxembourg. */
    capitalGains: { method: 'POST', path: '/api/v1/plus-values' },
  },
  propcalc: {
    /** Own capital of a purchase. */
    investedCapital: { method: 'POST', path: '/api/v1/capital-investi' },
    /** Cash flow of a let property. */
    cashflow: { method: 'POST', path: '/api/v1/propcalc/cashflow' },
    /** Schedule of a loan. */
    mortgage: { method: 'POST', path: '/api/v1/propcalc/mortgage' },
    /** Yields of a let property. */
    yields: { method: 'POST', path: '/api/v1/propcalc/yield' },
    /** Costs of buying in each covered country, line by line. */
    fees: { method: 'POST', path: '/api/v1/propcalc/fees' },
    /** Each covered country: regions, usual loans, macro figures, questions. */
    countries: { method: 'GET', path: '/api/v1/propcalc/countries' },
  },
  market: {
    /** The price of every municipality. */
    communes: { method: 'GET', path: '/api/v1/market/communes' },
    /** The prices of one municipality, year by year. */
    commune: { method: 'GET', path: '/api/v1/market/communes/{commune}' },
  },
  law: {
    /** The law behind the figures: every parameter with its versions and sources. */
    lawParameters: { method: 'GET', path: '/api/v1/law/parameters', hasQuery: true },
  },
  data: {
    /** Macro indicators with their age. */
    marketData: { method: 'GET', path: '/api/v1/market-data' },
  },
  ai: {
    /** A commentary on a calculation. */
    analyze: { method: 'POST', path: '/api/v1/ai/analyze', isWhole: true, isText: true },
    /** The next turn of a conversation about Luxembourg property. */
    chat: { method: 'POST', path: '/api/v1/ai/chat', isWhole: true, isText: true },
    /** Data out of a PDF or an image. */
    extract: { method: 'POST', path: '/api/v1/ai/extract', isWhole: true },
  },
  leads: {
    /** Send a contact of a visitor to the agency. */
    create: { method: 'POST', path: '/api/v1/leads' },
  },
  account: {
    /** The account of the session. */
    me: { method: 'GET', path: '/api/v1/account' },
    /** The keys of the account and its organisation. */
    keys: { method: 'GET', path: '/api/v1/account/keys' },
    /** Create a key. */
    createKey: { method: 'POST', path: '/api/v1/account/keys' },
    /** One key. */
    key: { method: 'GET', path: '/api/v1/account/keys/{id}' },
    /** Set the origins of a publishable key. */
    setOrigins: { method: 'PUT', path: '/api/v1/account/keys/{id}/origins' },
    /** Revoke a key. */
    revokeKey: { method: 'DELETE', path: '/api/v1/account/keys/{id}', isBare: true },
    /** Thirty days of a key. */
    keyUsage: { method: 'GET', path: '/api/v1/account/keys/{id}/usage' },
    /** Thirty days of all keys. */
    usage: { method: 'GET', path: '/api/v1/account/usage' },
    /** The provider keys of the account and its organisation. */
    providerKeys: { method: 'GET', path: '/api/v1/account/provider-keys' },
    /** Save a provider key. */
    saveProviderKey: { method: 'PUT', path: '/api/v1/account/provider-keys/{provider}' },
    /** Delete a provider key. */
    deleteProviderKey: { method: 'DELETE', path: '/api/v1/account/provider-keys/{provider}', isBare: true, hasQuery: true },
    /** The organisation of the account. */
    organisation: { method: 'GET', path: '/api/v1/account/organisation' },
    /** What was done in the organisation. */
    organisationEvents: { method: 'GET', path: '/api/v1/account/organisation/events', hasQuery: true },
    /** The brand of the organisation. */
    branding: { method: 'GET', path: '/api/v1/account/organisation/branding' },
    /** Save the brand of the organisation. */
    saveBranding: { method: 'PUT', path: '/api/v1/account/organisation/branding' },
    /** Everything that is stored of the account. */
    export: { method: 'GET', path: '/api/v1/account/export' },
  },
} as const
