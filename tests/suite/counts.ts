/** What a run counted, or what a text says that it counts. */
export interface Counts {
  written: number
  rows: number
}

/**
 * What is wrong with a text that says how many tests there are, as `2 200 tests over 24 000 rows`; undefined for
 * nothing. It may say fewer than there are, since every change adds some; it may not say more.
 */
export const wrongCounts = (text: string, { written, rows }: Counts): string | undefined => {
  const [words, ...numbers] = /(\d[\d ]*) tests over (\d[\d ]*) rows/.exec(text) ?? []
  if (words === undefined) return 'The text does not say how many tests there are over how many rows.'
  const [statedWritten = 0, statedRows = 0] = numbers.map(number => Number(number.replaceAll(' ', '')))
  if (statedWritten <= written && statedRows <= rows) return undefined
  return `The text says ${words}, and it is ${written} over ${rows}.`
}
