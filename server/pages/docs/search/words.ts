export const stopWords: ReadonlySet<string> = new Set(
  'a an and api are as at be by can could d de des do does done du for from get gets has have how i in into is it its l la le les make my of on one or our out that the their them there this to un une was we what when where which who why will with you your calculated calculate computed work works use used using want need'.split(
    ' ',
  ),
)

/** Splits a text into lower-case words without accents; splits camel case and snake case. */
export const splitWords = (text: string): string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')

/** Maximum number of query words; each is compared with every word of the index. */
const askedWordsMax = 12

/** Significant words of a query; all words if there are only stop words. */
export const pickQueryWords = (question: string): string[] => {
  const all = [...new Set(splitWords(question))]
  const telling = all.filter(word => !stopWords.has(word))
  return (telling.length > 0 ? telling : all).slice(0, askedWordsMax)
}

/** Distinct words of a text, without stop words. */
export const pickSignificantWords = (text: string): string[] =>
  [...new Set(splitWords(text))].filter(word => !stopWords.has(word))

/** Whether two words differ by one edit: an inserted, deleted, replaced or transposed letter. */
export const isTypo = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = (text: string, skipped: number): string => text.slice(start + skipped)
  if (short.length < long.length) return rest(short, 0) === rest(long, 1)
  if (rest(short, 1) === rest(long, 1)) return true
  return short[start] === long[start + 1] && short[start + 1] === long[start] && rest(short, 2) === rest(long, 2)
}
