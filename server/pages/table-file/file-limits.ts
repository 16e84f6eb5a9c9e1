/** Largest file that a page reads. */
export const fileLimits = { bytes: 50 * 1024 * 1024, megabytes: 50 } as const
