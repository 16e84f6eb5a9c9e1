import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Texts } from '../catalogue.ts'
import { type Language, languages, sourceLanguage } from '../registry.ts'
import { splitAtGaps } from '../text.ts'
import { hasSubject, listSubjects } from './derived.ts'
import { quotedFiles } from './voice-exceptions.ts'
import { countVoiceWords, findKind, getLimit, measureText, sentenceLimits } from './voice-lengths.ts'
import { terms } from './voice-terms.ts'
import { bannedWords } from './voice-words.ts'

/** For whom a file of texts is, as its head says. */
export interface Head {
  /** Where the texts are read. */
  readonly screen: string
  readonly reader: (typeof readers)[number]
  /** A key of `sentenceLimits`. */
  readonly length: string
}

const readers = ['owners', 'agencies', 'everyone', 'developers', 'programs'] as const

const room = fileURLToPath(new URL('..', import.meta.url))

/** Reads the line `Screen: … Reader: … Length: ….` in the first comment of a file; undefined where it lacks or is unknown. */
export const readHead = (source: string): Head | undefined => {
  const line = source.split('\n', 20).find(text => text.startsWith(' * Screen: '))
  const [screen, rest = ''] = (line ?? '').slice(' * Screen: '.length).split('. Reader: ')
  const [reader, length = ''] = rest.replace(/\.$/, '').split('. Length: ')
  const known = readers.find(name => name === reader)
  return screen && known && Object.hasOwn(sentenceLimits, length) ? { screen, reader: known, length } : undefined
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Finds those of some words and phrases that a text has as a whole, in small or capital letters; `*` at the end is the rest of a word. */
export const findPhrases = (text: string, phrases: readonly string[]): string[] => {
  const haystack = text.toLowerCase().replace(/[\s\u00a0\u202f]/g, ' ')
  return phrases.filter(phrase => {
    const wanted = phrase.toLowerCase().replace('*', '')
    for (let at = haystack.indexOf(wanted); at >= 0; at = haystack.indexOf(wanted, at + 1)) {
      const isWhole = phrase.endsWith('*') || !isLetter(haystack[at + wanted.length])
      if (isWhole && !isLetter(haystack[at - 1])) return true
    }
    return false
  })
}

/** The phrases that a reader of a language does not get, each with the rule that bans it. */
const listBans = (language: Language, reader: Head['reader']): Map<string, string> => {
  const isDeveloper = reader === 'developers'
  const { everywhere, exceptDevelopers } = bannedWords[language] ?? { everywhere: [], exceptDevelopers: [] }
  const banned = [...everywhere, ...(isDeveloper ? [] : exceptDevelopers)].map(
    phrase => [phrase, 'is a banned word'] as const,
  )
  const others = terms
    .filter(({ developersMay }) => !(isDeveloper && developersMay))
    .flatMap(term =>
      (term.banned?.[language] ?? []).map(
        phrase => [phrase, `is a second word for “${term.words[language]}”`] as const,
      ),
    )
  return new Map([...banned, ...others])
}

/** Finds the faults of a text by its key, language and head: words, signs, and the length of its kind. */
export const findTextFaults = (key: string, text: string, language: Language, { reader }: Head): string[] => {
  const plain = splitAtGaps(text)
    .map((piece, index) => (index % 2 === 0 ? piece : '…'))
    .join('')
  const bans = listBans(language, reader)
  const faults = findPhrases(plain, [...bans.keys()]).map(phrase => `“${phrase}” ${bans.get(phrase)}`)
  if (plain.includes('!')) faults.push('an exclamation mark')
  if (plain.includes("'") || plain.includes('"')) faults.push('a straight quote')
  if (findPhrases(plain, ['EUR']).length > 0) faults.push('“EUR” where “€” is written')
  const kind = findKind(key)
  // Texts for developers have no forms: their faults are those of the model.
  if (kind === undefined || (kind === 'error' && reader === 'developers')) return faults
  const [length, limit] = [measureText(kind, text, language), getLimit(kind, language)]
  return length > limit ? [...faults, `a ${kind} of ${length}, at most ${limit}`] : faults
}

const listTexts = (texts: Texts, above: readonly string[] = []): { key: string; text: string }[] =>
  Object.entries(texts).flatMap(([name, entry]) =>
    typeof entry === 'string' ? [{ key: [...above, name].join('.'), text: entry }] : listTexts(entry, [...above, name]),
  )

/** Sentences of a text that are longer than its file allows. */
export const findLongSentences = (text: string, limit: number): string[] =>
  text.split(/(?<=[.?:;]) /).filter(sentence => countVoiceWords(sentence) > limit)

/** A file of texts of one language: its head, and its texts by key. */
interface VoiceFile {
  readonly path: string
  readonly subject: string
  readonly language: Language
  readonly head: Head | undefined
  readonly texts: readonly { key: string; text: string }[]
}

/** Reads every file of texts of every language. */
export const readVoiceFiles = (): Promise<VoiceFile[]> =>
  Promise.all(
    languages.flatMap(language =>
      listSubjects()
        .filter(subject => hasSubject(language, subject))
        .map(async subject => {
          const file = `${language}/${subject}.ts`
          const { words } = (await import(new URL(`../${file}`, import.meta.url).href)) as { words: Texts } // every file exports its table so
          const head = readHead(readFileSync(`${room}${file}`, 'utf8'))
          return { path: `languages/${file}`, subject, language, head, texts: listTexts(words) }
        }),
    ),
  )

/** Finds the faults of files: a head that lacks or differs from the source's, and those of each text unless programs read it. */
export const findVoiceFaults = (files: readonly VoiceFile[]): string[] => {
  const sources = new Map(files.filter(file => file.language === sourceLanguage).map(file => [file.subject, file.head]))
  return files.flatMap(({ path, subject, language, head, texts }) => {
    if (head === undefined) return [`${path}: no line “Screen: … Reader: … Length: ….” in the head`]
    if (JSON.stringify(head) !== JSON.stringify(sources.get(subject))) return [`${path}: another head than the source`]
    if (head.reader === 'programs') return []
    return texts.flatMap(({ key, text }) =>
      findTextFaults(key, text, language, head).map(fault => `${path}: ${key}: ${fault}`),
    )
  })
}

/** Checks the texts of every language; gives what it finds but in files that are quotes. */
export const checkVoice = async (): Promise<string[]> =>
  findVoiceFaults(await readVoiceFiles()).filter(fault => !quotedFiles.some(path => fault.startsWith(path)))
