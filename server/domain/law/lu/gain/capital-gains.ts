import type { LawReference } from '#contract/shared/law'
import { yearOf } from '../../../core/days.ts'
import { answerParts, sumOfLines } from '../../../core/entries.ts'
import { listChangesBy } from '../../../core/known-change.ts'
import { lawNotices } from '../../../core/law-notices.ts'
import { sumAmounts, toSixDecimals } from '../../../core/money.ts'
import { lawOn } from '../../../core/provision.ts'
import { Refusal } from '../../../core/refusal.ts'
import { lastCheckedOn } from '../parameters/coverage.ts'
import { luxembourgReading } from '../reading.ts'
import { decennialCeiling } from './allowances.ts'
import { type Assessment, gainAssessment } from './assessment.ts'
import { gainDefaults } from './assumptions.ts'
import { luxembourgGainLines as kinds } from './lines.ts'
import { gainNotices } from './notices.ts'
import { possibleGainReliefs } from './reliefs.ts'
import { checkAllowanceUse, checkGainRules } from './rules.ts'
import type { CapitalGains, CapitalGainsInput, Sale } from './sale.ts'

/** Name of the method in `meta.method` of an answer. */
export const capitalGainsMethod = 'lu_capital_gain_law'

const refuseGainIssues = (issues: ReturnType<typeof checkGainRules>): void => {
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
}

/** Sums of the lines and of the low and high ends of their ranges, and the seller's net proceeds. */
const totalsOf = (lines: CapitalGains['lines'], { head, received }: Assessment): CapitalGains['totals'] => {
  const tax = sumAmounts(lines.map(({ amount }) => amount))
  return {
    tax,
    taxLow: sumAmounts(lines.map(({ amount, range }) => range?.low ?? amount)),
    taxHigh: sumAmounts(lines.map(({ amount, range }) => range?.high ?? amount)),
    effectiveRate: head.gain > 0 ? toSixDecimals(tax / head.gain) : 0,
    netProceeds: sumAmounts([received, -tax]),
  }
}

/**
 * Tax on the gain of a sale in Luxembourg by a private individual, in EUR, on the day of the deed; with the
 * parameters of law that the figures use.
 * @throws Refusal `invalid_request` naming every broken rule, `law_not_covered` naming the parameter.
 */
export const capitalGains = (
  input: CapitalGainsInput,
  saleDate: string,
): { data: CapitalGains; law: LawReference[] } => {
  const sale: Sale = { ...input, saleDate }
  refuseGainIssues(checkGainRules(sale))
  const law = lawOn({ day: saleDate, field: 'saleDate', checkedOn: lastCheckedOn })
  refuseGainIssues(checkAllowanceUse(sale, decennialCeiling(law, sale)))
  const assessed = gainAssessment(law, sale)
  const tax = sumOfLines(assessed.entries)
  const taxWith = (changes: Partial<Sale>): number => sumOfLines(gainAssessment(law, { ...sale, ...changes }).entries)
  const entries = [
    ...gainDefaults(sale, assessed),
    ...assessed.entries,
    ...possibleGainReliefs({ sale, law, assessed, tax, taxWith }),
    ...gainNotices(law, sale, assessed, tax, taxWith),
  ]
  const answer = answerParts(entries, kinds, assessed.citedInHead)
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
      notices: [
        ...lawNotices(law.lawDay, {
          ...answer,
          known: listChangesBy(luxembourgReading, { concerns: 'sale', day: saleDate }),
        }),
        ...answer.notices,
      ],
      assumptions: answer.assumptions,
    },
    law: answer.law,
  }
}
