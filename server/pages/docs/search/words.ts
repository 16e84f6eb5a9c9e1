/** Words that say nothing of what is looked for. */
export const hollow: ReadonlySet<string> = new Set(
  'a an and api are as at be by can could d de des do does done du for from get gets has have how i in into is it its l la le les make my of on one or our out that the their them there this to un une was we what when where which who why will with you your calculated calculate computed work works use used using want need'.split(
    ' ',
  ),
)

/** A text in its words: without accents and capitals, names in camel case and with underscores taken apart. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')

/** Most words of a question that are looked for; each is compared with every word of the index. */
const askedWordsMax = 12

/** The first words of a question that say what is looked for; all of them where none does. */
export const askedWords = (question: string): string[] => {
  const all = [...new Set(wordsOf(question))]
  const telling = all.filter(word => !hollow.has(word))
  return (telling.length > 0 ? telling : all).slice(0, askedWordsMax)
}

/** The words of a text that somebody may look for, each once. */
export const tellingWords = (text: string): string[] => [...new Set(wordsOf(text))].filter(word => !hollow.has(word))

/** Whether two words are one slip apart: a letter more, less, another one, or two that changed places. */
export const isSlip = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = (text: string, skipped: number): string => text.slice(start + skipped)
  if (short.length < long.length) return rest(short, 0) === rest(long, 1)
  if (rest(short, 1) === rest(long, 1)) return true
  return short[start] === long[start + 1] && short[start + 1] === long[start] && rest(short, 2) === rest(long, 2)
}
