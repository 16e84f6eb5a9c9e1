// Printed from the contract by `npm run derive`; not edited by hand.

import type * as types from './types.ts'

/** The body of each answer by operation and status: text for a file, null where there is none. */
export interface Bodies {
  estimate: {
    200: types.EstimationResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  estimateBatch: {
    200: types.BatchResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  revalue: {
    200: types.RevaluationResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  places: {
    200: types.PlacesResponse
    304: null
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  backtest: {
    200: types.BackTestResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  accuracy: {
    200: types.AccuracyResponse
    304: null
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  modelCard: {
    200: types.ModelCardResponse
    304: null
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  estimationReport: {
    200: string
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  mortgageLendingValue: {
    200: types.LendingValueResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  discountedCashFlow: {
    200: types.DiscountedCashFlowResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  directCapitalisation: {
    200: types.CapitalisationResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  acquisitionCosts: {
    200: types.AcquisitionCostsResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  capitalGains: {
    200: types.CapitalGainsResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  investedCapital: {
    200: types.InvestedCapitalResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  cashflow: {
    200: types.CashflowResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  mortgage: {
    200: types.MortgageResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  yields: {
    200: types.YieldsResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  fees: {
    200: types.FeesResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  countries: {
    200: types.CountriesResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  communes: {
    200: types.CommunePricesResponse
    304: null
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  commune: {
    200: types.CommuneHistoryResponse
    304: null
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  lawParameters: {
    200: types.LawParametersResponse
    304: null
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  marketData: {
    200: types.MarketDataResponse
    304: null
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  analyze: {
    200: types.Commentary
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    502: types.ErrorResponse
    503: types.ErrorResponse
  }
  chat: {
    200: types.ChatAnswer
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    502: types.ErrorResponse
    503: types.ErrorResponse
  }
  extract: {
    200: types.Extraction
    400: types.ErrorResponse
    401: types.ErrorResponse
    402: types.ErrorResponse
    403: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    502: types.ErrorResponse
    503: types.ErrorResponse
  }
  create: {
    200: types.LeadResponse
    201: types.LeadResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    408: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  me: {
    200: types.MeResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  keys: {
    200: types.KeysResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  createKey: {
    201: types.CreatedKeyResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    408: types.ErrorResponse
    409: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  key: {
    200: types.KeyResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  setOrigins: {
    200: types.KeyResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    408: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  revokeKey: {
    200: types.KeyResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  keyUsage: {
    200: types.KeyUsageResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  usage: {
    200: types.AccountUsageResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  providerKeys: {
    200: types.ProviderKeysResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  saveProviderKey: {
    200: types.ProviderKeyResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    408: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  deleteProviderKey: {
    200: types.DeletedProviderKeyResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  organisation: {
    200: types.OrganisationResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  organisationEvents: {
    200: types.OrganisationEventsResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  branding: {
    200: types.BrandingResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  saveBranding: {
    200: types.BrandingResponse
    400: types.ErrorResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    404: types.ErrorResponse
    408: types.ErrorResponse
    413: types.ErrorResponse
    415: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
  export: {
    200: types.ExportResponse
    401: types.ErrorResponse
    403: types.ErrorResponse
    429: types.ErrorResponse
    500: types.ErrorResponse
    503: types.ErrorResponse
  }
}
