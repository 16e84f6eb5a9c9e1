import type { Language } from '../registry.ts'

/** The kinds of texts that have a limit of their own. */
export type Kind = 'button' | 'label' | 'hint' | 'error' | 'heading' | 'subject'

/** Longest text of each kind: in words, a subject in characters. A gap counts as one word, and as `gapCharacters` characters. */
const limits: Readonly<Record<Kind, number>> = {
  button: 3,
  label: 3,
  hint: 15,
  error: 15,
  heading: 7,
  subject: 45,
}

/** Characters of a filled gap, as in the name of a municipality or a day. */
const gapCharacters = 8

/** Longest sentence in words by the length that the head of a file names; `none` has no limit. */
export const sentenceLimits: Readonly<Record<string, number>> = {
  screen: 15,
  letter: 22,
  report: 22,
  docs: 25,
  none: Number.POSITIVE_INFINITY,
}

/** The last word of a key by which its kind is known: `title` of `keys.title` and of `leadTitle`. */
const kindsByLastWord: Readonly<Record<string, Kind>> = {
  title: 'heading',
  heading: 'heading',
  subject: 'subject',
  hint: 'hint',
  button: 'button',
  submit: 'button',
  send: 'button',
  copy: 'button',
  download: 'button',
  wrong: 'error',
  missing: 'error',
  failed: 'error',
}

/** The beginning of a key by which its kind is known: `fault` of `fault.unknown`, `col` of `colBase`. */
const kindsByFirstWord: Readonly<Record<string, Kind>> = {
  fault: 'error',
  error: 'error',
  col: 'label',
  column: 'label',
  field: 'label',
}

/** Words of a key: of `field.colBase` they are field, col and base. */
const splitKey = (key: string): string[] =>
  key
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
    .replaceAll('.', ' ')
    .split(' ')
    .filter(word => word !== '')

/** Finds the kind of a text by its key; undefined where the key names none. */
export const findKind = (key: string): Kind | undefined => {
  const words = splitKey(key)
  return kindsByLastWord[words.at(-1) ?? ''] ?? kindsByFirstWord[words[0] ?? '']
}

/** The limit of a kind; a button of French and Portuguese takes a word more. */
export const getLimit = (kind: Kind, language: Language): number =>
  limits[kind] + (kind === 'button' && (language === 'fr' || language === 'pt') ? 1 : 0)

/** Articles and prepositions, which are not counted in labels, buttons and headings: “Prix de la vente” is as long as “Verkaufspreis”. */
const smallWords: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set('a an the of to in on at by for and or with from as per is your'.split(' ')),
  fr: new Set(
    'le la les un une des du de d’un d’une au aux à en sur par pour et ou avec est vos votre dans'.split(' '),
  ),
  de: new Set(
    'der die das den dem des ein eine einer einem einen in im am an auf für von vom zum zur mit und oder je ist bei Ihr Ihre Ihrer'.split(
      ' ',
    ),
  ),
  pt: new Set('o a os as um uma de do da dos das em no na nos nas por para e ou com ao à é num seu sua'.split(' ')),
  lb: new Set(
    'de den dem der d’ en eng engem enger an am op fir vun vum vu mat a oder pro ass bei Är Äert Ärem zu dat wat'.split(
      ' ',
    ),
  ),
}

/** The words of a text: what is between spaces and has a letter, a figure or a gap. */
const listVoiceWords = (text: string): string[] =>
  text.split(/[\s\u00a0\u202f]/).filter(part => /[\p{L}\p{N}]/u.test(part))

/** Counts the words of a sentence. */
export const countVoiceWords = (text: string): number => listVoiceWords(text).length

/** Measures a text by the unit of its kind: a subject in characters, any other in words; units in brackets are not counted. */
export const measureText = (kind: Kind, text: string, language: Language): number => {
  if (kind === 'subject') return text.replace(/\{\w+\}/g, ' '.repeat(gapCharacters)).length
  if (kind === 'hint' || kind === 'error') return countVoiceWords(text)
  return listVoiceWords(text.replace(/\([^()]*\)/g, '')).filter(
    word => !smallWords[language]?.has(word) && !smallWords[language]?.has(word.toLowerCase()),
  ).length
}
