import { agencyReportRuleCases } from './agency-report-rule-cases.ts'
import { feesRuleCases } from './fees-rule-cases.ts'
import { leadRuleCases } from './lead-rule-cases.ts'
import type { RuleCase } from './rule-case.ts'
import { valuationRuleCases } from './valuation-rule-cases.ts'

/** A flat that was sold at a price in EUR. */
const soldFlat = (price: number) => ({ input: { commune: 'Mamer', surface: 80 }, price, soldOn: '2024-05-17' })

/** Bodies of the estimation, each of which breaks one rule of `x-rules` and nothing else. */
const estimationRuleCases: readonly RuleCase[] = [
  {
    description: 'a house by its kind',
    code: 'only_apartments',
    path: 'typeBien',
    body: { commune: 'Mamer', surface: 80, typeBien: 'maison' },
  },
  {
    description: 'a house by its floor',
    code: 'only_apartments',
    path: 'etage',
    body: { commune: 'Mamer', surface: 80, etage: 'maison' },
  },
  {
    description: 'a new build to renovate',
    code: 'new_build_in_bad_condition',
    path: 'etat',
    body: { commune: 'Mamer', surface: 80, estNeuf: true, etat: 'renover' },
  },
  {
    description: 'a new build to freshen up',
    code: 'new_build_in_bad_condition',
    path: 'etat',
    body: { commune: 'Mamer', surface: 80, estNeuf: true, etat: 'rafraichir' },
  },
  {
    description: 'a district of the capital in another municipality',
    code: 'quartier_of_other_commune',
    path: 'quartier',
    body: { commune: 'Mamer', surface: 80, quartier: 'Belair' },
  },
  {
    description: 'a day to come',
    code: 'valuation_date_to_come',
    path: 'valuationDate',
    body: { commune: 'Mamer', surface: 80, valuationDate: '2999-12-31' },
  },
  {
    description: 'a day before the tables',
    code: 'valuation_date_too_early',
    path: 'valuationDate',
    body: { commune: 'Mamer', surface: 80, valuationDate: '2013-12-31' },
  },
  {
    description: 'a new build of the day before its prices begin',
    code: 'new_build_too_early',
    path: 'valuationDate',
    body: { commune: 'Mamer', surface: 80, estNeuf: true, valuationDate: '2024-12-31' },
  },
]

