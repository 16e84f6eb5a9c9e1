import { tables } from '#languages/derived/law/es'
import { buildLabels } from '#languages/labels'
import { type Question, questionOptions } from '../purchase/questions.ts'

/** Texts of the law of Spain for readers. */
export const spanishWords = buildLabels(tables)

type Region = `ES-${string}`

/** A question that only some communities read. */
const inRegions = (oneOf: readonly Region[], question: Omit<Question, 'required' | 'when'>): Question => ({
  ...question,
  required: false,
  when: { field: 'region', oneOf: [...oneOf] },
})

const amount = { type: 'amount', min: 0 } as const
const count = { type: 'integer', min: 0, max: 20 } as const

/** Questions about the limits of income, wealth and value of the communities, each asked where it is read. */
export const ofLimits: Question[] = [
  inRegions(['ES-AR', 'ES-IB', 'ES-CN', 'ES-CL', 'ES-CT', 'ES-VC', 'ES-EX', 'ES-MC', 'ES-RI'], {
    field: 'annualTaxableIncome',
    ...amount,
    label: spanishWords.questions.annualTaxableIncome,
    help: 'General and savings bases of the income tax, less the personal and family minimum where the community takes it off.',
  }),
  inRegions(['ES-MC', 'ES-RI'], {
    field: 'savingsIncome',
    ...amount,
    label: spanishWords.questions.savingsIncome,
  }),
  inRegions(['ES-IB', 'ES-CN', 'ES-VC', 'ES-EX', 'ES-RI'], {
    field: 'jointTaxReturn',
    type: 'boolean',
    label: spanishWords.questions.jointTaxReturn,
  }),
  inRegions(['ES-IB', 'ES-CN', 'ES-VC'], {
    field: 'familyCategory',
    type: 'choice',
    options: questionOptions(spanishWords.options.familyCategory, 'general', 'special'),
    label: spanishWords.questions.familyCategory,
  }),
  inRegions(['ES-AR', 'ES-CN', 'ES-CL', 'ES-CT', 'ES-GA', 'ES-MC'], {
    field: 'childrenAboveLargeFamily',
    ...count,
    label: spanishWords.questions.childrenAboveLargeFamily,
  }),
  inRegions(['ES-NC'], {
    field: 'dependentChildren',
    ...count,
    label: spanishWords.questions.dependentChildren,
  }),
  inRegions(['ES-CN'], {
    field: 'dependants',
    ...count,
    label: spanishWords.questions.dependants,
  }),
  inRegions(['ES-GA'], {
    field: 'householdMembers',
    ...count,
    min: 1,
    label: spanishWords.questions.householdMembers,
  }),
  inRegions(['ES-GA'], {
    field: 'netWealth',
    ...amount,
    label: spanishWords.questions.netWealth,
    help: 'By the rules of the wealth tax, with the home at its price; until 2025 debts for it are not taken off.',
  }),
  inRegions(['ES-IB'], {
    field: 'yearsOfResidence',
    type: 'integer',
    min: 0,
    max: 120,
    label: spanishWords.questions.yearsOfResidence,
  }),
  inRegions(['ES-IB'], {
    field: 'appraisedValue',
    ...amount,
    label: spanishWords.questions.appraisedValue,
  }),
]
