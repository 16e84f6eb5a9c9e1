import { unitedStatesRules } from '#contract/rules/us'
import { ruleIssues } from '../../core/broken-rule.ts'
import type { Law } from '../../core/provision.ts'
import type { RefusedField } from '../../core/refusal.ts'
import type { FeesInput } from '../country.ts'

type Input = FeesInput<'US'>

const stateOf: Record<NonNullable<Input['city']>, Input['region']> = {
  'New York City': 'US-NY',
  'Los Angeles': 'US-CA',
  'San Francisco': 'US-CA',
  Chicago: 'US-IL',
  Philadelphia: 'US-PA',
  Pittsburgh: 'US-PA',
}

/** Rules that the request for an American purchase breaks. */
export const checkAmericanRules = (_law: Law, { city, region }: Input): RefusedField[] => {
  if (city === undefined) return []
  const state = stateOf[city]
  const allowed = Object.entries(stateOf).flatMap(([name, other]) => (other === region ? [name] : []))
  const shown = { received: city, allowed }
  return ruleIssues(unitedStatesRules, 'city_in_its_state', state !== region, shown, { city, state, region })
}
