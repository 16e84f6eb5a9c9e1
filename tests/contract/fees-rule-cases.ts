import { ruleCasesOfCountries } from '../domain/law/cases.ts'
import { type RuleCase, rule } from './rule-case.ts'

const luxembourg = { country: 'LU', price: 500_000, use: 'rental', deedDate: '2026-05-04' }
const dutch = { country: 'NL', price: 500_000, use: 'mainResidence', deedDate: '2026-05-04' }
const flemish = { country: 'BE', region: 'BE-VLG', price: 500_000, use: 'rental', deedDate: '2026-05-04' }

/** Purchases, each of which breaks one rule of the fees and nothing else; those of one country are in its own file. */
export const feesRuleCases: readonly RuleCase[] = [
  rule('a share beside none', 'shares_all_or_none', 'buyers[1].share', { ...dutch, buyers: [{ share: 0.5 }, {}] }),
  rule('shares of 0.9', 'shares_sum', 'buyers', { ...dutch, buyers: [{ share: 0.5 }, { share: 0.4 }] }),
  rule('a broker sent twice', 'one_broker_fee', 'brokerFeeRate', { ...dutch, brokerFee: 1, brokerFeeRate: 0.01 }),
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
  rule('a value below the price', 'market_value_below_price', 'marketValue', { ...dutch, marketValue: 1 }),
  rule('a value off plan', 'not_off_plan', 'marketValue', { ...luxembourg, newBuild: true, marketValue: 600_000 }),
  rule('a building contract for a house', 'only_building_land', 'constructionPrice', {
    ...luxembourg,
    constructionPrice: 1,
  }),
  rule('a share without a value', 'value_required', 'marketValue', { ...luxembourg, acquiredShare: 0.25 }),
  rule('a right without an age', 'age_required', 'usufructuaryAge', {
    ...luxembourg,
    right: 'bareOwnership',
    marketValue: 900_000,
  }),
  rule('an age of full ownership', 'only_of_a_right', 'usufructuaryAge', { ...luxembourg, usufructuaryAge: 50 }),
  rule('a share worth less than its price', 'value_below_price', 'marketValue', {
    ...luxembourg,
    acquiredShare: 0.5,
    marketValue: 900_000,
  }),
  rule('a gift without a relation', 'relationship_required', 'relationship', { ...luxembourg, deed: 'gift' }),
  rule('a gift without the relation of one of two', 'relationship_required', 'buyers[1].relationship', {
    ...luxembourg,
    deed: 'gift',
    buyers: [{ relationship: 'spouse' }, {}],
  }),
  rule('a relation in a sale', 'only_of_a_gift', 'relationship', { ...luxembourg, relationship: 'spouse' }),
  rule('the relation of a buyer in a sale', 'only_of_a_gift', 'buyers[0].relationship', {
    ...luxembourg,
    buyers: [{ relationship: 'spouse' }],
  }),
  rule('an exchange for nothing', 'given_value_required', 'givenValue', { ...luxembourg, deed: 'exchange' }),
  rule('a property given in a sale', 'only_of_an_exchange', 'givenValue', { ...luxembourg, givenValue: 1 }),
  rule('a partition without a share', 'share_required', 'acquiredShare', {
    ...luxembourg,
    deed: 'partition',
    marketValue: 900_000,
  }),
  rule('debts in a gift', 'only_of_a_sale', 'assumedDebt', {
    ...luxembourg,
    deed: 'gift',
    relationship: 'other',
    assumedDebt: 1,
  }),
  rule('a gift off plan', 'only_of_a_sale', 'operation', {
    ...luxembourg,
    deed: 'gift',
    relationship: 'other',
    operation: 'offPlan',
  }),
  rule('a usufruct in an exchange', 'only_of_a_sale', 'right', {
    ...luxembourg,
    deed: 'exchange',
    givenValue: 1,
    right: 'usufruct',
    usufructuaryAge: 40,
  }),
  rule('an annuity in a partition', 'only_of_a_sale', 'yearlyAnnuity', {
    ...luxembourg,
    deed: 'partition',
    acquiredShare: 0.5,
    marketValue: 9_000_000,
    yearlyAnnuity: 1,
  }),
  rule('years of full ownership', 'only_of_a_right', 'usufructYears', { ...luxembourg, usufructYears: 10 }),
  rule('areas that do not make the building', 'areas_add_up', 'areas', {
    ...luxembourg,
    areas: { totalM2: 200, homeM2: 201 },
  }),
  rule('invoices that do not make the works', 'invoices_add_up', 'renovationWorks', {
    ...luxembourg,
    renovationWorks: 4000,
    renovationInvoices: [2000, 2001],
  }),
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
  ...ruleCasesOfCountries,
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
