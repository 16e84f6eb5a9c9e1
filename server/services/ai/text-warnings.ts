import type { TextWarning } from '#contract/ai/figure'
import type { Language } from '#languages/registry'
import { claimsOf, type Statement } from './claims.ts'
import { isForeign } from './prompts/language.ts'

const warningsMax = 20
/** Most characters of a statement that is quoted. */
const statementMax = 300

/** The beginning of a statement that is longer than what is quoted; never half a character. */
const quoted = ({ start, text }: Statement): Statement => {
  const kept = text.slice(0, statementMax).replace(/\p{Cs}$/u, '')
  return { start, end: start + kept.length, text: kept }
}

/** The first line of a text, which has one. */
const firstLine = (text: string): Statement => {
  const [line = ''] = text.split('\n')
  return { start: 0, end: line.length, text: line }
}

/** What must not be relied on in a text that is not empty: its language, where it is another one than asked for, and its claims. */
export const textWarnings = (text: string, language: Language): TextWarning[] => {
  const foreign = isForeign(text, language) ? [{ code: 'language' as const, ...quoted(firstLine(text)) }] : []
  const claims = claimsOf(text).map(statement => ({ code: 'claim' as const, ...quoted(statement) }))
  return [...foreign, ...claims].slice(0, warningsMax)
}
