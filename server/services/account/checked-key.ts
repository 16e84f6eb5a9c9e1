import type * as z from 'zod'
import type { NewKey } from '#contract/account/key'
import type { Plan } from '#contract/account/owner'
import { Refusal } from '#domain/core/refusal'
import { parseOrigin } from '../../access/origins.ts'
import { isTierOf, planLimits } from '../../access/plans.ts'
import { hasUnseen, unprintable } from '../../access/unprintable.ts'
import { refusedField } from './refused-field.ts'

/** The origins of a publishable key as browsers send them, each once. @throws Refusal for texts that are none. */
export const checkedOrigins = (origins: readonly string[]): string[] => {
  const read = origins.map(parseOrigin)
  const issues = read.flatMap((origin, at) =>
    'fault' in origin ? [{ path: `origins[${at}]`, code: 'origin', message: origin.fault, received: origins[at] }] : [],
  )
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  return [...new Set(read.flatMap(origin => ('origin' in origin ? [origin.origin] : [])))]
}

/** The origins of a new key: a publishable one needs them, a secret one has none. @throws Refusal for the other two cases. */
export const originsOfNewKey = ({ kind, origins }: z.infer<typeof NewKey>): string[] => {
  if (kind === 'secret') {
    if (origins === undefined) return []
    throw refusedField('origins', 'origins_refused', 'A secret key is for servers and is bound to no origin.', origins)
  }
  if (origins === undefined)
    throw refusedField('origins', 'origins_missing', 'A publishable key is bound to the origins of its pages.')
  return checkedOrigins(origins)
}

/** @throws Refusal for a name with characters that nobody sees: it would pass for another one in the list. */
export const checkKeyName = (name: string): void => {
  if (unprintable(name).length > 0 || hasUnseen(name))
    throw refusedField('name', 'unseen', 'Must have no invisible characters, and none that turn the text.', name)
}

/** @throws Refusal for a tier above the plan of the owner. */
export const checkTier = (plan: Plan, tier: z.infer<typeof NewKey>['tier']): void => {
  if (isTierOf(plan, tier)) return
  const { tiers } = planLimits(plan)
  throw new Refusal('invalid_request', {
    issues: [
      {
        path: 'tier',
        message: `Your plan offers: ${tiers.join(', ')}.`,
        code: 'tier_above_plan',
        received: tier,
        allowed: tiers,
      },
    ],
  })
}
