import type { ReportDrawing } from '../ports/report-drawing.ts'

let loaded: Promise<ReportDrawing> | undefined

/** What draws reports, with its fonts: read once in each thread, when it is first asked for. */
export const reportDrawing = (): Promise<ReportDrawing> => {
  loaded ??= import('../adapters/pdf/drawing.ts').then(adapter => adapter.reportDrawing())
  // What could not be read is tried again by the next report.
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}
