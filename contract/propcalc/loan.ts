import * as z from 'zod'
import { Amount, Day, PositiveAmount } from '../shared/units.ts'

const defineLoanMonths = (max: number) => z.int().min(0).max(max).meta({ 'x-unit': 'months' })

/** Longest term of a loan. */
export const termMonthsMax = 600

/** The same in years. */
export const termYearsMax = termMonthsMax / 12

/** Insurance of the borrower. */
export const LoanInsurance = z
  .strictObject({
    annualRate: z
      .number()
      .min(0)
      .max(0.1)
      .meta({ description: 'Premium per year as a part of the base; 0.003 is 0.3 %.', 'x-unit': 'fraction per year' }),
    base: z.enum(['initial', 'outstanding']).optional().meta({
      description: 'What the premium is charged on: the principal at the start, or the balance of the month.',
      default: 'initial',
    }),
    mandatory: z.boolean().optional().meta({
      description: 'The lender asks for it; then it counts in the annual percentage rate.',
      default: true,
    }),
  })
  .meta({ id: 'LoanInsuranceInput', description: 'Insurance of the borrower, charged each month.' })

/** A repayment in addition to the instalments. */
export const ExtraPayment = z
  .strictObject({
    month: defineLoanMonths(termMonthsMax).min(1).describe('Month at whose end it is paid, from 1.'),
    amount: Amount.describe('What is paid beside the instalment; what is more than the balance is not taken.'),
    mode: z.enum(['reduceTerm', 'reducePayment']).optional().meta({
      description: 'Keep the instalment and end earlier, or keep the term and pay less.',
      default: 'reduceTerm',
    }),
  })
  .meta({ id: 'ExtraPaymentInput', description: 'A repayment beside the instalments.' })

/** Highest principal: the cents of a schedule of fifty years at any rate are then counted exactly. */
const principalMax = 1e10

/** The fields of a loan, as a request of its own and inside a cash flow. */
export const loanFields = {
  principal: PositiveAmount.max(principalMax).describe('Amount lent.'),
  annualRate: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'Interest per year: 0.035 is 3.5 %; 3.5 is refused.', 'x-unit': 'fraction per year' }),
  termMonths: defineLoanMonths(termMonthsMax).min(1).optional().describe('Term in months; this or `termYears`.'),
  termYears: z
    .int()
    .min(1)
    .max(50)
    .optional()
    .meta({ description: 'Term in years; this or `termMonths`.', 'x-unit': 'years' }),
  amortisation: z.enum(['annuity', 'constantPrincipal', 'bullet']).optional().meta({
    description: 'Level instalments, equal parts of the principal, or all of the principal at the end.',
    default: 'annuity',
  }),
  graceMonths: defineLoanMonths(termMonthsMax)
    .optional()
    .meta({ description: 'Months before repayment begins, fewer than the term.', default: 0 }),
  graceType: z.enum(['interestOnly', 'capitalised']).optional().meta({
    description: 'In these months interest is paid, or added to the balance.',
    default: 'interestOnly',
  }),
  rateConvention: z.enum(['nominal', 'effective']).optional().meta({
    description: 'A twelfth of the rate each month, or the monthly rate that compounds to it.',
    default: 'nominal',
  }),
  dayCount: z.enum(['30/360', 'ACT/365', 'ACT/360', 'ACT/ACT']).optional().meta({
    description: 'Equal months, or actual days over 365, over 360, or over the length of the calendar year.',
    default: '30/360',
  }),
  startDate: Day.optional().describe(
    'Day on which the loan is paid out, 1900 to 2199; instalment k falls k months later. Actual days need it.',
  ),
  balloon: Amount.max(principalMax)
    .optional()
    .meta({ description: 'Left until the last instalment, less than the principal.', default: 0 }),
  insurance: LoanInsurance.optional(),
  upfrontFees: Amount.optional().meta({
    description: 'Fees of the lender at the start; not duties or notary fees of the purchase.',
    default: 0,
  }),
  monthlyFee: Amount.optional().meta({ description: 'Fee of each month.', default: 0 }),
  extraPayments: z.array(ExtraPayment).max(600).optional().describe('Repayments beside the instalments.'),
} as const
