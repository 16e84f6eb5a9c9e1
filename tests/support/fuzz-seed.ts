import fc from 'fast-check'

/**
 * The seed of generated values: `FUZZ_SEED` where it is set, as `.ci/run` does, so that a change cannot fail by an
 * unlucky draw; else a random one, so that each run searches elsewhere. A failure prints its seed.
 */
if (process.env.FUZZ_SEED) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FUZZ_SEED) })
