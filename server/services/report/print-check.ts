import { printRules } from '#contract/rules/agency-report'
import { ruleIssues } from '#domain/core/broken-rule'
import type { RefusedField } from '#domain/core/refusal'
import type { ReportDrawing } from '../../ports/report-drawing.ts'

export type FontCharacters = Pick<ReportDrawing, 'unprintableCharacters'>

/** Most characters that a refusal names. */
const namedMax = 5

/** Invisible or combining characters. */
const unseenCharacter = /[\p{C}\p{Z}\p{M}]/u

/** Character with its code point, such as `★ (U+2605)`; an invisible one by its code point alone. */
const formatCharacter = (character: string): string => {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return unseenCharacter.test(character) ? code : `${character} (${code})`
}

/** Texts that the fonts of a report cannot print, by path. */
export const findUnprintableTexts = (
  texts: Readonly<Record<string, string | null | undefined>>,
  letters: FontCharacters,
): RefusedField[] =>
  Object.entries(texts).flatMap(([path, text]) => {
    const missing = letters.unprintableCharacters(text ?? '')
    const characters = missing.slice(0, namedMax).map(formatCharacter).join(', ')
    return ruleIssues(
      printRules,
      'unprintable_characters',
      missing.length > 0,
      { path, received: text },
      { characters },
    )
  })
