import { isPrintableSize, type LogoFault } from './logo-fault.ts'

/** Whether bytes begin as a JPEG. */
export const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

/** Frames that are printed: baseline, extended and progressive, by Huffman codes. */
const printedFrames = [0xc0, 0xc1, 0xc2]
/** Frames that are not: lossless, hierarchical, arithmetic. */
const otherFrames = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
const [startOfScan, endOfImage] = [0xda, 0xd9]

interface Segment {
  marker: number
  data: Buffer
}

/** The segments before the first scan, and it; undefined where one is cut. */
const segmentsOf = (bytes: Buffer): Segment[] | undefined => {
  const segments: Segment[] = []
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end < at + 4 || end > bytes.length) return undefined
    segments.push({ marker, data: bytes.subarray(at + 4, end) })
    if (marker === startOfScan) return segments
    at = end
  }
  return undefined
}

/** Whether an image ends with its marker; what some programs write behind it does no harm. */
const hasEnd = (bytes: Buffer): boolean => bytes.lastIndexOf(Buffer.from([0xff, endOfImage])) > 2

const frameLength = 6

/** Why a JPEG cannot be printed; undefined for one that can: 8 bits, grey or three components, whole. */
export const jpegFault = (bytes: Buffer): LogoFault | undefined => {
  const segments = segmentsOf(bytes)
  if (!segments) return 'logo_damaged'
  if (segments.some(({ marker }) => otherFrames.includes(marker))) return 'logo_kind'
  const frame = segments.find(({ marker }) => printedFrames.includes(marker))?.data
  if (!frame || frame.length < frameLength || !hasEnd(bytes)) return 'logo_damaged'
  const [depth, components] = [frame[0], frame[5]]
  if (depth !== 8 || (components !== 1 && components !== 3)) return 'logo_kind'
  return isPrintableSize(frame.readUInt16BE(3), frame.readUInt16BE(1)) ? undefined : 'logo_dimensions'
}
