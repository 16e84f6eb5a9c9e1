/** Versions of the model of the estimate, newest first: the version changes when a formula or a parameter does. */
export const modelVersions = [{ version: '2.0.0', day: '2026-11-29', before: '1.0.0' }] as const

/** The version that calculates. */
export const modelVersion = modelVersions[0].version
