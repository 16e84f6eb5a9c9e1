/** JPEG as embedded in a document. */
export interface Photograph {
  width: number
  height: number
  /** 1 for grey, 3 for RGB. */
  components: number
  /** File without metadata about camera, place and editing. */
  data: Uint8Array
}

const startOfScan = 0xda
const adobeSegment = 0xee
const comment = 0xfe

/** Segments to remove: comments, and application data except JFIF and Adobe's, which define the colour encoding. */
const isRemovedSegment = (marker: number): boolean =>
  (marker > 0xe0 && marker <= 0xef && marker !== adobeSegment) || marker === comment

/** Frame markers; C4, C8 and CC fall in their range but are not frames. */
const isJpegFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * Reads a JPEG that was validated before. Its orientation is not applied; EXIF is removed, since it may contain places
 * and previews.
 * @throws Error for a file without a frame.
 */
export const readPhotograph = (bytes: Buffer): Photograph => {
  const parts: Buffer[] = [bytes.subarray(0, 2)]
  let frame: Buffer | undefined
  let at = 2
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (isJpegFrame(marker)) frame = bytes.subarray(at + 4, end)
    if (marker === startOfScan) break
    if (!isRemovedSegment(marker)) parts.push(bytes.subarray(at, end))
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
