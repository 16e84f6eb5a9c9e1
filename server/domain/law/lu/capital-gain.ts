import type { LawReference } from '#contract/shared/law'
import { lawOn } from '../../core/law.ts'
import { Refusal } from '../../core/refusal.ts'
import { assume } from './capital-gain-assumptions.ts'
import { notices } from './capital-gain-notices.ts'
import { possibleReliefs } from './capital-gain-reliefs.ts'
import { brokenRules, highAllowance } from './capital-gain-rules.ts'
import { decennialCeiling } from './gain-allowances.ts'
import { type Assessment, assessment } from './gain-assessment.ts'
import { checkedOn } from './parameters/coverage.ts'
import type { CapitalGains, CapitalGainsInput, Sale } from './sale.ts'

/** Name of the method, as `meta.method` of an answer says it. */
export const capitalGainsMethod = 'lu_capital_gain_law'

/** The parameters that figures of a sale cite. */
const cited = ({ holding, items, allowances, lines }: Assessment): string[] => [
  ...holding.basis,
  ...[...items, ...allowances, ...lines].flatMap(({ basis }) => basis),
]

const refuse = (issues: ReturnType<typeof brokenRules>): void => {
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
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
  const lawOfDay = lawOn({ day: saleDate, field: 'saleDate', checkedOn })
  refuse(highAllowance(sale, decennialCeiling(lawOfDay, sale)))
  const assessed = assessment(sale, checkedOn)
  assume(sale, assessed)
  const { references, assumptions } = assessed.law.told(cited(assessed))
  const taxWith = (changes: Partial<Sale>): number => assessment({ ...sale, ...changes }, checkedOn).totals.tax
  const { law, isTooSmall, tariff, lines, totals, ...head } = assessed
  return {
    data: {
      ...head,
      ...(tariff && { tariff }),
      lines,
      totals,
      possibleReliefs: possibleReliefs({ sale, law: lawOfDay, assessed, taxWith }),
      notices: notices(lawOfDay, sale, assessed),
      assumptions,
    },
    law: references,
  }
}
