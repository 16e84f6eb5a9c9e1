// Printed from the contract by `npm run derive`; not edited by hand.

/** One adjustment that was applied to the reference price. */
export interface Adjustment {
  /** Key of the adjustment; the SDK has its words in four languages. */
  labelKey: 'adjNeuf' | 'adjQuartier' | 'adjSurface' | 'adjEtage' | 'adjEtat' | 'adjExterieur' | 'adjParking' | 'adjEnergie' | (string & {})
  /** How far it moves the price, rounded to one decimal; adjustments multiply. In percentage points. */
  pct: number
}

/** An item that failed, with the error that it would have had alone. */
export interface BatchFailure {
  /** Position in `items`, from 0. */
  index: number
  /** False: the item failed; the others are not touched. */
  success: false
  /** One sentence for people. */
  error: string
  code: ErrorCode
  /** One entry for each field that is wrong, by its path in the item; at most 100. */
  issues?: Issue[] | undefined
  /** Official names near to the one sent, or the candidates of a shared name. */
  suggestions?: string[] | undefined
}

/** Every item in its place, estimated or failed. */
export interface BatchResponse {
  /** True when the batch was worked through, whatever became of its items. */
  success: true
  /** Items in the batch. */
  count: number
  /** Items estimated. */
  succeeded: number
  /** Items that failed. */
  failed: number
  /** One result for each item, in the order sent. */
  results: (BatchSuccess | BatchFailure)[]
}

/** An item that was estimated. */
export interface BatchSuccess {
  /** Position in `items`, from 0. */
  index: number
  /** True: the item was estimated. */
  success: true
  data: Estimate
}

/** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
export type Certainty = 'statutory' | 'published' | 'unverified' | 'estimate' | (string & {})

/** Stable code of the failure. New codes may be added. */
export type ErrorCode = 'invalid_request' | 'law_not_covered' | 'invalid_json' | 'missing_credential' | 'invalid_key' | 'revoked_key' | 'conflicting_credentials' | 'forbidden' | 'origin_not_allowed' | 'municipality_not_found' | 'route_not_found' | 'method_not_allowed' | 'request_timeout' | 'idempotency_conflict' | 'batch_too_large' | 'body_too_large' | 'unsupported_media_type' | 'rate_limited' | 'daily_quota_exhausted' | 'internal' | 'unavailable' | (string & {})

/** A failure: what happened, its stable code, and the fields concerned. */
export interface ErrorResponse {
  /** Always false. */
  success: false
  /** One sentence for people. */
  error: string
  code: ErrorCode
  /** Name of this request in our log; also in the X-Request-Id header. */
  requestId: string
  /** One entry for each field that is wrong, at most 100. */
  issues?: Issue[] | undefined
  /** Official names near to the one sent, or the candidates of a shared name. */
  suggestions?: string[] | undefined
}

/** Indicative value of a dwelling with its band. Not a valuation. */
export interface Estimate {
  /** Low value of the band, rounded to 100. In EUR. */
  estimationBasse: number
  /** Central value, rounded to 100. In EUR. */
  estimationCentrale: number
  /** High value of the band, rounded to 100. In EUR. */
  estimationHaute: number
  /** Reference price after all adjustments, rounded to 1. In EUR/m². */
  prixM2Ajuste: number
  /** High up to 15 % on each side, medium up to 20 %, else low. Not a statistical confidence. */
  confiance: 'forte' | 'moyenne' | 'faible' | (string & {})
  /** Adjustments that were applied, in the order of the model. */
  ajustements: Adjustment[]
  reference: Reference
  /** Why the band is as wide as it is; the points add up to its half. */
  evidence: Evidence[]
}

/** Up to 1000 dwellings; more are refused with 413. */
export interface EstimationBatchInput {
  /** The dwellings; each is validated and computed by itself. */
  items: readonly EstimationInput[]
}

/** The dwelling to estimate. What is left out is taken as average and widens the band. */
export interface EstimationInput {
  /** Municipality, in French, German or Luxembourgish; former municipalities and localities are understood. */
  commune: string
  /** District of the municipality; those of Luxembourg City refine the estimate. */
  quartier?: string | undefined
  /** Living area. In m², 1 to 10000. */
  surface: number
  /** Number of bedrooms. 0 to 20. */
  nbChambres?: number | undefined
  /** Floor: ground, in between, top. `maison` is refused: only apartments are estimated. */
  etage?:
    | 'rdc' | 'entre' | 'dernier' | 'maison'
    /** @deprecated Read as `entre`. */
    | 'adjEtage2e3eRef' | undefined
  /** Condition: as new, renovated, good, to freshen up, to renovate. */
  etat?:
    | 'neuf' | 'renove' | 'bon' | 'rafraichir' | 'renover'
    /** @deprecated Read as `bon`. */
    | 'adjEtatBonRef' | undefined
  /** Outdoor space: none, balcony, terrace, garden. */
  exterieur?:
    | 'aucun' | 'balcon' | 'terrasse' | 'jardin'
    /** @deprecated Read as `balcon`. */
    | 'adjExtBalconRef' | undefined
  /** A parking place or garage comes with the dwelling. */
  parking?: boolean | undefined
  /** Class of the energy certificate; send `G` for G, H or I, `NC` when it is not known. */
  classeEnergie?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'NC' | undefined
  /** Kind of dwelling. `maison` is refused: only apartments are estimated. */
  typeBien?: 'appartement' | 'maison' | undefined
  /** New build, sold by its developer; the estimate includes VAT at 3 %. */
  estNeuf?: boolean | undefined
}

