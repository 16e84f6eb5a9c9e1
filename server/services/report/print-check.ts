import { logoBytesMax } from '#contract/account/brand'
import { logoRules, printRules } from '#contract/rules/agency-report'
import { ruleIssues } from '#domain/core/broken-rule'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import type { ReportDrawing } from '../../ports/report-drawing.ts'
import { decodeBase64 } from '../files/decode-base64.ts'
import { findLogoFault, type LogoFault } from '../files/logo-fault.ts'

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

/** Only the length of an image is echoed, never a part of it. */
const toLogoIssues = (fault: LogoFault, logo: string, path: string): RefusedField[] =>
  ruleIssues(logoRules, fault, true, { path, received: `(${logo.length} characters)` })

const createLogoTooLargeRefusal = (bytes: number, path: string): Refusal =>
  new Refusal('file_too_large', {
    issues: [
      {
        path,
        code: 'logo_size',
        message: 'Must have at most 1 MiB decoded.',
        received: `(${bytes} bytes)`,
        allowed: [`at most ${logoBytesMax} bytes`],
      },
    ],
  })

/** Decoded logo if it is printable, otherwise its issues. */
export interface CheckedLogo {
  bytes: Uint8Array | undefined
  issues: RefusedField[]
}

export const checkSavedLogo = (bytes: Uint8Array | null, path: string): CheckedLogo => {
  const fault = bytes ? findLogoFault(Buffer.from(bytes)) : undefined
  if (!bytes || !fault) return { bytes: bytes ?? undefined, issues: [] }
  return { bytes: undefined, issues: ruleIssues(logoRules, fault, true, { path, received: `(${bytes.length} bytes)` }) }
}

/** Decodes and checks a logo in base64. @throws Refusal `file_too_large` above 1 MiB. */
export const readLogo = (logo: string | undefined, path: string): CheckedLogo => {
  if (logo === undefined) return { bytes: undefined, issues: [] }
  const bytes = decodeBase64(logo)
  if (!bytes) return { bytes: undefined, issues: toLogoIssues('logo_not_base64', logo, path) }
  if (bytes.length > logoBytesMax) throw createLogoTooLargeRefusal(bytes.length, path)
  const fault = findLogoFault(bytes)
  return fault ? { bytes: undefined, issues: toLogoIssues(fault, logo, path) } : { bytes, issues: [] }
}
