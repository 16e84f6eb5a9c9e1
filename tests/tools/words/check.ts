import { sources } from '../../architecture/sources.ts'
import { type Measure, measureWords } from './measure.ts'

/** Places that are printed of a rule that is broken too often. */
const placesMax = 40

const isProduct = (file: string): boolean =>
  /^(contract|languages|sdk\/(src|elements)|server)\//.test(file) && !/\/(derived|data)\//.test(file)

const printShare = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Prints a rule that is broken too often, with places; undefined where it is kept. */
export const describeFault = ({ rule, places, total, shareMax }: Measure): string | undefined => {
  const share = total === 0 ? 0 : places.length / total
  if (share <= shareMax) return undefined
  const more = places.length - placesMax
  return [
    `${rule}: broken by ${places.length} of ${total}, ${printShare(share)}; at most ${printShare(shareMax)} may`,
    ...places.slice(0, placesMax).map(place => `  ${place}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n')
}

/** Checks how names and comments of the product read; gives the rules that are broken too often, with places. */
export const checkWords = (): string[] =>
  measureWords(sources.filter(({ file }) => isProduct(file))).flatMap(measure => describeFault(measure) ?? [])
