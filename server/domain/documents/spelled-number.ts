/** Words from 0 to 19; white space, hyphens and accents are left out of all words here. */
const ones = {
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf',
  de: 'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  lb: 'null een zwee drai veier funnef sechs siwen aacht neng zeng eelef zwielef draizeng veierzeng foffzeng siechzeng siwwenzeng uechtzeng nonzeng',
  pt: 'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
} as const

/** Words of 20, 30 … 90; French counts by twenties from 60. */
const tens = {
  fr: 'vingt trente quarante cinquante soixante soixante quatrevingt quatrevingt',
  de: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  lb: 'zwanzeg drosseg veierzeg foffzeg siechzeg siwwenzeg achtzeg nonzeg',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
} as const

type Language = keyof typeof ones

const wordOf = (words: string, index: number): string => words.split(' ')[index] ?? ''

const oneOf = (language: Language, value: number): string => wordOf(ones[language], value)
const tenOf = (language: Language, value: number): string => wordOf(tens[language], Math.floor(value / 10) - 2)

/** Numbers below a hundred, in which languages differ most: soixante-dix-sept, siebenundsiebzig. */
const belowHundred: Readonly<Record<Language, (value: number) => readonly string[]>> = {
  fr: value => {
    if (value < 20) return [oneOf('fr', value)]
    const isTwentyBased = value >= 60
    const rest = isTwentyBased ? value % 20 : value % 10
    const ten = tenOf('fr', value)
    if (rest === 0) return value === 80 ? [`${ten}s`, ten] : [ten]
    const needsAnd = (rest === 1 || rest === 11) && value < 80
    return [`${ten}${needsAnd ? 'et' : ''}${oneOf('fr', rest)}`]
  },
  de: value => {
    if (value < 20) return value === 1 ? ['eins', 'ein'] : [oneOf('de', value)]
    const rest = value % 10
    return [rest === 0 ? tenOf('de', value) : `${oneOf('de', rest)}und${tenOf('de', value)}`]
  },
  en: value => (value < 20 ? [oneOf('en', value)] : [tenOf('en', value) + (value % 10 ? oneOf('en', value % 10) : '')]),
  lb: value => {
    if (value < 20) return value === 1 ? ['eent', 'een'] : [oneOf('lb', value)]
    const rest = value % 10
    // The n falls away before most letters (Eifeler Regel): fënnefanzwanzeg, fënnefavéierzeg.
    return rest === 0 ? [tenOf('lb', value)] : ['an', 'a'].map(and => `${oneOf('lb', rest)}${and}${tenOf('lb', value)}`)
  },
  pt: value => {
    if (value < 20) return [oneOf('pt', value)]
    return [tenOf('pt', value) + (value % 10 ? `e${oneOf('pt', value % 10)}` : '')]
  },
}

const hundreds: Readonly<Record<Language, readonly string[]>> = {
  fr: ['cent', 'cents'],
  de: ['hundert'],
  en: ['hundred', 'hundredand'],
  lb: ['honnert'],
  pt: [],
}

const portugueseHundreds =
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'

const each = (before: readonly string[], behind: readonly string[]): string[] =>
  before.flatMap(first => behind.map(second => first + second))

const belowThousand = (language: Language, value: number): readonly string[] => {
  if (value < 100) return belowHundred[language](value)
  const [count, rest] = [Math.floor(value / 100), value % 100]
  if (language === 'pt') {
    if (value === 100) return ['cem']
    const word = wordOf(portugueseHundreds, count - 1)
    return rest === 0 ? [word] : belowHundred.pt(rest).map(behind => `${word}e${behind}`)
  }
  const heads = each(count === 1 ? ['', oneOf(language, 1)] : [oneOf(language, count)], hundreds[language])
  return rest === 0 ? heads : each(heads, belowHundred[language](rest))
}

const thousands: Readonly<Record<Language, readonly string[]>> = {
  fr: ['mille', 'mil'],
  de: ['tausend', 'tausendund'],
  en: ['thousand', 'thousandand'],
  lb: ['dausend', 'dausendan'],
  pt: ['mil', 'mile'],
}

