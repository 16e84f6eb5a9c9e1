/** Maximum lifetime of a session in milliseconds, however much it is used: 90 days. */
const sessionMsMax = 90 * 24 * 3_600_000

/** Lifetime of a session token in seconds: 15 minutes. */
export const tokenSeconds = 900

/** Instant 90 days earlier: sessions created then or before have expired. */
export const getSessionStartCutoff = (now: Date): Date => new Date(now.getTime() - sessionMsMax)

/** Expiry of a session: some days after its last use (`expiresAt`), at most 90 days after its start. */
export const calculateSessionEnd = ({
  createdAt,
  expiresAt,
}: {
  createdAt: string | Date
  expiresAt: string | Date
}): Date => new Date(Math.min(new Date(expiresAt).getTime(), new Date(createdAt).getTime() + sessionMsMax))
