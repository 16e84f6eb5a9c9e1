import { logoBytesMax } from '#contract/account/brand'
import { logoRules, printRules } from '#contract/rules/agency-report'
import { broken } from '#domain/core/broken-rule'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import type { ReportDrawing } from '../../ports/report-drawing.ts'
import { bytesOfBase64 } from '../files/bytes-of-base64.ts'
import { type LogoFault, logoFault } from '../files/logo-fault.ts'

/** Knows the characters of the fonts. */
export type Letters = Pick<ReportDrawing, 'unprintableCharacters'>

/** Most characters that a refusal names. */
const namedMax = 5

/** Signs that show nothing by themselves, or stand on another letter. */
const isUnseen = /[\p{C}\p{Z}\p{M}]/u

/** A character with its code point, as `★ (U+2605)`; what shows nothing by its code point alone. */
const named = (character: string): string => {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return isUnseen.test(character) ? code : `${character} (${code})`
}

/** The texts, by their paths, that the fonts of a report cannot print. */
export const unprintableTexts = (
  texts: Readonly<Record<string, string | null | undefined>>,
  letters: Letters,
): RefusedField[] =>
  Object.entries(texts).flatMap(([path, text]) => {
    const missing = letters.unprintableCharacters(text ?? '')
    const characters = missing.slice(0, namedMax).map(named).join(', ')
    return broken(printRules, 'unprintable_characters', missing.length > 0, { path, received: text }, { characters })
  })

/** Of a picture only its length is repeated, never a part of it. */
const brokenLogo = (fault: LogoFault, logo: string, path: string): RefusedField[] =>
  broken(logoRules, fault, true, { path, received: `(${logo.length} characters)` })

const tooLarge = (bytes: number, path: string): Refusal =>
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

/** A logo that was sent: its bytes where it can be printed, else what is wrong with it. */
export interface ReadLogo {
  bytes: Uint8Array | undefined
  issues: RefusedField[]
}

/** The same of a logo that was saved. */
export const savedLogo = (bytes: Uint8Array | null, path: string): ReadLogo => {
  const fault = bytes ? logoFault(Buffer.from(bytes)) : undefined
  if (!bytes || !fault) return { bytes: bytes ?? undefined, issues: [] }
  return { bytes: undefined, issues: broken(logoRules, fault, true, { path, received: `(${bytes.length} bytes)` }) }
}

/** Reads a logo in base64. @throws Refusal `file_too_large` above 1 MiB. */
export const readLogo = (logo: string | undefined, path: string): ReadLogo => {
  if (logo === undefined) return { bytes: undefined, issues: [] }
  const bytes = bytesOfBase64(logo)
  if (!bytes) return { bytes: undefined, issues: brokenLogo('logo_not_base64', logo, path) }
  if (bytes.length > logoBytesMax) throw tooLarge(bytes.length, path)
  const fault = logoFault(bytes)
  return fault ? { bytes: undefined, issues: brokenLogo(fault, logo, path) } : { bytes, issues: [] }
}