const belowMillion = (language: Language, value: number): readonly string[] => {
  if (value < 1000) return belowThousand(language, value)
  const [count, rest] = [Math.floor(value / 1000), value % 1000]
  const counts = count === 1 ? ['', ...belowThousand(language, 1)] : belowThousand(language, count)
  const heads = each(counts, thousands[language])
  return rest === 0 ? heads : each(heads, belowThousand(language, rest))
}

const spellings = (['fr', 'de', 'en', 'lb', 'pt'] as const).map(language => ({
  language,
  spelled: (value: number) => belowMillion(language, value),
}))

const hundredYears = /^(?:1[1-9])\d\d$/

/** A year by its hundreds, as German, English and Luxembourgish say those before 2000: neunzehnhundertneunundneunzig. */
const yearByHundreds = (year: number): string[] => {
  if (!hundredYears.test(String(year))) return []
  const [count, rest] = [Math.floor(year / 100), year % 100]
  return (['fr', 'de', 'en', 'lb'] as const).flatMap(language => {
    const heads = each([oneOf(language, count)], [...hundreds[language], ...(language === 'en' ? [''] : [])])
    return rest === 0 ? heads : each(heads, belowHundred[language](rest))
  })
}

const wholeMax = 999_999_999
const million: Readonly<Record<Language, readonly string[]>> = {
  fr: ['million', 'millions'],
  de: ['million', 'millionen'],
  en: ['million'],
  lb: ['millioun', 'milliounen'],
  pt: ['milhao', 'milhoes'],
}
const oneMillion = ['un', 'eine', 'one', 'eng', 'um']

/**
 * The ways in which fr, de, en, lb and pt write a whole number up to 999 999 999 in words, without spaces, hyphens and
 * accents; none of a number with decimals.
 */
export const spelledNumbers = (value: number): string[] => {
  if (!Number.isInteger(value) || value < 0 || value > wholeMax) return []
  const [count, rest] = [Math.floor(value / 1e6), value % 1e6]
  return spellings.flatMap(({ language, spelled }) => {
    if (count === 0) return spelled(rest)
    const heads = each(count === 1 ? oneMillion : spelled(count), million[language])
    return rest === 0 ? heads : each(heads, spelled(rest))
  })
}

/** The ways in which a year is written in words, its hundreds counted or not. */
export const spelledYears = (year: number): string[] => [...spelledNumbers(year), ...yearByHundreds(year)]

const numberWords = new Set(
  [
    ...Object.values(ones),
    ...Object.values(tens),
    ...Object.values(hundreds).flat(),
    ...Object.values(thousands).flat(),
    ...Object.values(million).flat(),
    ...oneMillion,
    `${portugueseHundreds} cem quatre vingts`,
  ].flatMap(words => words.split(' ')),
)
const links = new Set(['et', 'und', 'and', 'an', 'a', 'e'])

/** Ordinals of days: dreissigsten, zwanzigste. */
const ordinalEnd = /(?:s?ten?|s?ter)$/

/** Whether a number goes on beyond some words: "vingt" of "vingt-cinq". */
const goesOn = (near: string | undefined, further: string | undefined): boolean =>
  near !== undefined &&
  (numberWords.has(near) || (links.has(near) && further !== undefined && numberWords.has(further)))

/** Most words of one number: "neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf". */
const wordsMax = 14

/** Whether a text writes one of some numbers in words, and not only a part of a longer one. */
export const statesSpelled = (text: string, spelled: readonly string[]): boolean => {
  const words =
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .match(/[a-z]+/g) ?? []
  return words.some((word, first) => {
    const begun = spelled.filter(form => form.startsWith(word) || word.startsWith(form))
    if (begun.length === 0 || goesOn(words[first - 1], words[first - 2])) return false
    let written = ''
    for (let last = first; last < Math.min(words.length, first + wordsMax); last += 1) {
      written += words[last]
      const isThere = begun.includes(written) || begun.includes(written.replace(ordinalEnd, ''))
      if (isThere && !goesOn(words[last + 1], words[last + 2])) return true
    }
    return false
  })
}
