import type { Plan } from '#contract/account/owner'
import type { Tier } from '#contract/shared/access'

/** Limits of a plan; secret and publishable keys count together. */
export interface PlanLimits {
  activeKeys: number
  /** New keys of one UTC day, revoked ones included. */
  newKeysPerDay: number
  /** Contacts of visitors that an organisation may receive on a UTC day. */
  leadsPerDay: number
  /** Tiers that self-service may give a key. */
  tiers: readonly Exclude<Tier, 'sandbox'>[]
}

/** The only table of plans. */
const limits: Readonly<Record<Plan, PlanLimits>> = {
  free: { activeKeys: 3, newKeysPerDay: 5, leadsPerDay: 100, tiers: ['free'] },
  pro: { activeKeys: 20, newKeysPerDay: 40, leadsPerDay: 500, tiers: ['free', 'pro'] },
  enterprise: { activeKeys: 100, newKeysPerDay: 200, leadsPerDay: 2000, tiers: ['free', 'pro', 'enterprise'] },
}

export const getPlanLimits = (plan: Plan): PlanLimits => limits[plan]

/** Whether a plan allows a tier, for a new key or an existing one. */
export const isTierInPlan = (plan: Plan, tier: Tier): boolean => limits[plan].tiers.some(offered => offered === tier)
