import { crc32, inflateSync } from 'node:zlib'
import type { PictureKind } from '../../ports/pictures.ts'

/** Reason why a picture is refused: the end of the code of its issue, as of `logo_damaged`. */
type HeadFault = 'kind' | 'svg' | 'jpeg_kind' | 'damaged' | 'dimensions'

/** Pixels of pictures: most a side and in all, and from how many a picture is made smaller before it is printed. */
export interface PictureLimits {
  side: number
  pixels: number
  printedSide: number
  printedPixels: number
}

/** Logos up to what a scanner or a printer's program gives; one of 1024 × 1024 is printed as it is. */
export const logoLimits: PictureLimits = {
  ...{ side: 4000, pixels: 4000 * 4000 },
  ...{ printedSide: 4000, printedPixels: 1024 * 1024 },
}

/** Photos up to those of a camera. */
export const photoLimits: PictureLimits = {
  ...{ side: 6000, pixels: 6000 * 4000 },
  ...{ printedSide: 1600, printedPixels: 1600 * 1600 },
}

/** What the first bytes of a picture say of it. */
export interface PictureHead {
  kind: PictureKind
  /** Whether it can be printed as it is: RGB or grey, 8 bit, not interlaced, small enough, upright. */
  isOrdinary: boolean
  /** Whether a part of it may be clear. */
  mayBeClear: boolean
}

/** A refused picture: why, and for a wrong kind of file which one was found. */
export interface RefusedPicture {
  fault: HeadFault
  found?: string
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Samples per pixel and allowed depths, by colour type of a PNG (PNG specification, 11.2.1). */
const colourTypes: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}

const areTooMany = (width: number, height: number, { side, pixels }: PictureLimits): boolean =>
  width === 0 || height === 0 || width > side || height > side || width * height > pixels

const isPrintedSize = (width: number, height: number, { printedSide, printedPixels }: PictureLimits): boolean =>
  Math.max(width, height) <= printedSide && width * height <= printedPixels

/** Chunks of a PNG up to its end; undefined where one is truncated, a checksum is wrong, or the end is missing. */
const readPngChunks = (bytes: Buffer): { type: string; data: Buffer }[] | undefined => {
  const chunks: { type: string; data: Buffer }[] = []
  let at = pngSignature.length
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined
    const type = bytes.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: bytes.subarray(at + 8, end) })
    if (type === 'IEND') return chunks
    at = end + 4
  }
  return undefined
}

/** Filter types of a PNG line (PNG specification, 9.2). */
const filterMax = 4

/** Whether the compressed lines have the number and length that the PNG header declares, with valid filters. */
const areWhole = (data: Buffer, lineBytes: number, height: number): boolean => {
  const size = lineBytes * height
  try {
    const lines = inflateSync(data, { maxOutputLength: size + 1 })
    if (lines.length !== size) return false
    for (let at = 0; at < size; at += lineBytes) if ((lines[at] ?? 0) > filterMax) return false
    return true
  } catch {
    return false
  }
}

/** Whether a PNG has at most one palette, of whole colours and within its depth, where it needs one. */
const hasGoodPalette = (chunks: readonly { type: string; data: Buffer }[], colourType: number, depth: number) => {
  const [palette, ...others] = chunks.flatMap(({ type, data }) => (type === 'PLTE' ? [data] : []))
  if (others.length > 0) return false
  if (colourType !== 3) return true
  const colours = (palette?.length ?? 0) / 3
  return Number.isInteger(colours) && colours >= 1 && colours <= 2 ** depth
}

/** Head of a PNG; the samples of an ordinary one are unpacked to see whether they are whole. */
const readPngHead = (bytes: Buffer, limits: PictureLimits): PictureHead | RefusedPicture => {
  const damaged = { fault: 'damaged' } as const
  const chunks = readPngChunks(bytes)
  const [head, ...others] = chunks ?? []
  if (!chunks || head?.type !== 'IHDR' || head.data.length !== 13 || others.some(({ type }) => type === 'IHDR'))
    return damaged
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  const [depth = 0, colourType = 0, compression, filtering, interlace = 0] = head.data.subarray(8)
  const colours = colourTypes[colourType]
  if (!colours?.depths.includes(depth) || compression !== 0 || filtering !== 0 || interlace > 1) return damaged
  if (areTooMany(width, height, limits)) return { fault: 'dimensions' }
  if (!hasGoodPalette(chunks, colourType, depth)) return damaged
  const mayBeClear = colourType >= 4 || others.some(({ type }) => type === 'tRNS')
  if (depth === 16 || interlace === 1 || !isPrintedSize(width, height, limits))
    return { kind: 'png', isOrdinary: false, mayBeClear }
  const lines = Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])))
  // Each line has a filter byte before its samples.
  const lineBytes = Math.ceil((width * colours.samples * depth) / 8) + 1
  return areWhole(lines, lineBytes, height) ? { kind: 'png', isOrdinary: true, mayBeClear } : damaged
}

