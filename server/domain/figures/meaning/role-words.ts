import { type Source, type Table, tables, texts } from '#languages/derived/figure-roles'
import { type Language, languages } from '#languages/registry'
import { splitWords } from '#languages/word-lists'

/** A meaning of words next to a figure; the keys of `languages/en/figure-roles.ts` explain each. */
export type Meaning = keyof Source

/** Words of one language, or of all, by their meaning. */
export interface RoleWords {
  /** The meanings of a word or of words joined by `_`, in small letters. */
  meaningsOf(phrase: string): ReadonlySet<Meaning>
  /** Whether a phrase of the lists begins with a word. */
  beginsPhrase(word: string): boolean
}

/** Longest phrase of the lists, in words. */
export const phraseMax = 4

const none: ReadonlySet<Meaning> = new Set()
const rememberedMax = 5000

/** A form of a list with `*` for any letters at one of its ends. */
interface OpenForm {
  meaning: Meaning
  form: string
  isEnd: boolean
}

/** The forms of some lists: those that are a whole word or phrase, and those with `*`. */
const readForms = (lists: readonly Partial<Table>[]) => {
  const exact = new Map<string, Set<Meaning>>()
  const open: OpenForm[] = []
  for (const [key, forms] of lists.flatMap(list => Object.entries(list)))
    for (const written of splitWords(forms)) {
      const meaning = key as Meaning // the keys of the table
      const form = written.toLowerCase().replaceAll('.', '')
      if (form.startsWith('*')) open.push({ meaning, form: form.slice(1), isEnd: true })
      else if (form.endsWith('*')) open.push({ meaning, form: form.slice(0, -1), isEnd: false })
      else exact.set(form, (exact.get(form) ?? new Set()).add(meaning))
    }
  return { exact, open }
}

const createRoleWords = (lists: readonly Partial<Table>[]): RoleWords => {
  const { exact, open } = readForms(lists)
  const phrases = [...exact.keys(), ...open.map(({ form }) => form)].filter(form => form.includes('_'))
  const beginnings = new Set(phrases.map(form => form.split('_', 1)[0] ?? ''))
  const remembered = new Map<string, ReadonlySet<Meaning>>()
  const find = (phrase: string): ReadonlySet<Meaning> => {
    const isPhrase = phrase.includes('_')
    const fitting = open.filter(
      ({ form, isEnd }) => form.includes('_') === isPhrase && (isEnd ? phrase.endsWith(form) : phrase.startsWith(form)),
    )
    const found = new Set([...(exact.get(phrase) ?? []), ...fitting.map(({ meaning }) => meaning)])
    return found.size === 0 ? none : found
  }
  const meaningsOf = (phrase: string): ReadonlySet<Meaning> => {
    const known = remembered.get(phrase)
    if (known) return known
    if (remembered.size >= rememberedMax) remembered.clear()
    const found = find(phrase)
    remembered.set(phrase, found)
    return found
  }
  return { meaningsOf, beginsPhrase: word => beginnings.has(word) }
}

const made = new Map<Language | 'any', RoleWords>()

/** The words of a language, made once; `any` are those of all, for texts whose language is not known. */
export const roleWordsOf = (language: Language | 'any'): RoleWords => {
  const known = made.get(language)
  if (known) return known
  const lists = language === 'any' ? languages.flatMap(code => tables[code] ?? []) : [texts[language]]
  const words = createRoleWords(lists)
  made.set(language, words)
  return words
}

const wordPattern = /\p{L}+|[:=|(]/gu

/** The words of a short text in small letters, and the signs that may stand between a thing and its figure. */
export const splitRoleWords = (text: string): string[] => {
  // Most texts have neither, and looking for them costs less than replacing nothing.
  const parted = /\p{Ll}\p{Lu}/u.test(text) ? text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ') : text
  const plain = /p\./i.test(parted) ? parted.replaceAll(/\bp\. ?a\./giu, 'pa ') : parted
  return plain.toLowerCase().match(wordPattern) ?? []
}
