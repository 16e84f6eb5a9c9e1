import type { LawReference } from '#contract/shared/law'
import { yearOf } from '../../../core/days.ts'
import { amountOf, printed } from '../../../core/entries.ts'
import { lawNotices } from '../../../core/law-notices.ts'
import { sum, toSixDecimals } from '../../../core/money.ts'
import { lawOn } from '../../../core/provision.ts'
import { Refusal } from '../../../core/refusal.ts'
import { lastCheckedOn } from '../parameters/coverage.ts'
import { decennialCeiling } from './allowances.ts'
import { type Assessment, assessment } from './assessment.ts'
import { usedDefaults } from './assumptions.ts'
import { lines as kinds } from './lines.ts'
import { notices } from './notices.ts'
import { possibleReliefs } from './reliefs.ts'
import { brokenRules, usedAboveAllowance } from './rules.ts'
import type { CapitalGains, CapitalGainsInput, Sale } from './sale.ts'

/** Name of the method, as `meta.method` of an answer says it. */
export const capitalGainsMethod = 'lu_capital_gain_law'

const refuse = (issues: ReturnType<typeof brokenRules>): void => {
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
}

/** Sums of the lines with the low and the high ends of their ranges, and what is left to the seller. */
const totalsOf = (lines: CapitalGains['lines'], { head, received }: Assessment): CapitalGains['totals'] => {
  const tax = sum(lines.map(({ amount }) => amount))
  return {
    tax,
    taxLow: sum(lines.map(({ amount, range }) => range?.low ?? amount)),
    taxHigh: sum(lines.map(({ amount, range }) => range?.high ?? amount)),
    effectiveRate: head.gain > 0 ? toSixDecimals(tax / head.gain) : 0,
    netProceeds: sum([received, -tax]),
  }
}

/**
 * Tax on the gain of a sale in Luxembourg by a resident private individual, in EUR, as of the day of the deed; with
 * the parameters of law that the figures rest on.
 * @throws Refusal `invalid_request` naming every rule that is broken, `law_not_covered` naming the parameter.
 */
export const capitalGains = (
  input: CapitalGainsInput,
  saleDate: string,
): { data: CapitalGains; law: LawReference[] } => {
  const sale: Sale = { ...input, saleDate }
  refuse(brokenRules(sale))
  const law = lawOn({ day: saleDate, field: 'saleDate', checkedOn: lastCheckedOn })
  refuse(usedAboveAllowance(sale, decennialCeiling(law, sale)))
  const assessed = assessment(law, sale)
  const tax = amountOf(assessed.entries)
  const taxWith = (changes: Partial<Sale>): number => amountOf(assessment(law, { ...sale, ...changes }).entries)
  const entries = [
    ...usedDefaults(sale, assessed),
    ...assessed.entries,
    ...possibleReliefs({ sale, law, assessed, tax, taxWith }),
    ...notices(law, sale, assessed),
  ]
  const answer = printed(entries, kinds, assessed.citedInHead)
  const { head, taxableGain, tariff } = assessed
  return {
    data: {
      saleDate,
      taxYear: yearOf(saleDate),
      currency: 'EUR',
      ...head,
      taxableGain,
      ...(tariff && { tariff }),
      lines: answer.lines,
      totals: totalsOf(answer.lines, assessed),
      possibleReliefs: answer.possibleReliefs,
      notices: [...lawNotices(law.lawDay, answer.carriedForward), ...answer.notices],
      assumptions: answer.assumptions,
    },
    law: answer.law,
  }
}
