/** Whether the long checks run in full (`npm run test:long`); `.ci/run` takes a sample of each kind. */
export const isLong = process.env.LONG === '1'

/** The number of draws, kills or rounds of a check: the full one where long checks run, else that of a sample. */
export const sampled = (full: number, sample: number): number => (isLong ? full : sample)
