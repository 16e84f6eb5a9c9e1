import { tables } from '#languages/derived/claim-words'
import { languages } from '#languages/registry'

/** A statement of a text with its place, in UTF-16 code units. */
export interface Statement {
  start: number
  end: number
  text: string
}

/** Names of standards of valuers, the same in every language. */
const standard = '(?:rics|red book|blue book|tegova|evs|ivs|ivsc)'

/** Words of a list as an expression: `_` is white space, `*` the rest of a word. */
const anyOf = (list = ''): string =>
  list
    .split(' ')
    .filter(word => word !== '')
    .map(word => word.replaceAll('_', String.raw`\s+`).replaceAll('*', String.raw`\p{L}*`))
    .join('|')

/** Whole words of a list, with what stands before and behind. */
const words = (list: string | undefined, { before = '', behind = '' } = {}): RegExp =>
  new RegExp(String.raw`${before}(?<![\p{L}\p{N}])(?:${anyOf(list)})(?![\p{L}\p{N}])${behind}`, 'u')

/** The expressions of a language. */
interface Expressions {
  title: RegExp
  self: RegExp
  pointedTitle: RegExp
  conformity: RegExp
  indefinite: RegExp
  licence: RegExp
  first: RegExp
  ownRole: RegExp
  negation: RegExp
  negationBehind: RegExp
  contrast: RegExp
  referral: RegExp
}

const expressions: readonly Expressions[] = languages.flatMap(language => {
  const table = tables[language]
  if (!table) return []
  const titles = String.raw`\s+(?:${anyOf(table.titles)})(?![\p{L}\p{N}])`
  return {
    title: words(table.titles),
    self: words(table.selves),
    pointedTitle: words(table.pointers, { behind: titles }),
    conformity: words(table.conforms, { behind: String.raw`[^,;:]{0,40}?\b${standard}\b` }),
    indefinite: words(table.indefinites),
    licence: words(table.licences),
    first: words(table.firsts),
    ownRole: words(table.asRoles, {
      behind: String.raw`['\s]+(?:\p{L}+\s+)?(?:${anyOf(table.roles)})(?![\p{L}\p{N}])`,
    }),
    negation: words(table.negations),
    // As in "ersetzt eine Steuerberatung nicht": right behind, or after a word.
    negationBehind: words(table.negations, { before: String.raw`^\s+(?:\p{L}+\s+)?` }),
    contrast: words(table.contrasts),
    referral: words(table.referrals),
  }
})

/** The text from its last contrast on, where nothing that was denied before is denied any more. */
const lastClause = (sentence: string, contrast: RegExp): string => sentence.split(contrast).at(-1) ?? sentence

/** Whether a sentence, in small letters, says in one language that the text is what it is not. */
const claims = (sentence: string, of: Expressions): boolean => {
  const clause = lastClause(sentence, of.contrast)
  if (of.referral.test(clause)) return false
  const earlier = sentence.slice(0, sentence.length - clause.length)
  if (of.pointedTitle.test(clause)) return !of.negation.test(clause.slice(0, of.pointedTitle.exec(clause)?.index))
  const holds = (found: RegExpExecArray | null, isOwn: (before: string) => boolean): boolean => {
    if (!found) return false
    const before = clause.slice(0, found.index)
    const behind = clause.slice(found.index + found[0].length)
    return isOwn(earlier + before) && !of.negation.test(before) && !of.negationBehind.test(behind)
  }
  return (
    holds(of.title.exec(clause), before => of.self.test(before)) ||
    holds(of.conformity.exec(clause), before => of.self.test(before) || !of.indefinite.test(before)) ||
    holds(of.licence.exec(clause), before => of.first.test(before)) ||
    holds(of.ownRole.exec(clause), () => true)
  )
}

/** A sentence, or a line without an end. A full stop inside a figure ends none. */
const sentence = /[^\n.!?;]+(?:[.!?;](?!\s|$)[^\n.!?;]*)*(?:[.!?;]|$)?/gmu

/** A text in small letters whose apostrophes and hyphens are plain; each character stays where it is. */
const folded = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[-\u2010\u2011]/g, ' ')
    .replaceAll(/\p{Lu}/gu, letter => {
      const small = letter.toLowerCase()
      return small.length === letter.length ? small : letter
    })

/**
 * The sentences by which a text calls itself a certified valuation, conform with a standard of valuers, legal or tax advice,
 * or the work of somebody with a licence. Found by words of each language: one that denies it, asks, or sends the reader to
 * somebody else is none.
 */
export const claimsOf = (text: string): Statement[] => {
  const plain = folded(text)
  return [...plain.matchAll(sentence)].flatMap(({ 0: found, index }) => {
    if (found.trimEnd().endsWith('?') || !expressions.some(of => claims(found, of))) return []
    const start = index + (found.length - found.trimStart().length)
    const end = index + found.trimEnd().length
    return [{ start, end, text: text.slice(start, end) }]
  })
}
