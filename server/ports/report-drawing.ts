import type { Report } from '#domain/report/report'

/** Visual parts of a report: the colour of the brand as `#RRGGBB`, its logo, a validated PNG or JPEG, and the photo. */
export interface DrawnBrand {
  colour: string
  logo?: Uint8Array | undefined
  /** Photo of the home, a validated PNG or JPEG, where the report has a place for one. */
  photo?: Uint8Array | undefined
}

/** A report with the brand that it is drawn in; as JSON, it has no logo. */
export interface DrawnReport {
  report: Report
  brand: Pick<DrawnBrand, 'colour'>
}

/** Renders reports as PDF, and knows the characters of its fonts. */
export interface ReportDrawing {
  /** Characters of a text that no font has, without duplicates, in the order of the text. */
  unprintableCharacters(text: string): string[]
  /**
   * Bytes of the PDF; deterministic for the same report and brand.
   * @throws Error for a logo that was not validated, or a text with characters that no font has.
   */
  drawReport(report: Report, brand: DrawnBrand): Promise<Uint8Array>
}
