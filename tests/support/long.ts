import { crc32 } from 'node:zlib'

/** Whether the long checks run in full (`npm run test:long`); `.ci/run` takes a sample of each kind. */
export const isLong = process.env.LONG === '1'

/** The number of draws, kills or rounds of a check: the full one where long checks run, else that of a sample. */
export const sampled = (full: number, sample: number): number => (isLong ? full : sample)

/**
 * All items of a list where long checks run, else some: which ones tell the seed and the name of the check, so that the
 * samples of several checks differ and together have every item.
 */
export const pickSample = <Item>(items: readonly Item[], count: number, check: string): readonly Item[] => {
  if (isLong) return items
  const first = crc32(`${process.env.FUZZ_SEED ?? ''} ${check}`) % items.length
  return items.map((_, at) => items[(first + at) % items.length] as Item).slice(0, count)
}
