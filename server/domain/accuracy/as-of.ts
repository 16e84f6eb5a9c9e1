import { accuracyRules } from '#contract/rules/accuracy'
import { firstPriceDay } from '#contract/rules/estimation'
import { ruleIssues } from '../core/broken-rule.ts'
import { Refusal } from '../core/refusal.ts'

/**
 * Day that a report on the model describes: the requested one, or today in Luxembourg.
 * @throws Refusal `invalid_request` for a day to come or before the tables.
 */
export const asOfDay = (asked: string | undefined, today: string): string => {
  const day = asked ?? today
  const issues = ruleIssues(
    accuracyRules,
    'as_of_out_of_range',
    day < firstPriceDay || day > today,
    { received: asked, allowed: [`${firstPriceDay} to ${today}`] },
    { today },
  )
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  return day
}
