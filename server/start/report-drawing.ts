import type { ReportDrawing } from '../ports/report-drawing.ts'

let loaded: Promise<ReportDrawing> | undefined

/** Report drawing with its fonts, loaded once per thread on first use. */
export const loadReportDrawing = (): Promise<ReportDrawing> => {
  loaded ??= import('../adapters/pdf/drawing.ts').then(adapter => adapter.createReportDrawing())
  // After a failed load the next report retries.
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}
