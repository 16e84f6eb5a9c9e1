import type { CountryCode } from '#contract/shared/country'
import type { CalculationAssumption } from '#contract/shared/methodology'
import { withDefaults } from '../core/assumption.ts'
import { countryDefaults } from '../law/loans.ts'
import type { Loan } from './loan.ts'
import { type SentLoan, termMonthsOf } from './rules.ts'

const rateTypes = {
  fixed: 'a fixed rate',
  variable: 'a variable rate',
  mixed: 'a rate that is fixed at first',
  fixedPeriod: 'a rate that is fixed for a period',
} as const

/** The usual terms of a country: a note on the default, which changes no figure. */
const usualLoan = (country: CountryCode): string => {
  const { usualTermYears, rateType } = countryDefaults[country].mortgage
  const { min, max } = usualTermYears
  return `Usual in ${country}: ${rateTypes[rateType]}, ${min === max ? min : `${min} to ${max}`} years.`
}

/** Assumption on the mode of extra payments without one, reported once for all of them. */
const modes = ({ extraPayments = [] }: SentLoan, prefix: string): CalculationAssumption[] =>
  extraPayments.some(({ mode }) => mode === undefined)
    ? [{ field: `${prefix}extraPayments[].mode`, value: 'reduceTerm', source: 'default' }]
    : []

/** A loan whose term is in months and whose defaults are filled in, with one assumption for each. */
export const completeLoan = <Sent extends SentLoan>(
  sent: Sent,
  country?: CountryCode,
  prefix = '',
): { loan: Sent & Loan; assumptions: CalculationAssumption[] } => {
  const { input, assumptions } = withDefaults<
    SentLoan,
    'amortisation' | 'graceMonths' | 'rateConvention' | 'dayCount' | 'balloon'
  >(
    sent,
    {
      amortisation: { value: 'annuity', ...(country && { note: usualLoan(country) }) },
      graceMonths: { value: 0 },
      rateConvention: { value: 'nominal' },
      dayCount: { value: '30/360', note: 'Every month is a twelfth of a year.' },
      balloon: { value: 0 },
    },
    prefix,
  )
  const grace = sent.graceMonths
    ? withDefaults<SentLoan, 'graceType'>(sent, { graceType: { value: 'interestOnly' } }, prefix)
    : undefined
  const insurance =
    sent.insurance &&
    withDefaults(sent.insurance, { base: { value: 'initial' }, mandatory: { value: true } }, `${prefix}insurance.`)
  return {
    // The request is valid, so exactly one term was sent.
    loan: { ...sent, ...input, termMonths: termMonthsOf(sent) ?? 0 },
    assumptions: [
      ...assumptions,
      ...(grace?.assumptions ?? []),
      ...(insurance?.assumptions ?? []),
      ...modes(sent, prefix),
    ],
  }
}
