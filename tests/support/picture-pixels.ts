import { decode as decodePng } from 'fast-png'
import jpeg from 'jpeg-js'
import { readFrameHeader } from '#server/services/files/picture-head'

/** Pixels of a picture, read by a library that the service does not use. */
export interface PicturePixels {
  width: number
  height: number
  /** Samples of a pixel: red, green and blue. */
  pixel(x: number, y: number): number[]
}

/** Reads the pixels of a PNG of 8 bit in colour. */
export const readPngPixels = (bytes: Uint8Array): PicturePixels & { opacity?: (x: number, y: number) => number } => {
  const { width, height, data, channels } = decodePng(bytes)
  if (channels < 3) throw new Error(`The PNG has ${channels} samples a pixel.`)
  const at = (x: number, y: number): number => (y * width + x) * channels
  return {
    width,
    height,
    pixel: (x, y) => [...data.slice(at(x, y), at(x, y) + 3)],
    ...(channels === 4 && { opacity: (x, y) => data[at(x, y) + 3] ?? 0 }),
  }
}

/** Reads the pixels of a JPEG, and the number of its components. */
export const readJpegPixels = (bytes: Uint8Array): PicturePixels & { components: number } => {
  const { width, height, data } = jpeg.decode(bytes, { useTArray: true })
  const at = (x: number, y: number): number => (y * width + x) * 4
  const components = readFrameHeader(Buffer.from(bytes))?.head[5] ?? 0
  return { width, height, components, pixel: (x, y) => [...data.slice(at(x, y), at(x, y) + 3)] }
}

/** Reads the pixels of a grey PNG of 1 bit. */
export const readPngPixelsGrey = (
  bytes: Uint8Array,
): Omit<PicturePixels, 'pixel'> & { grey(x: number, y: number): number } => {
  const { width, height, data, depth, channels } = decodePng(bytes)
  if (channels !== 1 || depth !== 1) throw new Error(`The PNG has ${channels} samples of ${depth} bits.`)
  const lineBytes = Math.ceil(width / 8)
  return { width, height, grey: (x, y) => ((data[y * lineBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 }
}
