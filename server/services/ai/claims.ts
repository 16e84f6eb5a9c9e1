import { tables } from '#languages/derived/claim-words'
import { type Language, languages } from '#languages/registry'

/** Statement of a text with its position, in UTF-16 code units. */
export interface Statement {
  start: number
  end: number
  text: string
}

/** Names of valuation standards, the same in every language. */
const standard = '(?:rics|red book|blue book|tegova|evs|ivs|ivsc)'

/** Regular expression of a word list: `_` is white space, `*` the rest of a word. */
const buildAlternation = (list = ''): string =>
  list
    .split(' ')
    .filter(word => word !== '')
    .map(word => word.replaceAll('_', String.raw`\s+`).replaceAll('*', String.raw`\p{L}*`))
    .join('|')

/** Regular expression for whole words of a list, with context before and behind. */
const createWordPattern = (list: string | undefined, { before = '', behind = '' } = {}): RegExp =>
  new RegExp(String.raw`${before}(?<![\p{L}\p{N}])(?:${buildAlternation(list)})(?![\p{L}\p{N}])${behind}`, 'u')

/** Expressions of one language. */
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

const buildExpressions = (language: Language): readonly Expressions[] => {
  const table = tables[language]
  if (!table) return []
  const titles = String.raw`\s+(?:${buildAlternation(table.titles)})(?![\p{L}\p{N}])`
  const found = {
    title: createWordPattern(table.titles),
    self: createWordPattern(table.selves),
    pointedTitle: createWordPattern(table.pointers, { behind: titles }),
    conformity: createWordPattern(table.conforms, { behind: String.raw`[^,;:]{0,40}?\b${standard}\b` }),
    indefinite: createWordPattern(table.indefinites),
    licence: createWordPattern(table.licences),
    first: createWordPattern(table.firsts),
    ownRole: createWordPattern(table.asRoles, {
      behind: String.raw`['\s]+(?:\p{L}+\s+)?(?:${buildAlternation(table.roles)})(?![\p{L}\p{N}])`,
    }),
    negation: createWordPattern(table.negations),
    // As in "ersetzt eine Steuerberatung nicht": directly after, or after one word.
    negationBehind: createWordPattern(table.negations, { before: String.raw`^\s+(?:\p{L}+\s+)?` }),
    contrast: createWordPattern(table.contrasts),
    referral: createWordPattern(table.referrals),
  }
  return [found]
}

let expressions: readonly Expressions[] | undefined

/** Expressions of all languages, compiled with the first text: a start that writes none does without. */
const getExpressions = (): readonly Expressions[] => {
  expressions ??= languages.flatMap(buildExpressions)
  return expressions
}

/** Text after its last contrast, which ends the scope of earlier negations. */
const getLastClause = (sentence: string, contrast: RegExp): string => sentence.split(contrast).at(-1) ?? sentence

/** Whether a sentence, in lower case, claims in one language that the text is something it is not. */
const isClaim = (sentence: string, of: Expressions): boolean => {
  const clause = getLastClause(sentence, of.contrast)
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

/** Sentence, or a line without an end. A full stop inside a figure ends no sentence. */
const sentence = /[^\n.!?;]+(?:[.!?;](?!\s|$)[^\n.!?;]*)*(?:[.!?;]|$)?/gmu

/** Text in lower case with plain apostrophes and hyphens; positions are unchanged. */
const normalizeForMatching = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[-\u2010\u2011]/g, ' ')
    .replaceAll(/\p{Lu}/gu, letter => {
      const small = letter.toLowerCase()
      return small.length === letter.length ? small : letter
    })

/** Whether a text has words of a claim in a language, whatever stands beside them. */
const mayClaim = (text: string, { title, pointedTitle, conformity, licence, ownRole }: Expressions): boolean =>
  [title, pointedTitle, conformity, licence, ownRole].some(expression => expression.test(text))

/**
 * Sentences that claim a certified valuation, conformity with a valuation standard, legal or tax advice, or the work of
 * a licensed person. Found by words of each language; denials, questions and referrals to a professional are ignored.
 */
export const findClaims = (text: string): Statement[] => {
  const plain = normalizeForMatching(text)
  // Once for the text and not for each sentence, since most texts claim nothing: 13 µs in place of 31.
  const languagesOfClaims = getExpressions().filter(of => mayClaim(plain, of))
  if (languagesOfClaims.length === 0) return []
  return [...plain.matchAll(sentence)].flatMap(({ 0: found, index }) => {
    if (found.trimEnd().endsWith('?') || !languagesOfClaims.some(of => isClaim(found, of))) return []
    const start = index + (found.length - found.trimStart().length)
    const end = index + found.trimEnd().length
    return [{ start, end, text: text.slice(start, end) }]
  })
}
