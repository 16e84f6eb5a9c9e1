// Printed from the contract by `npm run derive`; not edited by hand.

/** One adjustment that was applied to the reference price. */
export interface Adjustment {
  /** Key of the adjustment; the SDK has its words in four languages. */
  labelKey: 'adjNeuf' | 'adjQuartier' | 'adjSurface' | 'adjEtage' | 'adjEtat' | 'adjExterieur' | 'adjParking' | 'adjEnergie' | (string & {})
  /** How far it moves the price, rounded to one decimal; adjustments multiply. In percentage points. */
  pct: number
}

/** Where the law leaves a range; the amount is its central figure. */
export interface AmountRange {
  /** Lower end. In currency. */
  low: number
  /** Upper end. In currency. */
  high: number
}

/** What was assumed, and how to replace it. */
export interface Assumption {
  /** The field of the request that was left out. */
  field?: string | undefined
  /** The parameter that is uncertain; either this or `field` stands. */
  parameter?: string | undefined
  /** What was used; null for a table. */
  value: number | string | boolean | null
  /** A default of a field, or an uncertain parameter. */
  source: 'default' | 'parameter' | (string & {})
  certainty: Certainty
  /** Day of a market figure. */
  asOf?: string | undefined
  /** Why, and how to replace it. */
  note: string
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
  /** One entry for each field that is wrong, by its path in the item. */
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

/** What a sale yields after tax, and everything that the tax rests on. */
export interface CapitalGains {
  /** The day whose law counts. */
  saleDate: string
  /** Its calendar year. In calendar year. */
  taxYear: number
  /** Currency of every sum. */
  currency: 'EUR'
  /** `exempt` for a main residence. */
  regime: 'exempt' | 'speculative' | 'longTerm' | (string & {})
  /** Why no tax is due, when none is. */
  exemption: 'mainResidence' | 'speculativeBelow500' | 'noGain' | 'allowances' | (string & {}) | null
  holding: Holding
  /** Costs of the property. */
  items: GainItem[]
  /** Sum of the revalued costs. In currency. */
  revaluedCost: number
  /** Sale price less sale costs and revalued cost, the seller's share; may be negative. In currency. */
  gain: number
  /** Allowances on a long-term gain, in the order of the law. */
  allowances: GainAllowance[]
  /** Gain after allowances. In currency. */
  taxableGain: number
  tariff?: GainTariff | undefined
  /** Taxes and contributions; empty when none is due. */
  lines: CapitalGainsLine[]
  totals: CapitalGainsTotals
  /** Reliefs that were not granted, and what would open them. */
  possibleReliefs: CapitalGainsRelief[]
  /** What to know beside the figures. */
  notices: Notice[]
  /** Defaults and uncertain parameters that were used. */
  assumptions: Assumption[]
}

/** One sale by one person, or by one couple taxed jointly. Co-owners ask once each, with their share. */
export interface CapitalGainsInput {
  /** Notarial deed of the sale; today in Luxembourg when left out. */
  saleDate?: string | undefined
  /** Price of the whole property. In currency, 0.01 to 1000000000. */
  salePrice: number
  /** Agency, energy certificate and the like; 0 when left out. In currency, 0 to 1000000000. */
  saleCosts?: number | undefined
  /** Last acquisition for value, from 1941 on; for inherited or given property that of the previous holder. */
  acquisitionDate: string
  /** Price of that acquisition, in `acquisitionCurrency`. In currency, 0.01 to 1000000000. */
  acquisitionPrice: number
  /** Duties actually paid, notary and agency, in the same currency; 0 is assumed when left out. In currency, 0 to 1000000000. */
  acquisitionCosts?: number | undefined
  /** `EUR` when left out; `LUF` only for acquisitions before 2002. */
  acquisitionCurrency?: 'EUR' | 'LUF' | undefined
  /** How the seller came by it; a purchase is assumed when left out. */
  acquisitionMode?: 'purchase' | 'construction' | 'inheritance' | 'gift' | undefined
  /** Inherited in direct line, and the parents' main residence; only with `inheritance`. */
  parentsMainResidence?: boolean | undefined
  /** Works that raised the value. */
  improvements?: readonly Improvement[] | undefined
  /** You state that the exemption of the main residence applies; false is assumed when left out. */
  mainResidence?: boolean | undefined
  occupancy?: Occupancy | undefined
  /** Tax class of the year of the sale. */
  taxClass: '1' | '2' | '1a'
  /** Taxable income of the year after deductions, without the gain. In currency, 0 to 100000000. */
  ordinaryTaxableIncome: number
  /** Spouses or partners taxed jointly, only in class 2; assumed in class 2 when left out. */
  jointTaxation?: boolean | undefined
  /** Allowance used in the ten preceding tax years, at most the allowance; 0 is assumed when left out. In currency, 0 to 1000000000. */
  decennialAllowanceUsed?: number | undefined
  /** The seller's part; sums are sent for the whole property. 1 when left out. In fraction, at most 1. */
  ownershipShare?: number | undefined
  /** Day on which the preliminary contract was filed with the registration administration. */
  preliminaryContractRegisteredOn?: string | undefined
  /** Resident covered by Luxembourg health insurance; true is assumed when left out. */
  healthInsuredInLuxembourg?: boolean | undefined
}

/** One line of cost, tax or credit, with the law that it rests on. */
export interface CapitalGainsLine {
  /** What the line is. */
  key: 'incomeTaxOnGain' | 'employmentFund' | 'dependencyContribution' | (string & {})
  /** Its name in English. */
  label: string
  /** Its name in the words of the local law. */
  localLabel?: string | undefined
  /** Group; a duty in several parts is the sum of its category. */
  category: 'transferTax' | 'vat' | 'stamp' | 'registry' | 'notary' | 'mortgage' | 'legal' | 'brokerage' | 'lender' | 'aid' | 'incomeTax' | 'socialContribution' | 'other' | (string & {})
  /** The amount, two decimals; negative for credits. In currency. */
  amount: number
  /** What the rate or the tariff is applied to. In currency. */
  base?: number | undefined
  /** The rate, where one rate applies to the whole base. In fraction. */
  rate?: number | undefined
  /** Who bears it. */
  payer: 'buyer' | 'seller' | 'lender' | (string & {})
  /** Tax, a tariff fixed by law, or an estimate of what the market asks. */
  nature: 'tax' | 'regulatedTariff' | 'marketEstimate' | (string & {})
  certainty: Certainty
  /** True: part of `totals`. False: told only. */
  counted: boolean
  /** True where part of it comes back. */
  refundable?: boolean | undefined
  /** The bare tariff, where the usual invoice is higher. In currency. */
  regulatedMinimum?: number | undefined
  range?: AmountRange | undefined
  /** Who receives it. */
  dueTo?: 'state' | 'region' | 'municipality' | 'notary' | 'registry' | 'lender' | 'broker' | 'insurer' | 'other' | (string & {}) | undefined
  /** Ids of the parameters applied, the principal one first; each stands in `meta.law`. */
  basis: string[]
  /** First day of the version of the principal parameter. */
  inForceFrom: string
  /** Its last day; null while it is open. */
  inForceUntil: string | null
  /** Article or source in words. */
  legalReference: string
}

/** A relief that was not granted, and what would open it. */
export interface CapitalGainsRelief {
  /** The relief. */
  key: 'mainResidenceExemption' | 'decennialAllowance' | 'parentsHomeAllowance' | 'quarterRate' | (string & {})
  /** Its name. */
  label: string
  /** How much less would be paid; null when that cannot be computed. */
  saving: number | null
  /** What would have to be true. */
  condition: string
  /** What to send so that it is applied; empty when nothing can. */
  fields: string[]
  /** Ids of the parameters applied, the principal one first; each stands in `meta.law`. */
  basis: string[]
  certainty: Certainty
}

/** A success: the result and how it was made. */
export interface CapitalGainsResponse {
  /** Always true. */
  success: true
  data: CapitalGains
  meta: Meta
}

/** Sums of a sale. */
export interface CapitalGainsTotals {
  /** Sum of the lines. In currency. */
  tax: number
  /** The same with the low ends of the ranges. In currency. */
  taxLow: number
  /** The same with the high ends of the ranges. In currency. */
  taxHigh: number
  /** Tax divided by gain; 0 without a gain. In fraction. */
  effectiveRate: number
  /** Sale price less sale costs and tax, the seller's share. In currency. */
  netProceeds: number
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
  /** One entry for each field that is wrong. */
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

/** One allowance on a long-term gain. */
export interface GainAllowance {
  /** Which allowance. */
  key: 'parentsHome' | 'decennial' | (string & {})
  /** What was left of it before this sale. In currency. */
  available: number
  /** What this sale uses. In currency. */
  used: number
  /** What is left of it after this sale. In currency. */
  left: number
  /** Ids of the parameters applied, the principal one first; each stands in `meta.law`. */
  basis: string[]
  /** Article in words. */
  legalReference: string
}

/** One cost of the property, and what it is worth at the sale. */
export interface GainItem {
  /** What was paid for. */
  key: 'acquisitionPrice' | 'acquisitionCosts' | 'improvement' | (string & {})
  /** Year of the expense. In calendar year. */
  year: number
  /** The seller's share in euros. In currency. */
  amount: number
  /** 1 in the speculative regime. In factor. */
  coefficient: number
  /** Amount times coefficient. In currency. */
  revalued: number
  /** Ids of the parameters applied, the principal one first; each stands in `meta.law`. */
  basis: string[]
}

/** The incomes and rates by which the income tax was found. */
export interface GainTariff {
  /** As sent. In currency. */
  ordinaryTaxableIncome: number
  /** Ordinary income and taxable gain, rounded down to 50. In currency. */
  adjustedIncome: number
  /** Income tax on it, in whole euros. In currency. */
  taxOnAdjustedIncome: number
  /** Income tax without the gain, where the gain is taxed by addition. In currency. */
  taxOnOrdinaryIncome?: number | undefined
  /** Tax divided by adjusted income. In fraction. */
  averageRate?: number | undefined
  /** Part of the average rate that a long-term gain bears. In fraction. */
  rateFraction?: number | undefined
  /** Average rate times fraction, rounded to four decimals. In fraction. */
  specialRate?: number | undefined
}

/** How long the property was held, and the law that decides the regime. */
export interface Holding {
  /** Day of the acquisition. */
  from: string
  /** Day of the sale. */
  to: string
  /** A sale at most this many years after is speculative. In years. */
  speculativeUpToYears: number
  /** A sale on this day is still speculative; 29 February counts to 28 February. */
  lastSpeculativeDay: string
  /** Ids of the parameters applied, the principal one first; each stands in `meta.law`. */
  basis: string[]
}

/** Works that raised the value of the property. */
export interface Improvement {
  /** Year of the expense, from that of the acquisition to that of the sale. In calendar year, 1941 to 2200. */
  year: number
  /** Cost of the works for the whole property. In currency, 0.01 to 1000000000. */
  amount: number
  /** `EUR` when left out; `LUF` only up to 2001. */
  currency?: 'EUR' | 'LUF' | undefined
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

/** Something to know beside the figures. */
export interface Notice {
  /** Stable code of the notice. New codes may be added. */
  code: 'not_a_tax_assessment' | 'law_not_checked_since' | 'price_near_cliff' | 'surcharge_possible' | 'movables_above_tenth' | 'loan_above_price' | 'base_above_price' | 'base_is_price' | 'disbursements_not_included' | 'price_convention_assumed' | 'relief_window_closed' | 'reform_announced' | 'contested_rule' | 'refund_possible' | 'fallback_ratio_used' | 'no_effect_here' | 'declaration_required' | 'reinvestment_deferral_not_computed' | (string & {})
  /** The notice in one sentence. */
  message: string
  /** The field of the request that it concerns. */
  field?: string | undefined
  /** The sum that it speaks of. In currency. */
  amount?: number | undefined
}

/** Who lived in the dwelling and when; the law decides from it. */
export interface Occupancy {
  /** The seller lives there on the day of the sale. */
  occupiedAtSale: boolean
  /** Day of moving out; required when `occupiedAtSale` is false. */
  movedOutOn?: string | undefined
  /** Occupied right after the purchase or the completion. */
  occupiedSinceAcquisition: boolean
  /** Occupied at least during the five years before the sale. */
  occupiedFiveYearsBeforeSale: boolean
  /** Sold or left for compelling family or professional reasons. */
  leftForCompellingReasons: boolean
  /** The seller owns another dwelling. */
  ownsOtherDwelling: boolean
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
