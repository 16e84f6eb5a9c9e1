import { tables } from '#languages/derived/law/es'
import { labels } from '#languages/labels'
import { choices, type Question } from '../purchase/questions.ts'

/** What people read of the law of Spain. */
export const words = labels(tables)

type Region = `ES-${string}`

/** A question that only some communities read. */
const inRegions = (oneOf: readonly Region[], question: Omit<Question, 'required' | 'when'>): Question => ({
  ...question,
  required: false,
  when: { field: 'region', oneOf: [...oneOf] },
})

const amount = { type: 'amount', min: 0 } as const
const count = { type: 'integer', min: 0, max: 20 } as const

/** What the limits of income, wealth and value of the communities ask, each where it is read. */
export const ofLimits: Question[] = [
  inRegions(['ES-AR', 'ES-IB', 'ES-CN', 'ES-CL', 'ES-CT', 'ES-VC', 'ES-EX', 'ES-MC', 'ES-RI'], {
    field: 'annualTaxableIncome',
    ...amount,
    label: words.questions.annualTaxableIncome,
    help: 'General and savings bases of the income tax, less the personal and family minimum where the community takes it off.',
  }),
  inRegions(['ES-MC', 'ES-RI'], {
    field: 'savingsIncome',
    ...amount,
    label: words.questions.savingsIncome,
  }),
  inRegions(['ES-IB', 'ES-CN', 'ES-VC', 'ES-EX', 'ES-RI'], {
    field: 'jointTaxReturn',
    type: 'boolean',
    label: words.questions.jointTaxReturn,
  }),
  inRegions(['ES-IB', 'ES-CN', 'ES-VC'], {
    field: 'familyCategory',
    type: 'choice',
    options: choices(words.options.familyCategory, 'general', 'special'),
    label: words.questions.familyCategory,
  }),
  inRegions(['ES-AR', 'ES-CN', 'ES-CL', 'ES-CT', 'ES-GA', 'ES-MC'], {
    field: 'childrenAboveLargeFamily',
    ...count,
    label: words.questions.childrenAboveLargeFamily,
  }),
  inRegions(['ES-NC'], {
    field: 'dependentChildren',
    ...count,
    label: words.questions.dependentChildren,
  }),
  inRegions(['ES-CN'], {
    field: 'dependants',
    ...count,
    label: words.questions.dependants,
  }),
  inRegions(['ES-GA'], {
    field: 'householdMembers',
    ...count,
    min: 1,
    label: words.questions.householdMembers,
  }),
  inRegions(['ES-GA'], {
    field: 'netWealth',
    ...amount,
    label: words.questions.netWealth,
    help: 'By the rules of the wealth tax, with the home at its price; until 2025 debts for it are not taken off.',
  }),
  inRegions(['ES-IB'], {
    field: 'yearsOfResidence',
    type: 'integer',
    min: 0,
    max: 120,
    label: words.questions.yearsOfResidence,
  }),
  inRegions(['ES-IB'], {
    field: 'appraisedValue',
    ...amount,
    label: words.questions.appraisedValue,
  }),
]
