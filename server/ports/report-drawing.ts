import type { Report } from '#domain/report/report'

/** What of a brand is drawn and not read: its colour as `#RRGGBB` and its logo, a PNG or JPEG that was checked before. */
export interface DrawnBrand {
  colour: string
  logo?: Uint8Array | undefined
}

/** What draws reports, and knows the letters of its fonts. */
export interface ReportDrawing {
  /** Characters of a text that no font has, each once, in the order of the text; empty where all of it is printed. */
  unprintableCharacters(text: string): string[]
  /**
   * The bytes of the PDF; the same for the same report and brand.
   * @throws Error for a logo that was not checked before, or a text with characters that no font has.
   */
  drawReport(report: Report, brand: DrawnBrand): Promise<Uint8Array>
}
