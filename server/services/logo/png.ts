import { crc32, inflateSync } from 'node:zlib'
import { isPrintableSize, type LogoFault } from './logo-fault.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Whether bytes begin as a PNG. */
export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature)

interface Chunk {
  type: string
  data: Buffer
}

/** Bytes of a chunk beside its data: length, type, check sum. */
const frame = 12

/** The chunks up to IEND; undefined where a length or a check sum is wrong, or the end is missing. */
const chunksOf = (bytes: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = []
  for (let at = signature.length; at + frame <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const end = at + frame + length
    if (end > bytes.length) return undefined
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined
    const type = bytes.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4) })
    if (type === 'IEND') return chunks
    at = end
  }
  return undefined
}

/** Samples of a pixel by the colour types of PNG: grey, RGB, palette, grey with alpha, RGB with alpha. */
const samplesByType: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const depths = [1, 2, 4, 8]
const headLength = 13

/** The bytes of all rows, each with the byte of its filter, before compression. */
const inflatedLength = (width: number, height: number, depth: number, samples: number): number =>
  height * (1 + Math.ceil((width * depth * samples) / 8))

const inflates = (chunks: readonly Chunk[], length: number): boolean => {
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  try {
    return inflateSync(packed, { maxOutputLength: length + 1 }).length === length
  } catch {
    return false
  }
}

/** Why a PNG cannot be printed; undefined for one that can: not interlaced, 8 bits a sample at most, whole. */
export const pngFault = (bytes: Buffer): LogoFault | undefined => {
  const chunks = chunksOf(bytes)
  const head = chunks?.[0]
  if (!chunks || head?.type !== 'IHDR' || head.data.length !== headLength) return 'logo_damaged'
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  const [depth = 0, type = 0, , , interlace] = head.data.subarray(8)
  if (!isPrintableSize(width, height)) return 'logo_dimensions'
  const samples = samplesByType[type]
  if (samples === undefined || !depths.includes(depth) || interlace !== 0) return 'logo_kind'
  if (type === 3 && !chunks.some(chunk => chunk.type === 'PLTE')) return 'logo_damaged'
  return inflates(chunks, inflatedLength(width, height, depth, samples)) ? undefined : 'logo_damaged'
}
