/** Milliseconds after its start at which a session is over, however much it is used: 90 days. */
const sessionMsMax = 90 * 24 * 3_600_000

/** Of an instant, the one 90 days before it: a session that began then, or earlier, is over. */
export const lastStartOver = (now: Date): Date => new Date(now.getTime() - sessionMsMax)

/** When a session is over: some days after its last use, as `expiresAt` says, and at the latest 90 days after its start. */
export const sessionEnd = ({ createdAt, expiresAt }: { createdAt: string | Date; expiresAt: string | Date }): Date =>
  new Date(Math.min(new Date(expiresAt).getTime(), new Date(createdAt).getTime() + sessionMsMax))
