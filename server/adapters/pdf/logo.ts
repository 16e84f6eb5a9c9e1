import { type PDFContext, PDFHexString, PDFName, type PDFRef } from 'pdf-lib'
import { photograph } from './jpeg.ts'
import { pngRaster, type Raster } from './png.ts'

/** A logo within a document. */
export interface Logo {
  ref: PDFRef
  /** Width of the picture, in pixels. */
  width: number
  height: number
}

type Entries = Parameters<PDFContext['stream']>[1]

const image = (context: PDFContext, data: Uint8Array, entries: NonNullable<Entries>): PDFRef =>
  context.register(context.stream(data, { Type: 'XObject', Subtype: 'Image', ...entries }))

const deviceSpace = (samples: number): string => (samples === 1 ? 'DeviceGray' : 'DeviceRGB')

const colourSpace = (context: PDFContext, { colours, samples }: Raster) =>
  colours
    ? context.obj([
        PDFName.of('Indexed'),
        PDFName.of('DeviceRGB'),
        colours.length / 3 - 1,
        PDFHexString.of(colours.toString('hex')),
      ])
    : deviceSpace(samples)

const png = (context: PDFContext, raster: Raster): Logo => {
  const { width, height, bitsPerSample, samples, data, isFiltered, opacity, transparent } = raster
  const size = { Width: width, Height: height }
  const mask =
    opacity &&
    image(context, opacity, { ...size, ColorSpace: 'DeviceGray', BitsPerComponent: 8, Filter: 'FlateDecode' })
  const ref = image(context, data, {
    ...size,
    ColorSpace: colourSpace(context, raster),
    BitsPerComponent: bitsPerSample,
    Filter: 'FlateDecode',
    ...(isFiltered && {
      DecodeParms: { Predictor: 15, Colors: samples, BitsPerComponent: bitsPerSample, Columns: width },
    }),
    ...(mask && { SMask: mask }),
    ...(transparent && { Mask: context.obj([...transparent]) }),
  })
  return { ref, width, height }
}

/**
 * Puts a logo into a document: a PNG with the samples of its file, a JPEG as it is.
 * @throws Error for a picture that was not checked before.
 */
export const embeddedLogo = (context: PDFContext, logo: Uint8Array): Logo => {
  const bytes = Buffer.from(logo.buffer, logo.byteOffset, logo.byteLength)
  if (bytes[0] === 0x89) return png(context, pngRaster(bytes))
  const { width, height, components, data } = photograph(bytes)
  const ref = image(context, data, {
    Width: width,
    Height: height,
    ColorSpace: deviceSpace(components),
    BitsPerComponent: 8,
    Filter: 'DCTDecode',
  })
  return { ref, width, height }
}
