import * as z from 'zod'
import { franceRules } from '../../rules/fr.ts'
import { mergeRules } from '../../shared/field-rules.ts'
import { type CountryExample, describeDetails, fieldsAround } from './country-contract.ts'
import {
  defineBuyers,
  defineFlag,
  defineOverrides,
  definePriceIncludesVat,
  everywhere,
  firstTimeBuyer,
  marketValue,
  movables,
  reliefConditionsMet,
} from './shared-fields.ts'

// biome-ignore format: one department a word, ten a line
/** The French departments, and the two authorities that share the former Rhône. */
export const frenchDepartments = [
  'FR-01', 'FR-02', 'FR-03', 'FR-04', 'FR-05', 'FR-06', 'FR-07', 'FR-08', 'FR-09', 'FR-10',
  'FR-11', 'FR-12', 'FR-13', 'FR-14', 'FR-15', 'FR-16', 'FR-17', 'FR-18', 'FR-19', 'FR-21',
  'FR-22', 'FR-23', 'FR-24', 'FR-25', 'FR-26', 'FR-27', 'FR-28', 'FR-29', 'FR-2A', 'FR-2B',
  'FR-30', 'FR-31', 'FR-32', 'FR-33', 'FR-34', 'FR-35', 'FR-36', 'FR-37', 'FR-38', 'FR-39',
  'FR-40', 'FR-41', 'FR-42', 'FR-43', 'FR-44', 'FR-45', 'FR-46', 'FR-47', 'FR-48', 'FR-49',
  'FR-50', 'FR-51', 'FR-52', 'FR-53', 'FR-54', 'FR-55', 'FR-56', 'FR-57', 'FR-58', 'FR-59',
  'FR-60', 'FR-61', 'FR-62', 'FR-63', 'FR-64', 'FR-65', 'FR-66', 'FR-67', 'FR-68', 'FR-69D',
  'FR-69M', 'FR-70', 'FR-71', 'FR-72', 'FR-73', 'FR-74', 'FR-75', 'FR-76', 'FR-77', 'FR-78',
  'FR-79', 'FR-80', 'FR-81', 'FR-82', 'FR-83', 'FR-84', 'FR-85', 'FR-86', 'FR-87', 'FR-88',
  'FR-89', 'FR-90', 'FR-91', 'FR-92', 'FR-93', 'FR-94', 'FR-95',
  'FR-971', 'FR-972', 'FR-973', 'FR-974', 'FR-976',
] as const

/** A purchase in France. */
export const FranceFeesInput = z
  .strictObject({
    country: z.literal('FR').describe('France.'),
    region: z.enum(frenchDepartments).describe('Department, as ISO 3166-2.'),
    ...everywhere,
    marketValue,
    priceIncludesVat: definePriceIncludesVat(true),
    firstTimeBuyer,
    reliefConditionsMet,
    buyers: defineBuyers({}),
    movables,
    departmentRate: z.number().min(0.012).max(0.05).optional().meta({
      description: 'Rate of the department, instead of the one of the table.',
      'x-unit': 'fraction',
    }),
    newBuildDutyBase: z.enum(['exclVat', 'inclVat']).optional().meta({
      description: 'Base of the duty on new builds: the price without or with VAT; only with `newBuild`.',
      default: 'exclVat',
    }),
    reducedVat: defineFlag(
      'VAT at 5.5 % on a main residence in an urban-renewal zone under income conditions; only with `newBuild`, without effect on other uses.',
    ),
    dwellingsInPermit: z.int().min(1).max(10_000).optional().meta({
      description:
        "Main dwellings of the building permit, by which the notary's fee of a first sale is lower; only with `newBuild`. Not for subsidised housing (HLM), nor for resales.",
      'x-unit': 'count',
    }),
    notaryRebateRate: z.number().min(0).max(0.2).optional().meta({
      description: "Rebate on the part of the notary's fee above the threshold of the law.",
      'x-unit': 'fraction',
      default: 0,
    }),
    security: z.enum(['guarantee', 'lenderLien', 'mortgage']).optional().meta({
      description: 'How the loan is secured; `lenderLien` only on existing dwellings.',
      default: 'guarantee',
    }),
    overrides: defineOverrides(['notaryFormalities', 'notaryDisbursements', 'loanGuarantee', 'mortgageDisbursements']),
  })
  .meta({ id: 'FranceFeesInput', description: 'A purchase in France.' })

const example: CountryExample<typeof FranceFeesInput> = {
  name: 'france',
  summary: 'France: a flat to let in the Hauts-de-Seine, line by line',
  body: {
    country: 'FR',
    region: 'FR-92',
    price: 400_000,
    deedDate: '2026-06-01',
    newBuild: false,
    use: 'rental',
    loanAmount: 0,
    brokerFee: 0,
  },
}

/** Contract of the fees in France. */
export const france = {
  name: 'France',
  input: FranceFeesInput,
  details: FranceFeesInput.omit(fieldsAround).meta(describeDetails('France')),
  lines: [
    'departmentalTransferTax',
    'municipalTransferTax',
    'stateLevy',
    'newBuildDuty',
    'newBuildDutyLevy',
    'vat',
    'landRegistryContribution',
    'notaryFeeNet',
    'notaryFeeVat',
    'notaryFormalities',
    'notaryFormalitiesVat',
    'notaryDisbursements',
    'loanGuarantee',
    'mortgageNotaryFeeNet',
    'mortgageNotaryFeeVat',
    'mortgageRegistryContribution',
    'mortgageDuty',
    'mortgageDutyLevy',
    'mortgageDisbursements',
    'brokerFeeBuyer',
  ],
  reliefs: ['firstTimeBuyer', 'departmentAllowance', 'firstSaleInLargeBuilding'],
  rules: mergeRules(franceRules),
  example,
} as const
