import type * as z from 'zod'
import type { NewKey } from '#contract/account/key'
import type { Plan } from '#contract/account/owner'
import { Refusal } from '#domain/core/refusal'
import { parseOrigin } from '../../access/origins.ts'
import { getPlanLimits, isTierInPlan } from '../../access/plans.ts'
import { findUnprintable, hasUnseen } from '../../access/unprintable.ts'
import { createFieldRefusal } from './refused-field.ts'

/** Origins of a publishable key as browsers send them, without duplicates. @throws Refusal for invalid ones. */
export const validateOrigins = (origins: readonly string[]): string[] => {
  const read = origins.map(parseOrigin)
  const issues = read.flatMap((origin, at) =>
    'fault' in origin ? [{ path: `origins[${at}]`, code: 'origin', message: origin.fault, received: origins[at] }] : [],
  )
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  return [...new Set(read.flatMap(origin => ('origin' in origin ? [origin.origin] : [])))]
}

/** Origins of a new key: required for a publishable one, not allowed for a secret one. @throws Refusal otherwise. */
export const validateNewKeyOrigins = ({ kind, origins }: z.infer<typeof NewKey>): string[] => {
  if (kind === 'secret') {
    if (origins === undefined) return []
    throw createFieldRefusal(
      'origins',
      'origins_refused',
      'A secret key is for servers and is bound to no origin.',
      origins,
    )
  }
  if (origins === undefined)
    throw createFieldRefusal('origins', 'origins_missing', 'A publishable key is bound to the origins of its pages.')
  return validateOrigins(origins)
}

/** @throws Refusal for a name with invisible characters, which could imitate another one in the list. */
export const checkKeyName = (name: string): void => {
  if (findUnprintable(name).length > 0 || hasUnseen(name))
    throw createFieldRefusal('name', 'unseen', 'Must have no invisible characters, and none that turn the text.', name)
}

/** @throws Refusal for a tier above the plan of the owner. */
export const checkTier = (plan: Plan, tier: z.infer<typeof NewKey>['tier']): void => {
  if (isTierInPlan(plan, tier)) return
  const { tiers } = getPlanLimits(plan)
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