/** A success: the result and how it was made. */
export interface EstimationResponse {
  /** Always true. */
  success: true
  data: Estimate
  meta: Meta
}

/** One reason why the band is as wide as it is. */
export interface Evidence {
  /** Key of the reason; the SDK has its words in four languages. */
  key: 'base' | 'sales' | 'priceKind' | 'newPriceImputed' | 'quartier' | 'missing' | 'surface' | 'adjustments' | 'bedrooms' | (string & {})
  /** Percent that it adds to each side of the band, rounded to four decimals; the band stops at 35. In percentage points. */
  points: number
  /** The reason in one sentence. */
  message: string
  /** What, if sent, would narrow the band. */
  field?: string | undefined
}

/** One indicator with its value, its age and its source. */
export interface Indicator {
  key: IndicatorKey
  /** What it is about. */
  group: 'centralBank' | 'interbank' | 'bond' | 'prices' | 'housing' | 'credit' | 'wages' | (string & {})
  name: Words
  /** How often the source has a new figure; `onChange` holds until the next decision. */
  frequency: 'daily' | 'monthly' | 'quarterly' | 'onChange' | (string & {})
  /** Unit of `value`. */
  unit: 'fraction' | 'index' | 'count' | (string & {})
  /** Rates as fractions: 0.02188 is 2.188 %. Null when no value is held, never 0. */
  value: number | null
  /** The figure as the source prints it. */
  publishedValue: number | null
  /** Unit of `publishedValue`. */
  publishedUnit: 'percent' | 'index' | 'count' | (string & {})
  /** Day, month or quarter of the observation; of `onChange` the first day in force. */
  period: string | null
  /** The figure before; it may stand although `value` is null. */
  previous: PreviousFigure | null
  /** When the source published it; null when it does not say. */
  publishedAt: string | null
  /** When it was read at the source, or confirmed there. */
  retrievedAt: string | null
  /** Days from the first day of `period` to today in Luxembourg. */
  ageDays: number | null
  /** Age beyond which its calendar expects a newer one; null for `onChange`. */
  staleAfterDays: number | null
  /** Older than its calendar allows; of `onChange`: not read for three days. Null without a value. */
  stale: boolean | null
  /** Read or confirmed by the newest refresh; held from an earlier one because the newest failed or was refused; from the bundled file; no value. */
  status: 'live' | 'cached' | 'snapshot' | 'unavailable' | (string & {})
  /** Why it is not live; null for `live` and `snapshot`. */
  reason: IndicatorReason | null
  /** How sure the value is; null without one. */
  certainty: Certainty | null
  /** What the source says of the value; null when it says nothing. */
  observation: 'final' | 'provisional' | 'estimated' | (string & {}) | null
  source: IndicatorSource
}

/** Stable key of an indicator. New keys may be added. */
export type IndicatorKey = 'ecb.deposit_facility' | 'ecb.main_refinancing' | 'ecb.marginal_lending' | 'ecb.estr' | 'euribor.1m' | 'euribor.3m' | 'euribor.6m' | 'euribor.12m' | 'fr.oat_10y_monthly' | 'fr.tec10' | 'lu.long_rate_10y' | 'lu.mortgage_rate_new' | 'lu.hicp_yoy' | 'ea.hicp_yoy' | 'lu.cpi_index' | 'lu.wage_index' | 'lu.house_price_index' | 'lu.house_price_yoy' | 'lu.house_price_index_ecb' | 'lu.building_permits' | (string & {})

/** Why a value could not be read from its source, or is not held. */
export type IndicatorReason = 'not_in_snapshot' | 'needs_source_key' | 'timeout' | 'unreachable' | 'http_error' | 'bad_format' | 'wrong_series' | 'implausible' | 'older_than_held' | 'no_data' | (string & {})

/** Where a series stands at its source. */
export interface IndicatorSource {
  /** Who publishes the series. */
  name: string
  /** Its name of the series. */
  series: string
  /** Where to follow the figure home. */
  url: string
}

