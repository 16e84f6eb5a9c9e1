import type { Tier } from '#contract/shared/access'

/** Requests that one user may make in a minute with its sessions, pages and JSON together. */
export const sessionRequestsPerMinute = 120

/** What one user may do with its sessions on routes that keys may call too, by their class of quota; however many sessions. */
export const sessionLimits = {
  report: { perMinute: 10, perDay: 200 },
  analyze: { perMinute: 10, perDay: 5 },
} as const satisfies Record<string, Limits>

/** What a key of one tier may do. */
export interface Limits {
  /** Requests in a minute. */
  perMinute: number
  /** Requests on a UTC day; undefined where there is no daily limit. */
  perDay: number | undefined
}

/** The limits of every tier. */
export type TierLimits = Readonly<Record<Tier, Limits>>

/** Changes to the limits of tiers; `null` lifts a daily limit, what is left out stays. */
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

const changed = (tier: Tier, { perMinute, perDay }: NonNullable<TierOverrides[Tier]> = {}): Limits => ({
  perMinute: perMinute ?? limits[tier].perMinute,
  perDay: perDay === null ? undefined : (perDay ?? limits[tier].perDay),
})

/** The limits of every tier, with the changes of this installation. */
export const tierLimits = (overrides: TierOverrides = {}): TierLimits => ({
  sandbox: changed('sandbox', overrides.sandbox),
  free: changed('free', overrides.free),
  pro: changed('pro', overrides.pro),
  enterprise: changed('enterprise', overrides.enterprise),
})

/** The limits of one tier. */
export const limitsOf = (tiers: TierLimits, tier: Tier): Limits => tiers[tier]
