import * as z from 'zod'
import { CountryCode } from '../shared/country.ts'
import { defineEnvelope } from '../shared/envelope.ts'
import { defineTraceability } from '../shared/methodology.ts'
import { Day, Money } from '../shared/units.ts'
import { loanFields, termMonthsMax, termYearsMax } from './loan.ts'

/** Request of the schedule of a loan. */
export const MortgageInput = z
  .strictObject({
    country: CountryCode.optional(),
    ...loanFields,
    output: z
      .enum(['both', 'monthly', 'annual', 'none'])
      .optional()
      .meta({ description: 'Which schedules the answer contains.', default: 'both' }),
  })
  .meta({
    id: 'MortgageInput',
    description:
      'A loan whose schedule is asked for. The country changes no figure; what is usual there is listed in `assumptions`.',
  })

const count = z.int().min(0).max(termMonthsMax).meta({ 'x-unit': 'months' })

/** One month of a loan. */
export const ScheduleRow = z
  .strictObject({
    month: count.describe('Month from the start, from 1.'),
    date: Day.optional().describe('Day of the instalment, where the start was sent.'),
    payment: Money.describe('Instalment: interest and principal.'),
    interest: Money.describe('Interest of the month.'),
    principal: Money.describe('Principal repaid; negative where interest is added to the balance.'),
    extraPayment: Money.describe('Repaid beside the instalment.'),
    insurance: Money.describe('Premium of the month, beside the instalment.'),
    balance: Money.describe('What is still owed after the month.'),
  })
  .meta({ id: 'ScheduleRow', description: 'One month of a loan; every sum is a whole number of cents.' })

/** Twelve months of a loan. */
export const AnnualScheduleRow = z
  .strictObject({
    year: z.int().min(1).max(termYearsMax).meta({ description: 'Year from the start, from 1.', 'x-unit': 'years' }),
    payment: Money.describe('Instalments of the year.'),
    interest: Money.describe('Interest of the year.'),
    principal: Money.describe('Principal repaid by instalments; extra payments lower the balance beside it.'),
    insurance: Money.describe('Premiums of the year.'),
    balance: Money.describe('What is still owed after the year.'),
  })
  .meta({ id: 'AnnualScheduleRow', description: 'Twelve months of a loan, or those left.' })

/** A loan month by month, with its costs. */
export const Mortgage = z
  .strictObject({
    monthlyPayment: Money.describe('First instalment that repays principal, without insurance.'),
    monthlyPaymentWithInsurance: Money.describe('The same with the premium of that month.'),
    lastPayment: Money.describe('Last instalment; it clears the rounding of all others.'),
    numberOfPayments: count.describe('Months until the loan is repaid, those of a grace period included.'),
    totalInterest: Money.describe('Interest of all months.'),
    totalInsurance: Money.optional().describe('Premiums of all months, where there is insurance.'),
    totalFees: Money.describe('Fees at the start and of each month.'),
    totalPaid: Money.describe('Instalments and extra payments.'),
    totalCost: Money.describe('Interest, insurance and fees.'),
    finalBalance: Money.describe('What is owed after the last instalment: always 0.'),
    aprc: z.number().min(0).max(1e6).nullable().meta({
      description:
        'Annual percentage rate of charge on equal months, six decimals; null where fees leave nothing to repay, or above 1 000 000.',
      'x-unit': 'fraction per year',
    }),
    schedule: z.array(ScheduleRow).max(termMonthsMax).optional().describe('Month by month.'),
    annual: z.array(AnnualScheduleRow).max(termYearsMax).optional().describe('Year by year.'),
    ...defineTraceability(['aprc_not_defined']),
  })
  .meta({ id: 'Mortgage', description: 'A loan month by month, with what it costs.' })

/** Answer of the mortgage calculation. */
export const MortgageResponse = defineEnvelope('MortgageResponse', Mortgage)
