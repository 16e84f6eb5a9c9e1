import type { TextWarning } from '#contract/ai/figure'
import type { Language } from '#languages/registry'
import { findClaims, type Statement } from './claims.ts'
import { isForeign } from './prompts/language.ts'

const warningsMax = 20
/** Most characters of a quoted statement. */
const statementMax = 300

/** Truncates a long statement; never within a surrogate pair. */
const truncateStatement = ({ start, text }: Statement): Statement => {
  const kept = text.slice(0, statementMax).replace(/\p{Cs}$/u, '')
  return { start, end: start + kept.length, text: kept }
}

/** First line of a non-empty text. */
const getFirstLine = (text: string): Statement => {
  const [line = ''] = text.split('\n')
  return { start: 0, end: line.length, text: line }
}

/** Warnings about a text that is not empty: its language, where it is not the requested one, and its claims. */
export const listTextWarnings = (text: string, language: Language): TextWarning[] => {
  const foreign = isForeign(text, language)
    ? [{ code: 'language' as const, ...truncateStatement(getFirstLine(text)) }]
    : []
  const claims = findClaims(text).map(statement => ({ code: 'claim' as const, ...truncateStatement(statement) }))
  return [...foreign, ...claims].slice(0, warningsMax)
}
