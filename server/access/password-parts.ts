import { passwordWords } from './password-words.ts'

/** Characters that replace a letter, such as `0` for o. */
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Rows of common keyboards; each row is offset by half a key from the one above. */
const keyboards = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
]

type Key = readonly [row: number, column: number]

const mapKeyPositions = (rows: readonly string[]): ReadonlyMap<string, Key> =>
  new Map(rows.flatMap((row, at) => [...row].map((letter, column) => [letter, [at, column + at / 2]] as const)))

const places = keyboards.map(mapKeyPositions)

/** Whether two keys are adjacent on one of the keyboards, or equal. */
const isAdjacentKey = (a: string, b: string): boolean =>
  places.some(keys => {
    const [one, other] = [keys.get(a), keys.get(b)]
    return (
      one !== undefined && other !== undefined && Math.abs(one[0] - other[0]) <= 1 && Math.abs(one[1] - other[1]) <= 1
    )
  })

/** Whether a character directly precedes or follows another; 9 and 0 are adjacent. */
const isNextCharacter = (a: string, b: string): boolean => {
  const step = (b.codePointAt(0) ?? 0) - (a.codePointAt(0) ?? 0)
  return Math.abs(step) === 1 || (a === '9' && b === '0') || (a === '0' && b === '9')
}

/** Minimum length of a keyboard walk or a sequence. */
const walkMin = 4

/** Replaces keyboard walks and sequences with a space. */
const removeKeyboardWalks = (text: string): string => {
  const letters = [...text]
  let rest = ''
  for (let from = 0; from < letters.length; ) {
    let to = from + 1
    while (
      to < letters.length &&
      (isAdjacentKey(letters[to - 1] ?? '', letters[to] ?? '') ||
        isNextCharacter(letters[to - 1] ?? '', letters[to] ?? ''))
    )
      to += 1
    rest += to - from >= walkMin ? ' ' : letters.slice(from, to).join('')
    from = to
  }
  return rest
}

/** Letter without its accent; one that has no single base letter stays. */
const removeAccent = (letter: string): string => {
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '')
  return base.length === letter.length ? base : letter
}

/** Replaces common words with a space, also where characters replace their letters, or accents are left out. */
const removeCommonWords = (text: string): string => {
  let rest = text
  let plain = [...text].map(sign => leet[sign] ?? removeAccent(sign)).join('')
  for (const word of passwordWords) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word)) {
      rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`
      plain = `${plain.slice(0, at)} ${plain.slice(at + word.length)}`
    }
  }
  return rest
}

/** Numbers that people add to a word: years, dates, postal codes. */
const addedNumber = /(?<!\d)\d{1,8}(?!\d)/g
/** Endings of a word that stay when it is removed, alone between spaces. */
const endings = /(?<= )(?:s|e|n|r|x|en|er|es|em|ns|de|da|do|la|le)(?= |$)/g

/** Removes what is added to common words: numbers, and endings. */
const removeAdditions = (text: string): string => ` ${text.replace(addedNumber, ' ')} `.replace(endings, '')

/**
 * Remainder of a password in lower case after the easily guessed parts are removed: common words with their numbers,
 * keyboard walks, sequences, years, and separators. `password of the day` leaves `ofthe`.
 */
export const extractHardPart = (text: string): string => {
  const letters = text.replace(/[\s._-]/g, '')
  const rest = removeCommonWords(letters)
  const hard = removeKeyboardWalks(rest === letters ? rest : removeAdditions(rest))
  return hard.replaceAll(/(?:19|20)\d\d|[\s\p{P}\p{S}]/gu, '')
}