/** Printable frames of a JPEG: baseline, extended and progressive, all of them Huffman coded. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Markers C4, C8 and CC are no frames despite their range. */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Frame of a JPEG, whether the file tells how its camera was held, and where its first scan begins. */
interface JpegHead {
  marker: number
  head: Buffer
  hasExif: boolean
  scanAt: number
}

/** Frame of a JPEG: its marker and its header; undefined where the segments before the image data are truncated. */
export const readFrameHeader = (bytes: Buffer): JpegHead | undefined => {
  let frame: Pick<JpegHead, 'marker' | 'head'> | undefined
  let hasExif = false
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const [marker = 0, length] = [bytes[at + 1], bytes.readUInt16BE(at + 2)]
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return undefined
    if (isFrameMarker(marker)) frame = { marker, head: bytes.subarray(at + 4, end) }
    if (marker === 0xe1 && bytes.toString('latin1', at + 4, at + 8) === 'Exif') hasExif = true
    // The image data follow this marker.
    if (marker === 0xda) return frame && { ...frame, hasExif, scanAt: at }
    at = end
  }
  return undefined
}

/** Place of the next marker behind image data: FF before 0 is a sample, D0 to D7 restart the coding; -1 without one. */
const findMarker = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2)
  }
  return -1
}

/** End of the image of a JPEG, behind which cameras put films, depths and further pictures; undefined for a cut one. */
const findJpegEnd = (bytes: Buffer, scanAt: number): number | undefined => {
  let at = scanAt
  while (at >= 0 && at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return at + 2
    if (at + 4 > bytes.length) return undefined
    at = findMarker(bytes, at + 2 + bytes.readUInt16BE(at + 2))
  }
  return undefined
}

const readJpegHead = (bytes: Buffer, limits: PictureLimits): PictureHead | RefusedPicture => {
  const frame = readFrameHeader(bytes)
  if (!frame || frame.head.length < 6) return { fault: 'damaged' }
  const [precision, components = 0] = [frame.head[0], frame.head[5]]
  if (!frames.has(frame.marker) || precision !== 8 || ![1, 3, 4].includes(components)) return { fault: 'jpeg_kind' }
  const [width, height] = [frame.head.readUInt16BE(3), frame.head.readUInt16BE(1)]
  if (areTooMany(width, height, limits)) return { fault: 'dimensions' }
  const end = findJpegEnd(bytes, frame.scanAt)
  if (end === undefined) return { fault: 'damaged' }
  // What follows the image is not printed: it may tell of its place, or be longer than the image.
  const isOrdinary = end === bytes.length && components !== 4 && !frame.hasExif && isPrintedSize(width, height, limits)
  return { kind: 'jpeg', isOrdinary, mayBeClear: false }
}

/** Other kinds of file by their first bytes, as a refusal names them. */
const otherKinds: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^GIF8/, 'a GIF'],
  [/^(II\*\0|MM\0\*)/, 'a TIFF'],
  [/^%PDF/, 'a PDF'],
  [/^%!PS|^\xc5\xd0\xd3\xc6/, 'an EPS'],
  [/^BM/, 'a BMP'],
  [/^8BPS/, 'a PSD'],
  [/^....ftyp(heic|heix|mif1|hevc)/s, 'a HEIC'],
  [/^....ftypavi[fs]/s, 'an AVIF'],
]

/** Drawings in XML begin so. */
const svgPattern = /^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i

const refuseKind = (bytes: Buffer): RefusedPicture => {
  const text = bytes.toString('utf8', 0, 4096).replace(/^\ufeff/, '')
  if (svgPattern.test(text) && text.includes('<svg')) return { fault: 'svg' }
  const head = bytes.toString('latin1', 0, 16)
  return { fault: 'kind', found: otherKinds.find(([pattern]) => pattern.test(head))?.[1] ?? 'none of them' }
}

/** Reads the head of a PNG, JPEG or WebP; its samples are unpacked only where they go into a document as they are. */
export const readPictureHead = (bytes: Buffer, limits: PictureLimits): PictureHead | RefusedPicture => {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return readPngHead(bytes, limits)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpegHead(bytes, limits)
  if (/^RIFF....WEBP/s.test(bytes.toString('latin1', 0, 12)))
    return { kind: 'webp', isOrdinary: false, mayBeClear: true }
  return refuseKind(bytes)
}
