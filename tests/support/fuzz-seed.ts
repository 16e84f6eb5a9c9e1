import fc from 'fast-check'

/**
 * What draws generated values: the seed of `FUZZ_SEED` where it is set, as `.ci/run` does, so that a change is judged by
 * the change and not by the draw; else one at random, so that everybody who runs the suite searches somewhere new. A
 * failure prints its seed.
 */
if (process.env.FUZZ_SEED) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FUZZ_SEED) })
