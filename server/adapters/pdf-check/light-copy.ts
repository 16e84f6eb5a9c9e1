import { type PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib'

/** Pictures of more pixels than this are left out: none of them is text, and to decode one takes up to a second. */
const pixelsMax = 4096

const readNumber = (stream: PDFRawStream, name: string): number => {
  const value = stream.dict.lookup(PDFName.of(name))
  return value instanceof PDFNumber ? value.asNumber() : 0
}

const isLargePicture = (stream: PDFRawStream): boolean =>
  stream.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image') &&
  readNumber(stream, 'Width') * readNumber(stream, 'Height') > pixelsMax

const isTransparent = ({ dict }: PDFRawStream): boolean =>
  ['SMask', 'Mask', 'ImageMask'].some(name => dict.has(PDFName.of(name)))

/**
 * Bytes of a PDF in which each large picture is one pixel, transparent where the picture was; the given bytes where it
 * has none. Text, and where the pictures are, is the same.
 */
export const makeLightCopy = async (document: PDFDocument, bytes: Uint8Array): Promise<Uint8Array> => {
  const { context } = document
  const large = context
    .enumerateIndirectObjects()
    .flatMap(([reference, object]) =>
      object instanceof PDFRawStream && isLargePicture(object) ? [{ reference, object }] : [],
    )
  if (large.length === 0) return bytes
  for (const { reference, object } of large) {
    const pixel = { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1 }
    const kind = isTransparent(object)
      ? { ...pixel, ImageMask: true, BitsPerComponent: 1 }
      : { ...pixel, ColorSpace: 'DeviceGray', BitsPerComponent: 8 }
    context.assign(reference, context.stream(Uint8Array.of(0), kind))
  }
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}
