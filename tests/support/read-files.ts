import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { PDFDocument, type PDFFont, rgb, StandardFonts } from 'pdf-lib'
import { drawnPng, pngChunk } from './drawn-logo.ts'
import { joinPdfObjects } from './pdf-objects.ts'

/** Bytes as a request carries them. */
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** The name of a file by which the stand-in knows its data. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A text that a PDF holds; hidden ones are white and small. */
export interface PdfText {
  text: string
  isHidden?: boolean
}

const drawn = (document: PDFDocument, font: PDFFont, texts: readonly PdfText[]): void => {
  const page = document.addPage([595, 842])
  for (const [index, { text, isHidden }] of texts.entries())
    page.drawText(text, {
      x: 50,
      y: 780 - 20 * index,
      size: isHidden ? 1 : 12,
      font,
      color: isHidden ? rgb(1, 1, 1) : rgb(0, 0, 0),
    })
}

/** A PDF of some pages, the same bytes each time. */
export const pdfOf = async (texts: readonly PdfText[], pages = 1): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  drawn(document, font, texts)
  for (let page = 1; page < pages; page += 1) document.addPage([595, 842])
  return document.save()
}

/** A text as an object of a PDF writes it. */
const pdfText = (text: string): string => text.replace(/[\\()]/g, '\\$&')

/** A PDF of one page with some lines, written by hand: the same bytes with any library. */
export const plainPdf = (lines: readonly string[], encoding = '/WinAnsiEncoding'): Uint8Array => {
  const drawing = ['BT /F1 12 Tf 50 780 Td 16 TL', ...lines.map(line => `(${pdfText(line)}) Tj T*`), 'ET'].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding} >>`,
  ]
  return joinPdfObjects(objects)
}

/** A PDF of one page among many objects; its reader rests for a millisecond after each hundred, on whatever machine. */
export const longPdf = (objects: number): Uint8Array => {
  const page = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj',
  ].join('\n')
  const rest = '4 0 obj\n1\nendobj\n'.repeat(objects)
  const end = 'trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'
  return Buffer.from(`%PDF-1.4\n${page}\n${rest}${end}`, 'latin1')
}

/** Texts on the pages of a PDF, each at its place in points from the lower left corner; a page without any is a picture. */
export const placedPdf = async (
  pages: readonly (readonly (readonly [text: string, x: number, y: number])[])[],
): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const texts of pages) {
    const page = document.addPage([595, 842])
    for (const [text, x, y] of texts) page.drawText(text, { x, y, size: 12, font })
    if (texts.length === 0) page.drawRectangle({ x: 50, y: 50, width: 400, height: 600 })
  }
  return document.save()
}

/** A PDF that wants a password. */
export const encryptedPdf = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.addPage()
  await document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
  return document.save()
}

/** A small PDF whose list of objects inflates to some hundred MiB. */
export const inflatingPdf = (mebibytes: number): Uint8Array => {
  const packed = deflateSync(Buffer.alloc(mebibytes * 1024 * 1024, 0x20), { level: 9 })
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
  const tail = '\nendstream\nendobj\ntrailer\n<< /Root 2 0 R /Size 3 >>\nstartxref\n0\n%%EOF\n'
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from(tail, 'latin1')])
}

/** A PNG whose head says a size; its picture is one line. */
export const pngOf = (width: number, height: number, comment = ''): Uint8Array =>
  drawnPng({
    ...{ width, height, colourType: 0 },
    before: comment === '' ? [] : [pngChunk('tEXt', Buffer.from(`Comment\0${comment}`, 'latin1'))],
    lines: Buffer.alloc(1 + Math.min(width, 100)),
  })

/** A JPEG up to its picture, whose frame says a size. */
export const jpegOf = (width: number, height: number): Uint8Array => {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const picture = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xff, 0xd9])
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), frame, picture])
}

/** Bytes that begin as a PDF does and are none, of some length. */
export const bytesOfLength = (length: number): Uint8Array => {
  const bytes = Buffer.alloc(length, 0x20)
  bytes.write('%PDF-1.7\n', 'latin1')
  return bytes
}
