import { type FileType, fileBytesMax } from '#contract/ai/extraction'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import { hasPdfEnd, imageSize, isOfKind } from '#domain/documents/file-head'
import type { PageText, PdfCheck } from '../../ports/pdf-check.ts'
import { bytesOfBase64, computeDecodedLength, isBase64 } from './bytes-of-base64.ts'

const pagesMax = 50
const sideMax = 8000

const refused = (field: RefusedField): Refusal => new Refusal('invalid_request', { issues: [field] })

const notBase64 = (): Refusal =>
  refused({
    path: 'fileBase64',
    code: 'base64_invalid',
    message: 'Must be base64.',
    allowed: ['RFC 4648, section 4: padded, without line breaks, without `data:` before it'],
  })

/**
 * The bytes of a file that is sent in base64.
 * @throws Refusal `invalid_request` for any other text, `file_too_large` above 8 MiB, before anything is decoded.
 */
export const sentBytes = (base64: string): Uint8Array => {
  if (!isBase64(base64)) throw notBase64()
  if (computeDecodedLength(base64) > fileBytesMax) {
    const allowed = [`at most ${fileBytesMax} bytes`]
    const message = `Has ${computeDecodedLength(base64)} bytes; at most ${fileBytesMax} are read.`
    throw new Refusal('file_too_large', { issues: [{ path: 'fileBase64', message, allowed }] })
  }
  const bytes = bytesOfBase64(base64)
  if (!bytes) throw notBase64()
  return bytes
}

const fault = (code: string, message: string, allowed: string): RefusedField => ({
  path: 'fileBase64',
  code,
  message,
  allowed: [allowed],
})

/** The texts of the pages of a good PDF; undefined where they could not be read. */
const pdfTexts = async (
  bytes: Uint8Array,
  check: PdfCheck,
  signal: AbortSignal,
): Promise<readonly PageText[] | undefined> => {
  const finding = await check.look(bytes, signal)
  if (finding.outcome === 'encrypted')
    throw refused(fault('pdf_encrypted', 'Is encrypted.', 'a PDF without a password'))
  if (finding.outcome === 'pages' && finding.pages > pagesMax)
    throw refused(fault('pdf_too_many_pages', `Has ${finding.pages} pages.`, `at most ${pagesMax} pages`))
  // The PDF library repairs a truncated file; a provider would then silently read a part of it.
  if (finding.outcome === 'pages' && hasPdfEnd(bytes)) return finding.texts
  throw refused(fault('file_unreadable', 'Cannot be read as a PDF.', 'a whole PDF'))
}

const imageFault = (bytes: Uint8Array, kind: 'image/png' | 'image/jpeg'): RefusedField | undefined => {
  const size = imageSize(bytes, kind)
  if (!size) return fault('file_unreadable', 'Has no size in its head.', 'a whole image')
  if (Math.max(size.width, size.height) <= sideMax) return undefined
  return fault('image_too_large', `Has ${size.width} × ${size.height} pixels.`, `at most ${sideMax} pixels a side`)
}

/**
 * Looks at a file before it goes to a provider: its first bytes, then pages and encryption, or its size in pixels. Gives the
 * texts of the pages of a PDF; undefined of an image, and of a PDF whose texts cannot be read.
 * @throws Refusal `invalid_request` with what is wrong, `unavailable` where too many PDF files wait.
 */
export const checkFile = async (
  bytes: Uint8Array,
  mediaType: FileType,
  { check, signal }: { check: PdfCheck; signal: AbortSignal },
): Promise<readonly PageText[] | undefined> => {
  if (!isOfKind(bytes, mediaType))
    throw refused({
      path: 'mediaType',
      code: 'media_type_mismatch',
      message: `The file does not begin as one of ${mediaType} does.`,
      allowed: ['the type of the file: application/pdf, image/png or image/jpeg'],
    })
  if (mediaType === 'application/pdf') return pdfTexts(bytes, check, signal)
  const found = imageFault(bytes, mediaType)
  if (found) throw refused(found)
  return undefined
}
