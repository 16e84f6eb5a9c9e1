import { hash } from 'node:crypto'
import { type PDFContext, PDFHexString, PDFName, type PDFRef } from 'pdf-lib'
import { readPhotograph } from './jpeg.ts'
import { type Raster, readPngRaster } from './png.ts'

/** Picture in a document: a logo or a photo. */
export interface EmbeddedPicture {
  ref: PDFRef
  /** Width in pixels. */
  width: number
  height: number
  /** Whether all that is seen of it is white, and the rest is clear: on paper it needs a ground. */
  isWhite: boolean
}

type Entries = Parameters<PDFContext['stream']>[1]

const addImage = (context: PDFContext, data: Uint8Array, entries: NonNullable<Entries>): PDFRef =>
  context.register(context.stream(data, { Type: 'XObject', Subtype: 'Image', ...entries }))

const getDeviceSpace = (samples: number): string => (samples === 1 ? 'DeviceGray' : 'DeviceRGB')

const getColourSpace = (context: PDFContext, { colours, samples }: Raster) =>
  colours
    ? context.obj([
        PDFName.of('Indexed'),
        PDFName.of('DeviceRGB'),
        colours.length / 3 - 1,
        PDFHexString.of(colours.toString('hex')),
      ])
    : getDeviceSpace(samples)

const addPngImage = (context: PDFContext, raster: Raster): EmbeddedPicture => {
  const { width, height, bitsPerSample, samples, data, isFiltered, opacity, transparent } = raster
  const size = { Width: width, Height: height }
  const mask =
    opacity &&
    addImage(context, opacity, { ...size, ColorSpace: 'DeviceGray', BitsPerComponent: 8, Filter: 'FlateDecode' })
  const ref = addImage(context, data, {
    ...size,
    ColorSpace: getColourSpace(context, raster),
    BitsPerComponent: bitsPerSample,
    Filter: 'FlateDecode',
    ...(isFiltered && {
      DecodeParms: { Predictor: 15, Colors: samples, BitsPerComponent: bitsPerSample, Columns: width },
    }),
    ...(mask && { SMask: mask }),
    ...(transparent && { Mask: context.obj([...transparent]) }),
  })
  return { ref, width, height, isWhite: raster.isWhite === true }
}

/** Logos whose samples are kept, and the most bytes that each of them may have. */
const [keptLogosMax, keptBytesMax] = [16, 1_048_576] as const

/** Samples of the logos drawn last, by the hash of their files: an agency's reports have the same one. */
const keptRasters = new Map<string, Raster>()

/** Reads the PNG of a logo, or finds what was read of it before. */
const findPngRaster = (bytes: Buffer): Raster => {
  const name = hash('sha256', bytes, 'base64')
  const raster = keptRasters.get(name) ?? readPngRaster(bytes)
  keptRasters.delete(name)
  if (raster.data.length + (raster.opacity?.length ?? 0) <= keptBytesMax) keptRasters.set(name, raster)
  for (const oldest of keptRasters.keys()) {
    if (keptRasters.size <= keptLogosMax) break
    keptRasters.delete(oldest)
  }
  return raster
}

/** What a picture is in a report: only samples of logos are kept, since a photo is of one report. */
type PictureRole = 'logo' | 'photo'

/**
 * Embeds a picture: a PNG with the samples of its file, a JPEG as it is.
 * @throws Error for an image that was not validated before.
 */
export const addPicture = (context: PDFContext, picture: Uint8Array, role: PictureRole): EmbeddedPicture => {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  if (bytes[0] === 0x89) return addPngImage(context, role === 'logo' ? findPngRaster(bytes) : readPngRaster(bytes))
  const { width, height, components, data } = readPhotograph(bytes)
  const ref = addImage(context, data, {
    Width: width,
    Height: height,
    ColorSpace: getDeviceSpace(components),
    BitsPerComponent: 8,
    Filter: 'DCTDecode',
  })
  return { ref, width, height, isWhite: false }
}
