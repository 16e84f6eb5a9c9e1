import { type FileType, fileBytesMax } from '#contract/ai/extraction'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import { hasPdfEnd, imageSize, isOfKind } from '#domain/documents/file-head'
import type { PageText } from '#domain/documents/page-text'
import type { PdfCheck } from '../../ports/pdf-check.ts'
import type { QueuedClient } from '../../ports/workers.ts'
import { computeDecodedLength, decodeBase64InParts, isBase64InParts } from './decode-base64.ts'

const pagesMax = 50
const sideMax = 8000

const createFileRefusal = (field: RefusedField): Refusal => new Refusal('invalid_request', { issues: [field] })

const createBase64Refusal = (): Refusal =>
  createFileRefusal({
    path: 'fileBase64',
    code: 'base64_invalid',
    message: 'Must be base64.',
    allowed: ['RFC 4648, section 4: padded, without line breaks, without `data:` before it'],
  })

/**
 * Decodes a file sent in base64, in parts, between which other requests have their turn.
 * @throws Refusal `invalid_request` for a text that is no base64, `file_too_large` above 8 MiB, before decoding.
 */
export const decodeSentFile = async (base64: string): Promise<Uint8Array> => {
  if (computeDecodedLength(base64) > fileBytesMax) {
    if (!(await isBase64InParts(base64))) throw createBase64Refusal()
    const allowed = [`at most ${fileBytesMax} bytes`]
    const message = `Has ${computeDecodedLength(base64)} bytes; at most ${fileBytesMax} are read.`
    throw new Refusal('file_too_large', { issues: [{ path: 'fileBase64', message, allowed }] })
  }
  const bytes = await decodeBase64InParts(base64)
  if (!bytes) throw createBase64Refusal()
  return bytes
}

const createFileFault = (code: string, message: string, allowed: string): RefusedField => ({
  path: 'fileBase64',
  code,
  message,
  allowed: [allowed],
})

/** Check of PDF files, the client that it is queued for, and the signal that the client has disconnected. */
interface FileCheck {
  check: PdfCheck
  client: QueuedClient
  signal: AbortSignal
}

/** Page texts of a valid PDF; undefined where they could not be extracted. */
const readPdfTexts = async (
  bytes: Uint8Array,
  { check, signal, client }: FileCheck,
): Promise<readonly PageText[] | undefined> => {
  const finding = await check.look(bytes, client, signal)
  if (finding.outcome === 'encrypted')
    throw createFileRefusal(createFileFault('pdf_encrypted', 'Is encrypted.', 'a PDF without a password'))
  if (finding.outcome === 'pages' && finding.pages > pagesMax)
    throw createFileRefusal(
      createFileFault('pdf_too_many_pages', `Has ${finding.pages} pages.`, `at most ${pagesMax} pages`),
    )
  // The PDF library repairs a truncated file; a provider would then silently read a part of it.
  if (finding.outcome === 'pages' && hasPdfEnd(bytes)) return finding.texts
  throw createFileRefusal(createFileFault('file_unreadable', 'Cannot be read as a PDF.', 'a whole PDF'))
}

const findImageFault = (bytes: Uint8Array, kind: 'image/png' | 'image/jpeg'): RefusedField | undefined => {
  const size = imageSize(bytes, kind)
  if (!size) return createFileFault('file_unreadable', 'Has no size in its head.', 'a whole image')
  if (Math.max(size.width, size.height) <= sideMax) return undefined
  return createFileFault(
    'image_too_large',
    `Has ${size.width} × ${size.height} pixels.`,
    `at most ${sideMax} pixels a side`,
  )
}

/**
 * Checks a file before it is sent to a provider: its first bytes, then pages and encryption, or its size in pixels.
 * Returns the page texts of a PDF; undefined for an image, and for a PDF without extractable text.
 * @throws Refusal `invalid_request` with the fault, `unavailable` where too many PDF files are queued.
 */
export const checkFile = async (
  bytes: Uint8Array,
  mediaType: FileType,
  needs: FileCheck,
): Promise<readonly PageText[] | undefined> => {
  if (!isOfKind(bytes, mediaType))
    throw createFileRefusal({
      path: 'mediaType',
      code: 'media_type_mismatch',
      message: `The file does not begin as one of ${mediaType} does.`,
      allowed: ['the type of the file: application/pdf, image/png or image/jpeg'],
    })
  if (mediaType === 'application/pdf') return readPdfTexts(bytes, needs)
  const found = findImageFault(bytes, mediaType)
  if (found) throw createFileRefusal(found)
  return undefined
}
