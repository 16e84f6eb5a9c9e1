/** Outcome of a retention rule. */
export interface AppliedRetention {
  at: Date
  /** Number of rows deleted or cleared. */
  deleted: number
  /** Instant of the oldest row that remains; undefined without any. */
  oldest: Date | undefined
}

/** Observer of the daily deletion of expired records, by the name of its rule: a table, or what of it expires. */
export interface RetentionWatch {
  retentionApplied(name: string, applied: AppliedRetention): void
  retentionFailed(name: string, cause: unknown): void
}
