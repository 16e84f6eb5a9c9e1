import type { RuleCase } from './rule-case.ts'

const luxembourg = { country: 'LU', price: 500_000, use: 'rental', deedDate: '2026-05-04' }
const dutch = { country: 'NL', price: 500_000, use: 'mainResidence', deedDate: '2026-05-04' }
const french = { country: 'FR', region: 'FR-75', price: 500_000, use: 'rental', deedDate: '2026-05-04' }
const flemish = { country: 'BE', region: 'BE-VLG', price: 500_000, use: 'rental', deedDate: '2026-05-04' }
const italian = { country: 'IT', price: 500_000, use: 'rental', deedDate: '2026-05-04' }
const spanish = { country: 'ES', region: 'ES-MC', price: 500_000, use: 'mainResidence', deedDate: '2026-05-04' }
const american = { country: 'US', region: 'US-NY', price: 500_000, use: 'rental', deedDate: '2026-05-04' }

const rule = (says: string, code: string, path: string, body: object): RuleCase => ({ says, code, path, body })

/** Purchases, each of which breaks one rule of the fees and nothing else. */
export const feesRuleCases: readonly RuleCase[] = [
  rule('a share beside none', 'shares_all_or_none', 'buyers[1].share', { ...dutch, buyers: [{ share: 0.5 }, {}] }),
  rule('shares of 0.9', 'shares_sum', 'buyers', { ...dutch, buyers: [{ share: 0.5 }, { share: 0.4 }] }),
  rule('a broker told twice', 'one_broker_fee', 'brokerFeeRate', { ...dutch, brokerFee: 1, brokerFeeRate: 0.01 }),
  rule('VAT inside the price of an old home', 'vat_only_with_new_build', 'priceIncludesVat', {
    ...dutch,
    priceIncludesVat: true,
  }),
  rule('a rebuilt home that is not new', 'only_with_new_build', 'rebuiltHome', { ...flemish, rebuiltHome: true }),
  rule('an agreement after the deed', 'agreement_before_deed', 'agreementDate', {
    ...flemish,
    agreementDate: '2026-05-05',
  }),
  rule('movables above the price', 'movables_within_price', 'movables', { ...dutch, movables: 500_001 }),
  rule('land of an old home', 'only_off_plan', 'landValue', { ...luxembourg, landValue: 1 }),
  rule('works off plan', 'only_existing', 'renovationWorks', { ...luxembourg, newBuild: true, renovationWorks: 1 }),
  rule('land above the price', 'parts_above_price', 'landValue', { ...luxembourg, newBuild: true, landValue: 500_001 }),
  rule('a halved base to resell', 'half_base_excluded', 'halfBaseEligible', {
    ...luxembourg,
    resaleClause: true,
    halfBaseEligible: true,
  }),
  rule('a shop without a municipality', 'commune_required', 'commune', { ...luxembourg, use: 'other' }),
  rule('a contract filed after the deed', 'contract_after_deed', 'preliminaryContractRegisteredOn', {
    ...luxembourg,
    preliminaryContractRegisteredOn: '2026-05-05',
  }),
  rule('a secured amount without loan', 'secured_without_loan', 'securedAmount', { ...luxembourg, securedAmount: 1 }),
  rule('a secured amount below the loan', 'secured_below_loan', 'securedAmount', {
    ...luxembourg,
    loanAmount: 2,
    securedAmount: 1,
  }),
  rule('a VAT benefit above its ceiling', 'vat_benefit_above_ceiling', 'vatBenefitUsed', {
    ...luxembourg,
    vatBenefitUsed: 50_000.01,
  }),
  rule('a new build that is an existing one', 'new_build_is_off_plan', 'newBuild', {
    ...luxembourg,
    newBuild: true,
    operation: 'existing',
  }),
  rule('a lien on a new build', 'lien_on_new_build', 'security', {
    ...french,
    newBuild: true,
    loanAmount: 1,
    security: 'lenderLien',
  }),
  rule('a rebate of 20 % before it was allowed', 'rebate_above_most', 'notaryRebateRate', {
    ...french,
    deedDate: '2020-06-01',
    notaryRebateRate: 0.2,
  }),
  rule('a Flemish field in Brussels', 'field_of_other_region', 'coreCityOrRand', {
    ...flemish,
    region: 'BE-BRU',
    coreCityOrRand: true,
  }),
  rule('a buyer who contradicts the answer for all', 'buyer_unlike_all', 'buyers[1].ownsOtherDwelling', {
    ...flemish,
    ownsOtherDwelling: false,
    buyers: [{}, { ownsOtherDwelling: true }],
  }),
  rule('a new build on building land', 'no_building_on_land', 'newBuild', {
    ...flemish,
    newBuild: true,
    buildingLand: true,
  }),
  rule('a guarantee without loan', 'nhg_not_available', 'nhg', { ...dutch, nhg: true }),
  rule('a guarantee of a home to let', 'nhg_not_available', 'nhg', {
    ...dutch,
    use: 'rental',
    loanAmount: 1,
    nhg: true,
  }),
  rule('a guarantee above its limit', 'nhg_not_available', 'nhg', {
    ...dutch,
    price: 1_000_000,
    loanAmount: 1,
    nhg: true,
  }),
  rule('a whole below its part', 'whole_value_below_price', 'wholeValue', { ...dutch, wholeValue: 1 }),
  rule('a cadastral value for a company', 'cadastral_value_not_available', 'cadastralValueOption', {
    ...italian,
    cadastralIncome: 750,
    buyerType: 'company',
    cadastralValueOption: true,
  }),
  rule('a cadastral value of a sale with VAT', 'cadastral_value_not_available', 'cadastralValueOption', {
    ...italian,
    newBuild: true,
    cadastralIncome: 750,
    cadastralValueOption: true,
  }),
  rule('a cadastral value without income', 'cadastral_value_not_available', 'cadastralValueOption', {
    ...italian,
    cadastralValueOption: true,
  }),
  rule('a cent more of savings than of income', 'savings_within_income', 'savingsIncome', {
    ...spanish,
    annualTaxableIncome: 30_000,
    savingsIncome: 30_000.01,
  }),
  rule('a further child of no large family', 'children_of_large_family', 'childrenAboveLargeFamily', {
    ...spanish,
    largeFamily: false,
    childrenAboveLargeFamily: 1,
  }),
  rule('Los Angeles in New York', 'city_in_its_state', 'city', { ...american, city: 'Los Angeles' }),
]

/** Requests around a purchase, each of which breaks one rule of its calculated fees and nothing else. */
export const autoFeesRuleCases = (good: object): readonly RuleCase[] => [
  rule('fees calculated and sent', 'fees_calculated_and_sent', 'acquisitionFees', {
    ...good,
    country: 'LU',
    autoFees: true,
    feesInput: { use: 'rental' },
    acquisitionFees: 1,
  }),
  rule('facts of fees that nobody asked for', 'fees_input_unread', 'feesInput', {
    ...good,
    country: 'LU',
    feesInput: { use: 'rental' },
  }),
  rule('a French department for the Netherlands', 'fees_input_of_country', 'feesInput.region', {
    ...good,
    country: 'NL',
    autoFees: true,
    feesInput: { use: 'rental', region: 'FR-75' },
  }),
]
