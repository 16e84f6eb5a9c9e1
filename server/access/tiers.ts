import type { Tier } from '#contract/shared/access'

/** Requests per minute of one user with its sessions, pages and JSON together. */
export const sessionRequestsPerMinute = 120

/** Limits of one user over all its sessions, on routes that keys may call too, by quota class. */
export const sessionLimits = {
  report: { perMinute: 10, perDay: 200 },
  analyze: { perMinute: 10, perDay: 5 },
} as const satisfies Record<string, Limits>

/** Rate limits of a key. */
export interface Limits {
  /** Requests in a minute. */
  perMinute: number
  /** Requests per UTC day; undefined without a daily limit. */
  perDay: number | undefined
}

export type TierLimits = Readonly<Record<Tier, Limits>>

/** Changes to the limits of tiers; `null` removes a daily limit, missing values stay. */
export type TierOverrides = Partial<
  Record<Tier, { perMinute?: number | undefined; perDay?: number | null | undefined } | undefined>
>

/** The only table of tiers. */
const limits: TierLimits = {
  sandbox: { perMinute: 10, perDay: 200 },
  free: { perMinute: 10, perDay: 200 },
  pro: { perMinute: 120, perDay: 20_000 },
  enterprise: { perMinute: 600, perDay: undefined },
}

const applyTierOverride = (tier: Tier, { perMinute, perDay }: NonNullable<TierOverrides[Tier]> = {}): Limits => ({
  perMinute: perMinute ?? limits[tier].perMinute,
  perDay: perDay === null ? undefined : (perDay ?? limits[tier].perDay),
})

/** Limits of every tier, with the overrides of this installation. */
export const resolveTierLimits = (overrides: TierOverrides = {}): TierLimits => ({
  sandbox: applyTierOverride('sandbox', overrides.sandbox),
  free: applyTierOverride('free', overrides.free),
  pro: applyTierOverride('pro', overrides.pro),
  enterprise: applyTierOverride('enterprise', overrides.enterprise),
})

export const getTierLimits = (tiers: TierLimits, tier: Tier): Limits => tiers[tier]
