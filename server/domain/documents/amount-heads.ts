import { texts } from '#languages/derived/figure-words'
import { languages } from '#languages/registry'
import { splitWords } from '#languages/word-lists'
import { plainLetters } from './spelled-number.ts'

/** Words of a key in all languages, without accents and points. */
const listWords = (key: 'thousands' | 'millions'): string =>
  [...new Set(languages.flatMap(language => splitWords(texts[language][key])))]
    .map(word => plainLetters(word).replaceAll('.', String.raw`\.?`))
    .toSorted((a, b) => b.length - a.length)
    .join('|')

const euros = `(?:€|eur(?:os?|en)?)(?![a-z])`
/** What heads write before a unit: a bracket, or "in", "en", "em", "an". */
const before = String.raw`(?:[(\[]\s?(?:(?:en|in|em|an)\s)?|(?<![a-z])(?:en|in|em|an)\s)`

const createHead = (signs: string, words: string): RegExp =>
  new RegExp(String.raw`${before}(?:${signs}|(?:${words})\s(?:d['’]\s?|de\s|of\s|an\s)?${euros})`, 'u')

/** Heads of tables and pages that give amounts in thousands or millions: "(kEUR)", "in TEUR", "en milliers d’euros". */
const heads: readonly (readonly [RegExp, number])[] = [
  [
    createHead(
      String.raw`(?:k|t)\s?(?:€|eur)(?![a-z])|(?:x\s?)?1[ .’'\u00a0\u202f]?000\s?${euros}|(?:€|eur)\s?['’]?000(?!\d)`,
      listWords('thousands'),
    ),
    1e3,
  ],
  [createHead(String.raw`m\s?(?:€|eur)(?![a-z])`, listWords('millions')), 1e6],
]

/** Longest text in which a head is looked for: a page. */
const textMax = 40_000

/** Factor of the amounts of a page by its heads: 1000 under "kEUR", 1 where it has none. */
export const findAmountFactor = (text: string): number => {
  const plain = plainLetters(text.slice(0, textMax))
  return heads.find(([head]) => head.test(plain))?.[1] ?? 1
}

/** Whether words name euros themselves, as "4 400 000 EUR" under a head of thousands. */
export const namesEuros = (text: string): boolean => /(?:€|(?<![a-z])eur(?:os?|en)?(?![a-z]))/u.test(plainLetters(text))