/** What is wrong with one field of a request. */
export interface Issue {
  /** The field, as `items[3].surface`; empty for the body as a whole. */
  path: string
  /** What is wrong, in one sentence. */
  message: string
  /** A finer code for the rule that was broken, in snake_case. */
  code?: string | undefined
  /** The value that was sent, as JSON, cut at 100 characters. */
  received?: string | undefined
  /** The values of a closed list, or one sentence that gives the bounds. */
  allowed?: string[] | undefined
}

/** One parameter of law as it was in force on the day. */
export interface LawReference {
  /** Id of the parameter. */
  id: string
  /** One sentence in the words of the law. */
  says: string
  /** Unit of the value. */
  unit: 'fraction' | 'currency' | 'months' | 'years' | 'days' | 'count' | 'brackets' | 'coefficients' | 'names' | (string & {})
  /** In force on the day. A table of more than thirty rows lists only the rows used. */
  value: number | LawRow[] | string[]
  /** First day. */
  from: string
  /** Last day; null while it is open. */
  until: string | null
  /** The law or the publication. */
  title: string
  /** The article in it. */
  article: string
  /** Where to read it. */
  url?: string | undefined
  certainty: Certainty
  /** Day when somebody last compared it with the source. */
  checkedOn: string
  /** A gap, a doubt, a retroactive effect. */
  note?: string | undefined
}

/** One row of a table of law. */
export interface LawRow {
  /** What the row is for: a region, a year, a use. */
  key?: string | undefined
  /** Lower limit. In unit of the parameter. */
  from?: number | undefined
  /** Upper limit, null for none. */
  upTo?: number | null | undefined
  /** Rate of the row. In unit of the parameter. */
  rate?: number | undefined
  /** Fixed amount of the row. In unit of the parameter. */
  amount?: number | undefined
  /** Deducted from the base times the rate. In unit of the parameter. */
  deduction?: number | undefined
  /** Width of the steps that the amount is due for. In unit of the parameter. */
  step?: number | undefined
  /** Figure of the row. In unit of the parameter. */
  value?: number | undefined
}

/** Macro indicators of Luxembourg and the euro area. Each value says how old it is and where it stands. */
export interface MarketData {
  /** When this document was put together. */
  asOf: string
  /** Whether this server asks the sources, once a day each. */
  refresh: 'on' | 'off' | (string & {})
  /** Day of the bundled snapshot. */
  snapshotDate: string
  /** Every indicator, always in the same order. */
  indicators: Indicator[]
  /** Indicators whose last attempt failed; empty without refresh. */
  failures: MarketFailure[]
}

/** A success: the result and how it was made. */
export interface MarketDataResponse {
  /** Always true. */
  success: true
  data: MarketData
  meta: Meta
}

/** An indicator that the newest refresh could not read. */
export interface MarketFailure {
  key: IndicatorKey
  reason: IndicatorReason
  /** Where the value that is answered comes from. */
  servedFrom: 'cached' | 'snapshot' | 'none' | (string & {})
}

/** Who asked, and by which method the answer was calculated. */
export interface Meta {
  /** Name of the API key that asked. */
  api_key_name: string
  tier: Tier
  /** Name of the method behind the figures. */
  method: string
  /** Name of this request in our log; also in the X-Request-Id header. */
  requestId: string
  /** Every parameter of law that the figures rest on, once each; stands beside costs, taxes and fees. */
  law?: LawReference[] | undefined
}

/** The figure before. */
export interface PreviousFigure {
  /** Its value, in the same unit. In unit of the indicator. */
  value: number
  /** Its period. */
  period: string
}

/** The reference price under an estimate, and where it comes from. */
export interface Reference {
  /** Official French name of the municipality. */
  commune: string
  /** Official name of the district that was recognised, else null. */
  quartier: string | null
  /** Price per square metre before any adjustment. In EUR/m². */
  basePriceM2: number
  /** Published by the authority, carried forward by an index, or imputed. */
  kind: 'published' | 'indexed' | 'imputed' | (string & {})
  /** How exactly the price was made. */
  method: 'published' | 'published_2026q1' | 'indexed' | 'imputed_adverts' | 'imputed_canton' | (string & {})
  /** Existing apartments or new builds. */
  segment: 'existing' | 'newBuild' | (string & {})
  /** Period of the sales, or the year that an older price was carried to. */
  period: string
  /** Registered sales behind the price; null when unknown. */
  salesCount: number | null
  /** Who published the figures. */
  source: string
}

/** Tier of the API key; it sets the limits. */
export type Tier = 'sandbox' | 'free' | 'pro' | 'enterprise' | (string & {})

/** The same words in English, French, German and Luxembourgish. */
export interface Words {
  /** English. */
  en: string
  /** French. */
  fr: string
  /** German. */
  de: string
  /** Luxembourgish. */
  lb: string
}
