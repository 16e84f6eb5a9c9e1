/** Width and height of an image in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** The kinds of file that are recognised by their first bytes. */
export type FileKind = 'application/pdf' | 'image/png' | 'image/jpeg'

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpegSignature = [0xff, 0xd8, 0xff]
const pdfSignature = [0x25, 0x50, 0x44, 0x46, 0x2d]

/** A PDF may have other bytes before its header and after its trailer (ISO 32000-1, annex H.3.4). */
const pdfMarginMax = 1024

const startsWithBytes = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const isPdf = (bytes: Uint8Array): boolean => {
  for (let at = 0; at <= pdfMarginMax - pdfSignature.length; at += 1)
    if (startsWithBytes(bytes, pdfSignature, at)) return true
  return false
}

const pdfEnd = [0x25, 0x25, 0x45, 0x4f, 0x46]

/** Whether a PDF has its end: `%%EOF` within its last 1024 bytes, as readers look for it (ISO 32000-1, annex H.3.4). */
export const hasPdfEnd = (bytes: Uint8Array): boolean => {
  for (let at = bytes.length - pdfEnd.length; at >= Math.max(0, bytes.length - pdfMarginMax); at -= 1)
    if (startsWithBytes(bytes, pdfEnd, at)) return true
  return false
}

/** Whether the first bytes of a file are those of a kind. */
export const isOfKind = (bytes: Uint8Array, kind: FileKind): boolean => {
  if (kind === 'application/pdf') return isPdf(bytes)
  return startsWithBytes(bytes, kind === 'image/png' ? pngSignature : jpegSignature)
}

const dataViewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const toImageSize = (width: number, height: number): ImageSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined

const headChunk = [0x49, 0x48, 0x44, 0x52]

/** The size in the head of a PNG (PNG specification, 11.2.1), which is its first chunk and has 13 bytes. */
const pngSize = (bytes: Uint8Array): ImageSize | undefined => {
  const view = dataViewOf(bytes)
  if (bytes.length < 33 || view.getUint32(8) !== 13 || !startsWithBytes(bytes, headChunk, 12)) return undefined
  return toImageSize(view.getUint32(16), view.getUint32(20))
}

/** Markers C0 to CF begin a frame, but for C4, C8 and CC. */
const isJpegFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The size in the frame header of a JPEG (ITU-T T.81, B.2.2), which precedes the image data. */
const jpegSize = (bytes: Uint8Array): ImageSize | undefined => {
  const view = dataViewOf(bytes)
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1)
    // Fill bytes FF may precede a marker.
    if (marker === 0xff) at += 1
    else if (marker === 0xda) return undefined
    else if (isJpegFrameMarker(marker)) return toImageSize(view.getUint16(at + 7), view.getUint16(at + 5))
    else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return undefined
}

/** Size in pixels from the header of an image; undefined where it has none. */
export const imageSize = (bytes: Uint8Array, kind: 'image/png' | 'image/jpeg'): ImageSize | undefined =>
  kind === 'image/png' ? pngSize(bytes) : jpegSize(bytes)
