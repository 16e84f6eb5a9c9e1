/** A JPEG as a document holds it. */
export interface Photograph {
  width: number
  height: number
  /** 1 is grey, 3 are red, green and blue. */
  components: number
  /** The file without metadata about camera, place and editing. */
  data: Uint8Array
}

const startOfScan = 0xda
const adobeSegment = 0xee
const comment = 0xfe

/** Segments to remove: application data except JFIF and Adobe's, which say how colours are stored, and comments. */
const isRemoved = (marker: number): boolean =>
  (marker > 0xe0 && marker <= 0xef && marker !== adobeSegment) || marker === comment

/** Markers C4, C8 and CC are no frames though they stand among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * The picture of a JPEG that was checked before. Its orientation is not applied; that is lost with the rest of EXIF,
 * which may hold places and previews.
 * @throws Error for a file without a frame.
 */
export const photograph = (bytes: Buffer): Photograph => {
  const parts: Buffer[] = [bytes.subarray(0, 2)]
  let frame: Buffer | undefined
  let at = 2
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (isFrame(marker)) frame = bytes.subarray(at + 4, end)
    if (marker === startOfScan) break
    if (!isRemoved(marker)) parts.push(bytes.subarray(at, end))
    at = end
  }
  if (!frame) throw new Error('A logo is drawn that was not checked before.')
  parts.push(bytes.subarray(at))
  return {
    width: frame.readUInt16BE(3),
    height: frame.readUInt16BE(1),
    components: frame[5] ?? 3,
    data: Buffer.concat(parts),
  }
}
