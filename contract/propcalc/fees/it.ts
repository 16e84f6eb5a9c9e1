import * as z from 'zod'
import { italyRules } from '../../rules/it.ts'
import { mergeRules } from '../../shared/field-rules.ts'
import { Amount } from '../../shared/units.ts'
import { type CountryExample, describeDetails, fieldsAround } from './country-contract.ts'
import {
  buyerType,
  defineBuyers,
  defineOverrides,
  definePriceIncludesVat,
  everywhere,
  reliefConditionsMet,
} from './shared-fields.ts'

/** A purchase in Italy. */
const ItalyFeesInput = z
  .strictObject({
    country: z.literal('IT').describe('Italy.'),
    ...everywhere,
    priceIncludesVat: definePriceIncludesVat(false),
    reliefConditionsMet,
    buyers: defineBuyers({}),
    buyerType,
    cadastralIncome: Amount.gt(0)
      .optional()
      .describe('Cadastral income (rendita catastale) of the home; without it the price is the base.'),
    annexCadastralIncomes: z
      .array(Amount.gt(0).describe('Cadastral income of one annex.'))
      .max(3)
      .optional()
      .describe('Cadastral incomes of one annex each of C/2, C/6 and C/7; they are added.'),
    cadastralCategory: z
      .enum(['A/1', 'A/2', 'A/3', 'A/4', 'A/5', 'A/6', 'A/7', 'A/8', 'A/9', 'A/11'])
      .optional()
      .meta({ description: 'Cadastral category; A/1, A/8 and A/9 have no relief.', default: 'A/2' }),
    cadastralValueOption: z
      .boolean()
      .optional()
      .describe('Asks in the deed for the cadastral value as base; true when the cadastral income is sent.'),
    previousMainHomeTax: Amount.optional().meta({
      description: 'Tax paid on the former main home, credited on the purchase of the next one.',
      default: 0,
    }),
    overrides: defineOverrides(['registryItems', 'notaryFeeNet', 'mortgageNotaryFeeNet']),
  })
  .meta({ id: 'ItalyFeesInput', description: 'A purchase in Italy.' })

const example: CountryExample<typeof ItalyFeesInput> = {
  name: 'italy',
  summary: 'Italy: a main home on its cadastral value',
  body: {
    country: 'IT',
    price: 135_000,
    deedDate: '2026-06-01',
    use: 'mainResidence',
    cadastralIncome: 750,
    reliefConditionsMet: true,
    brokerFee: 0,
  },
}

/** Contract of the fees in Italy. */
export const italy = {
  name: 'Italy',
  input: ItalyFeesInput,
  details: ItalyFeesInput.omit(fieldsAround).meta(describeDetails('Italy')),
  lines: [
    'registerTax',
    'mortgageTax',
    'cadastralTax',
    'vat',
    'previousHomeCredit',
    'registryItems',
    'notaryFeeNet',
    'notaryFeeVat',
    'mortgageNotaryFeeNet',
    'mortgageNotaryFeeVat',
    'mortgageSubstituteTax',
    'brokerFeeBuyer',
  ],
  reliefs: ['mainHome', 'previousHomeCredit', 'cadastralValue'],
  rules: mergeRules(italyRules),
  example,
} as const
