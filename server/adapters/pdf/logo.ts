import { type PDFContext, PDFHexString, PDFName, type PDFRef } from 'pdf-lib'
import { readPhotograph } from './jpeg.ts'
import { type Raster, readPngRaster } from './png.ts'

/** Embedded logo. */
export interface Logo {
  ref: PDFRef
  /** Width in pixels. */
  width: number
  height: number
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

const addPngImage = (context: PDFContext, raster: Raster): Logo => {
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
  return { ref, width, height }
}

/**
 * Embeds a logo: a PNG with the samples of its file, a JPEG as it is.
 * @throws Error for an image that was not validated before.
 */
export const addLogo = (context: PDFContext, logo: Uint8Array): Logo => {
  const bytes = Buffer.from(logo.buffer, logo.byteOffset, logo.byteLength)
  if (bytes[0] === 0x89) return addPngImage(context, readPngRaster(bytes))
  const { width, height, components, data } = readPhotograph(bytes)
  const ref = addImage(context, data, {
    Width: width,
    Height: height,
    ColorSpace: getDeviceSpace(components),
    BitsPerComponent: 8,
    Filter: 'DCTDecode',
  })
  return { ref, width, height }
}