const value = { commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05' }

/** Values, each of which breaks one rule of `x-rules` and nothing else. */
const revaluationRuleCases: readonly RuleCase[] = [
  ...(['valuedOn', 'valuationDate'] as const).flatMap(path => [
    {
      description: `${path} before the first price`,
      code: 'day_too_early',
      path,
      body: { ...value, [path]: '2013-12-31' },
    },
    { description: `${path} after today`, code: 'day_to_come', path, body: { ...value, [path]: '2026-11-22' } },
  ]),
]

const sale = {
  saleDate: '2026-06-15',
  salePrice: 600_000,
  acquisitionDate: '2010-05-03',
  acquisitionPrice: 300_000,
  taxClass: '1',
  ordinaryTaxableIncome: 50_000,
}

const occupancy = {
  occupiedAtSale: true,
  occupiedSinceAcquisition: true,
  occupiedFiveYearsBeforeSale: true,
  leftForCompellingReasons: false,
  ownsOtherDwelling: false,
}

/** Sales, each of which breaks one rule of `x-rules` and nothing else. */
const saleRuleCases: readonly RuleCase[] = [
  {
    description: 'a sale before the purchase',
    code: 'after_sale',
    path: 'acquisitionDate',
    body: { ...sale, acquisitionDate: '2026-06-16' },
  },
  {
    description: 'a preliminary contract registered after the sale',
    code: 'after_sale',
    path: 'preliminaryContractRegisteredOn',
    body: { ...sale, preliminaryContractRegisteredOn: '2026-06-16' },
  },
  {
    description: 'moved out after the sale',
    code: 'after_sale',
    path: 'occupancy.movedOutOn',
    body: { ...sale, occupancy: { ...occupancy, occupiedAtSale: false, movedOutOn: '2026-06-16' } },
  },
  {
    description: 'a house completed after the sale',
    code: 'after_sale',
    path: 'completedOn',
    body: { ...sale, acquisitionMode: 'construction', completedOn: '2026-06-16' },
  },
  {
    description: 'a house completed before its land was bought',
    code: 'completed_before_acquisition',
    path: 'completedOn',
    body: { ...sale, acquisitionMode: 'construction', completedOn: '1990-01-01' },
  },
  {
    description: 'a house completed by who bought it',
    code: 'completed_not_built',
    path: 'completedOn',
    body: { ...sale, completedOn: '2020-01-01' },
  },
  {
    description: 'sale costs above the price',
    code: 'costs_above_price',
    path: 'saleCosts',
    body: { ...sale, saleCosts: 600_001 },
  },
  {
    description: 'an improvement before the acquisition',
    code: 'improvement_outside_holding',
    path: 'improvements[1].year',
    body: {
      ...sale,
      improvements: [
        { year: 2010, amount: 1 },
        { year: 2009, amount: 1 },
      ],
    },
  },
  {
    description: 'an improvement after the sale',
    code: 'improvement_outside_holding',
    path: 'improvements[0].year',
    body: { ...sale, improvements: [{ year: 2027, amount: 1 }] },
  },
  {
    description: 'a price in francs of 2010',
    code: 'francs_after_2001',
    path: 'acquisitionCurrency',
    body: { ...sale, acquisitionCurrency: 'LUF' },
  },
  {
    description: 'works in francs of 2012',
    code: 'francs_after_2001',
    path: 'improvements[0].currency',
    body: { ...sale, improvements: [{ year: 2012, amount: 1, currency: 'LUF' }] },
  },
  {
    description: "the parents' home, bought",
    code: 'parents_home_not_inherited',
    path: 'parentsMainResidence',
    body: { ...sale, parentsMainResidence: true },
  },
  {
    description: 'a right of pre-emption of a buyer who is no public body',
    code: 'preemption_without_public_body',
    path: 'preemptionExercised',
    body: { ...sale, preemptionExercised: true },
  },
  {
    description: 'a part of a home that was none',
    code: 'part_without_residence',
    path: 'mainResidenceShare',
    body: { ...sale, mainResidenceShare: 0.5 },
  },
  {
    description: 'a main residence that is stated and shown by its occupancy',
    code: 'residence_told_twice',
    path: 'mainResidence',
    body: { ...sale, mainResidence: true, occupancy },
  },
  {
    description: 'moved out on a day that is missing',
    code: 'moved_out_unclear',
    path: 'occupancy.movedOutOn',
    body: { ...sale, occupancy: { ...occupancy, occupiedAtSale: false } },
  },
  {
    description: 'moved out and still there',
    code: 'moved_out_unclear',
    path: 'occupancy.movedOutOn',
    body: { ...sale, occupancy: { ...occupancy, movedOutOn: '2026-01-15' } },
  },
  {
    description: 'a couple taxed jointly in class 1a',
    code: 'joint_outside_class_2',
    path: 'jointTaxation',
    body: { ...sale, taxClass: '1a', jointTaxation: true },
  },
  {
    description: 'more than the allowance of one person used',
    code: 'allowance_used_above_allowance',
    path: 'decennialAllowanceUsed',
    body: { ...sale, decennialAllowanceUsed: 50_000.01 },
  },
  {
    description: 'more than the allowance of a couple used',
    code: 'allowance_used_above_allowance',
    path: 'decennialAllowanceUsed',
    body: { ...sale, taxClass: '2', decennialAllowanceUsed: 100_001 },
  },
]

const purchase = { price: 500_000, use: 'mainResidence', deedDate: '2026-05-04' }

/** Purchases, each of which breaks one rule of `x-rules` and nothing else. */
const purchaseRuleCases: readonly RuleCase[] = [
  {
    description: 'a buyer without a share beside one with a share',
    code: 'shares_all_or_none',
    path: 'buyers[1].share',
    body: { ...purchase, buyers: [{ share: 0.5 }, {}] },
  },
  {
    description: 'shares that do not add up to 1',
    code: 'shares_sum',
    path: 'buyers',
    body: { ...purchase, buyers: [{ share: 0.5 }, { share: 0.49 }] },
  },
  ...[{ landValue: 1 }, { builtValueAtDeed: 1 }, { priceIncludes: 'exclVat' }].map(field => ({
    description: `${Object.keys(field)[0]} of an existing home`,
    code: 'only_off_plan',
    path: String(Object.keys(field)[0]),
    body: { ...purchase, ...field },
  })),
  ...[{ resaleClause: true }, { renovationWorks: 1 }].map(field => ({
    description: `${Object.keys(field)[0]} of land to build on`,
    code: 'only_existing',
    path: String(Object.keys(field)[0]),
    body: { ...purchase, operation: 'buildingLand', ...field },
  })),
  {
    description: 'invoices of works on land to build on',
    code: 'only_existing',
    path: 'renovationInvoices',
    body: { ...purchase, operation: 'buildingLand', renovationInvoices: [1] },
  },
  ...[
    { marketValue: 600_000 },
    { acquiredShare: 0.5 },
    { right: 'usufruct' },
    { assumedDebt: 50_000 },
    { yearlyAnnuity: 5000 },
  ].map(field => ({
    description: `${Object.keys(field)[0]} of a sale off plan`,
    code: 'not_off_plan',
    path: String(Object.keys(field)[0]),
    body: { ...purchase, operation: 'offPlan', ...field },
  })),
  {
    description: 'a building contract for a house that stands',
    code: 'only_building_land',
    path: 'constructionPrice',
    body: { ...purchase, constructionPrice: 1 },
  },
  {
    description: 'half of a house without its value',
    code: 'value_required',
    path: 'marketValue',
    body: { ...purchase, acquiredShare: 0.5 },
  },
  {
    description: 'a usufruct without an age',
    code: 'age_required',
    path: 'usufructuaryAge',
    body: { ...purchase, right: 'usufruct', marketValue: 500_000 },
  },
  ...[{ usufructuaryAge: 60 }, { reunitesOwnership: true }].map(field => ({
    description: `${Object.keys(field)[0]} of full ownership`,
    code: 'only_of_a_right',
    path: String(Object.keys(field)[0]),
    body: { ...purchase, ...field },
  })),
  {
    description: 'a value below the price',
    code: 'value_below_price',
    path: 'marketValue',
    body: { ...purchase, marketValue: 499_999.99 },
  },
  {
    description: 'a gift without a relation',
    code: 'relationship_required',
    path: 'relationship',
    body: { ...purchase, deed: 'gift' },
  },
  {
    description: 'a gift without the relation of one of two',
    code: 'relationship_required',
    path: 'buyers[1].relationship',
    body: { ...purchase, deed: 'gift', buyers: [{ relationship: 'spouse' }, {}] },
  },
  {
    description: 'a relation in a sale',
    code: 'only_of_a_gift',
    path: 'relationship',
    body: { ...purchase, relationship: 'spouse' },
  },
  {
    description: 'the relation of a buyer in a sale',
    code: 'only_of_a_gift',
    path: 'buyers[0].relationship',
    body: { ...purchase, buyers: [{ relationship: 'spouse' }] },
  },
  {
    description: 'an exchange for nothing',
    code: 'given_value_required',
    path: 'givenValue',
    body: { ...purchase, deed: 'exchange' },
  },
  {
    description: 'a property given in a sale',
    code: 'only_of_an_exchange',
    path: 'givenValue',
    body: { ...purchase, givenValue: 1 },
  },
  {
    description: 'a partition without a share',
    code: 'share_required',
    path: 'acquiredShare',
    body: { ...purchase, deed: 'partition', marketValue: 900_000 },
  },
  {
    description: 'debts in a gift',
    code: 'only_of_a_sale',
    path: 'assumedDebt',
    body: { ...purchase, deed: 'gift', relationship: 'other', assumedDebt: 1 },
  },
  {
    description: 'a gift off plan',
    code: 'only_of_a_sale',
    path: 'operation',
    body: { ...purchase, deed: 'gift', relationship: 'other', operation: 'offPlan' },
  },
  {
    description: 'a usufruct in an exchange',
    code: 'only_of_a_sale',
    path: 'right',
    body: { ...purchase, deed: 'exchange', givenValue: 1, right: 'usufruct', usufructuaryAge: 40 },
  },
  {
    description: 'an annuity in a partition',
    code: 'only_of_a_sale',
    path: 'yearlyAnnuity',
    body: { ...purchase, deed: 'partition', acquiredShare: 0.5, marketValue: 9_000_000, yearlyAnnuity: 1 },
  },
  {
    description: 'years of full ownership',
    code: 'only_of_a_right',
    path: 'usufructYears',
    body: { ...purchase, usufructYears: 10 },
  },
  {
    description: 'areas that do not make the building',
    code: 'areas_add_up',
    path: 'areas',
    body: { ...purchase, areas: { totalM2: 200, homeM2: 120, letM2: 70 } },
  },
  {
    description: 'invoices that do not make the works',
    code: 'invoices_add_up',
    path: 'renovationWorks',
    body: { ...purchase, renovationWorks: 5000, renovationInvoices: [2000, 2999.99] },
  },
  {
    description: 'land above the price',
    code: 'parts_above_price',
    path: 'landValue',
    body: { ...purchase, operation: 'offPlan', landValue: 500_001 },
  },
  {
    description: 'land and construction above the price',
    code: 'parts_above_price',
    path: 'builtValueAtDeed',
    body: { ...purchase, operation: 'offPlan', landValue: 300_000, builtValueAtDeed: 200_001 },
  },
  {
    description: 'a halved base of a purchase to resell',
    code: 'half_base_excluded',
    path: 'halfBaseEligible',
    body: { ...purchase, halfBaseEligible: true, resaleClause: true },
  },
  {
    description: 'a halved base of an office',
    code: 'half_base_excluded',
    path: 'halfBaseEligible',
    body: { ...purchase, halfBaseEligible: true, use: 'other', commune: 'Mamer' },
  },
  {
    description: 'an office without its municipality',
    code: 'commune_required',
    path: 'commune',
    body: { ...purchase, use: 'other' },
  },
  {
    description: 'a part that is not housing without its municipality',
    code: 'commune_required',
    path: 'commune',
    body: { ...purchase, nonHousingShare: 0.1 },
  },
  {
    description: 'a preliminary contract filed after the deed',
    code: 'contract_after_deed',
    path: 'preliminaryContractRegisteredOn',
    body: { ...purchase, preliminaryContractRegisteredOn: '2026-05-05' },
  },
  {
    description: 'a secured amount without a loan',
    code: 'secured_without_loan',
    path: 'securedAmount',
    body: { ...purchase, securedAmount: 1 },
  },
  {
    description: 'a secured amount below the loan',
    code: 'secured_below_loan',
    path: 'securedAmount',
    body: { ...purchase, loanAmount: 2, securedAmount: 1 },
  },
  {
    description: 'an agency fee sent twice',
    code: 'one_broker_fee',
    path: 'brokerFeeRate',
    body: { ...purchase, brokerFee: 1, brokerFeeRate: 0.01 },
  },
  {
    description: 'a VAT benefit above its ceiling',
    code: 'vat_benefit_above_ceiling',
    path: 'vatBenefitUsed',
    body: { ...purchase, vatBenefitUsed: 50_000.01 },
  },
  {
    description: 'a household although no aids are asked for',
    code: 'household_without_aids',
    path: 'household',
    body: { ...purchase, household: {} },
  },
  {
    description: 'an accession premium of one cent more than four children bring',
    code: 'accession_premium_above_most',
    path: 'household.accessionPremium',
    body: { ...purchase, includeAids: true, household: { children: 4, accessionPremium: 11_000.01 } },
  },
]

const chatRuleCases: readonly RuleCase[] = [
  {
    description: 'a last turn of the assistant',
    code: 'last_turn_not_user',
    path: 'messages[1].role',
    body: {
      messages: [
        { role: 'user', content: 'Bonjour' },
        { role: 'assistant', content: 'Bonjour' },
      ],
    },
  },
]

const asOfRuleCases: readonly RuleCase[] = [
  {
    description: 'a day to come',
    code: 'as_of_out_of_range',
    path: 'asOf',
    body: {},
    query: { asOf: '2999-12-31' },
  },
  {
    description: 'a day before the tables',
    code: 'as_of_out_of_range',
    path: 'asOf',
    body: {},
    query: { asOf: '2013-12-31' },
  },
]

/** The cases of each operation that has rules, as bodies of that operation; those that read none have a query. */
export const ruleCases: Record<string, readonly RuleCase[]> = {
  estimate: estimationRuleCases,
  acquisitionCosts: purchaseRuleCases,
  capitalGains: saleRuleCases,
  fees: feesRuleCases,
  estimationReport: agencyReportRuleCases(estimationRuleCases, purchaseRuleCases, saleRuleCases),
  chat: chatRuleCases,
  create: leadRuleCases(estimationRuleCases),
  ...valuationRuleCases,
  backtest: [
    {
      description: 'twenty-nine sales',
      code: 'too_few_sales',
      path: 'sales',
      body: {
        sales: Array.from({ length: 29 }, (_, at) => soldFlat(700_000 + at)),
      },
    },
    {
      description: 'thirty prices in cents',
      code: 'prices_far_from_estimates',
      path: 'sales',
      body: { sales: Array.from({ length: 30 }, (_, at) => soldFlat(70_000_000 + at)) },
    },
  ],
  lawChanges: [
    {
      description: 'a last day before the first',
      code: 'to_before_from',
      path: 'to',
      body: {},
      query: { from: '2027-01-02', to: '2027-01-01' },
    },
  ],
  area: [
    {
      description: 'a district that the capital has not',
      code: 'unknown_quartier',
      path: 'quartier',
      body: {},
      query: { commune: 'Luxembourg', quartier: 'Belaire' },
    },
    {
      description: 'a district of another municipality',
      code: 'quartier_of_other_commune',
      path: 'quartier',
      body: {},
      query: { commune: 'Luxembourg', quartier: 'Lallange' },
    },
    {
      description: 'a district of a municipality with one price',
      code: 'quartier_without_price',
      path: 'quartier',
      body: {},
      query: { commune: 'Esch-sur-Alzette', quartier: 'Lallange' },
    },
  ],
  accuracy: asOfRuleCases,
  modelCard: asOfRuleCases,
  revalue: revaluationRuleCases.map(({ body, ...rest }) => ({ ...rest, body: { items: [body] } })),
  estimateBatch: estimationRuleCases.map(({ body, ...rest }) => ({ ...rest, body: { items: [body] } })),
}
