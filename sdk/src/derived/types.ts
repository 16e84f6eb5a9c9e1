// Printed from the contract by `npm run derive`; not edited by hand.

/** Everything that is stored of a person. */
export interface AccountExport {
  /** When this was put together. */
  exportedAt: string
  /** The account of a session. */
  account: Me
  /** What is stored of the way in to an account, without any secret. */
  entry: ExportedEntry
  /** A change of the e-mail address that waits; null without one. */
  emailChange: ExportedEmailChange | null
  /** Sessions that are not over. */
  sessions: ExportedSession[]
  /** The list of keys. */
  keys: Key[]
  /** Days with requests, of 90 days. */
  usage: ExportedUsage[]
  /** Keys of providers, without the keys themselves. */
  providerKeys: ProviderKey[]
  /** The organisation; of other members without their e-mail addresses unless you administer it. */
  organisation: Organisation | null
  /** Contacts of visitors whose content the organisation keeps, newest first; for its owners and administrators, else none. */
  contacts: Lead[]
  /** Invitations to you and by you, newest first. */
  invitations: ExportedInvitation[]
  /** Sign-ups with your e-mail address that wait, newest first. */
  signUps: ExportedSignUp[]
  /** What was done in the account, and what you did in organisations, newest first. */
  events: ExportedEvent[]
}

/** The name of the request. */
export interface AccountMeta {
  /** Name of this request in our log; also in the X-Request-Id header. */
  requestId: string
}

/** Thirty days of all keys of an account and its organisation. */
export interface AccountUsage {
  /** First of the thirty UTC days. */
  from: string
  /** The last of them: today. */
  to: string
  /** Each of the thirty days, oldest first. */
  days: UsageDay[]
  /** The sum of the days. */
  total: number
  /** Each key of the list of keys. */
  keys: UsageOfKey[]
}

/** A success: the result and the name of the request. */
export interface AccountUsageResponse {
  /** Always true. */
  success: true
  /** Thirty days of all keys of an account and its organisation. */
  data: AccountUsage
  /** The name of the request. */
  meta: AccountMeta
}

/** What was measured, what is implied, and what was tested on sales. */
export interface Accuracy {
  /** Day of which the implied figures hold. */
  asOf: string
  /** Short hash of the tables of prices. */
  tables: string
  /** The accuracy of the price of a municipality, measured on official files. */
  measured: MeasuredAccuracy
  /** By the origin of the price and by what is known. */
  implied: ImpliedAccuracy[]
  /** No sales of our own: test the estimates on yours by POST /estimation/backtest. */
  tested: {
    /** Sales of our own that estimates were tested on. */
    sales: number
  }
}

/** A success: the result and how it was made. */
export interface AccuracyResponse {
  /** Always true. */
  success: true
  /** What was measured, what is implied, and what was tested on sales. */
  data: Accuracy
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** The costs of a purchase in Luxembourg, line by line. */
export interface AcquisitionCosts {
  /** Always Luxembourg. */
  country: 'LU'
  /** Official name of the municipality, when one was sent. */
  commune?: string | undefined
  /** The day whose law was used. */
  deedDate: string
  /** Always euros. */
  currency: 'EUR'
  /** As sent. In currency. */
  price: number
  /** As used. */
  operation: 'existing' | 'offPlan' | 'buildingLand' | (string & {})
  /** Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone). */
  use: LuxembourgUse
  /** Duties, VAT, notary, loan and fees, in this order. */
  lines: LuxembourgCostLine[]
  /** Sums of the counted lines. */
  totals: Totals
  /** The buyers, in the order sent. */
  buyers: LuxembourgBuyerDuties[]
  /** Housing VAT: the base, the rate of the day, the benefit of the 3 % rate. */
  vat?: LuxembourgVat | undefined
  /** What a resale in time gives back. */
  resaleRefunds?: ResaleRefund[] | undefined
  /** Aids that may apply. None is granted here, and none is added to `totals`. */
  aids?: Aids | undefined
  /** What would cost less, and when. */
  possibleReliefs: LuxembourgPossibleRelief[]
  /** What to know beside the figures; the first never changes. */
  notices: Notice[]
  /** Defaults and uncertain parameters that the figures rest on. */
  assumptions: Assumption[]
}

/** Costs of a purchase, for which the model asked. */
export interface AcquisitionCostsCalculation {
  /** Operation of this service. */
  operation: 'acquisitionCosts'
  /** What the model sent, and the day that was used. */
  input: AcquisitionCostsQuestion
  /** The costs of a purchase in Luxembourg, in short. */
  result: AcquisitionCostsResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** A purchase in Luxembourg whose costs are asked for. */
export interface AcquisitionCostsInput {
  /** What the buyer pays the seller; off plan the total of land and construction. In currency, 0.01 to 1000000000000. */
  price: number
  /**
   * Kind of deed. Partition: a co-owner buys out the others, `price` is what they are paid, with `acquiredShare` and `marketValue`. Exchange: `price` is the value of what is received, `givenValue` that of what is given. Gift: `price` is the value of what is given, in full ownership.
   * @default "sale"
   */
  deed?: 'sale' | 'partition' | 'exchange' | 'gift' | undefined
  /** In a gift: the relation to the donor. */
  relationship?: LuxembourgRelationship | undefined
  /** In an exchange: market value of the property that is given. In currency, at most 1000000000000. */
  givenValue?: number | undefined
  /** Debt of the seller or of the other owners that the buyer takes over; a part of the price for the duties. Not off plan. Assumed 0. In currency, 0 to 1000000000000. */
  assumedDebt?: number | undefined
  /** Life annuity for a year that is paid besides `price`, where the deed states no capital for it. Not off plan. Assumed 0. In currency, 0 to 1000000000000. */
  yearlyAnnuity?: number | undefined
  /** Principal of an inscription of the seller that is struck off with the deed; lines of the seller. Assumed none. In currency, 0 to 1000000000000. */
  dischargedPrincipal?: number | undefined
  /** Day of the notarial deed, whose law counts; today when left out. */
  deedDate?: string | undefined
  /** Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone). */
  use: LuxembourgUse
  /**
   * An existing building, a sale off plan (VEFA), or land to build on.
   * @default "existing"
   */
  operation?: 'existing' | 'offPlan' | 'buildingLand' | undefined
  /** Municipality, under any of its names; needed where a part is not housing. */
  commune?: string | undefined
  /** Part of the price that is not housing: base of the surtax, outside the housing credit, from a quarter on without the 3 % rate of VAT. Assumed that of `areas`, else 1 when `use` is `other`, else 0. In fraction, 0 to 1. */
  nonHousingShare?: number | undefined
  /** Areas of a building of several uses; the parts make the whole. */
  areas?: LuxembourgAreas | undefined
  /**
   * Purchase with declared intent to resell; no credit.
   * @default false
   */
  resaleClause?: boolean | undefined
  /** Off plan: land share. Assumed 30 % of the price. In currency, 0 to 1000000000000. */
  landValue?: number | undefined
  /** Value of the whole in full ownership; the duties bear on what is bought of it where that is above the price. Not off plan. In currency, 0 to 1000000000000. */
  marketValue?: number | undefined
  /** Part bought from a co-owner, paid with `price`; with `marketValue`. In fraction, at most 1. */
  acquiredShare?: number | undefined
  /**
   * Right that is bought, for life without `usufructYears`; a lesser one with `marketValue` and `usufructuaryAge`.
   * @default "fullOwnership"
   */
  right?: 'fullOwnership' | 'bareOwnership' | 'usufruct' | 'habitation' | undefined
  /** Age of the usufructuary. In years, 0 to 130. */
  usufructuaryAge?: number | undefined
  /** Years of a right that ends before the death of the usufructuary. In years, 1 to 99. */
  usufructYears?: number | undefined
  /** Bare ownership and usufruct come together: only then is there a housing credit. */
  reunitesOwnership?: boolean | undefined
  /** Land to build on: building contract for the house, without VAT, which bears VAT and no duties. In currency, 0 to 1000000000000. */
  constructionPrice?: number | undefined
  /** Off plan: construction standing on the day of the deed. Assumed 0. In currency, 0 to 1000000000000. */
  builtValueAtDeed?: number | undefined
  /** Off plan: whether the construction to come is in the price without VAT (assumed), with 3 %, or full. */
  priceIncludes?: 'exclVat' | 'superReducedVat' | 'standardVat' | undefined
  /** Benefit of the 3 % rate already used for this dwelling, at most the ceiling of the day. Assumed 0. In currency, 0 to 1000000000000. */
  vatBenefitUsed?: number | undefined
  /** Works on an existing dwelling, without VAT, finished within five years. In currency, 0 to 1000000000000. */
  renovationWorks?: number | undefined
  /** Invoices of the works, without VAT; only those above 1 250 count for the 3 % rate. Assumed: one. */
  renovationInvoices?: readonly number[] | undefined
  /**
   * The buyers meet the conditions of the base that was halved from October 2024 to September 2025.
   * @default false
   */
  halfBaseEligible?: boolean | undefined
  /** Day on which the preliminary or reservation contract was registered; not after the deed. It counts for deeds of July to September 2025: from 2024-10-01 for the halved base, from 2024-01-01 for the rental credit, both to 2025-06-30. */
  preliminaryContractRegisteredOn?: string | undefined
  /** The persons who buy. Assumed: one buyer. */
  buyers?: readonly LuxembourgBuyer[] | undefined
  /**
   * Principal of the loan secured on the property; 0 is cash. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** Principal with accessories. Changes nothing: the duties bear on the principal alone. In currency, 0 to 1000000000000. */
  securedAmount?: number | undefined
  /**
   * File and valuation fees of the bank. In currency, 0 to 1000000000000.
   * @default 0
   */
  bankFees?: number | undefined
  /** What the buyer owes an agency, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; at most one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** Rôles (two pages) of copies; two for the transcription count as one. 1 to 1000. */
  copyRoles?: number | undefined
  /** Searches, extracts, postage of the notary, copies without `copyRoles`. Assumed 0. In currency, 0 to 1000000000000. */
  disbursements?: number | undefined
  /**
   * True: the answer contains `aids`.
   * @default false
   */
  includeAids?: boolean | undefined
  /** Facts of the household that the aids depend on. */
  household?: Household | undefined
}

/** A purchase in Luxembourg, as a conversation asks for it. */
export interface AcquisitionCostsQuestion {
  /** What the buyer pays the seller; off plan the total of land and construction. In currency. */
  price: number
  /** Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone). */
  use: LuxembourgUse
  /** An existing building, a sale off plan (VEFA), or land to build on. */
  operation?: 'existing' | 'offPlan' | 'buildingLand' | undefined
  /** Municipality, under any of its names; needed where a part is not housing. */
  commune?: string | undefined
  /** Day of the notarial deed, whose law counts; today when left out. */
  deedDate?: string | undefined
  /** Principal of the loan secured on the property; 0 is cash. In currency. */
  loanAmount?: number | undefined
  /** Off plan: land share. Assumed 30 % of the price. In currency. */
  landValue?: number | undefined
  /** The same as a part of the price; at most one of the two. In fraction. */
  brokerFeeRate?: number | undefined
  /** The persons who buy. Assumed: one buyer. */
  buyers?: ({
    /** Part bought. Every buyer has it, or none (then equal parts); the sum is 1. In fraction. */
    share?: number | undefined
    /** Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone). */
    use?: LuxembourgUse | undefined
    /** False: a company, which has no credit. */
    naturalPerson?: boolean | undefined
    /** Resident of Luxembourg or the EEA; if not, the credit is paid back later. Assumed true. */
    eeaResident?: boolean | undefined
    /** Credit for an own dwelling used in earlier deeds; nothing is left at the ceiling of the day. In EUR. */
    housingCreditUsed?: number | undefined
    /** The same for the rental credit, which is counted separately. In EUR. */
    rentalCreditUsed?: number | undefined
  })[] | undefined
}

/** A success: the result and how it was made. */
export interface AcquisitionCostsResponse {
  /** Always true. */
  success: true
  /** The costs of a purchase in Luxembourg, line by line. */
  data: AcquisitionCosts
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** The costs of a purchase in Luxembourg, in short. */
export interface AcquisitionCostsResult {
  /** Sums of the counted lines. */
  totals: Totals
  /** Each line as key, amount, rate (null where there is none) and legal reference. */
  lines: ((string | number | null)[])[]
  /** The first thing to know beside the figures; null for none. */
  notice: string | null
}

/** Every cost of a purchase, line by line, with the law behind it. */
export type AcquisitionFees = LuxembourgFees | CountryFees

/** The loan that pays a part of the price. */
export interface AcquisitionLoanInput {
  /** Sum lent; either this or `ltv`. In currency, 0.01 to 1000000000000. */
  amount?: number | undefined
  /** Sum lent as a share of `purchasePrice`; either this or `amount`. In fraction, 0.0001 to 1.5. */
  ltv?: number | undefined
  /** Nominal rate per year, paid by twelfths. In fraction, 0 to 1. */
  annualRate: number
  /** Term. In months, 1 to 600. */
  termMonths: number
  /**
   * Level instalments, equal parts of the principal, or all of it at the end.
   * @default "annuity"
   */
  amortisation?: 'annuity' | 'constantPrincipal' | 'bullet' | undefined
  /**
   * Months of interest only at the start; fewer than the term. In months, 0 to 599.
   * @default 0
   */
  graceMonths?: number | undefined
  /**
   * Fees of the lender, paid from equity. In currency, 0 to 1000000000000.
   * @default 0
   */
  fees?: number | undefined
}

/** One adjustment that was applied to the reference price. */
export interface Adjustment {
  /** Key of the adjustment; the SDK has its words in the languages of the service. */
  labelKey: 'adjNeuf' | 'adjQuartier' | 'adjSurface' | 'adjEtage' | 'adjEtat' | 'adjExterieur' | 'adjParking' | 'adjEnergie' | (string & {})
  /** How far it moves the price, rounded to one decimal; adjustments multiply. In percentage points. */
  pct: number
}

/** The agency's own value, printed apart; it changes no figure. */
export interface AgencyOpinion {
  /** The agency's own value. In currency, 0.01 to 1000000000000. */
  value: number
  /** Why. */
  reason: string
}

/** From which the tax on the gain is calculated, as `/plus-values` takes it. */
export interface AgencyReportGain {
  /** Notarial deed of the sale; today in Luxembourg when left out. */
  saleDate?: string | undefined
  /** Last acquisition for value, from 1941 on; for inherited or donated property that of the previous holder. */
  acquisitionDate: string
  /** Price of that acquisition, in `acquisitionCurrency`. In currency, 0.01 to 1000000000000. */
  acquisitionPrice: number
  /** Duties actually paid, notary and agency, in the same currency; 0 is assumed when left out. In currency, 0 to 1000000000000. */
  acquisitionCosts?: number | undefined
  /** `EUR` when left out; `LUF` only for acquisitions before 2002. */
  acquisitionCurrency?: 'EUR' | 'LUF' | undefined
  /** How the seller came by it; a purchase is assumed when left out. */
  acquisitionMode?: 'purchase' | 'construction' | 'inheritance' | 'gift' | undefined
  /** Day on which the house was completed; only with `construction`. */
  completedOn?: string | undefined
  /** Inherited in direct line, and the parents' main residence; only with `inheritance`. */
  parentsMainResidence?: boolean | undefined
  /** Works that raised the value. */
  improvements?: readonly Improvement[] | undefined
  /** You state that the exemption of the main residence applies; false is assumed when left out. */
  mainResidence?: boolean | undefined
  /** Who lived in the dwelling and when; the law decides from it. */
  occupancy?: Occupancy | undefined
  /** Part of the area that was the main residence, where the rest was let or used otherwise: only that part is exempt. 1 when left out. In fraction, at most 1. */
  mainResidenceShare?: number | undefined
  /** Sold to the State, a municipality, a syndicate of municipalities or the Fonds du Logement. */
  soldToPublicBody?: boolean | undefined
  /** That buyer exercised a legal right of pre-emption; only with `soldToPublicBody`. Assumed false. */
  preemptionExercised?: boolean | undefined
  /** Resident of Luxembourg for tax, or taxed as one on request; true is assumed. A non-resident is in class 1, with a least rate. */
  taxResident?: boolean | undefined
  /** Tax class of the year of the sale. */
  taxClass: '1' | '2' | '1a'
  /** Taxable income of the year after deductions, without the gain; of a non-resident only what is taxed in Luxembourg. In currency, 0 to 100000000. */
  ordinaryTaxableIncome: number
  /** Spouses or partners taxed jointly, only in class 2; assumed in class 2 when left out. */
  jointTaxation?: boolean | undefined
  /** Allowance used in the ten preceding tax years, at most the allowance; 0 is assumed when left out. In currency, 0 to 1000000000000. */
  decennialAllowanceUsed?: number | undefined
  /** The seller's part; sums are sent for the whole property. 1 when left out. In fraction, at most 1. */
  ownershipShare?: number | undefined
  /** Day on which the preliminary contract was registered; for deeds of July to September 2025 it keeps two years instead of five, and changes nothing else. */
  preliminaryContractRegisteredOn?: string | undefined
  /** Resident covered by Luxembourg health insurance; true is assumed when left out. */
  healthInsuredInLuxembourg?: boolean | undefined
}

/** A dwelling, its purchase or its sale, and how the report of them looks. */
export interface AgencyReportInput {
  /** The dwelling to estimate. What is left out is taken as average and widens the range. */
  property: EstimationInput
  /**
   * For whom it is. `buyer`: costs and aids of the purchase line by line. `seller`: how the price is made, what is left of it, the next steps, and one line for what a buyer needs.
   * @default "buyer"
   */
  audience?: 'buyer' | 'seller' | undefined
  /** Required for a buyer. For a seller it says who may buy; a main residence of one buyer without a loan when left out. */
  purchase?: AgencyReportPurchase | undefined
  /** Only for a seller. */
  sale?: AgencyReportSale | undefined
  /**
   * Language of words, numbers, days and metadata, as its ISO 639-1 code.
   * @default "fr"
   */
  language?: 'fr' | 'de' | 'en' | 'lb' | 'pt' | undefined
  /** The agency. With an API key of an organisation that saved its brand, that one when left out; required with any other key. With a session it is that of its organisation. */
  brand?: Brand | undefined
  /** Who prepared the report. */
  agent?: Agent | undefined
  /** For whom it is. */
  clientName?: string | undefined
  /** Street and number; printed only, not looked up. */
  propertyAddress?: string | undefined
  /** Photo of the home on the first page: JPEG, PNG or WebP in base64, at most 1 MiB decoded, 6000 pixels a side and 24 000 000 in all. Turned as its camera says, made smaller for print, never stored. */
  photo?: string | undefined
  /** The agency's own number of the report; made of day and body when left out. */
  reference?: string | undefined
  /** Last day on which it holds: today to 366 days ahead. */
  validUntil?: string | undefined
  /** The agency's own value, printed apart; it changes no figure. */
  agencyOpinion?: AgencyOpinion | undefined
  /** True: a language model comments on the figures, on a page of its own that says so. It takes some seconds, and counts as one call of `analyze`; the header `X-Commentary` says what became of it. */
  commentary?: boolean | undefined
}

/** The purchase of a report, as `/frais-acquisition` takes it; the municipality is that of the property, and aids are always computed. */
export interface AgencyReportPurchase {
  /** What the buyer pays the seller; the central value of the estimate when left out. The report says which of the two it is. In currency, 0.01 to 1000000000000. */
  price?: number | undefined
  /** An existing building, or a sale off plan (VEFA): off plan when left out for a new build (`estNeuf`). `buildingLand` is refused. */
  operation?: 'existing' | 'offPlan' | 'buildingLand' | undefined
  /**
   * Kind of deed. Partition: a co-owner buys out the others, `price` is what they are paid, with `acquiredShare` and `marketValue`. Exchange: `price` is the value of what is received, `givenValue` that of what is given. Gift: `price` is the value of what is given, in full ownership.
   * @default "sale"
   */
  deed?: 'sale' | 'partition' | 'exchange' | 'gift' | undefined
  /** In a gift: the relation to the donor. */
  relationship?: LuxembourgRelationship | undefined
  /** In an exchange: market value of the property that is given. In currency, at most 1000000000000. */
  givenValue?: number | undefined
  /** Debt of the seller or of the other owners that the buyer takes over; a part of the price for the duties. Not off plan. Assumed 0. In currency, 0 to 1000000000000. */
  assumedDebt?: number | undefined
  /** Life annuity for a year that is paid besides `price`, where the deed states no capital for it. Not off plan. Assumed 0. In currency, 0 to 1000000000000. */
  yearlyAnnuity?: number | undefined
  /** Principal of an inscription of the seller that is struck off with the deed; lines of the seller. Assumed none. In currency, 0 to 1000000000000. */
  dischargedPrincipal?: number | undefined
  /** Day of the notarial deed, whose law counts; today when left out. */
  deedDate?: string | undefined
  /** Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone). */
  use: LuxembourgUse
  /** Part of the price that is not housing: base of the surtax, outside the housing credit, from a quarter on without the 3 % rate of VAT. Assumed that of `areas`, else 1 when `use` is `other`, else 0. In fraction, 0 to 1. */
  nonHousingShare?: number | undefined
  /** Areas of a building of several uses; the parts make the whole. */
  areas?: LuxembourgAreas | undefined
  /**
   * Purchase with declared intent to resell; no credit.
   * @default false
   */
  resaleClause?: boolean | undefined
  /** Off plan: land share. Assumed 30 % of the price. In currency, 0 to 1000000000000. */
  landValue?: number | undefined
  /** Value of the whole in full ownership; the duties bear on what is bought of it where that is above the price. Not off plan. In currency, 0 to 1000000000000. */
  marketValue?: number | undefined
  /** Part bought from a co-owner, paid with `price`; with `marketValue`. In fraction, at most 1. */
  acquiredShare?: number | undefined
  /**
   * Right that is bought, for life without `usufructYears`; a lesser one with `marketValue` and `usufructuaryAge`.
   * @default "fullOwnership"
   */
  right?: 'fullOwnership' | 'bareOwnership' | 'usufruct' | 'habitation' | undefined
  /** Age of the usufructuary. In years, 0 to 130. */
  usufructuaryAge?: number | undefined
  /** Years of a right that ends before the death of the usufructuary. In years, 1 to 99. */
  usufructYears?: number | undefined
  /** Bare ownership and usufruct come together: only then is there a housing credit. */
  reunitesOwnership?: boolean | undefined
  /** Land to build on: building contract for the house, without VAT, which bears VAT and no duties. In currency, 0 to 1000000000000. */
  constructionPrice?: number | undefined
  /** Off plan: construction standing on the day of the deed. Assumed 0. In currency, 0 to 1000000000000. */
  builtValueAtDeed?: number | undefined
  /** Off plan: whether the construction to come is in the price without VAT, with 3 %, or full. With 3 % when the price is left out, since the estimate of a new build holds it; else without. */
  priceIncludes?: 'exclVat' | 'superReducedVat' | 'standardVat' | undefined
  /** Benefit of the 3 % rate already used for this dwelling, at most the ceiling of the day. Assumed 0. In currency, 0 to 1000000000000. */
  vatBenefitUsed?: number | undefined
  /** Works on an existing dwelling, without VAT, finished within five years. In currency, 0 to 1000000000000. */
  renovationWorks?: number | undefined
  /** Invoices of the works, without VAT; only those above 1 250 count for the 3 % rate. Assumed: one. */
  renovationInvoices?: readonly number[] | undefined
  /**
   * The buyers meet the conditions of the base that was halved from October 2024 to September 2025.
   * @default false
   */
  halfBaseEligible?: boolean | undefined
  /** Day on which the preliminary or reservation contract was registered; not after the deed. It counts for deeds of July to September 2025: from 2024-10-01 for the halved base, from 2024-01-01 for the rental credit, both to 2025-06-30. */
  preliminaryContractRegisteredOn?: string | undefined
  /** The persons who buy. Assumed: one buyer. */
  buyers?: readonly LuxembourgBuyer[] | undefined
  /**
   * Principal of the loan secured on the property; 0 is cash. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** Principal with accessories. Changes nothing: the duties bear on the principal alone. In currency, 0 to 1000000000000. */
  securedAmount?: number | undefined
  /**
   * File and valuation fees of the bank. In currency, 0 to 1000000000000.
   * @default 0
   */
  bankFees?: number | undefined
  /** What the buyer owes an agency, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; at most one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** Rôles (two pages) of copies; two for the transcription count as one. 1 to 1000. */
  copyRoles?: number | undefined
  /** Searches, extracts, postage of the notary, copies without `copyRoles`. Assumed 0. In currency, 0 to 1000000000000. */
  disbursements?: number | undefined
  /** Facts of the household that the aids depend on. */
  household?: Household | undefined
}

/** What the seller of a report gets and owes. */
export interface AgencyReportSale {
  /** Price of the whole property; the central value of the estimate when left out. The report says which of the two it is. In currency, 0.01 to 1000000000000. */
  price?: number | undefined
  /** Agency, energy certificate and the like; 0 when left out. In currency, 0 to 1000000000000. */
  costs?: number | undefined
  /** What is left of the loan and is paid back at the deed; 0 when left out. With `gain.ownershipShare` the part of this seller. In currency, 0 to 1000000000000. */
  loanBalance?: number | undefined
  /** With it the tax on the gain is calculated and taken off; without it the report names the tax and does not count it. */
  gain?: AgencyReportGain | undefined
}

/** Who prepared the report. */
export interface Agent {
  /** Name. */
  name: string
  /** What the person does at the agency. */
  role?: string | undefined
  /** Telephone number, printed as sent, as a link. */
  phone?: string | undefined
  /** E-mail address, printed as sent, as a link. */
  email?: string | undefined
}

/** Aids that may apply. None is granted here, and none is added to `totals`. */
export interface Aids {
  /** Aids whose amount follows from what was sent. */
  computed: ComputedAid[]
  /** Aids that are named only. */
  listed: ListedAid[]
}

/** Where the law leaves a range; the amount is its central figure. */
export interface AmountRange {
  /** Lower end. In currency. */
  low: number
  /** Upper end. In currency. */
  high: number
}

/** A commentary that is asked for, with the figures that it may use. */
export interface AnalyzeInput {
  /** Inputs and results to comment on, as plain text of several lines. */
  context: string
  /** What to write. */
  prompt: string
  /** Language of the answer; when left out that of the header `Accept-Language`, else of what you ask, else of the context, else French. */
  language?: TextLanguage | undefined
  /** The law that may be cited is that of this day; today in Luxembourg when left out. */
  lawDate?: string | undefined
  /**
   * True: providers that learn from what they read may be asked too, where the operator configured such (`…_TRAINS_ON_DATA`). Otherwise they are skipped.
   * @default false
   */
  allowTraining?: boolean | undefined
}

/** Commentaries and turns of conversations that the sessions of a user may ask for today. */
export interface AnalyzeToday {
  /** Commentaries and turns of conversations asked for in this UTC day, by all sessions together. */
  used: number
  /** Commentaries and turns of conversations that may be asked for in a UTC day. */
  limit: number
  /** What is left of them. */
  remaining: number
  /** When the next UTC day begins. */
  resetsAt: string
}

/** Twelve months of a loan, or those left. */
export interface AnnualScheduleRow {
  /** Year from the start, from 1. In years. */
  year: number
  /** Instalments of the year. In currency. */
  payment: number
  /** Interest of the year. In currency. */
  interest: number
  /** Principal repaid by instalments; extra payments lower the balance beside it. In currency. */
  principal: number
  /** Premiums of the year. In currency. */
  insurance: number
  /** What is still owed after the year. In currency. */
  balance: number
}

/** The price line of one place, for a page about it. */
export interface Area {
  /** Official French name of the municipality. */
  commune: string
  /** Official name of the district of the capital, else null. */
  quartier: string | null
  /** Names of the district, or of the municipality without one. */
  names: PlaceNames
  /** Newest calendar year. In calendar year. */
  year: number
  /** Price of existing apartments over that year by the model, rounded to 1. In EUR/m². */
  priceM2: number
  /** Low end of the range in which half of the sales of that year lie, rounded to 1. In EUR/m². */
  lowM2: number
  /** High end of that range. In EUR/m². */
  highM2: number
  /** Change of the price against the year before, rounded to one decimal. In percentage points. */
  changePct: number
  /** Level of the district against its city in adverts of 2025: every price here is that of the city, multiplied by it. Null without a district. In fraction. */
  quartierFactor: number | null
  /** Prices per square metre of existing apartments of the municipality, year by year, oldest first. */
  history: PriceHistory
  /** Registered sales of existing apartments in the years of `history`, of the whole municipality; null where no file is at hand. */
  sales: (number | null)[]
  /** Last day of the registered sales behind the prices. */
  dataUntil: string
  /** Who publishes the registered sales. */
  source: string
  /** Short hash of all tables: the same tables give the same prices. */
  tables: string
}

/** A success: the result and how it was made. */
export interface AreaResponse {
  /** Always true. */
  success: true
  /** The price line of one place, for a page about it. */
  data: Area
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** What the property is used for. */
export type AssetType = 'residential' | 'office' | 'retail' | 'industrial' | 'hotel'

/** An input of a calculation that nobody stated. */
export interface AssumedInput {
  /** Field of the request, as `deedDate` or `loan.annualRate`. */
  field: string
  /** What was used. */
  value: number | string | boolean
}

/** What was assumed, and how to replace it. */
export interface Assumption {
  /** The field of the request that was left out. */
  field?: string | undefined
  /** The parameter that is uncertain; either this or `field` is sent. */
  parameter?: string | undefined
  /** What was used; null for a table. */
  value: number | string | boolean | null
  /** A default of a field, or an uncertain parameter. */
  source: 'default' | 'parameter' | (string & {})
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
  /** Day of a market figure. */
  asOf?: string | undefined
  /** Why, and how to replace it. */
  note: string
}

/** How the estimates of sold dwellings lie to the prices that were paid. */
export interface BackTest {
  /** Sales that were judged. */
  count: number
  /** Sales that were left out, in the order sent. */
  excluded: ExcludedSale[]
  /** The first finding, or that there is none. */
  verdict: BackTestFinding
  /** Every finding, the most important first; empty without one. */
  findings: BackTestFinding[]
  /** What the findings rest on. */
  regression: ErrorRegression
  /** Sales whose price is suspected, in the order sent: in no figure but `withSuspected`. */
  suspected: SuspectedSale[]
  /** The same with the suspected sales; null where there are none. */
  withSuspected: WithSuspected | null
  /** Median of estimate over price. */
  medianRatio: RatioMeasure
  /** Coefficient of dispersion, in percent. */
  cod: RatioMeasure
  /** Price-related differential: above 1 where dear homes are estimated lower. */
  prd: RatioMeasure
  /** Price-related bias: change of the ratio when the value doubles. */
  prb: RatioMeasure
  /** Median of the absolute errors, in percent. In percentage points. */
  mdapePct: number
  /** Share of the estimates within 10 % of the price. In fraction. */
  ppe10: number
  /** Share of the estimates within 20 % of the price. In fraction. */
  ppe20: number
  /** What the intervals of 50 and 80 % held of these sales. */
  coverage: HeldShare[]
  /** Sales outside the range of 80 %, on each side. */
  tails: {
    /** Prices under the range of 80 %. */
    under: number
    /** Prices over it. */
    over: number
  }
  /** Factors on the FSD: the ends value × (1 ∓ factor × FSD) hold that share of further sales of the same kind, whatever their distribution; on these sales they do by construction. */
  conformal: {
    /** For 80 % of further sales. In multiple. */
    factor80: number
    /** For 90 % of further sales. In multiple. */
    factor90: number
    /** What share of further sales the factor holds, with 95 % (Clopper and Pearson). */
    holds80: {
      /** At least this share. In fraction. */
      low95: number
      /** At most this share. In fraction. */
      high95: number
    }
    /** What share of further sales the factor holds, with 95 % (Clopper and Pearson). */
    holds90: {
      /** At least this share. In fraction. */
      low95: number
      /** At most this share. In fraction. */
      high95: number
    }
  }
  /** Years of sale with ten sales or more. */
  byYear: ({
    /** Year of the sale. In year. */
    year: number
    /** Sales of the group. */
    count: number
    /** Median of estimate over price. In multiple. */
    medianRatio: number
    /** Low limit of that median, an order statistic of at least 95 %. In multiple. */
    low95: number
    /** High limit of that median. In multiple. */
    high95: number
    /** Share of the sales within the range of 80 %. In fraction. */
    held: number
    /** Coefficient of dispersion in percent. In percentage points. */
    cod: number
  })[]
  /** Cantons with ten sales or more. */
  byCanton: ({
    /** Name of the canton. */
    canton: string
    /** Sales of the group. */
    count: number
    /** Median of estimate over price. In multiple. */
    medianRatio: number
    /** Low limit of that median, an order statistic of at least 95 %. In multiple. */
    low95: number
    /** High limit of that median. In multiple. */
    high95: number
    /** Share of the sales within the range of 80 %. In fraction. */
    held: number
    /** Coefficient of dispersion in percent. In percentage points. */
    cod: number
  })[]
  /** Municipalities with ten sales or more. */
  byCommune: ({
    /** Official French name. */
    commune: string
    /** Sales of the group. */
    count: number
    /** Median of estimate over price. In multiple. */
    medianRatio: number
    /** Low limit of that median, an order statistic of at least 95 %. In multiple. */
    low95: number
    /** High limit of that median. In multiple. */
    high95: number
    /** Share of the sales within the range of 80 %. In fraction. */
    held: number
    /** Coefficient of dispersion in percent. In percentage points. */
    cod: number
  })[]
  /** Groups of size with ten sales or more. */
  bySize: ({
    /** From this surface. In m². */
    fromM2: number
    /** Up to below this surface; null without a bound. */
    toM2: number | null
    /** Sales of the group. */
    count: number
    /** Median of estimate over price. In multiple. */
    medianRatio: number
    /** Low limit of that median, an order statistic of at least 95 %. In multiple. */
    low95: number
    /** High limit of that median. In multiple. */
    high95: number
    /** Share of the sales within the range of 80 %. In fraction. */
    held: number
    /** Coefficient of dispersion in percent. In percentage points. */
    cod: number
  })[]
  /** Groups by what is known of the home, with ten sales or more. */
  byKnown: ({
    /** How much of what a description can tell was sent; `complete` in the capital with its district. */
    known: 'complete' | 'partial' | 'few' | (string & {})
    /** Sales of the group. */
    count: number
    /** Median of estimate over price. In multiple. */
    medianRatio: number
    /** Low limit of that median, an order statistic of at least 95 %. In multiple. */
    low95: number
    /** High limit of that median. In multiple. */
    high95: number
    /** Share of the sales within the range of 80 %. In fraction. */
    held: number
    /** Coefficient of dispersion in percent. In percentage points. */
    cod: number
  })[]
  /** Groups by energy class, with ten sales or more. */
  byEnergyClass: ({
    /** Class of the energy certificate. */
    energyClass: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'unknown' | (string & {})
    /** Sales of the group. */
    count: number
    /** Median of estimate over price. In multiple. */
    medianRatio: number
    /** Low limit of that median, an order statistic of at least 95 %. In multiple. */
    low95: number
    /** High limit of that median. In multiple. */
    high95: number
    /** Share of the sales within the range of 80 %. In fraction. */
    held: number
    /** Coefficient of dispersion in percent. In percentage points. */
    cod: number
  })[]
  /** The sales farthest from their estimates, the farthest first. */
  worst: JudgedSale[]
  /** Every sale that was judged, in the order sent. */
  sales: JudgedSale[]
  /** What to look at before the figures are used. */
  warnings: ({
    /** Stable code of the warning. New codes may be added. */
    code: 'few_sales' | 'many_suspected' | 'clustered' | (string & {})
    /** The warning in one sentence. */
    message: string
  })[]
  /** True: the tables of today know the years after each sale, so the place is judged in hindsight, the dwelling is not. The part of today's FSD beyond the index stays untested. */
  hindsight: true
  /** False: nothing of the sales is stored or logged. */
  stored: false
  /** Short hash of the tables of prices behind the estimates. */
  tables: string
}

/** What the sales say of the estimates, with its figure. */
export interface BackTestFinding {
  /** Whether errors move with time (`drifts`), with the value (`uneven`), lie on one side (`low`: valued too low), the range of 80 % held another share (`range`); `agrees`, or `tooFew` to tell. */
  code: 'drifts' | 'uneven' | 'low' | 'high' | 'range' | 'tooFew' | 'agrees' | (string & {})
  /** The figure: mean of price over estimate less 1 (`low`, `high`, `agrees`, `tooFew`), its change where ln estimate grows by 1 (`uneven`), in a year (`drifts`), or the share held (`range`). In fraction. */
  value: number
  /** Low limit of 95 %. In fraction. */
  low95: number
  /** High limit of 95 %. In fraction. */
  high95: number
  /** The finding in one sentence, in each language. */
  says: Words
}

/** From 30 to 1000 sales of the caller; more are refused with 413. */
export interface BackTestInput {
  /** At least 30 sales that can be estimated. Leave out asking prices, foreclosures and sales within a family: they are no market prices. */
  sales: readonly BackTestSale[]
}

/** A success: the result and how it was made. */
export interface BackTestResponse {
  /** Always true. */
  success: true
  /** How the estimates of sold dwellings lie to the prices that were paid. */
  data: BackTest
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** A dwelling with the price that was paid for it, and when. */
export interface BackTestSale {
  /** The dwelling as an estimate takes it, without `valuationDate`. */
  input: {
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
  /** Price that was paid, in EUR; a new build with VAT at 3 %. In currency, 0.01 to 1000000000000. */
  price: number
  /** Day of the sale, from 2014-01-01 to today in Luxembourg; it is the day of the estimate. */
  soldOn: string
  /** Building or programme of the dwelling: sales of one group are not independent of each other, and the limits take that into account. */
  group?: string | undefined
}

/** An item that failed, with the error that it would have had alone. */
export interface BatchFailure {
  /** Position in `items`, from 0. */
  index: number
  /** False: the item failed; the others are not affected. */
  success: false
  /** One sentence for people. */
  error: string
  /** Stable code of the failure. New codes may be added. */
  code: ErrorCode
  /** One entry for each field that is wrong, by its path in the item; at most 10, while `error` says how many more there are. */
  issues?: Issue[] | undefined
  /** Official names close to the one sent, or the candidates of a shared name. */
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
  /** Indicative value of a dwelling with its intervals. Not a valuation. */
  data: Estimate
}

/** What the fees of a purchase in Belgium depend on beside country, price and loan. */
export interface BelgiumFeesDetailsInput {
  /** Region, as ISO 3166-2. */
  region: 'BE-VLG' | 'BE-WAL' | 'BE-BRU'
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** Market value without movables: the base of the duty where it is above the price. In currency, 0 to 1000000000000. */
  marketValue?: number | undefined
  /**
   * The price of a new build contains its VAT; read only with `newBuild: true`.
   * @default true
   */
  priceIncludesVat?: boolean | undefined
  /** The buyers own another dwelling, in Flanders also building land, wholly and in full ownership; where they differ, answer in `buyers` instead. */
  ownsOtherDwelling?: boolean | undefined
  /** The buyer meets, and undertakes in the deed, the conditions of the relief that no other field asks. */
  reliefConditionsMet?: boolean | undefined
  /** Day of the binding agreement before the deed; not after the deed. Default: the day of the deed. */
  agreementDate?: string | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
    /** This buyer owns another dwelling, in Flanders also building land, wholly and in full ownership, alone or together with the other buyers. */
    ownsOtherDwelling?: boolean | undefined
    /** This buyer undertakes to sell it in time. */
    undertakesToSell?: boolean | undefined
  })[] | undefined
  /** The buyers own another dwelling and undertake to sell it in time; where they differ, answer in `buyers` instead. */
  undertakesToSell?: boolean | undefined
  /**
   * The whole is bought in full ownership.
   * @default true
   */
  wholeFullOwnership?: boolean | undefined
  /**
   * Flanders: in a core city or in the Flemish Rand, where the modest home may cost more.
   * @default false
   */
  coreCityOrRand?: boolean | undefined
  /**
   * Flanders, agreements of 2018 to 2024: deep energy renovation.
   * @default false
   */
  deepEnergyRenovation?: boolean | undefined
  /**
   * Flanders, agreements of 2018 to 2024: a protected monument; what its rate saves is spent on its conservation.
   * @default false
   */
  protectedMonument?: boolean | undefined
  /**
   * Land is bought to build on, without a building; `use` is that of the home to be built.
   * @default false
   */
  buildingLand?: boolean | undefined
  /**
   * Brussels: energy classes that the works will gain; two or more raise the allowance. 0 to 6.
   * @default 0
   */
  energyClassJumps?: number | undefined
  /**
   * Sold after demolition and rebuilding: VAT at 6 %; only with `newBuild`.
   * @default false
   */
  rebuiltHome?: boolean | undefined
  /**
   * How the loan is secured.
   * @default "mortgage"
   */
  security?: 'mortgage' | 'mandate' | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `administrativeFees`; 0 removes it. In currency, 0 to 1000000000000. */
    administrativeFees?: number | undefined
    /** Your own figure for the line `searches`; 0 removes it. In currency, 0 to 1000000000000. */
    searches?: number | undefined
    /** Your own figure for the line `transcription`; 0 removes it. In currency, 0 to 1000000000000. */
    transcription?: number | undefined
    /** Your own figure for the line `writingDuty`; 0 removes it. In currency, 0 to 1000000000000. */
    writingDuty?: number | undefined
    /** Your own figure for the line `mortgageOther`; 0 removes it. In currency, 0 to 1000000000000. */
    mortgageOther?: number | undefined
  } | undefined
}

/** A purchase in Belgium. */
export interface BelgiumFeesInput {
  /** Belgium. */
  country: 'BE'
  /** Region, as ISO 3166-2. */
  region: 'BE-VLG' | 'BE-WAL' | 'BE-BRU'
  /** What the buyer pays the seller, movables included, never the fee of a broker. In currency, 0.01 to 1000000000000. */
  price: number
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /**
   * Principal of the loan secured on the property; 0 is a purchase without loan. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** Market value without movables: the base of the duty where it is above the price. In currency, 0 to 1000000000000. */
  marketValue?: number | undefined
  /**
   * The price of a new build contains its VAT; read only with `newBuild: true`.
   * @default true
   */
  priceIncludesVat?: boolean | undefined
  /** The buyers own another dwelling, in Flanders also building land, wholly and in full ownership; where they differ, answer in `buyers` instead. */
  ownsOtherDwelling?: boolean | undefined
  /** The buyer meets, and undertakes in the deed, the conditions of the relief that no other field asks. */
  reliefConditionsMet?: boolean | undefined
  /** Day of the binding agreement before the deed; not after the deed. Default: the day of the deed. */
  agreementDate?: string | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
    /** This buyer owns another dwelling, in Flanders also building land, wholly and in full ownership, alone or together with the other buyers. */
    ownsOtherDwelling?: boolean | undefined
    /** This buyer undertakes to sell it in time. */
    undertakesToSell?: boolean | undefined
  })[] | undefined
  /** The buyers own another dwelling and undertake to sell it in time; where they differ, answer in `buyers` instead. */
  undertakesToSell?: boolean | undefined
  /**
   * The whole is bought in full ownership.
   * @default true
   */
  wholeFullOwnership?: boolean | undefined
  /**
   * Flanders: in a core city or in the Flemish Rand, where the modest home may cost more.
   * @default false
   */
  coreCityOrRand?: boolean | undefined
  /**
   * Flanders, agreements of 2018 to 2024: deep energy renovation.
   * @default false
   */
  deepEnergyRenovation?: boolean | undefined
  /**
   * Flanders, agreements of 2018 to 2024: a protected monument; what its rate saves is spent on its conservation.
   * @default false
   */
  protectedMonument?: boolean | undefined
  /**
   * Land is bought to build on, without a building; `use` is that of the home to be built.
   * @default false
   */
  buildingLand?: boolean | undefined
  /**
   * Brussels: energy classes that the works will gain; two or more raise the allowance. 0 to 6.
   * @default 0
   */
  energyClassJumps?: number | undefined
  /**
   * Sold after demolition and rebuilding: VAT at 6 %; only with `newBuild`.
   * @default false
   */
  rebuiltHome?: boolean | undefined
  /**
   * How the loan is secured.
   * @default "mortgage"
   */
  security?: 'mortgage' | 'mandate' | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `administrativeFees`; 0 removes it. In currency, 0 to 1000000000000. */
    administrativeFees?: number | undefined
    /** Your own figure for the line `searches`; 0 removes it. In currency, 0 to 1000000000000. */
    searches?: number | undefined
    /** Your own figure for the line `transcription`; 0 removes it. In currency, 0 to 1000000000000. */
    transcription?: number | undefined
    /** Your own figure for the line `writingDuty`; 0 removes it. In currency, 0 to 1000000000000. */
    writingDuty?: number | undefined
    /** Your own figure for the line `mortgageOther`; 0 removes it. In currency, 0 to 1000000000000. */
    mortgageOther?: number | undefined
  } | undefined
}

/** The budget of a developer, as a document states it. */
export interface BilanPromoteur {
  /** Name of the project. Null where the document does not say it. */
  projectName: string | null
  /** Municipality of the project. Null where the document does not say it. */
  commune: string | null
  /** Day of the budget. As YYYY-MM-DD. Null where the document does not say it. */
  budgetDate: string | null
  /** True where the costs include VAT. Null where the document does not say it. */
  vatIncluded: boolean | null
  /** Price of the land, without VAT unless `vatIncluded`. Null where the document does not say it. */
  landCost: number | null
  /** Duties, notary and agency of the land, without VAT unless `vatIncluded`. Null where the document does not say it. */
  acquisitionFees: number | null
  /** Building works, without VAT unless `vatIncluded`. Null where the document does not say it. */
  constructionCost: number | null
  /** Works outside the building and connections, without VAT unless `vatIncluded`. Null where the document does not say it. */
  externalWorksCost: number | null
  /** Architects, engineers, inspections, without VAT unless `vatIncluded`. Null where the document does not say it. */
  professionalFees: number | null
  /** Marketing and sale, without VAT unless `vatIncluded`. Null where the document does not say it. */
  marketingCost: number | null
  /** Interest and bank charges, without VAT unless `vatIncluded`. Null where the document does not say it. */
  financingCost: number | null
  /** Insurance and guarantees, without VAT unless `vatIncluded`. Null where the document does not say it. */
  insuranceCost: number | null
  /** Reserve for the unforeseen, without VAT unless `vatIncluded`. Null where the document does not say it. */
  contingencies: number | null
  /** Every other cost, without VAT unless `vatIncluded`. Null where the document does not say it. */
  otherCosts: number | null
  /** Total of the costs, as the document states it, without VAT unless `vatIncluded`. Null where the document does not say it. */
  totalCost: number | null
  /** Revenue of the sales. Null where the document does not say it. */
  salesRevenue: number | null
  /** Revenue less costs, as the document states it. Null where the document does not say it. */
  grossMargin: number | null
  /** Margin as a fraction, as the document states it: 12 % is 0.12. Null where the document does not say it. In fraction. */
  marginRate: number | null
  /** What the margin rate is a part of. Null where the document does not say it. */
  marginRateBase: 'revenue' | 'cost' | (string & {}) | null
  /** Area for sale. Null where the document does not say it. */
  saleableAreaM2: number | null
  /** Gross floor area. Null where the document does not say it. */
  grossFloorAreaM2: number | null
  /** Area of the land. Null where the document does not say it. */
  landAreaM2: number | null
  /** Dwellings and other units for sale. Null where the document does not say it. */
  units: number | null
  /** Duration of the project in months. Null where the document does not say it. */
  durationMonths: number | null
  /** Part of the units, or of the revenue, that is sold already. As a fraction: 3 % is 0.03. Null where the document does not say it. */
  presalesShare: number | null
}

/** The data of a developer’s budget. */
export interface BilanPromoteurExtraction {
  /** As sent. */
  schema: 'bilan_promoteur'
  /** Every field of the schema, null where the document says nothing. */
  data: BilanPromoteur
  /** Who read it: anthropic a PDF, openai an image. */
  provider: 'openai' | 'anthropic' | (string & {})
  /** The model as it is configured. */
  model: string
  /** What does not fit together; the data stay as they were read. */
  warnings: ExtractionWarning[]
  /** Where each value stands. */
  evidence: ExtractionEvidence[]
  /** Values that are not `found`: a person checks them. */
  unverified: string[]
  /** Paths of `data` that are null, in their order. */
  missing: string[]
  /** No operation takes a developer’s budget. */
  mappings: Record<string, never>
  /** How an answer of a language model came about. */
  meta: GeneratedMeta
}

/** How an agency looks in print; replaces the whole. */
export interface Brand {
  /** Name of the agency, as its reports print it. */
  name: string
  /**
   * Brand colour as #RRGGBB; any is accepted, text is made legible on it.
   * @default "#1F3A5F"
   */
  colour?: string | undefined
  /** Postal address, printed as sent. */
  address?: string | undefined
  /** Telephone number, printed as sent, as a link. */
  phone?: string | undefined
  /** E-mail address, printed as sent, as a link. */
  email?: string | undefined
  /** Address of the website, printed as sent; a link where it is a web address. */
  website?: string | undefined
  /** Authorisation, VAT and register numbers; at the foot of every page. */
  legalMention?: string | undefined
  /** PNG, JPEG or WebP in base64 (RFC 4648, section 4, padded, without line breaks), at most 1 MiB decoded and 4000 pixels a side. CMYK, 16 bit and interlaced files are converted, large ones made smaller; a logo of white on nothing gets a ground. */
  logo?: string | undefined
}

/** The brand of an organisation as it is saved. */
export interface Branding {
  /** Name of the agency. */
  name: string
  /** Brand colour as #RRGGBB. */
  colour: string
  /** Contrast of the colour with white, one decimal, rounded down; from 4.5 on it is enough for text. In ratio. */
  contrast: number
  /** The logo in base64; null where there is none. */
  logo: string | null
  /** Postal address. */
  address: string | null
  /** Telephone number. */
  phone: string | null
  /** E-mail address. */
  email: string | null
  /** Address of the website. */
  website: string | null
  /** Authorisation, VAT and register numbers. */
  legalMention: string | null
  /** When it was saved. */
  updatedAt: string
}

/** A success: the result and the name of the request. */
export interface BrandingResponse {
  /** Always true. */
  success: true
  /** The brand of an organisation, or none. */
  data: OneBranding
  /** The name of the request. */
  meta: AccountMeta
}

/** A day on which a tenant may leave before the end of the lease. */
export interface BreakOptionInput {
  /** Last day of the lease if the option is used. */
  date: string
  /**
   * The tenant leaves; the first exercised option ends the lease.
   * @default false
   */
  exercised?: boolean | undefined
}

/** A calculation that the model asked for, with its result and its law. */
export type Calculation = AcquisitionCostsCalculation | CapitalGainsCalculation | EstimateCalculation | MortgageCalculation | CashflowCalculation | YieldsCalculation | RentCapCalculation | InvestedCapitalCalculation | FeesCalculation | RevalueCalculation | CommuneCalculation | PlacesCalculation | MarketDataCalculation | MortgageLendingValueCalculation | DirectCapitalisationCalculation | DiscountedCashFlowCalculation

/** A default that was used because its field was left out. */
export interface CalculationAssumption {
  /** The field of the request, as `loan.dayCount`. */
  field: string
  /** What was used. */
  value: number | string | boolean | null
  /** Where the value comes from. */
  source: 'request' | 'default' | (string & {})
  /** Day of a market or legal figure. */
  asOf?: string | undefined
  /** Why this value. */
  note?: string | undefined
}

/** Errors of the means of one canton. */
export interface CantonErrors {
  /** Canton. */
  canton: string
  /** Each mean hidden in turn. */
  hidden: ErrorGroup
  /** Means foretold a year ahead; null where there are none. */
  ahead: ErrorGroup | null
}

/** The value at another capitalisation rate. */
export interface CapRateCell {
  /** The rate. In fraction. */
  capRate: number
  /** Gross value; null where the rate is not above 0. */
  grossValue: number | null
  /** Net value; null where the rate is not above 0. */
  netValue: number | null
}

/** Money spent on the building in one year. */
export interface CapitalExpenditureInput {
  /** Year of the calculation, within the horizon; the sum is spread over it. In year, 1 to 30. */
  year: number
  /** In the money of the valuation date. In currency, 0 to 1000000000000. */
  amount: number
  /**
   * The sum grows with inflation until then.
   * @default false
   */
  indexed?: boolean | undefined
}

/** What a sale yields after tax, and everything that the tax rests on. */
export interface CapitalGains {
  /** The day whose law counts. */
  saleDate: string
  /** Its calendar year. In calendar year. */
  taxYear: number
  /** Currency of every sum. */
  currency: 'EUR'
  /** `exempt` for a main residence, and for a sale to a public body. */
  regime: 'exempt' | 'speculative' | 'longTerm' | (string & {})
  /** Why no tax is due, when none is. */
  exemption: 'mainResidence' | 'soldToPublicBody' | 'speculativeBelow500' | 'noGain' | 'allowances' | (string & {}) | null
  /** How long the property was held, and the law that decides the regime. */
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
  /** The incomes and rates by which the income tax was found. */
  tariff?: GainTariff | undefined
  /** Taxes and contributions; empty when none is due. */
  lines: CapitalGainsLine[]
  /** Sums of a sale. */
  totals: CapitalGainsTotals
  /** Reliefs that were not granted, and what would open them. */
  possibleReliefs: CapitalGainsRelief[]
  /** What to know beside the figures. */
  notices: Notice[]
  /** Defaults and uncertain parameters that were used. */
  assumptions: Assumption[]
}

/** Tax on a sale, for which the model asked. */
export interface CapitalGainsCalculation {
  /** Operation of this service. */
  operation: 'capitalGains'
  /** What the model sent, and the day that was used. */
  input: CapitalGainsQuestion
  /** The tax on a sale in Luxembourg, in short. */
  result: CapitalGainsResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** A request of `capitalGains` as far as a document gives it. */
export interface CapitalGainsDraft {
  /** Notarial deed of the sale; today in Luxembourg when left out. */
  saleDate?: string | undefined
  /** Price of the whole property. In currency. */
  salePrice?: number | undefined
  /** Agency, energy certificate and the like; 0 when left out. In currency. */
  saleCosts?: number | undefined
  /** Last acquisition for value, from 1941 on; for inherited or donated property that of the previous holder. */
  acquisitionDate?: string | undefined
  /** Price of that acquisition, in `acquisitionCurrency`. In currency. */
  acquisitionPrice?: number | undefined
  /** Duties actually paid, notary and agency, in the same currency; 0 is assumed when left out. In currency. */
  acquisitionCosts?: number | undefined
  /** `EUR` when left out; `LUF` only for acquisitions before 2002. */
  acquisitionCurrency?: 'EUR' | 'LUF' | (string & {}) | undefined
  /** How the seller came by it; a purchase is assumed when left out. */
  acquisitionMode?: 'purchase' | 'construction' | 'inheritance' | 'gift' | (string & {}) | undefined
  /** Works that raised the value. */
  improvements?: Improvement[] | undefined
  /** You state that the exemption of the main residence applies; false is assumed when left out. */
  mainResidence?: boolean | undefined
  /** Tax class of the year of the sale. */
  taxClass?: '1' | '2' | '1a' | (string & {}) | undefined
  /** Taxable income of the year after deductions, without the gain; of a non-resident only what is taxed in Luxembourg. In currency. */
  ordinaryTaxableIncome?: number | undefined
  /** Spouses or partners taxed jointly, only in class 2; assumed in class 2 when left out. */
  jointTaxation?: boolean | undefined
  /** The seller's part; sums are sent for the whole property. 1 when left out. In fraction. */
  ownershipShare?: number | undefined
  /** Day on which the preliminary contract was registered; for deeds of July to September 2025 it keeps two years instead of five, and changes nothing else. */
  preliminaryContractRegisteredOn?: string | undefined
}

/** One sale by one person, or by one couple taxed jointly. Co-owners send one request each, with their share. */
export interface CapitalGainsInput {
  /** Notarial deed of the sale; today in Luxembourg when left out. */
  saleDate?: string | undefined
  /** Price of the whole property. In currency, 0.01 to 1000000000000. */
  salePrice: number
  /** Agency, energy certificate and the like; 0 when left out. In currency, 0 to 1000000000000. */
  saleCosts?: number | undefined
  /** Last acquisition for value, from 1941 on; for inherited or donated property that of the previous holder. */
  acquisitionDate: string
  /** Price of that acquisition, in `acquisitionCurrency`. In currency, 0.01 to 1000000000000. */
  acquisitionPrice: number
  /** Duties actually paid, notary and agency, in the same currency; 0 is assumed when left out. In currency, 0 to 1000000000000. */
  acquisitionCosts?: number | undefined
  /** `EUR` when left out; `LUF` only for acquisitions before 2002. */
  acquisitionCurrency?: 'EUR' | 'LUF' | undefined
  /** How the seller came by it; a purchase is assumed when left out. */
  acquisitionMode?: 'purchase' | 'construction' | 'inheritance' | 'gift' | undefined
  /** Day on which the house was completed; only with `construction`. */
  completedOn?: string | undefined
  /** Inherited in direct line, and the parents' main residence; only with `inheritance`. */
  parentsMainResidence?: boolean | undefined
  /** Works that raised the value. */
  improvements?: readonly Improvement[] | undefined
  /** You state that the exemption of the main residence applies; false is assumed when left out. */
  mainResidence?: boolean | undefined
  /** Who lived in the dwelling and when; the law decides from it. */
  occupancy?: Occupancy | undefined
  /** Part of the area that was the main residence, where the rest was let or used otherwise: only that part is exempt. 1 when left out. In fraction, at most 1. */
  mainResidenceShare?: number | undefined
  /** Sold to the State, a municipality, a syndicate of municipalities or the Fonds du Logement. */
  soldToPublicBody?: boolean | undefined
  /** That buyer exercised a legal right of pre-emption; only with `soldToPublicBody`. Assumed false. */
  preemptionExercised?: boolean | undefined
  /** Resident of Luxembourg for tax, or taxed as one on request; true is assumed. A non-resident is in class 1, with a least rate. */
  taxResident?: boolean | undefined
  /** Tax class of the year of the sale. */
  taxClass: '1' | '2' | '1a'
  /** Taxable income of the year after deductions, without the gain; of a non-resident only what is taxed in Luxembourg. In currency, 0 to 100000000. */
  ordinaryTaxableIncome: number
  /** Spouses or partners taxed jointly, only in class 2; assumed in class 2 when left out. */
  jointTaxation?: boolean | undefined
  /** Allowance used in the ten preceding tax years, at most the allowance; 0 is assumed when left out. In currency, 0 to 1000000000000. */
  decennialAllowanceUsed?: number | undefined
  /** The seller's part; sums are sent for the whole property. 1 when left out. In fraction, at most 1. */
  ownershipShare?: number | undefined
  /** Day on which the preliminary contract was registered; for deeds of July to September 2025 it keeps two years instead of five, and changes nothing else. */
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
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
  /** True: part of `totals`. False: for information only. */
  counted: boolean
  /** True where part of it comes back. */
  refundable?: boolean | undefined
  /** The bare tariff, where the usual invoice is higher. In currency. */
  regulatedMinimum?: number | undefined
  /** Where the law leaves a range; the amount is its central figure. */
  range?: AmountRange | undefined
  /** Who receives it. */
  dueTo?: 'state' | 'region' | 'municipality' | 'notary' | 'registry' | 'lender' | 'broker' | 'insurer' | 'other' | (string & {}) | undefined
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
  /** Latest first day of the versions in `basis` that set the amount. */
  inForceFrom: string
  /** Their earliest last day; null while all are open. */
  inForceUntil: string | null
  /** Article or source in words. */
  legalReference: string
}

/** A sale in Luxembourg, as a conversation asks for its tax. */
export interface CapitalGainsQuestion {
  /** Notarial deed of the sale; today in Luxembourg when left out. */
  saleDate?: string | undefined
  /** Price of the whole property. In currency. */
  salePrice: number
  /** Agency, energy certificate and the like; 0 when left out. In currency. */
  saleCosts?: number | undefined
  /** Last acquisition for value, from 1941 on; for inherited or donated property that of the previous holder. */
  acquisitionDate: string
  /** Price of that acquisition, in `acquisitionCurrency`. In currency. */
  acquisitionPrice: number
  /** Duties actually paid, notary and agency, in the same currency; 0 is assumed when left out. In currency. */
  acquisitionCosts?: number | undefined
  /** How the seller came by it; a purchase is assumed when left out. */
  acquisitionMode?: 'purchase' | 'construction' | 'inheritance' | 'gift' | undefined
  /** Works that raised the value. */
  improvements?: Improvement[] | undefined
  /** You state that the exemption of the main residence applies; false is assumed when left out. */
  mainResidence?: boolean | undefined
  /** Tax class of the year of the sale. */
  taxClass: '1' | '2' | '1a'
  /** Taxable income of the year after deductions, without the gain; of a non-resident only what is taxed in Luxembourg. In currency. */
  ordinaryTaxableIncome: number
  /** Spouses or partners taxed jointly, only in class 2; assumed in class 2 when left out. */
  jointTaxation?: boolean | undefined
  /** The seller's part; sums are sent for the whole property. 1 when left out. In fraction. */
  ownershipShare?: number | undefined
}

/** A relief that was not granted, and what would open it. */
export interface CapitalGainsRelief {
  /** The relief. */
  key: 'mainResidenceExemption' | 'publicBodyExemption' | 'decennialAllowance' | 'parentsHomeAllowance' | 'quarterRate' | (string & {})
  /** Its name. */
  label: string
  /** How much less would be paid; null when that cannot be computed. */
  saving: number | null
  /** Between what and what it would be less, where the answer to one of `fields` decides; `saving` is then null. */
  range?: AmountRange | undefined
  /** What would have to be true. */
  condition: string
  /** What to send so that it is applied; empty when nothing can. */
  fields: string[]
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
}

/** A success: the result and how it was made. */
export interface CapitalGainsResponse {
  /** Always true. */
  success: true
  /** What a sale yields after tax, and everything that the tax rests on. */
  data: CapitalGains
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** The tax on a sale in Luxembourg, in short. */
export interface CapitalGainsResult {
  /** How the gain is taxed. */
  regime: 'exempt' | 'speculative' | 'longTerm' | (string & {})
  /** Gain before allowances. In currency. */
  gain: number
  /** Gain after allowances. In currency. */
  taxableGain: number
  /** Sums of a sale. */
  totals: CapitalGainsTotals
  /** Each line as key, amount, rate (null where there is none) and legal reference. */
  lines: ((string | number | null)[])[]
  /** The first thing to know beside the figures; null for none. */
  notice: string | null
}

/** Sums of a sale. */
export interface CapitalGainsTotals {
  /** Sum of the lines. In currency. */
  tax: number
  /** The same with the low ends of the ranges. In currency. */
  taxLow: number
  /** The same with the high ends of the ranges. In currency. */
  taxHigh: number
  /** Tax divided by gain; 0 without a gain. A step of 50 of the tariff can tax a gain of cents above itself. In fraction. */
  effectiveRate: number
  /** Sale price less sale costs and tax, the seller's share. In currency. */
  netProceeds: number
}

/** One part of the capital; parts of 0 are left out. */
export interface CapitalLine {
  /** What the money is for. */
  key: 'downPayment' | 'acquisitionFees' | 'works' | 'furniture' | 'loanFees' | 'cashReserve' | (string & {})
  /** The sum. In currency. */
  amount: number
  /** Its part of the total capital. In fraction. */
  share: number
}

/** A capitalised income: gross and net of the costs of the buyer. */
export interface Capitalisation {
  /** `direct`: net operating income. In currency. */
  noi?: number | undefined
  /** `direct`: capitalisation rate that was applied. In fraction. */
  capRate?: number | undefined
  /** `direct`: where the rate comes from. */
  capRateSource?: 'request' | 'default' | (string & {}) | undefined
  /** Day of a default rate. */
  capRateAsOf?: string | undefined
  /** The buyer's total outlay, before deductions. In currency. */
  grossValue: number
  /** Buyer's costs on the net value. In currency. */
  purchasersCosts: number
  /** The price: gross value less deductions, divided by 1 plus the buyer's costs. In currency. */
  netValue: number
  /** `direct`: 1 divided by the rate. In multiple. */
  incomeMultiplier?: number | undefined
  /** Present net income on the gross value. In fraction. */
  netInitialYield: number
  /** Market rent on the gross value; not with `direct`. In fraction. */
  reversionaryYield?: number | undefined
  /** The single yield that gives the same gross value from both rents; not with `direct`. In fraction. */
  equivalentYield?: number | undefined
  /** Value of each slice; not with `direct`. */
  layers?: CapitalisedLayer[] | undefined
  /** `direct`: values at rates around the one applied. */
  sensitivity?: CapRateCell[] | undefined
  /** One entry for each default that was used. */
  assumptions: CalculationAssumption[]
  /** What a reader should look at before using the figures. */
  warnings: ({
    /** Stable code of the warning. New codes may be added. */
    code: 'negative_net_value' | (string & {})
    /** The warning in one sentence. */
    message: string
  })[]
  /** How the figures were calculated, and what they are not. */
  methodology: Methodology
}

/** An income to capitalise. A field of another method than the one asked for is refused. */
export interface CapitalisationInput {
  /** What the property is used for. */
  assetType: AssetType
  /**
   * One income in perpetuity; a passing rent and then the market rent; a core and a top slice.
   * @default "direct"
   */
  method?: 'direct' | 'termAndReversion' | 'hardcore' | undefined
  /** `direct`: net operating income per year, above 0; this, or the fields that make it. In currency, -1000000000000 to 1000000000000. */
  noi?: number | undefined
  /** `direct`: rent per year before all losses and costs. In currency, 0.01 to 1000000000000. */
  grossRentalIncome?: number | undefined
  /** `direct`: part of the gross rent that is lost to empty units; 0. In fraction, 0 to 1. */
  vacancyRate?: number | undefined
  /** `direct`: part of what is left that is never paid; 0. In fraction, 0 to 1. */
  creditLossRate?: number | undefined
  /** `direct`: costs per year; 0. In currency, 0 to 1000000000000. */
  operatingCosts?: number | undefined
  /** `direct`: costs as a part of the effective gross income; 0. In fraction, 0 to 1. */
  operatingCostRate?: number | undefined
  /** `direct`: capitalisation rate, above 0. Left out, by use: see `assumptions`. In fraction per year, -1 to 0.5. */
  capRate?: number | undefined
  /**
   * Buyer's costs on the net value. In fraction, 0 to 0.3.
   * @default 0
   */
  purchasersCostsRate?: number | undefined
  /**
   * When the rent comes in: at the end of a year, or at the beginning of a quarter.
   * @default "annualArrears"
   */
  timing?: 'annualArrears' | 'quarterlyAdvance' | undefined
  /** `termAndReversion`, `hardcore`: present net rent per year. In currency, 0 to 1000000000000. */
  passingRent?: number | undefined
  /** `termAndReversion`, `hardcore`: net market rent per year. In currency, 0.01 to 1000000000000. */
  marketRent?: number | undefined
  /** `termAndReversion`, `hardcore`: years until the market rent. In years, 0.01 to 99. */
  yearsToReversion?: number | undefined
  /** `termAndReversion`: yield of the present rent, above 0. In fraction per year, -1 to 0.5. */
  termYield?: number | undefined
  /** `termAndReversion`: yield of the market rent, above 0. In fraction per year, -1 to 0.5. */
  reversionYield?: number | undefined
  /** `termAndReversion`: rate at which the reversion is deferred, above 0; the reversion yield. In fraction per year, -1 to 0.5. */
  deferralYield?: number | undefined
  /** `hardcore`: yield of the present rent, above 0. In fraction per year, -1 to 0.5. */
  coreYield?: number | undefined
  /** `hardcore`: yield of what the market pays above it, above 0. In fraction per year, -1 to 0.5. */
  topSliceYield?: number | undefined
  /**
   * Works and outstanding rent-free months, taken off the gross value. In currency, 0 to 1000000000000.
   * @default 0
   */
  capitalDeductions?: number | undefined
}

/** An income, as a conversation asks for its capital. */
export interface CapitalisationQuestion {
  /** What the property is used for. */
  assetType: AssetType
  /**
   * One income in perpetuity; a passing rent and then the market rent; a core and a top slice.
   * @default "direct"
   */
  method?: 'direct' | 'termAndReversion' | 'hardcore' | undefined
  /** `direct`: net operating income per year, above 0; this, or the fields that make it. In currency. */
  noi?: number | undefined
  /** `direct`: rent per year before all losses and costs. In currency. */
  grossRentalIncome?: number | undefined
  /** `direct`: part of the gross rent that is lost to empty units; 0. In fraction. */
  vacancyRate?: number | undefined
  /** `direct`: costs per year; 0. In currency. */
  operatingCosts?: number | undefined
  /** `direct`: capitalisation rate, above 0. Left out, by use: see `assumptions`. In fraction per year. */
  capRate?: number | undefined
  /**
   * Buyer's costs on the net value. In fraction.
   * @default 0
   */
  purchasersCostsRate?: number | undefined
  /** `termAndReversion`, `hardcore`: present net rent per year. In currency. */
  passingRent?: number | undefined
  /** `termAndReversion`, `hardcore`: net market rent per year. In currency. */
  marketRent?: number | undefined
  /** `termAndReversion`, `hardcore`: years until the market rent. In years. */
  yearsToReversion?: number | undefined
  /** `termAndReversion`: yield of the present rent, above 0. In fraction per year. */
  termYield?: number | undefined
  /** `termAndReversion`: yield of the market rent, above 0. In fraction per year. */
  reversionYield?: number | undefined
  /** `hardcore`: yield of the present rent, above 0. In fraction per year. */
  coreYield?: number | undefined
  /** `hardcore`: yield of what the market pays above it, above 0. In fraction per year. */
  topSliceYield?: number | undefined
}

/** A success: the result and how it was made. */
export interface CapitalisationResponse {
  /** Always true. */
  success: true
  /** A capitalised income: gross and net of the costs of the buyer. */
  data: Capitalisation
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** A capitalised income, in short. */
export interface CapitalisationResult {
  /** `direct`: net operating income. In currency. */
  noi?: number | undefined
  /** `direct`: capitalisation rate that was applied. In fraction. */
  capRate?: number | undefined
  /** The buyer's total outlay, before deductions. In currency. */
  grossValue: number
  /** Buyer's costs on the net value. In currency. */
  purchasersCosts: number
  /** The price: gross value less deductions, divided by 1 plus the buyer's costs. In currency. */
  netValue: number
  /** `direct`: 1 divided by the rate. In multiple. */
  incomeMultiplier?: number | undefined
  /** Present net income on the gross value. In fraction. */
  netInitialYield: number
  /** Market rent on the gross value; not with `direct`. In fraction. */
  reversionaryYield?: number | undefined
  /** The single yield that gives the same gross value from both rents; not with `direct`. In fraction. */
  equivalentYield?: number | undefined
}

/** The gross value of one slice of income. */
export interface CapitalisedLayer {
  /** The slice. */
  key: 'term' | 'reversion' | 'core' | 'topSlice' | (string & {})
  /** Its gross value. In currency. */
  value: number
}

/** A set of data behind the model. */
export interface CardData {
  /** Which data. New ones may be added. */
  key: 'history' | 'index' | 'quartiers' | (string & {})
  /** What they are. */
  name: string
  /** What they measure. */
  kind: string
  /** First period: a year, or a quarter as `2025-Q4`. */
  from: string
  /** Last period. */
  to: string
  /** Rows of the table. */
  rows: number
  /** What they leave out. */
  exclusions: string
  /** Under what terms they may be used. */
  licence: string
  /** Who publishes them. */
  source: string
}

/** A field that an estimate reads, and what it does. */
export interface CardField {
  /** The field of the request. */
  field: string
  /** How far its values move the price, in percent; null where no fixed factor belongs to it. */
  effectPct: {
    /** Lowest movement of the price. In percentage points. */
    low: number
    /** Highest movement of the price. In percentage points. */
    high: number
  } | null
  /** Share of the variance of a single sale that knowing it explains; null where it has none. */
  explainedShare: number | null
}

/** A figure of the model with its source. */
export interface CardParameter {
  /** A dotted path that names it. */
  id: string
  /** The figure, in its unit. In unit. */
  value: number
  /** Unit of the figure. New units may be added. */
  unit: 'fraction' | 'percentage points' | 'm²' | 'EUR/m²' | 'count' | 'number' | (string & {})
  /** How sure it is; `reference` marks what others are measured from; null for a choice or a definition. */
  sureness: 'reference' | 'medium' | 'low' | (string & {}) | null
  /** The measure or study that it rests on, or "judgement" with the reason. */
  source: string
}

/** One statement of the model card. */
export interface CardStatement {
  /** Stable key of the statement. */
  key: string
  /** The statement, with figures computed from the tables. */
  says: string
}

/** One year of the calculation; the last row is the year after the horizon. */
export interface CashFlowYear {
  /** Number of the year, from 1. In year. */
  year: number
  /** Its first day. */
  from: string
  /** Its last day. */
  to: string
  /** The year after the horizon: used for the exit, not in the present value. */
  forward?: true | undefined
  /** Rent of all leases, with the market rent of empty units. In currency. */
  potentialRent: number
  /** Market rent of the time that units stand empty. In currency. */
  voidLoss: number
  /** Rent of leases in their months without rent. In currency. */
  rentFreeLoss: number
  /** Further vacancy, by `vacancyRate`. In currency. */
  vacancyLoss: number
  /** Rent never paid, by `creditLossRate`. In currency. */
  creditLoss: number
  /** Income beside the rents. In currency. */
  otherIncome: number
  /** Rent after all losses, with other income. In currency. */
  effectiveGrossIncome: number
  /** Costs of the building. In currency. */
  operatingCosts: number
  /** Part of them that tenants pay back; the rest leaks. In currency. */
  recoveredCosts: number
  /** Fee of the manager. In currency. */
  managementFee: number
  /** Net operating income. In currency. */
  noi: number
  /** Fees and works of new lettings. In currency. */
  lettingCosts: number
  /** Money spent on the building. In currency. */
  capex: number
  /** Net operating income less letting costs and money spent on the building. In currency. */
  netCashFlow: number
  /** Of the net cash flow; not in the forward year. In currency. */
  presentValue?: number | undefined
  /** Interest on the loan. In currency. */
  interest?: number | undefined
  /** Principal repaid by instalments. In currency. */
  principal?: number | undefined
  /** Interest and principal. In currency. */
  debtService?: number | undefined
  /** Owed at the end of the year, before it is repaid from the sale. In currency. */
  loanBalance?: number | undefined
  /** Net cash flow less debt service. In currency. */
  leveredCashFlow?: number | undefined
  /** Net operating income over debt service; null without any. */
  dscr?: number | null | undefined
}

/** A purchase to let, year by year. */
export interface Cashflow {
  /** Year by year. */
  years: InvestmentYear[]
  /** What is left over the whole horizon. In currency. */
  cumulativeCashflow: number
  /** A twelfth of what is left in the first year. In currency. */
  monthlyCashflowYear1: number
  /** Price, fees, works, furniture and loan fees, less the loan. In currency. */
  initialInvestment: number
  /** What is left in the first year on the initial investment; null when nothing is invested. */
  cashOnCashYear1: number | null
  /** How many times the net operating income of the first year covers the debt service; missing without one. In multiple. */
  dscrYear1?: number | undefined
  /** Rent per month at which the first year leaves nothing before tax; null when no rent does. */
  breakEvenMonthlyRent: number | null
  /** A rate of return per year, or the reason why there is none to name. Read `status` first. */
  internalRateOfReturn?: RateOfReturn | undefined
  /** The fees of the purchase, line by line; with `autoFees`. */
  fees?: AcquisitionFees | undefined
  /** One entry for each default that was used. */
  assumptions: CalculationAssumption[]
  /** What a reader should look at before using the figures. */
  warnings: ({
    /** Stable code of the warning. New codes may be added. */
    code: 'irr_none' | 'irr_multiple' | (string & {})
    /** The warning in one sentence. */
    message: string
  })[]
  /** How the figures were calculated, and what they are not. */
  methodology: Methodology
}

/** Cash flow of a let property, for which the model asked. */
export interface CashflowCalculation {
  /** Operation of this service. */
  operation: 'cashflow'
  /** What the model sent, and the day that was used. */
  input: CashflowQuestion
  /** A purchase to let, in short. */
  result: CashflowResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** A purchase to let. Rates are fractions: 0.02 is 2 %. */
export interface CashflowInput {
  /** Country, as ISO 3166-1 code; the United Kingdom is `UK`. */
  country: CountryCode
  /** Price of the property. In currency, 0.01 to 1000000000000. */
  purchasePrice: number
  /**
   * Duties and fees of the purchase. In currency, 0 to 1000000000000.
   * @default 0
   */
  acquisitionFees?: number | undefined
  /**
   * Works at the start. In currency, 0 to 1000000000000.
   * @default 0
   */
  works?: number | undefined
  /**
   * Furniture. In currency, 0 to 1000000000000.
   * @default 0
   */
  furniture?: number | undefined
  /**
   * Calculate the fees of the purchase by the law of the country.
   * @default false
   */
  autoFees?: boolean | undefined
  /** With `autoFees`: the request of the fees without `country`, `price` and `loanAmount`. */
  feesInput?: FeesDetailsInput | undefined
  /** Rent per month in the first year, without charges that the tenant pays. In currency, 0 to 1000000000000. */
  monthlyRent: number
  /** Growth of the rent per year; left out, that of the country. In fraction per year, -0.2 to 0.5. */
  rentGrowth?: number | undefined
  /** Growth of the costs per year; left out, the inflation of the country. In fraction per year, -0.2 to 0.5. */
  costGrowth?: number | undefined
  /** Growth of the value per year; left out, that of the country. In fraction per year, -0.2 to 0.5. */
  propertyGrowth?: number | undefined
  /**
   * Part of the rent that is lost to empty months; 0.05 is a usual one. In fraction, 0 to 1.
   * @default 0
   */
  vacancyRate?: number | undefined
  /**
   * Fee of a manager as a part of the rent that comes in. In fraction, 0 to 0.5.
   * @default 0
   */
  managementRate?: number | undefined
  /**
   * Property tax, per year. In currency, 0 to 1000000000000.
   * @default 0
   */
  propertyTax?: number | undefined
  /**
   * Insurance of the building, per year. In currency, 0 to 1000000000000.
   * @default 0
   */
  insuranceCost?: number | undefined
  /**
   * Charges of the co-ownership that the tenant does not pay back, per year. In currency, 0 to 1000000000000.
   * @default 0
   */
  coOwnershipCharges?: number | undefined
  /**
   * Upkeep, per year. In currency, 0 to 1000000000000.
   * @default 0
   */
  maintenance?: number | undefined
  /**
   * Any other cost, per year. In currency, 0 to 1000000000000.
   * @default 0
   */
  otherCosts?: number | undefined
  /** The loan of the purchase; its fields are those of a mortgage. */
  loan?: PurchaseLoanInput | undefined
  /** A tax at one flat rate: an illustration without losses carried forward. */
  tax?: FlatTaxInput | undefined
  /**
   * Years that are calculated. In years, 1 to 40.
   * @default 10
   */
  horizonYears?: number | undefined
  /**
   * Sell at the end; the answer then names the rate of return.
   * @default false
   */
  sellAtEnd?: boolean | undefined
  /**
   * Seller's costs as a part of the value; read where `sellAtEnd` is true. In fraction, 0 to 0.3.
   * @default 0
   */
  sellingCostsRate?: number | undefined
}

/** A purchase to let, as a conversation asks for its cash flow. */
export interface CashflowQuestion {
  /** Country, as ISO 3166-1 code; the United Kingdom is `UK`. */
  country: CountryCode
  /** Price of the property. In currency. */
  purchasePrice: number
  /**
   * Duties and fees of the purchase. In currency.
   * @default 0
   */
  acquisitionFees?: number | undefined
  /**
   * Works at the start. In currency.
   * @default 0
   */
  works?: number | undefined
  /** Rent per month in the first year, without charges that the tenant pays. In currency. */
  monthlyRent: number
  /** Growth of the rent per year; left out, that of the country. In fraction per year. */
  rentGrowth?: number | undefined
  /** Growth of the value per year; left out, that of the country. In fraction per year. */
  propertyGrowth?: number | undefined
  /**
   * Part of the rent that is lost to empty months; 0.05 is a usual one. In fraction.
   * @default 0
   */
  vacancyRate?: number | undefined
  /**
   * Fee of a manager as a part of the rent that comes in. In fraction.
   * @default 0
   */
  managementRate?: number | undefined
  /**
   * Property tax, per year. In currency.
   * @default 0
   */
  propertyTax?: number | undefined
  /**
   * Charges of the co-ownership that the tenant does not pay back, per year. In currency.
   * @default 0
   */
  coOwnershipCharges?: number | undefined
  /**
   * Upkeep, per year. In currency.
   * @default 0
   */
  maintenance?: number | undefined
  /**
   * Years that are calculated. In years.
   * @default 10
   */
  horizonYears?: number | undefined
  /**
   * Sell at the end; the answer then names the rate of return.
   * @default false
   */
  sellAtEnd?: boolean | undefined
  /** The loan of the purchase. */
  loan?: {
    /** Amount lent. In currency. */
    principal: number
    /** Interest per year: 0.035 is 3.5 %; 3.5 is refused. In fraction per year. */
    annualRate: number
    /** Term. In years. */
    termYears: number
  } | undefined
}

/** A success: the result and how it was made. */
export interface CashflowResponse {
  /** Always true. */
  success: true
  /** A purchase to let, year by year. */
  data: Cashflow
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** A purchase to let, in short. */
export interface CashflowResult {
  /** What is left over the whole horizon. In currency. */
  cumulativeCashflow: number
  /** A twelfth of what is left in the first year. In currency. */
  monthlyCashflowYear1: number
  /** Price, fees, works, furniture and loan fees, less the loan. In currency. */
  initialInvestment: number
  /** What is left in the first year on the initial investment; null when nothing is invested. */
  cashOnCashYear1: number | null
  /** How many times the net operating income of the first year covers the debt service; missing without one. In multiple. */
  dscrYear1?: number | undefined
  /** Rent per month at which the first year leaves nothing before tax; null when no rent does. */
  breakEvenMonthlyRent: number | null
  /** A rate of return per year, or the reason why there is none to name. Read `status` first. */
  internalRateOfReturn?: RateOfReturn | undefined
  /** The first and the last year. */
  years: InvestmentYear[]
}

/** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
export type Certainty = 'statutory' | 'published' | 'unverified' | 'estimate' | (string & {})

/** The next turn of a conversation, with everything that it rests on. */
export interface ChatAnswer {
  /** Plain text with line breaks; `[1]` cites the first of `references`, `[…]` stands where an address, an account or a telephone number was taken out that nobody sent. */
  text: string
  /** The model as it is configured, whatever its provider calls it. */
  model: string
  /** Who runs the model. */
  provider: 'cerebras' | 'groq' | 'openai' | 'anthropic' | (string & {})
  /** Calls left today after this one; -1 without a daily limit, and where a provider key of your own was used. */
  remaining: number
  /** As sent, or as found; a text in another one has the warning `language`. */
  language: TextLanguage
  /** Day of the law that could be cited. */
  lawDate: string
  /** What the text cites, in the order of its `[1]`, `[2]`, …. */
  references: LawReference[]
  /** Calculations of this service: those that were sent back, then those that the model asked for now; always empty in a commentary. */
  calculations: Calculation[]
  /** Figures of the text that nothing supports, as they are written there. */
  unverifiedFigures: string[]
  /** Where each of them stands, in their order in the text; one that stands twice is there twice. */
  unverifiedSpans: UnverifiedSpan[]
  /** Every other figure of the text with where it comes from, in the order of the text. The service writes them itself: a model gives only their names. */
  figures: TextFigure[]
  /** Statements that must not be relied on; empty as a rule. */
  warnings: TextWarning[]
  /** The model stopped at its limit; the text ends with its last whole sentence. */
  truncated: boolean
  /** Two lines in the language of the text: that a language model wrote it, then what it is not. Show both with the text. */
  notice: string
  /** How an answer of a language model came about. */
  meta: GeneratedMeta
  /** Oldest turns that were not sent: the model reads no more. */
  droppedMessages: number
}

/** A conversation whose next turn is asked for. */
export interface ChatInput {
  /** The turns so far, oldest first; the last is the user’s. */
  messages: readonly ChatTurnInput[]
  /** `calculations` of the last answer, so that their figures stay known. The last 16 are computed again. */
  calculations?: readonly SentCalculation[] | undefined
  /** Language of the answer; when left out that of the header `Accept-Language`, else of what you ask, else of the context, else French. */
  language?: TextLanguage | undefined
  /** The law that may be cited is that of this day; today in Luxembourg when left out. */
  lawDate?: string | undefined
  /**
   * True: providers that learn from what they read may be asked too, where the operator configured such (`…_TRAINS_ON_DATA`). Otherwise they are skipped.
   * @default false
   */
  allowTraining?: boolean | undefined
}

/** A turn of a conversation. */
export interface ChatTurnInput {
  /** Who says it. */
  role: 'user' | 'assistant'
  /** What is said. */
  content: string
}

/** A commentary, with everything that its figures rest on. */
export interface Commentary {
  /** Plain text with line breaks; `[1]` cites the first of `references`, `[…]` stands where an address, an account or a telephone number was taken out that nobody sent. */
  text: string
  /** The model as it is configured, whatever its provider calls it. */
  model: string
  /** Who runs the model. */
  provider: 'cerebras' | 'groq' | 'openai' | 'anthropic' | (string & {})
  /** Calls left today after this one; -1 without a daily limit, and where a provider key of your own was used. */
  remaining: number
  /** As sent, or as found; a text in another one has the warning `language`. */
  language: TextLanguage
  /** Day of the law that could be cited. */
  lawDate: string
  /** What the text cites, in the order of its `[1]`, `[2]`, …. */
  references: LawReference[]
  /** Calculations of this service: those that were sent back, then those that the model asked for now; always empty in a commentary. */
  calculations: Calculation[]
  /** Figures of the text that nothing supports, as they are written there. */
  unverifiedFigures: string[]
  /** Where each of them stands, in their order in the text; one that stands twice is there twice. */
  unverifiedSpans: UnverifiedSpan[]
  /** Every other figure of the text with where it comes from, in the order of the text. The service writes them itself: a model gives only their names. */
  figures: TextFigure[]
  /** Statements that must not be relied on; empty as a rule. */
  warnings: TextWarning[]
  /** The model stopped at its limit; the text ends with its last whole sentence. */
  truncated: boolean
  /** Two lines in the language of the text: that a language model wrote it, then what it is not. Show both with the text. */
  notice: string
  /** How an answer of a language model came about. */
  meta: GeneratedMeta
}

/** Prices of a municipality, for which the model asked. */
export interface CommuneCalculation {
  /** Operation of this service. */
  operation: 'commune'
  /** What the model sent, and the day that was used. */
  input: PlaceQuestion
  /** The prices of a municipality, in short. */
  result: CommuneResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** The prices of one municipality, year by year. */
export interface CommuneHistory {
  /** Official French name. */
  commune: string
  /** The names of a place in French, German and Luxembourgish. */
  names: PlaceNames
  /** Its canton. */
  canton: string
  /** Every year from the first file to the newest. */
  years: CommunePriceYear[]
  /** Every quarter from the first file to the end of the newest. */
  quarters: CommunePriceQuarter[]
  /** Files of twelve months that are no calendar year, oldest first; they overlap those of `years`. */
  files: RegisteredPeriod[]
  /** The municipalities merged into it; their sales are not in its price. */
  former: FormerCommune[]
  /** Short hash of all tables: the same tables give the same prices. */
  tables: string
}

/** A success: the result and how it was made. */
export interface CommuneHistoryResponse {
  /** Always true. */
  success: true
  /** The prices of one municipality, year by year. */
  data: CommuneHistory
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** A municipality with its newest modelled price. */
export interface CommunePrice {
  /** Official French name. */
  commune: string
  /** The names of a place in French, German and Luxembourgish. */
  names: PlaceNames
  /** Its canton. */
  canton: string
  /** Last calendar year of which a mean of existing apartments was published; null where none ever was. `lastPublished` counts files of any twelve months. In calendar year. */
  lastPublishedYear: number | null
  /** First and last quarter of the newest file with such a mean, as `2025-Q3..2026-Q2`; null without one. */
  lastPublished: string | null
  /** Year of the modelled price. In calendar year. */
  year: number
  /** Price of existing apartments by the model over the year: the mean of the logarithms of its quarters, rounded to 0.1. In EUR/m². */
  modelledPriceM2: number
  /** Standard error of that price in percent, two decimals. In percentage points. */
  standardErrorPct: number
  /** Registered sales of existing apartments in that year; null when unknown. */
  sales: number | null
}

/** What the model makes of all files for one quarter. */
export interface CommunePriceQuarter {
  /** The quarter, as `2025-Q3`. */
  quarter: string
  /** Price of existing apartments in the middle of the quarter, rounded to 0.1. In EUR/m². */
  modelledPriceM2: number
  /** Standard error of that price in percent, two decimals. In percentage points. */
  standardErrorPct: number
}

/** The sales of one year, and what the model makes of all years. */
export interface CommunePriceYear {
  /** The year. In calendar year. */
  year: number
  /** Registered sales of existing apartments; null where no file of the year is at hand. */
  sales: number | null
  /** Published mean of them; null under ten sales. */
  publishedPriceM2: number | null
  /** Low end of the published range, 5 % of the sales cut; null where none is. */
  lowM2: number | null
  /** High end of the published range, 5 % of the sales cut; null where none is. */
  highM2: number | null
  /** Registered sales off plan; null where no file is at hand. */
  newBuildSales: number | null
  /** Published mean of them, VAT at 3 % included; null where none is. */
  newBuildPriceM2: number | null
  /** Price of existing apartments by the model over the year: the mean of the logarithms of its quarters, rounded to 0.1. In EUR/m². */
  modelledPriceM2: number
  /** Standard error of that price in percent, two decimals. In percentage points. */
  standardErrorPct: number
  /** National price level of the year, 100 in the first one, rounded to two decimals. In index points. */
  index: number
}

/** Every municipality with its newest modelled price. */
export interface CommunePrices {
  /** In the French alphabetical order of `commune`. */
  communes: CommunePrice[]
  /** Short hash of all tables: the same tables give the same prices. */
  tables: string
}

/** A success: the result and how it was made. */
export interface CommunePricesResponse {
  /** Always true. */
  success: true
  /** Every municipality with its newest modelled price. */
  data: CommunePrices
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** The prices of a municipality, in short. */
export interface CommuneResult {
  /** Official French name. */
  commune: string
  /** Its canton. */
  canton: string
  /** The last years with their sales and prices of existing apartments. */
  years: ({
    /** The year. In calendar year. */
    year: number
    /** Registered sales of existing apartments; null where no file of the year is at hand. */
    sales: number | null
    /** Published mean of them; null under ten sales. */
    publishedPriceM2: number | null
    /** Price of existing apartments by the model over the year: the mean of the logarithms of its quarters, rounded to 0.1. In EUR/m². */
    modelledPriceM2: number
  })[]
}

/** An aid whose amount follows from what was sent. Never added to totals. */
export interface ComputedAid {
  /** The aid. */
  key: 'housingCredit' | 'rentalCredit' | 'superReducedVat' | 'savingsPremium' | 'stateGuaranteeCeiling' | 'interestSubsidyCapital' | 'accessionPremiumBonus' | 'capitalGrantCap' | (string & {})
  /** The amount, under the condition. In currency. */
  amount: number
  /** The same words in the languages of the service. */
  label: Words
  /** Where the law leaves a range; the amount is its central figure. */
  range?: AmountRange | undefined
  /** True where the aid is a line already. */
  includedInTotals: boolean
  /** The same words in the languages of the service. */
  condition: Words
  /** Official page. */
  url?: string | undefined
  /** Year of the indexed figures. In year. */
  referenceYear?: number | undefined
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
}

/** How much of the error many homes share. */
export interface Concentration {
  /** Day of the figures: that on which the newest file was read. */
  day: string
  /** Standard deviation of the movement of the country since the middle of the newest file. In percentage points. */
  sharedPct: number
  /** Standard error of the price of the capital. In percentage points. */
  placePct: number
  /** Homes whose values are carried together. */
  portfolio: {
    /** Equal homes in the capital. */
    homes: number
    /** Day of their values; they are carried to `day`. */
    valuedOn: string
    /** Deviation of their total by the movement of the place, in percent. In percentage points. */
    placeFsdPct: number
    /** What it would be if their errors were independent, in percent. In percentage points. */
    ifIndependentPct: number
  }
}

/** The countries whose fees are known. */
export interface Countries {
  /** The countries, Luxembourg first. */
  countries: Country[]
}

/** A success: the result and how it was made. */
export interface CountriesResponse {
  /** Always true. */
  success: true
  /** The countries whose fees are known. */
  data: Countries
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** One country, with everything that a form or a calculator needs. */
export interface Country {
  /** Country, as ISO 3166-1 code; the United Kingdom is `UK`. */
  code: CountryCode
  /** ISO 3166-1 alpha-2; `GB` for `UK`. */
  iso2: string
  /** ISO 3166-1 alpha-3. */
  iso3: string
  /** The same words in the languages of the service. */
  name: Words
  /** ISO 4217. */
  currency: 'EUR' | 'GBP' | 'USD' | (string & {})
  /** ISO 639-1. */
  languages: string[]
  /** VAT on services of notaries and brokers; null where there is none. */
  serviceVatRate: number | null
  /** What `region` (in Luxembourg `commune`) is. */
  regionKind: 'commune' | 'department' | 'land' | 'region' | 'community' | 'territory' | 'nation' | 'state' | 'none' | (string & {})
  /** The fees need it. */
  regionRequired: boolean
  /** Regions with their local names; empty where the fees know none. */
  regions: ({
    /** ISO 3166-2. */
    code: string
    /** Local name. */
    name: string
  })[]
  /** Usual terms of loans, and limits on them. */
  mortgage: MortgageTerms
  /** Growth per year, observed and as a default. */
  macro: {
    /** Consumer prices. */
    inflation: {
      /** The last figure read; null when none was. */
      observed: ObservedFigure | null
      /** A choice of this service; never an observation. */
      default: DefaultFigure
    }
    /** Prices of homes. */
    propertyGrowth: {
      /** The last figure read; null when none was. */
      observed: ObservedFigure | null
      /** A choice of this service; never an observation. */
      default: DefaultFigure
    }
    /** Rents. */
    rentGrowth: {
      /** A choice of this service; never an observation. */
      default: DefaultFigure
    }
  }
  /** Caps, indexation and taxation of rents; `POST /api/v1/propcalc/rent-cap` calculates that of Luxembourg. */
  rentRules: ({
    /** The rule. */
    key: string
    /** The rule in a sentence. */
    says: string
    /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
    certainty: Certainty
    /** The law. */
    legalReference?: string | undefined
  })[]
  /** Questions whose answers change a figure, in the order to ask. */
  profile: ProfileQuestion[]
  /** What is not calculated, though a request may look like it; each matter once a calculation. */
  notCovered: NotCovered[]
  /** Days whose law is known. */
  law: {
    /** First day on which the general case is covered. */
    coveredFrom: string
    /** Last day that is answered. */
    coveredUntil: string
    /** Day of the last check. */
    checkedOn: string
  }
}

/** Country, as ISO 3166-1 code; the United Kingdom is `UK`. */
export type CountryCode = 'LU' | 'FR' | 'DE' | 'BE' | 'NL' | 'IT' | 'ES' | 'PT' | 'UK' | 'US'

/** Every cost of a purchase, line by line, with the law behind it. */
export interface CountryFees {
  /** The country. */
  country: 'FR' | 'DE' | 'BE' | 'NL' | 'IT' | 'ES' | 'PT' | 'UK' | 'US' | (string & {})
  /** The region whose law was applied, as ISO 3166-2. */
  region?: string | undefined
  /** The county, as sent. */
  county?: string | undefined
  /** The city, as sent. */
  city?: string | undefined
  /** The day whose law was applied. */
  deedDate: string
  /** Currency of all amounts. */
  currency: 'EUR' | 'GBP' | 'USD' | (string & {})
  /** The price, as sent. In currency. */
  price: number
  /** First sale by a seller liable to VAT, as used. */
  newBuild: boolean
  /** What the buyer will do with it. */
  use: 'mainResidence' | 'secondHome' | 'rental' | 'other' | (string & {})
  /** The price of the new build contains its VAT, as used. */
  priceIncludesVat?: boolean | undefined
  /** What is due, in the order of the country. */
  lines: FeeLine[]
  /** Sums of the counted lines. */
  totals: Totals
  /** Each buyer, where each is judged alone (BE, NL, PT). */
  buyers?: FeeBuyer[] | undefined
  /** Reliefs that were not granted, and what would open them. */
  possibleReliefs: FeeRelief[]
  /** What to know beside the figures. */
  notices: Notice[]
  /** Defaults and uncertain parameters that the figures rest on. */
  assumptions: Assumption[]
}

/** When the law of a country was last read, and what for. */
export interface CountryReading {
  /** Whose law. */
  country: CountryCode
  /** Day of the last check of the whole law. */
  checkedOn: string
  /** Earliest day on which one of its parameters was last compared with its source. */
  readFrom: string
  /** Latest such day; each parameter has its own in `lawParameters`. */
  readUntil: string
  /** What was looked for, and what was not found. */
  lookedFor: string
}

/** A new key with the key itself. */
export interface CreatedKey {
  /** An API key: whose it is, what it may do, what was used of it today. */
  key: Key
  /** The key itself. A secret one is answered this once: only its hash is stored. */
  secret: string
}

/** A success: the result and the name of the request. */
export interface CreatedKeyResponse {
  /** Always true. */
  success: true
  /** A new key with the key itself. */
  data: CreatedKey
  /** The name of the request. */
  meta: AccountMeta
}

/** A choice of this service; never an observation. */
export interface DefaultFigure {
  /** The figure. In fraction per year. */
  value: number
  /** How it was chosen. */
  rule: string
  /** A choice of this service. */
  certainty: 'estimate'
  /** Day of the choice. */
  asOf: string
}

/** Whether there was a key to delete. */
export interface DeletedProviderKey {
  /** False: there was none. */
  deleted: boolean
}

/** A success: the result and the name of the request. */
export interface DeletedProviderKeyResponse {
  /** Always true. */
  success: true
  /** Whether there was a key to delete. */
  data: DeletedProviderKey
  /** The name of the request. */
  meta: AccountMeta
}

/** Capitalisation of an income, for which the model asked. */
export interface DirectCapitalisationCalculation {
  /** Operation of this service. */
  operation: 'directCapitalisation'
  /** What the model sent, and the day that was used. */
  input: CapitalisationQuestion
  /** A capitalised income, in short. */
  result: CapitalisationResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** The value of a let building by discounted cash flow. Not a valuation by a qualified valuer. */
export interface DiscountedCashFlow {
  /** One row per year, the year after the horizon last. */
  cashFlows: CashFlowYear[]
  /** Each unit, in the order of the request. */
  tenants: TenantResult[]
  /** The value at the end of the horizon. */
  terminalValue: TerminalValue
  /** Discounted flows and the discounted net terminal value. In currency. */
  grossPresentValue: number
  /** That less price and costs of buying; the same without a price. In currency. */
  netPresentValue: number
  /** Gross present value over 1 and the costs of buying. In currency. */
  valueNetOfPurchaserCosts: number
  /** Return on the outlay, without a loan. */
  internalRateOfReturn: RateOfReturn
  /** Return on the equity; with a loan only. */
  leveredInternalRateOfReturn?: RateOfReturn | undefined
  /** All receipts over the outlay; null without a price. */
  equityMultiple: number | null
  /** Receipts after debt over the equity; with a loan only, null where there is no equity. */
  leveredEquityMultiple?: number | null | undefined
  /** Income of the first year over the outlay; null without a price. */
  netInitialYield: number | null
  /** Market rents over the outlay; null without a price. */
  reversionaryYield: number | null
  /** How long the leases in force still run, weighted by their rent. */
  wault: UnexpiredTerm
  /** The loan and the equity beside it; with a loan only. */
  loan?: LeveredLoan | undefined
  /** The value at each pair of rates. */
  sensitivity: SensitivityCell[]
  /** One entry for each default that was used. */
  assumptions: CalculationAssumption[]
  /** What a reader should look at before using the figures. */
  warnings: ({
    /** Stable code of the warning. New codes may be added. */
    code: 'terminal_share_high' | 'exit_yield_below_initial_yield' | 'negative_terminal_value' | 'terminal_year_not_stabilised' | 'market_rent_defaulted' | 'residential_indexation_lu' | 'irr_none' | 'irr_multiple' | (string & {})
    /** The warning in one sentence. */
    message: string
  })[]
  /** How the figures were calculated, and what they are not. */
  methodology: Methodology
}

/** Discounted cash flow, for which the model asked. */
export interface DiscountedCashFlowCalculation {
  /** Operation of this service. */
  operation: 'discountedCashFlow'
  /** What the model sent, and the day that was used. */
  input: DiscountedCashFlowQuestion
  /** A value by discounted cash flow, in short. */
  result: DiscountedCashFlowResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** A let building: its leases, its market, its costs, and the rates at which it is valued. */
export interface DiscountedCashFlowInput {
  /** Day of the valuation: the first day of a month of the years 1900 to 2199. */
  valuationDate: string
  /**
   * Years that are forecast. In years, 1 to 30.
   * @default 10
   */
  horizonYears?: number | undefined
  /** What the building is used for; it sets the usual void. */
  assetType?: AssetType | undefined
  /** The units, let or vacant; their order has no effect. */
  tenants: readonly TenantInput[]
  /**
   * Inflation of the consumer price index.
   * @default 0.02
   */
  inflation?: GrowthInput | undefined
  /** Inflation before the valuation date, for adjustments that look back; that of the first year when left out. In fraction per year, -0.1 to 0.5. */
  pastInflation?: number | undefined
  /** Growth of market rents, in yearly steps; inflation when left out. */
  marketRentGrowth?: GrowthInput | undefined
  /**
   * Rent lost beside the voids between leases. In fraction, 0 to 1.
   * @default 0
   */
  vacancyRate?: number | undefined
  /**
   * Rent that is owed and never paid. In fraction, 0 to 1.
   * @default 0
   */
  creditLossRate?: number | undefined
  /** Income beside the rents. */
  otherIncome?: readonly OtherIncomeInput[] | undefined
  /** Costs of the building. */
  operatingCosts?: readonly OperatingCostInput[] | undefined
  /**
   * Fee of the manager, on the effective gross income. In fraction, 0 to 0.5.
   * @default 0
   */
  managementFeeRate?: number | undefined
  /** Money spent on the building. */
  capex?: readonly CapitalExpenditureInput[] | undefined
  /** Rate at which flows are discounted, effective per year. In fraction per year, at most 1. */
  discountRate: number
  /** Yield at which the income is capitalised at the end. In fraction per year, 0.001 to 0.5. */
  exitYield: number
  /**
   * Costs of the seller at the end. In fraction, 0 to 0.3.
   * @default 0
   */
  exitCostsRate?: number | undefined
  /**
   * Costs of the next buyer, of which the exit price is net. In fraction, 0 to 0.3.
   * @default 0
   */
  exitPurchaserCostsRate?: number | undefined
  /**
   * Capitalise the income of the year after the horizon, or of its last year.
   * @default "forwardNoi"
   */
  terminalMethod?: 'forwardNoi' | 'finalYearNoi' | undefined
  /**
   * When the flows of a year, quarter or month are paid: at its end, in the middle or at its beginning.
   * @default "annualArrears"
   */
  timing?: 'annualArrears' | 'midYear' | 'annualAdvance' | 'quarterlyArrears' | 'quarterlyAdvance' | 'monthlyArrears' | 'monthlyAdvance' | undefined
  /** Price paid; without it there is no outlay and no rate of return. In currency, 0.01 to 1000000000000. */
  purchasePrice?: number | undefined
  /**
   * Costs of buying, on the price. In fraction, 0 to 0.3.
   * @default 0
   */
  acquisitionCostsRate?: number | undefined
  /** A loan on the purchase; needs `purchasePrice`. */
  loan?: AcquisitionLoanInput | undefined
  /** The grid of rates; five by five when left out. */
  sensitivity?: SensitivityGridInput | undefined
}

/** A let building, as a conversation asks for its value. */
export interface DiscountedCashFlowQuestion {
  /**
   * Years that are forecast. In years.
   * @default 10
   */
  horizonYears?: number | undefined
  /** What the property is used for. */
  assetType?: AssetType | undefined
  /**
   * Rent lost beside the voids between leases. In fraction.
   * @default 0
   */
  vacancyRate?: number | undefined
  /**
   * Fee of the manager, on the effective gross income. In fraction.
   * @default 0
   */
  managementFeeRate?: number | undefined
  /** Rate at which flows are discounted, effective per year. In fraction per year. */
  discountRate: number
  /** Yield at which the income is capitalised at the end. In fraction per year. */
  exitYield: number
  /** Price paid; without it there is no outlay and no rate of return. In currency. */
  purchasePrice?: number | undefined
  /** Day of the valuation: the first day of a month; that of this month when left out. */
  valuationDate?: string | undefined
  /** The units, let or vacant. */
  tenants: ({
    /** Name of the unit; `Unit n` when left out. */
    name?: string | undefined
    /** Rent per year at the valuation date, net of service charges; 0 for a vacant unit. In currency. */
    passingRent: number
    /**
     * There is no lease; the void runs from the valuation date, and the dates of a lease are not read.
     * @default false
     */
    vacant?: boolean | undefined
    /** Last day of the lease; required unless the unit is vacant. */
    leaseEnd?: string | undefined
    /** Rent per year that the unit would fetch at the valuation date; the passing rent when left out. In currency. */
    marketRent?: number | undefined
  })[]
  /** Inflation per year; 0.02 when left out. In fraction per year. */
  inflation?: number | undefined
  /** Growth of market rents per year; inflation when left out. In fraction per year. */
  marketRentGrowth?: number | undefined
  /** Costs of the building. */
  operatingCosts?: ({
    /** What it is. */
    name: string
    /** Per year, in the money of the first year; either this or `rateOfIncome`. In currency. */
    annualAmount?: number | undefined
    /** As a share of the effective gross income; either this or `annualAmount`. In fraction. */
    rateOfIncome?: number | undefined
  })[] | undefined
}

/** A success: the result and how it was made. */
export interface DiscountedCashFlowResponse {
  /** Always true. */
  success: true
  /** The value of a let building by discounted cash flow. Not a valuation by a qualified valuer. */
  data: DiscountedCashFlow
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** A value by discounted cash flow, in short. */
export interface DiscountedCashFlowResult {
  /** Discounted flows and the discounted net terminal value. In currency. */
  grossPresentValue: number
  /** That less price and costs of buying; the same without a price. In currency. */
  netPresentValue: number
  /** Gross present value over 1 and the costs of buying. In currency. */
  valueNetOfPurchaserCosts: number
  /** The value at the end of the horizon. */
  terminalValue: TerminalValue
  /** Return on the outlay, without a loan. */
  internalRateOfReturn: RateOfReturn
  /** All receipts over the outlay; null without a price. */
  equityMultiple: number | null
  /** Income of the first year over the outlay; null without a price. */
  netInitialYield: number | null
}

/** A district of a municipality. */
export interface District {
  /** Official name; what `quartier` of an estimate wants. */
  name: string
  /** The names of a place in French, German and Luxembourgish. */
  names: PlaceNames
}

/** A Luxembourg energy certificate (CPE), as the document states it. */
export interface Dpe {
  /** Class of the primary energy. Null where the document does not say it. */
  energyClass: 'A+' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | (string & {}) | null
  /** Class of the thermal insulation. Null where the document does not say it. */
  insulationClass: 'A+' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | (string & {}) | null
  /** Class of the emissions. Null where the document does not say it. */
  environmentClass: 'A+' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | (string & {}) | null
  /** Primary energy for each square metre and year. Null where the document does not say it. */
  primaryEnergyKwhM2Year: number | null
  /** Heat demand for each square metre and year. Null where the document does not say it. */
  heatingDemandKwhM2Year: number | null
  /** Emissions of CO₂ for each square metre and year. Null where the document does not say it. */
  co2KgM2Year: number | null
  /** Energy reference area of the certificate; it is not the living area. Null where the document does not say it. */
  referenceAreaM2: number | null
  /** Year of construction. Null where the document does not say it. */
  constructionYear: number | null
  /** New build, existing building, or new build as it was built. Null where the document does not say it. */
  certificateKind: 'new' | 'existing' | 'asBuilt' | (string & {}) | null
  /** What was certified. Null where the document does not say it. */
  buildingKind: 'apartment' | 'apartmentBuilding' | 'singleHouse' | 'other' | (string & {}) | null
  /** Day on which the certificate was issued. As YYYY-MM-DD. Null where the document does not say it. */
  issuedOn: string | null
  /** Last day of the certificate. As YYYY-MM-DD. Null where the document does not say it. */
  validUntil: string | null
  /** Number of the certificate. Null where the document does not say it. */
  certificateNumber: string | null
  /** Municipality of the building. Null where the document does not say it. */
  commune: string | null
  /** What the building is heated with. Null where the document does not say it. */
  heatingEnergy: 'gas' | 'oil' | 'heatPump' | 'districtHeating' | 'pellets' | 'electric' | 'other' | (string & {}) | null
}

/** The data of an energy certificate. */
export interface DpeExtraction {
  /** As sent. */
  schema: 'dpe'
  /** Every field of the schema, null where the document says nothing. */
  data: Dpe
  /** Who read it: anthropic a PDF, openai an image. */
  provider: 'openai' | 'anthropic' | (string & {})
  /** The model as it is configured. */
  model: string
  /** What does not fit together; the data stay as they were read. */
  warnings: ExtractionWarning[]
  /** Where each value stands. */
  evidence: ExtractionEvidence[]
  /** Values that are not `found`: a person checks them. */
  unverified: string[]
  /** Paths of `data` that are null, in their order. */
  missing: string[]
  /** Requests that can be made of the data. */
  mappings: {
    /** For `POST /estimation`. */
    estimate: {
      /** Fields that the operation takes, as far as the document gives them. */
      request: EstimationDraft
      /** Required fields that the document does not give. */
      missing: ('commune' | 'surface' | (string & {}))[]
    }
  }
  /** How an answer of a language model came about. */
  meta: GeneratedMeta
}

/** Stable code of the failure. New codes may be added. */
export type ErrorCode = 'invalid_request' | 'law_not_covered' | 'invalid_json' | 'missing_credential' | 'invalid_key' | 'revoked_key' | 'expired_session' | 'conflicting_credentials' | 'vision_key_required' | 'forbidden' | 'leads_off' | 'origin_not_allowed' | 'cross_site_request' | 'municipality_not_found' | 'route_not_found' | 'key_not_found' | 'organisation_not_found' | 'method_not_allowed' | 'request_timeout' | 'idempotency_conflict' | 'key_limit_reached' | 'batch_too_large' | 'file_too_large' | 'body_too_large' | 'unsupported_media_type' | 'rate_limited' | 'proof_required' | 'daily_quota_exhausted' | 'ai_quota_exhausted' | 'internal' | 'ai_providers_failed' | 'byok_provider_failed' | 'unreadable_extraction' | 'unavailable' | (string & {})

/** Errors of the foretold means of one group. */
export interface ErrorGroup {
  /** Published means that were foretold, each a pair with its foretold price. */
  pairs: number
  /** Root mean square of the logarithmic errors, in percent. In percentage points. */
  rmsePct: number
  /** Mean of the logarithms of published over foretold, in percent: above 0 the model foretold too little. In percentage points. */
  biasPct: number
  /** What the intervals of 80 % held. */
  held80: MeasuredInterval
}

/** Regression of the errors on value and time. */
export interface ErrorRegression {
  /** Mean of price over estimate less 1, weighted with 1 / FSD². */
  level: EstimatedShare
  /** Its change where ln estimate grows by 1; null without a spread of values. */
  value: EstimatedShare | null
  /** Its change in a year; null without a spread of days. */
  year: EstimatedShare | null
  /** Degrees of freedom of the limits. */
  degreesOfFreedom: number
  /** As many independent sales would tell the level as well; fewer than `count` where groups were sent. */
  effectiveCount: number
}

/** A failure: what happened, its stable code, and the fields concerned. */
export interface ErrorResponse {
  /** Always false. */
  success: false
  /** One sentence for people. */
  error: string
  /** Stable code of the failure. New codes may be added. */
  code: ErrorCode
  /** Identifier of this request in our log; also in the X-Request-Id header. */
  requestId: string
  /** The page about this code, as a path on the same service: what causes it, what mends it, an example. */
  docs: string
  /** One entry for each field that is wrong, at most 100. */
  issues?: Issue[] | undefined
  /** Official names close to the one sent, or the candidates of a shared name. */
  suggestions?: string[] | undefined
  /** With `proof_required`: the work to do. */
  challenge?: ProofChallenge | undefined
}

/** Indicative value of a dwelling with its intervals. Not a valuation. */
export interface Estimate {
  /** Day of which this is the value. */
  valuationDate: string
  /** Low end of the 80 % interval, rounded to 100. In EUR. */
  estimationBasse: number
  /** Central value, rounded to 100. In EUR. */
  estimationCentrale: number
  /** High end of the 80 % interval, rounded to 100. In EUR. */
  estimationHaute: number
  /** The interval that holds half of the sales of comparable flats, and the one that holds 80 %. */
  intervals: Interval[]
  /** Forecast standard deviation: that of sale price over estimate, in percent, rounded to two decimals. In percentage points. */
  fsdPct: number
  /** The intervals follow from stated dispersions; they are not tested on sales of our own. */
  calibration: 'assumed' | (string & {})
  /** Reference price after all adjustments, rounded to 1. In EUR/m². */
  prixM2Ajuste: number
  /** Deprecated, use `completeness`: `forte` up to an FSD of 19 %, `moyenne` up to 21 %, else `faible`. It is not the quality of the model. */
  confiance: 'forte' | 'moyenne' | 'faible' | (string & {})
  /** How much of the description is known: `complete` with every fact that the model weighs, in the capital the district too; `few` with at most half of their weight. */
  completeness: 'complete' | 'partial' | 'few' | (string & {})
  /** Value if differences between homes were as large as in Belgian adverts, rounded to 100; null where it would change by less than 5 %. */
  ifLessTimid: number | null
  /** Known faults of the model that move this value. */
  faults: EstimateFault[]
  /** Adjustments that were applied, in the order of the model. */
  ajustements: Adjustment[]
  /** The reference price under an estimate, and where it comes from. */
  reference: Reference
  /** Prices per square metre of existing apartments of the municipality, year by year, oldest first. */
  history: PriceHistory
  /** Why the range is as wide as it is, the part of each by itself. */
  evidence: Evidence[]
}

/** Indicative value of a dwelling, for which the model asked. */
export interface EstimateCalculation {
  /** Operation of this service. */
  operation: 'estimate'
  /** What the model sent, and the day that was used. */
  input: EstimateQuestion
  /** The indicative value of a dwelling, in short. */
  result: EstimateResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** A known fault of the model that moves this estimate. */
export interface EstimateFault {
  /** Key of the fault, as in the model card. */
  key: 'timid' | (string & {})
  /** What it means for this home, in one sentence. */
  message: string
}

/** An apartment in Luxembourg, as a conversation describes it. */
export interface EstimateQuestion {
  /** Municipality, in French, German or Luxembourgish; former municipalities and localities are understood. */
  commune: string
  /** District of the municipality; those of Luxembourg City refine the estimate. */
  quartier?: string | undefined
  /** Living area. In m². */
  surface: number
  /** Number of bedrooms. */
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
  /** New build, sold by its developer; the estimate includes VAT at 3 %. */
  estNeuf?: boolean | undefined
  /** Day of which the value is asked: from 2014-01-01 to today in Luxembourg, today when left out; new builds from 2025-01-01. A past price is what is known today of that day. */
  valuationDate?: string | undefined
}

/** The indicative value of a dwelling, in short. */
export interface EstimateResult {
  /** Day of which this is the value. */
  valuationDate: string
  /** Low end of the 80 % interval. In EUR. */
  estimationBasse: number
  /** Central value. In EUR. */
  estimationCentrale: number
  /** High end of the 80 % interval. In EUR. */
  estimationHaute: number
  /** The ranges in which half and 80 % of comparable apartments sell. */
  intervals: Interval[]
  /** Price per square metre after all adjustments. In EUR/m². */
  prixM2Ajuste: number
  /** How much is known of the dwelling and its place. */
  confiance: 'forte' | 'moyenne' | 'faible' | (string & {})
  /** Why the range is as wide as it is, the weightiest reasons first. */
  evidence: string[]
}

/** A share, or its change, with the limits of 95 %; six decimals. */
export interface EstimatedShare {
  /** The figure. In fraction. */
  value: number
  /** Low limit of 95 %. In fraction. */
  low95: number
  /** High limit of 95 %. In fraction. */
  high95: number
}

/** Up to 1000 dwellings; more are refused with 413. */
export interface EstimationBatchInput {
  /** The dwellings; each is validated and computed by itself: one that does not fit the schema fails alone, in its place, and the batch is answered with 200. */
  items: readonly EstimationInput[]
}

/** A request of `estimate` as far as an energy certificate gives it. */
export interface EstimationDraft {
  /** Municipality, in French, German or Luxembourgish; former municipalities and localities are understood. */
  commune?: string | undefined
  /** Class of the energy certificate; send `G` for G, H or I, `NC` when it is not known. */
  classeEnergie?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'NC' | (string & {}) | undefined
}

/** The dwelling to estimate. What is left out is taken as average and widens the range. */
export interface EstimationInput {
  /** Municipality, in French, German or Luxembourgish; former municipalities and localities are understood. */
  commune: string
  /** District of the municipality; those of Luxembourg City refine the estimate. */
  quartier?: string | undefined
  /** Living area. In m². */
  surface: number
  /** Number of bedrooms. */
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
  /** Day of which the value is asked: from 2014-01-01 to today in Luxembourg, today when left out; new builds from 2025-01-01. A past price is what is known today of that day. */
  valuationDate?: string | undefined
}

/** A success: the result and how it was made. */
export interface EstimationResponse {
  /** Always true. */
  success: true
  /** Indicative value of a dwelling with its intervals. Not a valuation. */
  data: Estimate
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** Who did something in an organisation. */
export interface EventActor {
  /** A person, the operator of the installation, or the service by itself. */
  kind: 'user' | 'operator' | 'system' | (string & {})
  /** Id of the user; null for the others. */
  id: string | null
  /** Name of the user; null for the others, and once the account is deleted. */
  name: string | null
}

/** To what something was done in an organisation. */
export interface EventTarget {
  /** Id of the key, user, invitation or organisation. */
  id: string
  /** Its name, of an invitation the e-mail address; null once nothing is stored of it any more. */
  name: string | null
}

/** One reason why the range is as wide as it is. */
export interface Evidence {
  /** Key of the reason; the SDK has its words in the languages of the service. */
  key: 'base' | 'sales' | 'priceKind' | 'newPriceImputed' | 'age' | 'quartier' | 'missing' | 'surface' | 'bedrooms' | (string & {})
  /** Percentage points by which each half of the 80 % interval would be narrower without it, rounded to four decimals. Variances add up, so the points do not. In percentage points. */
  points: number
  /** The reason in one sentence. */
  message: string
  /** What, if sent, would narrow the range. */
  field?: string | undefined
}

/** A sale that was left out of the back-test, and why. */
export interface ExcludedSale {
  /** Position in `sales`, from 0. */
  index: number
  /** The first field that is wrong, in the sale: `input.surface`, `price`, `soldOn`. */
  path: string
  /** What is wrong, one sentence for each field; `duplicate` for a sale that was sent before. */
  reason: string
  /** Position of the sale that it repeats: same home, price and day. */
  duplicateOf?: number | undefined
}

/** Mean of one municipality as it is expected to be published. */
export interface ExpectedMean {
  /** Official French name. */
  commune: string
  /** Registered sales of the twelve months to `dataUntil`; null where not known. */
  sales: number | null
  /** Sales that the mean is assumed to rest on: those of the twelve months to `dataUntil`, at least ten. */
  assumedSales: number
  /** Expected mean of existing apartments. In EUR/m². */
  expectedM2: number
  /** Lower end of the 80 % interval of the mean as published, its sampling error included. In EUR/m². */
  lowM2: number
  /** Upper end of that interval. In EUR/m². */
  highM2: number
  /** Standard deviation of the natural logarithm of the mean as published. In number. */
  deviation: number
  /** Mean that was published for the period; null while none is. */
  publishedM2: number | null
}

/** A success: the result and the name of the request. */
export interface ExportResponse {
  /** Always true. */
  success: true
  /** Everything that is stored of a person. */
  data: AccountExport
  /** The name of the request. */
  meta: AccountMeta
}

/** A change of the e-mail address that waits for both mailboxes. */
export interface ExportedEmailChange {
  /** The address that the account is to get. */
  email: string
  /** Mailboxes that have confirmed. */
  confirmed: ('old' | 'new' | (string & {}))[]
  /** When it was asked for. */
  createdAt: string
  /** When its links are over. */
  expiresAt: string
}

/** What is stored of the way in to an account, without any secret. */
export interface ExportedEntry {
  /** When a link to the e-mail address first proved it for this password; null for an account of before. */
  mailboxProvenAt: string | null
  /** When the password was last set. */
  passwordSetAt: string
  /** Whether there is a device with codes. */
  hasDevice: boolean
  /** To which half minute the last code belonged; null while none was used. */
  lastCodeAt: string | null
  /** Backup codes that were not used. */
  backupCodesLeft: number
  /** Passkeys, oldest first. */
  passkeys: ExportedPasskey[]
}

/** Something that was done in an account. */
export interface ExportedEvent {
  /** When. */
  at: string
  /** What, as `key.created`. */
  action: string
  /** A person, the operator of the installation, or the service by itself. */
  actorKind: 'user' | 'operator' | 'system' | (string & {})
  /** Id of the user; null for the others. */
  actorId: string | null
  /** In which organisation you did it; null in your own account. */
  organisationId: string | null
  /** To what; null where it is the account itself. */
  targetId: string | null
  /** From which address, cut to /24 or /48; empty where unknown. */
  address: string
  /** What belongs to it, as JSON; never a secret. */
  detail: string
}

/** An invitation to you, or by you; stored for 30 days. */
export interface ExportedInvitation {
  /** Id of the invitation. */
  id: string
  /** Name of the organisation. */
  organisation: string
  /** Who is invited. */
  email: string
  /** The right that the person will have. */
  role: 'admin' | 'member' | (string & {})
  /** What became of it. */
  status: 'pending' | 'accepted' | 'declined' | 'cancelled' | (string & {})
  /** Who invites somebody to an organisation. */
  invitedBy: Inviter
  /** When it was sent. */
  createdAt: string
  /** Until when it can be accepted. */
  expiresAt: string
}

/** A passkey of an account, without its keys. */
export interface ExportedPasskey {
  /** Id of the passkey. */
  id: string
  /** What you call it. */
  name: string
  /** When it was made. */
  createdAt: string
  /** When it was last used; null while it was not. */
  lastUsedAt: string | null
}

/** A session of an account. */
export interface ExportedSession {
  /** Id of the session. */
  id: string
  /** When it began. */
  createdAt: string
  /** When it was last renewed. */
  updatedAt: string
  /** When it ends. */
  expiresAt: string
  /** Address from which it began, cut to /24 or /48; empty where unknown. */
  address: string
  /** What the browser said of itself. */
  userAgent: string
}

/** A sign-up with your e-mail address, by whomever; stored for 7 days. */
export interface ExportedSignUp {
  /** The name that was given. */
  name: string
  /** Language of pages and letters. */
  locale: 'fr' | 'de' | 'en' | 'lb' | 'pt' | (string & {})
  /** When it was sent. */
  createdAt: string
  /** When its link is over. */
  expiresAt: string
}

/** The requests of one day of one key. */
export interface ExportedUsage {
  /** Id of the key; `user:` and your own id for the commentaries of your sessions, `:pdf` behind it for their reports. */
  keyId: string
  /** A UTC day. */
  day: string
  /** Requests counted in it. */
  count: number
}

/** A repayment beside the instalments. */
export interface ExtraPaymentInput {
  /** Month at whose end it is paid, from 1. In months, 1 to 600. */
  month: number
  /** What is paid beside the instalment; what is more than the balance is not taken. In currency, 0 to 1000000000000. */
  amount: number
  /**
   * Keep the instalment and end earlier, or keep the term and pay less.
   * @default "reduceTerm"
   */
  mode?: 'reduceTerm' | 'reducePayment' | undefined
}

/** A document whose data are asked for. */
export interface ExtractInput {
  /** What to read: a developer’s budget, the sale of a property, an energy certificate, an invoice. */
  schema: 'bilan_promoteur' | 'plus_values' | 'dpe' | 'facture_immo'
  /** The file in base64 (RFC 4648, section 4, padded, without line breaks and without `data:`), at most 8 MiB decoded; a PDF without a password and of at most 50 pages, an image of at most 8000 pixels a side. It goes to the provider of your key and is not stored. */
  fileBase64: string
  /** What the file is: a PDF is read with your key of anthropic, an image with that of openai. */
  mediaType: 'application/pdf' | 'image/png' | 'image/jpeg'
}

/** The data of a document, by `schema`. */
export type Extraction = BilanPromoteurExtraction | PlusValuesExtraction | DpeExtraction | FactureImmoExtraction

/** Where a document states a value. */
export interface ExtractionEvidence {
  /** As `data.salePrice`. */
  path: string
  /** Its words, as the model copied them. */
  quote: string | null
  /** Page of the quote, from 1: where the quote was found, else as the model says; null where nobody says it. In page. */
  page: number | null
  /** `found`: people see the quote in the document, and the value in it. `hidden`: the quote stands only in text that nobody sees (white, covered, struck out, off the page). `unchecked`: not confirmed: an image, a page whose text was not read, no quote, a quote that the document does not have although it has the value, or a choice in words that are not known here. `not_in_document`: the text was read, and does not have it. */
  status: 'found' | 'not_in_document' | 'unchecked' | 'hidden' | (string & {})
  /** Where the quote stands on `page`, a line each; empty where its place is not known. */
  boxes: QuoteBox[]
}

/** Something in a document that does not fit together. */
export interface ExtractionWarning {
  /** Stable code of the warning. New codes may be added. `request_refused`: the operation of a mapping would refuse the request as it stands. `not_in_document`: the document does not state the value; `mappings` leave it out. `hidden`: it states it only in text that nobody sees; left out too. `not_confirmed`: it has the value, but not in the quote, or as an amount in thousands; left out too. `text_not_compared`: the text of these pages was not read. `contradictory`: it states another one too. `field_unreadable`: what was read does not fit, and is null. `answer_cut`: the model reached its output limit, so that entries at the end of lists may be missing. */
  code: 'costs_do_not_add_up' | 'margin_does_not_add_up' | 'margin_rate_differs' | 'areas_inconsistent' | 'sale_before_acquisition' | 'improvement_outside_holding' | 'francs_after_2001' | 'price_unusual' | 'validity_not_ten_years' | 'certificate_expired' | 'class_not_estimated' | 'lines_do_not_add_up' | 'vat_does_not_add_up' | 'vat_rate_unusual' | 'due_before_issue' | 'currency_not_euro' | 'request_refused' | 'not_in_document' | 'no_quote' | 'contradictory' | 'field_unreadable' | 'answer_cut' | 'line_does_not_add_up' | 'vat_line_does_not_add_up' | 'credit_note_sign' | 'vat_number_unusual' | 'date_unusual' | 'area_unusual' | 'hidden' | 'not_confirmed' | 'text_not_compared' | (string & {})
  /** The field that is doubtful, as `data.totalCost`. */
  path: string
  /** What does not fit, in one sentence with the figures. */
  message: string
}

/** An invoice about property, as the document states it. */
export interface FactureImmo {
  /** Number of the invoice. Null where the document does not say it. */
  invoiceNumber: string | null
  /** Firm or office that sends it. Null where the document does not say it. */
  supplierName: string | null
  /** VAT number of the supplier. Null where the document does not say it. */
  supplierVatNumber: string | null
  /** Municipality of the property. Null where the document does not say it. */
  propertyCommune: string | null
  /** Day of the invoice. As YYYY-MM-DD. Null where the document does not say it. */
  issuedOn: string | null
  /** Day by which it is to be paid. As YYYY-MM-DD. Null where the document does not say it. */
  dueOn: string | null
  /** What the invoice is for. Null where the document does not say it. */
  category: 'works' | 'notary' | 'agency' | 'architect' | 'manager' | 'insurance' | 'energy' | 'tax' | 'other' | (string & {}) | null
  /** Currency of all sums. Null where the document does not say it. */
  currency: 'EUR' | 'other' | (string & {}) | null
  /** The lines; empty where there are none. */
  lines: InvoiceLine[]
  /** The VAT by rate; empty where there is none. */
  vatBreakdown: InvoiceVat[]
  /** Total without VAT. Null where the document does not say it. */
  netTotal: number | null
  /** Total of the VAT. Null where the document does not say it. */
  vatTotal: number | null
  /** Total with VAT. Null where the document does not say it. */
  grossTotal: number | null
  /** True for a credit note. Null where the document does not say it. */
  isCreditNote: boolean | null
}

/** The data of an invoice. */
export interface FactureImmoExtraction {
  /** As sent. */
  schema: 'facture_immo'
  /** Every field of the schema, null where the document says nothing. */
  data: FactureImmo
  /** Who read it: anthropic a PDF, openai an image. */
  provider: 'openai' | 'anthropic' | (string & {})
  /** The model as it is configured. */
  model: string
  /** What does not fit together; the data stay as they were read. */
  warnings: ExtractionWarning[]
  /** Where each value stands. */
  evidence: ExtractionEvidence[]
  /** Values that are not `found`: a person checks them. */
  unverified: string[]
  /** Paths of `data` that are null, in their order. */
  missing: string[]
  /** No operation takes an invoice. */
  mappings: Record<string, never>
  /** How an answer of a language model came about. */
  meta: GeneratedMeta
}

/** What one buyer pays, where each is judged alone. */
export interface FeeBuyer {
  /** Position in `buyers`, from 0. */
  index: number
  /** Part bought. In fraction. */
  share: number
  /** What this buyer will do with it. */
  use: 'mainResidence' | 'secondHome' | 'rental' | 'other' | (string & {})
  /** Rule by which this buyer is taxed. */
  regime: 'standard' | 'starter' | 'jovem' | 'nonResident' | 'secondary' | 'mainResidence' | 'taxHaven' | 'other' | (string & {})
  /** Transfer tax on this buyer's part. In currency. */
  tax: number
  /** Stamp duty on this buyer's part. In currency. */
  stampDuty?: number | undefined
}

/** One line of cost, tax or credit, with the law that it rests on. */
export interface FeeLine {
  /** What the line is. */
  key: 'departmentalTransferTax' | 'municipalTransferTax' | 'stateLevy' | 'newBuildDuty' | 'newBuildDutyLevy' | 'vat' | 'landRegistryContribution' | 'notaryFeeNet' | 'notaryFeeVat' | 'notaryFormalities' | 'notaryFormalitiesVat' | 'notaryDisbursements' | 'loanGuarantee' | 'mortgageNotaryFeeNet' | 'mortgageNotaryFeeVat' | 'mortgageRegistryContribution' | 'mortgageDuty' | 'mortgageDutyLevy' | 'mortgageDisbursements' | 'brokerFeeBuyer' | 'transferTax' | 'notaryDeedFee' | 'notaryExecutionFee' | 'notarySupervisionFee' | 'registryPriorityNotice' | 'registryOwnership' | 'registryNoticeDeletion' | 'registryMortgage' | 'subsidy' | 'fixedDuty' | 'administrativeFees' | 'searches' | 'transcription' | 'writingDuty' | 'mortgageTaxes' | 'mortgageOther' | 'notaryDeed' | 'mortgageDeed' | 'valuation' | 'advice' | 'inspection' | 'bankGuarantee' | 'registerTax' | 'mortgageTax' | 'cadastralTax' | 'previousHomeCredit' | 'registryItems' | 'mortgageSubstituteTax' | 'stampDuty' | 'registryFeeNet' | 'registryFeeVat' | 'gestoria' | 'gestoriaVat' | 'lawyer' | 'lawyerVat' | 'mortgageStampDuty' | 'registryDesk' | 'preferenceNotice' | 'bankFees' | 'bankFeesStampDuty' | 'additionalDwellingSurcharge' | 'nonResidentSurcharge' | 'conveyancing' | 'conveyancingVat' | 'lenderFee' | 'stateTransferTax' | 'countyTransferTax' | 'cityTransferTax' | 'mansionTax' | 'intangibleTax' | 'ownerTitle' | 'lenderTitle' | 'settlement' | 'originationFee' | 'recording' | 'closingCostsEstimate' | (string & {})
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
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
  /** True: part of `totals`. False: for information only. */
  counted: boolean
  /** True where part of it comes back. */
  refundable?: boolean | undefined
  /** The bare tariff, where the usual invoice is higher. In currency. */
  regulatedMinimum?: number | undefined
  /** Where the law leaves a range; the amount is its central figure. */
  range?: AmountRange | undefined
  /** Who receives it. */
  dueTo?: 'state' | 'region' | 'municipality' | 'notary' | 'registry' | 'lender' | 'broker' | 'insurer' | 'other' | (string & {}) | undefined
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
  /** Latest first day of the versions in `basis` that set the amount. */
  inForceFrom: string
  /** Their earliest last day; null while all are open. */
  inForceUntil: string | null
  /** Article or source in words. */
  legalReference: string
}

/** A relief that was not granted, and what would open it. */
export interface FeeRelief {
  /** The relief. */
  key: 'firstTimeBuyer' | 'departmentAllowance' | 'firstSaleInLargeBuilding' | 'relatedSale' | 'hessengeld' | 'soleOwnHome' | 'modestHome' | 'formerHomeCredit' | 'brusselsAllowance' | 'energyAllowance' | 'reducedHonorarium' | 'rebuiltHome' | 'starter' | 'mainHome' | 'previousHomeCredit' | 'cadastralValue' | 'reducedAN' | 'reducedAR' | 'reducedAS' | 'reducedIB' | 'reducedCN' | 'reducedCB' | 'reducedCL' | 'reducedCM' | 'reducedCT' | 'reducedVC' | 'reducedEX' | 'reducedGA' | 'reducedMD' | 'reducedMC' | 'reducedNC' | 'reducedPV' | 'reducedRI' | 'reducedCE' | 'reducedML' | 'reducedStampDuty' | 'jovem' | 'replacementRefund' | 'companyRelief' | 'earlierContract' | (string & {})
  /** Its name. */
  label: string
  /** How much less would be paid; null when that cannot be computed. */
  saving: number | null
  /** Between what and what it would be less, where the answer to one of `fields` decides; `saving` is then null. */
  range?: AmountRange | undefined
  /** What would have to be true. */
  condition: string
  /** What to send so that it is applied; empty when nothing can. */
  fields: string[]
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
}

/** Costs of a purchase in a country, for which the model asked. */
export interface FeesCalculation {
  /** Operation of this service. */
  operation: 'fees'
  /** What the model sent, and the day that was used. */
  input: FeesQuestion
  /** The costs of a purchase in a country, in short. */
  result: FeesResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** What the fees of a purchase depend on, without country, price and loan: the fields of the country. */
export type FeesDetailsInput = LuxembourgFeesDetailsInput | FranceFeesDetailsInput | GermanyFeesDetailsInput | BelgiumFeesDetailsInput | NetherlandsFeesDetailsInput | ItalyFeesDetailsInput | SpainFeesDetailsInput | PortugalFeesDetailsInput | UnitedKingdomFeesDetailsInput | UnitedStatesFeesDetailsInput

/** A purchase in one of the covered countries; `country` tells which fields it has. */
export type FeesInput = LuxembourgFeesInput | FranceFeesInput | GermanyFeesInput | BelgiumFeesInput | NetherlandsFeesInput | ItalyFeesInput | SpainFeesInput | PortugalFeesInput | UnitedKingdomFeesInput | UnitedStatesFeesInput

/** A purchase in one of the countries, as a conversation asks for it. */
export interface FeesQuestion {
  /** Country, as ISO 3166-1 code; the United Kingdom is `UK`. */
  country: CountryCode
  /** ISO 3166-2, needed but in LU, NL, IT and PT: FR-75 (department), DE-BY, BE-VLG, ES-MD, PT-20, GB-ENG, US-NY. */
  region?: string | undefined
  /** What the buyer pays the seller, movables included, never the fee of a broker. In currency. */
  price: number
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /**
   * Principal of the loan secured on the property; 0 is a purchase without loan. In currency.
   * @default 0
   */
  loanAmount?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction. */
  brokerFeeRate?: number | undefined
  /** A first purchase; FR, DE, ES, PT, UK, US. */
  firstTimeBuyer?: boolean | undefined
  /** Owns another dwelling; BE, ES, UK. */
  ownsOtherDwelling?: boolean | undefined
  /** Meets the other conditions of a relief; FR, BE, IT. */
  reliefConditionsMet?: boolean | undefined
}

/** A success: the result and how it was made. */
export interface FeesResponse {
  /** Always true. */
  success: true
  /** Every cost of a purchase, line by line, with the law behind it. */
  data: AcquisitionFees
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** The costs of a purchase in a country, in short. */
export interface FeesResult {
  /** Country, as ISO 3166-1 code; the United Kingdom is `UK`. */
  country: CountryCode
  /** Currency of all amounts. */
  currency: 'EUR' | 'GBP' | 'USD' | (string & {})
  /** Sums of the counted lines. */
  totals: Totals
  /** Each line as key, amount, rate (null where there is none) and legal reference. */
  lines: ((string | number | null)[])[]
  /** The first thing to know beside the figures; null for none. */
  notice: string | null
}

/** Where a figure, or one figure of an expression, comes from. */
export interface FigureSource {
  /** `input`: what you sent. `law`: a parameter of law. `calculation`: a result of this service. `assumed`: an input of such a calculation that nobody stated and the model chose. */
  kind: 'input' | 'law' | 'calculation' | 'assumed' | (string & {})
  /** Its name in `expression`, as `D4`, `L2` or `C1`; the figure itself where it has no name. */
  ref: string
  /** Of the law: the id of the parameter, as in `references`. */
  id?: string | undefined
  /** The field: in the JSON that you sent, as `data.estimationCentrale`, or in the answer, as `calculations[0].result.totals.buyer`. */
  path?: string | undefined
  /** The words around it in what you sent, where that is no JSON. */
  words?: string | undefined
  /** The value there; a day as YYYY-MM-DD. In unit of the field or parameter. */
  value: number | string
}

/** A tax at one flat rate: an illustration without losses carried forward. */
export interface FlatTaxInput {
  /** Rate on what is taxed. In fraction, 0 to 1. */
  rate: number
  /**
   * Interest and loan insurance lower what is taxed.
   * @default true
   */
  interestDeductible?: boolean | undefined
  /**
   * Part of the base that lowers what is taxed each year. In fraction, 0 to 1.
   * @default 0
   */
  depreciationRate?: number | undefined
  /** What is depreciated; the price when left out. In currency, 0 to 1000000000000. */
  depreciationBase?: number | undefined
}

/** What a published file says of a forecast. */
export interface ForecastOutcome {
  /** Means that were published for municipalities of the forecast. */
  means: number
  /** Mean of ln(published / expected), weighted with 1 / deviation², in percent. In percentage points. */
  nationalMissPct: number
  /** Whether that mean lies within 1.28 deviations of the national movement. */
  isNationalHeld: boolean
  /** How many means the intervals hold as they were made. */
  asMade: {
    /** Share of the published means that lie inside their 80 % interval. In fraction. */
    held: number
    /** Lower limit of that share at 95 % (Clopper and Pearson). In fraction. */
    low95: number
    /** Upper limit of that share at 95 %. In fraction. */
    high95: number
  }
  /** The same after the national miss is taken off. */
  afterNationalMiss: {
    /** Share of the published means that lie inside their 80 % interval. In fraction. */
    held: number
    /** Lower limit of that share at 95 % (Clopper and Pearson). In fraction. */
    low95: number
    /** Upper limit of that share at 95 %. In fraction. */
    high95: number
  }
}

/** How one way of foretelling published means came out. */
export interface ForecastTrial {
  /** Published means that were foretold, each a pair with its foretold price. */
  pairs: number
  /** Mean of the logarithms of published over foretold, in percent: above 0 the model foretold too little. In percentage points. */
  biasPct: number
  /** Ratio study of foretold and published means. */
  study: PriceStudy
  /** What the intervals held. */
  intervals: MeasuredInterval[]
}

/** A setting of a form. */
export interface FormSetting {
  /** Attribute of the element, such as `theme`. */
  name: string
  /** Value of the attribute. */
  value: string
}

/** Settings of a form, as they are saved with its key. */
export interface FormSettings {
  /** Attributes that a page leaves out; one in the page goes before. */
  settings: FormSetting[]
  /** What comes first in the result now, where both orders are tried by the hour; null where one is shown. */
  tried: 'figures' | 'contact' | (string & {}) | null
}

/** A municipality that was merged, with its own sales. */
export interface FormerCommune {
  /** Official French name. */
  commune: string
  /** The years of which it has sales. */
  years: RegisteredYear[]
}

/** What the fees of a purchase in France depend on beside country, price and loan. */
export interface FranceFeesDetailsInput {
  /** Department, as ISO 3166-2. */
  region: 'FR-01' | 'FR-02' | 'FR-03' | 'FR-04' | 'FR-05' | 'FR-06' | 'FR-07' | 'FR-08' | 'FR-09' | 'FR-10' | 'FR-11' | 'FR-12' | 'FR-13' | 'FR-14' | 'FR-15' | 'FR-16' | 'FR-17' | 'FR-18' | 'FR-19' | 'FR-21' | 'FR-22' | 'FR-23' | 'FR-24' | 'FR-25' | 'FR-26' | 'FR-27' | 'FR-28' | 'FR-29' | 'FR-2A' | 'FR-2B' | 'FR-30' | 'FR-31' | 'FR-32' | 'FR-33' | 'FR-34' | 'FR-35' | 'FR-36' | 'FR-37' | 'FR-38' | 'FR-39' | 'FR-40' | 'FR-41' | 'FR-42' | 'FR-43' | 'FR-44' | 'FR-45' | 'FR-46' | 'FR-47' | 'FR-48' | 'FR-49' | 'FR-50' | 'FR-51' | 'FR-52' | 'FR-53' | 'FR-54' | 'FR-55' | 'FR-56' | 'FR-57' | 'FR-58' | 'FR-59' | 'FR-60' | 'FR-61' | 'FR-62' | 'FR-63' | 'FR-64' | 'FR-65' | 'FR-66' | 'FR-67' | 'FR-68' | 'FR-69D' | 'FR-69M' | 'FR-70' | 'FR-71' | 'FR-72' | 'FR-73' | 'FR-74' | 'FR-75' | 'FR-76' | 'FR-77' | 'FR-78' | 'FR-79' | 'FR-80' | 'FR-81' | 'FR-82' | 'FR-83' | 'FR-84' | 'FR-85' | 'FR-86' | 'FR-87' | 'FR-88' | 'FR-89' | 'FR-90' | 'FR-91' | 'FR-92' | 'FR-93' | 'FR-94' | 'FR-95' | 'FR-971' | 'FR-972' | 'FR-973' | 'FR-974' | 'FR-976'
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** Market value without movables: the base of the duty where it is above the price. In currency, 0 to 1000000000000. */
  marketValue?: number | undefined
  /**
   * The price of a new build contains its VAT; read only with `newBuild: true`.
   * @default true
   */
  priceIncludesVat?: boolean | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** The buyer meets, and undertakes in the deed, the conditions of the relief that no other field asks. */
  reliefConditionsMet?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
  })[] | undefined
  /**
   * Part of the price for furniture and fittings; it leaves the base of the tax. In currency, 0 to 1000000000000.
   * @default 0
   */
  movables?: number | undefined
  /** Rate of the department, instead of the one of the table. In fraction, 0.012 to 0.05. */
  departmentRate?: number | undefined
  /**
   * Base of the duty on new builds: the price without or with VAT; only with `newBuild`.
   * @default "exclVat"
   */
  newBuildDutyBase?: 'exclVat' | 'inclVat' | undefined
  /**
   * VAT at 5.5 % on a main residence in an urban-renewal zone under income conditions; only with `newBuild`, without effect on other uses.
   * @default false
   */
  reducedVat?: boolean | undefined
  /** Main dwellings of the building permit, by which the notary's fee of a first sale is lower; only with `newBuild`. Not for subsidised housing (HLM), nor for resales. 1 to 10000. */
  dwellingsInPermit?: number | undefined
  /**
   * Rebate on the part of the notary's fee above the threshold of the law. In fraction, 0 to 0.2.
   * @default 0
   */
  notaryRebateRate?: number | undefined
  /**
   * How the loan is secured; `lenderLien` only on existing dwellings.
   * @default "guarantee"
   */
  security?: 'guarantee' | 'lenderLien' | 'mortgage' | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `notaryFormalities`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryFormalities?: number | undefined
    /** Your own figure for the line `notaryDisbursements`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryDisbursements?: number | undefined
    /** Your own figure for the line `loanGuarantee`; 0 removes it. In currency, 0 to 1000000000000. */
    loanGuarantee?: number | undefined
    /** Your own figure for the line `mortgageDisbursements`; 0 removes it. In currency, 0 to 1000000000000. */
    mortgageDisbursements?: number | undefined
  } | undefined
}

/** A purchase in France. */
export interface FranceFeesInput {
  /** France. */
  country: 'FR'
  /** Department, as ISO 3166-2. */
  region: 'FR-01' | 'FR-02' | 'FR-03' | 'FR-04' | 'FR-05' | 'FR-06' | 'FR-07' | 'FR-08' | 'FR-09' | 'FR-10' | 'FR-11' | 'FR-12' | 'FR-13' | 'FR-14' | 'FR-15' | 'FR-16' | 'FR-17' | 'FR-18' | 'FR-19' | 'FR-21' | 'FR-22' | 'FR-23' | 'FR-24' | 'FR-25' | 'FR-26' | 'FR-27' | 'FR-28' | 'FR-29' | 'FR-2A' | 'FR-2B' | 'FR-30' | 'FR-31' | 'FR-32' | 'FR-33' | 'FR-34' | 'FR-35' | 'FR-36' | 'FR-37' | 'FR-38' | 'FR-39' | 'FR-40' | 'FR-41' | 'FR-42' | 'FR-43' | 'FR-44' | 'FR-45' | 'FR-46' | 'FR-47' | 'FR-48' | 'FR-49' | 'FR-50' | 'FR-51' | 'FR-52' | 'FR-53' | 'FR-54' | 'FR-55' | 'FR-56' | 'FR-57' | 'FR-58' | 'FR-59' | 'FR-60' | 'FR-61' | 'FR-62' | 'FR-63' | 'FR-64' | 'FR-65' | 'FR-66' | 'FR-67' | 'FR-68' | 'FR-69D' | 'FR-69M' | 'FR-70' | 'FR-71' | 'FR-72' | 'FR-73' | 'FR-74' | 'FR-75' | 'FR-76' | 'FR-77' | 'FR-78' | 'FR-79' | 'FR-80' | 'FR-81' | 'FR-82' | 'FR-83' | 'FR-84' | 'FR-85' | 'FR-86' | 'FR-87' | 'FR-88' | 'FR-89' | 'FR-90' | 'FR-91' | 'FR-92' | 'FR-93' | 'FR-94' | 'FR-95' | 'FR-971' | 'FR-972' | 'FR-973' | 'FR-974' | 'FR-976'
  /** What the buyer pays the seller, movables included, never the fee of a broker. In currency, 0.01 to 1000000000000. */
  price: number
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /**
   * Principal of the loan secured on the property; 0 is a purchase without loan. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** Market value without movables: the base of the duty where it is above the price. In currency, 0 to 1000000000000. */
  marketValue?: number | undefined
  /**
   * The price of a new build contains its VAT; read only with `newBuild: true`.
   * @default true
   */
  priceIncludesVat?: boolean | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** The buyer meets, and undertakes in the deed, the conditions of the relief that no other field asks. */
  reliefConditionsMet?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
  })[] | undefined
  /**
   * Part of the price for furniture and fittings; it leaves the base of the tax. In currency, 0 to 1000000000000.
   * @default 0
   */
  movables?: number | undefined
  /** Rate of the department, instead of the one of the table. In fraction, 0.012 to 0.05. */
  departmentRate?: number | undefined
  /**
   * Base of the duty on new builds: the price without or with VAT; only with `newBuild`.
   * @default "exclVat"
   */
  newBuildDutyBase?: 'exclVat' | 'inclVat' | undefined
  /**
   * VAT at 5.5 % on a main residence in an urban-renewal zone under income conditions; only with `newBuild`, without effect on other uses.
   * @default false
   */
  reducedVat?: boolean | undefined
  /** Main dwellings of the building permit, by which the notary's fee of a first sale is lower; only with `newBuild`. Not for subsidised housing (HLM), nor for resales. 1 to 10000. */
  dwellingsInPermit?: number | undefined
  /**
   * Rebate on the part of the notary's fee above the threshold of the law. In fraction, 0 to 0.2.
   * @default 0
   */
  notaryRebateRate?: number | undefined
  /**
   * How the loan is secured; `lenderLien` only on existing dwellings.
   * @default "guarantee"
   */
  security?: 'guarantee' | 'lenderLien' | 'mortgage' | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `notaryFormalities`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryFormalities?: number | undefined
    /** Your own figure for the line `notaryDisbursements`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryDisbursements?: number | undefined
    /** Your own figure for the line `loanGuarantee`; 0 removes it. In currency, 0 to 1000000000000. */
    loanGuarantee?: number | undefined
    /** Your own figure for the line `mortgageDisbursements`; 0 removes it. In currency, 0 to 1000000000000. */
    mortgageDisbursements?: number | undefined
  } | undefined
}

/** An invoice for furniture that stands in the dwelling. */
export interface FurnitureInvoice {
  /** Day of the invoice. */
  day: string
  /** Its total. In currency, 0.01 to 1000000000000. */
  amount: number
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
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
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
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
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
  /** Average rate times fraction, rounded to four decimals; of a non-resident at least the least rate. In fraction. */
  specialRate?: number | undefined
}

/** Who generated an answer, and when: the mark of Regulation (EU) 2024/1689, article 50. */
export interface Generated {
  /** Always `ai`: a language model. */
  by: 'ai'
  /** Who runs the model, as beside the answer. */
  provider: 'cerebras' | 'groq' | 'openai' | 'anthropic' | (string & {})
  /** The model as it is configured, as beside the answer. */
  model: string
  /** When the model had answered, in UTC; a repeated answer keeps that of the first. */
  at: string
}

/** How an answer of a language model came about. */
export interface GeneratedMeta {
  /** Who generated an answer, and when: the mark of Regulation (EU) 2024/1689, article 50. */
  generated: Generated
}

/** What the fees of a purchase in Germany depend on beside country, price and loan. */
export interface GermanyFeesDetailsInput {
  /** Land, as ISO 3166-2. */
  region: 'DE-BW' | 'DE-BY' | 'DE-BE' | 'DE-BB' | 'DE-HB' | 'DE-HH' | 'DE-HE' | 'DE-MV' | 'DE-NI' | 'DE-NW' | 'DE-RP' | 'DE-SL' | 'DE-SN' | 'DE-ST' | 'DE-SH' | 'DE-TH'
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
  })[] | undefined
  /**
   * Part of the price for furniture and fittings; it leaves the base of the tax. In currency, 0 to 1000000000000.
   * @default 0
   */
  movables?: number | undefined
  /**
   * The buyer is spouse or registered partner of the seller, a relative in direct line or a stepchild, or spouse or partner of one of these: no tax.
   * @default false
   */
  relatedSale?: boolean | undefined
  /**
   * Kind of land charge.
   * @default "book"
   */
  security?: 'book' | 'certificate' | undefined
  /**
   * Children under 18, for the Hessengeld of a first own home in Hessen. 0 to 20.
   * @default 0
   */
  childrenUnder18?: number | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `notaryDisbursements`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryDisbursements?: number | undefined
  } | undefined
}

/** A purchase in Germany. */
export interface GermanyFeesInput {
  /** Germany. */
  country: 'DE'
  /** Land, as ISO 3166-2. */
  region: 'DE-BW' | 'DE-BY' | 'DE-BE' | 'DE-BB' | 'DE-HB' | 'DE-HH' | 'DE-HE' | 'DE-MV' | 'DE-NI' | 'DE-NW' | 'DE-RP' | 'DE-SL' | 'DE-SN' | 'DE-ST' | 'DE-SH' | 'DE-TH'
  /** What the buyer pays the seller, movables included, never the fee of a broker. In currency, 0.01 to 1000000000000. */
  price: number
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /**
   * Principal of the loan secured on the property; 0 is a purchase without loan. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
  })[] | undefined
  /**
   * Part of the price for furniture and fittings; it leaves the base of the tax. In currency, 0 to 1000000000000.
   * @default 0
   */
  movables?: number | undefined
  /**
   * The buyer is spouse or registered partner of the seller, a relative in direct line or a stepchild, or spouse or partner of one of these: no tax.
   * @default false
   */
  relatedSale?: boolean | undefined
  /**
   * Kind of land charge.
   * @default "book"
   */
  security?: 'book' | 'certificate' | undefined
  /**
   * Children under 18, for the Hessengeld of a first own home in Hessen. 0 to 20.
   * @default 0
   */
  childrenUnder18?: number | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `notaryDisbursements`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryDisbursements?: number | undefined
  } | undefined
}

/** Growth per year: one rate for all years, or one for each, of which the last repeats. */
export type GrowthInput = number | readonly number[]

/** What an interval promised and what it held. */
export interface HeldShare {
  /** Share that the interval promises. In fraction. */
  coverage: number
  /** Share of the sales that it held. In fraction. */
  held: number
  /** Low limit of that share (Clopper and Pearson). In fraction. */
  low95: number
  /** High limit of that share (Clopper and Pearson). In fraction. */
  high95: number
}

/** What is estimated and what is refused. */
export interface HitRate {
  /** Municipalities. */
  communes: number
  /** Municipalities whose homes are estimated. */
  priced: number
  /** Municipalities with a mean in the newest files. */
  published: number
  /** Municipalities with a mean of new builds. */
  newBuilds: number
  /** Every reason for which an estimate is refused. */
  refusals: ({
    /** Code of the refusal. */
    code: string
    /** What is refused, as the answer says it, in English. */
    says: string
  })[]
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
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
}

/** Facts of the household that the aids depend on. */
export interface Household {
  /**
   * Dependent children. 0 to 20.
   * @default 0
   */
  children?: number | undefined
  /** Growth of savings, one figure per year, oldest first. */
  annualSavingsGrowth?: readonly number[] | undefined
  /** Base amount of the accession premium, where it is known; at most that of the day for the children sent. In EUR, 500 to 35000. */
  accessionPremium?: number | undefined
  /** Kind of dwelling; sets the bonus of the accession premium. */
  dwellingKind?: 'coOwnedFlat' | 'terraced' | 'semiDetached' | 'detached' | undefined
  /** Net income per year; only for the hint on eligibility. In currency, 0 to 1000000000000. */
  netIncome?: number | undefined
  /** At least 1 000 EUR saved a year, for three years, at one bank. */
  stateGuaranteeSavingsMet?: boolean | undefined
  /**
   * Capital grants already received by the person. In EUR, 0 to 35000.
   * @default 0
   */
  capitalGrantsReceived?: number | undefined
}

/** What the stated dispersions imply for a single apartment; not measured. */
export interface ImpliedAccuracy {
  /** How exactly the price was made. */
  method: 'published' | 'indexed' | 'imputed_adverts' | 'imputed_canton' | (string & {})
  /** Municipalities with a price of this kind. */
  communes: number
  /** What is known: every fact and the district, or the municipality and the surface alone. */
  known: 'all' | 'surface' | (string & {})
  /** Forecast standard deviation of an apartment of 80 m², in percent. */
  fsdPct: {
    /** Of the municipality with the least. In percentage points. */
    low: number
    /** Of the middle one. In percentage points. */
    median: number
    /** Of the municipality with the most. In percentage points. */
    high: number
  }
  /** Median absolute error that the median FSD implies, in percent. In percentage points. */
  mdapePct: number
  /** Share of estimates within 10 % of the price that it implies. In fraction. */
  ppe10: number
  /** Share of estimates within 20 % of the price that it implies. In fraction. */
  ppe20: number
}

/** Works that raised the value of the property. */
export interface Improvement {
  /** Year of the expense, from that of the acquisition to that of the sale. In calendar year. */
  year: number
  /** Cost of the works for the whole property. In currency. */
  amount: number
  /** `EUR` when left out; `LUF` only up to 2001. */
  currency?: 'EUR' | 'LUF' | undefined
}

/** The income pillar of a lending value. */
export interface IncomeApproachInput {
  /** Rent per year that can be had for long. In currency, 0.01 to 1000000000000. */
  grossAnnualRent: number
  /** Management, upkeep and loss of rent, per year; below the rent. In currency, 0 to 1000000000000. */
  managementCosts: number
  /**
   * Value of the land. In currency, 0 to 1000000000000.
   * @default 0
   */
  landValue?: number | undefined
  /** Rate of capitalisation; left out, the floor of 0.055 for residential, 0.065 for other property. In fraction per year, 0.0001 to 0.25. */
  capitalisationRate?: number | undefined
  /** Years for which the building can still be used. In years, 1 to 100. */
  remainingUsefulLifeYears: number
}

/** The income pillar of a lending value. */
export interface IncomeValue {
  /** Rent less costs. In currency. */
  netIncome: number
  /** Present value of 1 per year over the useful life, six decimals. In years. */
  annuityFactor: number
  /** Net income less the interest on the land, capitalised. In currency. */
  buildingValue: number
  /** Value of the building and of the land. In currency. */
  incomeValue: number
}

/** How the rent of a lease is adjusted. */
export interface IndexationInput {
  /**
   * By the consumer price index, by a fixed rate, or never.
   * @default "cpi"
   */
  type?: 'cpi' | 'fixed' | 'none' | undefined
  /** What each adjustment adds; needed with `fixed`. In fraction, -0.5 to 0.5. */
  rate?: number | undefined
  /**
   * Share of the change of the index that is passed on. In fraction, 0 to 1.
   * @default 1
   */
  share?: number | undefined
  /** Months between adjustments, counted from the start of the lease: 12, or 24 for residential. In months, 1 to 120. */
  frequencyMonths?: number | undefined
  /**
   * How many months the index looked up lies before the adjustment. In months, 0 to 60.
   * @default 0
   */
  lagMonths?: number | undefined
  /** The most that one adjustment adds. In fraction, -0.5 to 0.5. */
  cap?: number | undefined
  /** The least that one adjustment adds; 0 keeps the rent from falling. In fraction, -0.5 to 0.5. */
  floor?: number | undefined
}

/** One indicator with its value, its age and its source. */
export interface Indicator {
  /** Stable key of an indicator. New keys may be added. */
  key: IndicatorKey
  /** What it is about. */
  group: 'centralBank' | 'interbank' | 'bond' | 'prices' | 'housing' | 'credit' | 'wages' | (string & {})
  /** The same words in the languages of the service. */
  name: Words
  /** How often the source has a new figure; `onChange` holds until the next decision. */
  frequency: 'daily' | 'monthly' | 'quarterly' | 'onChange' | (string & {})
  /** Unit of `value`. */
  unit: 'fraction' | 'index' | 'count' | (string & {})
  /** Rates as fractions: 0.02188 is 2.188 %. Null when no value is stored, never 0. */
  value: number | null
  /** The figure as the source prints it. */
  publishedValue: number | null
  /** Unit of `publishedValue`. */
  publishedUnit: 'percent' | 'index' | 'count' | (string & {})
  /** Day, month or quarter of the observation; of `onChange` the first day in force. */
  period: string | null
  /** The figure before; it may be known although `value` is null. */
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
  /** Read or confirmed by the newest refresh; stored from an earlier one because the newest failed or was refused; from the bundled file; no value. */
  status: 'live' | 'cached' | 'snapshot' | 'unavailable' | (string & {})
  /** Why it is not live; null for `live` and `snapshot`. */
  reason: IndicatorReason | null
  /** How sure the value is; null without one. */
  certainty: Certainty | null
  /** What the source says of the value; null when it says nothing. */
  observation: 'final' | 'provisional' | 'estimated' | (string & {}) | null
  /** Where a series is published. */
  source: IndicatorSource
}

/** Stable key of an indicator. New keys may be added. */
export type IndicatorKey = 'ecb.deposit_facility' | 'ecb.main_refinancing' | 'ecb.marginal_lending' | 'ecb.estr' | 'euribor.1m' | 'euribor.3m' | 'euribor.6m' | 'euribor.12m' | 'fr.oat_10y_monthly' | 'fr.tec10' | 'lu.long_rate_10y' | 'lu.mortgage_rate_new' | 'lu.hicp_yoy' | 'ea.hicp_yoy' | 'lu.cpi_index' | 'lu.wage_index' | 'lu.house_price_index' | 'lu.house_price_yoy' | 'lu.house_price_index_ecb' | 'lu.building_permits' | (string & {})

/** Why a value could not be read from its source, or is not stored. */
export type IndicatorReason = 'not_in_snapshot' | 'needs_source_key' | 'timeout' | 'unreachable' | 'http_error' | 'bad_format' | 'wrong_series' | 'implausible' | 'older_than_held' | 'no_data' | (string & {})

/** Where a series is published. */
export interface IndicatorSource {
  /** Who publishes the series. */
  name: string
  /** Name of the series at its source. */
  series: string
  /** Where the figure can be looked up. */
  url: string
}

/** A range that holds a share of the sales of comparable flats. */
export interface Interval {
  /** Share of the sales of comparable flats that lie in the range. In fraction. */
  coverage: number
  /** Low end, rounded to 100. In EUR. */
  low: number
  /** High end, rounded to 100. In EUR. */
  high: number
}

/** The capital that a purchase takes, part by part. */
export interface InvestedCapital {
  /** Own money in the price. In currency. */
  downPayment: number
  /** Loan: price less down payment. In currency. */
  loanAmount: number
  /** Duties and fees of the purchase. In currency. */
  acquisitionFees: number
  /** Works. In currency. */
  works: number
  /** Furniture. In currency. */
  furniture: number
  /** Fees of the loan. In currency. */
  loanFees: number
  /** Money set aside as a reserve. In currency. */
  cashReserve: number
  /** Own money that is needed: the sum of the lines. In currency. */
  totalCapital: number
  /** Price, fees, works, furniture and loan fees. In currency. */
  projectCost: number
  /** Loan on the price. In fraction. */
  loanToValue: number
  /** Loan on the project cost. In fraction. */
  loanToCost: number
  /** The parts of the total capital. */
  lines: CapitalLine[]
  /** Limits of the supervisory authority, for Luxembourg only. */
  regulatoryLtv?: RegulatoryLtv[] | undefined
  /** The fees of the purchase, line by line; with `autoFees`. */
  fees?: AcquisitionFees | undefined
  /** One entry for each default that was used. */
  assumptions: CalculationAssumption[]
  /** What a reader should look at before using the figures. */
  warnings: ({
    /** Stable code of the warning. New codes may be added. */
    code: 'ltv_above_lu_limit' | (string & {})
    /** The warning in one sentence. */
    message: string
  })[]
  /** How the figures were calculated, and what they are not. */
  methodology: Methodology
}

/** Capital of a purchase, for which the model asked. */
export interface InvestedCapitalCalculation {
  /** Operation of this service. */
  operation: 'investedCapital'
  /** What the model sent, and the day that was used. */
  input: InvestedCapitalQuestion
  /** The capital that a purchase takes, in short. */
  result: InvestedCapitalResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** A purchase, with the part of it that is borrowed. */
export interface InvestedCapitalInput {
  /**
   * Country of the property.
   * @default "LU"
   */
  country?: CountryCode | undefined
  /** Price of the property. In currency, 0.01 to 1000000000000. */
  purchasePrice: number
  /** Own money in the price; one of three ways to state it. In currency, 0 to 1000000000000. */
  downPayment?: number | undefined
  /** Own money as a part of the price; one of three ways to state it. In fraction, 0 to 1. */
  downPaymentRate?: number | undefined
  /** Loan; one of three ways to state it. In currency, 0 to 1000000000000. */
  loanAmount?: number | undefined
  /** Duties and fees of the purchase; this or their rate. In currency, 0 to 1000000000000. */
  acquisitionFees?: number | undefined
  /** Duties and fees as a part of the price; this or their sum. In fraction, 0 to 0.5. */
  acquisitionFeesRate?: number | undefined
  /**
   * Calculate the fees of the purchase by the law of the country.
   * @default false
   */
  autoFees?: boolean | undefined
  /** With `autoFees`: the request of the fees without `country`, `price` and `loanAmount`. */
  feesInput?: FeesDetailsInput | undefined
  /**
   * Works at the start. In currency, 0 to 1000000000000.
   * @default 0
   */
  works?: number | undefined
  /**
   * Furniture. In currency, 0 to 1000000000000.
   * @default 0
   */
  furniture?: number | undefined
  /**
   * Fees of the loan. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanFees?: number | undefined
  /**
   * Money set aside as a reserve. In currency, 0 to 1000000000000.
   * @default 0
   */
  cashReserve?: number | undefined
}

/** A purchase and its loan, as a conversation asks for its capital. */
export interface InvestedCapitalQuestion {
  /**
   * Country of the property.
   * @default "LU"
   */
  country?: CountryCode | undefined
  /** Price of the property. In currency. */
  purchasePrice: number
  /** Own money in the price; one of three ways to state it. In currency. */
  downPayment?: number | undefined
  /** Own money as a part of the price; one of three ways to state it. In fraction. */
  downPaymentRate?: number | undefined
  /** Loan; one of three ways to state it. In currency. */
  loanAmount?: number | undefined
  /** Duties and fees of the purchase; this or their rate. In currency. */
  acquisitionFees?: number | undefined
  /**
   * Works at the start. In currency.
   * @default 0
   */
  works?: number | undefined
  /**
   * Money set aside as a reserve. In currency.
   * @default 0
   */
  cashReserve?: number | undefined
}

/** A success: the result and how it was made. */
export interface InvestedCapitalResponse {
  /** Always true. */
  success: true
  /** The capital that a purchase takes, part by part. */
  data: InvestedCapital
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** The capital that a purchase takes, in short. */
export interface InvestedCapitalResult {
  /** Own money in the price. In currency. */
  downPayment: number
  /** Loan: price less down payment. In currency. */
  loanAmount: number
  /** Duties and fees of the purchase. In currency. */
  acquisitionFees: number
  /** Own money that is needed: the sum of the lines. In currency. */
  totalCapital: number
  /** Price, fees, works, furniture and loan fees. In currency. */
  projectCost: number
  /** Loan on the price. In fraction. */
  loanToValue: number
  /** Loan on the project cost. In fraction. */
  loanToCost: number
  /** Limits of the supervisory authority, for Luxembourg only. */
  regulatoryLtv?: RegulatoryLtv[] | undefined
}

/** One year of a purchase to let; each figure is rounded once, by itself. */
export interface InvestmentYear {
  /** Year, from 1. In years. */
  year: number
  /** Rent of a year that is let throughout. In currency. */
  grossRent: number
  /** Rent lost to empty months. In currency. */
  vacancyLoss: number
  /** Management and yearly costs. In currency. */
  operatingCosts: number
  /** Net operating income: rent less vacancy and costs. In currency. */
  noi: number
  /** Interest of the loan. In currency. */
  interest: number
  /** Principal repaid, extra payments included; negative where interest is added to it. In currency. */
  principal: number
  /** Insurance of the borrower. In currency. */
  insurance: number
  /** Monthly fees of the loan. In currency. */
  loanFees: number
  /** Interest, principal, insurance and fees of the loan. In currency. */
  debtService: number
  /** Net operating income less debt service. In currency. */
  cashflowBeforeTax: number
  /** Flat tax. In currency. */
  tax: number
  /** What is left after tax. In currency. */
  cashflow: number
  /** What is left so far. In currency. */
  cumulativeCashflow: number
  /** What is still owed at the end of the year. In currency. */
  loanBalance: number
  /** Value at the end of the year. In currency. */
  propertyValue: number
  /** Value less what is owed. In currency. */
  equity: number
}

/** An open invitation to an organisation. */
export interface Invitation {
  /** Id of the invitation. */
  id: string
  /** Who is invited. */
  email: string
  /** The right that the person will have. */
  role: 'admin' | 'member' | (string & {})
  /** Who invites somebody to an organisation. */
  invitedBy: Inviter
  /** Until when it can be accepted. */
  expiresAt: string
}

/** Who invites somebody to an organisation. */
export interface Inviter {
  /** Id of the user. */
  id: string
  /** Name of the user. */
  name: string
}

/** A line of an invoice. */
export interface InvoiceLine {
  /** What is charged. Null where the document does not say it. */
  label: string | null
  /** How much of it. Null where the document does not say it. */
  quantity: number | null
  /** Unit of the quantity. Null where the document does not say it. */
  unit: string | null
  /** Price of a unit, without VAT. Null where the document does not say it. */
  unitPrice: number | null
  /** Rate of the VAT. As a fraction: 3 % is 0.03. Null where the document does not say it. */
  vatRate: number | null
  /** Amount of the line, without VAT. Null where the document does not say it. */
  netAmount: number | null
}

/** The VAT of one rate on an invoice. */
export interface InvoiceVat {
  /** Rate of the VAT. As a fraction: 3 % is 0.03. Null where the document does not say it. */
  rate: number | null
  /** Amount that it is charged on. Null where the document does not say it. */
  base: number | null
  /** The VAT. Null where the document does not say it. */
  amount: number | null
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

/** What the fees of a purchase in Italy depend on beside country, price and loan. */
export interface ItalyFeesDetailsInput {
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /**
   * The price of a new build contains its VAT; read only with `newBuild: true`.
   * @default false
   */
  priceIncludesVat?: boolean | undefined
  /** The buyer meets, and undertakes in the deed, the conditions of the relief that no other field asks. */
  reliefConditionsMet?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
  })[] | undefined
  /**
   * Who buys: a natural person or a company.
   * @default "individual"
   */
  buyerType?: 'individual' | 'company' | undefined
  /** Cadastral income (rendita catastale) of the home; without it the price is the base. In currency, at most 1000000000000. */
  cadastralIncome?: number | undefined
  /** Cadastral incomes of one annex each of C/2, C/6 and C/7; they are added. */
  annexCadastralIncomes?: readonly number[] | undefined
  /**
   * Cadastral category; A/1, A/8 and A/9 have no relief.
   * @default "A/2"
   */
  cadastralCategory?: 'A/1' | 'A/2' | 'A/3' | 'A/4' | 'A/5' | 'A/6' | 'A/7' | 'A/8' | 'A/9' | 'A/11' | undefined
  /** Asks in the deed for the cadastral value as base; true when the cadastral income is sent. */
  cadastralValueOption?: boolean | undefined
  /**
   * Tax paid on the former main home, credited on the purchase of the next one. In currency, 0 to 1000000000000.
   * @default 0
   */
  previousMainHomeTax?: number | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `registryItems`; 0 removes it. In currency, 0 to 1000000000000. */
    registryItems?: number | undefined
    /** Your own figure for the line `notaryFeeNet`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryFeeNet?: number | undefined
    /** Your own figure for the line `mortgageNotaryFeeNet`; 0 removes it. In currency, 0 to 1000000000000. */
    mortgageNotaryFeeNet?: number | undefined
  } | undefined
}

/** A purchase in Italy. */
export interface ItalyFeesInput {
  /** Italy. */
  country: 'IT'
  /** What the buyer pays the seller, movables included, never the fee of a broker. In currency, 0.01 to 1000000000000. */
  price: number
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /**
   * Principal of the loan secured on the property; 0 is a purchase without loan. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /**
   * The price of a new build contains its VAT; read only with `newBuild: true`.
   * @default false
   */
  priceIncludesVat?: boolean | undefined
  /** The buyer meets, and undertakes in the deed, the conditions of the relief that no other field asks. */
  reliefConditionsMet?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
  })[] | undefined
  /**
   * Who buys: a natural person or a company.
   * @default "individual"
   */
  buyerType?: 'individual' | 'company' | undefined
  /** Cadastral income (rendita catastale) of the home; without it the price is the base. In currency, at most 1000000000000. */
  cadastralIncome?: number | undefined
  /** Cadastral incomes of one annex each of C/2, C/6 and C/7; they are added. */
  annexCadastralIncomes?: readonly number[] | undefined
  /**
   * Cadastral category; A/1, A/8 and A/9 have no relief.
   * @default "A/2"
   */
  cadastralCategory?: 'A/1' | 'A/2' | 'A/3' | 'A/4' | 'A/5' | 'A/6' | 'A/7' | 'A/8' | 'A/9' | 'A/11' | undefined
  /** Asks in the deed for the cadastral value as base; true when the cadastral income is sent. */
  cadastralValueOption?: boolean | undefined
  /**
   * Tax paid on the former main home, credited on the purchase of the next one. In currency, 0 to 1000000000000.
   * @default 0
   */
  previousMainHomeTax?: number | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `registryItems`; 0 removes it. In currency, 0 to 1000000000000. */
    registryItems?: number | undefined
    /** Your own figure for the line `notaryFeeNet`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryFeeNet?: number | undefined
    /** Your own figure for the line `mortgageNotaryFeeNet`; 0 removes it. In currency, 0 to 1000000000000. */
    mortgageNotaryFeeNet?: number | undefined
  } | undefined
}

/** A sale beside its estimate. */
export interface JudgedSale {
  /** Position in `sales`, from 0. */
  index: number
  /** Official French name of the municipality. */
  commune: string
  /** Price that was paid. In EUR. */
  price: number
  /** What it was estimated at, rounded to 1; the measures use the unrounded value. In EUR. */
  estimate: number
  /** Estimate over price, six decimals. In multiple. */
  ratio: number
  /** Forecast standard deviation of the estimate in percent. In percentage points. */
  fsdPct: number
}

/** An API key: whose it is, what it may do, what was used of it today. */
export interface Key {
  /** Id of the key; not the key itself. */
  id: string
  /** Its name. */
  name: string
  /** Tier of the API key; it sets the limits. */
  tier: Tier
  /** For servers (`vk_live_…`), or for web pages of certain origins (`vp_live_…`). */
  kind: KeyKind
  /** The user or organisation to which something belongs. */
  owner: Owner
  /** Origins whose pages may use a publishable key; empty for secret keys. */
  origins: string[]
  /** What is shown of the key: its first letters and its last four. */
  display: string
  /** The whole key of a publishable one, which is public; null for secret keys, which are never shown again. */
  text: string | null
  /** When it was made. */
  createdAt: string
  /** Who made a key of the organisation; null for your own, and where the operator made it. */
  createdBy: KeyMaker | null
  /** When it was revoked; null while it works. */
  revokedAt: string | null
  /** What was used in this UTC day, and what is left of it. */
  today: KeyToday
}

/** How many own keys an account has and may have. */
export interface KeyCounts {
  /** Own keys that work. */
  active: number
  /** Own keys that may work at once. */
  activeMax: number
  /** Own keys made in this UTC day. */
  createdToday: number
  /** Own keys that may be made in a UTC day. */
  createdPerDayMax: number
}

/** For servers (`vk_live_…`), or for web pages of certain origins (`vp_live_…`). */
export type KeyKind = 'secret' | 'publishable'

/** The keys of an account and of its organisation. */
export interface KeyList {
  /** Your own, then those of your organisation; newest first; revoked ones for 90 days. */
  keys: Key[]
}

/** Who made a key of an organisation. */
export interface KeyMaker {
  /** Id of the user. */
  id: string
  /** Name of the user; null once the account is deleted. */
  name: string | null
  /** Whether the user still belongs to the organisation. Whoever left may know the key: replace it. */
  member: boolean
}

/** The origins whose pages may use a publishable key. */
export interface KeyOrigins {
  /** Replaces the whole list; honoured within 5 seconds. */
  origins: readonly string[]
}

/** A success: the result and the name of the request. */
export interface KeyResponse {
  /** Always true. */
  success: true
  /** One key. */
  data: OneKey
  /** The name of the request. */
  meta: AccountMeta
}

/** What was used in this UTC day, and what is left of it. */
export interface KeyToday {
  /** Requests counted in this UTC day. */
  used: number
  /** Requests that the tier allows in a UTC day; null where there is no daily limit. */
  limit: number | null
  /** Requests left; null where there is no daily limit. */
  remaining: number | null
  /** When the next UTC day begins. */
  resetsAt: string
}

/** Thirty days of a key. */
export interface KeyUsage {
  /** Id of the key. */
  keyId: string
  /** First of the thirty UTC days. */
  from: string
  /** The last of them: today. */
  to: string
  /** Each of the thirty days, oldest first. */
  days: UsageDay[]
  /** The sum of the days. */
  total: number
  /** What was used in this UTC day, and what is left of it. */
  today: KeyToday
}

/** A success: the result and the name of the request. */
export interface KeyUsageResponse {
  /** Always true. */
  success: true
  /** Thirty days of a key. */
  data: KeyUsage
  /** The name of the request. */
  meta: AccountMeta
}

/** A success: the result and the name of the request. */
export interface KeysResponse {
  /** Always true. */
  success: true
  /** The keys of an account and of its organisation. */
  data: KeyList
  /** The name of the request. */
  meta: AccountMeta
}

/** A change of the law on a day. */
export interface LawChange {
  /** First day on which it applies; of an end, the day after the last one. */
  day: string
  /** Whose law. */
  country: CountryCode
  /** Begins: a version of a parameter, which answers use. Ends: a temporary measure that nothing follows. Adjusted: a figure that the law adjusts then, whose new value is not known. Passed: an act that is not calculated yet. Announced: a bill or a plan. Expected: what acts change at that time each year. */
  kind: 'begins' | 'ends' | 'adjusted' | 'passed' | 'announced' | 'expected' | (string & {})
  /** Which parameter; left out where the change is not calculated. */
  parameter?: string | undefined
  /** What changes, in a sentence. */
  says: string
  /** Unit of the value. */
  unit?: 'fraction' | 'currency' | 'months' | 'years' | 'days' | 'count' | 'brackets' | 'coefficients' | 'names' | (string & {}) | undefined
  /** Its figure until then, where it is one number. In unit of the parameter. */
  before?: number | undefined
  /** Its figure from then on, where it is one number. In unit of the parameter. */
  after?: number | undefined
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty?: Certainty | undefined
  /** The act or the publication. */
  title: string
  /** The article in it. */
  article: string
  /** Where to read it. */
  url?: string | undefined
}

/** Changes of the law between two days, and when each law was last read. */
export interface LawChanges {
  /** First day of the list. */
  from: string
  /** Last day of the list. */
  to: string
  /** Sorted by day, country and parameter. */
  changes: LawChange[]
  /** One for each country of the list. */
  readings: CountryReading[]
}

/** A success: the result and how it was made. */
export interface LawChangesResponse {
  /** Always true. */
  success: true
  /** Changes of the law between two days, and when each law was last read. */
  data: LawChanges
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** A figure or table of law, with the days in force of each version. */
export interface LawParameter {
  /** Its id: a dotted path that never changes; `basis` and `meta.law` name it. */
  id: string
  /** One sentence in the words of the law. */
  says: string
  /** Unit of the value. */
  unit: 'fraction' | 'currency' | 'months' | 'years' | 'days' | 'count' | 'brackets' | 'coefficients' | 'names' | (string & {})
  /** What sets it. Law: an act, or a tariff made under one. Market: a price or a usage. Convention: a choice of this service or of the profession where the law is silent. Announcement: a reform that is no law yet. */
  kind: 'law' | 'market' | 'convention' | 'announcement' | (string & {})
  /** Whose law it is. */
  country: CountryCode
  /** Day when somebody last compared it with the source. */
  checkedOn: string
  /** Its versions, oldest first; of one day the one in force. */
  versions: LawVersion[]
}

/** Figures and tables of law with their versions and sources. */
export interface LawParameters {
  /** Sorted by id; empty where nothing fits. */
  parameters: LawParameter[]
}

/** A success: the result and how it was made. */
export interface LawParametersResponse {
  /** Always true. */
  success: true
  /** Figures and tables of law with their versions and sources. */
  data: LawParameters
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
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
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
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

/** Where a figure of law was read. */
export interface LawSource {
  /** The law or the publication. */
  title: string
  /** The article in it, or what it is called there. */
  article: string
  /** Permanent address of the act, or of the page. */
  url?: string | undefined
  /** Day of the text that was read: of the act as published, or of the state in which a collection keeps it; of a copy that bears no day, the day since which its figure has stood. Sent with every statutory version. */
  textOf?: string | undefined
}

/** What a parameter is from one day to another, and where that was read. */
export interface LawVersion {
  /** First day in force. */
  from: string
  /** Last day in force; null while it is open. */
  until: string | null
  /** The value, whole: a number, the rows of a table, or names. */
  value: number | LawRow[] | string[]
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
  /** A gap, a doubt, a retroactive effect. */
  note?: string | undefined
  /** Where a figure of law was read. */
  source: LawSource
}

/** A contact of a visitor, as it is handed to the organisation. */
export interface Lead {
  /** UUID in lower case, made by the sender: the same one is received once. Make a new one when what is sent has changed. */
  id: string
  /** Who wants to be called, as the visitor typed it; nothing of it is checked. */
  contact: LeadContact
  /** What the visitor agreed to, and when. */
  consent: LeadConsent
  /** The home that the visitor had estimated; it is estimated anew here. */
  home: EstimationInput
  /** The page on which it was sent; query and fragment are cut off. */
  page: string
  /** Language in which the visitor read the form. */
  language: 'fr' | 'de' | 'en' | 'lb' | 'pt' | (string & {})
  /** Your own word for this form or page. */
  reference?: string | undefined
  /** Campaign parameters of the page, as `utm_source`. */
  utm?: Record<string, string> | undefined
  /** Seconds from when the form appeared until it was sent. In seconds. */
  elapsedSeconds?: number | undefined
  /** When it was received, by our clock. */
  receivedAt: string
  /** Sent from the pages of the service, to try the way. */
  test: boolean
  /** Id of the API key that sent it. */
  keyId: string
  /** Host of the page, as the browser said it. */
  host: string
  /** The estimate of the home, made when the contact was received. */
  estimate: LeadEstimate
  /** Where it was held back before it was delivered. */
  heldBack?: LeadHold | undefined
}

/** What the visitor agreed to, and when. */
export interface LeadConsent {
  /** The sentence that the visitor agreed to, as it was shown. */
  text: string
  /** The privacy notice that was linked beside it. */
  privacyUrl: string
  /** When, by the clock of the visitor; ours stands beside it. */
  at: string
}

/** Who wants to be called, as the visitor typed it; nothing of it is checked. */
export interface LeadContact {
  /** Name of the visitor, in any script; no address of a page. */
  name?: string | undefined
  /** E-mail address of the visitor; this, the telephone number, or both. */
  email?: string | undefined
  /** Telephone number of the visitor, as typed, with three digits or more. */
  phone?: string | undefined
  /** What the visitor wrote; line breaks are kept. */
  message?: string | undefined
}

/** A visitor sent a contact. */
export interface LeadCreatedEvent {
  /** What happened. */
  type: 'lead.created'
  /** When the contact was received. */
  timestamp: string
  /** A contact of a visitor, as it is handed to the organisation. */
  data: Lead
}

/** The estimate of the home, made when the contact was received. */
export interface LeadEstimate {
  /** Lower end of the interval that holds 8 of 10 sales of comparable apartments. In EUR. */
  low: number
  /** Central value. In EUR. */
  mid: number
  /** Upper end of that interval. In EUR. */
  high: number
}

/** Why a contact was held back, and until when. */
export interface LeadHold {
  /** `visitor_hour`: more than 5 of this address within an hour. `organisation_hour`: more than 60 for the organisation within an hour. `organisation_day`: more than its plan delivers at once in a UTC day. */
  reason: 'visitor_hour' | 'organisation_hour' | 'organisation_day' | (string & {})
  /** When it was let through. */
  until: string
}

/** A contact that a visitor of an agency’s page sends. */
export interface LeadInput {
  /** UUID in lower case, made by the sender: the same one is received once. Make a new one when what is sent has changed. */
  id: string
  /** Who wants to be called, as the visitor typed it; nothing of it is checked. */
  contact: LeadContact
  /** What the visitor agreed to, and when. */
  consent: LeadConsent
  /** The home that the visitor had estimated; it is estimated anew here. */
  home: EstimationInput
  /** The page on which it was sent; query and fragment are cut off. */
  page: string
  /** Language in which the visitor read the form. */
  language: 'fr' | 'de' | 'en' | 'lb' | 'pt'
  /** Your own word for this form or page. */
  reference?: string | undefined
  /** Campaign parameters of the page, as `utm_source`. */
  utm?: Record<string, string> | undefined
  /** Seconds from when the form appeared until it was sent. In seconds, 0 to 86400. */
  elapsedSeconds?: number | undefined
  /** A trap for programs: people never see the field, and what is sent with it filled goes nowhere. Give the field of your form another name, which no browser or password manager fills, and empty it after a failure. */
  website?: string | undefined
  /** Proof of work, after an answer `proof_required`: `token:number,number,…`. */
  proof?: string | undefined
}

/** What became of a contact when it was received. */
export interface LeadReceipt {
  /** The id that was sent. */
  id: string
  /** `queued`: it is on its way to the organisation. `discarded`: the sandbox keeps and sends nothing. */
  delivery: 'queued' | 'discarded' | (string & {})
}

/** A success: the result and how it was made. */
export interface LeadResponse {
  /** Always true. */
  success: true
  /** What became of a contact when it was received. */
  data: LeadReceipt
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** Market value reduced by a haircut. Not a mortgage lending value or property value established by an independent qualified valuer. */
export interface LendingValue {
  /** Market value as sent. In currency. */
  marketValue: number
  /** What the property is used for. */
  assetType: AssetType
  /** Haircut that was applied. In fraction. */
  abattement: number
  /** Where the haircut comes from. */
  abattementSource: 'request' | 'default' | (string & {})
  /** Market value less the haircut. In currency. */
  haircutValue: number
  /** Market value less the lending value. In currency. */
  haircutAmount: number
  /** The lowest of the pillars, never above the market value. In currency. */
  mortgageLendingValue: number
  /** `haircutAmount` on the market value. In fraction. */
  effectiveAbattement: number
  /** The pillar that gives the lending value. */
  bindingConstraint: 'haircut' | 'incomeApproach' | 'revaluationCap' | 'marketValue' | (string & {})
  /** The income pillar of a lending value. */
  incomeApproach?: IncomeValue | undefined
  /** The higher of the average of the earlier values and the value at origination. In currency. */
  revaluationCap?: number | undefined
  /** Loan on the market value. In fraction. */
  loanToMarketValue?: number | undefined
  /** Loan on the lending value. In fraction. */
  loanToLendingValue?: number | undefined
  /** One entry for each default that was used. */
  assumptions: CalculationAssumption[]
  /** What a reader should look at before using the figures. */
  warnings: ({
    /** Stable code of the warning. New codes may be added. */
    code: 'zero_haircut' | 'cap_rate_below_floor' | 'costs_below_15_percent' | 'income_value_far_below' | 'land_interest_exceeds_income' | (string & {})
    /** The warning in one sentence. */
    message: string
  })[]
  /** How the figures were calculated, and what they are not. */
  methodology: Methodology
}

/** A property with its market value. */
export interface LendingValueInput {
  /** Market value. In currency, 0.01 to 1000000000000. */
  marketValue: number
  /** What the property is used for. */
  assetType: AssetType
  /** Haircut on the market value: 0.10 means 10 %. Left out, by use: see `assumptions`. In fraction, 0 to 0.9. */
  abattement?: number | undefined
  /** Loan; adds its two ratios. In currency, 0.01 to 1000000000000. */
  loanAmount?: number | undefined
  /** The income pillar of a lending value. */
  incomeApproach?: IncomeApproachInput | undefined
  /** Earlier values, which cap the value of a revaluation. */
  revaluation?: RevaluationInput | undefined
  /** Day of the valuation; for information, it changes no figure. */
  valuationDate?: string | undefined
}

/** A property, as a conversation asks for its lending value. */
export interface LendingValueQuestion {
  /** Market value. In currency. */
  marketValue: number
  /** What the property is used for. */
  assetType: AssetType
  /** Haircut on the market value: 0.10 means 10 %. Left out, by use: see `assumptions`. In fraction. */
  abattement?: number | undefined
  /** Loan; adds its two ratios. In currency. */
  loanAmount?: number | undefined
}

/** A success: the result and how it was made. */
export interface LendingValueResponse {
  /** Always true. */
  success: true
  /** Market value reduced by a haircut. Not a mortgage lending value or property value established by an independent qualified valuer. */
  data: LendingValue
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** A prudential lending value, in short. */
export interface LendingValueResult {
  /** The lowest of the pillars, never above the market value. In currency. */
  mortgageLendingValue: number
  /** Haircut that was applied. In fraction. */
  abattement: number
  /** Market value less the lending value. In currency. */
  haircutAmount: number
  /** The pillar that gives the lending value. */
  bindingConstraint: 'haircut' | 'incomeApproach' | 'revaluationCap' | 'marketValue' | (string & {})
  /** Loan on the market value. In fraction. */
  loanToMarketValue?: number | undefined
  /** Loan on the lending value. In fraction. */
  loanToLendingValue?: number | undefined
}

/** The loan and the equity beside it. */
export interface LeveredLoan {
  /** Sum lent. In currency. */
  amount: number
  /** Outlay less the loan, with its fees. In currency. */
  equity: number
  /** Owed at the end of the horizon, repaid from the sale. In currency. */
  balanceAtExit: number
  /** Interest and principal of the first year. In currency. */
  annualDebtServiceYear1: number
}

/** A file that the model rests on, with its hash. */
export interface LineageFile {
  /** A table of the service, or an official file of registered sales behind the history. New ones may be added. */
  key: 'communes' | 'history' | 'index' | 'quartiers' | 'sales' | (string & {})
  /** Name of the file. */
  file: string
  /** Who publishes it. */
  publisher: string
  /** Address of the file or of the page of the publisher; null for a table of ours. */
  address: string | null
  /** First and last period, as `2025-Q3..2026-Q2`; null where it has none. */
  period: string | null
  /** Day on which it was read; null where that was not noted. */
  readOn: string | null
  /** Bytes of the file; null where it is not at hand. In bytes. */
  bytes: number | null
  /** SHA-256 of the file; null where it is not at hand. */
  sha256: string | null
  /** Rows of the table, or of the history that come from the file. */
  rows: number
  /** How it was read and by whom; empty where nothing is noted. */
  note: string
}

/** An aid that is named without an amount; the decision needs more facts. */
export interface ListedAid {
  /** The aid. */
  key: 'accessionPremium' | 'compensatoryPremium' | 'interestSubsidy' | 'climateBonus' | 'communalPremiums' | (string & {})
  /** The same words in the languages of the service. */
  label: Words
  /** Where the law leaves a range; the amount is its central figure. */
  range?: AmountRange | undefined
  /** True where the aid is a line already. */
  includedInTotals: boolean
  /** The same words in the languages of the service. */
  condition: Words
  /** Official page. */
  url?: string | undefined
  /** Year of the indexed figures. In year. */
  referenceYear?: number | undefined
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
}

/** Insurance of the borrower, charged each month. */
export interface LoanInsuranceInput {
  /** Premium per year as a part of the base; 0.003 is 0.3 %. In fraction per year, 0 to 0.1. */
  annualRate: number
  /**
   * What the premium is charged on: the principal at the start, or the balance of the month.
   * @default "initial"
   */
  base?: 'initial' | 'outstanding' | undefined
  /**
   * The lender asks for it; then it counts in the annual percentage rate.
   * @default true
   */
  mandatory?: boolean | undefined
}

/** Areas of a building of several uses; the parts make the whole. */
export interface LuxembourgAreas {
  /** The whole building. In m², at most 100000. */
  totalM2: number
  /** Where the buyers live. In m², 0 to 100000. */
  homeM2: number
  /** Practice, shop, office. In m², 0 to 100000. */
  professionalM2?: number | undefined
  /** Dwelling that is let. In m², 0 to 100000. */
  letM2?: number | undefined
}

/** One of the persons who buy; `use` and `relationship` are those of the request if left out. */
export interface LuxembourgBuyer {
  /** Part bought. Every buyer has it, or none (then equal parts); the sum is 1. In fraction, at most 1. */
  share?: number | undefined
  /** Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone). */
  use?: LuxembourgUse | undefined
  /** Relation to the donor: ascendant or descendant, without or with exemption from collation; spouse; partner of a declaration of three years or more; brother or sister; uncle or aunt and nephew or niece; the same at one more generation; municipality, public body or charity; anybody else. */
  relationship?: LuxembourgRelationship | undefined
  /**
   * False: a company, which has no credit.
   * @default true
   */
  naturalPerson?: boolean | undefined
  /** Resident of Luxembourg or the EEA; if not, the credit is paid back later. Assumed true. */
  eeaResident?: boolean | undefined
  /** Credit for an own dwelling used in earlier deeds; nothing is left at the ceiling of the day. In EUR, 0 to 100000. */
  housingCreditUsed?: number | undefined
  /** The same for the rental credit, which is counted separately. In EUR, 0 to 100000. */
  rentalCreditUsed?: number | undefined
}

/** One buyer: share of the duties, credits applied and left. */
export interface LuxembourgBuyerDuties {
  /** Position in the request, from 0. */
  index: number
  /** Part bought. In fraction. */
  share: number
  /** Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone). */
  use: LuxembourgUse
  /** Share of the duties before credit. In currency. */
  duty: number
  /** Housing credit applied. In currency. */
  credit: number
  /** Rental credit applied. In currency. */
  rentalCredit?: number | undefined
  /** Balance of the housing credit after this deed, by the ceiling of the day. In currency. */
  housingCreditLeft: number
  /** The same for the rental credit, while it exists. In currency. */
  rentalCreditLeft?: number | undefined
}

/** One line of cost, tax or credit, with the law that it rests on. */
export interface LuxembourgCostLine {
  /** What the line is. */
  key: 'registrationDuty' | 'transcriptionDuty' | 'communalSurtax' | 'housingCredit' | 'rentalCredit' | 'minimumDuty' | 'constructionVat' | 'constructionVatAdjustment' | 'renovationVat' | 'notaryFeeNet' | 'notaryCopies' | 'notaryFeeVat' | 'transcriptionSalary' | 'notaryDisbursements' | 'mortgageRegistrationDuty' | 'mortgageInscriptionDuty' | 'inscriptionSalary' | 'mortgageNotaryFeeNet' | 'mortgageNotaryFeeVat' | 'bankFees' | 'brokerFeeBuyer' | 'dischargeDuty' | 'dischargeNotaryFee' | 'dischargeNotaryVat' | 'radiationSalary' | (string & {})
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
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
  /** True: part of `totals`. False: for information only. */
  counted: boolean
  /** True where part of it comes back. */
  refundable?: boolean | undefined
  /** The bare tariff, where the usual invoice is higher. In currency. */
  regulatedMinimum?: number | undefined
  /** Where the law leaves a range; the amount is its central figure. */
  range?: AmountRange | undefined
  /** Who receives it. */
  dueTo?: 'state' | 'region' | 'municipality' | 'notary' | 'registry' | 'lender' | 'broker' | 'insurer' | 'other' | (string & {}) | undefined
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
  /** Latest first day of the versions in `basis` that set the amount. */
  inForceFrom: string
  /** Their earliest last day; null while all are open. */
  inForceUntil: string | null
  /** Article or source in words. */
  legalReference: string
}

/** Every cost of a purchase in Luxembourg, line by line. */
export interface LuxembourgFees {
  /** Always Luxembourg. */
  country: 'LU'
  /** Official name of the municipality, when one was sent. */
  commune?: string | undefined
  /** The day whose law was used. */
  deedDate: string
  /** Always euros. */
  currency: 'EUR'
  /** As sent. In currency. */
  price: number
  /** As used. */
  operation: 'existing' | 'offPlan' | 'buildingLand' | (string & {})
  /** Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone). */
  use: LuxembourgUse
  /** Duties, VAT, notary, loan and fees, in this order. */
  lines: LuxembourgCostLine[]
  /** Sums of the counted lines. */
  totals: Totals
  /** The buyers, in the order sent. */
  buyers: LuxembourgBuyerDuties[]
  /** Housing VAT: the base, the rate of the day, the benefit of the 3 % rate. */
  vat?: LuxembourgVat | undefined
  /** What a resale in time gives back. */
  resaleRefunds?: ResaleRefund[] | undefined
  /** What would cost less, and when. */
  possibleReliefs: LuxembourgPossibleRelief[]
  /** What to know beside the figures; the first never changes. */
  notices: Notice[]
  /** Defaults and uncertain parameters that the figures rest on. */
  assumptions: Assumption[]
  /** Sold off plan. */
  newBuild: boolean
}

/** What the fees of a purchase in Luxembourg depend on beside country, price and loan. */
export interface LuxembourgFeesDetailsInput {
  /**
   * Kind of deed. Partition: a co-owner buys out the others, `price` is what they are paid, with `acquiredShare` and `marketValue`. Exchange: `price` is the value of what is received, `givenValue` that of what is given. Gift: `price` is the value of what is given, in full ownership.
   * @default "sale"
   */
  deed?: 'sale' | 'partition' | 'exchange' | 'gift' | undefined
  /** In a gift: the relation to the donor. */
  relationship?: LuxembourgRelationship | undefined
  /** In an exchange: market value of the property that is given. In currency, at most 1000000000000. */
  givenValue?: number | undefined
  /** Debt of the seller or of the other owners that the buyer takes over; a part of the price for the duties. Not off plan. Assumed 0. In currency, 0 to 1000000000000. */
  assumedDebt?: number | undefined
  /** Life annuity for a year that is paid besides `price`, where the deed states no capital for it. Not off plan. Assumed 0. In currency, 0 to 1000000000000. */
  yearlyAnnuity?: number | undefined
  /** Principal of an inscription of the seller that is struck off with the deed; lines of the seller. Assumed none. In currency, 0 to 1000000000000. */
  dischargedPrincipal?: number | undefined
  /** Day of the notarial deed, whose law counts; today when left out. */
  deedDate?: string | undefined
  /** Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone). */
  use: LuxembourgUse
  /**
   * An existing building, a sale off plan (VEFA), or land to build on.
   * @default "existing"
   */
  operation?: 'existing' | 'offPlan' | 'buildingLand' | undefined
  /** Municipality, under any of its names; needed where a part is not housing. */
  commune?: string | undefined
  /** Part of the price that is not housing: base of the surtax, outside the housing credit, from a quarter on without the 3 % rate of VAT. Assumed that of `areas`, else 1 when `use` is `other`, else 0. In fraction, 0 to 1. */
  nonHousingShare?: number | undefined
  /** Areas of a building of several uses; the parts make the whole. */
  areas?: LuxembourgAreas | undefined
  /**
   * Purchase with declared intent to resell; no credit.
   * @default false
   */
  resaleClause?: boolean | undefined
  /** Off plan: land share. Assumed 30 % of the price. In currency, 0 to 1000000000000. */
  landValue?: number | undefined
  /** Value of the whole in full ownership; the duties bear on what is bought of it where that is above the price. Not off plan. In currency, 0 to 1000000000000. */
  marketValue?: number | undefined
  /** Part bought from a co-owner, paid with `price`; with `marketValue`. In fraction, at most 1. */
  acquiredShare?: number | undefined
  /**
   * Right that is bought, for life without `usufructYears`; a lesser one with `marketValue` and `usufructuaryAge`.
   * @default "fullOwnership"
   */
  right?: 'fullOwnership' | 'bareOwnership' | 'usufruct' | 'habitation' | undefined
  /** Age of the usufructuary. In years, 0 to 130. */
  usufructuaryAge?: number | undefined
  /** Years of a right that ends before the death of the usufructuary. In years, 1 to 99. */
  usufructYears?: number | undefined
  /** Bare ownership and usufruct come together: only then is there a housing credit. */
  reunitesOwnership?: boolean | undefined
  /** Land to build on: building contract for the house, without VAT, which bears VAT and no duties. In currency, 0 to 1000000000000. */
  constructionPrice?: number | undefined
  /** Off plan: construction standing on the day of the deed. Assumed 0. In currency, 0 to 1000000000000. */
  builtValueAtDeed?: number | undefined
  /** Off plan: whether the construction to come is in the price without VAT (assumed), with 3 %, or full. */
  priceIncludes?: 'exclVat' | 'superReducedVat' | 'standardVat' | undefined
  /** Benefit of the 3 % rate already used for this dwelling, at most the ceiling of the day. Assumed 0. In currency, 0 to 1000000000000. */
  vatBenefitUsed?: number | undefined
  /** Works on an existing dwelling, without VAT, finished within five years. In currency, 0 to 1000000000000. */
  renovationWorks?: number | undefined
  /** Invoices of the works, without VAT; only those above 1 250 count for the 3 % rate. Assumed: one. */
  renovationInvoices?: readonly number[] | undefined
  /**
   * The buyers meet the conditions of the base that was halved from October 2024 to September 2025.
   * @default false
   */
  halfBaseEligible?: boolean | undefined
  /** Day on which the preliminary or reservation contract was registered; not after the deed. It counts for deeds of July to September 2025: from 2024-10-01 for the halved base, from 2024-01-01 for the rental credit, both to 2025-06-30. */
  preliminaryContractRegisteredOn?: string | undefined
  /** The persons who buy. Assumed: one buyer. */
  buyers?: readonly LuxembourgBuyer[] | undefined
  /** Principal with accessories. Changes nothing: the duties bear on the principal alone. In currency, 0 to 1000000000000. */
  securedAmount?: number | undefined
  /**
   * File and valuation fees of the bank. In currency, 0 to 1000000000000.
   * @default 0
   */
  bankFees?: number | undefined
  /** What the buyer owes an agency, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; at most one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** Rôles (two pages) of copies; two for the transcription count as one. 1 to 1000. */
  copyRoles?: number | undefined
  /** Searches, extracts, postage of the notary, copies without `copyRoles`. Assumed 0. In currency, 0 to 1000000000000. */
  disbursements?: number | undefined
  /** True is the short form of `operation: offPlan`. */
  newBuild?: boolean | undefined
}

/** A purchase in Luxembourg. */
export interface LuxembourgFeesInput {
  /** Luxembourg. */
  country: 'LU'
  /** What the buyer pays the seller; off plan the total of land and construction. In currency, 0.01 to 1000000000000. */
  price: number
  /**
   * Kind of deed. Partition: a co-owner buys out the others, `price` is what they are paid, with `acquiredShare` and `marketValue`. Exchange: `price` is the value of what is received, `givenValue` that of what is given. Gift: `price` is the value of what is given, in full ownership.
   * @default "sale"
   */
  deed?: 'sale' | 'partition' | 'exchange' | 'gift' | undefined
  /** In a gift: the relation to the donor. */
  relationship?: LuxembourgRelationship | undefined
  /** In an exchange: market value of the property that is given. In currency, at most 1000000000000. */
  givenValue?: number | undefined
  /** Debt of the seller or of the other owners that the buyer takes over; a part of the price for the duties. Not off plan. Assumed 0. In currency, 0 to 1000000000000. */
  assumedDebt?: number | undefined
  /** Life annuity for a year that is paid besides `price`, where the deed states no capital for it. Not off plan. Assumed 0. In currency, 0 to 1000000000000. */
  yearlyAnnuity?: number | undefined
  /** Principal of an inscription of the seller that is struck off with the deed; lines of the seller. Assumed none. In currency, 0 to 1000000000000. */
  dischargedPrincipal?: number | undefined
  /** Day of the notarial deed, whose law counts; today when left out. */
  deedDate?: string | undefined
  /** Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone). */
  use: LuxembourgUse
  /**
   * An existing building, a sale off plan (VEFA), or land to build on.
   * @default "existing"
   */
  operation?: 'existing' | 'offPlan' | 'buildingLand' | undefined
  /** Municipality, under any of its names; needed where a part is not housing. */
  commune?: string | undefined
  /** Part of the price that is not housing: base of the surtax, outside the housing credit, from a quarter on without the 3 % rate of VAT. Assumed that of `areas`, else 1 when `use` is `other`, else 0. In fraction, 0 to 1. */
  nonHousingShare?: number | undefined
  /** Areas of a building of several uses; the parts make the whole. */
  areas?: LuxembourgAreas | undefined
  /**
   * Purchase with declared intent to resell; no credit.
   * @default false
   */
  resaleClause?: boolean | undefined
  /** Off plan: land share. Assumed 30 % of the price. In currency, 0 to 1000000000000. */
  landValue?: number | undefined
  /** Value of the whole in full ownership; the duties bear on what is bought of it where that is above the price. Not off plan. In currency, 0 to 1000000000000. */
  marketValue?: number | undefined
  /** Part bought from a co-owner, paid with `price`; with `marketValue`. In fraction, at most 1. */
  acquiredShare?: number | undefined
  /**
   * Right that is bought, for life without `usufructYears`; a lesser one with `marketValue` and `usufructuaryAge`.
   * @default "fullOwnership"
   */
  right?: 'fullOwnership' | 'bareOwnership' | 'usufruct' | 'habitation' | undefined
  /** Age of the usufructuary. In years, 0 to 130. */
  usufructuaryAge?: number | undefined
  /** Years of a right that ends before the death of the usufructuary. In years, 1 to 99. */
  usufructYears?: number | undefined
  /** Bare ownership and usufruct come together: only then is there a housing credit. */
  reunitesOwnership?: boolean | undefined
  /** Land to build on: building contract for the house, without VAT, which bears VAT and no duties. In currency, 0 to 1000000000000. */
  constructionPrice?: number | undefined
  /** Off plan: construction standing on the day of the deed. Assumed 0. In currency, 0 to 1000000000000. */
  builtValueAtDeed?: number | undefined
  /** Off plan: whether the construction to come is in the price without VAT (assumed), with 3 %, or full. */
  priceIncludes?: 'exclVat' | 'superReducedVat' | 'standardVat' | undefined
  /** Benefit of the 3 % rate already used for this dwelling, at most the ceiling of the day. Assumed 0. In currency, 0 to 1000000000000. */
  vatBenefitUsed?: number | undefined
  /** Works on an existing dwelling, without VAT, finished within five years. In currency, 0 to 1000000000000. */
  renovationWorks?: number | undefined
  /** Invoices of the works, without VAT; only those above 1 250 count for the 3 % rate. Assumed: one. */
  renovationInvoices?: readonly number[] | undefined
  /**
   * The buyers meet the conditions of the base that was halved from October 2024 to September 2025.
   * @default false
   */
  halfBaseEligible?: boolean | undefined
  /** Day on which the preliminary or reservation contract was registered; not after the deed. It counts for deeds of July to September 2025: from 2024-10-01 for the halved base, from 2024-01-01 for the rental credit, both to 2025-06-30. */
  preliminaryContractRegisteredOn?: string | undefined
  /** The persons who buy. Assumed: one buyer. */
  buyers?: readonly LuxembourgBuyer[] | undefined
  /**
   * Principal of the loan secured on the property; 0 is cash. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** Principal with accessories. Changes nothing: the duties bear on the principal alone. In currency, 0 to 1000000000000. */
  securedAmount?: number | undefined
  /**
   * File and valuation fees of the bank. In currency, 0 to 1000000000000.
   * @default 0
   */
  bankFees?: number | undefined
  /** What the buyer owes an agency, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; at most one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** Rôles (two pages) of copies; two for the transcription count as one. 1 to 1000. */
  copyRoles?: number | undefined
  /** Searches, extracts, postage of the notary, copies without `copyRoles`. Assumed 0. In currency, 0 to 1000000000000. */
  disbursements?: number | undefined
  /** True is the short form of `operation: offPlan`. */
  newBuild?: boolean | undefined
}

/** A relief that was not granted, and what would open it. */
export interface LuxembourgPossibleRelief {
  /** The relief. */
  key: 'housingCredit' | 'rentalCredit' | 'halfBase' | 'superReducedVat' | 'surtaxExemption' | 'eeaCreditRefund' | 'constructionAllowance' | (string & {})
  /** Its name. */
  label: string
  /** How much less would be paid; null when that cannot be computed. */
  saving: number | null
  /** Between what and what it would be less, where the answer to one of `fields` decides; `saving` is then null. */
  range?: AmountRange | undefined
  /** What would have to be true. */
  condition: string
  /** What to send so that it is applied; empty when nothing can. */
  fields: string[]
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
}

/** Relation to the donor: ascendant or descendant, without or with exemption from collation; spouse; partner of a declaration of three years or more; brother or sister; uncle or aunt and nephew or niece; the same at one more generation; municipality, public body or charity; anybody else. */
export type LuxembourgRelationship = 'directLine' | 'directLineBeyondShare' | 'spouse' | 'partner' | 'sibling' | 'uncleNephew' | 'greatUncle' | 'charity' | 'other'

/** Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone). */
export type LuxembourgUse = 'mainResidence' | 'secondHome' | 'rental' | 'other'

/** Housing VAT: the base, the rate of the day, the benefit of the 3 % rate. */
export interface LuxembourgVat {
  /** Construction still to come, without VAT. In currency. */
  constructionExclVat: number
  /** Standard rate of the day. In fraction. */
  standardRate: number
  /** Benefit of the 3 % rate, construction and works together. In currency. */
  benefit: number
  /** What is left of it for this dwelling, where a buyer will live there. In currency. */
  benefitLeft?: number | undefined
}

/** Macro indicators of Luxembourg and the euro area. Each value says how old it is and where it is published. */
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

/** Figures of the market, for which the model asked. */
export interface MarketDataCalculation {
  /** Operation of this service. */
  operation: 'marketData'
  /** What the model sent, and the day that was used. */
  input: MarketDataQuestion
  /** Figures of the market, in short. */
  result: MarketDataResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** Figures of the market, as a conversation asks for them. */
export interface MarketDataQuestion {
  /** Rates of the ECB, Euribor, bonds, inflation, house prices, mortgage rates, wages; all if left out. */
  groups?: ('centralBank' | 'interbank' | 'bond' | 'prices' | 'housing' | 'credit' | 'wages')[] | undefined
}

/** A success: the result and how it was made. */
export interface MarketDataResponse {
  /** Always true. */
  success: true
  /** Macro indicators of Luxembourg and the euro area. Each value says how old it is and where it is published. */
  data: MarketData
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** Figures of the market, in short. */
export interface MarketDataResult {
  /** The figures as they are known now; the period says of when each is. */
  indicators: ({
    /** Stable key of an indicator. New keys may be added. */
    key: IndicatorKey
    /** Unit of `value`. */
    unit: 'fraction' | 'index' | 'count' | (string & {})
    /** Rates as fractions: 0.02188 is 2.188 %. Null when no value is stored, never 0. */
    value: number | null
    /** Day, month or quarter of the observation; of `onChange` the first day in force. */
    period: string | null
  })[]
}

/** An indicator that the newest refresh could not read. */
export interface MarketFailure {
  /** Stable key of an indicator. New keys may be added. */
  key: IndicatorKey
  /** Why a value could not be read from its source, or is not stored. */
  reason: IndicatorReason
  /** Where the value that is answered comes from. */
  servedFrom: 'cached' | 'snapshot' | 'none' | (string & {})
}

/** A forecast of official means, made before they are published. */
export interface MarketForecast {
  /** Day on which it was made. */
  madeOn: string
  /** Last day of the sales that it rests on. */
  dataUntil: string
  /** The file that holds it. */
  file: {
    /** Name of its file. */
    name: string
    /** Length of its file. */
    bytes: number
    /** SHA-256 of its file in hexadecimal: the file is never edited. */
    sha256: string
  }
  /** Earliest first. */
  periods: PeriodForecast[]
}

/** Every forecast of official means. */
export interface MarketForecasts {
  /** Newest first. */
  forecasts: MarketForecast[]
  /** What the figures are not. */
  note: string
}

/** A success: the result and how it was made. */
export interface MarketForecastsResponse {
  /** Always true. */
  success: true
  /** Every forecast of official means. */
  data: MarketForecasts
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** The account of a session. */
export interface Me {
  /** Id of the user. */
  id: string
  /** Name of the user. */
  name: string
  /** E-mail address of the user. */
  email: string
  /** Language of pages and letters. */
  locale: 'fr' | 'de' | 'en' | 'lb' | 'pt' | (string & {})
  /** Whether signing in asks for a code. */
  twoFactor: boolean
  /** Plan of a user or an organisation: how many keys, of which tiers. */
  plan: Plan
  /** When the account was made. */
  createdAt: string
  /** Null without an organisation. */
  organisation: MembershipOf | null
  /** How many own keys an account has and may have. */
  keys: KeyCounts
  /** Commentaries and turns of conversations that the sessions of a user may ask for today. */
  analyze: AnalyzeToday
}

/** A success: the result and the name of the request. */
export interface MeResponse {
  /** Always true. */
  success: true
  /** The account of a session. */
  data: Me
  /** The name of the request. */
  meta: AccountMeta
}

/** The accuracy of the price of a municipality, measured on official files. */
export interface MeasuredAccuracy {
  /** Means of a calendar year with one in the year before, foretold by the files before and all other means of that year. */
  ahead: ForecastTrial
  /** The same, foretold by the files before and the index of that year alone. */
  aheadIndexOnly: ForecastTrial
  /** Each mean of the tables in turn, foretold by everything else. */
  hidden: ForecastTrial
  /** Files that played no part when the model was chosen, foretold by the files before and the index. */
  untouched: UntouchedFile[]
  /** The model beside ways that need none, on the pairs of `ahead`. */
  rivals: Rival[]
  /** By canton. */
  byCanton: CantonErrors[]
  /** The pairs of `ahead` by the year foretold. */
  byYear: ({
    /** Published means that were foretold, each a pair with its foretold price. */
    pairs: number
    /** Root mean square of the logarithmic errors, in percent. In percentage points. */
    rmsePct: number
    /** Mean of the logarithms of published over foretold, in percent: above 0 the model foretold too little. In percentage points. */
    biasPct: number
    /** What the intervals of 80 % held. */
    held80: MeasuredInterval
    /** Year foretold. In calendar year. */
    year: number
  })[]
  /** The pairs of `ahead` by the sales behind the last known mean. */
  bySalesBefore: ({
    /** Published means that were foretold, each a pair with its foretold price. */
    pairs: number
    /** Root mean square of the logarithmic errors, in percent. In percentage points. */
    rmsePct: number
    /** Mean of the logarithms of published over foretold, in percent: above 0 the model foretold too little. In percentage points. */
    biasPct: number
    /** What the intervals of 80 % held. */
    held80: MeasuredInterval
    /** From so many sales behind the last known mean, to below those of the next group. */
    salesMin: number
  })[]
  /** The pairs of `ahead` by thirds of the published price. */
  byPrice: ({
    /** Published means that were foretold, each a pair with its foretold price. */
    pairs: number
    /** Root mean square of the logarithmic errors, in percent. In percentage points. */
    rmsePct: number
    /** Mean of the logarithms of published over foretold, in percent: above 0 the model foretold too little. In percentage points. */
    biasPct: number
    /** What the intervals of 80 % held. */
    held80: MeasuredInterval
    /** Third of the prices. */
    third: 'low' | 'middle' | 'high' | (string & {})
  })[]
}

/** What an interval promised and what it held. */
export interface MeasuredInterval {
  /** Share that the interval promises. In fraction. */
  coverage: number
  /** Share that it held. In fraction. */
  held: number
  /** Low limit of that share at 95 % (Clopper and Pearson). In fraction. */
  low95: number
  /** High limit of that share at 95 %. In fraction. */
  high95: number
}

/** A member of an organisation. */
export interface Member {
  /** Id of the membership. */
  id: string
  /** Name of the person. */
  name: string
  /** E-mail address of the person; null only in an export, of other members, for whoever does not administer the organisation. */
  email: string | null
  /** The right of a member in its organisation. */
  role: MemberRole
  /** When the person joined. */
  joinedAt: string
}

/** The right of a member in its organisation. */
export type MemberRole = 'owner' | 'admin' | 'member' | (string & {})

/** The organisation to which an account belongs. */
export interface MembershipOf {
  /** Id of the organisation. */
  id: string
  /** Its name. */
  name: string
  /** The right of a member in its organisation. */
  role: MemberRole
  /** Plan of a user or an organisation: how many keys, of which tiers. */
  plan: Plan
}

/** Who asked, and by which method the answer was calculated. */
export interface Meta {
  /** Name of the API key that asked. */
  api_key_name: string
  /** Tier of the API key; it sets the limits. */
  tier: Tier
  /** Name of the method behind the figures. */
  method: string
  /** Identifier of this request in our log; also in the X-Request-Id header. */
  requestId: string
  /** Every parameter of law that the figures rest on, once each; sent with costs, taxes and fees. */
  law?: LawReference[] | undefined
}

/** How the figures were calculated, and what they are not. */
export interface Methodology {
  /** The method in one sentence. */
  name: string
  /** Texts that define its notions. */
  references: string[]
  /** What the result is not, and what it leaves out. */
  limits: string[]
}

/** What the model of the estimate is, rests on, and gets wrong. */
export interface ModelCard {
  /** Which model this is, and in which state. */
  identity: {
    /** What the model is called. */
    name: string
    /** Name of the method, as `meta.method` of an estimate says it. */
    method: string
    /** Version of the contract. */
    contract: string
    /** Version of the model, apart from that of the contract. */
    modelVersion: string
    /** Short hash of the tables of prices. */
    tables: string
    /** Day of the card. */
    asOf: string
    /** Who answers for the model here; null: not set by the operator, not approved. */
    owner: string | null
    /** Who approved it here; null: not set by the operator, not approved. */
    approvedBy: string | null
    /** Day of the approval; null: not set by the operator, not approved. */
    approvedOn: string | null
    /** Day of the next review; null: not set by the operator. */
    nextReview: string | null
  }
  /** What it is for. */
  purpose: CardStatement[]
  /** What it is not, and what it refuses. */
  refusals: CardStatement[]
  /** What it reads. */
  inputs: CardField[]
  /** What it does not see. */
  unseen: CardStatement[]
  /** What it rests on. */
  data: CardData[]
  /** How it calculates, step by step. */
  formula: CardStatement[]
  /** Every figure that an estimate rests on beside the tables of prices, and the limits that a back-test is held to. */
  parameters: CardParameter[]
  /** What is known to be wrong with it. */
  faults: CardStatement[]
  /** How far the day lies beyond the data. */
  drift: {
    /** Last quarter of the newest file of prices, as `2026-Q2`. */
    lastQuarter: string
    /** Quarters from there to the day of the card. */
    quartersBeyond: number
    /** Standard deviation of the movement of the country since the middle of that file, in percent; 0 before it. In percentage points. */
    deviationPct: number
    /** The same in a sentence. */
    says: string
  }
  /** What each version of the model changed and moved, newest first. */
  changes: ModelChange[]
  /** Whether errors are the same over time and in every canton. */
  stability: Stability
  /** The model beside ways that need none, on the same means. */
  rivals: Rival[]
  /** What changes when a parameter is one step lower or higher. */
  sensitivity: Sensitivity
  /** Every file behind the model. */
  lineage: LineageFile[]
  /** How much of the error many homes share. */
  concentration: Concentration
  /** What is estimated and what is refused. */
  hitRate: HitRate
  /** When the model is stale and when it stops. */
  stopRules: StopRules
  /** When new files come, and what they may move. */
  updates: Updates
  /** What a back-test on sales of your own cannot tell. */
  backTestLimits: CardStatement[]
  /** How it stands to the AI Act, by our own reading. */
  classification: CardStatement[]
  /** How to contest a figure. */
  contest: CardStatement[]
}

/** A success: the result and how it was made. */
export interface ModelCardResponse {
  /** Always true. */
  success: true
  /** What the model of the estimate is, rests on, and gets wrong. */
  data: ModelCard
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** What a version of the model moved. */
export interface ModelChange {
  /** Version of the model. */
  version: string
  /** Day from which it calculates. */
  day: string
  /** What changed, in a sentence. */
  says: string
  /** The version before. */
  before: string
  /** Year whose prices are compared. In calendar year. */
  year: number
  /** Municipalities with a published price in both versions. */
  communes: number
  /** Root mean square of the logarithmic changes of their prices, in percent. In percentage points. */
  rmsPct: number
  /** The largest of these changes, in percent. In percentage points. */
  largestPct: number
  /** Municipality of that change. */
  largestCommune: string
}

/** A loan month by month, with what it costs. */
export interface Mortgage {
  /** First instalment that repays principal, without insurance. In currency. */
  monthlyPayment: number
  /** The same with the premium of that month. In currency. */
  monthlyPaymentWithInsurance: number
  /** Last instalment; it clears the rounding of all others. In currency. */
  lastPayment: number
  /** Months until the loan is repaid, those of a grace period included. In months. */
  numberOfPayments: number
  /** Interest of all months. In currency. */
  totalInterest: number
  /** Premiums of all months, where there is insurance. In currency. */
  totalInsurance?: number | undefined
  /** Fees at the start and of each month. In currency. */
  totalFees: number
  /** Instalments and extra payments. In currency. */
  totalPaid: number
  /** Interest, insurance and fees. In currency. */
  totalCost: number
  /** What is owed after the last instalment: always 0. In currency. */
  finalBalance: number
  /** Annual percentage rate of charge on equal months, six decimals; null where fees leave nothing to repay, or above 1 000 000. In fraction per year. */
  aprc: number | null
  /** Month by month. */
  schedule?: ScheduleRow[] | undefined
  /** Year by year. */
  annual?: AnnualScheduleRow[] | undefined
  /** One entry for each default that was used. */
  assumptions: CalculationAssumption[]
  /** What a reader should look at before using the figures. */
  warnings: ({
    /** Stable code of the warning. New codes may be added. */
    code: 'aprc_not_defined' | (string & {})
    /** The warning in one sentence. */
    message: string
  })[]
  /** How the figures were calculated, and what they are not. */
  methodology: Methodology
}

/** Cost of a loan, for which the model asked. */
export interface MortgageCalculation {
  /** Operation of this service. */
  operation: 'mortgage'
  /** What the model sent, and the day that was used. */
  input: MortgageQuestion
  /** What a loan costs, in short. */
  result: MortgageResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** A loan whose schedule is asked for. The country changes no figure; what is usual there is listed in `assumptions`. */
export interface MortgageInput {
  /** Country, as ISO 3166-1 code; the United Kingdom is `UK`. */
  country?: CountryCode | undefined
  /** Amount lent. In currency, 0.01 to 10000000000. */
  principal: number
  /** Interest per year: 0.035 is 3.5 %; 3.5 is refused. In fraction per year, 0 to 1. */
  annualRate: number
  /** Term in months; this or `termYears`. In months, 1 to 600. */
  termMonths?: number | undefined
  /** Term in years; this or `termMonths`. In years, 1 to 50. */
  termYears?: number | undefined
  /**
   * Level instalments, equal parts of the principal, or all of the principal at the end.
   * @default "annuity"
   */
  amortisation?: 'annuity' | 'constantPrincipal' | 'bullet' | undefined
  /**
   * Months before repayment begins, fewer than the term. In months, 0 to 600.
   * @default 0
   */
  graceMonths?: number | undefined
  /**
   * In these months interest is paid, or added to the balance.
   * @default "interestOnly"
   */
  graceType?: 'interestOnly' | 'capitalised' | undefined
  /**
   * A twelfth of the rate each month, or the monthly rate that compounds to it.
   * @default "nominal"
   */
  rateConvention?: 'nominal' | 'effective' | undefined
  /**
   * Equal months, or actual days over 365, over 360, or over the length of the calendar year.
   * @default "30/360"
   */
  dayCount?: '30/360' | 'ACT/365' | 'ACT/360' | 'ACT/ACT' | undefined
  /** Day on which the loan is paid out, 1900 to 2199; instalment k falls k months later. Actual days need it. */
  startDate?: string | undefined
  /**
   * Left until the last instalment, less than the principal. In currency, 0 to 10000000000.
   * @default 0
   */
  balloon?: number | undefined
  /** Insurance of the borrower, charged each month. */
  insurance?: LoanInsuranceInput | undefined
  /**
   * Fees of the lender at the start; not duties or notary fees of the purchase. In currency, 0 to 1000000000000.
   * @default 0
   */
  upfrontFees?: number | undefined
  /**
   * Fee of each month. In currency, 0 to 1000000000000.
   * @default 0
   */
  monthlyFee?: number | undefined
  /** Repayments beside the instalments. */
  extraPayments?: readonly ExtraPaymentInput[] | undefined
  /**
   * Which schedules the answer contains.
   * @default "both"
   */
  output?: 'both' | 'monthly' | 'annual' | 'none' | undefined
}

/** Prudential lending value, for which the model asked. */
export interface MortgageLendingValueCalculation {
  /** Operation of this service. */
  operation: 'mortgageLendingValue'
  /** What the model sent, and the day that was used. */
  input: LendingValueQuestion
  /** A prudential lending value, in short. */
  result: LendingValueResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** A loan, as a conversation asks for its cost. */
export interface MortgageQuestion {
  /** Amount lent. In currency. */
  principal: number
  /** Interest per year: 0.035 is 3.5 %; 3.5 is refused. In fraction per year. */
  annualRate: number
  /** Term in years; this or `termMonths`. In years. */
  termYears?: number | undefined
  /** Term in months; this or `termYears`. In months. */
  termMonths?: number | undefined
}

/** A success: the result and how it was made. */
export interface MortgageResponse {
  /** Always true. */
  success: true
  /** A loan month by month, with what it costs. */
  data: Mortgage
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** What a loan costs, in short. */
export interface MortgageResult {
  /** First instalment that repays principal, without insurance. In currency. */
  monthlyPayment: number
  /** Interest of all months. In currency. */
  totalInterest: number
  /** Interest, insurance and fees. In currency. */
  totalCost: number
}

/** Usual terms of loans, and limits on them. */
export interface MortgageTerms {
  /** Usual terms of loans. */
  usualTermYears: {
    /** Shortest usual term. In years. */
    min: number
    /** Longest usual term. In years. */
    max: number
  }
  /** Term that the service takes. In years. */
  defaultTermYears: number
  /** Usual kind of rate. */
  rateType: 'fixed' | 'variable' | 'mixed' | 'fixedPeriod' | (string & {})
  /** A placeholder of this service, never a quote of a lender. */
  defaultRate: PlaceholderRate
  /** Loan to value that the service takes. */
  defaultLtv: {
    /** For an own home. In fraction. */
    own: number
    /** To let. In fraction. */
    let: number
  }
  /** Limits on the loan to value; empty where none is known. */
  ltvLimits: ({
    /** Which purchase. */
    case: 'firstTimeBuyer' | 'mainResidence' | 'rental' | (string & {})
    /** Highest loan to value. In fraction. */
    value: number
    /** The text or the authority that sets the limit. */
    legalReference: string
    /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
    certainty: Certainty
  })[]
}

/** A municipality with its localities and districts. */
export interface Municipality {
  /** Official French name; what `commune` of an estimate wants. */
  name: string
  /** Its canton. */
  canton: string
  /** The names of a place in French, German and Luxembourgish. */
  names: PlaceNames
  /** Former municipalities, localities and spellings, each once; a name may stand under several. */
  localities: string[]
  /** Whether a district changes the estimate. */
  quartierRefines: boolean
  /** Its districts; empty where none is known. */
  quartiers: District[]
}

/** What the fees of a purchase in the Netherlands depend on beside country, price and loan. */
export interface NetherlandsFeesDetailsInput {
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it; `other` is not a dwelling (office, shop, garage bought alone). */
  use: 'mainResidence' | 'secondHome' | 'rental' | 'other'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** Market value without movables: the base of the duty where it is above the price. In currency, 0 to 1000000000000. */
  marketValue?: number | undefined
  /**
   * The price of a new build contains its VAT; read only with `newBuild: true`.
   * @default true
   */
  priceIncludesVat?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
    /** What this buyer will do with it; the request's `use` when left out. */
    use?: 'mainResidence' | 'secondHome' | 'rental' | 'other' | undefined
    /** Completed years on the day of the deed. In years, 18 to 120. */
    age?: number | undefined
    /** This buyer has used the starter exemption before; only `false` opens it. */
    starterExemptionUsed?: boolean | undefined
  })[] | undefined
  /**
   * Part of the price for furniture and fittings; it leaves the base of the tax. In currency, 0 to 1000000000000.
   * @default 0
   */
  movables?: number | undefined
  /** Value of the whole home with garage and garden, tested against the limit of starters; the price less the movables when left out. In currency, 0 to 1000000000000. */
  wholeValue?: number | undefined
  /** Value found by the appraiser, read by `nhg` only: the lower of it and the price is tested. In currency, 0 to 1000000000000. */
  appraisedValue?: number | undefined
  /**
   * With the national mortgage guarantee; needs a loan, an own home and a price within the limit.
   * @default false
   */
  nhg?: boolean | undefined
  /**
   * With a structural survey.
   * @default false
   */
  structuralSurvey?: boolean | undefined
  /**
   * With a bank guarantee for the deposit.
   * @default false
   */
  bankGuarantee?: boolean | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `notaryDeed`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryDeed?: number | undefined
    /** Your own figure for the line `registryOwnership`; 0 removes it. In currency, 0 to 1000000000000. */
    registryOwnership?: number | undefined
    /** Your own figure for the line `mortgageDeed`; 0 removes it. In currency, 0 to 1000000000000. */
    mortgageDeed?: number | undefined
    /** Your own figure for the line `registryMortgage`; 0 removes it. In currency, 0 to 1000000000000. */
    registryMortgage?: number | undefined
    /** Your own figure for the line `valuation`; 0 removes it. In currency, 0 to 1000000000000. */
    valuation?: number | undefined
    /** Your own figure for the line `advice`; 0 removes it. In currency, 0 to 1000000000000. */
    advice?: number | undefined
    /** Your own figure for the line `inspection`; 0 removes it. In currency, 0 to 1000000000000. */
    inspection?: number | undefined
    /** Your own figure for the line `bankGuarantee`; 0 removes it. In currency, 0 to 1000000000000. */
    bankGuarantee?: number | undefined
  } | undefined
}

/** A purchase in the Netherlands. */
export interface NetherlandsFeesInput {
  /** The Netherlands. */
  country: 'NL'
  /** What the buyer pays the seller, movables included, never the fee of a broker. In currency, 0.01 to 1000000000000. */
  price: number
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it; `other` is not a dwelling (office, shop, garage bought alone). */
  use: 'mainResidence' | 'secondHome' | 'rental' | 'other'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /**
   * Principal of the loan secured on the property; 0 is a purchase without loan. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** Market value without movables: the base of the duty where it is above the price. In currency, 0 to 1000000000000. */
  marketValue?: number | undefined
  /**
   * The price of a new build contains its VAT; read only with `newBuild: true`.
   * @default true
   */
  priceIncludesVat?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
    /** What this buyer will do with it; the request's `use` when left out. */
    use?: 'mainResidence' | 'secondHome' | 'rental' | 'other' | undefined
    /** Completed years on the day of the deed. In years, 18 to 120. */
    age?: number | undefined
    /** This buyer has used the starter exemption before; only `false` opens it. */
    starterExemptionUsed?: boolean | undefined
  })[] | undefined
  /**
   * Part of the price for furniture and fittings; it leaves the base of the tax. In currency, 0 to 1000000000000.
   * @default 0
   */
  movables?: number | undefined
  /** Value of the whole home with garage and garden, tested against the limit of starters; the price less the movables when left out. In currency, 0 to 1000000000000. */
  wholeValue?: number | undefined
  /** Value found by the appraiser, read by `nhg` only: the lower of it and the price is tested. In currency, 0 to 1000000000000. */
  appraisedValue?: number | undefined
  /**
   * With the national mortgage guarantee; needs a loan, an own home and a price within the limit.
   * @default false
   */
  nhg?: boolean | undefined
  /**
   * With a structural survey.
   * @default false
   */
  structuralSurvey?: boolean | undefined
  /**
   * With a bank guarantee for the deposit.
   * @default false
   */
  bankGuarantee?: boolean | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `notaryDeed`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryDeed?: number | undefined
    /** Your own figure for the line `registryOwnership`; 0 removes it. In currency, 0 to 1000000000000. */
    registryOwnership?: number | undefined
    /** Your own figure for the line `mortgageDeed`; 0 removes it. In currency, 0 to 1000000000000. */
    mortgageDeed?: number | undefined
    /** Your own figure for the line `registryMortgage`; 0 removes it. In currency, 0 to 1000000000000. */
    registryMortgage?: number | undefined
    /** Your own figure for the line `valuation`; 0 removes it. In currency, 0 to 1000000000000. */
    valuation?: number | undefined
    /** Your own figure for the line `advice`; 0 removes it. In currency, 0 to 1000000000000. */
    advice?: number | undefined
    /** Your own figure for the line `inspection`; 0 removes it. In currency, 0 to 1000000000000. */
    inspection?: number | undefined
    /** Your own figure for the line `bankGuarantee`; 0 removes it. In currency, 0 to 1000000000000. */
    bankGuarantee?: number | undefined
  } | undefined
}

/** What a new key shall be. */
export interface NewKey {
  /** Name of the key, 1 to 200 characters, none of them invisible. */
  name: string
  /**
   * Tier of the key, at most that of the plan.
   * @default "free"
   */
  tier?: OfferedTier | undefined
  /**
   * What it is for: `secret` for servers, `publishable` for web pages.
   * @default "secret"
   */
  kind?: KeyKind | undefined
  /** Origins whose pages may use it, as https://agency.lu; needed for `publishable`, refused for `secret`. */
  origins?: readonly string[] | undefined
  /**
   * Whose key it becomes; administrators make those of the organisation.
   * @default "user"
   */
  owner?: OwnerKind | undefined
}

/** A key of a provider; replaces the earlier one of the same owner. */
export interface NewProviderKey {
  /** The key as the provider gave it; stored encrypted and never answered. */
  key: string
  /**
   * Whose key it becomes; administrators save those of the organisation.
   * @default "user"
   */
  owner?: OwnerKind | undefined
}

/** What a private sandbox shall be; everything may be left out. */
export interface NewSandbox {
  /** The day that it is now in the sandbox, as 2027-01-02, at most 10 years from today; the next one follows at midnight in Luxembourg. Calculations with its keys take it for today: law, prices, covered days. Limits, the account and market data keep the real one. Today when left out. */
  clock?: string | undefined
  /** Https address that gets the contacts of the sandbox as webhooks; none when left out. */
  webhookUrl?: string | undefined
}

/** A matter that is not calculated; figures for such a case would be wrong. */
export interface NotCovered {
  /** What leaves it out: the costs of a purchase, or the tax on a sale. */
  calculation: 'purchase' | 'sale' | (string & {})
  /** The matter. New keys may be added. */
  key: 'usufruct' | 'coOwners' | 'exchange' | 'inheritance' | 'inheritanceGift' | 'companyShares' | 'auction' | 'groundLease' | 'leaseRent' | 'lifeAnnuity' | 'dealers' | 'quickResale' | 'land' | 'buildingContract' | 'farmForest' | 'commercial' | 'movables' | 'cooperative' | 'socialOwnership' | 'severalDwellings' | 'optionsSubsales' | 'economicOwnership' | 'trusts' | 'exemptBodies' | 'preliminaryContract' | 'sellerWithholding' | 'lowCadastralIncome' | 'youngBuyers' | 'specialRates' | 'rehabilitation' | 'localTaxes' | 'mortgageInsurance' | 'prepaids' | 'publicAids' | 'gainTax' | 'nonResidentSeller' | 'companySeller' | 'businessAssets' | 'foreignProperty' | 'acquiredBefore1941' | 'otherSales' | 'reinvestment' | (string & {})
  /** The same words in the languages of the service. */
  label: Words
  /** Where to begin to read: articles of the law of the country. */
  legalReference?: string | undefined
}

/** Something to know beside the figures. */
export interface Notice {
  /** Stable code of the notice. New codes may be added. On a day after the year of the last check, `law_change_known` names a change that has begun by then and is not calculated, else `law_not_checked_since` says that the whole law may have changed; and `indexed_yearly` names the parameters whose figure is adjusted each year, or every few years, and is that from before the last adjustment. */
  code: 'not_a_tax_assessment' | 'law_not_checked_since' | 'law_change_known' | 'indexed_yearly' | 'price_near_cliff' | 'surcharge_possible' | 'movables_above_tenth' | 'loan_above_price' | 'base_above_price' | 'base_is_price' | 'disbursements_not_included' | 'price_convention_assumed' | 'relief_window_closed' | 'reform_announced' | 'contested_rule' | 'refund_possible' | 'fallback_ratio_used' | 'no_effect_here' | 'declaration_required' | 'reinvestment_deferral_not_computed' | 'cap_does_not_apply' | 'rise_not_allowed_yet' | 'rent_above_cap' | (string & {})
  /** The notice in one sentence. */
  message: string
  /** The field of the request that it concerns. */
  field?: string | undefined
  /** The sum that it speaks of. In currency. */
  amount?: number | undefined
}

/** The last figure that was read; never a default. */
export interface ObservedFigure {
  /** The figure. In fraction per year. */
  value: number
  /** What it covers. */
  period: string
  /** Who publishes it. */
  series: string
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
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

/** Tier of a key; the plan of its owner says which it may have. */
export type OfferedTier = 'free' | 'pro' | 'enterprise'

/** The brand of an organisation, or none. */
export interface OneBranding {
  /** Null while none was saved. */
  branding: Branding | null
}

/** One key. */
export interface OneKey {
  /** An API key: whose it is, what it may do, what was used of it today. */
  key: Key
}

/** One provider key. */
export interface OneProviderKey {
  /** A stored key of a provider. */
  providerKey: ProviderKey
}

/** A cost of the building, a sum or a share of its income. */
export interface OperatingCostInput {
  /** What it is. */
  name: string
  /** Per year, in the money of the first year; either this or `rateOfIncome`. In currency, 0 to 1000000000000. */
  annualAmount?: number | undefined
  /** As a share of the effective gross income; either this or `annualAmount`. In fraction, 0 to 1. */
  rateOfIncome?: number | undefined
  /** Growth per year of `annualAmount`; inflation when left out. In fraction per year, -0.1 to 0.5. */
  growthRate?: number | undefined
  /**
   * Share that tenants pay back, as far as the building is let. In fraction, 0 to 1.
   * @default 0
   */
  recoverableShare?: number | undefined
}

/** The organisation of an account. */
export interface Organisation {
  /** Id of the organisation. */
  id: string
  /** Its name. */
  name: string
  /** Your own right in it. */
  role: MemberRole
  /** Plan of a user or an organisation: how many keys, of which tiers. */
  plan: Plan
  /** When it was founded. */
  createdAt: string
  /** Its members, in the order in which they joined. */
  members: Member[]
  /** Its open invitations; empty for members without that right. */
  invitations: Invitation[]
}

/** Something that was done in an organisation. */
export interface OrganisationEvent {
  /** Id of the event. */
  id: string
  /** When. */
  at: string
  /** What, as `key.created`. */
  action: string
  /** Who did something in an organisation. */
  actor: EventActor
  /** To what; null where it is the organisation itself. */
  target: EventTarget | null
  /** From which address, cut to /24 or /48; empty where unknown. */
  address: string
  /** What belongs to it, as JSON; never a secret. */
  detail: string
}

/** Events of an organisation, newest first. */
export interface OrganisationEventList {
  /** Newest first; events are stored for 400 days. */
  events: OrganisationEvent[]
  /** What `before` asks for the older ones with; null where there are none. */
  next: string | null
}

/** A success: the result and the name of the request. */
export interface OrganisationEventsResponse {
  /** Always true. */
  success: true
  /** Events of an organisation, newest first. */
  data: OrganisationEventList
  /** The name of the request. */
  meta: AccountMeta
}

/** A success: the result and the name of the request. */
export interface OrganisationResponse {
  /** Always true. */
  success: true
  /** The organisation of an account. */
  data: Organisation
  /** The name of the request. */
  meta: AccountMeta
}

/** Income beside the rents, grown in yearly steps. */
export interface OtherIncomeInput {
  /** What it is. */
  name: string
  /** Per year, in the money of the first year. In currency, 0 to 1000000000000. */
  annualAmount: number
  /** Growth per year; inflation when left out. In fraction per year, -0.1 to 0.5. */
  growthRate?: number | undefined
}

/** A provider of language models that is called with your own key. */
export type OwnProvider = 'openai' | 'anthropic' | (string & {})

/** The user or organisation to which something belongs. */
export interface Owner {
  /** Your own, or that of your organisation. */
  kind: OwnerKind
  /** Id of the user or the organisation. */
  id: string
  /** Its name. */
  name: string
}

/** Your own, or that of your organisation. */
export type OwnerKind = 'user' | 'organisation'

/** How an agency looks, as its form on a website shows it. */
export interface PageBrand {
  /** Name of the agency. */
  name: string
  /** Brand colour as #RRGGBB. */
  colour: string
  /** Telephone number. */
  phone: string | null
  /** E-mail address. */
  email: string | null
  /** Address of the website. */
  website: string | null
  /** Null where there is none, or where it is above 100 KiB. */
  logo: PageLogo | null
}

/** The logo of an agency, as a page may load it. */
export interface PageLogo {
  /** Path on the service; what it names never changes. */
  url: string
  /** Width of the picture. In pixels. */
  width: number
  /** Height of the picture. In pixels. */
  height: number
}

/** Means of twelve months as they are expected to be published. */
export interface PeriodForecast {
  /** First day of the twelve months. */
  from: string
  /** Last day of the twelve months. */
  to: string
  /** Expected movement of the national level from the twelve months to `dataUntil`: its natural logarithm in percent. In percentage points. */
  nationalMovementPct: number
  /** One standard deviation of that movement. In percentage points. */
  nationalDeviationPct: number
  /** In the alphabetical order of `commune`; the one that was asked for. */
  communes: ExpectedMean[]
  /** Null until the file of these months is in the tables. */
  outcome: ForecastOutcome | null
}

/** The names of a place in French, German and Luxembourgish. */
export interface PlaceNames {
  /** French; the official name. */
  fr: string
  /** German; the official name where no other is known. */
  de: string
  /** Luxembourgish; the official name where no other is known. */
  lb: string
}

/** A name of a place, as a conversation asks for its prices or districts. */
export interface PlaceQuestion {
  /** Municipality, in French, German or Luxembourgish; former municipalities and localities are understood. */
  commune: string
}

/** A placeholder of this service, never a quote of a lender. */
export interface PlaceholderRate {
  /** The rate per year. In fraction. */
  value: number
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
  /** Day of the choice. */
  asOf: string
}

/** The names of municipalities, localities and districts, without any price, and what a form shows of the agency. */
export interface Places {
  /** Every official municipality, in the French alphabetical order of `name`. */
  communes: Municipality[]
  /** Whether `POST /leads` receives contacts with this key. */
  leads: boolean
  /** The brand of the organisation of this key; null where there is none. */
  brand: PageBrand | null
  /** Settings of the form of a publishable key; null for other keys. */
  form: FormSettings | null
}

/** Municipality of a name, for which the model asked. */
export interface PlacesCalculation {
  /** Operation of this service. */
  operation: 'places'
  /** What the model sent, and the day that was used. */
  input: PlaceQuestion
  /** The municipality of a name, in short. */
  result: PlacesResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** A success: the result and how it was made. */
export interface PlacesResponse {
  /** Always true. */
  success: true
  /** The names of municipalities, localities and districts, without any price, and what a form shows of the agency. */
  data: Places
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** The municipality of a name, in short. */
export interface PlacesResult {
  /** Official French name; what `commune` of an estimate wants. */
  name: string
  /** Its canton. */
  canton: string
  /** Whether a district changes the estimate. */
  quartierRefines: boolean
  /** Its districts; empty where none is known. */
  quartiers: string[]
}

/** Plan of a user or an organisation: how many keys, of which tiers. */
export type Plan = 'free' | 'pro' | 'enterprise' | (string & {})

/** The sale of a property, as a document states it. */
export interface PlusValues {
  /** What the document is. Null where the document does not say it. */
  documentKind: 'deed' | 'preliminaryContract' | 'acquisitionDeed' | 'taxReturn' | 'other' | (string & {}) | null
  /** Municipality of the property. Null where the document does not say it. */
  commune: string | null
  /** Day of the deed of the sale. As YYYY-MM-DD. Null where the document does not say it. */
  saleDate: string | null
  /** Price of the whole property at the sale. Null where the document does not say it. */
  salePrice: number | null
  /** Costs of the sale: agency, energy certificate. Null where the document does not say it. */
  saleCosts: number | null
  /** Day of the deed of the earlier acquisition. As YYYY-MM-DD. Null where the document does not say it. */
  acquisitionDate: string | null
  /** Price of that acquisition, in `acquisitionCurrency`. Null where the document does not say it. */
  acquisitionPrice: number | null
  /** Duties, notary and agency of that acquisition, in the same currency. Null where the document does not say it. */
  acquisitionCosts: number | null
  /** Currency of the acquisition: euros or Luxembourg francs. Null where the document does not say it. */
  acquisitionCurrency: 'EUR' | 'LUF' | (string & {}) | null
  /** How the seller came by the property. Null where the document does not say it. */
  acquisitionMode: 'purchase' | 'construction' | 'inheritance' | 'gift' | (string & {}) | null
  /** Works that raised the value; empty where there are none. */
  improvements: ReadImprovement[]
  /** Day on which the preliminary contract was registered. As YYYY-MM-DD. Null where the document does not say it. */
  preliminaryContractRegisteredOn: string | null
  /** True where the document says that the property is the main residence of the seller. Null where the document does not say it. */
  mainResidence: boolean | null
  /** The part of the seller as a fraction: half is 0.5. Null where the document does not say it. In fraction. */
  ownershipShare: number | null
  /** Tax class of the seller. Null where the document does not say it. */
  taxClass: '1' | '2' | '1a' | (string & {}) | null
  /** True where the seller is taxed jointly with a spouse or partner. Null where the document does not say it. */
  jointTaxation: boolean | null
  /** Taxable income of the year without the gain. Null where the document does not say it. */
  ordinaryTaxableIncome: number | null
}

/** The data of the sale of a property. */
export interface PlusValuesExtraction {
  /** As sent. */
  schema: 'plus_values'
  /** Every field of the schema, null where the document says nothing. */
  data: PlusValues
  /** Who read it: anthropic a PDF, openai an image. */
  provider: 'openai' | 'anthropic' | (string & {})
  /** The model as it is configured. */
  model: string
  /** What does not fit together; the data stay as they were read. */
  warnings: ExtractionWarning[]
  /** Where each value stands. */
  evidence: ExtractionEvidence[]
  /** Values that are not `found`: a person checks them. */
  unverified: string[]
  /** Paths of `data` that are null, in their order. */
  missing: string[]
  /** Requests that can be made of the data. */
  mappings: {
    /** For `POST /plus-values`. */
    capitalGains: {
      /** Fields that the operation takes, as far as the document gives them. */
      request: CapitalGainsDraft
      /** Required fields that the document does not give. */
      missing: ('acquisitionDate' | 'acquisitionPrice' | 'salePrice' | 'taxClass' | 'ordinaryTaxableIncome' | (string & {}))[]
    }
  }
  /** How an answer of a language model came about. */
  meta: GeneratedMeta
}

/** What the fees of a purchase in Portugal depend on beside country, price and loan. */
export interface PortugalFeesDetailsInput {
  /**
   * Mainland (a code of this service), Azores or Madeira, as ISO 3166-2.
   * @default "PT-MAINLAND"
   */
  region?: 'PT-MAINLAND' | 'PT-20' | 'PT-30' | undefined
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
    /** Completed years on the day of the deed. In years, 18 to 120. */
    age?: number | undefined
    /** This buyer's first home; the request's answer when left out. */
    firstTimeBuyer?: boolean | undefined
    /** This buyer is a dependant for tax in the year; the youth relief needs `false`. */
    dependant?: boolean | undefined
    /** This buyer's tax residence; the request's answer when left out. */
    taxResident?: boolean | undefined
    /** This buyer was a tax resident before; the request's answer when left out. */
    formerTaxResident?: boolean | undefined
  })[] | undefined
  /** Tax value of the property (VPT); the higher of it and the price is the base. In currency, 0 to 1000000000000. */
  fiscalReferenceValue?: number | undefined
  /**
   * The buyers are tax residents of Portugal.
   * @default true
   */
  taxResident?: boolean | undefined
  /**
   * The buyers were tax residents before: the ordinary rates apply.
   * @default false
   */
  formerTaxResident?: boolean | undefined
  /**
   * The buyer is an entity of a listed tax haven: 10 %.
   * @default false
   */
  taxHavenEntity?: boolean | undefined
  /**
   * Term of the loan; it sets the rate of the stamp duty. In months, 1 to 600.
   * @default 360
   */
  loanTermMonths?: number | undefined
  /**
   * Deed at the public one-stop desk or before a notary.
   * @default "oneStopDesk"
   */
  deedRoute?: 'oneStopDesk' | 'notary' | undefined
  /**
   * Fee of a lawyer before VAT, as a part of the price. In fraction, 0 to 0.05.
   * @default 0
   */
  lawyerFeeRate?: number | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `registryDesk`; 0 removes it. In currency, 0 to 1000000000000. */
    registryDesk?: number | undefined
    /** Your own figure for the line `notaryFeeNet`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryFeeNet?: number | undefined
    /** Your own figure for the line `preferenceNotice`; 0 removes it. In currency, 0 to 1000000000000. */
    preferenceNotice?: number | undefined
    /** Your own figure for the line `bankFees`; 0 removes it. In currency, 0 to 1000000000000. */
    bankFees?: number | undefined
  } | undefined
}

/** A purchase in Portugal. */
export interface PortugalFeesInput {
  /** Portugal. */
  country: 'PT'
  /**
   * Mainland (a code of this service), Azores or Madeira, as ISO 3166-2.
   * @default "PT-MAINLAND"
   */
  region?: 'PT-MAINLAND' | 'PT-20' | 'PT-30' | undefined
  /** What the buyer pays the seller, movables included, never the fee of a broker. In currency, 0.01 to 1000000000000. */
  price: number
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /**
   * Principal of the loan secured on the property; 0 is a purchase without loan. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
    /** Completed years on the day of the deed. In years, 18 to 120. */
    age?: number | undefined
    /** This buyer's first home; the request's answer when left out. */
    firstTimeBuyer?: boolean | undefined
    /** This buyer is a dependant for tax in the year; the youth relief needs `false`. */
    dependant?: boolean | undefined
    /** This buyer's tax residence; the request's answer when left out. */
    taxResident?: boolean | undefined
    /** This buyer was a tax resident before; the request's answer when left out. */
    formerTaxResident?: boolean | undefined
  })[] | undefined
  /** Tax value of the property (VPT); the higher of it and the price is the base. In currency, 0 to 1000000000000. */
  fiscalReferenceValue?: number | undefined
  /**
   * The buyers are tax residents of Portugal.
   * @default true
   */
  taxResident?: boolean | undefined
  /**
   * The buyers were tax residents before: the ordinary rates apply.
   * @default false
   */
  formerTaxResident?: boolean | undefined
  /**
   * The buyer is an entity of a listed tax haven: 10 %.
   * @default false
   */
  taxHavenEntity?: boolean | undefined
  /**
   * Term of the loan; it sets the rate of the stamp duty. In months, 1 to 600.
   * @default 360
   */
  loanTermMonths?: number | undefined
  /**
   * Deed at the public one-stop desk or before a notary.
   * @default "oneStopDesk"
   */
  deedRoute?: 'oneStopDesk' | 'notary' | undefined
  /**
   * Fee of a lawyer before VAT, as a part of the price. In fraction, 0 to 0.05.
   * @default 0
   */
  lawyerFeeRate?: number | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `registryDesk`; 0 removes it. In currency, 0 to 1000000000000. */
    registryDesk?: number | undefined
    /** Your own figure for the line `notaryFeeNet`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryFeeNet?: number | undefined
    /** Your own figure for the line `preferenceNotice`; 0 removes it. In currency, 0 to 1000000000000. */
    preferenceNotice?: number | undefined
    /** Your own figure for the line `bankFees`; 0 removes it. In currency, 0 to 1000000000000. */
    bankFees?: number | undefined
  } | undefined
}

/** The figure before. */
export interface PreviousFigure {
  /** Its value, in the same unit. In unit of the indicator. */
  value: number
  /** Its period. */
  period: string
}

/** Prices per square metre of existing apartments of the municipality, year by year, oldest first. */
export interface PriceHistory {
  /** Calendar year of the first price. In calendar year. */
  first: number
  /** Modelled price over each calendar year, up to the newest one of the tables, whatever the valuation date is; rounded to 1. */
  values: number[]
  /** Mean that the authority published for the same years; null under ten sales. */
  published: (number | null)[]
}

/** The price of a municipality on a day, and what it is made of. */
export interface PriceOnDay {
  /** The day. */
  day: string
  /** Modelled price of existing apartments on that day, rounded to 0.1. In EUR/m². */
  priceM2: number
  /** Year of the day. In calendar year. */
  year: number
  /** Quarter of the day; prices are interpolated between the middles of quarters. */
  quarter: string
}

/** How foretold prices of municipalities lie to those published afterwards. */
export interface PriceStudy {
  /** Median of foretold over published, three decimals. In number. */
  medianRatio: number
  /** Coefficient of dispersion, in percent. In percentage points. */
  cod: number
  /** Price-related differential. In number. */
  prd: number
  /** Price-related bias; null without a spread of prices. */
  prb: number | null
  /** Median of the absolute errors, in percent. In percentage points. */
  mdapePct: number
  /** Root mean square of the logarithmic errors, in percent. In percentage points. */
  rmsePct: number
}

/** A private sandbox: a key, an account and an organisation for an hour. */
export interface PrivateSandbox {
  /** Id of the sandbox. */
  id: string
  /** Its secret key, answered this once; null where the key of the sandbox itself asked. */
  apiKey: string | null
  /** Session token of its owner for the routes of the account, for 15 minutes; the key of the sandbox gets another one by the same request. */
  sessionToken: string
  /** When the token is over. */
  sessionTokenExpiresAt: string
  /** Null without `webhookUrl`, and where the key of the sandbox asked. */
  webhook: SandboxWebhook | null
  /** The day that it is now in the sandbox. */
  today: string
  /** When it was made. */
  createdAt: string
  /** When its keys end; everything in it is then deleted. */
  expiresAt: string
}

/** A success: the result and the name of the request. */
export interface PrivateSandboxResponse {
  /** Always true. */
  success: true
  /** A private sandbox: a key, an account and an organisation for an hour. */
  data: PrivateSandbox
  /** The name of the request. */
  meta: AccountMeta
}

/** A question whose answer changes a figure. */
export interface ProfileQuestion {
  /** Path in the request of the fees. */
  field: string
  /** Kind of answer; the options of `region` are the regions of the country. */
  type: 'boolean' | 'integer' | 'number' | 'amount' | 'fraction' | 'date' | 'choice' | 'region' | 'text' | (string & {})
  /** The request needs it. */
  required: boolean
  /** What is taken when it is left out. */
  default?: number | string | boolean | undefined
  /** The choices. */
  options?: ({
    /** What to send. */
    value: string
    /** The same words in the languages of the service. */
    label: Words
  })[] | undefined
  /** Lowest answer. In currency. */
  min?: number | undefined
  /** Highest answer. In currency. */
  max?: number | undefined
  /** The same words in the languages of the service. */
  label: Words
  /** The country's definition. */
  help?: string | undefined
  /** Ask only then. */
  when?: {
    /** Another question. */
    field: string
    /** Its answer. */
    equals: string | boolean
  } | {
    /** Another question. */
    field: string
    /** Its answers. */
    oneOf: string[]
  } | undefined
}

/** A proof of work: send `token:number,number,…` as `proof` of the same contact. */
export interface ProofChallenge {
  /** What the proof is for: this contact, until `expiresAt`. */
  token: string
  /** Numbers to find, one for each `i` from 0. In puzzles. */
  puzzles: number
  /** Bits that are 0 at the beginning of SHA-256 of the text `token:i:number`, the number in decimal digits. In bits. */
  bits: number
  /** Until when the proof is taken. */
  expiresAt: string
}

/** A stored key of a provider. */
export interface ProviderKey {
  /** A provider of language models that is called with your own key. */
  provider: OwnProvider
  /** The user or organisation to which something belongs. */
  owner: Owner
  /** An ellipsis and the last four characters of the key. */
  display: string
  /** `accepted`: the provider took it when it was saved or last used; `unchecked`: it could not be asked; `rejected`: it refused the key at its last use, as one that was revoked. */
  status: 'accepted' | 'unchecked' | 'rejected' | (string & {})
  /** When it was saved. */
  createdAt: string
  /** When it was last used, to the hour; null while it was not. */
  lastUsedAt: string | null
}

/** The provider keys of an account and of its organisation. */
export interface ProviderKeyList {
  /** Your own, then those of your organisation. */
  providerKeys: ProviderKey[]
}

/** A success: the result and the name of the request. */
export interface ProviderKeyResponse {
  /** Always true. */
  success: true
  /** One provider key. */
  data: OneProviderKey
  /** The name of the request. */
  meta: AccountMeta
}

/** A success: the result and the name of the request. */
export interface ProviderKeysResponse {
  /** Always true. */
  success: true
  /** The provider keys of an account and of its organisation. */
  data: ProviderKeyList
  /** The name of the request. */
  meta: AccountMeta
}

/** The loan of the purchase; its fields are those of a mortgage. */
export interface PurchaseLoanInput {
  /** Amount lent. In currency, 0.01 to 10000000000. */
  principal: number
  /** Interest per year: 0.035 is 3.5 %; 3.5 is refused. In fraction per year, 0 to 1. */
  annualRate: number
  /** Term in months; this or `termYears`. In months, 1 to 600. */
  termMonths?: number | undefined
  /** Term in years; this or `termMonths`. In years, 1 to 50. */
  termYears?: number | undefined
  /**
   * Level instalments, equal parts of the principal, or all of the principal at the end.
   * @default "annuity"
   */
  amortisation?: 'annuity' | 'constantPrincipal' | 'bullet' | undefined
  /**
   * Months before repayment begins, fewer than the term. In months, 0 to 600.
   * @default 0
   */
  graceMonths?: number | undefined
  /**
   * In these months interest is paid, or added to the balance.
   * @default "interestOnly"
   */
  graceType?: 'interestOnly' | 'capitalised' | undefined
  /**
   * A twelfth of the rate each month, or the monthly rate that compounds to it.
   * @default "nominal"
   */
  rateConvention?: 'nominal' | 'effective' | undefined
  /**
   * Equal months, or actual days over 365, over 360, or over the length of the calendar year.
   * @default "30/360"
   */
  dayCount?: '30/360' | 'ACT/365' | 'ACT/360' | 'ACT/ACT' | undefined
  /** Day on which the loan is paid out, 1900 to 2199; instalment k falls k months later. Actual days need it. */
  startDate?: string | undefined
  /**
   * Left until the last instalment, less than the principal. In currency, 0 to 10000000000.
   * @default 0
   */
  balloon?: number | undefined
  /** Insurance of the borrower, charged each month. */
  insurance?: LoanInsuranceInput | undefined
  /**
   * Fees of the lender at the start; not duties or notary fees of the purchase. In currency, 0 to 1000000000000.
   * @default 0
   */
  upfrontFees?: number | undefined
  /**
   * Fee of each month. In currency, 0 to 1000000000000.
   * @default 0
   */
  monthlyFee?: number | undefined
  /** Repayments beside the instalments. */
  extraPayments?: readonly ExtraPaymentInput[] | undefined
}

/** A line of a quote on its page: in points of 1/72 inch from the upper left corner of the page as it is shown, after its own rotation. */
export interface QuoteBox {
  /** Distance from the left edge of the page. In points. */
  left: number
  /** Distance from the upper edge. In points. */
  top: number
  /** Width. In points. */
  width: number
  /** Height, from below the letters to above them. In points. */
  height: number
}

/** A rate of return per year, or the reason why there is none to name. Read `status` first. */
export type RateOfReturn = {
  /** There is one rate to name. */
  status: 'ok'
  /** The rate at which the net present value is 0, rounded to 6 decimals. In fraction per year. */
  value: number
  /** Other rates at which it is 0 too; the value is the only positive one. */
  otherRoots?: number[] | undefined
} | {
  /** No rate makes the net present value 0. */
  status: 'none'
  /** Always null. */
  value: null
  /** The flows are all of one sign, or their value crosses 0 at no rate that can be named. */
  reason: 'no_sign_change' | 'no_real_root' | (string & {})
} | {
  /** Several rates fit and none is better founded than the others. */
  status: 'multiple'
  /** Always null. */
  value: null
  /** All of them, lowest first. */
  candidates: number[]
} | {
  /** The question does not arise. */
  status: 'notApplicable'
  /** Always null. */
  value: null
  /** Nothing is paid at the beginning. */
  reason: 'no_outlay'
}

/** A measure of a ratio study with its sampling limits. */
export interface RatioMeasure {
  /** The measure, six decimals; null where the sales have no spread of values. */
  value: number | null
  /** Low limit of 95 %, by a bootstrap. */
  low95: number | null
  /** High limit of 95 %, by a bootstrap. */
  high95: number | null
  /** What the measure is for these very homes where their stated FSD is true: 400 draws. Compare the value with this. */
  expected: {
    /** 95 % of draws lie from here. In number. */
    low: number
    /** Mean of the draws. In number. */
    mean: number
    /** 95 % of draws lie up to here. In number. */
    high: number
  } | null
  /** Limits for tax rolls (IAAO, Standard on Ratio Studies, 2013), as a note: with the dispersion of single sales an honest model lies outside them. */
  limits: {
    /** From here. In number. */
    low: number
    /** Up to here. In number. */
    high: number
  }
}

/** Works on a property that was sold, as a document states them. */
export interface ReadImprovement {
  /** Year of the works. Null where the document does not say it. */
  year: number | null
  /** Cost of the works, in `currency`. Null where the document does not say it. */
  amount: number | null
  /** Currency of the amount: euros or Luxembourg francs. Null where the document does not say it. */
  currency: 'EUR' | 'LUF' | (string & {}) | null
  /** What was done. Null where the document does not say it. */
  label: string | null
}

/** The reference price under an estimate, and where it comes from. */
export interface Reference {
  /** Official French name of the municipality. */
  commune: string
  /** Official name of the district that was recognised, else null. */
  quartier: string | null
  /** Price per square metre on the day before any adjustment, rounded to 0.1. In EUR/m². */
  basePriceM2: number
  /** Mean that the authority published for `period`, of the newest file with one; null where none ends in 2025 or later. */
  publishedPriceM2: number | null
  /** Price of the day by the model, which weighs every file, the canton and the nation; rounded to 0.1. For a new build with a published price, that price moved with the nation. In EUR/m². */
  modelledPriceM2: number
  /** Standard error of the modelled price on the day in percent, rounded to two decimals. Where a new build has no published price, that of existing apartments. In percentage points. */
  standardErrorPct: number
  /** Deprecated: the price of a day needs no index. */
  index: ReferenceIndex
  /** Published by the authority in a newer file, carried on from an older one, or imputed. */
  kind: 'published' | 'indexed' | 'imputed' | (string & {})
  /** How exactly the price was made. */
  method: 'published' | 'indexed' | 'imputed_adverts' | 'imputed_canton' | (string & {})
  /** Existing apartments or new builds. */
  segment: 'existing' | 'newBuild' | (string & {})
  /** Months of the newest file with a mean, or the period that an older price was carried to. */
  period: string
  /** Registered sales behind the published price; null where none was. */
  salesCount: number | null
  /** Every file with a published mean behind the price, newest first. */
  files: ReferenceFile[]
  /** Who published the figures. */
  source: string
  /** Short hash of all tables of prices: the same tables give the same estimate. */
  tables: string
}

/** One official file with sales that a reference price rests on. */
export interface ReferenceFile {
  /** First and last quarter of the twelve months, as `2025-Q3..2026-Q2`. */
  period: string
  /** Registered sales of the segment. */
  sales: number
  /** Mean that the authority published for them. In EUR/m². */
  publishedPriceM2: number
}

/** Deprecated: the price of a day needs no index. */
export interface ReferenceIndex {
  /** Quarter of the valuation date. */
  from: string
  /** The same quarter. */
  to: string
  /** Always 1: the modelled price is that of the day. In fraction. */
  factor: number
  /** Who publishes the index, and when it was read. */
  source: string
}

/** The registered sales of a file of any twelve months, as published. */
export interface RegisteredPeriod {
  /** First and last quarter of the twelve months, as `2025-Q3..2026-Q2`. */
  period: string
  /** Registered sales of existing apartments; null where no file of the year is at hand. */
  sales: number | null
  /** Published mean of them; null under ten sales. */
  publishedPriceM2: number | null
  /** Low end of the published range, 5 % of the sales cut; null where none is. */
  lowM2: number | null
  /** High end of the published range, 5 % of the sales cut; null where none is. */
  highM2: number | null
  /** Registered sales off plan; null where no file is at hand. */
  newBuildSales: number | null
  /** Published mean of them, VAT at 3 % included; null where none is. */
  newBuildPriceM2: number | null
}

/** The registered sales of a former municipality in one year. */
export interface RegisteredYear {
  /** The year. In calendar year. */
  year: number
  /** Registered sales of existing apartments; null where no file of the year is at hand. */
  sales: number | null
  /** Published mean of them; null under ten sales. */
  publishedPriceM2: number | null
  /** Low end of the published range, 5 % of the sales cut; null where none is. */
  lowM2: number | null
  /** High end of the published range, 5 % of the sales cut; null where none is. */
  highM2: number | null
  /** Registered sales off plan; null where no file is at hand. */
  newBuildSales: number | null
  /** Published mean of them, VAT at 3 % included; null where none is. */
  newBuildPriceM2: number | null
}

/** A limit of the loan on the value, for information. */
export interface RegulatoryLtv {
  /** Which purchase the limit is for. */
  case: 'firstTimeBuyer' | 'mainResidence' | 'rental' | (string & {})
  /** Highest loan as a part of the value. In fraction. */
  limit: number
  /** The loan of this request is above it. */
  exceeded: boolean
  /** The text that sets the limit. */
  legalReference: string
}

/** Highest rent of a dwelling in Luxembourg by the invested capital. */
export interface RentCap {
  /** The day whose law and coefficients count. */
  referenceDate: string
  /** Currency of every sum. */
  currency: 'EUR'
  /** False for a dwelling of art. 6 before August 2024, to which no cap applies. */
  isCapped: boolean
  /** Parts of the invested capital. */
  items: RentCapItem[]
  /** Sum of the revalued parts. In currency. */
  revaluedCapital: number
  /** Reduction of the capital for the age of the building. */
  reduction: RentCapReduction
  /** Revalued capital less the reduction, after upkeep. In currency. */
  investedCapital: number
  /** Highest rent a year without charges: 5 % of the invested capital. In currency. */
  annualMost: number
  /** A twelfth of it, rounded down to the cent. In currency. */
  monthlyMost: number
  /** Highest supplement for the furniture of a dwelling. */
  furniture?: RentCapFurniture | undefined
  /** How far the rent of a running lease may rise. */
  rise?: RentRise | undefined
  /** Sum of `rents`. In currency. */
  asked?: number | undefined
  /** What `rents` exceed the highest rent by, within the rise allowed; 0 if they do not. In currency. */
  excess?: number | undefined
  /** What to know beside the figures. */
  notices: Notice[]
  /** What was assumed. */
  assumptions: Assumption[]
  /** How the figures were calculated, and what they are not. */
  methodology: Methodology
}

/** Highest rent of a dwelling, for which the model asked. */
export interface RentCapCalculation {
  /** Operation of this service. */
  operation: 'rentCap'
  /** What the model sent, and the day that was used. */
  input: RentCapQuestion
  /** The highest rent of a dwelling, in short. */
  result: RentCapResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** Highest supplement for the furniture of a dwelling. */
export interface RentCapFurniture {
  /** Sum of the invoices that count. In currency. */
  invoices: number
  /** Invoices that are too old. In invoices. */
  leftOut: number
  /** Highest supplement a month, beside the rent. In currency. */
  monthlyMost: number
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
}

/** A dwelling that is let in Luxembourg, with what its landlord invested. Sums are in euros. */
export interface RentCapInput {
  /** Day of the lease, or of the adaptation of its rent; today in Luxembourg when left out. */
  referenceDate?: string | undefined
  /** Year in which the building was completed. In calendar year, 1000 to 2200. */
  constructionYear: number
  /** Last purchase of the dwelling for value, in euros. */
  purchase?: RentedPurchase | undefined
  /** Cost of the building on the day of its completion, without the land; this or `purchase`. In currency, 0.01 to 1000000000000. */
  constructionCost?: number | undefined
  /** Price of the land with the costs of its deed, for a purchase its part of price and costs; 20 % of the capital when left out. In currency, 0 to 1000000000000. */
  landPrice?: number | undefined
  /** Year in which the land was bought, with `constructionCost`; that of the building when left out. In calendar year, 1941 to 2200. */
  landYear?: number | undefined
  /** Works of improvement after the purchase or the building. */
  works?: readonly RentedExpense[] | undefined
  /** Proven costs of upkeep or repair by the landlord; they are set against the reduction for age. */
  upkeep?: readonly RentedExpense[] | undefined
  /** Invoices for furniture of a furnished dwelling. */
  furniture?: readonly FurnitureInvoice[] | undefined
  /** Monthly rent of the running lease before the adaptation, without charges and supplement; left out for a new tenant. In currency, 0.01 to 1000000000000. */
  currentRent?: number | undefined
  /** Day of the lease or of the last adaptation of `currentRent`; the next is allowed two years later. */
  lastChangedOn?: string | undefined
  /** Monthly rents asked, without charges and supplement: one, or one for each tenant of a shared dwelling or of rooms let one by one; their sum is compared. */
  rents?: readonly number[] | undefined
  /** The lease says that the dwelling is one of art. 6 of the law of 2006, repealed on 1 August 2024. */
  isLuxury?: boolean | undefined
}

/** One part of the invested capital, revalued. */
export interface RentCapItem {
  /** What was paid for; the land is not reduced for age. */
  key: 'building' | 'land' | 'works' | (string & {})
  /** Year of the expense. In calendar year. */
  year: number
  /** What was paid. In currency. */
  amount: number
  /** Revaluation of that year. In factor. */
  coefficient: number
  /** Amount times coefficient. In currency. */
  revalued: number
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
}

/** A let dwelling, as a conversation asks for its highest rent. */
export interface RentCapQuestion {
  /** Day of the lease, or of the adaptation of its rent; today in Luxembourg when left out. */
  referenceDate?: string | undefined
  /** Year in which the building was completed. In calendar year. */
  constructionYear: number
  /** Last purchase of the dwelling for value, in euros. */
  purchase?: RentedPurchase | undefined
  /** Cost of the building on the day of its completion, without the land; this or `purchase`. In currency. */
  constructionCost?: number | undefined
  /** Price of the land with the costs of its deed, for a purchase its part of price and costs; 20 % of the capital when left out. In currency. */
  landPrice?: number | undefined
  /** Works of improvement after the purchase or the building. */
  works?: RentedExpense[] | undefined
  /** Monthly rent of the running lease before the adaptation, without charges and supplement; left out for a new tenant. In currency. */
  currentRent?: number | undefined
  /** Day of the lease or of the last adaptation of `currentRent`; the next is allowed two years later. */
  lastChangedOn?: string | undefined
  /** Monthly rents asked, without charges and supplement: one, or one for each tenant of a shared dwelling or of rooms let one by one; their sum is compared. */
  rents?: number[] | undefined
}

/** Reduction of the capital for the age of the building. */
export interface RentCapReduction {
  /** Year from which periods count: that of the fifteenth year of the building, or of a later purchase. In calendar year. */
  from: number
  /** Whole periods of two years since. In periods. */
  periods: number
  /** Reduction for all of them. In fraction. */
  rate: number
  /** Reduction of the capital without the land, before upkeep. In currency. */
  amount: number
  /** Revalued upkeep that is set against it. In currency. */
  upkeep: number
  /** Upkeep above it, for later reductions. In currency. */
  upkeepCarriedOn: number
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
}

/** A success: the result and how it was made. */
export interface RentCapResponse {
  /** Always true. */
  success: true
  /** Highest rent of a dwelling in Luxembourg by the invested capital. */
  data: RentCap
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** The highest rent of a dwelling, in short. */
export interface RentCapResult {
  /** False for a dwelling of art. 6 before August 2024, to which no cap applies. */
  isCapped: boolean
  /** Sum of the revalued parts. In currency. */
  revaluedCapital: number
  /** Revalued capital less the reduction, after upkeep. In currency. */
  investedCapital: number
  /** Highest rent a year without charges: 5 % of the invested capital. In currency. */
  annualMost: number
  /** A twelfth of it, rounded down to the cent. In currency. */
  monthlyMost: number
  /** Sum of `rents`. In currency. */
  asked?: number | undefined
  /** What `rents` exceed the highest rent by, within the rise allowed; 0 if they do not. In currency. */
  excess?: number | undefined
  /** The first thing to know beside the figures; null for none. */
  notice: string | null
}

/** How far the rent of a running lease may rise. */
export interface RentRise {
  /** Highest rise as a share of the rent; null where the act set none. */
  most: number | null
  /** Highest rent after the adaptation, within the cap. In currency. */
  monthlyMost: number
  /** First day on which an adaptation is allowed; null without `lastChangedOn`. */
  allowedFrom: string | null
  /** Ids of the parameters applied, the principal one first; each is listed in `meta.law`. */
  basis: string[]
}

/** An expense for the dwelling, by its year. */
export interface RentedExpense {
  /** Year of the expense; of works, of their completion. In calendar year. */
  year: number
  /** What was paid, in euros. In currency. */
  amount: number
}

/** Last purchase of the dwelling for value, in euros. */
export interface RentedPurchase {
  /** Year of the deed, from 1941 on. In calendar year. */
  year: number
  /** Price in the deed. In currency. */
  price: number
  /** Costs of the deed: duties and notary; 0 is assumed when left out. In currency. */
  costs?: number | undefined
}

/** What comes back when the resale is registered in time. */
export interface ResaleRefund {
  /** Time to register the resale: 24 with the anniversary of the deed, 48 without it (less than four years). In months. */
  withinMonths: number
  /** Part of the price that is refunded. In fraction. */
  points: number
  /** The refund. In currency. */
  amount: number
  /** Statutory: read in the law or on an official page. Published: read in a public secondary source. Unverified: professional knowledge, not read in a source. Estimate: a convention or a choice of this service. */
  certainty: Certainty
}

/** A value carried to another day by the prices of its municipality: a calculation, not a valuation. */
export interface Revaluation {
  /** Your own name for it, as sent. */
  id?: string | undefined
  /** Official French name of the municipality. */
  commune: string
  /** Value on `to.day`, rounded to 100. In EUR. */
  value: number
  /** Low end of the 80 % interval of the movement of the place, rounded to 100. In EUR. */
  low: number
  /** High end of the 80 % interval of the movement of the place, rounded to 100. In EUR. */
  high: number
  /** Standard deviation of the place's movement alone in percent, two decimals: not of the value sent, nor of works or wear. In percentage points. */
  fsdPct: number
  /** Low end of the 80 % interval of the movement of one home, rounded to 100. In EUR. */
  homeLow: number
  /** High end of the 80 % interval of the movement of one home, rounded to 100. In EUR. */
  homeHigh: number
  /** Standard deviation of the movement of one home in percent, two decimals: that of its place, and an assumed 6 % for the root of a year, at most 24 %. In percentage points. */
  homeFsdPct: number
  /** Price of `to` / price of `from`, six decimals; the value is calculated with the unrounded one. In ratio. */
  factor: number
  /** The price on the day of the value that was sent. */
  from: PriceOnDay
  /** The price on the day to which it is carried. */
  to: PriceOnDay
  /** The value on both days and on each 1 July between them, in the order of the calendar. */
  path: ValueOnDay[]
  /** Mean of the values on `to.day` and on its five anniversaries before, rounded to 100; null where one is before 2014. */
  sixYearMean: number | null
  /** Whether `value` is above `sixYearMean`, for the file of a bank (Regulation (EU) No 575/2013, art. 229(1)(e)); null without one. */
  aboveSixYearMean: boolean | null
  /** Short hash of all tables: the same tables give the same values. */
  tables: string
}

/** Up to 1000 values; more are refused with 413. */
export interface RevaluationBatchInput {
  /** The values; each is validated and computed by itself: one that does not fit the schema fails alone, in its place, and the batch is answered with 200. */
  items: readonly RevaluationItem[]
}

/** Earlier values, which cap the value of a revaluation. */
export interface RevaluationInput {
  /** Values at equal distances within the last 6 years (residential) or 8 years (other property). */
  observedValues: readonly number[]
  /** Value when the loan was granted. In currency, 0.01 to 1000000000000. */
  valueAtOrigination?: number | undefined
}

/** A value of one day, to be carried to another. */
export interface RevaluationItem {
  /** Municipality, in French, German or Luxembourgish; former municipalities and localities are understood. */
  commune: string
  /** Value of the apartment on `valuedOn`. In EUR, 1 to 10000000000. */
  value: number
  /** Day of that value, from 2014-01-01 on. */
  valuedOn: string
  /** Day to which it is carried, before or after the other; today when left out. */
  valuationDate?: string | undefined
  /** Your own name for it; the result repeats it. */
  id?: string | undefined
}

/** A value of one day, as a conversation asks for that of another. */
export interface RevaluationQuestion {
  /** Municipality, in French, German or Luxembourgish; former municipalities and localities are understood. */
  commune: string
  /** Value of the apartment on `valuedOn`. In EUR. */
  value: number
  /** Day of that value, from 2014-01-01 on. */
  valuedOn: string
  /** Day to which it is carried, before or after the other; today when left out. */
  valuationDate?: string | undefined
}

/** Every item in its place, revalued or failed. */
export interface RevaluationResponse {
  /** True when the batch was worked through, whatever became of its items. */
  success: true
  /** Items in the batch. */
  count: number
  /** Items revalued. */
  succeeded: number
  /** Items that failed. */
  failed: number
  /** One result for each item, in the order sent. */
  results: (RevaluationSuccess | BatchFailure)[]
  /** Total of the items with one `to.day`; null where no two share one. */
  total: RevaluationTotal | null
}

/** A value carried to another day, in short. */
export interface RevaluationResult {
  /** Official French name of the municipality. */
  commune: string
  /** Value on `to.day`, rounded to 100. In EUR. */
  value: number
  /** Low end of the 80 % interval of the movement of the place, rounded to 100. In EUR. */
  low: number
  /** High end of the 80 % interval of the movement of the place, rounded to 100. In EUR. */
  high: number
  /** Price of `to` / price of `from`, six decimals; the value is calculated with the unrounded one. In ratio. */
  factor: number
  /** The price on the day of the value that was sent. */
  from: PriceOnDay
  /** The price on the day to which it is carried. */
  to: PriceOnDay
  /** Mean of the values on `to.day` and on its five anniversaries before, rounded to 100; null where one is before 2014. */
  sixYearMean: number | null
}

/** An item that was revalued. */
export interface RevaluationSuccess {
  /** Position in `items`, from 0. */
  index: number
  /** True: the item was revalued. */
  success: true
  /** A value carried to another day by the prices of its municipality: a calculation, not a valuation. */
  data: Revaluation
}

/** The total of the items with one `to.day`. Totals of several calls cannot be added: they share errors. */
export interface RevaluationTotal {
  /** The `to.day` that most items share; of two that as many share, the later one. */
  day: string
  /** Items with that day. */
  items: number
  /** Sum of their unrounded values, rounded to 100. In EUR. */
  value: number
  /** Low end of its 80 % interval, by places and homes together. In EUR. */
  low: number
  /** High end of its 80 % interval, by places and homes together. In EUR. */
  high: number
  /** Standard deviation of the movement of all places together, in percent of the total. In percentage points. */
  placeFsdPct: number
  /** The same with the movements of the single homes. In percentage points. */
  homeFsdPct: number
  /** What the deviation of the places would be if they were independent: too little. In percentage points. */
  ifIndependentPct: number
}

/** Value carried to another day, for which the model asked. */
export interface RevalueCalculation {
  /** Operation of this service. */
  operation: 'revalue'
  /** What the model sent, and the day that was used. */
  input: RevaluationQuestion
  /** A value carried to another day, in short. */
  result: RevaluationResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** A way to foretell a published mean, tried on the same pairs. */
export interface Rival {
  /** The model; the last published mean, moved by the median of the others or as it stands; the mean of all means of that year. New ones may be added. */
  key: 'model' | 'lastMeanMoved' | 'lastMean' | 'nationalMean' | (string & {})
  /** Its ratio study on the pairs of `ahead`. */
  study: PriceStudy
}

/** The webhook of a new sandbox with its secret. */
export interface SandboxWebhook {
  /** Id of the webhook. */
  id: string
  /** Its address. */
  url: string
  /** Signs each call (`whsec_…`); answered this once. */
  secret: string
}

/** One month of a loan; every sum is a whole number of cents. */
export interface ScheduleRow {
  /** Month from the start, from 1. In months. */
  month: number
  /** Day of the instalment, where the start was sent. */
  date?: string | undefined
  /** Instalment: interest and principal. In currency. */
  payment: number
  /** Interest of the month. In currency. */
  interest: number
  /** Principal repaid; negative where interest is added to the balance. In currency. */
  principal: number
  /** Repaid beside the instalment. In currency. */
  extraPayment: number
  /** Premium of the month, beside the instalment. In currency. */
  insurance: number
  /** What is still owed after the month. In currency. */
  balance: number
}

/** What changes when a parameter is one step lower or higher. */
export interface Sensitivity {
  /** Day of the prices: that on which the newest file was read. */
  day: string
  /** Prices of all municipalities when a figure of the system changes. */
  prices: ({
    /** The parameter, as in `parameters`. */
    parameter: string
    /** Its value. In unit of the parameter. */
    value: number
    /** One step down. */
    low: {
      /** The figure, one step away. In unit of the parameter. */
      value: number
      /** Root mean square of the logarithmic changes of all prices of the day, in percent. In percentage points. */
      rmsPct: number
      /** The largest of them without its sign, in percent. In percentage points. */
      largestPct: number
      /** Mean change of the standard error of a price, in percentage points. In percentage points. */
      deviationPoints: number
    }
    /** One step up. */
    high: {
      /** The figure, one step away. In unit of the parameter. */
      value: number
      /** Root mean square of the logarithmic changes of all prices of the day, in percent. In percentage points. */
      rmsPct: number
      /** The largest of them without its sign, in percent. In percentage points. */
      largestPct: number
      /** Mean change of the standard error of a price, in percentage points. In percentage points. */
      deviationPoints: number
    }
  })[]
  /** FSD of an apartment in the capital of which everything is known. */
  fsd: ({
    /** The deviation of a single sale, or a factor on all explained shares. New ones may be added. */
    parameter: 'sale' | 'explainedShares' | (string & {})
    /** FSD as shipped, in percent. In percentage points. */
    fsdPct: number
    /** One step down. */
    low: {
      /** The figure, one step away. In number. */
      value: number
      /** Change of the FSD of an apartment of which everything is known, in percentage points. In percentage points. */
      fsdPoints: number
    }
    /** One step up. */
    high: {
      /** The figure, one step away. In number. */
      value: number
      /** Change of the FSD of an apartment of which everything is known, in percentage points. In percentage points. */
      fsdPoints: number
    }
  })[]
  /** Values when the exponent of the living area changes. */
  surface: ({
    /** Living area. In m². */
    surfaceM2: number
    /** A weaker exponent. */
    low: {
      /** The exponent, one step away. In number. */
      value: number
      /** Change of the value, in percent. In percentage points. */
      valuePct: number
    }
    /** A stronger exponent. */
    high: {
      /** The exponent, one step away. In number. */
      value: number
      /** Change of the value, in percent. In percentage points. */
      valuePct: number
    }
  })[]
}

/** The value at one pair of rates. */
export interface SensitivityCell {
  /** Discount rate of the cell. In fraction per year. */
  discountRate: number
  /** Exit yield of the cell. In fraction per year. */
  exitYield: number
  /** Net present value, without a price the gross present value; null where a rate is not positive. */
  netPresentValue: number | null
}

/** The grid of rates for which the value is shown. */
export interface SensitivityGridInput {
  /**
   * Added to the discount rate, one row each.
   * @default [-0.005,-0.0025,0,0.0025,0.005]
   */
  discountRateSteps?: readonly number[] | undefined
  /**
   * Added to the exit yield, one column each.
   * @default [-0.005,-0.0025,0,0.0025,0.005]
   */
  exitYieldSteps?: readonly number[] | undefined
}

/** A calculation of an earlier answer, sent back; those of the answer can be sent as they are. */
export interface SentCalculation {
  /** Its operation. */
  operation: 'acquisitionCosts' | 'capitalGains' | 'estimate' | 'mortgage' | 'cashflow' | 'yields' | 'rentCap' | 'investedCapital' | 'fees' | 'revalue' | 'commune' | 'places' | 'marketData' | 'mortgageLendingValue' | 'directCapitalisation' | 'discountedCashFlow'
  /** Its input, by the fields of its operation; it is computed again. */
  input: AcquisitionCostsQuestion | CapitalGainsQuestion | EstimateQuestion | MortgageQuestion | CashflowQuestion | YieldsQuestion | RentCapQuestion | InvestedCapitalQuestion | FeesQuestion | RevaluationQuestion | PlaceQuestion | MarketDataQuestion | LendingValueQuestion | CapitalisationQuestion | DiscountedCashFlowQuestion
  /** As it was answered; not read. */
  result?: unknown | undefined
  /** As it was answered; not read. */
  law?: unknown | undefined
  /** As it was answered; not read. */
  assumed?: unknown | undefined
}

/** What the fees of a purchase in Spain depend on beside country, price and loan. */
export interface SpainFeesDetailsInput {
  /** Community or autonomous city, as ISO 3166-2. */
  region: 'ES-AN' | 'ES-AR' | 'ES-AS' | 'ES-IB' | 'ES-CN' | 'ES-CB' | 'ES-CL' | 'ES-CM' | 'ES-CT' | 'ES-VC' | 'ES-EX' | 'ES-GA' | 'ES-MD' | 'ES-MC' | 'ES-NC' | 'ES-PV' | 'ES-RI' | 'ES-CE' | 'ES-ML'
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /**
   * The price of a new build contains its VAT; read only with `newBuild: true`.
   * @default false
   */
  priceIncludesVat?: boolean | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** A buyer owns another dwelling on the day. */
  ownsOtherDwelling?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
    /** Completed years on the day of the deed. In years, 18 to 120. */
    age?: number | undefined
  })[] | undefined
  /**
   * Who buys: a natural person or a company.
   * @default "individual"
   */
  buyerType?: 'individual' | 'company' | undefined
  /** Reference value of the cadastre (valor de referencia); the higher of it and the price is the base. In currency, 0 to 1000000000000. */
  fiscalReferenceValue?: number | undefined
  /** The buyers are a large family. */
  largeFamily?: boolean | undefined
  /** The buyers are a single-parent family. */
  singleParentFamily?: boolean | undefined
  /** Recognised disability: none, from 33 %, from 65 %. */
  disability?: 'none' | 'from33' | 'from65' | undefined
  /** Taxable income in a year of those who will live in the home: general and savings bases of the income tax, less the personal and family minimum where the community takes it off. In currency, 0 to 1000000000000. */
  annualTaxableIncome?: number | undefined
  /** Part of `annualTaxableIncome` that is income from savings. In currency, 0 to 1000000000000. */
  savingsIncome?: number | undefined
  /** The buyers file one joint return of income tax. */
  jointTaxReturn?: boolean | undefined
  /** Galicia: wealth of all who will live in the home, by the rules of the wealth tax, with the home at its price; until 2025 debts for it are not taken off. In currency, 0 to 1000000000000. */
  netWealth?: number | undefined
  /** Category of the large or single-parent family in its title. */
  familyCategory?: 'general' | 'special' | undefined
  /** Children above the number that makes the family a large one. 0 to 20. */
  childrenAboveLargeFamily?: number | undefined
  /** Children in the family unit of the buyers. 0 to 20. */
  dependentChildren?: number | undefined
  /** Persons for whom the buyers have the family minimum of the income tax. 0 to 20. */
  dependants?: number | undefined
  /** Members of the family unit who will live in the home, the buyer included. 1 to 20. */
  householdMembers?: number | undefined
  /** Balearic Islands: whole years that every buyer has lived there without a break. In years, 0 to 120. */
  yearsOfResidence?: number | undefined
  /** Value of the home in the appraisal for the buyer's mortgage. In currency, 0 to 1000000000000. */
  appraisedValue?: number | undefined
  /** Floor area; read in the Basque Country. In m², 1 to 10000. */
  areaM2?: number | undefined
  /**
   * Catalonia and Asturias: the buyer is a large holder of dwellings (more than ten or 1 500 m², fewer in a stressed market).
   * @default false
   */
  largeHolder?: boolean | undefined
  /**
   * Catalonia and Asturias: a whole building of dwellings is bought.
   * @default false
   */
  wholeBuilding?: boolean | undefined
  /**
   * The seller of an existing home waives its exemption from VAT; where there is VAT.
   * @default false
   */
  vatExemptionWaived?: boolean | undefined
  /**
   * Public protected housing: VAT at 4 %, no IGIC in the Canary Islands; only with `newBuild`.
   * @default false
   */
  protectedHousing?: boolean | undefined
  /**
   * Fee of a lawyer before VAT, as a part of the price. In fraction, 0 to 0.05.
   * @default 0
   */
  lawyerFeeRate?: number | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `notaryFeeNet`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryFeeNet?: number | undefined
    /** Your own figure for the line `gestoria`; 0 removes it. In currency, 0 to 1000000000000. */
    gestoria?: number | undefined
    /** Your own figure for the line `valuation`; 0 removes it. In currency, 0 to 1000000000000. */
    valuation?: number | undefined
  } | undefined
}

/** A purchase in Spain. */
export interface SpainFeesInput {
  /** Spain. */
  country: 'ES'
  /** Community or autonomous city, as ISO 3166-2. */
  region: 'ES-AN' | 'ES-AR' | 'ES-AS' | 'ES-IB' | 'ES-CN' | 'ES-CB' | 'ES-CL' | 'ES-CM' | 'ES-CT' | 'ES-VC' | 'ES-EX' | 'ES-GA' | 'ES-MD' | 'ES-MC' | 'ES-NC' | 'ES-PV' | 'ES-RI' | 'ES-CE' | 'ES-ML'
  /** What the buyer pays the seller, movables included, never the fee of a broker. In currency, 0.01 to 1000000000000. */
  price: number
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /**
   * Principal of the loan secured on the property; 0 is a purchase without loan. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /**
   * The price of a new build contains its VAT; read only with `newBuild: true`.
   * @default false
   */
  priceIncludesVat?: boolean | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** A buyer owns another dwelling on the day. */
  ownsOtherDwelling?: boolean | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
    /** Completed years on the day of the deed. In years, 18 to 120. */
    age?: number | undefined
  })[] | undefined
  /**
   * Who buys: a natural person or a company.
   * @default "individual"
   */
  buyerType?: 'individual' | 'company' | undefined
  /** Reference value of the cadastre (valor de referencia); the higher of it and the price is the base. In currency, 0 to 1000000000000. */
  fiscalReferenceValue?: number | undefined
  /** The buyers are a large family. */
  largeFamily?: boolean | undefined
  /** The buyers are a single-parent family. */
  singleParentFamily?: boolean | undefined
  /** Recognised disability: none, from 33 %, from 65 %. */
  disability?: 'none' | 'from33' | 'from65' | undefined
  /** Taxable income in a year of those who will live in the home: general and savings bases of the income tax, less the personal and family minimum where the community takes it off. In currency, 0 to 1000000000000. */
  annualTaxableIncome?: number | undefined
  /** Part of `annualTaxableIncome` that is income from savings. In currency, 0 to 1000000000000. */
  savingsIncome?: number | undefined
  /** The buyers file one joint return of income tax. */
  jointTaxReturn?: boolean | undefined
  /** Galicia: wealth of all who will live in the home, by the rules of the wealth tax, with the home at its price; until 2025 debts for it are not taken off. In currency, 0 to 1000000000000. */
  netWealth?: number | undefined
  /** Category of the large or single-parent family in its title. */
  familyCategory?: 'general' | 'special' | undefined
  /** Children above the number that makes the family a large one. 0 to 20. */
  childrenAboveLargeFamily?: number | undefined
  /** Children in the family unit of the buyers. 0 to 20. */
  dependentChildren?: number | undefined
  /** Persons for whom the buyers have the family minimum of the income tax. 0 to 20. */
  dependants?: number | undefined
  /** Members of the family unit who will live in the home, the buyer included. 1 to 20. */
  householdMembers?: number | undefined
  /** Balearic Islands: whole years that every buyer has lived there without a break. In years, 0 to 120. */
  yearsOfResidence?: number | undefined
  /** Value of the home in the appraisal for the buyer's mortgage. In currency, 0 to 1000000000000. */
  appraisedValue?: number | undefined
  /** Floor area; read in the Basque Country. In m², 1 to 10000. */
  areaM2?: number | undefined
  /**
   * Catalonia and Asturias: the buyer is a large holder of dwellings (more than ten or 1 500 m², fewer in a stressed market).
   * @default false
   */
  largeHolder?: boolean | undefined
  /**
   * Catalonia and Asturias: a whole building of dwellings is bought.
   * @default false
   */
  wholeBuilding?: boolean | undefined
  /**
   * The seller of an existing home waives its exemption from VAT; where there is VAT.
   * @default false
   */
  vatExemptionWaived?: boolean | undefined
  /**
   * Public protected housing: VAT at 4 %, no IGIC in the Canary Islands; only with `newBuild`.
   * @default false
   */
  protectedHousing?: boolean | undefined
  /**
   * Fee of a lawyer before VAT, as a part of the price. In fraction, 0 to 0.05.
   * @default 0
   */
  lawyerFeeRate?: number | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `notaryFeeNet`; 0 removes it. In currency, 0 to 1000000000000. */
    notaryFeeNet?: number | undefined
    /** Your own figure for the line `gestoria`; 0 removes it. In currency, 0 to 1000000000000. */
    gestoria?: number | undefined
    /** Your own figure for the line `valuation`; 0 removes it. In currency, 0 to 1000000000000. */
    valuation?: number | undefined
  } | undefined
}

/** Whether errors are the same over time and in every canton. */
export interface Stability {
  /** By year, foretold by the files before and the index of that year alone. */
  byYear: ({
    /** Published means that were foretold, each a pair with its foretold price. */
    pairs: number
    /** Root mean square of the logarithmic errors, in percent. In percentage points. */
    rmsePct: number
    /** Mean of the logarithms of published over foretold, in percent: above 0 the model foretold too little. In percentage points. */
    biasPct: number
    /** What the intervals of 80 % held. */
    held80: MeasuredInterval
    /** Year foretold. In calendar year. */
    year: number
  })[]
  /** By canton, each mean hidden in turn. */
  byCanton: ({
    /** Published means that were foretold, each a pair with its foretold price. */
    pairs: number
    /** Root mean square of the logarithmic errors, in percent. In percentage points. */
    rmsePct: number
    /** Mean of the logarithms of published over foretold, in percent: above 0 the model foretold too little. In percentage points. */
    biasPct: number
    /** What the intervals of 80 % held. */
    held80: MeasuredInterval
    /** Canton. */
    canton: string
  })[]
  /** Whether the held shares of the cantons depart from 80 % beyond chance. */
  chi2: {
    /** Σ (held − 0.8 n)² / (0.16 n) over the cantons. In number. */
    value: number
    /** Cantons, about the value that chance alone gives. */
    cantons: number
  }
}

/** When the model is stale and when it stops. */
export interface StopRules {
  /** Last day of the newest file of prices. */
  newestFileEnds: string
  /** Whether that file is too old on the day of the card to be relied on without a look. */
  isStale: boolean
  /** Day from which it is. */
  staleFrom: string
  /** Day from which days after the end of that file are refused. */
  refusedFrom: string
  /** Every rule in a sentence. */
  rules: CardStatement[]
}

/** A sale that is left out of all figures, and why; its price may be right. */
export interface SuspectedSale {
  /** Position in `sales`, from 0. */
  index: number
  /** Official French name of the municipality. */
  commune: string
  /** Price that was paid. In EUR. */
  price: number
  /** What it was estimated at, rounded to 1; the measures use the unrounded value. In EUR. */
  estimate: number
  /** Estimate over price, six decimals. In multiple. */
  ratio: number
  /** Forecast standard deviation of the estimate in percent. In percentage points. */
  fsdPct: number
  /** `far_from_others`: price over estimate is more than three interquartile ranges from its median. `far_from_estimate`: it is below 0.25 or above 4. */
  reason: 'far_from_others' | 'far_from_estimate' | (string & {})
}

/** One unit with its lease, and how it is let again. */
export interface TenantInput {
  /** Name of the unit; `Unit n` when left out. */
  name?: string | undefined
  /** Lettable area. In m², 0.01 to 10000000. */
  area?: number | undefined
  /** Rent per year at the valuation date, net of service charges; 0 for a vacant unit. In currency, 0 to 1000000000000. */
  passingRent: number
  /**
   * There is no lease; the void runs from the valuation date, and the dates of a lease are not read.
   * @default false
   */
  vacant?: boolean | undefined
  /** First day of the lease: adjustments are counted from it. The valuation date when left out. */
  leaseStart?: string | undefined
  /** Last day of the lease; required unless the unit is vacant. */
  leaseEnd?: string | undefined
  /** Days on which the tenant may leave earlier. */
  breakOptions?: readonly BreakOptionInput[] | undefined
  /**
   * Months without rent that still run in the present lease. In months, 0 to 120.
   * @default 0
   */
  currentRentFreeMonths?: number | undefined
  /** How the rent is adjusted; by the index each year when left out. */
  indexation?: IndexationInput | undefined
  /** Rent per year that the unit would fetch at the valuation date; the passing rent when left out. In currency, 0 to 1000000000000. */
  marketRent?: number | undefined
  /** Growth of this market rent; that of the property when left out. */
  marketRentGrowth?: GrowthInput | undefined
  /**
   * Chance that the tenant stays: it shortens void and rent-free time and lowers letting costs. In fraction, 0 to 1.
   * @default 0
   */
  renewalProbability?: number | undefined
  /** Months empty between leases if the tenant leaves: 6, or by `assetType` 2 residential, 12 office, 9 retail, 9 industrial, 12 hotel. In months, 0 to 120. */
  voidMonths?: number | undefined
  /**
   * Months without rent in each new lease. In months, 0 to 60.
   * @default 0
   */
  rentFreeMonths?: number | undefined
  /**
   * Fee of each new letting, as a share of its first yearly rent. In fraction, 0 to 1.
   * @default 0
   */
  relettingFeeRate?: number | undefined
  /**
   * Works for each new letting, in the money of the valuation date. In currency, 0 to 1000000000000.
   * @default 0
   */
  tenantImprovements?: number | undefined
  /**
   * Length of each new lease. In months, 1 to 360.
   * @default 108
   */
  newLeaseMonths?: number | undefined
}

/** What one unit brings. */
export interface TenantResult {
  /** Name of the unit. */
  name: string
  /** Rent after voids and rent-free months, by year, the forward year last. In currency. */
  rentByYear: number[]
  /** Last day of each lease that ends within the calculation. */
  expiries: string[]
}

/** The value at the end of the horizon. */
export interface TerminalValue {
  /** Income that is capitalised. In currency. */
  noi: number
  /** That income over the exit yield. In currency. */
  gross: number
  /** After the costs of the next buyer and of the seller. In currency. */
  net: number
  /** The net value, discounted over the whole horizon. In currency. */
  presentValue: number
  /** Its part of the whole value; null where that is 0. */
  shareOfGrossPresentValue: number | null
}

/** A figure of the text with where it comes from. A model may take a wrong name of the right unit: show the source beside the figure. */
export interface TextFigure {
  /** Where it begins, in UTF-16 code units of `text`. */
  start: number
  /** Where it ends: the position after its last character, in UTF-16 code units of `text`. */
  end: number
  /** The figure as it stands in the text, unit included. */
  text: string
  /** The value that was printed, not rounded; a day as YYYY-MM-DD, an article as it is written. In unit. */
  value: number | string
  /** Unit of `value`: a currency such as `EUR`, `m²`, `EUR/m²`, `fraction` (0.06 is 6 %), `years`, `months`, `days`, `calendar year`, `day`, `period` (`2025-01..2025-12`), `article`, `count`; `number` where none is known. */
  unit: string
  /** How it is calculated of named figures, as `(D6 - D7) / D7 %`; null where the model wrote the figure itself and it was found in a source. */
  expression: string | null
  /** What it comes from, in the order of `expression`. */
  sources: FigureSource[]
}

/** Language of a text, as its ISO 639-1 code. */
export type TextLanguage = 'fr' | 'de' | 'en' | 'lb' | 'pt'

/** A statement of the text that must not be relied on. */
export interface TextWarning {
  /** `claim`: the text calls itself a certified valuation, or legal or tax advice; it is neither. `language`: it is in another language than asked for. New codes may be added. */
  code: 'claim' | 'language' | (string & {})
  /** Where it begins, in UTF-16 code units of `text`. */
  start: number
  /** Where it ends: the position after its last character, in UTF-16 code units of `text`. */
  end: number
  /** The statement as it stands in the text. */
  text: string
}

/** Tier of the API key; it sets the limits. */
export type Tier = 'sandbox' | 'free' | 'pro' | 'enterprise' | (string & {})

/** A token of the session, for 15 minutes. */
export interface Token {
  /** JWT signed with EdDSA; send it as `Authorization: Bearer`. */
  token: string
  /** When it is over, or earlier with its session. */
  expiresAt: string
}

/** A success: the result and the name of the request. */
export interface TokenResponse {
  /** Always true. */
  success: true
  /** A token of the session, for 15 minutes. */
  data: Token
  /** The name of the request. */
  meta: AccountMeta
}

/** Sums of the counted lines. */
export interface Totals {
  /** Counted lines of the buyer, added as whole cents. In currency. */
  buyer: number
  /** Of these, taxes. In currency. */
  taxes: number
  /** Of these, tariffs fixed by law. In currency. */
  regulatedTariffs: number
  /** Of these, estimates of the market; the three add up to `buyer`. In currency. */
  marketEstimates: number
  /** Counted lines of the seller. In currency. */
  seller: number
  /** Counted lines of the lender. In currency. */
  lender: number
  /** `buyer` divided by the price, six decimals. In fraction. */
  feesRate: number
  /** Price and `buyer` less the loan; negative when the loan is larger. In currency. */
  cashNeeded: number
}

/** How long the leases in force still run, weighted by their rent. */
export interface UnexpiredTerm {
  /** To the end of the lease, or its exercised break; null without rent. */
  toExpiryYears: number | null
  /** To the first break option, exercised or not; null without rent. */
  toBreakYears: number | null
}

/** What the fees of a purchase in the United Kingdom depend on beside country, price and loan. */
export interface UnitedKingdomFeesDetailsInput {
  /** Nation of the property, as ISO 3166-2. */
  region: 'GB-ENG' | 'GB-NIR' | 'GB-SCT' | 'GB-WLS'
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** A buyer owns another dwelling on the day. */
  ownsOtherDwelling?: boolean | undefined
  /** Day of the binding agreement before the deed; not after the deed. Default: the day of the deed. */
  agreementDate?: string | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
  })[] | undefined
  /**
   * Who buys: a natural person or a company.
   * @default "individual"
   */
  buyerType?: 'individual' | 'company' | undefined
  /** The home replaces the main residence: no surcharge although another is owned. */
  replacesMainResidence?: boolean | undefined
  /**
   * The buyers are resident in the United Kingdom for the tax.
   * @default true
   */
  taxResident?: boolean | undefined
  /**
   * A company above 500 000 has a relief for letting or trading.
   * @default false
   */
  companyReliefApplies?: boolean | undefined
  /**
   * A lease is bought: more conveyancing, paper scale of the register.
   * @default false
   */
  leasehold?: boolean | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `registryOwnership`; 0 removes it. In currency, 0 to 1000000000000. */
    registryOwnership?: number | undefined
    /** Your own figure for the line `conveyancing`; 0 removes it. In currency, 0 to 1000000000000. */
    conveyancing?: number | undefined
    /** Your own figure for the line `searches`; 0 removes it. In currency, 0 to 1000000000000. */
    searches?: number | undefined
    /** Your own figure for the line `inspection`; 0 removes it. In currency, 0 to 1000000000000. */
    inspection?: number | undefined
    /** Your own figure for the line `lenderFee`; 0 removes it. In currency, 0 to 1000000000000. */
    lenderFee?: number | undefined
  } | undefined
}

/** A purchase in the United Kingdom. */
export interface UnitedKingdomFeesInput {
  /** The United Kingdom. */
  country: 'UK'
  /** Nation of the property, as ISO 3166-2. */
  region: 'GB-ENG' | 'GB-NIR' | 'GB-SCT' | 'GB-WLS'
  /** What the buyer pays the seller, movables included, never the fee of a broker. In currency, 0.01 to 1000000000000. */
  price: number
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /**
   * Principal of the loan secured on the property; 0 is a purchase without loan. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** A buyer owns another dwelling on the day. */
  ownsOtherDwelling?: boolean | undefined
  /** Day of the binding agreement before the deed; not after the deed. Default: the day of the deed. */
  agreementDate?: string | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
  })[] | undefined
  /**
   * Who buys: a natural person or a company.
   * @default "individual"
   */
  buyerType?: 'individual' | 'company' | undefined
  /** The home replaces the main residence: no surcharge although another is owned. */
  replacesMainResidence?: boolean | undefined
  /**
   * The buyers are resident in the United Kingdom for the tax.
   * @default true
   */
  taxResident?: boolean | undefined
  /**
   * A company above 500 000 has a relief for letting or trading.
   * @default false
   */
  companyReliefApplies?: boolean | undefined
  /**
   * A lease is bought: more conveyancing, paper scale of the register.
   * @default false
   */
  leasehold?: boolean | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `registryOwnership`; 0 removes it. In currency, 0 to 1000000000000. */
    registryOwnership?: number | undefined
    /** Your own figure for the line `conveyancing`; 0 removes it. In currency, 0 to 1000000000000. */
    conveyancing?: number | undefined
    /** Your own figure for the line `searches`; 0 removes it. In currency, 0 to 1000000000000. */
    searches?: number | undefined
    /** Your own figure for the line `inspection`; 0 removes it. In currency, 0 to 1000000000000. */
    inspection?: number | undefined
    /** Your own figure for the line `lenderFee`; 0 removes it. In currency, 0 to 1000000000000. */
    lenderFee?: number | undefined
  } | undefined
}

/** What the fees of a purchase in the United States depend on beside country, price and loan. */
export interface UnitedStatesFeesDetailsInput {
  /** State, as ISO 3166-2. */
  region: 'US-AL' | 'US-AK' | 'US-AZ' | 'US-AR' | 'US-CA' | 'US-CO' | 'US-CT' | 'US-DE' | 'US-DC' | 'US-FL' | 'US-GA' | 'US-HI' | 'US-ID' | 'US-IL' | 'US-IN' | 'US-IA' | 'US-KS' | 'US-KY' | 'US-LA' | 'US-ME' | 'US-MD' | 'US-MA' | 'US-MI' | 'US-MN' | 'US-MS' | 'US-MO' | 'US-MT' | 'US-NE' | 'US-NV' | 'US-NH' | 'US-NJ' | 'US-NM' | 'US-NY' | 'US-NC' | 'US-ND' | 'US-OH' | 'US-OK' | 'US-OR' | 'US-PA' | 'US-RI' | 'US-SC' | 'US-SD' | 'US-TN' | 'US-TX' | 'US-UT' | 'US-VT' | 'US-VA' | 'US-WA' | 'US-WV' | 'US-WI' | 'US-WY'
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** Day of the contract of sale, not after the deed; read in New Jersey for a refund. */
  agreementDate?: string | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
  })[] | undefined
  /** County; those with a rate of their own are Miami-Dade, Clark, Hennepin, Ramsey, Westchester and Rockland. */
  county?: string | undefined
  /** City with taxes of its own. */
  city?: 'New York City' | 'Los Angeles' | 'San Francisco' | 'Chicago' | 'Philadelphia' | 'Pittsburgh' | undefined
  /**
   * Dwellings in the building; read in New York City and Miami-Dade. 1 to 4.
   * @default 1
   */
  dwellingUnits?: number | undefined
  /**
   * The contract moves the seller's taxes to the buyer.
   * @default false
   */
  negotiatedToBuyer?: boolean | undefined
  /** Florida: pages to record; a flat estimate when left out. 1 to 200. */
  recordingPages?: number | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `ownerTitle`; 0 removes it. In currency, 0 to 1000000000000. */
    ownerTitle?: number | undefined
    /** Your own figure for the line `lenderTitle`; 0 removes it. In currency, 0 to 1000000000000. */
    lenderTitle?: number | undefined
    /** Your own figure for the line `settlement`; 0 removes it. In currency, 0 to 1000000000000. */
    settlement?: number | undefined
    /** Your own figure for the line `originationFee`; 0 removes it. In currency, 0 to 1000000000000. */
    originationFee?: number | undefined
    /** Your own figure for the line `valuation`; 0 removes it. In currency, 0 to 1000000000000. */
    valuation?: number | undefined
    /** Your own figure for the line `inspection`; 0 removes it. In currency, 0 to 1000000000000. */
    inspection?: number | undefined
    /** Your own figure for the line `recording`; 0 removes it. In currency, 0 to 1000000000000. */
    recording?: number | undefined
    /** Your own figure for the line `closingCostsEstimate`; 0 removes it. In currency, 0 to 1000000000000. */
    closingCostsEstimate?: number | undefined
  } | undefined
}

/** A purchase in the United States. */
export interface UnitedStatesFeesInput {
  /** The United States. */
  country: 'US'
  /** State, as ISO 3166-2. */
  region: 'US-AL' | 'US-AK' | 'US-AZ' | 'US-AR' | 'US-CA' | 'US-CO' | 'US-CT' | 'US-DE' | 'US-DC' | 'US-FL' | 'US-GA' | 'US-HI' | 'US-ID' | 'US-IL' | 'US-IN' | 'US-IA' | 'US-KS' | 'US-KY' | 'US-LA' | 'US-ME' | 'US-MD' | 'US-MA' | 'US-MI' | 'US-MN' | 'US-MS' | 'US-MO' | 'US-MT' | 'US-NE' | 'US-NV' | 'US-NH' | 'US-NJ' | 'US-NM' | 'US-NY' | 'US-NC' | 'US-ND' | 'US-OH' | 'US-OK' | 'US-OR' | 'US-PA' | 'US-RI' | 'US-SC' | 'US-SD' | 'US-TN' | 'US-TX' | 'US-UT' | 'US-VT' | 'US-VA' | 'US-WA' | 'US-WV' | 'US-WI' | 'US-WY'
  /** What the buyer pays the seller, movables included, never the fee of a broker. In currency, 0.01 to 1000000000000. */
  price: number
  /** Day whose law counts; today in Luxembourg when left out. */
  deedDate?: string | undefined
  /** What the buyer will do with it: live in it, second home, let it. */
  use: 'mainResidence' | 'secondHome' | 'rental'
  /**
   * First sale by a seller who is liable to VAT.
   * @default false
   */
  newBuild?: boolean | undefined
  /**
   * Principal of the loan secured on the property; 0 is a purchase without loan. In currency, 0 to 1000000000000.
   * @default 0
   */
  loanAmount?: number | undefined
  /** What the buyer owes a broker, VAT included, on top of the price. In currency, 0 to 1000000000000. */
  brokerFee?: number | undefined
  /** The same as a part of the price; send one of the two. In fraction, 0 to 0.2. */
  brokerFeeRate?: number | undefined
  /** The buyer meets the country's own definition of a first purchase; the profile of the country prints it. */
  firstTimeBuyer?: boolean | undefined
  /** Day of the contract of sale, not after the deed; read in New Jersey for a refund. */
  agreementDate?: string | undefined
  /** The persons who buy; one buyer of the whole when left out. */
  buyers?: readonly ({
    /** Part bought: every buyer has one or none has (then equal parts); together they are 1. In fraction, at most 1. */
    share?: number | undefined
  })[] | undefined
  /** County; those with a rate of their own are Miami-Dade, Clark, Hennepin, Ramsey, Westchester and Rockland. */
  county?: string | undefined
  /** City with taxes of its own. */
  city?: 'New York City' | 'Los Angeles' | 'San Francisco' | 'Chicago' | 'Philadelphia' | 'Pittsburgh' | undefined
  /**
   * Dwellings in the building; read in New York City and Miami-Dade. 1 to 4.
   * @default 1
   */
  dwellingUnits?: number | undefined
  /**
   * The contract moves the seller's taxes to the buyer.
   * @default false
   */
  negotiatedToBuyer?: boolean | undefined
  /** Florida: pages to record; a flat estimate when left out. 1 to 200. */
  recordingPages?: number | undefined
  /** Your own figures for lines that are market estimates, by the line's key. */
  overrides?: {
    /** Your own figure for the line `ownerTitle`; 0 removes it. In currency, 0 to 1000000000000. */
    ownerTitle?: number | undefined
    /** Your own figure for the line `lenderTitle`; 0 removes it. In currency, 0 to 1000000000000. */
    lenderTitle?: number | undefined
    /** Your own figure for the line `settlement`; 0 removes it. In currency, 0 to 1000000000000. */
    settlement?: number | undefined
    /** Your own figure for the line `originationFee`; 0 removes it. In currency, 0 to 1000000000000. */
    originationFee?: number | undefined
    /** Your own figure for the line `valuation`; 0 removes it. In currency, 0 to 1000000000000. */
    valuation?: number | undefined
    /** Your own figure for the line `inspection`; 0 removes it. In currency, 0 to 1000000000000. */
    inspection?: number | undefined
    /** Your own figure for the line `recording`; 0 removes it. In currency, 0 to 1000000000000. */
    recording?: number | undefined
    /** Your own figure for the line `closingCostsEstimate`; 0 removes it. In currency, 0 to 1000000000000. */
    closingCostsEstimate?: number | undefined
  } | undefined
}

/** A file that played no part when the model was chosen. */
export interface UntouchedFile {
  /** The twelve months, as `2025-07..2026-06`. */
  period: string
  /** Municipalities whose means were foretold. */
  communes: number
  /** Root mean square of the logarithmic errors, in percent. In percentage points. */
  rmsePct: number
  /** Mean of the logarithms of published over foretold, in percent: above 0 the model foretold too little. In percentage points. */
  biasPct: number
  /** What the intervals held. */
  intervals: MeasuredInterval[]
}

/** A figure of the text that nothing supports, and where it stands. */
export interface UnverifiedSpan {
  /** Where it begins, in UTF-16 code units of `text`. */
  start: number
  /** Where it ends: the position after its last character, in UTF-16 code units of `text`. */
  end: number
  /** The figure as it stands in the text, unit included. */
  text: string
}

/** When new files come, and what they may move. */
export interface Updates {
  /** Day at whose end the next file is expected. */
  nextExpected: string
  /** A price that moves further is looked at by a person first. In percentage points. */
  largestMovePct: number
  /** The same in a sentence. */
  says: string
}

/** The requests of one UTC day. */
export interface UsageDay {
  /** A UTC day. */
  day: string
  /** Requests counted in it; 0 on a day without any. */
  count: number
}

/** What one key adds to the usage of an account. */
export interface UsageOfKey {
  /** Id of the key. */
  keyId: string
  /** Its name. */
  name: string
  /** Its requests of the thirty days. */
  total: number
  /** What was used in this UTC day, and what is left of it. */
  today: KeyToday
}

/** The value on a day. */
export interface ValueOnDay {
  /** The day. */
  day: string
  /** Value on that day, rounded to 100. In EUR. */
  value: number
}

/** Somebody tries the webhook from the pages of the service. */
export interface WebhookTestEvent {
  /** What happened. */
  type: 'webhook.test'
  /** When it was sent. */
  timestamp: string
  /** Which webhook it is. */
  data: {
    /** Id of the webhook. */
    webhookId: string
  }
}

/** The verdict and the measures with the suspected sales among the others. */
export interface WithSuspected {
  /** Whether errors move with time (`drifts`), with the value (`uneven`), lie on one side (`low`: valued too low), the range of 80 % held another share (`range`); `agrees`, or `tooFew` to tell. */
  verdict: 'drifts' | 'uneven' | 'low' | 'high' | 'range' | 'tooFew' | 'agrees' | (string & {})
  /** Median of estimate over price. In multiple. */
  medianRatio: number
  /** Coefficient of dispersion, in percent. In percentage points. */
  cod: number
  /** Price-related differential. In multiple. */
  prd: number
  /** Price-related bias. */
  prb: number | null
}

/** The same words in the languages of the service. */
export interface Words {
  /** English. */
  en: string
  /** French. */
  fr: string
  /** German. */
  de: string
  /** Luxembourgish. */
  lb: string
  /** Portuguese. */
  pt?: string | undefined
}

/** The yields of a property, each with its one definition. */
export interface Yields {
  /** Price, fees, works and furniture. In currency. */
  totalInvestment: number
  /** Rent less vacancy, costs and management. In currency. */
  netIncome: number
  /** Annual rent on the price. In fraction. */
  grossYield: number
  /** Annual rent on the total investment. In fraction. */
  grossYieldOnTotalInvestment: number
  /** Net income on the total investment: the main figure. In fraction. */
  netYield: number
  /** Net income on the price alone. In fraction. */
  netYieldOnPrice: number
  /** Flat tax, where a tax rate or interest was sent. In currency. */
  incomeTax?: number | undefined
  /** Net income less tax on the total investment, where a tax rate or interest was sent. In fraction. */
  netNetYield?: number | undefined
  /** One entry for each default that was used. */
  assumptions: CalculationAssumption[]
  /** What a reader should look at before using the figures. */
  warnings: ({
    /** Stable code of the warning. New codes may be added. */
    code: 'negative_net_yield' | (string & {})
    /** The warning in one sentence. */
    message: string
  })[]
  /** How the figures were calculated, and what they are not. */
  methodology: Methodology
}

/** Yields of a let property, for which the model asked. */
export interface YieldsCalculation {
  /** Operation of this service. */
  operation: 'yields'
  /** What the model sent, and the day that was used. */
  input: YieldsQuestion
  /** The yields of a property, in short. */
  result: YieldsResult
  /** Every parameter of law that the figures rest on. */
  law: LawReference[]
  /** Inputs that nobody stated: chosen by the model or left to their defaults. Show them with the result. */
  assumed: AssumedInput[]
}

/** A property that is let. The country changes no figure. */
export interface YieldsInput {
  /** Country, as ISO 3166-1 code; the United Kingdom is `UK`. */
  country: CountryCode
  /** Price of the property. In currency, 0.01 to 1000000000000. */
  purchasePrice: number
  /** Rent per year, without charges that the tenant pays; this or `monthlyRent`. In currency, 0 to 1000000000000. */
  annualRent?: number | undefined
  /** Rent per month, without charges that the tenant pays; this or `annualRent`. In currency, 0 to 1000000000000. */
  monthlyRent?: number | undefined
  /**
   * Duties and fees of the purchase. In currency, 0 to 1000000000000.
   * @default 0
   */
  acquisitionFees?: number | undefined
  /**
   * Works at the start. In currency, 0 to 1000000000000.
   * @default 0
   */
  works?: number | undefined
  /**
   * Furniture. In currency, 0 to 1000000000000.
   * @default 0
   */
  furniture?: number | undefined
  /**
   * Part of the rent that is lost to empty months; 0.05 is a usual one. In fraction, 0 to 1.
   * @default 0
   */
  vacancyRate?: number | undefined
  /**
   * Fee of a manager as a part of the rent that comes in. In fraction, 0 to 0.5.
   * @default 0
   */
  managementRate?: number | undefined
  /**
   * Property tax, per year. In currency, 0 to 1000000000000.
   * @default 0
   */
  propertyTax?: number | undefined
  /**
   * Insurance of the building, per year. In currency, 0 to 1000000000000.
   * @default 0
   */
  insuranceCost?: number | undefined
  /**
   * Charges of the co-ownership that the tenant does not pay back, per year. In currency, 0 to 1000000000000.
   * @default 0
   */
  coOwnershipCharges?: number | undefined
  /**
   * Upkeep, per year. In currency, 0 to 1000000000000.
   * @default 0
   */
  maintenance?: number | undefined
  /**
   * Any other cost, per year. In currency, 0 to 1000000000000.
   * @default 0
   */
  otherCosts?: number | undefined
  /** Interest of the year; lowers what is taxed. In currency, 0 to 1000000000000. */
  annualInterest?: number | undefined
  /** Flat rate on net income less interest, as an illustration. In fraction, 0 to 1. */
  incomeTaxRate?: number | undefined
}

/** A let property, as a conversation asks for its yields. */
export interface YieldsQuestion {
  /** Country, as ISO 3166-1 code; the United Kingdom is `UK`. */
  country: CountryCode
  /** Price of the property. In currency. */
  purchasePrice: number
  /** Rent per month, without charges that the tenant pays; this or `annualRent`. In currency. */
  monthlyRent?: number | undefined
  /** Rent per year, without charges that the tenant pays; this or `monthlyRent`. In currency. */
  annualRent?: number | undefined
  /**
   * Duties and fees of the purchase. In currency.
   * @default 0
   */
  acquisitionFees?: number | undefined
  /**
   * Works at the start. In currency.
   * @default 0
   */
  works?: number | undefined
  /**
   * Part of the rent that is lost to empty months; 0.05 is a usual one. In fraction.
   * @default 0
   */
  vacancyRate?: number | undefined
  /**
   * Fee of a manager as a part of the rent that comes in. In fraction.
   * @default 0
   */
  managementRate?: number | undefined
  /**
   * Property tax, per year. In currency.
   * @default 0
   */
  propertyTax?: number | undefined
  /**
   * Charges of the co-ownership that the tenant does not pay back, per year. In currency.
   * @default 0
   */
  coOwnershipCharges?: number | undefined
  /**
   * Upkeep, per year. In currency.
   * @default 0
   */
  maintenance?: number | undefined
}

/** A success: the result and how it was made. */
export interface YieldsResponse {
  /** Always true. */
  success: true
  /** The yields of a property, each with its one definition. */
  data: Yields
  /** Who asked, and by which method the answer was calculated. */
  meta: Meta
}

/** The yields of a property, in short. */
export interface YieldsResult {
  /** Price, fees, works and furniture. In currency. */
  totalInvestment: number
  /** Rent less vacancy, costs and management. In currency. */
  netIncome: number
  /** Annual rent on the price. In fraction. */
  grossYield: number
  /** Annual rent on the total investment. In fraction. */
  grossYieldOnTotalInvestment: number
  /** Net income on the total investment: the main figure. In fraction. */
  netYield: number
  /** Net income on the price alone. In fraction. */
  netYieldOnPrice: number
}
