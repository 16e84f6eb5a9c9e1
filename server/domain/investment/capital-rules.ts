import type { investedCapitalRules } from '#contract/propcalc/invested-capital'
import type { RefusedField } from '../core/refusal.ts'
import type { InvestedCapitalInput } from './capital.ts'

interface BrokenRule extends RefusedField {
  code: (typeof investedCapitalRules)[number]['code']
}

const ways = ['downPayment', 'downPaymentRate', 'loanAmount'] as const

/** Every rule between the fields of a purchase that it breaks. */
export const brokenCapitalRules = (input: InvestedCapitalInput): BrokenRule[] => {
  const { purchasePrice, downPayment = 0, loanAmount = 0, acquisitionFees, acquisitionFeesRate } = input
  const [first, ...others] = ways.filter(way => input[way] !== undefined)
  const allowed = [`0 to ${purchasePrice}`]
  const broken: (BrokenRule | false)[] = [
    first === undefined && {
      path: 'downPayment',
      code: 'financing_required',
      message: 'Send downPayment, downPaymentRate or loanAmount.',
    },
    ...others.map(path => ({
      path,
      code: 'overdetermined_financing' as const,
      message: `Send this or ${first}, not both, even if they agree.`,
      received: input[path],
    })),
    downPayment > purchasePrice && {
      path: 'downPayment',
      code: 'down_payment_above_price',
      message: 'Must not be above the price.',
      received: downPayment,
      allowed,
    },
    loanAmount > purchasePrice && {
      path: 'loanAmount',
      code: 'loan_above_price',
      message: 'Must not be above the price.',
      received: loanAmount,
      allowed,
    },
    acquisitionFees !== undefined &&
      acquisitionFeesRate !== undefined && {
        path: 'acquisitionFeesRate',
        code: 'fees_said_twice',
        message: 'Send acquisitionFees or acquisitionFeesRate, not both.',
        received: acquisitionFeesRate,
      },
  ]
  return broken.filter(rule => rule !== false)
}
