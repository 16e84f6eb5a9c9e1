import { joinPdfObjects } from '../../support/pdf-objects.ts'
/** A PDF of one page whose content and annotations are given, with Helvetica as F1; the picture Im1 is one grey pixel. */
export const contentPdf = (
  content: string,
  { annotations = [], page = '', fonts = '' }: { annotations?: readonly string[]; page?: string; fonts?: string } = {},
): Uint8Array => {
  const notes = annotations.map((_, index) => `${7 + index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} /Contents 4 0 R /Annots [${notes}] /Resources << /Font << /F1 5 0 R ${fonts} >> /XObject << /Im1 6 0 R >> /ExtGState << /Half << /ca 0.4 >> /Times << /BM /Multiply >> >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n\x80\nendstream',
    ...annotations,
  ]
  return joinPdfObjects(objects)
}
