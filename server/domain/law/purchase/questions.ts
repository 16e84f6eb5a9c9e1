import type { Words } from '#contract/shared/law'
import { tables } from '#languages/derived/law/shared'
import { buildLabels } from '#languages/labels'
import type { CountryMetadata } from '../country.ts'

const words = buildLabels(tables)

/** A question as listed by the countries operation. */
export type Question = CountryMetadata['profile'][number]

/** Options of a question in display order, each with its text; a value without a text is a compile error. */
export const questionOptions = <const Value extends string>(
  texts: Readonly<Record<Value, Words>>,
  ...values: readonly NoInfer<Value>[]
): NonNullable<Question['options']> => values.map(value => ({ value, label: texts[value] }))

/** Intended use of a dwelling. */
export const use: Question = {
  field: 'use',
  type: 'choice',
  required: true,
  options: questionOptions(words.options.use, 'mainResidence', 'secondHome', 'rental'),
  label: words.questions.use,
}

/** Intended use of a property, which need not be a dwelling. */
export const useOrOther: Question = {
  ...use,
  options: questionOptions(words.options.use, 'mainResidence', 'secondHome', 'rental', 'other'),
}

/** Whether it is a first sale with VAT. */
export const newBuild: Question = {
  field: 'newBuild',
  type: 'boolean',
  required: false,
  default: false,
  label: words.questions.newBuild,
  help: 'First sale by a seller who is liable to VAT.',
}

/** Whether the price of a new build includes VAT; each country adds its default. */
export const priceIncludesVat: Question = {
  field: 'priceIncludesVat',
  type: 'boolean',
  required: false,
  when: { field: 'newBuild', equals: true },
  label: words.questions.priceIncludesVat,
}

/** Whether it is a first purchase; each country adds its definition as help. */
export const firstTimeBuyer: Question = {
  field: 'firstTimeBuyer',
  type: 'boolean',
  required: false,
  label: words.questions.firstTimeBuyer,
}

/** Whether the buyers own another dwelling: decides reduced rates and surcharges. */
export const ownsOtherDwelling: Question = {
  field: 'ownsOtherDwelling',
  type: 'boolean',
  required: false,
  label: words.questions.ownsOtherDwelling,
}

/** Whether the conditions of a relief are met; each country adds them as help. */
export const reliefConditionsMet: Question = {
  field: 'reliefConditionsMet',
  type: 'boolean',
  required: false,
  when: { field: 'use', equals: 'mainResidence' },
  label: words.questions.reliefConditionsMet,
}

export const buyerShare: Question = {
  field: 'buyers[].share',
  type: 'fraction',
  required: false,
  min: 0,
  max: 1,
  label: words.questions['buyers[].share'],
}

export const buyerAge: Question = {
  field: 'buyers[].age',
  type: 'integer',
  required: false,
  min: 18,
  max: 120,
  label: words.questions['buyers[].age'],
}

/** Whether the buyer is a person or a company. */
export const buyerType: Question = {
  field: 'buyerType',
  type: 'choice',
  required: false,
  default: 'individual',
  options: questionOptions(words.options.buyerType, 'individual', 'company'),
  label: words.questions.buyerType,
}

/** Loan of the purchase, on which the costs of its deed and security depend. */
export const loanAmount: Question = {
  field: 'loanAmount',
  type: 'amount',
  required: false,
  default: 0,
  min: 0,
  label: words.questions.loanAmount,
}

/** Value of furniture and fittings within the price. */
export const movables: Question = {
  field: 'movables',
  type: 'amount',
  required: false,
  default: 0,
  min: 0,
  label: words.questions.movables,
}

/** Broker fee as a sum. */
export const brokerFee: Question = {
  field: 'brokerFee',
  type: 'amount',
  required: false,
  min: 0,
  label: words.questions.brokerFee,
}

/** Broker fee as a part of the price; countries with a usual rate add it as default. */
export const brokerFeeRate: Question = {
  field: 'brokerFeeRate',
  type: 'fraction',
  required: false,
  min: 0,
  max: 0.2,
  label: words.questions.brokerFeeRate,
}

/** Day of the agreement before the deed. */
export const agreementDate: Question = {
  field: 'agreementDate',
  type: 'date',
  required: false,
  label: words.questions.agreementDate,
}

/** Value set by the tax office; each country names it as help. */
export const fiscalReferenceValue: Question = {
  field: 'fiscalReferenceValue',
  type: 'amount',
  required: false,
  min: 0,
  label: words.questions.fiscalReferenceValue,
}
